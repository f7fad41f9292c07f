// Playing ahead on the real engine: brisk players in all seats for a round, then the learned value of where that has led.
import type { Action } from '../../../shared/game/actions'
import type { Seat } from '../../../shared/game/board'
import { decisionOf } from '../../../shared/game/view'
import type { Rules } from '../../../shared/game/rules'
import { copyState, simulate, type GameState } from '../../engine'
import { BriskPlayer } from '../brisk/brisk'
import { chancesAt } from '../value/chances'

/**
 * Turns that are played ahead: one round, and a little more where few play. Measured: more rounds foretell the winners of games
 * between strong players worse, for brisk players build and bid worse than those they stand for.
 */
const LEAST_TURNS = 4
/** Actions after which the players go round in circles, and the position is valued as it is. */
const CIRCLES = 500

/** Whose action is wanted: an owner's who may ask for rent, or his who must decide. */
function askedSeat(state: GameState): Seat | null {
  const decision = decisionOf(state)
  if (!decision) return null
  const claimant = decision.kind === 'turn' ? state.claims[0]?.owner : undefined
  return claimant ?? decision.player
}

/** The same rules without trading, kept as long as the rules are the same. */
const tradeless = (() => {
  let known: Rules | null = null
  let kept: Rules | null = null
  return (rules: Rules): Rules => {
    if (rules !== known || !kept) kept = { ...rules, trading: false }
    known = rules
    return kept
  }
})()

/**
 * Plays a copy of a state on; the chance of each seat to win, 0 to 1, as it is valued then. Nobody trades meanwhile: brisk players
 * agree on deals that those who think would refuse, and what they trade away says nothing about the position.
 */
export function chancesAfter(start: GameState): number[] {
  const state: GameState = copyState({ ...start, offers: [], rules: tradeless(start.rules) })
  const last = state.turn.number + Math.max(LEAST_TURNS, state.players.length)
  const players: BriskPlayer[] = []
  for (let count = 0; count < CIRCLES && state.turn.number < last; count++) {
    const asked = askedSeat(state)
    if (asked === null) break
    const action: Action | null = (players[asked] ??= new BriskPlayer()).choose(state, asked)
    if (!action) break
    simulate(state, action)
  }
  return chancesAt(state)
}
