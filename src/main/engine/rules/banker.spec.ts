// Ruling R32: a Banker who does not play conducts the auctions and does nothing else.
import { describe, expect, it } from 'vitest'
import { legalActions, playerView } from '../index'
import { P1, P2, P3, P4, P5, Table, table } from '../testing/table'

const BANKER = 5
const bankerTable = (): Table => table(5, { banker: BANKER })
const bankerIs = (kind: 'openLot' | 'hammer') => ({ kind, player: BANKER })

describe('A Banker who does not play', () => {
  it('SETUP-05: has neither cash nor token nor deeds, throws for no start and gets no turn', () => {
    const t = new Table(5, { banker: BANKER })
    expect([t.state.players.length, t.cashes()]).toEqual([5, Array(5).fill(1500)])
    t.throws(1, 2).throws(1, 3).throws(1, 4).throws(1, 5).throws(1, 6)
    const players = Array.from({ length: 6 }, () => {
      const player = t.decider()
      t.passesBy().ends()
      return player
    })
    expect(players).toEqual([P5, P1, P2, P3, P4, P5])
    expect(() => playerView(t.state, BANKER)).toThrow(RangeError)
  })

  it('puts a lot that was declined up for auction and brings the hammer down', () => {
    const t = bankerTable().lands(P1, 6).declines()
    expect([t.asks(), t.auctioned()]).toEqual([bankerIs('openLot'), []])
    expect(legalActions(t.state, BANKER)).toEqual([{ type: 'openBidding', player: BANKER }])
    t.opensBidding()
    expect([t.asks(), t.auctioned()]).toEqual([{ kind: 'auction', player: P2 }, [6]])
    t.bids(P2, 40).pass(P3, P4, P5, P1)
    expect([t.asks(), t.cashOf(P2)]).toEqual([bankerIs('hammer'), 1500])
    t.hammers()
    expect([t.cashOf(P2), t.ownerOf(6), t.asks()]).toEqual([1460, P2, { kind: 'turn', player: P1 }])
  })

  it('may call the bid twice before that', () => {
    const t = bankerTable().lands(P1, 6).declines().opensBidding().bids(P2, 40).pass(P3, P4, P5, P1)
    t.callsBid().callsBid()
    expect(t.all('bidCalled')).toEqual([
      { type: 'bidCalled', lot: 6, calls: 1 },
      { type: 'bidCalled', lot: 6, calls: 2 }
    ])
    expect(t.refuses(BANKER, 'callBid')).toBe('notNow')
    expect(legalActions(t.state, BANKER)).toEqual([{ type: 'hammer', player: BANKER }])
    expect(t.hammers().ownerOf(6)).toBe(P2)
  })

  it('brings it down without a bid, too', () => {
    const t = bankerTable().lands(P1, 6).declines().opensBidding().pass(P2, P3, P4, P5, P1).hammers()
    expect([t.ownerOf(6), t.all('auctionClosed')]).toEqual([
      -1,
      [{ type: 'auctionClosed', lot: 6, winner: null, amount: 0 }]
    ])
  })

  it('conducts the auction of an estate lot by lot', () => {
    const t = bankerTable().owns(P1, 1, 3).resigns(P1).opensBidding().pass(P2, P3, P4, P5).hammers()
    expect([t.auctioned(), t.asks()]).toEqual([[1], bankerIs('openLot')])
    t.opensBidding().bids(P2, 5).pass(P3, P4, P5).hammers()
    expect([t.ownerOf(3), t.asks()]).toEqual([P2, { kind: 'turn', player: P2 }])
  })

  it('brings the hammer down for scarce buildings', () => {
    const t = bankerTable().owns(P1, 16, 18, 19).owns(P2, 21, 23, 24).stock(1)
    t.builds(P1, 'orange', 1, 0, 0).wishes(P2, 1).bids(P1, 100).pass(P2)
    expect(t.asks()).toEqual(bankerIs('hammer'))
    t.hammers().places(P1, 16)
    expect([t.cashOf(P1), t.levels('orange')]).toEqual([1400, [1, 0, 0]])
  })

  it('waits while players decide, and they wait for him', () => {
    const t = bankerTable().owns(P2, 5).lands(P1, 6)
    expect([t.refuses(BANKER, 'openBidding'), t.refuses(BANKER, 'hammer')]).toEqual([
      'outOfTurn',
      'outOfTurn'
    ])
    t.declines()
    expect([t.refusesBid(P2, 10), t.refuses(P2, 'openBidding'), t.refusesMortgage(P2, 5)]).toEqual([
      'outOfTurn',
      'outOfTurn',
      'auctionOpen'
    ])
    expect(t.refuses(BANKER, 'hammer')).toBe('auctionOpen')
    expect(t.opensBidding().refuses(BANKER, 'hammer')).toBe('outOfTurn')
  })

  it('waits for bids where nobody may buy in the first lap, too', () => {
    const t = table(5, { banker: BANKER, firstLapPurchases: false }).at(P1, 36).throws(2, 3).declines()
    expect(t.opensBidding().refuses(BANKER, 'hammer')).toBe('outOfTurn')
  })

  it('has no business of his own', () => {
    const t = bankerTable().owns(P1, 5).lands(P1, 6).declines().opensBidding()
    for (const type of ['throwDice', 'endTurn', 'buy', 'pass', 'resign', 'agreeToEnd'] as const)
      expect([type, t.refuses(BANKER, type)]).toEqual([type, 'bankerDoesNotPlay'])
    expect([t.refusesBid(BANKER, 10), t.refusesMortgage(BANKER, 5)]).toEqual([
      'bankerDoesNotPlay',
      'bankerDoesNotPlay'
    ])
    expect(t.refusesOffer(BANKER, P1, { cash: 1 }, { deeds: [5] })).toBe('bankerDoesNotPlay')
    expect(t.turnOf(P1).refusesOffer(P1, BANKER, { deeds: [5] }, { cash: 1 })).toBe('malformed')
    expect(table(5).refuses(BANKER, 'hammer')).toBe('malformed')
  })

  it('R10: offers a lot afresh when the high bidder leaves before the hammer', () => {
    const t = bankerTable().lands(P1, 6).declines().opensBidding().bids(P2, 40).pass(P3, P4, P5, P1)
    t.callsBid().resigns(P2)
    expect(t.asks()).toEqual({ kind: 'auction', player: P3 })
    t.pass(P3, P4, P5).bids(P1, 1).callsBid().hammers()
    expect(t.ownerOf(6)).toBe(P1)
  })

  it('R10: calls the same bid again when another player leaves', () => {
    const t = bankerTable().owns(P3, 5).lands(P1, 6).declines().opensBidding().bids(P2, 40)
    t.pass(P3, P4, P5, P1).callsBid().callsBid().resigns(P3)
    expect(legalActions(t.state, BANKER).map(({ type }) => type)).toEqual(['callBid', 'hammer'])
    t.hammers()
    expect([t.ownerOf(6), t.asks(), t.opensBidding().auctioned()]).toEqual([P2, bankerIs('openLot'), [6, 5]])
  })

  it('R10: first puts up the lot that was waiting, then the estate of who has left', () => {
    const t = bankerTable().owns(P3, 5).lands(P1, 6).declines().resigns(P3).opensBidding()
    expect(t.auctioned()).toEqual([6])
  })
})
