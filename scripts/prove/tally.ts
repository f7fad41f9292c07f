// What a part of the proof has counted, and how parts are added up.
import { newCensus, type Census } from './census'
import type { Failure } from './failure'
import { noLandings, type Landings, type Walk } from './landing'

export type GameCount = {
  games: number
  /** Games that somebody won. */
  decided: number
  /** Turns of all seats in the decided games. */
  turns: number
}

export type Tally = {
  readonly census: Census
  readonly random: {
    games: number
    actions: number
    /** Games that came to an end within their number of actions. */
    ended: number
    /** Wrong actions thrown at the judge, and how many of them he refused. */
    wrong: number
    refused: number
  }
  readonly computers: {
    actions: number
    /** Answers that were no legal action. */
    illegal: number
    /** Games with the official rules by their number of players, 2 to 8; the first two entries stay empty. */
    official: GameCount[]
    /** Games with any mixture of options. */
    mixed: GameCount
  }
  readonly landings: Record<Walk, Landings>
  readonly failures: Failure[]
}

const noGames = (): GameCount => ({ games: 0, decided: 0, turns: 0 })

export const newTally = (): Tally => ({
  census: newCensus(),
  random: { games: 0, actions: 0, ended: 0, wrong: 0, refused: 0 },
  computers: {
    actions: 0,
    illegal: 0,
    official: Array.from({ length: 9 }, noGames),
    mixed: noGames()
  },
  landings: { short: noLandings(), long: noLandings(), longKept: noLandings() },
  failures: []
})

/** Adds numbers to numbers, field by field. */
function addNumbers(sum: object, part: object): void {
  const [into, from] = [sum, part] as Record<string, unknown>[]
  for (const [name, value] of Object.entries(from ?? {})) {
    const before = into?.[name]
    if (typeof value === 'number' && into) into[name] = (typeof before === 'number' ? before : 0) + value
    else if (typeof value === 'object' && value && typeof before === 'object' && before)
      addNumbers(before, value)
  }
}

/** Adds what a part has counted to the sum. */
export function addTo(sum: Tally, { failures, ...numbers }: Tally): void {
  addNumbers(sum, numbers)
  sum.failures.push(...failures)
}
