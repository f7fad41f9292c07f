// Ratings from games of many: how strong each must be for its wins to be as likely as they can be, in points of Elo.
import { below, fastChance } from '../../src/main/engine/random'
import type { Result } from './games'

export type Rating = {
  readonly name: string
  readonly games: number
  readonly wins: number
  /** Points, casual being 1000, and the interval in which nineteen of twenty repetitions would lie. */
  readonly elo: number
  readonly low: number
  readonly high: number
}

const ANCHOR = 'casual'
const ANCHOR_POINTS = 1000
const STEPS = 200
const REPETITIONS = 200
/** A win of a phantom against each: who never wins would have no rating at all. */
const PRIOR = 0.5

/** Strengths in points of Elo by name: the chance to win a table is one's strength as a share of all at it. */
function pointsOf(names: readonly string[], results: readonly Result[]): Map<string, number> {
  const wins = new Map<string, number>()
  for (const { seats, winner } of results) {
    const name = winner === null ? undefined : seats[winner]
    if (name !== undefined) wins.set(name, (wins.get(name) ?? 0) + 1)
  }
  let strengths = new Map(names.map((name) => [name, 1]))
  for (let step = 0; step < STEPS; step++) {
    const shares = new Map<string, number>()
    for (const { seats, winner } of results) {
      if (winner === null) continue
      const all = seats.reduce((sum, name) => sum + (strengths.get(name) ?? 0), 0)
      for (const name of seats) shares.set(name, (shares.get(name) ?? 0) + 1 / all)
    }
    strengths = new Map(
      names.map((name) => {
        const strength = strengths.get(name) ?? 1
        const phantom = (2 * PRIOR) / (strength + 1)
        return [name, ((wins.get(name) ?? 0) + PRIOR) / ((shares.get(name) ?? 0) + phantom)]
      })
    )
  }
  const anchor = strengths.get(ANCHOR) ?? 1
  return new Map(
    names.map((name) => [name, ANCHOR_POINTS + 400 * Math.log10((strengths.get(name) ?? 1) / anchor)])
  )
}

/** The ratings of all who played, the strongest first; undecided games count for nobody. */
export function ratingsOf(results: readonly Result[]): Rating[] {
  const names = [...new Set(results.flatMap(({ seats }) => seats))]
  const points = pointsOf(names, results)
  const chance = fastChance(1)
  const repeated = Array.from({ length: REPETITIONS }, () =>
    pointsOf(
      names,
      results.flatMap(() => results[below(chance, results.length)] ?? [])
    )
  )
  return names
    .map((name): Rating => {
      const sorted = repeated.map((one) => one.get(name) ?? 0).toSorted((one, other) => one - other)
      return {
        name,
        games: results.filter(({ seats }) => seats.includes(name)).length,
        wins: results.filter(({ seats, winner }) => winner !== null && seats[winner] === name).length,
        elo: points.get(name) ?? 0,
        low: sorted[Math.floor(0.025 * REPETITIONS)] ?? 0,
        high: sorted[Math.ceil(0.975 * REPETITIONS) - 1] ?? 0
      }
    })
    .toSorted((one, other) => other.elo - one.elo)
}
