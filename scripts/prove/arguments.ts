// What the proof is asked to do, read from its command line.
import { availableParallelism } from 'node:os'
import { valuesOf, wholeNumbersIn } from '../arguments'

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

export const USAGE = `npm run prove -- [options]
  --games N      games of random actions, by random rules (100000)
  --computers N  games of computer players (a tenth of the games)
  --throws N     throws of each walk round the board (60000000)
  --seed N       number of the first game (1)
  --workers N    threads (one a processor)
  --json         prints one JSON object on stdout instead of the report
  --replay FILE  plays failures again: a failure as printed, or the JSON of a whole run`

/** Throws BadArguments. */
export function planOf(args: readonly string[]): Plan {
  const text = { type: 'string' } as const
  const values = valuesOf(args, {
    ...{ games: text, computers: text, throws: text, seed: text, workers: text, replay: text },
    json: { type: 'boolean' }
  })
  const whole = wholeNumbersIn(values)
  const games = whole('games', { least: 0, usual: 100_000 })
  return {
    games,
    computers: whole('computers', { least: 0, usual: Math.ceil(games / 10) }),
    throws: whole('throws', { least: 0, usual: 60_000_000 }),
    seed: whole('seed', { least: 0, usual: 1 }),
    workers: Math.min(64, whole('workers', { usual: availableParallelism() })),
    json: values.json ?? false,
    replay: values.replay ?? null
  }
}
