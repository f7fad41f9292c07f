// What the league is asked to play, read from its command line.
import { BadArguments, valuesOf, wholeNumbersIn } from '../arguments'
import { isContestant, NAMES, type Thinking } from './contestants'
import type { Match } from './games'

export type Plan = {
  readonly matches: readonly Match[]
  /** Games of each match, and of the round of many. */
  readonly games: number
  readonly rounds: number
  readonly field: readonly string[]
  readonly thinking: Thinking
  readonly workers: number
  /** File of the games played, which goes on where it was left; or null. */
  readonly file: string | null
  readonly json: boolean
}

export const USAGE = `npm run league -- [options]
  --match A:B[:P]   one A against B in the other seats of P (4); may be repeated. Without it: all matches of the house
  --games N         games of each match (400)
  --rounds N        games of a round of many, from which ratings are made (as many as --games; 0 without --match)
  --field A,B,...   who plays in that round (the levels and all bench opponents)
  --rollouts N      rollouts of a master for each decision (300)
  --milliseconds N  time of a master for each decision instead; the result then depends on the machine
  --workers N       threads (1)
  --file FILE       keeps every game played in a file, and goes on where it was left
  --json            prints one JSON object on stdout instead of the report
Who plays: ${NAMES.join(', ')}; a level may have a character: strong/miser`

const BENCH = ['v3.1', 'v4', 'v4.1', 'v5.1', 'trading', 'growth', 'sneaky', 'random', 'brisk']
const HOUSE: readonly Match[] = [
  ...BENCH.map((b) => ({ a: 'master', b, players: 4 })),
  ...['strong', 'casual'].map((b) => ({ a: 'master', b, players: 4 })),
  { a: 'strong', b: 'casual', players: 4 },
  { a: 'casual', b: 'beginner', players: 4 },
  ...['casual', 'v3.1', 'trading'].map((b) => ({ a: 'master', b, players: 2 }))
]
const FIELD = ['master', 'strong', 'casual', 'beginner', ...BENCH]
const MOST_ROLLOUTS = 1_000_000

/** Throws BadArguments. */
export function planOf(args: readonly string[]): Plan {
  const text = { type: 'string' } as const
  const values = valuesOf(args, {
    match: { type: 'string', multiple: true },
    ...{ games: text, rounds: text, field: text, rollouts: text, milliseconds: text },
    ...{ workers: text, file: text, json: { type: 'boolean' } as const }
  })
  const whole = wholeNumbersIn(values)
  const games = whole('games', { least: 0, usual: 400 })
  const field = values.field?.split(',') ?? FIELD
  for (const name of field) known(name)
  if (field.length < 4) throw new BadArguments('--field wants four names at least')
  const milliseconds = values.milliseconds === undefined ? null : whole('milliseconds', { usual: 0 })
  return {
    matches: values.match?.map(matchOf) ?? HOUSE,
    games,
    rounds: whole('rounds', { least: 0, usual: values.match ? 0 : games }),
    field,
    thinking: {
      rollouts: whole('rollouts', { usual: milliseconds === null ? 300 : MOST_ROLLOUTS }),
      milliseconds
    },
    workers: Math.min(64, whole('workers', { usual: 1 })),
    file: values.file ?? null,
    json: values.json ?? false
  }
}

function matchOf(text: string): Match {
  const [a = '', b = '', players = '4', ...rest] = text.split(':')
  if (rest.length > 0 || !/^[2-8]$/.test(players))
    throw new BadArguments(`--match wants A:B or A:B:P with 2 to 8 players, not "${text}"`)
  return { a: known(a), b: known(b), players: Number(players) }
}

function known(name: string): string {
  if (!isContestant(name)) throw new BadArguments(`Nobody is called "${name}"`)
  return name
}
