// Chapter TRADE: deeds, cash and release cards change hands by offer and consent.
import { describe, expect, it } from 'vitest'
import { goods, P1, P2, P3, P4, m, table, type Table } from '../testing/table'

/** P1 owes $550 to P2 for three houses on St. James Place and could raise $500 from the Bank. */
const inDebt = (): Table =>
  table().cash(P1, 300).owns(P1, 5, 25).owns(P2, 16, 18, 19).built('orange', 3, 3, 3).lands(P1, 16)

describe('Trades', () => {
  it('TRADE-01: a deed is sold at any price', () => {
    const t = table()
      .owns(P1, 5)
      .trades(P1, P2, { deeds: [5] }, { cash: 1 })
    expect([t.cashes(), t.ownerOf(5)]).toEqual([[1501, 1499, 1500], P2])
  })

  it('TRADE-02: deeds, release cards and cash may be mixed', () => {
    const t = table().owns(P1, 16).holds(P1, 'chance').owns(P2, 25)
    t.trades(P1, P2, { deeds: [16], cards: ['chance'] }, { deeds: [25], cash: 75 })
    expect(t.cashes()).toEqual([1575, 1425, 1500])
    expect([t.deedsOf(P1), t.deedsOf(P2), t.state.releaseCards.chance]).toEqual([[25], [16], P2])
  })

  it('TRADE-03: no lot of a built group is sold before all its buildings are', () => {
    const t = table().owns(P1, 6, 8, 9).built('lightBlue', 1, 1, 0)
    expect(t.refusesOffer(P1, P2, { deeds: [9] }, { cash: 100 })).toBe('groupBuilt')
    expect(t.sells(P1, 'lightBlue', 0, 0, 0).cashOf(P1)).toBe(1550)
    t.trades(P1, P2, { deeds: [9] }, { cash: 100 })
    expect([t.cashOf(P1), t.ownerOf(9)]).toEqual([1650, P2])
  })

  it('TRADE-04: the buyer of a mortgaged lot may keep the mortgage for ten per cent, and pay them again later', () => {
    const t = table()
      .owns(P1, m(29))
      .trades(P1, P3, { deeds: [29] }, { cash: 50 })
    expect(t.asks()).toEqual({ kind: 'inheritance', player: P3 })
    t.keepsMortgage(P3)
    expect([t.cashOf(P1), t.cashOf(P3), t.isMortgaged(29)]).toEqual([1550, 1436, true])
    expect(t.lifts(P3, 29).cashOf(P3)).toBe(1282)
    expect([t.paid('interest'), t.paid('lift')]).toEqual([[14], [140 + 14]])
    expect(t.isMortgaged(29)).toBe(false)
  })

  it('TRADE-05: or he lifts it at once and pays the ten per cent once', () => {
    const t = table()
      .owns(P1, m(29))
      .trades(P1, P3, { deeds: [29] }, { cash: 50 })
      .liftsInherited(P3)
    expect([t.cashOf(P3), t.isMortgaged(29), t.ownerOf(29)]).toEqual([1296, false, P3])
    expect(t.asks()).toEqual({ kind: 'turn', player: P1 })
  })

  it('TRADE-06: ten per cent are rounded up lot by lot', () => {
    const t = table()
      .owns(P1, m(12), m(28))
      .trades(P1, P3, { deeds: [12, 28] }, { cash: 40 })
    t.keepsMortgage(P3).keepsMortgage(P3)
    expect([t.paid('interest'), t.cashOf(P3)]).toEqual([[8, 8], 1444])
    expect([t.isMortgaged(12), t.isMortgaged(28)]).toEqual([true, true])
  })

  it('TRADE-07: the ten per cent must be left in cash after the exchange', () => {
    const t = table().cash(P3, 60).owns(P1, m(29))
    expect(t.refusesOffer(P1, P3, { deeds: [29] }, { cash: 50 })).toBe('interestNotPayable')
    expect(t.refusesOffer(P3, P1, { cash: 50 }, { deeds: [29] })).toBe('interestNotPayable')
    t.trades(P1, P3, { deeds: [29] }, { cash: 46 }).keepsMortgage(P3)
    expect([t.cashOf(P3), t.ownerOf(29)]).toEqual([0, P3])
  })

  it('R3: cash that comes with a mortgaged lot may pay its ten per cent', () => {
    const t = table().cash(P3, 0).owns(P1, m(29)).owns(P3, 5)
    expect(t.refusesOffer(P1, P3, { deeds: [29], cash: 13 }, { deeds: [5] })).toBe('interestNotPayable')
    t.trades(P1, P3, { deeds: [29], cash: 14 }, { deeds: [5] }).keepsMortgage(P3)
    expect([t.cashOf(P3), t.deedsOf(P3)]).toEqual([0, [29]])
  })

  it('TRADE-08: without consent nothing changes hands', () => {
    const t = table()
      .owns(P1, 5)
      .offers(P1, P2, { deeds: [5] }, { cash: 100 })
    expect(t.refusal({ type: 'acceptOffer', player: P3, offer: 1 })).toBe('noSuchOffer')
    t.rejects(P2)
    expect(t.refusesConsent(P2)).toBe('noSuchOffer')
    expect([t.cashes(), t.ownerOf(5)]).toEqual([[1500, 1500, 1500], P1])
  })

  it.each([
    ['mortgaged', (t: Table) => t.mortgages(P1, 5), P1, 1600],
    ['sold', (t: Table) => t.trades(P1, P3, { deeds: [5] }, { cash: 30 }), P3, 1530]
  ] as const)('TRADE-08: an offered deed that has been %s meanwhile stays', (_, meanwhile, owner, cash) => {
    const t = meanwhile(
      table()
        .owns(P1, 5)
        .offers(P1, P2, { deeds: [5] }, { cash: 100 })
    )
    expect(t.refusesConsent(P2)).not.toBeNull()
    expect([t.ownerOf(5), t.cashOf(P1), t.cashOf(P2)]).toEqual([owner, cash, 1500])
  })

  it.each([
    ['mortgaged', (t: Table) => t.mortgages(P2, 15), P2, 1600],
    ['sold', (t: Table) => t.trades(P2, P3, { deeds: [15] }, { cash: 30 }), P3, 1530]
  ] as const)(
    'TRADE-08: and so does a deed that was asked for and has been %s',
    (_, meanwhile, owner, cash) => {
      const t = meanwhile(
        table()
          .owns(P2, 15)
          .offers(P1, P2, { cash: 100 }, { deeds: [15] })
      )
      expect(t.refusesConsent(P2)).not.toBeNull()
      expect([t.ownerOf(15), t.cashOf(P2), t.cashOf(P1)]).toEqual([owner, cash, 1500])
    }
  )

  it('TRADE-09: no loans, no promises, no gifts', () => {
    const t = table().owns(P1, 5).owns(P2, 15)
    const offer = (give: object, take: object) => t.refusal({ type: 'offer', player: P1, to: P2, give, take })
    expect(offer(goods({ cash: 100 }), goods({ cash: 120 }))).toBe('oneSidedTrade')
    expect(offer(goods({ cash: 100 }), { ...goods({}), later: 120 })).toBe('malformed')
    expect(offer(goods({ cash: 100 }), { ...goods({}), freeVisits: [15] })).toBe('malformed')
    expect(offer(goods({ cash: 100 }), goods({}))).toBe('oneSidedTrade')
    expect(offer(goods({}), goods({ cash: 100 }))).toBe('oneSidedTrade')
    expect(offer(goods({ deeds: [5] }), goods({}))).toBe('oneSidedTrade')
    expect(offer(goods({}), goods({ deeds: [15] }))).toBe('oneSidedTrade')
    expect(offer(goods({ deeds: [5] }), goods({ deeds: [15] }))).toBeNull()
  })

  it('TRADE-10: a sale may rescue a debtor', () => {
    const t = inDebt()
    expect([t.owed(), t.means(P1)]).toEqual([550, 500])
    t.trades(P3, P1, { cash: 260 }, { deeds: [5] })
    expect(t.cashes()).toEqual([10, 2050, 1240])
    expect([t.deedsOf(P1), t.isMortgaged(25), t.ownerOf(5)]).toEqual([[25], false, P3])
    expect(t.asks()).toEqual({ kind: 'turn', player: P1 })
  })

  it('TRADE-11: a debtor who could not pay after a sale may not make it', () => {
    const t = inDebt()
    expect(t.refusesOffer(P3, P1, { cash: 20 }, { deeds: [5, 25] })).toBe('wouldNotSettleDebt')
    expect(t.refusesOffer(P1, P3, { deeds: [5, 25] }, { cash: 20 })).toBe('wouldNotSettleDebt')
  })

  it('TRADE-12: a debtor who can pay must still be able to after a sale', () => {
    const t = table().cash(P1, 100).owns(P1, 39, 5).owes(P1, P2, 350)
    expect([t.means(P1), t.owed()]).toEqual([400, 350])
    expect(t.refusesOffer(P1, P3, { deeds: [39] }, { cash: 120 })).toBe('wouldNotSettleDebt')
    t.trades(P1, P3, { deeds: [39] }, { cash: 150 })
    expect([t.cashOf(P1), t.ownerOf(39), t.owed()]).toEqual([250, P3, 350])
    t.mortgages(P1, 5)
    expect([t.cashes(), t.isOut(P1)]).toEqual([[0, 1850, 1350], false])
  })
})

describe('Trades of a debtor', () => {
  /** P1 could raise $400 and owes $350: he has $50 to spare, in whatever form. */
  const sparing50 = (): Table =>
    table().cash(P1, 100).owns(P1, 39, 5, m(25)).owns(P3, 26, 32, m(31)).holds(P3, 'chest').owes(P1, P2, 350)

  it.each([
    ['cash for a card', { cash: 50 }, { cards: ['chest'] }, { cash: 51 }],
    [
      'cash and a mortgaged deed for a card',
      { cash: 50, deeds: [25] },
      { cards: ['chest'] },
      { cash: 51, deeds: [25] }
    ],
    ['a deed for a cheaper one', { deeds: [39] }, { deeds: [32] }, { deeds: [39], cash: 1 }],
    ['cash for a mortgaged deed, with its interest', { cash: 35 }, { deeds: [31] }, { cash: 36 }]
  ] as const)('R8: %s, as long as the debt can be paid', (_, give, take, tooMuch) => {
    expect(sparing50().refusesOffer(P1, P3, give, take)).toBeNull()
    expect(sparing50().refusesOffer(P1, P3, tooMuch, take)).toBe('wouldNotSettleDebt')
    expect(sparing50().refusesOffer(P3, P1, take, tooMuch)).toBe('wouldNotSettleDebt')
  })

  it('R8: the debt is paid in the end, whatever was traded', () => {
    const t = sparing50()
      .trades(P1, P3, { cash: 35 }, { deeds: [31] })
      .keepsMortgage(P1)
    t.mortgages(P1, 39, 5)
    expect([t.cashes(), t.isOut(P1)]).toEqual([[0, 1850, 1535], false])
  })
})

describe('Open offers', () => {
  const open = () =>
    table(4)
      .owns(P1, 5)
      .owns(P2, 15)
      .offers(P1, P2, { deeds: [5] }, { cash: 100 })

  it('lapse with the next throw', () => {
    const t = open().throws(1, 2)
    expect([t.state.offers, t.leavesIt().refusesConsent(P2)]).toEqual([[], 'noSuchOffer'])
    expect(t.all('offersLapsed')).toMatchObject([{ offers: [1] }])
  })

  it('lapse when one of the two leaves the game, and only theirs do', () => {
    const t = open()
      .owns(P3, 25)
      .offers(P3, P4, { deeds: [25] }, { cash: 100 })
      .owes(P1, P2, 5000)
    expect(t.givesUp(P1).state.offers.map(({ id }) => id)).toEqual([2])
  })

  it('are at most one for each pair: a counter-offer takes the place of the offer', () => {
    const t = open()
      .owns(P3, 25)
      .offers(P3, P4, { deeds: [25] }, { cash: 100 })
    t.offers(P2, P1, { cash: 90 }, { deeds: [5] })
    expect(t.state.offers.map(({ id }) => id)).toEqual([2, 3])
    expect(t.accepts(P1).cashes()).toEqual([1590, 1410, 1500, 1500])
    expect(t.state.offers.map(({ id }) => id)).toEqual([2])
  })

  it('of other pairs stay when one is replaced', () => {
    const t = open()
      .offers(P1, P3, { deeds: [5] }, { cash: 90 })
      .offers(P3, P2, { cash: 80 }, { deeds: [15] })
    t.offers(P4, P1, { cash: 70 }, { deeds: [5] }).offers(P2, P4, { deeds: [15] }, { cash: 60 })
    t.offers(P1, P2, { deeds: [5] }, { cash: 110 })
    expect(t.state.offers.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6])
    expect(t.offers(P2, P1, { cash: 105 }, { deeds: [5] }).state.offers.map(({ id }) => id)).toEqual([
      2, 3, 4, 5, 7
    ])
  })

  it('are answered by the partner and withdrawn by the other', () => {
    const t = open()
    expect([P1, P2, P3].map((player) => t.choices(player))).toEqual([
      ['throwDice', 'mortgage', 'offer', 'withdrawOffer'],
      ['mortgage', 'offer', 'acceptOffer', 'refuseOffer'],
      ['offer']
    ])
  })

  it('may be withdrawn by whoever made them, and by nobody else', () => {
    const t = open()
    expect(t.refusal({ type: 'withdrawOffer', player: P2, offer: 1 })).toBe('noSuchOffer')
    expect(t.refusal({ type: 'refuseOffer', player: P1, offer: 1 })).toBe('noSuchOffer')
    t.does({ type: 'withdrawOffer', player: P1, offer: 1 })
    expect([t.refusesConsent(P2), t.ownerOf(5), t.cashOf(P1)]).toEqual(['noSuchOffer', P1, 1500])
    expect(t.all('offerWithdrawn')).toHaveLength(1)
  })

  it('cannot be accepted while something else is unsettled', () => {
    const t = open().owes(P3, P4, 2000).owns(P3, 25)
    expect(t.refusesConsent(P2)).toBe('debtOpen')
  })
})
