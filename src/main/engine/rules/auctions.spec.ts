// Chapter AUCTION: a lot that its lander does not buy goes to the highest bidder.
import { describe, expect, it } from 'vitest'
import { legalActions } from '../index'
import { BANK, P1, P2, P3, m, table } from '../testing/table'

describe('Auctions', () => {
  it('AUCTION-01: whoever declined a lot may still bid for it and win it', () => {
    const t = table().lands(P1, 6).declines().bids(P2, 60).bids(P3, 65).bids(P1, 70).pass(P2, P3)
    expect(t.cashes()).toEqual([1430, 1500, 1500])
    expect(t.ownerOf(6)).toBe(P1)
    expect(t.all('bidPassed').map(({ player, forced }) => [player, forced])).toEqual([
      [P2, false],
      [P3, false]
    ])
    expect(t.all('auctionClosed')).toMatchObject([{ lot: 6, winner: P1, amount: 70 }])
  })

  it('AUCTION-02: any price will do, one dollar for Boardwalk included', () => {
    const t = table().lands(P1, 39).declines().bids(P2, 1).pass(P3, P1)
    expect(t.cashes()).toEqual([1500, 1499, 1500])
    expect(t.ownerOf(39)).toBe(P2)
  })

  it('AUCTION-03: each bid must be higher than the last', () => {
    const t = table().lands(P1, 6).declines().bids(P2, 65)
    expect([65, 64, 66].map((bid) => t.refusesBid(P3, bid))).toEqual(['bidTooLow', 'bidTooLow', null])
    expect(t.bids(P3, 66).pass(P1, P2).cashOf(P3)).toBe(1434)
  })

  it('AUCTION-04: nobody bids more than his cash', () => {
    const t = table().cash(P2, 120).lands(P1, 6).declines()
    expect(legalActions(t.state, P2)).toContainEqual({ type: 'bid', player: P2, min: 1, max: 120 })
    expect([121, 120].map((bid) => t.refusesBid(P2, bid))).toEqual(['notEnoughCash', null])
    expect(t.bids(P2, 120).pass(P3, P1).cashOf(P2)).toBe(0)
  })

  it('AUCTION-05: a bidder may mortgage a lot during the auction in order to bid', () => {
    const t = table().cash(P2, 120).owns(P2, 16).lands(P1, 18).declines()
    t.bids(P2, 1).bids(P3, 150).pass(P1)
    expect(t.refusesBid(P2, 210)).toBe('notEnoughCash')
    t.mortgages(P2, 16).bids(P2, 210).pass(P3)
    expect([t.cashOf(P2), t.deedsOf(P2)]).toEqual([0, [16, 18]])
    expect([t.isMortgaged(16), t.isMortgaged(18)]).toEqual([true, false])
  })

  it('AUCTION-06: a lot without a bid stays with the Bank, and the next lander may buy it', () => {
    const t = table().lands(P1, 6).declines().pass(P2, P3, P1)
    expect([t.ownerOf(6), t.cashes()]).toEqual([BANK, [1500, 1500, 1500]])
    expect(t.all('auctionClosed')).toMatchObject([{ lot: 6, winner: null, amount: 0 }])
    expect(t.asks()).toEqual({ kind: 'turn', player: P1 })
    t.ends().at(P2, 3).throws(1, 2).buys()
    expect([t.ownerOf(6), t.cashOf(P2)]).toEqual([P2, 1400])
  })

  it('AUCTION-07: a player in jail may bid', () => {
    const t = table().inJail(P3).lands(P1, 8).declines().pass(P2).bids(P3, 90).pass(P1)
    expect([t.ownerOf(8), t.cashOf(P3), t.isInJail(P3)]).toEqual([P3, 1410, true])
  })

  it('AUCTION-08: a pass is final', () => {
    const t = table().lands(P1, 6).declines().pass(P2)
    expect(t.refusesBid(P2, 500)).toBe('alreadyPassed')
    const asked = []
    for (const [player, amount] of [
      [P3, 10],
      [P1, 11],
      [P3, 12]
    ] as const) {
      asked.push(t.decider())
      t.bids(player, amount)
      expect(t.refusesBid(P2, 500)).toBe('alreadyPassed')
    }
    expect([...asked, t.decider()]).toEqual([P3, P1, P3, P1])
    expect(t.pass(P1).ownerOf(6)).toBe(P3)
    expect(t.refusesBid(P2, 500)).toBe('outOfTurn')
  })

  it('AUCTION-09: a lot may fetch more than its printed price', () => {
    const t = table().lands(P1, 1).declines().pass(P2).bids(P3, 300).pass(P1)
    expect([t.ownerOf(1), t.cashOf(P3)]).toEqual([P3, 1200])
  })

  it('AUCTION-10: two players hold an auction as well', () => {
    const t = table(2).lands(P1, 5).declines().bids(P2, 2).pass(P1)
    expect([t.ownerOf(5), t.cashes()]).toEqual([P2, [1500, 1498]])
  })

  it('AUCTION-11: doubles give their throw after the auction', () => {
    const t = table().throws(4, 4).declines().bids(P2, 40).pass(P3, P1)
    expect([t.ownerOf(8), t.cashOf(P2)]).toEqual([P2, 1460])
    expect(t.asks()).toEqual({ kind: 'turn', player: P1 })
    expect(t.throws(5, 3).positionOf(P1)).toBe(16)
  })

  it('AUCTION-12: a group completed by auction works at once', () => {
    const t = table().owns(P2, 37).at(P1, 31).throws(4, 4).declines().bids(P2, 305).pass(P3, P1)
    expect([t.cashOf(P2), t.deedsOf(P2), t.choices(P1)]).toEqual([1195, [37, 39], ['throwDice', 'offer']])
    expect(t.refusesBuild(P2, 'darkBlue', 0, 1)).toBeNull()
    expect(t.lands(P1, 37).lands(P3, 39).paid('rent')).toEqual([70, 100])
    expect(t.turnOf(P1).builds(P2, 'darkBlue', 0, 1).cashOf(P2)).toBe(1195 + 70 + 100 - 200)
  })

  it('R5: who could not top the bid with all he owns is passed by the rules', () => {
    const t = table().cash(P3, 30).owns(P3, 1, m(5)).lands(P1, 6).declines().bids(P2, 59)
    expect(t.asks()).toEqual({ kind: 'auction', player: P3 })
    t.pass(P3).pass(P1)
    t.lands(P1, 8).declines().bids(P2, 60)
    expect(t.asks()).toEqual({ kind: 'auction', player: P1 })
    expect(t.all('bidPassed').at(-1)).toMatchObject({ player: P3, lot: 8, forced: true })
  })

  it('R5: so are those who have nothing at all, before anybody is asked', () => {
    const t = table().cash(P2, 0).lands(P1, 6).declines()
    expect(t.asks()).toEqual({ kind: 'auction', player: P3 })
    expect(t.bids(P3, 1).refusesBid(P2, 2)).toBe('alreadyPassed')
    const poor = table(2).cash(P1, 0).cash(P2, 0).lands(P1, 6).declines()
    expect([poor.asks(), poor.ownerOf(6)]).toEqual([{ kind: 'turn', player: P1 }, BANK])
  })

  it('R5: whoever can just top the bid is asked, and may bid all his cash', () => {
    const t = table().cash(P3, 60).lands(P1, 6).declines().bids(P2, 59)
    expect(legalActions(t.state, P3)).toContainEqual({ type: 'bid', player: P3, min: 60, max: 60 })
    expect(t.bids(P3, 60).pass(P1, P2).cashOf(P3)).toBe(0)
  })
})
