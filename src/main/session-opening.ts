// Lays the table of a saved game at the very decision where it was left; what is damaged is made anew from its records.
import type { LedgerEntry } from '../shared/ipc'
import type { GameState } from './engine'
import { SaveError, type Games, type Note, type SavedGame } from './saves'
import type { GameClock } from './session-clock'
import { History } from './session-history'
import { historyOf, replay } from './session-replay'
import type { Table } from './session-table'

type Parts = { readonly games: Games; readonly note: Note }

/** Throws what the saves throw; nobody has sat down then. */
export function layTable(
  parts: Parts,
  id: string,
  clockOf: (game: SavedGame) => GameClock | null
): { readonly table: Table; readonly ledger: readonly LedgerEntry[] } {
  const game = parts.games.read(id)
  const { name, banker, undo, coach = true, seats, seq } = game
  const state = game.state ?? mend(parts, game)
  const ledger = parts.games.ledger(id)
  const history = pastOf(parts, id)
  const table = {
    ...{ id, name, banker, undo, coach, seats, seq, state, history },
    clock: clockOf(game),
    paused: false,
    seen: -1,
    room: 'enough' as const,
    thinking: false,
    leftToDice: -1,
    business: { decision: null, count: 0 }
  }
  return { table, ledger }
}

/** The state of a game whose snapshot is damaged, saved again. */
function mend({ games, note }: Parts, { id, seq }: SavedGame): GameState {
  note(`the snapshot of game ${id} is damaged: it is played again from its records`)
  const { state } = replay(games, id)
  games.mend(id, seq, state)
  return state
}

/** What can be taken back; nothing where the records are damaged, although the game goes on. */
function pastOf({ games, note }: Parts, id: string): History {
  try {
    return historyOf(games.moves(id))
  } catch (error) {
    if (!(error instanceof SaveError)) throw error
    note(`what was played before in game ${id} cannot be taken back`, error)
    return new History()
  }
}
