// One game of the league, made from its numbers alone: who sits where, with which dice, and who has won.
import { playGame } from '../../src/main/ai/testing/self-play'
import { whyIllegal } from '../../src/main/engine'
import { below, fastChance } from '../../src/main/engine/random'
import { contestant, newClock, type Thinking } from './contestants'

/** One A against all others B, or a round of many. */
export type Match = { readonly a: string; readonly b: string; readonly players: number }
export type Game =
  | { readonly kind: 'match'; readonly match: Match; readonly index: number }
  | { readonly kind: 'round'; readonly field: readonly string[]; readonly index: number }

export type Result = {
  /** Names by seat, the seat of the winner or null, and of A in a match. */
  readonly seats: readonly string[]
  readonly winner: number | null
  readonly own: number | null
  readonly turns: number
  readonly actions: number
  /** Actions that the rules forbid, which would be a fault of the player. */
  readonly illegal: number
  /** Tenths of milliseconds of each decision that was played ahead. */
  readonly times: readonly number[]
  /** How many other decisions our levels took, and the microseconds of a typical, a slow (one in a hundred) and the slowest one. */
  readonly quick: Quick
}

export type Quick = {
  readonly count: number
  readonly p50: number
  readonly p99: number
  readonly most: number
}

function quickOf(milliseconds: readonly number[]): Quick {
  const sorted = milliseconds.toSorted((one, other) => one - other)
  const at = (part: number): number =>
    Math.round(1000 * (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0))
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), most: at(1) }
}

export const nameOf = (game: Game): string =>
  game.kind === 'round' ? 'round' : `${game.match.a}:${game.match.b}:${game.match.players}`

const ROUND = 4

/** A takes every seat in turn with the same dice, before the next dice come. */
function seatingOf(game: Game): {
  readonly seats: readonly string[]
  readonly own: number | null
  readonly seed: number
} {
  if (game.kind === 'match') {
    const { a, b, players } = game.match
    const own = game.index % players
    const seats = Array.from({ length: players }, (_, seat) => (seat === own ? a : b))
    return { seats, own, seed: 1 + Math.floor(game.index / players) }
  }
  // four of the field, and these four in each order of sitting round the table
  const drawn = Math.floor(game.index / ROUND)
  const chance = fastChance(drawn + 1)
  const left = [...game.field]
  const four = Array.from(
    { length: Math.min(ROUND, left.length) },
    () => left.splice(below(chance, left.length), 1)[0] ?? ''
  )
  const turn = game.index % ROUND
  return { seats: [...four.slice(turn), ...four.slice(0, turn)], own: null, seed: 1_000_000 + drawn }
}

export function playLeagueGame(game: Game, thinking: Thinking): Result {
  const { seats, own, seed } = seatingOf(game)
  const clock = newClock()
  const players = seats.map((name, seat) => contestant(name, seed * 8 + seat, thinking, clock))
  let illegal = 0
  const { winner, turns, actions } = playGame(players, seed, (state, action) => {
    if (whyIllegal(state, action)) illegal++
  })
  const times = clock.searched.map((time) => Math.round(time * 10))
  return { seats, winner, own, turns, actions, illegal, times, quick: quickOf(clock.quick) }
}
