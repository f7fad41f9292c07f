// Chapters HOUSE, HOTEL and SELL: building up a whole group evenly, and selling down again to the Bank.
import { describe, expect, it } from 'vitest'
import type { Levels } from '../../../shared/game/actions'
import { GROUPS, GROUP_SPACES, RAILROADS, UTILITIES } from '../../../shared/game/board'
import { officialRules } from '../../../shared/game/rules'
import { legalActions } from '../index'
import { goods, H, P1, P2, P3, m, table, type Table } from '../testing/table'
import { levelsOf } from './buildings'

const orange = (...levels: Levels): Table =>
  table()
    .owns(P1, 16, 18, 19)
    .built('orange', ...levels)
const bank = ({ state }: Table): number[] => [state.houses, state.hotels]

const evenLevels = levelsOf(officialRules(3), 3)

/** Everything that a group of three may be sold down to. */
const salesOf = (t: Table): Levels[] =>
  legalActions(t.state, P1).flatMap((option) => (option.type === 'sell' ? [option.levels] : []))

describe('Houses', () => {
  it('HOUSE-01: a house needs the whole group', () => {
    const t = table().owns(P1, 16, 18)
    expect(t.refusesBuild(P1, 'orange', 1, 0, 0)).toBe('groupIncomplete')
    t.lands(P1, 19).buys().builds(P1, 'orange', 1, 0, 0)
    expect([t.levels('orange'), t.cashOf(P1)]).toEqual([[1, 0, 0], 1500 - 200 - 100])
  })

  it('HOUSE-02: the first house goes anywhere, the second on an unbuilt lot', () => {
    const t = table().owns(P1, 6, 8, 9).builds(P1, 'lightBlue', 0, 0, 1)
    expect(t.refusesBuild(P1, 'lightBlue', 0, 0, 2)).toBe('mustBuildEvenly')
    t.builds(P1, 'lightBlue', 1, 0, 1)
    expect([t.levels('lightBlue'), t.cashOf(P1)]).toEqual([[1, 0, 1], 1400])
  })

  it('HOUSE-03: houses go up in even rows', () => {
    const t = table().owns(P1, 6, 8, 9).built('lightBlue', 2, 1, 2)
    expect(t.refusesBuild(P1, 'lightBlue', 3, 1, 2)).toBe('mustBuildEvenly')
    expect(t.refusesBuild(P1, 'lightBlue', 2, 1, 3)).toBe('mustBuildEvenly')
    expect(t.builds(P1, 'lightBlue', 2, 2, 2).levels('lightBlue')).toEqual([2, 2, 2])
  })

  it('HOUSE-04: a house costs what the deed of its own lot says', () => {
    const t = table().owns(P1, 31, 32, 34, 1, 3)
    t.builds(P1, 'green', 0, 0, 1).builds(P1, 'darkPurple', 0, 1)
    expect(t.paid('building')).toEqual([200, 50])
    expect(t.cashOf(P1)).toBe(1250)
  })

  it('HOUSE-05: many houses may be built in one go', () => {
    const t = orange().builds(P1, 'orange', 4, 4, 4)
    expect([t.cashOf(P1), t.levels('orange'), bank(t)]).toEqual([300, [4, 4, 4], [20, 12]])
  })

  it('HOUSE-06: a mortgaged lot blocks its group until it is lifted', () => {
    const t = table().owns(P1, m(21), 23, 24)
    expect(t.refusesBuild(P1, 'red', 0, 1, 0)).toBe('groupMortgaged')
    expect(t.lifts(P1, 21).cashOf(P1)).toBe(1379)
    expect(t.builds(P1, 'red', 0, 1, 0).cashOf(P1)).toBe(1229)
  })

  it('HOUSE-07: an owner builds in the turn of another player, before the throw', () => {
    const t = table().owns(P3, 6, 8, 9).builds(P3, 'lightBlue', 1, 0, 0)
    expect([t.cashOf(P3), t.levels('lightBlue')]).toEqual([1450, [1, 0, 0]])
    expect(t.asks()).toEqual({ kind: 'turn', player: P1 })
  })

  it('HOUSE-08: nobody builds between a throw and its settlement', () => {
    const t = table().cash(P1, 5).owns(P1, 1).owns(P3, 6, 8, 9).lands(P1, 6)
    expect(t.owed()).toBe(12)
    expect(t.refusesBuild(P3, 'lightBlue', 1, 0, 0)).toBe('debtOpen')
    expect(t.mortgages(P1, 1).cashes()).toEqual([23, 1500, 1512])
    expect(t.refusesBuild(P3, 'lightBlue', 1, 0, 0)).toBeNull()
  })

  it('HOUSE-09: a lot carries four houses at most; what follows is a hotel, and nothing after it', () => {
    const t = orange(4, 4, 4)
    expect(t.refusesBuild(P1, 'orange', 6, 4, 4)).toBe('malformed')
    t.builds(P1, 'orange', 5, 4, 4)
    expect(bank(t)).toEqual([20 + 4, 12 - 1])
  })

  it('HOUSE-10: nothing is built on credit', () => {
    const t = table().cash(P1, 149).owns(P1, 21, 23, 24)
    expect(t.refusesBuild(P1, 'red', 1, 0, 0)).toBe('notEnoughCash')
    expect(t.cash(P1, 150).builds(P1, 'red', 1, 0, 0).cashOf(P1)).toBe(0)
  })

  it('HOUSE-11: railroads and utilities carry no buildings', () => {
    const t = table().owns(P1, ...RAILROADS, ...UTILITIES)
    for (const group of ['railroad', 'utility'])
      expect(t.refusal({ type: 'build', player: P1, group, levels: [1, 0, 0] })).toBe('malformed')
    expect(t.choices(P1)).not.toContain('build')
    for (const group of GROUPS) {
      const levels = GROUP_SPACES[group].map((_, place) => Number(place === 0))
      expect(t.refusesBuild(P1, group, ...levels)).toBe('groupIncomplete')
    }
  })

  it('HOUSE-12: a debtor does not build before he has paid', () => {
    const t = table().cash(P1, 40).owns(P1, 1, 3, 5).owns(P2, 37, 39).lands(P1, 37)
    expect([t.owed(), t.refusesBuild(P1, 'darkPurple', 1, 0)]).toEqual([70, 'debtOpen'])
    t.mortgages(P1, 5).builds(P1, 'darkPurple', 1, 0)
    expect([t.cashOf(P1), t.levels('darkPurple')]).toEqual([40 + 100 - 70 - 50, [1, 0]])
  })
})

describe('Hotels', () => {
  it('HOTEL-01: a hotel costs one more building and gives four houses back to the Bank', () => {
    const t = orange(4, 4, 4)
    expect(bank(t)).toEqual([20, 12])
    t.builds(P1, 'orange', H, 4, 4)
    expect([t.cashOf(P1), bank(t)]).toEqual([1400, [24, 11]])
    expect(t.lands(P2, 16).paid('rent')).toEqual([950])
  })

  it('HOTEL-02: a hotel may stand beside a hotel', () => {
    const t = orange(H, 4, 4).builds(P1, 'orange', H, H, 4)
    expect([t.levels('orange'), t.cashOf(P1), bank(t)]).toEqual([[H, H, 4], 1400, [28, 10]])
  })

  it('HOTEL-03: every lot of the group must have its four houses first', () => {
    expect(orange(4, 4, 3).refusesBuild(P1, 'orange', H, 4, 3)).toBe('mustBuildEvenly')
    expect(orange(4, 4, 3).refusesBuild(P1, 'orange', H, 4, 4)).toBeNull()
  })

  it('HOTEL-04: one hotel a lot is all', () => {
    const t = orange(H, H, H)
    for (const levels of [...evenLevels, [6, H, H]])
      expect(['nothingToBuild', 'malformed']).toContain(t.refusesBuild(P1, 'orange', ...levels))
    expect([t.choices(P1).includes('build'), t.cashOf(P1)]).toEqual([false, 1500])
  })

  it('HOTEL-05: from nothing, a hotel costs five buildings', () => {
    const t = table().cash(P1, 2000).owns(P1, 37, 39).builds(P1, 'darkBlue', H, H)
    expect([t.cashOf(P1), t.levels('darkBlue'), bank(t)]).toEqual([0, [H, H], [32, 10]])
  })

  it('HOTEL-06: without a hotel in the Bank there is none, and the houses stay', () => {
    const t = orange(4, 4, 4).stock(20, 0)
    expect(t.refusesBuild(P1, 'orange', H, 4, 4)).toBe('noHotelsLeft')
    expect(t.levels('orange')).toEqual([4, 4, 4])
  })

  it('HOTEL-07: houses that the Bank does not have cannot be jumped over', () => {
    const t = orange(3, 3, 3).cash(P1, 2000).stock(0)
    expect(t.refusesBuild(P1, 'orange', H, H, H)).toBe('noHousesLeft')
    expect(t.refusesBuild(P1, 'orange', H, 4, 4)).toBe('noHousesLeft')
    expect(t.refusesBuild(P1, 'orange', H, 3, 3)).toBe('mustBuildEvenly')
    expect([t.levels('orange'), t.cashOf(P1)]).toEqual([[3, 3, 3], 2000])
  })
})

describe('The stock of the Bank', () => {
  it.each([
    ['two houses', [0, 0, 0], [1, 1, 0], [2, 0]],
    ['three hotels, whose houses come back', [4, 4, 4], [H, H, H], [0, 3]],
    ['a hotel and the last house before it', [4, 4, 3], [H, 4, 4], [1, 1]],
    ['three hotels from nothing, through all their houses', [0, 0, 0], [H, H, H], [12, 3]]
  ] as const)('must hold %s, and need not hold more', (_, from, to, [houses, hotels]) => {
    const build = (...stock: [number, number]) =>
      orange(...from)
        .cash(P1, 2000)
        .stock(...stock)
        .refusesBuild(P1, 'orange', ...to)
    expect(build(houses, hotels)).toBeNull()
    if (houses > 0) expect(build(houses - 1, hotels)).toBe('noHousesLeft')
    if (hotels > 0) expect(build(houses, hotels - 1)).toBe('noHotelsLeft')
  })
})

describe('Even levels', () => {
  it.each([
    [2, 4],
    [3, 4],
    [2, 3],
    [3, 3]
  ])('are all listed, each of them once (%i lots, a hotel after %i houses)', (lots, houses) => {
    const ladder = [...Array(houses + 1).keys(), H]
    const rows = (left: number): number[][] =>
      left === 0 ? [[]] : rows(left - 1).flatMap((row) => ladder.map((level) => [...row, level]))
    const steps = (row: readonly number[]) => row.map((level) => ladder.indexOf(level))
    const even = rows(lots).filter((row) => Math.max(...steps(row)) - Math.min(...steps(row)) <= 1)
    const rules = { ...officialRules(3), housesBeforeHotel: houses as 3 | 4 }
    const listed = levelsOf(rules, lots).map((row) => row.join())
    expect(listed.sort()).toEqual(even.map((row) => row.join()).sort())
  })
})

describe('Selling buildings to the Bank', () => {
  it('SELL-01: the Bank pays half the cost of a building', () => {
    const t = table().owns(P1, 31, 32, 34).built('green', 1, 1, 1).sells(P1, 'green', 1, 0, 1)
    expect([t.cashOf(P1), t.levels('green'), bank(t)]).toEqual([1600, [1, 0, 1], [30, 12]])
  })

  it('SELL-02: houses go down as evenly as they went up', () => {
    const t = orange(3, 2, 2)
    expect(t.refusesSale(P1, 'orange', 3, 1, 2)).toBe('mustSellEvenly')
    t.sells(P1, 'orange', 2, 2, 2)
    expect([t.cashOf(P1), t.levels('orange')]).toEqual([1550, [2, 2, 2]])
  })

  it('SELL-03: a hotel becomes four houses again if the Bank has them', () => {
    const t = orange(H, 4, 4).stock(4, 11).sells(P1, 'orange', 4, 4, 4)
    expect([t.cashOf(P1), t.levels('orange'), bank(t)]).toEqual([1550, [4, 4, 4], [0, 12]])
  })

  it('SELL-04: with three houses in the Bank the sale must go one step further', () => {
    const t = orange(H, 4, 4).stock(3, 11)
    expect(t.refusesSale(P1, 'orange', 4, 4, 4)).toBe('noHousesLeft')
    t.sells(P1, 'orange', 4, 4, 3)
    expect([t.cashOf(P1), t.levels('orange'), bank(t)]).toEqual([1600, [4, 4, 3], [0, 12]])
  })

  it('SELL-05: of three hotels only as many houses stay as the Bank holds', () => {
    const t = orange(H, H, H).stock(3, 9)
    for (const levels of [
      [2, 1, 1],
      [H, H, 4],
      [4, 4, 4]
    ])
      expect(t.refusesSale(P1, 'orange', ...levels)).toBe('noHousesLeft')
    t.sells(P1, 'orange', 1, 1, 1)
    expect([t.cashOf(P1), bank(t)]).toEqual([1500 + 12 * 50, [0, 12]])
  })

  it('SELL-06: with five houses in the Bank one hotel of three can become houses, but not the next', () => {
    const t = orange(H, H, H).stock(5, 9).sells(P1, 'orange', 4, H, H)
    expect([t.cashOf(P1), bank(t)]).toEqual([1550, [1, 10]])
    expect(t.refusesSale(P1, 'orange', 4, 4, H)).toBe('noHousesLeft')
  })

  it('SELL-06: all three at once leave five houses at most, in any order', () => {
    expect(orange(H, H, H).stock(5, 9).refusesSale(P1, 'orange', 2, 2, 2)).toBe('noHousesLeft')
    for (const levels of [
      [2, 2, 1],
      [2, 1, 2],
      [1, 2, 2]
    ]) {
      const t = orange(H, H, H)
        .stock(5, 9)
        .sells(P1, 'orange', ...levels)
      expect([t.cashOf(P1), bank(t)]).toEqual([1500 + (15 - 5) * 50, [0, 12]])
    }
  })

  it('SELL-07: without a house in the Bank three hotels can only be sold all at once', () => {
    const t = orange(H, H, H).stock(0, 9)
    expect(salesOf(t)).toEqual([[0, 0, 0]])
    for (const levels of evenLevels.filter((wanted) => wanted.some((level) => level > 0)))
      expect(['noHousesLeft', 'nothingToSell']).toContain(t.refusesSale(P1, 'orange', ...levels))
    t.sells(P1, 'orange', 0, 0, 0)
    expect([t.cashOf(P1), bank(t)]).toEqual([1500 + 15 * 50, [0, 12]])
  })

  it('SELL-08: a debtor sells building by building and is settled to the dollar', () => {
    const t = table().cash(P1, 35).owns(P1, 21, 23, 24).built('red', 1, 1, 1)
    t.owns(P2, 11, 13, 14).built('lightPurple', 2, 2, 2).lands(P1, 14)
    expect([t.owed(), t.sells(P1, 'red', 1, 1, 0).owed() - t.cashOf(P1)]).toEqual([180, 70])
    t.sells(P1, 'red', 1, 0, 0)
    expect([t.cashOf(P1), t.cashOf(P2), t.levels('red')]).toEqual([5, 1680, [1, 0, 0]])
    expect(t.asks()).toEqual({ kind: 'turn', player: P1 })
  })

  it('SELL-09: buildings are not sold to players, with or without their lot', () => {
    const t = orange(1, 0, 0)
    const give = { ...goods({ deeds: [] }), houses: 1 }
    expect(t.refusal({ type: 'offer', player: P1, to: P2, give, take: goods({ cash: 50 }) })).toBe(
      'malformed'
    )
    expect(t.refusesOffer(P1, P2, { deeds: [16] }, { cash: 300 })).toBe('groupBuilt')
    expect(t.refusesOffer(P2, P1, { cash: 300 }, { deeds: [16] })).toBe('groupBuilt')
  })
})
