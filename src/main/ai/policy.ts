// The fast policy: one sensible action for whatever a seat is asked, from what lies open on the table.
import type { Action } from '../../shared/game/actions'
import type { Seat } from '../../shared/game/board'
import { decisionOf, type Decision, type DecisionOf, type OpenState } from '../../shared/game/view'
import { answerAuction, answerPurchase } from './bidding'
import { investment, reserveOf } from './building'
import { changes, isPossible, isWelcome, owedBy } from './dealing'
import { LIFT } from './estate'
import { answerJail, answerTax } from './jail'
import { raise } from './liquidation'
import type { Memory } from './memory'
import { rescue } from './rescue'
import { answerPlacement, answerWish } from './shortage'
import type { Temperament } from './temperament'
import { offer } from './trading'

/** Who chooses: its dials, what it remembers, and a number from 0 to 1 that varies what hardly matters. */
export type Mind = {
  readonly temperament: Temperament
  readonly memory: Memory
  readonly whim: number
  /** Whether it may look for deals itself; who has done so in another way says no. */
  readonly mayOffer?: boolean
}

/**
 * The action that a seat takes now, or null if it waits: the decision is another's and no offer lies before it, or its own
 * offer is still open. Always legal. Reads only what all may see, and depends on nothing but its arguments.
 */
export function choose(table: OpenState, seat: Seat, mind: Mind): Action | null {
  for (const open of table.offers) if (open.to === seat) return answerOffer(table, seat, open.id, mind)
  const decision = decisionOf(table)
  if (decision?.kind === 'turn') {
    const claim = table.claims.find(({ owner }) => owner === seat)
    if (claim) return { type: 'claimRent', player: seat, tenant: claim.tenant, space: claim.space }
  }
  if (decision?.player !== seat) return null
  // an offer lapses with the next throw: whoever made it waits for the answer
  if (table.offers.some(({ from }) => from === seat)) return null
  return answer(table, decision, mind)
}

function answerOffer(table: OpenState, player: Seat, id: number, { temperament }: Mind): Action {
  const open = table.offers.find((one) => one.id === id)
  const refuse = { type: 'refuseOffer', player, offer: id } as const
  if (!open || !isPossible(table, open)) return refuse
  const [from, own] = changes(table, open, temperament)
  return isWelcome(own, from, temperament) ? { type: 'acceptOffer', player, offer: id } : refuse
}

function answer(table: OpenState, decision: Decision, mind: Mind): Action {
  const { player } = decision
  const { temperament, whim } = mind
  switch (decision.kind) {
    case 'openingThrow':
    case 'rentThrow':
      return { type: 'throwDice', player }
    case 'turn':
      return answerTurn(table, player, mind)
    case 'purchase':
      return answerPurchase(table, player, decision.space, temperament)
    case 'auction':
      return answerAuction(table, decision, temperament, whim)
    case 'tax':
      return answerTax(table, player)
    case 'debt':
      return answerDebt(table, decision, mind)
    case 'inheritance':
      return answerInheritance(table, decision, temperament)
    case 'wish':
      return answerWish(table, decision, temperament)
    case 'placement':
      return answerPlacement(table, decision)
    case 'openLot':
      return { type: 'openBidding', player }
    case 'hammer':
      return { type: 'hammer', player }
  }
}

/** Throws while a throw is due; then deals, then invests what it can spare, then ends the turn. */
function answerTurn(table: OpenState, player: Seat, { temperament, memory, mayOffer = true }: Mind): Action {
  if (table.turn.throwDue)
    return table.players[player]?.inJail
      ? answerJail(table, player, temperament)
      : { type: 'throwDice', player }
  return (
    (mayOffer && table.rules.trading ? offer(table, player, temperament, memory) : null) ??
    investment(table, player, temperament) ?? { type: 'endTurn', player }
  )
}

/** Raises what is missing; who cannot looks for a buyer, and gives up when there is none. */
function answerDebt(table: OpenState, debt: DecisionOf<'debt'>, { temperament, memory }: Mind): Action {
  const { player, amount } = debt
  const sale = raise(table, player, amount - (table.players[player]?.cash ?? 0))
  const buyer = sale || !table.rules.trading ? null : rescue(table, debt, temperament, memory)
  return sale?.action ?? buyer ?? { type: 'giveUp', player }
}

/** Lifts a mortgaged deed at once if the cash can be spared, which saves paying the interest twice. */
function answerInheritance(
  table: OpenState,
  { player, space }: DecisionOf<'inheritance'>,
  dials: Temperament
): Action {
  const others = table.agenda.reduce(
    (sum, step) =>
      step.kind === 'inheritance' && step.player === player && step.space !== space
        ? sum + (LIFT[step.space] ?? 0)
        : sum,
    owedBy(table, player)
  )
  const spare = (table.players[player]?.cash ?? 0) - others - reserveOf(table, player, dials)
  return { type: spare >= (LIFT[space] ?? 0) ? 'liftInherited' : 'keepMortgage', player }
}
