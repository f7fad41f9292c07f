// Ruling R10: leaving the game of one's own will, whatever is going on.
import { describe, expect, it } from 'vitest'
import { BANK, H, P1, P2, P3, P4, Table, m, table } from '../testing/table'

const turnOf = (player: number) => ({ kind: 'turn', player })

describe('Leaving the game', () => {
  it("in one's own turn: the estate is auctioned free of mortgage, then the next player has his turn", () => {
    const t = table().owns(P1, 5, m(12), 37, 39).built('darkBlue', 1, 1).holds(P1, 'chest').resigns(P1)
    expect([t.isOut(P1), t.cashOf(P1), t.bank()]).toEqual([true, 0, [32, 12]])
    expect([t.state.releaseCards.chest, t.cardsOf('chest').at(-1)]).toEqual([BANK, 'CC05'])
    t.allPass().bids(P2, 30).pass(P3).allPass().allPass()
    expect([t.auctioned(), t.ownerOf(12), t.isMortgaged(12), t.ownerOf(5)]).toEqual([
      [5, 12, 37, 39],
      P2,
      false,
      BANK
    ])
    expect(t.asks()).toEqual(turnOf(P2))
    expect(t.all('playerResigned')).toEqual([{ type: 'playerResigned', player: P1 }])
  })

  it('after doubles: there is no further throw', () => {
    expect(table().owns(P1, 6).throws(3, 3).resigns(P1).allPass().asks()).toEqual(turnOf(P2))
  })

  it('in the turn of another: that turn goes on after the auctions', () => {
    const t = table().owns(P2, 5).resigns(P2)
    expect(t.asks()).toEqual({ kind: 'auction', player: P3 })
    t.bids(P3, 20).pass(P1)
    expect([t.ownerOf(5), t.asks(), t.throwIsDue()]).toEqual([P3, turnOf(P1), true])
    expect(t.passesBy().ends().asks()).toEqual(turnOf(P3))
  })

  it('of two players: the other wins at once', () => {
    const t = table(2).owns(P1, 5).resigns(P1)
    expect([t.state.outcome, t.auctioned()]).toEqual([{ winners: [P2], why: 'lastPlayer', scores: null }, []])
  })

  it('before the start is decided: refused', () => {
    const t = new Table(3)
    expect([P1, P2].map((player) => t.refuses(player, 'resign'))).toEqual(['throwDue', 'throwDue'])
  })

  it('when one is out already, or does not sit at this table: refused', () => {
    expect(table().out(P3).refuses(P3, 'resign')).toBe('bankruptPlayer')
    expect(table().refuses(P4, 'resign')).toBe('malformed')
  })

  it('takes the open offers along', () => {
    const t = table()
      .owns(P2, 5)
      .offers(P1, P2, { cash: 10 }, { deeds: [5] })
      .resigns(P2)
    expect([t.state.offers, t.all('offersLapsed')]).toEqual([[], [{ type: 'offersLapsed', offers: [1] }]])
  })
})

describe('Leaving while something is open', () => {
  it('a purchase of his own: the lot stays with the Bank, unasked for', () => {
    const t = table().lands(P1, 6).resigns(P1)
    expect([t.ownerOf(6), t.auctioned(), t.asks()]).toEqual([BANK, [], turnOf(P2)])
  })

  it('a purchase of another: it is decided first, then the estate is auctioned', () => {
    const t = table().owns(P2, 5).lands(P1, 6).resigns(P2)
    expect(t.asks()).toEqual({ kind: 'purchase', player: P1 })
    t.buys()
    expect([t.ownerOf(6), t.asks(), t.auctioned()]).toEqual([P1, { kind: 'auction', player: P3 }, [5]])
    expect(t.allPass().asks()).toEqual(turnOf(P1))
  })

  it('a purchase that is declined: that auction comes first', () => {
    const t = table().owns(P2, 5).lands(P1, 6).resigns(P2).leavesIt().allPass()
    expect([t.auctioned(), t.asks()]).toEqual([[6, 5], turnOf(P1)])
  })

  it('a tax choice of his own: nothing is owed yet', () => {
    const t = table().lands(P1, 4).resigns(P1)
    expect([t.paid('incomeTax'), t.paid('bankruptcy'), t.asks()]).toEqual([[], [1500], turnOf(P2)])
  })

  it('a debt that he can pay: it is paid first, from his buildings and then his deeds', () => {
    const t = table().cash(P1, 100).owns(P1, 6, 8, 9, 15).built('lightBlue', 1, 1, 1)
    t.owns(P2, 16, 18, 19).built('orange', 2, 2, 2).lands(P1, 19)
    expect(t.owed()).toBe(220)
    t.resigns(P1)
    // 75 for three houses and 50 for the mortgage on 6 bring 225
    expect([t.paid('sale'), t.paid('mortgage'), t.paid('rent')]).toEqual([[25, 25, 25], [50], [220]])
    expect([t.cashOf(P2), t.paid('bankruptcy'), t.isOut(P1)]).toEqual([1720, [5], true])
    expect(t.all('playerBankrupted')).toMatchObject([{ player: P1, creditor: BANK }])
    expect(t.allPass().allPass().allPass().allPass().auctioned()).toEqual([6, 8, 9, 15])
  })

  it('a debt that he cannot pay: he is bankrupt to that creditor', () => {
    const t = table().cash(P1, 100).owns(P1, 5, m(12)).owns(P2, 16, 18, 19).built('orange', H, H, H)
    t.lands(P1, 19).resigns(P1)
    expect(t.all('playerBankrupted')).toMatchObject([{ player: P1, creditor: P2 }])
    expect([t.cashOf(P2), t.deedsOf(P2), t.asks()]).toEqual([
      1600,
      [5, 12, 16, 18, 19],
      { kind: 'inheritance', player: P2 }
    ])
  })

  it('several debts: paid one by one, until one is too much', () => {
    const t = table(4).cash(P1, 40).owns(P1, 1).draws(P1, 'CH15').resigns(P1)
    // 40 and the mortgage on 1 make 70: P2 gets his 50, P3 what is left and the deed
    expect(t.cashes()).toEqual([0, 1550, 1520, 1500])
    expect([t.ownerOf(1), t.isMortgaged(1)]).toEqual([P3, true])
  })

  it('a debt of another to him: it lapses', () => {
    const t = table().cash(P1, 0).owns(P1, 39).owns(P2, 11).lands(P1, 11)
    expect(t.owed()).toBe(10)
    t.resigns(P2)
    expect([t.owed(), t.cashOf(P1), t.asks()]).toEqual([0, 0, { kind: 'auction', player: P3 }])
  })

  it('a debt between others: it is settled before his estate is auctioned, since debtors do not bid', () => {
    const t = table(4).cash(P1, 0).owns(P1, 39).owns(P2, 11).owns(P3, 5).lands(P1, 11).resigns(P3)
    expect(t.asks()).toEqual({ kind: 'debt', player: P1 })
    t.mortgages(P1, 39)
    expect([t.cashOf(P1), t.asks()]).toEqual([190, { kind: 'auction', player: P4 }])
  })

  it('a throw for his own rent: nobody has to make it', () => {
    const t = table().owns(P2, 12).draws(P1, 'CH04')
    expect(t.asks()).toEqual({ kind: 'rentThrow', player: P1 })
    t.resigns(P2).allPass()
    expect([t.cashOf(P1), t.asks()]).toEqual([1500, turnOf(P1)])
    const other = table().owns(P2, 12).draws(P1, 'CH04').resigns(P3)
    expect(other.throws(1, 2).cashes()).toEqual([1470, 1530, 0])
  })

  it('an inherited mortgage: nothing is owed for it any more', () => {
    const t = table(4).cash(P1, 0).owns(P1, m(5), m(39)).owes(P1, P2, 500).givesUp(P1)
    expect(t.asks()).toEqual({ kind: 'inheritance', player: P2 })
    t.resigns(P2)
    expect([t.paid('interest'), t.auctioned(), t.isMortgaged(5)]).toEqual([[], [5], false])
  })

  it('the fine after the third throw in jail: he pays and goes, but does not move', () => {
    const t = table().inJail(P1, 2).cash(P1, 20).owns(P1, 39).throws(1, 2).resigns(P1)
    expect([t.paid('fine'), t.positionOf(P1), t.allPass().asks()]).toEqual([[50], 10, turnOf(P2)])
  })
})

describe('Leaving during an auction', () => {
  const auction = (): Table => table(4).owns(P2, 5).lands(P1, 6).declines()

  it('BANKRUPT-17: the high bidder: his bids are void, the lot is offered afresh, then his estate is auctioned', () => {
    const t = auction().bids(P2, 60).pass(P3).resigns(P2)
    expect(t.asks()).toEqual({ kind: 'auction', player: P3 })
    expect([t.refusesBid(P3, 1), t.refusesBid(P2, 70)]).toEqual([null, 'bankruptPlayer'])
    t.bids(P3, 1).pass(P4).bids(P1, 2).pass(P3)
    expect([t.ownerOf(6), t.cashOf(P1), t.auctioned()]).toEqual([P1, 1498, [6, 5]])
    t.bids(P3, 7).pass(P4, P1)
    expect([t.ownerOf(5), t.cashOf(P3), t.asks()]).toEqual([P3, 1493, turnOf(P1)])
  })

  it('who is asked: the next bidder is asked', () => {
    const t = auction().resigns(P2)
    expect(t.asks()).toEqual({ kind: 'auction', player: P3 })
    t.bids(P3, 10).pass(P4, P1)
    expect([t.ownerOf(6), t.cashOf(P3), t.auctioned()]).toEqual([P3, 1490, [6, 5]])
  })

  it('another bidder: the bid that is highest stays so', () => {
    const t = auction().bids(P2, 60).bids(P3, 70).resigns(P4)
    expect([t.asks(), t.refusesBid(P1, 70)]).toEqual([{ kind: 'auction', player: P1 }, 'bidTooLow'])
  })

  it('the last one against the high bidder: the hammer falls', () => {
    const t = auction().bids(P2, 60).pass(P3, P4).resigns(P1)
    expect([t.ownerOf(6), t.cashOf(P2), t.asks()]).toEqual([P2, 1440, turnOf(P2)])
  })

  it('who has passed: nothing changes', () => {
    const t = auction().pass(P2).bids(P3, 10).resigns(P2).pass(P4, P1)
    expect([t.ownerOf(6), t.cashOf(P3), t.auctioned()]).toEqual([P3, 1490, [6, 5]])
  })

  it('of an estate: what is left of it comes before the next one', () => {
    const t = table(4).owns(P1, 1, 3).owns(P2, 5).resigns(P1)
    t.resigns(P2).allPass().allPass().allPass()
    expect([t.auctioned(), t.asks()]).toEqual([[1, 3, 5], turnOf(P3)])
  })
})

describe('Out is out', () => {
  it('BANKRUPT-19: no turn, bid, trade, card share or rent claim is left to him, and his token is gone', () => {
    const t = table(4, { rent: 'claimSecond' }).owns(P1, 5).owns(P2, 31).lands(P3, 31).turnOf(P1).resigns(P1)
    expect(t.refusesBid(P1, 10)).toBe('bankruptPlayer')
    t.allPass()
    expect([t.choices(P1), t.asks()]).toEqual([[], turnOf(P2)])
    expect(t.refusesOffer(P2, P1, { cash: 10 }, { deeds: [5] })).toBe('tradeWithBankrupt')
    t.resigns(P2).allPass()
    expect([t.refusesClaim(P2, P3, 31), t.refusesClaim(P3, P1, 5)]).toEqual([
      'bankruptPlayer',
      'noRentToClaim'
    ])
    t.draws(P3, 'CC07')
    expect(t.cashes()).toEqual([0, 0, 1550, 1450])
    expect([t.ends().passesBy().ends().asks(), t.isOut(P1), t.isOut(P2)]).toEqual([turnOf(P3), true, true])
  })
})
