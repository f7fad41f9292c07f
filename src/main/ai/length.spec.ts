// How long games last: real games by any rules, and a thread that measures the newest question and remembers its answers.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { officialRules, type Rules } from '../../shared/game/rules'
import { whyIllegal } from '../engine'
import { fastChance } from '../engine/random'
import { randomRules } from '../engine/testing/random-play'
import { gamesBy, lengthOf, TURN_LIMIT, type PlayedGame } from './length'
import { Lengths } from './length-host'
import { builtThread } from './testing/built'

/** The first games by these rules. */
function games(rules: Rules, count: number): PlayedGame[] {
  const played = gamesBy(rules)
  return Array.from({ length: count }, () => played.next().value)
}
const by = (change: Partial<Rules>, players = 4): Rules => ({ ...officialRules(players), ...change })
const SHORT: Partial<Rules> = { dealt: 2, housesBeforeHotel: 3, ending: 'secondBankruptcy' }

describe('Games that are measured', () => {
  it('hold to any rules: nothing illegal, and most of them end', () => {
    const faults: unknown[] = []
    let over = 0
    const GAMES = 150
    for (let seed = 1; seed <= GAMES; seed++) {
      const played = gamesBy(randomRules(fastChance(seed)), (state, action) => {
        const why = whyIllegal(state, action)
        if (why) faults.push({ seed, why, action })
      })
      if (played.next().value.isOver) over++
    }
    expect(faults).toEqual([])
    expect(over / GAMES).toBeGreaterThan(0.8)
  })

  it('are the same ones each time', () => {
    expect(games(by({}), 10)).toEqual(games(by({}), 10))
  })

  it('do not depend on the clock and on who throws the dice', () => {
    expect(games(by({ timeLimit: 5, dice: 'table' }), 10)).toEqual(games(by({}), 10))
  })

  it('count the turns of all, and of the one who had most', () => {
    for (const { turns, rounds } of games(by({}), 20)) {
      expect(rounds).toBeGreaterThanOrEqual(turns / 4)
      expect(rounds).toBeLessThanOrEqual(turns)
    }
  })

  it('are given up when nobody can win', () => {
    // rents cannot keep up with such a salary
    const endless = by({ salary: 10_000, startCash: 100_000, trading: false, auctions: false })
    const played = games(endless, 3)
    expect(played.every(({ isOver, rounds }) => !isOver && rounds >= TURN_LIMIT)).toBe(true)
    expect(lengthOf(played)).toMatchObject({ games: 3, undecided: 3, turns: Array(9).fill(null) })
  })
})

describe('The measure', () => {
  it('tells after how many turns each tenth of the games was over', () => {
    const played = Array.from({ length: 20 }, (_, at) => ({ turns: 20 - at, rounds: 5, isOver: at > 3 }))
    // the four longest, 17 to 20, were not over
    expect(lengthOf(played)).toEqual({
      games: 20,
      undecided: 4,
      limit: TURN_LIMIT,
      turns: [2, 4, 6, 8, 10, 12, 14, 16, null],
      rounds: [5, 5, 5, 5, 5, 5, 5, 5, null]
    })
  })

  it('is shorter for the short game than for the official one, and shows the spread', () => {
    const [short, official] = [by(SHORT), by({})].map((rules) => lengthOf(games(rules, 100)))
    const at = (tenths: readonly (number | null)[] | undefined, tenth: number) => tenths?.[tenth - 1] ?? 0
    expect(at(short?.turns, 5)).toBeLessThan(0.85 * at(official?.turns, 5))
    expect(at(short?.turns, 5)).toBeGreaterThan(20)
    expect(at(official?.turns, 1)).toBeLessThan(0.8 * at(official?.turns, 9))
    expect(official?.undecided).toBeLessThan(5)
  })
})

describe('The thread that measures', () => {
  const { folder, file: threadFile } = builtThread('length-thread')

  let running: Lengths | null = null
  afterEach(() => running?.close())
  function host(file = threadFile, patience?: number): { lengths: Lengths; reports: string[] } {
    const reports: string[] = []
    const report = (error: Error): number => reports.push(error.message)
    running = new Lengths(
      patience === undefined ? { threadFile: file, report } : { threadFile: file, report, patience }
    )
    return { lengths: running, reports }
  }

  it('plays the very games that are asked for', async () => {
    const { lengths, reports } = host()
    const length = await lengths.measure(by(SHORT))
    expect(length).toEqual(lengthOf(games(by(SHORT), length?.games ?? 0)))
    expect(length?.games).toBeGreaterThan(20)
    expect(reports).toEqual([])
  })

  it('ends a measure when other rules are asked for, and answers those', async () => {
    const { lengths } = host()
    const older = lengths.measure(by({}, 8))
    const again = lengths.measure(by({}, 8))
    const newer = lengths.measure(by(SHORT))
    expect(await older).toBeNull()
    expect(await again).toBeNull()
    expect(await newer).not.toBeNull()
  })

  it('remembers what it has measured, the clock and the dice left aside', async () => {
    const { lengths } = host()
    const length = await lengths.measure(by({}))
    const started = performance.now()
    expect(await lengths.measure(by({ timeLimit: 60, dice: 'table' }))).toBe(length)
    expect(performance.now() - started).toBeLessThan(50)
  })

  it('leaves this thread free', async () => {
    const { lengths } = host()
    let ticks = 0
    const timer = setInterval(() => ticks++, 5)
    await lengths.measure(by({}, 8))
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(10)
  })

  const failures = {
    crashes: 'throw new Error("out of order")',
    ends: 'process.exit(3)',
    hangs: 'for (;;);'
  }
  it.each(Object.entries(failures))('that %s is reported and replaced', async (name, failure) => {
    const file = join(folder, `${name}.mjs`)
    const mark = JSON.stringify(join(folder, `${name}.mark`))
    writeFileSync(
      file,
      `import { existsSync, writeFileSync } from 'node:fs'
      import { parentPort } from 'node:worker_threads'
      if (existsSync(${mark})) await import('./length-thread.mjs')
      else {
        writeFileSync(${mark}, '')
        parentPort.on('message', () => { ${failure} })
      }`
    )
    const { lengths, reports } = host(file, 4000)
    expect(await lengths.measure(by(SHORT))).toBeNull()
    expect(reports).toHaveLength(1)
    expect(await lengths.measure(by(SHORT))).not.toBeNull()
    expect(reports).toHaveLength(1)
  })

  it('says nothing more once it is closed', async () => {
    const { lengths, reports } = host()
    const waiting = lengths.measure(by({}))
    await lengths.close()
    expect(await waiting).toBeNull()
    expect(await lengths.measure(by({}))).toBeNull()
    expect(reports).toEqual([])
  })
})
