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
const STEPS = 80
const REPETITIONS = 100
/** A win of a phantom against each: who never wins would have no rating at all. */
const PRIOR = 0.5

/** All games of the same contestants: their places in the list of names, and how often each has won. */
type Table = { readonly members: readonly number[]; readonly wins: number[] }

/** Strengths in points of Elo by place in the list: the chance to win a table is one's strength as a share of all at it. */
function pointsOf(names: readonly string[], tables: readonly Table[]): number[] {
  const wins = names.map(() => PRIOR)
  for (const { members, wins: won } of tables)
    members.forEach((member, place) => (wins[member] = (wins[member] ?? 0) + (won[place] ?? 0)))
  let strengths = names.map(() => 1)
  for (let step = 0; step < STEPS; step++) {
    const shares = strengths.map((strength) => (2 * PRIOR) / (strength + 1))
    for (const { members, wins: won } of tables) {
      let all = 0
      let games = 0
      for (const member of members) all += strengths[member] ?? 0
      for (const count of won) games += count
      for (const member of members) shares[member] = (shares[member] ?? 0) + games / all
    }
    strengths = strengths.map((_, member) => (wins[member] ?? 0) / (shares[member] ?? 1))
  }
  const anchor = strengths[names.indexOf(ANCHOR)] ?? 1
  return strengths.map((strength) => ANCHOR_POINTS + 400 * Math.log10(strength / anchor))
}

/** Games gathered by who sat at the table. Undecided ones count for nobody. */
function tablesOf(names: readonly string[], results: readonly Result[]): Table[] {
  const tables = new Map<string, Table>()
  for (const { seats, winner } of results) {
    const name = winner === null ? undefined : seats[winner]
    if (name === undefined) continue
    const members = [...new Set(seats)]
      .map((seat) => names.indexOf(seat))
      .toSorted((one, other) => one - other)
    const key = members.join()
    const table = tables.get(key) ?? { members, wins: members.map(() => 0) }
    const place = members.indexOf(names.indexOf(name))
    table.wins[place] = (table.wins[place] ?? 0) + 1
    tables.set(key, table)
  }
  return [...tables.values()]
}

/** The ratings of all who played, the strongest first. */
export function ratingsOf(results: readonly Result[]): Rating[] {
  const names = [...new Set(results.flatMap(({ seats }) => seats))]
  const points = pointsOf(names, tablesOf(names, results))
  const chance = fastChance(1)
  const repeated = Array.from({ length: REPETITIONS }, () =>
    pointsOf(
      names,
      tablesOf(
        names,
        results.flatMap(() => results[below(chance, results.length)] ?? [])
      )
    )
  )
  return names
    .map((name, member): Rating => {
      const sorted = repeated.map((one) => one[member] ?? 0).toSorted((one, other) => one - other)
      return {
        name,
        games: results.filter(({ seats }) => seats.includes(name)).length,
        wins: results.filter(({ seats, winner }) => winner !== null && seats[winner] === name).length,
        elo: points[member] ?? 0,
        low: sorted[Math.floor(0.025 * REPETITIONS)] ?? 0,
        high: sorted[Math.ceil(0.975 * REPETITIONS) - 1] ?? 0
      }
    })
    .toSorted((one, other) => other.elo - one.elo)
}
