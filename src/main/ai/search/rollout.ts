// Playing ahead on the real engine: brisk players in all seats, until the game is decided or its value is clear enough.
import type { Action } from '../../../shared/game/actions'
import type { Seat } from '../../../shared/game/board'
import { decisionOf } from '../../../shared/game/view'
import { simulate, type GameState } from '../../engine'
import { BriskPlayer } from '../brisk/brisk'
import { temperamentOf } from '../temperament'
import { powers, shareOf } from '../valuation'

/**
 * Turns that are played ahead: six rounds of four, measured to be best (fewer judge too much by the valuation, more by luck), and
 * about as many whatever the number of players.
 */
const ROUNDS = 6
const LEAST_TURNS = 16
const MOST_TURNS = 24
const horizonOf = (players: number): number => Math.min(MOST_TURNS, Math.max(LEAST_TURNS, ROUNDS * players))
/** Actions after which the players go round in circles, and the position is valued as it is. */
const CIRCLES = 1500

const dials = temperamentOf('casual')

/** Whose action is wanted: the partner's in an offer, an owner's who may ask for rent, or his who must decide. */
function askedSeat(state: GameState): Seat | null {
  const decision = decisionOf(state)
  if (!decision) return null
  const claimant = decision.kind === 'turn' ? state.claims[0]?.owner : undefined
  return state.offers[0]?.to ?? claimant ?? decision.player
}

/** Plays a state on in place; the chance of a seat to win, 0 to 1, as it turned out or as the position is valued then. */
export function chanceAfter(state: GameState, seat: Seat): number {
  const last = state.turn.number + horizonOf(state.players.length)
  const players: BriskPlayer[] = []
  for (let count = 0; count < CIRCLES && state.turn.number < last; count++) {
    const asked = askedSeat(state)
    if (asked === null || state.players[seat]?.bankrupt) break
    const action: Action | null = (players[asked] ??= new BriskPlayer()).choose(state, asked)
    if (!action) break
    simulate(state, action)
  }
  return chanceNow(state, seat)
}

/** The chance of a seat to win as a position is valued without playing on. */
export function chanceNow(state: GameState, seat: Seat): number {
  if (state.outcome) {
    const { winners } = state.outcome
    return winners.includes(seat) ? 1 / winners.length : 0
  }
  return state.players[seat]?.bankrupt ? 0 : shareOf(powers(state, dials), seat, dials)
}
