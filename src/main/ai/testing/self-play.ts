// Whole games between computer players on the real engine, for specs and benches: who won, after how many turns.
import type { Action } from '../../../shared/game/actions'
import type { Seat } from '../../../shared/game/board'
import { officialRules } from '../../../shared/game/rules'
import { decisionOf, type OpenState } from '../../../shared/game/view'
import { copyState, newSimulation, simulate, type GameState } from '../../engine'
import { newMemory } from '../memory'
import { choose, type Mind } from '../policy'
import type { Temperament } from '../temperament'

/** Turns of each player after which a game counts as undecided. */
export const TURN_LIMIT = 400
/** Actions in one turn after which players go round in circles. */
const CIRCLES = 1000

/** Whoever is asked for an action. */
export type Player = (state: GameState, seat: Seat) => Action | null

export type Result = { readonly winner: Seat | null; readonly turns: number; readonly actions: number }

/** Who is asked next: the partner of an open offer, otherwise whose decision waits; null when the game is over. */
export function nextToAct(state: Pick<OpenState, 'agenda' | 'offers'>): Seat | null {
  const decision = decisionOf(state)
  return decision && (state.offers[0]?.to ?? decision.player)
}

/** A computer player with its own memory. */
export function computerPlayer(temperament: Temperament): Player {
  const mind: Mind = { temperament, memory: newMemory(), whim: 0.5 }
  return (state, seat) => choose(state, seat, mind)
}

/** Plays a game to its end, or to the limit of turns; `watch` sees every action before it is played. */
export function playGame(
  players: readonly Player[],
  seed: number,
  watch?: (state: GameState, action: Action) => void
): Result {
  const state = newSimulation(officialRules(players.length), seed)
  let actions = 0
  let before = { turn: 0, actions: 0 }
  while (state.turn.number <= TURN_LIMIT * players.length) {
    const seat = nextToAct(state)
    if (seat === null) break
    const action = players[seat]?.(state, seat)
    if (!action) throw new Error(`Seat ${seat} waits, but nobody else is to act`)
    watch?.(state, action)
    simulate(state, action)
    actions++
    if (before.turn !== state.turn.number) before = { turn: state.turn.number, actions }
    else if (actions - before.actions > CIRCLES)
      throw new Error(`Seat ${seat} goes round in circles, seed ${seed}`)
  }
  return { winner: state.outcome?.winners[0] ?? null, turns: state.turn.number, actions }
}

/** Copies of positions from whole games between computer players: every one that is wanted, game after game. */
export function* positions(
  players: number,
  temperament: Temperament,
  isWanted: (state: GameState) => boolean
): Generator<GameState, never> {
  for (let seed = 1; ; seed++) {
    const found: GameState[] = []
    const seats = Array.from({ length: players }, () => computerPlayer(temperament))
    playGame(seats, seed, (state) => {
      if (isWanted(state)) found.push(copyState(state))
    })
    yield* found
  }
}
