// How long games by some rules last: computer players play whole games by exactly these rules, silently and at once.
import type { Action } from '../../shared/game/actions'
import type { Seat } from '../../shared/game/board'
import { seatsAt, type Rules } from '../../shared/game/rules'
import { decisionOf } from '../../shared/game/view'
import type { GameLength } from '../../shared/ipc'
import { newSimulation, simulate, type GameState } from '../engine'
import { newMemory } from './memory'
import { choose, type Mind } from './policy'
import { temperamentOf } from './temperament'

/** Turns of one seat after which nobody is expected to win any more. */
export const TURN_LIMIT = 200
/** Actions in one turn after which players go round in circles, and the game counts as undecided. */
const CIRCLES = 1000
/** The tenths of the games that are told: after so many turns one tenth of them was over, two tenths, and so on. */
const TENTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** One game: its turns altogether, those of the seat that had most, and whether it came to its end. */
export type PlayedGame = { readonly turns: number; readonly rounds: number; readonly isOver: boolean }

/** The action of a seat that is asked for one. */
export type LengthPlayer = (state: GameState, seat: Seat) => Action | null

/** The one place that says who plays the games that are measured. */
function seatPlayer(): LengthPlayer {
  const mind: Mind = { temperament: temperamentOf('casual'), memory: newMemory(), whim: 0.5 }
  return (state, seat) => choose(state, seat, mind)
}

/**
 * What of the rules the length of a game depends on. Who throws the dice does not matter; a time limit is left out, since
 * only people take time, and whoever shows the measure can see how many games are over before it.
 */
export const measuredRules = (rules: Rules): Rules => ({ ...rules, timeLimit: null, dice: 'app' })

/** Sees every action before it is played. */
type Watch = (state: GameState, action: Action) => void

/** Game after game by these rules, always the same ones, without end. Throws InvalidRules. */
export function* gamesBy(rules: Rules, watch?: Watch): Generator<PlayedGame, never> {
  for (let seed = 1; ; seed++) yield playedGame(measuredRules(rules), seed, watch)
}

function playedGame(rules: Rules, seed: number, watch: Watch | undefined): PlayedGame {
  const state = newSimulation(rules, seed)
  const players = seatsAt(rules).map(seatPlayer)
  const turnsOf = Array.from({ length: rules.players }, () => 0)
  let turn = 0
  let actions = 0
  while (!state.outcome && actions < CIRCLES) {
    if (turn !== state.turn.number) {
      turn = state.turn.number
      actions = 0
      turnsOf[state.turn.player] = (turnsOf[state.turn.player] ?? 0) + 1
      if ((turnsOf[state.turn.player] ?? 0) > TURN_LIMIT) break
    }
    const seat = askedSeat(state)
    const action = players[seat]?.(state, seat)
    if (!action) throw new Error(`Seat ${seat} waits in turn ${turn}, seed ${seed}`)
    watch?.(state, action)
    simulate(state, action)
    actions++
  }
  return { turns: turn, rounds: Math.max(...turnsOf), isOver: state.outcome !== null }
}

/** Whose action is wanted: the partner's in an offer, an owner's who may ask for rent, or his who must decide. */
function askedSeat(state: GameState): Seat {
  const decision = decisionOf(state)
  if (!decision) throw new Error('A game stands still before its end')
  const claimant = decision.kind === 'turn' ? state.claims[0]?.owner : undefined
  return state.offers[0]?.to ?? claimant ?? decision.player
}

/** The measure of some games that were played. */
export function lengthOf(games: readonly PlayedGame[]): GameLength {
  return {
    games: games.length,
    undecided: games.filter(({ isOver }) => !isOver).length,
    limit: TURN_LIMIT,
    turns: tenthsOf(games, ({ turns }) => turns),
    rounds: tenthsOf(games, ({ rounds }) => rounds)
  }
}

/** After how much each tenth of the games was over; null for a tenth that was not within the limit. */
function tenthsOf(
  games: readonly PlayedGame[],
  lengthOfGame: (game: PlayedGame) => number
): (number | null)[] {
  const lengths = games
    .map((game) => (game.isOver ? lengthOfGame(game) : Number.POSITIVE_INFINITY))
    .toSorted((one, other) => one - other)
  return TENTHS.map((tenth) => {
    const length = lengths[Math.ceil((tenth * lengths.length) / 10) - 1] ?? Number.POSITIVE_INFINITY
    return Number.isFinite(length) ? length : null
  })
}
