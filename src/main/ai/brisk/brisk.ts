// The brisk player: builds and trades by rule of thumb, a hundred times as fast as it takes to think; for rollouts and measures.
import type { Action } from '../../../shared/game/actions'
import { DECKS, FINE, type Seat, type Space } from '../../../shared/game/board'
import { decisionOf, type Decision, type DecisionOf, type OpenState } from '../../../shared/game/view'
import { LIFT, PRICE } from '../estate'
import { isPossible } from '../dealing'
import { answerTax } from '../jail'
import { answerPlacement, answerWish, limitForUnit } from '../shortage'
import { temperamentOf } from '../temperament'
import { brisklyOffer, isWorthIt, newLooks, type Looks } from './deals'
import { completes, raiseBriskly, spend } from './estate'
import { BIT, heldBy, holdingsOf, type Deeds } from './holdings'
import { worthOf } from './worth'

const dials = temperamentOf('casual')

/** A brisk player with what it remembers of its own searches for deals. */
export class BriskPlayer {
  private looks: Looks = newLooks()

  /** The action that a seat takes now, or null if it waits; see `choose` of the policy. Always legal. */
  choose(table: OpenState, seat: Seat): Action | null {
    for (const open of table.offers) {
      if (open.to === seat)
        return isPossible(table, open) && isWorthIt(table, open)
          ? { type: 'acceptOffer', player: seat, offer: open.id }
          : { type: 'refuseOffer', player: seat, offer: open.id }
      if (open.from === seat) return null
    }
    const decision = decisionOf(table)
    if (decision?.kind === 'turn' && table.claims.length > 0) {
      const claim = table.claims.find(({ owner }) => owner === seat)
      if (claim) return { type: 'claimRent', player: seat, tenant: claim.tenant, space: claim.space }
    }
    return decision?.player === seat ? this.answer(table, decision) : null
  }

  private answer(table: OpenState, decision: Decision): Action {
    const { player } = decision
    switch (decision.kind) {
      case 'openingThrow':
      case 'rentThrow':
        return { type: 'throwDice', player }
      case 'turn':
        return this.answerTurn(table, player)
      case 'purchase':
        return answerPurchase(table, player, decision.space)
      case 'auction':
        return answerAuction(table, decision)
      case 'tax':
        return answerTax(table, player)
      case 'debt':
        return (
          raiseBriskly(table, player, decision.amount - (table.players[player]?.cash ?? 0)) ?? {
            type: 'giveUp',
            player
          }
        )
      case 'inheritance':
        return answerInheritance(table, decision)
      case 'wish':
        return answerWish(table, decision, dials)
      case 'placement':
        return answerPlacement(table, decision)
      case 'openLot':
        return { type: 'openBidding', player }
      case 'hammer':
        return { type: 'hammer', player }
    }
  }

  private answerTurn(table: OpenState, player: Seat): Action {
    if (table.turn.throwDue)
      return table.players[player]?.inJail ? answerJail(table, player) : { type: 'throwDice', player }
    const holdings = holdingsOf(table)
    return (
      (table.rules.trading ? brisklyOffer(table, player, holdings, this.looks) : null) ??
      spend(table, player, holdings) ?? { type: 'endTurn', player }
    )
  }
}

/** Cash kept when buying a lot that completes nothing. */
const PURCHASE_RESERVE = 50

function answerPurchase(table: OpenState, player: Seat, space: Space): Action {
  const cash = table.players[player]?.cash ?? 0
  const price = PRICE[space] ?? 0
  const buy = { type: 'buy', player } as const
  if (cash - price >= PURCHASE_RESERVE) return buy
  if (limitFor(table, player, space) < price) return { type: 'decline', player }
  if (cash >= price) return buy
  return raiseBriskly(table, player, price - cash) ?? { type: 'decline', player }
}

/** The price up to which a lot is worth having: what it adds to one's own worth, or half of what it would add to a rival's. */
function limitFor(table: OpenState, seat: Seat, space: Space): number {
  const holdings = holdingsOf(table)
  const bit = BIT[space] ?? 0
  let limit = 0
  for (let other = 0; other < table.players.length; other++) {
    const player = table.players[other]
    if (!player || player.bankrupt) continue
    const own = heldBy(holdings, other)
    if (other !== seat && !completes(own | bit, space)) continue
    const gain =
      worthOf(own | bit, player.cash, holdings, table.rules) -
      worthOf(own, player.cash, holdings, table.rules)
    limit = Math.max(limit, other === seat ? gain : gain / 2)
  }
  return limit
}

/** Bids half the limit at first, then in steps of a tenth of the price. */
function answerAuction(table: OpenState, step: DecisionOf<'auction'>): Action {
  const { player, lot, floor, high } = step
  const pass = { type: 'pass', player } as const
  const cash = table.players[player]?.cash ?? 0
  const least = high ? high.amount + 1 : floor
  if (cash < least) return pass
  const limit =
    typeof lot === 'number'
      ? Math.min(cash, Math.floor(limitFor(table, player, lot)))
      : limitForUnit(table, player, lot, dials)
  if (limit < least) return pass
  const price = typeof lot === 'number' ? (PRICE[lot] ?? 0) : floor
  const wanted = high ? least + Math.floor(price / 10) : Math.floor(Math.min(limit, price) / 2)
  return { type: 'bid', player, amount: Math.max(least, Math.min(wanted, limit)) }
}

/** Lots for sale that make the board worth walking. */
const LURE = 6

function answerJail(table: OpenState, player: Seat): Action {
  const stay = { type: 'throwDice', player } as const
  if (count(holdingsOf(table).unowned) < LURE) return stay
  for (const deck of DECKS)
    if (table.releaseCards[deck] === player) return { type: 'useReleaseCard', player, deck }
  const { jailThrows = 0, cash = 0 } = table.players[player] ?? {}
  return jailThrows < 2 && cash >= 2 * FINE ? { type: 'payFine', player } : stay
}

function count(deeds: Deeds): number {
  let bits = 0
  for (let left = deeds; left !== 0; left &= left - 1) bits++
  return bits
}

/** Lifts a mortgaged deed at once if the cash is there for all that wait. */
function answerInheritance(table: OpenState, { player, space }: DecisionOf<'inheritance'>): Action {
  const cash = table.players[player]?.cash ?? 0
  const spare = cash - (LIFT[space] ?? 0) - 250
  const isLast = table.agenda.filter(({ kind }) => kind === 'inheritance').length === 1
  return { type: isLast && spare > 0 ? 'liftInherited' : 'keepMortgage', player }
}
