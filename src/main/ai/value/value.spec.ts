// The learned value: its features, its network, and whether it knows who wins.
import { describe, expect, it } from 'vitest'
import { samplesOf } from '../../../../scripts/learn/samples'
import { surprise } from '../../../../scripts/learn/training'
import { P1, P2, P3, m, table } from '../../engine/testing/table'
import { temperamentOf } from '../temperament'
import { positions } from '../testing/self-play'
import { chancesAt, chancesOf } from './chances'
import { FEATURES, writeFeatures } from './features'
import { LEAK, networkOf, scoreOf } from './network'
import weights from './weights.json'

const featuresOf = (state: ReturnType<typeof table>['state']): Float64Array => {
  const out = new Float64Array(8 * FEATURES).fill(9)
  writeFeatures(state, out)
  return out
}

describe('The features of a position', () => {
  it('tell parts of groups, whole groups and what stands on them, by seat', () => {
    const { state } = table(3).owns(P1, 1, 3, m(6)).owns(P2, 16, 18, 19, 5, 15).built('orange', 2, 2, 3)
    const features = featuresOf(state)
    const of = (seat: number, feature: number): number => features[seat * FEATURES + feature] ?? NaN
    // dark purple is whole, light blue a third, orange carries seven of ten steps, two railroads are the second of four
    expect(of(P1, 8)).toBe(1)
    expect(of(P1, 1)).toBeCloseTo(1 / 3)
    expect(of(P2, 8 + 3)).toBe(1)
    expect(of(P2, 16 + 3)).toBeCloseTo(0.7)
    expect([0, 1, 2, 3].map((count) => of(P2, 24 + count))).toEqual([0, 1, 0, 0])
    // lifting Oriental Avenue costs 55
    expect(of(P1, 36)).toBeCloseTo(55 / 500)
    expect(of(P3, 38)).toBe(0)
    expect(of(P2, 38)).toBeGreaterThan(of(P1, 38))
  })

  it('leave nothing of a seat that is out, nor of what stood there before', () => {
    const { state } = table(3).owns(P1, 1)
    Object.assign(state.players[P2] ?? {}, { bankrupt: true })
    expect([...featuresOf(state).subarray(P2 * FEATURES, P3 * FEATURES)].every((value) => value === 0)).toBe(
      true
    )
  })

  it('are numbers of about the same size in every position of whole games', () => {
    const asked = positions(4, temperamentOf('casual'), ({ turn }) => turn.number % 10 === 3)
    for (let count = 0; count < 300; count++)
      for (const value of featuresOf(asked.next().value).subarray(0, 4 * FEATURES)) {
        expect(Number.isFinite(value)).toBe(true)
        expect(Math.abs(value)).toBeLessThan(12)
      }
  })
})

describe('The network', () => {
  const small = {
    inputs: 2,
    hidden: 2,
    first: [1, -1, 0.5, 2],
    bias: [0.25, -3],
    last: [2, 10],
    obtained: ''
  }

  it('adds up what its hidden units say; one that is off leaks a little', () => {
    const units = new Float64Array(2)
    // first unit 0.25 + 3 + 0.5 x 2 = 4.25; second -3 - 3 + 2 x 2 = -2
    const score = scoreOf(networkOf(small), Float64Array.from([7, 3, 2]), 1, units)
    expect([...units]).toEqual([4.25, -2 * LEAK])
    expect(score).toBeCloseTo(2 * 4.25 - 10 * 2 * LEAK, 12)
  })

  it('refuses weights that do not fit each other', () => {
    expect(() => networkOf({ ...small, last: [1] })).toThrow(RangeError)
    expect(() => networkOf({ ...small, inputs: 3 })).toThrow(RangeError)
  })

  it('is kept with as many inputs as there are features', () => {
    expect(weights.inputs).toBe(FEATURES)
  })
})

describe('The learned chances to win', () => {
  it('are shares of one, none for who is out, and those of the winners at the end', () => {
    const { state } = table(4).owns(P1, 1, 3).owns(P2, 39)
    expect(chancesOf(state).reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12)
    Object.assign(state.players[P3] ?? {}, { bankrupt: true })
    expect(chancesOf(state)[P3]).toBe(0)
    expect(chancesAt({ ...state, outcome: { winners: [P1, P2], reason: 'agreed' } as never })).toEqual([
      0.5, 0.5, 0, 0
    ])
  })

  it('do not depend on the seat', () => {
    const one = chancesOf(table(3).owns(P1, 16, 18, 19).cash(P1, 700).owns(P2, 39).state)
    const other = chancesOf(table(3).owns(P3, 16, 18, 19).cash(P3, 700).owns(P2, 39).state)
    expect(other[P3]).toBeCloseTo(one[P1] ?? 0, 12)
    expect(other[P2]).toBeCloseTo(one[P2] ?? 0, 12)
  })

  it('rise with a whole group, with houses on it, and with cash', () => {
    const of = (change: (start: ReturnType<typeof table>) => ReturnType<typeof table>): number =>
      chancesOf(change(table(4).owns(P1, 16, 18).owns(P2, 19, 11).owns(P3, 21, 23)).state)[P1] ?? 0
    const bare = of((start) => start)
    const whole = of((start) => start.owns(P1, 19))
    expect(whole).toBeGreaterThan(bare + 0.1)
    expect(of((start) => start.owns(P1, 19).built('orange', 3, 3, 3))).toBeGreaterThan(whole + 0.02)
    expect(of((start) => start.cash(P1, 2500))).toBeGreaterThan(bare)
    expect(of((start) => start.cash(P1, 100))).toBeLessThan(bare)
  })

  it('foretell the winners of games that were not learned from better than the rule of thumb', () => {
    const samples = Array.from({ length: 600 }, (_, game) => samplesOf('brisk', 50_000_000 + game)).flat()
    const { network, thumb } = surprise(networkOf(weights), samples)
    expect(samples.length).toBeGreaterThan(5000)
    expect(network).toBeLessThan(thumb)
  })
})
