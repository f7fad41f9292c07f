// What a lot is worth to a seat, and how it buys and bids accordingly.
import type { Action, Lot } from '../../shared/game/actions'
import type { Seat, Space } from '../../shared/game/board'
import type { DecisionOf, OpenState } from '../../shared/game/view'
import { PRICE } from './estate'
import { raise, raisableBy } from './liquidation'
import { limitForUnit } from './shortage'
import type { Temperament } from './temperament'
import { powerOf, seatsLeft, type Estates } from './valuation'

/** The price at which buying a lot would leave the power of a seat as it is; 0 where even a gift would not help. */
export function worthTo(table: Estates, seat: Seat, space: Space, dials: Temperament): number {
  const cash = table.players[seat]?.cash ?? 0
  const now = powerOf(table, seat, cash, dials)
  const owners = table.owners.slice()
  owners[space] = seat
  const then = { ...table, owners }
  const worth = powerOf(then, seat, cash, dials) - now
  if (worth <= 0) return 0
  // cash that would build houses is dearer than its face: a secant finds where the two balance
  const paid = Math.min(cash, worth)
  const left = powerOf(then, seat, cash - paid, dials) - now
  return left >= 0 ? worth : (paid * worth) / (worth - left)
}

/**
 * The price at which a seat is as well off without a lot: its own gain, and in part what the keenest rival would gain by it,
 * the more the fewer are left.
 */
export function limitFor(table: Estates, seat: Seat, space: Space, dials: Temperament): number {
  let rival = 0
  table.players.forEach(({ bankrupt }, other) => {
    if (!bankrupt && other !== seat) rival = Math.max(rival, worthTo(table, other, space, dials))
  })
  const part = dials.denial / seatsLeft(table)
  return dials.zeal * ((1 - part) * worthTo(table, seat, space, dials) + part * rival)
}

/** Buys the lot if it leaves enough cash or is worth its price, raising cash for it if that costs less than it brings. */
export function answerPurchase(table: OpenState, seat: Seat, space: Space, dials: Temperament): Action {
  const cash = table.players[seat]?.cash ?? 0
  const price = PRICE[space] ?? 0
  const buy = { type: 'buy', player: seat } as const
  if (cash - price >= dials.purchaseReserve) return buy
  const surplus = limitFor(table, seat, space, dials) - price
  if (surplus <= 0) return { type: 'decline', player: seat }
  if (cash >= price) return buy
  const sale = raise(table, seat, price - cash)
  return sale && sale.harm < surplus ? sale.action : { type: 'decline', player: seat }
}

/** Steps of bidding as parts of the printed price. */
const STEP = 0.1

/** Bids a step more up to the limit; passes above it. `whim` (0 to 1) bends the limit a little. */
export function answerAuction(
  table: OpenState,
  step: DecisionOf<'auction'>,
  dials: Temperament,
  whim: number
): Action {
  const { player, lot, floor, high } = step
  const cash = table.players[player]?.cash ?? 0
  const least = high ? high.amount + 1 : floor
  const pass = { type: 'pass', player } as const
  const limit = bidLimit(table, player, lot, dials, whim)
  if (limit < least) return pass
  if (cash < least) {
    const sale = raise(table, player, least - cash)
    return sale && sale.harm < limit - least ? sale.action : pass
  }
  const price = typeof lot === 'number' ? (PRICE[lot] ?? 0) : floor
  const raised = high ? least - 1 + Math.ceil(price * STEP) : Math.ceil(price / 2)
  const enough = Math.max(least, strongest(table, step) + 1)
  return { type: 'bid', player, amount: Math.max(least, Math.min(raised, limit, cash, enough)) }
}

/** The highest bid of a seat for a lot; `whim` as in answerAuction. */
export function bidLimit(table: OpenState, seat: Seat, lot: Lot, dials: Temperament, whim: number): number {
  if (typeof lot !== 'number') return limitForUnit(table, seat, lot, dials)
  return Math.floor(limitFor(table, seat, lot, dials) * (0.95 + 0.1 * whim))
}

/** The most that any other bidder could bring together: no bid need be higher than one dollar more. */
function strongest(table: OpenState, { player, bidders }: DecisionOf<'auction'>): number {
  let most = 0
  for (const seat of bidders)
    if (seat !== player) most = Math.max(most, (table.players[seat]?.cash ?? 0) + raisableBy(table, seat))
  return most
}
