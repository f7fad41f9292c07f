// What the proof says at its end: a report to be read, or one JSON object with all figures.
import type { Plan } from './arguments'
import type { Failure } from './failure'
import type { Tally } from './tally'
import { ratio, type Verdict } from './verdict'
import { nameOf, type Measured } from './measure'

/** Everything in one object: the plan, what was counted, and the verdict on it. */
export const machineReport = (plan: Plan, tally: Tally, verdict: Verdict, seconds: number): object => ({
  passed: verdict.passed,
  seed: plan.seed,
  workers: plan.workers,
  seconds: Number(seconds.toFixed(1)),
  complaints: verdict.complaints,
  random: tally.random,
  computers: {
    ...tally.computers,
    official: tally.computers.official.flatMap((count, players) =>
      count.games > 0 ? [{ players, ...count }] : []
    ),
    decidedShare: verdict.official.share,
    meanTurns: verdict.official.meanTurns
  },
  landing: verdict.landing,
  reached: tally.census,
  neverReached: verdict.neverReached,
  failures: tally.failures
})

const whole = (number: number): string => number.toLocaleString('en')

export function readableReport(plan: Plan, tally: Tally, verdict: Verdict, seconds: number): string {
  const { computers, failures } = tally
  return [
    ...(plan.games > 0 ? randomLines(tally) : []),
    ...(plan.computers > 0 ? computerLines(tally, verdict) : []),
    ...Object.entries(verdict.landing).map(([walk, measured]) => landingLine(walk, measured)),
    ...(plan.games + plan.computers > 0 ? censusLines(tally) : []),
    ...failures.flatMap(failureLines),
    ...verdict.complaints,
    `${verdict.passed ? 'Proved' : 'Not proved'}: ${failures.length} failures, ${computers.illegal} illegal answers, ` +
      `seeds from ${plan.seed} on, ${seconds.toFixed(0)} s with ${plan.workers} threads`
  ].join('\n')
}

const randomLines = ({ random }: Tally): string[] => [
  `Random games: ${whole(random.games)} with ${whole(random.actions)} actions, ${whole(random.ended)} of them to the end;`,
  `  ${whole(random.wrong)} wrong or strange actions thrown at the judge, ${whole(random.refused)} refused`
]

function computerLines({ computers }: Tally, { official }: Verdict): string[] {
  const { mixed } = computers
  return [
    `Computer players: ${whole(official.games + mixed.games)} games with ${whole(computers.actions)} actions, ${computers.illegal} of them illegal;`,
    `  official rules: ${(100 * official.share).toFixed(2)} % of ${whole(official.games)} decided, after ${official.meanTurns.toFixed(1)} turns on average;`,
    ...computers.official.flatMap(({ games, decided, turns }, players) =>
      games > 0
        ? [
            `    ${players} players: ${whole(decided)} of ${whole(games)}, ${ratio(turns, decided).toFixed(1)} turns`
          ]
        : []
    ),
    `  any rules: ${whole(mixed.decided)} of ${whole(mixed.games)} decided, after ${ratio(mixed.turns, mixed.decided).toFixed(1)} turns`
  ]
}

function landingLine(
  walk: string,
  { throws, worst, inJail, throwsPerTurn, salaryPerTurn }: Measured
): string {
  const far = `${worst.deviation >= 0 ? '+' : '-'}${Math.abs(worst.deviation).toFixed(4)}`
  return (
    `Walk ${walk}: ${whole(throws)} throws; furthest off ${far} points (${nameOf(worst.space)}, at most ${worst.tolerance.toFixed(3)}); ` +
    `In Jail ${inJail.measured.toFixed(4)} % (${inJail.expected} %); ` +
    `${throwsPerTurn.toFixed(5)} throws and $${salaryPerTurn.toFixed(2)} salary a turn`
  )
}

function censusLines({ census }: Tally): string[] {
  return Object.entries(census).flatMap(([kind, counts]) => {
    const list = Object.entries(counts)
    const reached = list.filter(([, count]) => count > 0).length
    return [
      `Reached ${reached} of ${list.length} ${kind}:`,
      `  ${list.map(([name, count]) => `${name} ${whole(count)}`).join(', ')}`
    ]
  })
}

/** How to make the game of a failure again. */
export const commandFor = ({ game, seed }: Pick<Failure, 'game' | 'seed'>): string =>
  `npm run prove -- --seed ${seed} ${game === 'random' ? '--games 1 --computers 0' : '--games 0 --computers 1'} --throws 0`

export function failureLines(failure: Failure): string[] {
  const { game, seed, check, detail, found, actions } = failure
  return [
    `FAILURE in the ${game} game ${seed}, ${check}: ${detail}`,
    `  found after ${found} actions, ${actions.length} are enough; the whole game: ${commandFor(failure)}`,
    `  ${JSON.stringify(failure)}`
  ]
}
