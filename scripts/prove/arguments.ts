// What the proof is asked to do, read from its command line.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

export type Plan = {
  /** Games of random actions, and games of computer players. */
  readonly games: number
  readonly computers: number
  /** Throws of each walk. */
  readonly throws: number
  /** Number of the first game. */
  readonly seed: number
  readonly workers: number
  readonly json: boolean
  /** A file with failures to be played again instead of all this, or null. */
  readonly replay: string | null
}

/** Arguments that cannot be followed; the message says why. */
export class BadArguments extends Error {}

export const USAGE = `npm run prove -- [options]
  --games N      games of random actions, by random rules (100000)
  --computers N  games of computer players (a tenth of the games)
  --throws N     throws of each walk round the board (60000000)
  --seed N       number of the first game (1)
  --workers N    threads (one a processor)
  --json         prints one JSON object on stdout instead of the report
  --replay FILE  plays failures again: a failure as printed, or the JSON of a whole run`

const MOST = 1_000_000_000

/** Throws BadArguments. */
export function planOf(args: readonly string[]): Plan {
  const values = valuesOf(args)
  const count = (
    name: 'games' | 'computers' | 'throws' | 'seed' | 'workers',
    least: number,
    usual: number
  ) => {
    const text = values[name]
    if (text === undefined) return usual
    const number = /^\d+$/.test(text) ? Number(text) : NaN
    if (number >= least && number <= MOST) return number
    throw new BadArguments(`--${name} wants a whole number from ${least} to ${MOST}, not "${text}"`)
  }
  const games = count('games', 0, 100_000)
  return {
    games,
    computers: count('computers', 0, Math.ceil(games / 10)),
    throws: count('throws', 0, 60_000_000),
    seed: count('seed', 0, 1),
    workers: Math.min(64, count('workers', 1, availableParallelism())),
    json: values.json ?? false,
    replay: values.replay ?? null
  }
}

function valuesOf(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      options: {
        ...{ games: text, computers: text, throws: text, seed: text, workers: text, replay: text },
        json: { type: 'boolean' }
      }
    }).values
  } catch (error) {
    throw new BadArguments(error instanceof Error ? error.message : String(error))
  }
}
