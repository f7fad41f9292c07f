// What the rows of the database say, if every byte of them is as it was written.
import * as v from 'valibot'
import { isAction, type Action } from '../../shared/game/actions'
import type { GameEvent } from '../../shared/game/events'
import { ARGUMENTS, type NewGame, type TableUpdate } from '../../shared/ipc'
import type { GameState } from '../engine/state'
import { checksumOf, readSnapshot } from './snapshot'

export type GameRow = {
  id: string
  name: string
  seats: string
  rules: string
  banker: string | null
  undo: string
  seed: string
  created_at: number
  played_at: number
  removed_at: number | null
  played: number
  seq: number
  checksum: string
  snapshot: string
}
export type RecordRow = {
  seq: number
  cause: Cause
  action: string | null
  events: string
  checksum: string
}

/** Why a record was made: an action was played, taken back, or brought back. */
export type Cause = TableUpdate['cause']

/** One row of the records; `action` is null for the opening, seq 0, and `events` are empty for what was taken back. */
export type SavedMove = {
  readonly seq: number
  readonly cause: Cause
  readonly action: Action | null
  readonly events: readonly GameEvent[]
}

/** What was agreed before a game, or null if it is damaged. */
export function setupOf(row: GameRow): Setup | null {
  try {
    const { name, banker, undo, seed } = row
    const [seats, rules] = [row.seats, row.rules].map((text) => JSON.parse(text) as unknown)
    const game = v.safeParse(ARGUMENTS.createGame, { name, seats, rules, banker, undo, seed })
    return game.success ? { ...game.output, name, seed } : null
  } catch {
    return null // no JSON
  }
}

/** A game as it was set up; its seats may have changed hands since. */
export type Setup = NewGame & { readonly seed: string }

/** The state, or null if it is damaged. Throws SaveError `gameTooNew` for one of a later version. */
export function stateOf(row: GameRow): GameState | null {
  return row.checksum === checksumOf(String(row.seq), row.snapshot) ? readSnapshot(row.snapshot) : null
}

/** The move of a row, or null if a byte of it is not as it was written. */
export function moveOf(row: RecordRow): SavedMove | null {
  if (row.checksum !== checksumOf(String(row.seq), row.cause, row.action ?? '', row.events)) return null
  const action: unknown = row.action === null ? null : JSON.parse(row.action)
  if (action !== null && !isAction(action)) return null
  return { seq: row.seq, cause: row.cause, action, events: JSON.parse(row.events) as GameEvent[] }
}
