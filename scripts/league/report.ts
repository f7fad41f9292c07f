// What came out: shares of wins with their intervals, ratings, and how long a searched decision took.
import type { Plan } from './arguments'
import { nameOf, type Result } from './games'
import { ratingsOf } from './ratings'
import type { Record } from './record'

/** A share with the interval in which it lies at 95 % (Wilson), all in per cent. */
export function shareOf(won: number, games: number): { share: number; low: number; high: number } {
  if (games === 0) return { share: 0, low: 0, high: 100 }
  const z = 1.96
  const share = won / games
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games)
  const half =
    (z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games)
  return { share: 100 * share, low: 100 * (middle - half), high: 100 * (middle + half) }
}

const quantile = (sorted: readonly number[], part: number): number | null =>
  sorted.length === 0
    ? null
    : (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0) / 10

function timesOf(results: readonly Result[]) {
  const times = results.flatMap((result) => result.times).toSorted((one, other) => one - other)
  return {
    searched: times.length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    most: quantile(times, 1)
  }
}

/** Milliseconds of the decisions that were not played ahead: the typical game, and the worst. */
function quickOf(results: readonly Result[]) {
  const of = (read: (result: Result) => number): number[] =>
    results.map((result) => read(result) / 100).toSorted((one, other) => one - other)
  return {
    decisions: sumOf(results, ({ quick }) => quick.count),
    p50: quantile(
      of(({ quick }) => quick.p50),
      0.5
    ),
    p99: quantile(
      of(({ quick }) => quick.p99),
      0.5
    ),
    most: quantile(
      of(({ quick }) => quick.most),
      1
    )
  }
}

const sumOf = (results: readonly Result[], part: (result: Result) => number): number =>
  results.reduce((sum, result) => sum + part(result), 0)

export function machineReport({ matches, games, rounds, thinking }: Plan, record: Record) {
  const everything: Result[] = []
  const rows = matches.map((match) => {
    const results = record.resultsOf(nameOf({ kind: 'match', match, index: 0 }), games)
    everything.push(...results)
    const won = results.filter(({ winner, own }) => winner === own).length
    const undecided = results.filter(({ winner }) => winner === null).length
    const turns = results.reduce((sum, result) => sum + result.turns, 0) / Math.max(1, results.length)
    return { ...match, games: results.length, won, undecided, ...shareOf(won, results.length), turns }
  })
  const round = record.resultsOf('round', rounds)
  return {
    thinking,
    matches: rows,
    ratings: round.length > 0 ? ratingsOf(round) : [],
    games: everything.length + round.length,
    actions: sumOf([...everything, ...round], ({ actions }) => actions),
    illegal: sumOf([...everything, ...round], (result) => result.illegal),
    milliseconds: timesOf([...everything, ...round]),
    quickMilliseconds: quickOf([...everything, ...round])
  }
}

export function readableReport(plan: Plan, record: Record): string {
  const { matches, ratings, milliseconds, quickMilliseconds: quick, ...counts } = machineReport(plan, record)
  const lines: string[] = []
  for (const { a, b, players, games, won, undecided, share, low, high, turns } of matches)
    lines.push(
      `${a} against ${players - 1} ${b}: ${won} of ${games} = ${share.toFixed(1)} % (${low.toFixed(1)} to ${high.toFixed(1)}; ` +
        `parity ${(100 / players).toFixed(0)}), ${turns.toFixed(0)} turns${undecided > 0 ? `, ${undecided} undecided` : ''}`
    )
  if (ratings.length > 0) lines.push('', 'Elo (casual 1000), from tables of four of these, seats rotated')
  for (const { name, games, wins, elo, low, high } of ratings)
    lines.push(
      `${name.padEnd(20)} ${elo.toFixed(0).padStart(5)}  (${low.toFixed(0)} to ${high.toFixed(0)})  ${wins} of ${games}`
    )
  const { searched, p50, p99, most } = milliseconds
  if (p50 !== null && p99 !== null && most !== null)
    lines.push('', `${searched} searched decisions: p50 ${p50} ms, p99 ${p99} ms, most ${most} ms`)
  if (quick.p50 !== null && quick.p99 !== null && quick.most !== null)
    lines.push(
      `${quick.decisions} other decisions of our levels: p50 ${quick.p50.toFixed(3)} ms, p99 ${quick.p99.toFixed(3)} ms (of a typical game), most ${quick.most.toFixed(1)} ms`
    )
  lines.push(`${counts.illegal} illegal actions among ${counts.actions} in ${counts.games} games`)
  return lines.join('\n')
}
