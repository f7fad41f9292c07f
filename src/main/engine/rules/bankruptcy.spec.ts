// Chapter BANKRUPT: who owes more than he can raise is out, and his creditor gets what he has.
import { describe, expect, it } from 'vitest'
import { interestOn } from '../../../shared/game/board'
import { BANK, H, P1, P2, P3, P4, m, table, type Table } from '../testing/table'

/** P1 with one house on each red lot owes $900 for the hotel of P2 on Virginia Avenue. */
const onVirginia = (cash: number): Table =>
  table()
    .cash(P1, cash)
    .owns(P1, 21, 23, 24)
    .built('red', 1, 1, 1)
    .owns(P2, 11, 13, 14)
    .built('lightPurple', H, H, H)
    .lands(P1, 14)

/** P1 cannot pay P2, who has nothing but Mediterranean Avenue, and leaves him three mortgaged deeds. */
const poorHeir = (cash: number): Table =>
  table(4)
    .cash(P2, cash)
    .owns(P2, 1)
    .cash(P1, 1)
    .owns(P1, m(31), m(37), m(39))
    .at(P1, 1)
    .owes(P1, P2, 2)
    .givesUp(P1)

describe('Bankruptcy to a player', () => {
  it('BANKRUPT-01: he gets the cash, half the cost of the buildings, and all deeds as they are', () => {
    const t = table().cash(P1, 40).owns(P1, 37, 39, m(5)).built('darkBlue', 1, 1)
    t.owns(P2, 16, 18, 19).built('orange', H, H, H).lands(P1, 19)
    expect([t.owed(), t.means(P1), t.state.houses]).toEqual([1000, 615, 30])
    t.givesUp(P1).keepsMortgage(P2)
    expect([t.cashes(), t.isOut(P1)]).toEqual([[0, 1730, 1500], true])
    expect(t.deedsOf(P2)).toEqual([5, 16, 18, 19, 37, 39])
    expect([5, 37, 39].map((space) => t.isMortgaged(space))).toEqual([true, false, false])
    expect([t.levels('darkBlue'), t.state.houses]).toEqual([[0, 0], 32])
    expect([t.paid('interest'), t.auctioned()]).toEqual([[10], []])
  })

  it('BANKRUPT-02: who can raise the sum exactly must do so and stays in the game', () => {
    const t = onVirginia(335)
    expect([t.owed(), t.means(P1), t.refuses(P1, 'giveUp')]).toEqual([900, 900, 'stillSolvent'])
    expect(t.choices(P1)).not.toContain('giveUp')
    t.sells(P1, 'red', 0, 0, 0).mortgages(P1, 21, 23, 24)
    expect([t.cashOf(P1), t.cashOf(P2), t.isOut(P1)]).toEqual([0, 2400, false])
    expect([t.deedsOf(P1), [21, 23, 24].map((space) => t.isMortgaged(space))]).toEqual([
      [21, 23, 24],
      [true, true, true]
    ])
    expect(t.ends().asks()).toEqual({ kind: 'turn', player: P2 })
  })

  it('BANKRUPT-03: who is one dollar short is bankrupt', () => {
    const t = onVirginia(334)
    expect([t.owed(), t.means(P1)]).toEqual([900, 899])
    t.givesUp(P1)
    expect([t.cashes(), t.isOut(P1)]).toEqual([[0, 1500 + 334 + 225, 1500], true])
    expect(t.deedsOf(P2)).toEqual([11, 13, 14, 21, 23, 24])
    expect([21, 23, 24].map((space) => t.isMortgaged(space))).toEqual([false, false, false])
    expect(t.levels('red')).toEqual([0, 0, 0])
  })

  it('BANKRUPT-07: doubles give no further throw to the bankrupt', () => {
    const t = table().cash(P1, 40).owns(P2, 16, 18, 19).built('orange', H, H, H).at(P1, 9).throws(5, 5)
    expect([t.isOut(P1), t.cashOf(P2)]).toEqual([true, 1540])
    expect(t.asks()).toEqual({ kind: 'turn', player: P2 })
    expect(t.refuses(P1, 'throwDice')).toBe('bankruptPlayer')
  })

  it('BANKRUPT-08: the creditor lifts one mortgage and keeps another', () => {
    const t = table().cash(P1, 0).owns(P1, m(28), m(39)).owes(P1, P2, 500).givesUp(P1)
    t.keepsMortgage(P2).liftsInherited(P2)
    expect([t.cashOf(P2), t.deedsOf(P2)]).toEqual([1500 - 228, [28, 39]])
    expect([t.isMortgaged(28), t.isMortgaged(39)]).toEqual([true, false])
    expect(t.lifts(P2, 28).cashOf(P2)).toBe(1500 - 228 - 83)
  })

  it('BANKRUPT-09: a creditor who cannot raise the interest on what he inherits falls, too', () => {
    const t = poorHeir(0)
    expect([t.isOut(P1), t.cashOf(P2), t.means(P2)]).toEqual([true, 1, 31])
    expect([31, 37, 39].map(interestOn)).toEqual([15, 18, 20])
    t.keepsMortgage(P2).mortgages(P2, 1).keepsMortgage(P2).givesUp(P2)
    expect(t.all('playerBankrupted')).toMatchObject([
      { player: P1, creditor: P2 },
      { player: P2, creditor: BANK }
    ])
    expect([1, 31, 37, 39].map((space) => t.isMortgaged(space))).toEqual([false, false, false, false])
    t.bids(P3, 10).pass(P4).pass(P3).bids(P4, 10).bids(P3, 10).pass(P4).pass(P3).bids(P4, 10)
    expect([t.auctioned(), t.cashes()]).toEqual([
      [1, 31, 37, 39],
      [0, 0, 1480, 1480]
    ])
    expect([t.deedsOf(P3), t.deedsOf(P4)]).toEqual([
      [1, 37],
      [31, 39]
    ])
    expect(t.asks()).toEqual({ kind: 'turn', player: P3 })
  })

  it('BANKRUPT-10: a creditor who just raises the interest owns it all, mortgaged', () => {
    const t = poorHeir(25).keepsMortgage(P2).keepsMortgage(P2)
    expect([t.cashOf(P2), t.owed()]).toEqual([25 + 1 - 15, 18])
    t.mortgages(P2, 1).keepsMortgage(P2)
    expect([t.paid('interest'), t.cashOf(P2)]).toEqual([[15, 18, 20], 3])
    expect(t.deedsOf(P2)).toEqual([1, 31, 37, 39])
    expect([1, 31, 37, 39].map((space) => t.isMortgaged(space))).toEqual([true, true, true, true])
    expect(t.asks()).toEqual({ kind: 'turn', player: P2 })
  })

  it('BANKRUPT-20: a creditor in jail inherits and pays interest like any other', () => {
    const t = table().inJail(P2).cash(P1, 30).owns(P1, m(5), 12).owes(P1, P2, 500).givesUp(P1)
    t.keepsMortgage(P2)
    expect([t.cashOf(P2), t.deedsOf(P2), t.isInJail(P2)]).toEqual([1500 + 30 - 10, [5, 12], true])
  })
})

describe('Bankruptcy to the Bank', () => {
  it('BANKRUPT-04: the lots are auctioned in board order, free of mortgage', () => {
    const t = table().cash(P1, 59).owns(P1, m(12), 18).draws(P1, 'CC12')
    expect([t.owed(), t.means(P1)]).toEqual([150, 149])
    t.givesUp(P1)
    expect([t.auctioned(), t.isMortgaged(12), t.refusesBid(P1, 1)]).toEqual([[12], false, 'bankruptPlayer'])
    t.bids(P2, 75).pass(P3)
    expect([t.auctioned(), t.refusesBid(P1, 1)]).toEqual([[12, 18], 'bankruptPlayer'])
    t.pass(P2).bids(P3, 120)
    expect(t.cashes()).toEqual([0, 1425, 1380])
    expect([t.ownerOf(12), t.ownerOf(18), t.isMortgaged(12), t.isMortgaged(18)]).toEqual([
      P2,
      P3,
      false,
      false
    ])
    expect([t.paid('bankruptcy'), t.paid('interest')]).toEqual([[59], []])
    expect(t.asks()).toEqual({ kind: 'turn', player: P2 })
  })

  it('BANKRUPT-05: buildings go back to the stock, and the lots are auctioned bare', () => {
    const t = table().cash(P1, 19).owns(P1, 6, 8, 9).built('lightBlue', 4, 4, 4).draws(P1, 'CC14')
    expect([t.owed(), t.means(P1), t.state.houses]).toEqual([480, 479, 20])
    t.givesUp(P1)
    expect([t.isOut(P1), t.levels('lightBlue'), t.state.houses]).toEqual([true, [0, 0, 0], 32])
    expect([t.allPass().allPass().allPass().auctioned(), t.cashes()]).toEqual([
      [6, 8, 9],
      [0, 1500, 1500]
    ])
    expect([6, 8, 9].map((space) => t.ownerOf(space))).toEqual([BANK, BANK, BANK])
  })

  it('BANKRUPT-05: with one dollar more the player survives without a dollar', () => {
    const t = table().cash(P1, 20).owns(P1, 6, 8, 9).built('lightBlue', 4, 4, 4).draws(P1, 'CC14')
    expect(t.refuses(P1, 'giveUp')).toBe('stillSolvent')
    t.sells(P1, 'lightBlue', 0, 0, 0).mortgages(P1, 6, 8, 9)
    expect([t.cashOf(P1), t.isOut(P1), t.deedsOf(P1)]).toEqual([0, false, [6, 8, 9]])
    expect([6, 8, 9].map((space) => t.isMortgaged(space))).toEqual([true, true, true])
  })

  it('BANKRUPT-06: a release card goes to the creditor, from the Bank to the bottom of its deck', () => {
    const holder = () => table().cash(P1, 0).holds(P1, 'chance')
    const toPlayer = holder().owes(P1, P2, 500).givesUp(P1)
    expect([toPlayer.state.releaseCards.chance, toPlayer.cardsOf('chance').length]).toEqual([P2, 15])
    const toBank = holder().owes(P1, BANK, 500).givesUp(P1)
    expect([toBank.state.releaseCards.chance, toBank.cardsOf('chance').at(-1)]).toEqual([BANK, 'CH08'])
    expect(toBank.cardsOf('chance')).toHaveLength(16)
  })

  it('BANKRUPT-14: of two players the other wins at once, without an auction', () => {
    const t = table(2).cash(P1, 10).owns(P1, 1).lands(P1, 4).paysTax('flat').givesUp(P1)
    expect([t.state.outcome, t.auctioned()]).toEqual([{ winners: [P2], why: 'lastPlayer', scores: null }, []])
    expect([t.cashOf(P2), t.state.agenda, t.state.offers]).toEqual([1500, [], []])
  })
})

describe('Bankruptcy by a card', () => {
  it('BANKRUPT-11: paying each player breaks off where the payer can pay no more', () => {
    const t = table(4).cash(P1, 70).owns(P1, m(3)).draws(P1, 'CH15').givesUp(P1).keepsMortgage(P3)
    expect(t.cashes()).toEqual([0, 1550, 1517, 1500])
    expect([t.ownerOf(3), t.isMortgaged(3), t.isOut(P1)]).toEqual([P3, true, true])
    expect([t.paid('interest'), t.asks()]).toEqual([[3], { kind: 'turn', player: P2 }])
  })

  it('BANKRUPT-12: collecting from each goes on round the table when one of them falls', () => {
    const t = table(4).cash(P3, 30).owns(P3, 5).cash(P4, 10).owns(P4, m(1)).draws(P1, 'CC07')
    expect(t.asks()).toEqual({ kind: 'debt', player: P3 })
    t.mortgages(P3, 5)
    expect(t.asks()).toEqual({ kind: 'debt', player: P4 })
    t.givesUp(P4).keepsMortgage(P1)
    expect(t.cashes()).toEqual([1607, 1450, 80, 0])
    expect([t.isOut(P4), t.ownerOf(1), t.isMortgaged(1), t.paid('interest')]).toEqual([true, P1, true, [3]])
    expect(t.state.agenda).toEqual([{ kind: 'turn', player: P1 }])
  })

  it('BANKRUPT-13: one card may end the game', () => {
    const t = table().cash(P2, 40).cash(P3, 49).draws(P1, 'CC07')
    expect([t.isOut(P2), t.isOut(P3), t.cashOf(P1)]).toEqual([true, true, 1589])
    expect(t.state.outcome).toEqual({ winners: [P1], why: 'lastPlayer', scores: null })
  })
})

describe('No bankruptcy', () => {
  it('BANKRUPT-15: who can raise the sum can neither give up nor end his turn', () => {
    const t = table().cash(P1, 0).owns(P1, 39).draws(P1, 'CC11')
    expect(t.owed()).toBe(100)
    expect([t.refuses(P1, 'giveUp'), t.refuses(P1, 'endTurn')]).toEqual(['stillSolvent', 'debtOpen'])
    expect(t.mortgages(P1, 39).cashOf(P1)).toBe(100)
    expect(t.isOut(P1)).toBe(false)
  })

  it('BANKRUPT-16: hotels can be sold for their worth though the Bank has no house', () => {
    const t = table().cash(P1, 0).owns(P1, 37, 39).built('darkBlue', H, H)
    t.owns(P2, 31, 32, 34).built('green', 4, 4, 4).stock(0).lands(P1, 31)
    expect([t.owed(), t.means(P1), t.refuses(P1, 'giveUp')]).toEqual([1100, 1375, 'stillSolvent'])
    expect(t.sells(P1, 'darkBlue', 0, 0).cashOf(P1)).toBe(1000)
    t.mortgages(P1, 37)
    expect([t.cashOf(P1), t.cashOf(P2), t.isOut(P1)]).toEqual([75, 2600, false])
    expect([t.isMortgaged(37), t.isMortgaged(39)]).toEqual([true, false])
  })

  it('BANKRUPT-18: a lot won with the last dollars can be pledged for the next debt', () => {
    const t = table().cash(P2, 100).owns(P3, 14).lands(P1, 6).declines().bids(P2, 100).pass(P3, P1)
    expect([t.cashOf(P2), t.deedsOf(P2)]).toEqual([0, [6]])
    t.ends().at(P2, 11).throws(1, 2)
    expect([t.owed(), t.means(P2), t.refuses(P2, 'giveUp')]).toEqual([12, 50, 'stillSolvent'])
    expect(t.mortgages(P2, 6).cashOf(P2)).toBe(38)
  })
})
