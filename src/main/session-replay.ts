// Plays a saved game again from its seed and its recorded actions, when its snapshot is damaged.
import { isDeepStrictEqual } from 'node:util'
import { apply, newGame, whyIllegal, type GameState } from './engine'
import { SaveError, type SavedGame, type SavedMove } from './saves'

/**
 * The state that the records lead to. Every step must be legal and bring about the very events that were recorded then;
 * throws SaveError `gameUnreadable` otherwise, since the result would be another game.
 */
export function replay(game: SavedGame, moves: readonly SavedMove[]): GameState {
  if (moves.length !== game.seq + 1) throw unreadable(game, moves.length)
  let { state, events } = newGame(game.rules, game.seed)
  for (const move of moves) {
    if (move.action) {
      if (whyIllegal(state, move.action)) throw unreadable(game, move.seq)
      ;({ state, events } = apply(state, move.action))
    }
    if (!isDeepStrictEqual(events, move.events)) throw unreadable(game, move.seq)
  }
  return state
}

function unreadable(game: SavedGame, seq: number): SaveError {
  return new SaveError('gameUnreadable', `Game ${game.id} cannot be played again from its record ${seq} on`)
}
