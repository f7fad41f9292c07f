// Computer players at a table with any rules: who is asked, and what persons do for them (real dice, the Banker's hammer).
import type { Action } from '../../src/shared/game/actions'
import type { Seat } from '../../src/shared/game/board'
import { bankerOnlySeat } from '../../src/shared/game/rules'
import { decisionOf } from '../../src/shared/game/view'
import { temperamentOf } from '../../src/main/ai/temperament'
import { computerPlayer, type Player } from '../../src/main/ai/testing/self-play'
import type { GameState } from '../../src/main/engine'
import { below, type Chance } from '../../src/main/engine/random'

export const computers = (count: number): Player[] =>
  Array.from({ length: count }, () => computerPlayer(temperamentOf('casual')))

/** Who is asked, as the session asks: the partner of an open offer, then who has a rent to ask for, then the decider. */
export function seatToAsk(state: GameState): Seat | null {
  const decision = decisionOf(state)
  if (!decision) return null
  const [claim] = decision.kind === 'turn' ? state.claims : []
  return state.offers[0]?.to ?? claim?.owner ?? decision.player
}

/** What the table does next; null if the computer that is asked gives no answer, or if the game is over. */
export function nextAction(state: GameState, players: readonly Player[], chance: Chance): Action | null {
  const seat = seatToAsk(state)
  if (seat === null) return null
  if (seat === bankerOnlySeat(state.rules))
    return { type: decisionOf(state)?.kind === 'openLot' ? 'openBidding' : 'hammer', player: seat }
  const action = players[seat]?.(state, seat) ?? null
  if (action?.type !== 'throwDice' || state.rules.dice === 'app') return action
  return { type: 'enterThrow', player: seat, dice: [below(chance, 6) + 1, below(chance, 6) + 1] }
}
