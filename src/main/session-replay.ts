// Plays a saved game again from its seed and its records: when its snapshot is damaged, or a former state is asked for.
import { isDeepStrictEqual } from 'node:util'
import type { Action } from '../shared/game/actions'
import { apply, newGame, whyIllegal, type GameState, type Played } from './engine'
import { SaveError, type Cause, type Games, type SavedMove } from './saves'
import { History } from './session-history'

/** The state that the records lead to, and all states before it. */
export type Replayed = { readonly state: GameState; readonly history: History }

/**
 * The game that its records tell. Every action must be legal and bring about the very events that were recorded then, and
 * what was taken back or brought back must have been there; throws SaveError `gameUnreadable` otherwise, since the result
 * would be another game.
 */
export function replay(games: Games, id: string): Replayed {
  const game = games.read(id)
  const moves = games.moves(id)
  if (moves.length !== game.seq + 1) throw unreadable(id, moves.length)
  const history = new History()
  let { state, events } = newGame(game.rules, game.seed)
  for (const { seq, cause, action, events: recorded, reason } of moves) {
    if (action) {
      const before = state
      const played = playAgain({ state, history }, cause, action)
      if (!played) throw unreadable(id, seq)
      ;({ state, events } = played)
      history.follow({ seq, cause, action, events, reason }, before)
    }
    if (!isDeepStrictEqual(events, recorded)) throw unreadable(id, seq)
  }
  return { state, history }
}

/** What a record leads to, or null if it cannot have happened. */
export function playAgain({ state, history }: Replayed, cause: Cause, action: Action): Played | null {
  const { last, next } = history
  if (cause === 'undo')
    return last?.before && isDeepStrictEqual(last.action, action) ? { state: last.before, events: [] } : null
  if (cause === 'redo' && !isDeepStrictEqual(next?.action, action)) return null
  return whyIllegal(state, action) ? null : apply(state, action)
}

/** The history of a game without its former states, which only an undo needs. Throws SaveError `gameUnreadable`. */
export function historyOf(moves: readonly SavedMove[]): History {
  const history = new History()
  try {
    for (const { seq, cause, action, events, reason } of moves)
      if (action) history.follow({ seq, cause, action, events, reason }, null)
    return history
  } catch (error) {
    throw new SaveError('gameUnreadable', 'The records take back what was never played', error)
  }
}

function unreadable(id: string, seq: number): SaveError {
  return new SaveError('gameUnreadable', `Game ${id} cannot be played again from its record ${seq} on`)
}
