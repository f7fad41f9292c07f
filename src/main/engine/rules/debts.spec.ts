// Ruling R9: a debt is paid whole as soon as the cash is there, and whoever can raise it never goes bankrupt.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  GROUPS,
  GROUP_SPACES,
  RAILROADS,
  UTILITIES,
  type Group,
  type Space
} from '../../../shared/game/board'
import { officialRules } from '../../../shared/game/rules'
import { BANK, P1, P2, m, table, type Table } from '../testing/table'
import { levelsOf } from './buildings'

/** A group in one hand: built evenly, or with some of its lots mortgaged. */
type Holding = { group: Group; levels: readonly number[]; mortgaged: readonly Space[] }
/** What P1 has, and the houses left in the Bank. */
type Estate = { cash: number; holdings: readonly Holding[]; singles: readonly Space[]; houses: number }

const holding = (group: Group): fc.Arbitrary<Holding> => {
  const lots = GROUP_SPACES[group]
  return fc.oneof(
    fc
      .constantFrom(...levelsOf(officialRules(3), lots.length))
      .map((levels): Holding => ({ group, levels, mortgaged: [] })),
    fc.subarray([...lots]).map((mortgaged) => ({ group, levels: lots.map(() => 0), mortgaged }))
  )
}

const estate: fc.Arbitrary<Estate> = fc.record({
  cash: fc.nat(400),
  holdings: fc.subarray([...GROUPS], { maxLength: 4 }).chain((groups) => fc.tuple(...groups.map(holding))),
  singles: fc.subarray([...RAILROADS, ...UTILITIES]),
  houses: fc.nat(32)
})

function seat({ cash, holdings, singles, houses }: Estate): Table {
  const t = table()
    .cash(P1, cash)
    .owns(P1, ...singles)
  for (const { group, levels, mortgaged } of holdings) {
    t.owns(P1, ...GROUP_SPACES[group].map((space) => (mortgaged.includes(space) ? m(space) : space)))
    t.built(group, ...levels)
  }
  return t.stock(houses)
}

/** Sells every building group by group and mortgages every free deed. */
function raiseEverything(t: Table): void {
  for (const group of GROUPS)
    if (t.levels(group).some((level) => level > 0)) t.sells(P1, group, ...GROUP_SPACES[group].map(() => 0))
  for (const space of t.deedsOf(P1)) if (!t.isMortgaged(space)) t.mortgages(P1, space)
}

describe('Debts', () => {
  it('R9: whatever the estate and the stock of the Bank, the means can be raised to the last dollar', () => {
    fc.assert(
      fc.property(estate, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
        const t = seat(given)
        const means = t.means(P1)
        fc.pre(means > given.cash)
        const amount = given.cash + Math.max(1, Math.floor((means - given.cash) * share))
        expect(t.owes(P1, P2, amount).refuses(P1, 'giveUp')).toBe('stillSolvent')
        raiseEverything(t)
        expect(t.cashes()).toEqual([means - amount, 1500 + amount, 1500])
        expect([t.isOut(P1), t.asks()]).toEqual([false, { kind: 'turn', player: P1 }])
      })
    )
  })

  it('R9: one dollar above the means is bankruptcy, and the creditor gets all of it', () => {
    fc.assert(
      fc.property(estate, (given) => {
        const t = seat(given)
        const deeds = t.deedsOf(P1)
        fc.pre(deeds.length > 0)
        const free = deeds.filter((space) => !t.isMortgaged(space))
        t.owes(P1, P2, t.means(P1) + 1).givesUp(P1)
        expect([t.isOut(P1), t.cashOf(P1), t.deedsOf(P2)]).toEqual([true, 0, deeds])
        expect(t.deedsOf(P2).filter((space) => !t.isMortgaged(space))).toEqual(free)
        expect(GROUPS.flatMap((group) => t.levels(group)).every((level) => level === 0)).toBe(true)
      })
    )
  })

  it('R9: there are no part payments', () => {
    const t = table().cash(P1, 40).owns(P1, 1, 3).owns(P2, 37, 39).lands(P1, 39)
    expect([t.owed(), t.mortgages(P1, 1).cashes()]).toEqual([100, [70, 1500, 1500]])
    expect(t.mortgages(P1, 3).cashes()).toEqual([0, 1600, 1500])
  })

  it('R9: with nothing to trade a debtor who falls short is bankrupt at once', () => {
    const t = table().cash(P1, 40).owns(P2, 37, 39).lands(P1, 39)
    expect([t.isOut(P1), t.cashOf(P2), t.asks()]).toEqual([true, 1540, { kind: 'turn', player: P2 }])
  })

  it('R9: with a release card alone he may still look for a buyer', () => {
    const t = table().cash(P1, 40).holds(P1, 'chest').draws(P1, 'CC11', 33)
    expect([t.asks(), t.choices(P1)]).toEqual([{ kind: 'debt', player: P1 }, ['giveUp', 'offer']])
    t.trades(P1, P2, { cards: ['chest'] }, { cash: 60 })
    expect([t.cashes(), t.state.releaseCards.chest, t.isOut(P1)]).toEqual([[0, 1440, 1500], P2, false])
    expect(t.all('debtOpened')).toMatchObject([{ debtor: P1, creditor: BANK, amount: 100 }])
  })
})
