// The proof in small: the same code as npm run prove, with fewer games and throws.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { jobsOf, runJob, type Job } from './jobs'
import { addTo, newTally, type Tally } from './tally'
import { judge, type Verdict } from './verdict'

/** Does jobs in this thread. */
function doAll(jobs: readonly Job[]): Tally {
  const sum = newTally()
  for (const job of jobs) addTo(sum, runJob(job))
  return sum
}

describe('The proof', () => {
  // as many as there must be for everything to come up
  const plan = { games: 1000, computers: 100, throws: 200_000, seed: 1 }
  let tally: Tally
  let verdict: Verdict
  beforeAll(() => {
    tally = doAll(jobsOf(plan))
    verdict = judge(tally, plan)
  })

  it('finds no fault in a thousand random games', () => {
    expect(tally.failures).toEqual([])
    expect(tally.random.games).toBe(1000)
    expect(tally.random.actions).toBeGreaterThan(300_000)
    expect(tally.random.refused).toBeGreaterThan(50_000)
  })

  it('comes to every decision, action, event, refusal, ending and card', () => {
    expect(verdict.neverReached).toEqual([])
    const { decisions, actions, events, cards } = tally.census
    for (const [what, count] of Object.entries({ ...decisions, ...actions, ...events, ...cards }))
      expect(count, what).toBeGreaterThanOrEqual(20)
  })

  it('sees computer players do nothing illegal and decide their games', () => {
    expect(tally.computers.illegal).toBe(0)
    expect(verdict.official.games).toBe(75)
    expect(verdict.official.share).toBeGreaterThan(0.98)
    expect(verdict.official.meanTurns).toBeGreaterThan(80)
    expect(verdict.official.meanTurns).toBeLessThan(260)
    expect(tally.computers.mixed.decided).toBeGreaterThan(15)
  })

  it('finds tokens where exact chances say, as far as so few throws can tell', () => {
    expect(verdict.complaints).toEqual([])
    expect(verdict.passed).toBe(true)
  })

  it('complains of what was never reached, of undecided games and of wrong shares', () => {
    const wrong = doAll([])
    wrong.computers.official[4] = { games: 100, decided: 90, turns: 9000 }
    wrong.landings.short = tally.landings.long
    const { passed, complaints } = judge(wrong, { games: 1000 })
    expect(passed).toBe(false)
    expect(complaints).toContain('never reached: endings: agreement')
    expect(complaints).toContain('computer players left 10 of 100 games undecided')
    expect(complaints.filter((line) => line.startsWith('walk short: In Jail'))).toHaveLength(1)
  })

  it('counts the same however it is cut into jobs', () => {
    const whole = doAll([
      { kind: 'random', first: 7, count: 12 },
      { kind: 'computers', first: 1, count: 4 }
    ])
    const cut = doAll([
      { kind: 'computers', first: 3, count: 2 },
      { kind: 'random', first: 10, count: 9 },
      { kind: 'computers', first: 1, count: 2 },
      { kind: 'random', first: 7, count: 3 }
    ])
    expect(cut).toEqual(whole)
  })
})

describe('npm run prove', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/typescript.mjs', 'scripts/prove/prove.ts', ...args], {
      cwd: join(import.meta.dirname, '../..'),
      encoding: 'utf8'
    })

  it('prints one JSON object with all figures, from as many threads as it is told', () => {
    const { status, stdout, stderr } = run(
      ...[
        '--games',
        '30',
        '--computers',
        '4',
        '--throws',
        '20000',
        '--seed',
        '500',
        '--workers',
        '2',
        '--json'
      ]
    )
    expect(stderr).toBe('')
    expect(status).toBe(0)
    const report = JSON.parse(stdout) as Record<string, unknown>
    const same = doAll(jobsOf({ games: 30, computers: 4, throws: 20_000, seed: 500 }))
    expect(report).toMatchObject({ passed: true, seed: 500, failures: [], reached: same.census })
    expect(report).toMatchObject({ random: same.random, landing: { short: { throws: 20_000 } } })
  })

  it('says what is wrong with its arguments', () => {
    const { status, stdout, stderr } = run('--games', 'many')
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain('prove: --games wants a whole number from 0 to 1000000000, not "many"')
    expect(stderr).toContain('--replay FILE')
  })
})
