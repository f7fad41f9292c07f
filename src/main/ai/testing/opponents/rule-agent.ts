// Bench opponents after the fixed-policy agents of a public simulator, written anew from a description of their rules.
//
// Adapted to our rules, where those differ from that simulator:
// - Nothing is sold to the Bank but buildings: where they sell lots, they mortgage, and otherwise give up.
// - Sums are whole dollars; halves are rounded down, the sneaky price of a tenth of a dollar is one dollar.
// - They build and lift mortgages between the turns of others; here at the end of their own turn, which comes to the same.
// - Offers to all partners at once are made one after the other in one turn; each is judged by the rules before.
// - Auctions of short buildings, opening throws and the tax are answered as our casual player does.
import type { Action } from '../../../../shared/game/actions'
import { UTILITIES, type Seat, type Space } from '../../../../shared/game/board'
import { decisionOf, type Decision, type DecisionOf } from '../../../../shared/game/view'
import type { GameState } from '../../../engine'
import { deedsOf } from '../../../engine/state'
import { HOUSE_COST, LIFT, MORTGAGE, PRICE, SET_OF } from '../../estate'
import type { Player } from '../self-play'
import {
  answerFormality,
  buildOn,
  cashOf,
  completes,
  GO_MONEY,
  ifLegal,
  loneMortgage,
  raiseOrGiveUp,
  risenRent
} from './moves'
import { isAccepted, plannedOffers } from './rule-offers'

/** What sets one of these agents apart. */
export type Style = {
  /** Lots that it buys and bids for at any price it can pay. */
  readonly wants: readonly Space[]
  /** Whether it leaves utilities alone. */
  readonly shunsUtilities: boolean
  /** Building level at which it stops. */
  readonly highest: number
  /** Prices by the printed price, or by what the partner has in cash. */
  readonly pricing: 'printed' | 'purse'
  /** Whether it offers one dollar for any lot, and nothing else. */
  readonly isSneaky: boolean
}

/** An agent of a style with what it has in mind for this turn. */
export function ruleAgent(style: Style): Player {
  let turn = -1
  let planned: Action[] = []
  const nextOffer = (state: GameState, seat: Seat): Action | null => {
    if (turn !== state.turn.number) {
      turn = state.turn.number
      planned = plannedOffers(state, seat, style)
    }
    for (let offer = planned.shift(); offer; offer = planned.shift()) {
      const legal = ifLegal(state, offer)
      if (legal) return legal
    }
    return null
  }
  return (state, seat) => {
    const open = state.offers.find(({ to }) => to === seat)
    if (open) {
      const accept = { type: 'acceptOffer', player: seat, offer: open.id } as const
      return isAccepted(state, open, style) && ifLegal(state, accept)
        ? accept
        : { type: 'refuseOffer', player: seat, offer: open.id }
    }
    const decision = decisionOf(state)
    if (decision?.player !== seat || state.offers.some(({ from }) => from === seat)) return null
    if (decision.kind === 'turn') return answerTurn(state, seat, style, nextOffer)
    return answer(state, decision, style)
  }
}

function answer(
  state: GameState,
  decision: Exclude<Decision, { kind: 'turn' }>,
  style: Style
): Action | null {
  const { player } = decision
  switch (decision.kind) {
    case 'purchase':
      return answerPurchase(state, player, decision.space, style)
    case 'auction':
      return answerFormality(state, decision) ?? answerAuction(state, decision, style)
    case 'debt':
      return raiseOrGiveUp(state, player)
    case 'inheritance': {
      const lift = { type: 'liftInherited', player } as const
      const canSpare = cashOf(state, player) - (LIFT[decision.space] ?? 0) >= GO_MONEY
      return (canSpare ? ifLegal(state, lift) : null) ?? { type: 'keepMortgage', player }
    }
    default:
      return answerFormality(state, decision)
  }
}

function answerTurn(
  state: GameState,
  player: Seat,
  style: Style,
  nextOffer: (state: GameState, seat: Seat) => Action | null
): Action {
  if (state.turn.throwDue)
    return (state.players[player]?.inJail ? leaveJail(state, player) : null) ?? { type: 'throwDice', player }
  return (
    nextOffer(state, player) ??
    build(state, player, style) ??
    lift(state, player) ?? { type: 'endTurn', player }
  )
}

function leaveJail(state: GameState, player: Seat): Action | null {
  if (cashOf(state, player) < GO_MONEY) return null
  return (
    ifLegal(state, { type: 'useReleaseCard', player, deck: 'chance' }) ??
    ifLegal(state, { type: 'useReleaseCard', player, deck: 'chest' }) ??
    ifLegal(state, { type: 'payFine', player })
  )
}

const isShunned = (space: Space, { shunsUtilities }: Style): boolean =>
  shunsUtilities && UTILITIES.includes(space)

function answerPurchase(state: GameState, player: Seat, space: Space, style: Style): Action {
  const buy = { type: 'buy', player } as const
  const decline = { type: 'decline', player } as const
  const cash = cashOf(state, player)
  const price = PRICE[space] ?? 0
  if (isShunned(space, style)) return decline
  if (cash - price >= GO_MONEY) return buy
  const isWanted = completes(state, player, space)
  if (cash >= price) return isWanted || style.wants.includes(space) ? buy : decline
  return (isWanted ? loneMortgage(state, player, price - cash) : null) ?? decline
}

/** How much of what it has left it adds to a bid above the printed price. */
const COMPLETING = 1 / 4
const WANTING = 1 / 6

function answerAuction(
  state: GameState,
  { player, lot, high, floor }: DecisionOf<'auction'>,
  style: Style
): Action {
  const pass = { type: 'pass', player } as const
  if (typeof lot !== 'number' || isShunned(lot, style)) return pass
  const cash = cashOf(state, player)
  const price = PRICE[lot] ?? 0
  const bid = high?.amount ?? 0
  const wish = (): number => {
    if (bid < price) return bid + Math.ceil((price - bid) / 2)
    if (completes(state, player, lot)) return bid + Math.floor((cash - bid) * COMPLETING)
    return style.wants.includes(lot) ? bid + Math.floor((cash - bid) * WANTING) : 0
  }
  const amount = Math.max(wish(), wish() > 0 ? floor : 0)
  return amount > bid && amount <= cash ? { type: 'bid', player, amount } : pass
}

/** The building whose rent grows most beyond its price, without any reserve. */
function build(state: GameState, player: Seat, { highest }: Style): Action | null {
  const lots = deedsOf(state, player)
    .filter((space) => (state.buildings[space] ?? 0) < highest)
    .map((space) => ({ space, gain: risenRent(state, space) - (HOUSE_COST[SET_OF[space] ?? 0] ?? 0) }))
    .toSorted((one, other) => other.gain - one.gain)
  for (const { space } of lots) {
    const order = buildOn(state, player, space)
    if (order) return order
  }
  return null
}

function lift(state: GameState, player: Seat): Action | null {
  for (const space of deedsOf(state, player)) {
    if (!state.mortgaged[space] || cashOf(state, player) - 1.1 * (MORTGAGE[space] ?? 0) < GO_MONEY) continue
    const order = ifLegal(state, { type: 'lift', player, space })
    if (order) return order
  }
  return null
}
