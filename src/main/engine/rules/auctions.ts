// Auctions: ascending bids in whole dollars, round the table; a pass is final (AUCTION-01 to AUCTION-12, R4, R5, R6).
import type { Seat, Space } from '../../../shared/game/board'
import { BANK } from '../../../shared/game/events'
import type { DecisionOf } from '../../../shared/game/view'
import { close, push, replaceTop, unexpected, type Chapter, type Play } from '../play'
import { playerAt, seatsAfter } from '../state'
import { meansOf, pay, transferDeed } from './bank'

type Auction = DecisionOf<'auction'>
type Bids = Pick<Auction, 'space' | 'bidders' | 'high'>

/** Puts a lot under the hammer; bidding starts on the left of `after` and goes round. */
export function openAuction(play: Play, space: Space, after: Seat): void {
  play.events?.push({ type: 'auctionOpened', space })
  const bidders = seatsAfter(play.state, after)
  push(play, { kind: 'auction', player: bidders[0] ?? after, space, bidders, high: null })
  callBids(play, { space, bidders, high: null })
}

/** The lowest bid that tops the last one. */
const nextBid = ({ high }: Pick<Auction, 'high'>): number => (high?.amount ?? 0) + 1

/** Asks the next bidder, passing who could not top the bid even by raising all his cash, or lets the hammer fall. */
function callBids(play: Play, { space, bidders, high }: Bids): void {
  let left = bidders
  let [next] = left
  while (next !== undefined && next !== high?.player && meansOf(play.state, next) < nextBid({ high })) {
    play.events?.push({ type: 'bidPassed', player: next, space, forced: true })
    left = left.slice(1)
    next = left[0]
  }
  if (next === undefined || next === high?.player) return closeAuction(play, space, high)
  replaceTop(play, { kind: 'auction', player: next, space, bidders: left, high })
}

function closeAuction(play: Play, space: Space, high: Auction['high']): void {
  close(play)
  play.events?.push({
    type: 'auctionClosed',
    space,
    winner: high?.player ?? null,
    amount: high?.amount ?? 0
  })
  if (!high) return
  pay(play, { from: high.player, to: BANK, amount: high.amount, reason: { kind: 'auction', space } })
  transferDeed(play, space, high.player)
}

export const auctions: Chapter<'auction'> = {
  answers: ['bid', 'pass'],
  options(state, step, list) {
    const { player } = step
    const { cash } = playerAt(state, player)
    const min = nextBid(step)
    if (cash >= min) list.push({ type: 'bid', player, min, max: cash })
    list.push({ type: 'pass', player })
  },
  whyIllegal(state, step, action) {
    if (action.type !== 'bid') return null
    if (action.amount < nextBid(step)) return 'bidTooLow'
    return action.amount > playerAt(state, step.player).cash ? 'notEnoughCash' : null
  },
  answer(play, { player, space, bidders, high }, action): void {
    const others = bidders.slice(1)
    switch (action.type) {
      case 'bid':
        play.events?.push({ type: 'bidMade', player, space, amount: action.amount })
        return callBids(play, {
          space,
          bidders: [...others, player],
          high: { player, amount: action.amount }
        })
      case 'pass':
        play.events?.push({ type: 'bidPassed', player, space, forced: false })
        return callBids(play, { space, bidders: others, high })
      default:
        return unexpected(action, 'auction')
    }
  }
}
