// Positions from whole games with who has won in the end: what the value is learned from.
import { playGame } from '../../src/main/ai/testing/self-play'
import { sharesOf, powers } from '../../src/main/ai/valuation'
import { FEATURES, MOST_SEATS, writeFeatures } from '../../src/main/ai/value/features'
import { temperamentOf } from '../../src/main/ai/temperament'
import { contestant, newClock } from '../league/contestants'

/** One position: features of the seats that are in the game, one after another, and which of them has won. */
export type Sample = {
  readonly features: Float32Array
  readonly winner: number
  /** What the rule of thumb said of the winner. */
  readonly thumb: number
}

/** Numbers of players at the tables, in turn: most games are played by four. */
const TABLES = [4, 2, 4, 3, 4, 5, 4, 6]
/** Turns between two positions of one game, which know much of each other. */
const EVERY = 7
const THINKING = { rollouts: 300, milliseconds: null }

const dials = temperamentOf('casual')
const features = new Float64Array(MOST_SEATS * FEATURES)

/** The positions of one game among equals; none if it has no winner. */
export function samplesOf(who: string, game: number): Sample[] {
  const seats = TABLES[game % TABLES.length] ?? 4
  const players = Array.from({ length: seats }, (_, seat) =>
    contestant(who, game * 8 + seat, THINKING, newClock())
  )
  const found: {
    readonly features: Float32Array
    readonly seats: readonly number[]
    readonly thumb: readonly number[]
  }[] = []
  let seen = -1
  const { winner } = playGame(players, game, (state) => {
    const { turn } = state
    if (turn.number === seen || turn.number % EVERY !== game % EVERY || !turn.throwDue || state.outcome)
      return
    seen = turn.number
    writeFeatures(state, features)
    const left = state.players.flatMap(({ bankrupt }, seat) => (bankrupt ? [] : [seat]))
    const kept = new Float32Array(left.length * FEATURES)
    left.forEach((seat, place) =>
      kept.set(features.subarray(seat * FEATURES, (seat + 1) * FEATURES), place * FEATURES)
    )
    found.push({ features: kept, seats: left, thumb: sharesOf(powers(state, dials), dials) })
  })
  if (winner === null) return []
  return found.map(({ features: kept, seats: left, thumb }) => ({
    features: kept,
    winner: left.indexOf(winner),
    thumb: thumb[winner] ?? 0
  }))
}
