// What a session knows of the game on its table, and what the window is shown of that.
import { seatsAt } from '../shared/game/rules'
import type { Decision } from '../shared/game/view'
import type { LedgerEntry, OpenedGame, Room, SeatSetup, TableUpdate, UndoPolicy } from '../shared/ipc'
import { legalActions, playerView, type GameState } from './engine'
import type { GameClock } from './session-clock'
import type { History } from './session-history'
import { undoStateOf } from './session-undo'

export type Table = {
  readonly id: string
  readonly name: string
  readonly banker: string | null
  readonly undo: UndoPolicy
  /** Whether a person may ask the coach, and deals are weighed. */
  readonly coach: boolean
  seats: readonly SeatSetup[]
  seq: number
  state: GameState
  history: History
  /** Of a timed game. */
  readonly clock: GameClock | null
  paused: boolean
  /** The last action that the window has shown to the end, -1 before it has shown anything. */
  seen: number
  /** What the window has been told about the room on the disk. */
  room: Room
  /** Whether a computer is thinking: never more than one answer is on its way. */
  thinking: boolean
  /** The record at which a computer wants nothing but that real dice be thrown for it. */
  leftToDice: number
  /** How much business computers have done in the decision at hand. */
  business: { readonly decision: Decision | null; readonly count: number }
}

/** Whether the clock of a timed game runs. */
export const isCounting = ({ paused, state }: Table): boolean =>
  !paused && !state.hourStruck && state.outcome === null

/** What the window is shown of a table. All of it is open to every seat, so that one view serves all. */
export function shownOf(table: Table): Pick<TableUpdate, 'undo' | 'clock' | 'view' | 'options'> {
  const { state } = table
  return {
    undo: undoStateOf(table),
    clock: table.clock?.shown ?? null,
    view: playerView(state, 0),
    options: seatsAt(state.rules).map((seat) => legalActions(state, seat))
  }
}

/** Everything that a window needs to show a table from scratch; `ledger` is what the saves tell of it. */
export function openedGame(table: Table, ledger: readonly LedgerEntry[]): OpenedGame {
  const { id, name, seats, banker, coach, seq, history } = table
  return { id, name, seats, banker, coach, seq, ledger, departures: history.departures, ...shownOf(table) }
}
