// The league: who sits where, what it keeps, and what it makes of the results.
import { mkdtempSync, appendFileSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { below, fastChance } from '../../src/main/engine/random'
import { BadArguments } from '../arguments'
import { planOf } from './arguments'
import { playLeagueGame, type Game, type Result } from './games'
import { ratingsOf } from './ratings'
import { Record } from './record'
import { machineReport, shareOf } from './report'

const folder = mkdtempSync(join(tmpdir(), 'freehold-league-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Times differ from run to run. */
const NONE = { count: 0, p50: 0, p99: 0, most: 0 }
const thinking = { rollouts: 20, milliseconds: null }
const match = { a: 'casual', b: 'trading', players: 4 }
const game = (index: number): Game => ({ kind: 'match', match, index })

describe('The league', () => {
  it('seats A on every place with the same dice, and plays the same game again', () => {
    const results = [0, 1, 2, 3].map((index) => playLeagueGame(game(index), thinking))
    expect(results.map(({ own }) => own)).toEqual([0, 1, 2, 3])
    for (const { seats, own } of results) expect(seats.indexOf('casual')).toBe(own)
    expect({ ...playLeagueGame(game(2), thinking), quick: NONE }).toEqual({ ...results[2], quick: NONE })
  })

  it('lets a master play the same again with a number of rollouts, and notes how long it took', () => {
    const duel: Game = { kind: 'match', match: { a: 'master', b: 'casual', players: 2 }, index: 0 }
    const [one, other] = [playLeagueGame(duel, thinking), playLeagueGame(duel, thinking)]
    expect(one.times.length).toBeGreaterThan(5)
    expect({ ...one, times: [], quick: NONE }).toEqual({ ...other, times: [], quick: NONE })
  })

  it('goes on where it was left, also when the last line was cut off', () => {
    const file = join(folder, 'some.jsonl')
    const result = playLeagueGame(game(0), thinking)
    new Record(file, thinking).add(game(0), result)
    appendFileSync(file, '{"name":"casual:tra')
    const again = new Record(file, thinking)
    expect(again.has(game(0))).toBe(true)
    expect(again.has(game(1))).toBe(false)
    expect(again.resultsOf('casual:trading:4', 10)).toEqual([result])
    expect(() => new Record(file, { rollouts: 21, milliseconds: null })).toThrow(BadArguments)
    expect(readFileSync(file, 'utf8').split('\n')[0]).toBe(JSON.stringify(thinking))
  })

  it('refuses arguments that it cannot follow', () => {
    for (const args of [
      ['--games', 'many'],
      ['--match', 'casual'],
      ['--match', 'casual:nobody'],
      ['--field', 'v4'],
      ['--x']
    ])
      expect(() => planOf(args), args.join(' ')).toThrow(BadArguments)
    expect(planOf(['--match', 'strong/miser:v4.1:2']).matches).toEqual([
      { a: 'strong/miser', b: 'v4.1', players: 2 }
    ])
  })

  it('finds the strengths from which results were drawn', () => {
    const strengths: Readonly<{ [name: string]: number }> = { casual: 1, one: 2, two: 4, three: 8, none: 0 }
    const names = Object.keys(strengths)
    const chance = fastChance(3)
    const results = Array.from({ length: 4000 }, (_, index): Result => {
      const seats = names.filter((_name, at) => at !== index % names.length)
      const all = seats.reduce((sum, name) => sum + (strengths[name] ?? 0), 0)
      let at = (below(chance, 1_000_000) / 1_000_000) * all
      const winner = seats.findIndex((name) => (at -= strengths[name] ?? 0) < 0)
      return { seats, winner, own: null, turns: 100, actions: 300, illegal: 0, times: [], quick: NONE }
    })
    const ratings = new Map(ratingsOf(results).map((rating) => [rating.name, rating]))
    for (const name of ['one', 'two', 'three']) {
      const { low = 0, high = 0 } = ratings.get(name) ?? {}
      const elo = 1000 + 400 * Math.log10(strengths[name] ?? 1)
      expect(low, name).toBeLessThan(elo + 10)
      expect(high, name).toBeGreaterThan(elo - 10)
    }
    expect(ratings.get('none')?.elo).toBeLessThan(600)
  })

  it('tells shares with their intervals', () => {
    const { share, low, high } = shareOf(180, 400)
    expect(share).toBe(45)
    expect(low).toBeCloseTo(40.2, 1)
    expect(high).toBeCloseTo(49.9, 1)
    const plan = planOf(['--match', 'casual:trading', '--games', '3'])
    const record = new Record(null, plan.thinking)
    const lost: Result = {
      seats: ['casual', 'trading', 'trading', 'trading'],
      winner: 1,
      own: 0,
      turns: 90,
      actions: 300,
      illegal: 0,
      times: [],
      quick: NONE
    }
    record.add(game(0), { ...lost, winner: 0, times: [101] })
    record.add(game(1), lost)
    record.add(game(2), { ...lost, winner: null })
    expect(machineReport(plan, record)).toMatchObject({
      matches: [{ games: 3, won: 1, undecided: 1 }],
      ...{ games: 3, actions: 900, illegal: 0 },
      milliseconds: { searched: 1, p50: 10.1 }
    })
  })
})
