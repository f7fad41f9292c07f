// The sums that the computer players live by, against published figures of expected rent.
import { describe, expect, it } from 'vitest'
import { GROUPS, type Group } from '../../shared/game/board'
import { LADDERS, RAILROAD_RENT, RAILROAD_VISITS, SETS, UTILITY_FACTOR, UTILITY_VISITS } from './estate'
import { THROW_CHANCE, VISITS } from './landing'

const ladder = (group: Group): readonly number[] => LADDERS[4][GROUPS.indexOf(group)] ?? []
const visitsTo = (set: number): number =>
  (SETS[set] ?? []).reduce((sum, space) => sum + (VISITS[space] ?? 0), 0)

describe('Expected visits', () => {
  it('are those of the published chain for players who leave jail at once', () => {
    expect(visitsTo(GROUPS.indexOf('orange'))).toBeCloseTo(0.1046, 4)
    expect(visitsTo(GROUPS.indexOf('darkPurple'))).toBeCloseTo(0.051, 4)
    expect(visitsTo(GROUPS.indexOf('darkBlue'))).toBeCloseTo(0.0571, 4)
  })

  it('fall on every throw somewhere: the table and the jail make a whole', () => {
    const jail = 3.95
    const sum = VISITS.reduce((total, visits) => total + (visits / 1.18662) * 100, 0)
    expect(sum + jail).toBeCloseTo(100, 1)
    expect(THROW_CHANCE.reduce((total, chance) => total + chance, 0)).toBeCloseTo(1, 10)
  })
})

describe('Expected rent in one turn of an opponent', () => {
  // unbuilt, one, two, three and four houses on each lot, hotels
  const published: Readonly<Partial<Record<Group, readonly number[]>>> = {
    darkPurple: [0.31, 0.77, 2.3, 6.89, 12.26, 17.87],
    lightBlue: [1.09, 2.72, 7.62, 22.87, 34.04, 46.29],
    lightPurple: [1.91, 4.77, 14.3, 41.72, 58.1, 71.48],
    orange: [3.07, 7.69, 21.65, 59.35, 80.26, 101.18],
    red: [3.89, 9.73, 27.87, 74.63, 92.82, 111.0],
    yellow: [4.29, 10.71, 32.14, 77.21, 93.77, 110.32],
    green: [4.93, 12.63, 37.89, 86.3, 104.82, 121.77],
    darkBlue: [4.93, 10.77, 31.67, 72.16, 86.7, 101.24]
  }

  it.each(GROUPS)('of the group %s', (group) => {
    const size = SETS[GROUPS.indexOf(group)]?.length ?? 0
    published[group]?.forEach((rent, level) => {
      expect(Math.abs((ladder(group)[level * size] ?? 0) - rent)).toBeLessThan(0.011)
    })
  })

  it('of all four railroads, cards that double it included', () => {
    const due = (SETS[8] ?? []).reduce((sum, space) => sum + (RAILROAD_VISITS[space] ?? 0), 0)
    expect(due * (RAILROAD_RENT[4] ?? 0)).toBeCloseTo(29.21, 2)
  })

  it('of both utilities; a tenth of it comes by card CH04, which is left out', () => {
    const eyes = (SETS[9] ?? []).reduce((sum, space) => sum + (UTILITY_VISITS[space] ?? 0), 0)
    const byCard = 70 * ((2.3068 + 2.7948 + 2.3117) / 100 / 16) * 1.18662
    expect(eyes * (UTILITY_FACTOR[2] ?? 0) + byCard).toBeCloseTo(4.48, 2)
  })

  it('grows with every building', () => {
    for (const steps of LADDERS[3].concat(LADDERS[4]))
      steps.slice(1).forEach((rent, step) => expect(rent).toBeGreaterThan(steps[step] ?? 0))
  })
})
