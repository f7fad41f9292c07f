// Auctions of deeds and of scarce buildings: ascending whole dollars, round the table; a pass is final (AUCTION, R4 to R6).
import type { Illegality, Lot } from '../../../shared/game/actions'
import type { Seat, Space } from '../../../shared/game/board'
import { BANK } from '../../../shared/game/events'
import { bankerOnlySeat } from '../../../shared/game/rules'
import type { AutomaticStep, Bidding, Decision } from '../../../shared/game/view'
import { close, push, replaceTop, unexpected, type Chapter, type Play } from '../play'
import { playerAt, seatsAfter, type GameState } from '../state'
import { meansOf, pay, transferDeed } from './bank'
import { mayBuy } from './rent'
import { isContestant, sellUnit, whyNoPlace } from './shortages'

const LOWEST_BID = 1

/** Puts a deed under the hammer; bidding starts on the left of `after` and goes round. */
export function openAuction(play: Play, space: Space, after: Seat): void {
  const banker = bankerOnlySeat(play.state.rules)
  if (banker === null) startBidding(play, space, after)
  else push(play, { kind: 'openLot', player: banker, lot: space, after })
}

function startBidding(play: Play, space: Space, after: Seat): void {
  openBids(play, { lot: space, floor: LOWEST_BID, bidders: eligible(play.state, after), high: null })
}

/** Who may bid for a deed, starting on the left of a seat. */
const eligible = (state: GameState, after: Seat): Seat[] =>
  seatsAfter(state, after).filter((seat) => mayBuy(state, seat))

/** Opens the bidding for any lot among these bidders, in this order. */
export function openBids(play: Play, bidding: Bidding): void {
  play.events?.push({ type: 'auctionOpened', lot: bidding.lot })
  push(play, { kind: 'callBids', ...bidding })
}

/** The lowest bid that tops the last one. */
const nextBid = ({ high, floor }: Pick<Bidding, 'high' | 'floor'>): number => (high ? high.amount + 1 : floor)

/**
 * Asks the next bidder, passing who could not top the bid even by raising all his cash; when all but the highest bidder have
 * passed the hammer falls.
 */
export function callBids(play: Play, bidding: Bidding): void {
  const { lot, high } = bidding
  let bidders = bidding.bidders
  let [next] = bidders
  while (next !== undefined && next !== high?.player && !couldTop(play.state, bidding, next)) {
    play.events?.push({ type: 'bidPassed', player: next, lot, forced: true })
    bidders = bidders.slice(1)
    next = bidders[0]
  }
  if (next !== undefined && next !== high?.player)
    return push(play, { kind: 'auction', player: next, ...bidding, bidders })
  const banker = bankerOnlySeat(play.state.rules)
  if (banker === null) knockDown(play, bidding)
  else push(play, { kind: 'hammer', player: banker, calls: 0, ...bidding, bidders })
}

/** Whether a seat could top the bid, if need be by raising all its cash. */
function couldTop(state: GameState, bidding: Bidding, seat: Seat): boolean {
  const least = nextBid(bidding)
  return playerAt(state, seat).cash >= least || meansOf(state, seat) >= least
}

function knockDown(play: Play, { lot, high }: Bidding): void {
  play.events?.push({
    type: 'auctionClosed',
    lot,
    winner: high?.player ?? null,
    amount: high?.amount ?? 0
  })
  if (high) pay(play, { from: high.player, to: BANK, amount: high.amount, reason: { kind: 'auction', lot } })
  if (typeof lot !== 'number') sellUnit(play, high?.player ?? null)
  else if (high) transferDeed(play, lot, high.player)
}

function whyNoBid(state: GameState, bidding: Bidding, player: Seat, amount: number): Illegality | null {
  if (amount < nextBid(bidding)) return 'bidTooLow'
  if (amount > playerAt(state, player).cash) return 'notEnoughCash'
  return typeof bidding.lot === 'number' ? null : whyNoPlace(state, player, bidding.lot)
}

/** The bidding of a step without what the step adds to it. */
export const biddingOf = ({ lot, floor, bidders, high }: Bidding): Bidding => ({ lot, floor, bidders, high })

export const auctions: Chapter<'auction'> = {
  answers: ['bid', 'pass'],
  options(state, step, list) {
    const { player } = step
    const { cash } = playerAt(state, player)
    const min = nextBid(step)
    if (!whyNoBid(state, step, player, min)) list.push({ type: 'bid', player, min, max: cash })
    list.push({ type: 'pass', player })
  },
  whyIllegal: (state, step, action) =>
    action.type === 'bid' ? whyNoBid(state, step, step.player, action.amount) : null,
  answer(play, step, action): void {
    const { player, lot } = step
    const bidding = biddingOf(step)
    const others = step.bidders.slice(1)
    close(play)
    switch (action.type) {
      case 'bid': {
        const { amount } = action
        play.events?.push({ type: 'bidMade', player, lot, amount })
        return callBids(play, { ...bidding, bidders: [...others, player], high: { player, amount } })
      }
      case 'pass':
        play.events?.push({ type: 'bidPassed', player, lot, forced: false })
        return callBids(play, { ...bidding, bidders: others })
      default:
        return unexpected(action, 'auction')
    }
  }
}

/** A Banker who does not play puts the lot up himself. */
export const openLot: Chapter<'openLot'> = {
  answers: ['openBidding'],
  options(_state, { player }, list) {
    list.push({ type: 'openBidding', player })
  },
  whyIllegal: () => null,
  answer(play, { lot, after }): void {
    close(play)
    startBidding(play, lot, after)
  }
}

/** He may call the bid twice and brings down the hammer; a pass being final, nothing can happen in between. */
const MOST_CALLS = 2

export const hammer: Chapter<'hammer'> = {
  answers: ['callBid', 'hammer'],
  options(_state, { player, calls }, list) {
    if (calls < MOST_CALLS) list.push({ type: 'callBid', player })
    list.push({ type: 'hammer', player })
  },
  whyIllegal: (_state, { calls }, action) =>
    action.type === 'callBid' && calls >= MOST_CALLS ? 'notNow' : null,
  answer(play, step, action): void {
    const calls = step.calls + 1
    if (action.type === 'callBid') {
      play.events?.push({ type: 'bidCalled', lot: step.lot, calls })
      return replaceTop(play, { ...step, calls })
    }
    close(play)
    knockDown(play, biddingOf(step))
  }
}

const mayBid = (state: GameState, lot: Lot, seat: Seat): boolean =>
  typeof lot === 'number' ? mayBuy(state, seat) : isContestant(state, seat)

/** Whether a seat has left the auction that is open, if one is. */
export const hasPassed = (state: GameState, decision: Decision, seat: Seat): boolean =>
  decision.kind === 'auction' && !decision.bidders.includes(seat) && mayBid(state, decision.lot, seat)

/**
 * What an auction becomes when a seat leaves the game: it goes on without him. If the high bid was his it is void and a deed
 * is offered afresh (R10); a scarce building without a bid is called off, since fewer want it now.
 */
export function auctionWithout(state: GameState, bidding: Bidding, seat: Seat): AutomaticStep | null {
  const { lot, floor } = bidding
  const high = bidding.high?.player === seat ? null : bidding.high
  if (typeof lot !== 'number' && !high) return null
  const bidders = bidding.high && !high ? eligible(state, seat) : bidding.bidders
  return { kind: 'callBids', lot, floor, bidders: bidders.filter((other) => other !== seat), high }
}
