// What is to be learned from which games, read from the command line.
import { existsSync } from 'node:fs'
import { BadArguments, valuesOf, wholeNumbersIn } from '../arguments'
import { isContestant, NAMES } from '../league/contestants'

export type Lesson = {
  readonly games: readonly { readonly who: string; readonly count: number }[]
  readonly epochs: number
  readonly hidden: number
  readonly seed: number
  /** File with weights to begin with, or null for new ones; and where the weights go. */
  readonly from: string | null
  readonly file: string
  /** The arguments as they were given, for the record. */
  readonly text: string
}

const USUAL_GAMES = 'brisk:16000,casual:6000,strong:5000'
const USUAL_FILE = 'src/main/ai/value/weights.json'

export const USAGE = `npm run learn -- [options]
  --games WHO:N,...  games to learn from, each among equals at tables of two to six (${USUAL_GAMES})
  --epochs N         times that all positions are gone through (5)
  --hidden N         hidden units of the network (32)
  --seed N           seed of games and first weights (1)
  --from FILE        weights to begin with
  --file FILE        where the weights go (${USUAL_FILE})
Who plays: ${NAMES.join(', ')}`

/** Throws BadArguments. */
export function lessonOf(args: readonly string[]): Lesson {
  const text = { type: 'string' } as const
  const values = valuesOf(args, {
    ...{ games: text, epochs: text, hidden: text, seed: text, from: text, file: text }
  })
  const whole = wholeNumbersIn(values)
  if (values.from !== undefined && !existsSync(values.from))
    throw new BadArguments(`There is no file ${values.from}`)
  return {
    games: (values.games ?? USUAL_GAMES).split(',').map(gamesOf),
    epochs: whole('epochs', { usual: 5 }),
    hidden: whole('hidden', { usual: 32, most: 1000 }),
    seed: whole('seed', { usual: 1, most: 1_000_000 }),
    from: values.from ?? null,
    file: values.file ?? USUAL_FILE,
    text: args.join(' ')
  }
}

function gamesOf(part: string): { who: string; count: number } {
  const [who = '', count = ''] = part.split(':')
  if (!isContestant(who)) throw new BadArguments(`Nobody is called "${who}"`)
  return { who, count: wholeNumbersIn({ games: count })('games', { usual: 1 }) }
}
