// Judges the sum of all jobs: what failed, what never came up, and which figures are off.
import type { Plan } from './arguments'
import { neverReached } from './census'
import { WALKS, type Walk } from './landing'
import { measure, type Measured } from './measure'
import type { GameCount, Tally } from './tally'

/** Random games from which on everything that can happen must have happened. */
const GAMES_FOR_ALL = 1000
/** Least share of games with the official rules that computer players decide. */
const DECIDED = 0.98

export type Verdict = {
  readonly passed: boolean
  /** What is wrong besides the failures of single games. */
  readonly complaints: readonly string[]
  readonly neverReached: readonly string[]
  readonly official: GameCount & { readonly share: number; readonly meanTurns: number }
  readonly landing: Partial<Record<Walk, Measured>>
}

export function judge(tally: Tally, { games }: Pick<Plan, 'games'>): Verdict {
  const missing = neverReached(tally.census)
  const complaints: string[] = []
  if (games >= GAMES_FOR_ALL) complaints.push(...missing.map((what) => `never reached: ${what}`))
  const official = officialGames(tally)
  // chance may leave one game in a handful open
  const open = official.games - official.decided
  if (open > Math.max(1, (1 - DECIDED) * official.games))
    complaints.push(`computer players left ${open} of ${official.games} games undecided`)
  const landing: Partial<Record<Walk, Measured>> = {}
  for (const walk of WALKS) {
    if (tally.landings[walk].throws === 0) continue
    const measured = measure(walk, tally.landings[walk])
    landing[walk] = measured
    complaints.push(...measured.off.map((what) => `walk ${walk}: ${what}`))
  }
  const passed = complaints.length === 0 && tally.failures.length === 0
  return { passed, complaints, neverReached: missing, official, landing }
}

function officialGames({ computers }: Tally): Verdict['official'] {
  const sum = { games: 0, decided: 0, turns: 0 }
  for (const { games, decided, turns } of computers.official) {
    sum.games += games
    sum.decided += decided
    sum.turns += turns
  }
  return { ...sum, share: ratio(sum.decided, sum.games), meanTurns: ratio(sum.turns, sum.decided) }
}

/** A quotient, 0 where there is nothing to divide by. */
export const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
