// What an open decision leaves possible: which refusal others get, and when an owner may do business of his own (R7, R8).
import type { Illegality } from '../../../shared/game/actions'
import type { Seat } from '../../../shared/game/board'
import { decisionOf, type DecisionKind } from '../../../shared/game/view'
import type { GameState } from '../state'

type Window = {
  /** What any action hears that must wait for this decision. */
  readonly refusal: Illegality
  /** Whether the decider may mortgage and sell to the Bank meanwhile: he must pay, buy or bid himself. */
  readonly raisesCash: boolean
}

const WINDOWS: Readonly<Record<DecisionKind, Window>> = {
  openingThrow: { refusal: 'throwDue', raisesCash: false },
  turn: { refusal: 'notNow', raisesCash: true },
  purchase: { refusal: 'purchaseOpen', raisesCash: true },
  auction: { refusal: 'auctionOpen', raisesCash: true },
  tax: { refusal: 'taxOpen', raisesCash: false },
  rentThrow: { refusal: 'throwDue', raisesCash: false },
  debt: { refusal: 'debtOpen', raisesCash: true },
  openLot: { refusal: 'auctionOpen', raisesCash: false },
  hammer: { refusal: 'auctionOpen', raisesCash: false },
  wish: { refusal: 'shortageOpen', raisesCash: false },
  placement: { refusal: 'shortageOpen', raisesCash: false },
  inheritance: { refusal: 'inheritanceOpen', raisesCash: true }
}

/** What an action that does not answer this kind of decision is told. */
export const refusalOf = (kind: DecisionKind): Illegality => WINDOWS[kind].refusal

/** Why nobody may build, lift or trade now: something is unsettled. Null between throws, in anybody's turn. */
export function whyNoBusiness(state: GameState): Illegality | null {
  const decision = decisionOf(state)
  if (!decision) return 'notNow'
  return decision.kind === 'turn' ? null : refusalOf(decision.kind)
}

/** Why a seat may not raise cash from the Bank now: it may between throws, and whenever it must itself pay, buy or bid. */
export function whyNoRaising(state: GameState, seat: Seat): Illegality | null {
  const decision = decisionOf(state)
  if (decision?.player === seat && WINDOWS[decision.kind].raisesCash) return null
  return whyNoBusiness(state)
}
