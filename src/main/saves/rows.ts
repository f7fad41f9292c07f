// What the rows of the database say, if every byte of them is as it was written.
import * as v from 'valibot'
import { isAction, type Action } from '../../shared/game/actions'
import type { GameEvent } from '../../shared/game/events'
import { ARGUMENTS, type NewGame, type TableUpdate } from '../../shared/ipc'
import { isReason, type Reason } from '../../shared/reasons'
import type { GameState } from '../engine/state'
import { checksumOf, readSnapshot } from './snapshot'

export type GameRow = {
  id: string
  name: string
  seats: string
  rules: string
  banker: string | null
  undo: string
  coach: number
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
  reason: string | null
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
  /** Why a computer player chose the action, or null. */
  readonly reason: Reason | null
}

/** What was agreed before a game, or null if it is damaged. */
export function setupOf(row: GameRow): Setup | null {
  try {
    const { name, banker, undo, seed } = row
    const [seats, rules] = [row.seats, row.rules].map((text) => JSON.parse(text) as unknown)
    const coach = row.coach !== 0
    const game = v.safeParse(ARGUMENTS.createGame, { name, seats, rules, banker, undo, coach, seed })
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
  if (row.checksum !== recordChecksum(row)) return null
  const action: unknown = row.action === null ? null : JSON.parse(row.action)
  if (action !== null && !isAction(action)) return null
  const reason: unknown = row.reason === null ? null : JSON.parse(row.reason)
  return {
    seq: row.seq,
    cause: row.cause,
    action,
    events: JSON.parse(row.events) as GameEvent[],
    // one that this version does not know is left untold: the game is the same without it
    reason: isReason(reason) ? reason : null
  }
}

/** Over all that a record says; records without a reason have the sum that they had before there were any. */
export function recordChecksum({ seq, cause, action, events, reason }: Omit<RecordRow, 'checksum'>): string {
  const told = [String(seq), cause, action ?? '', events]
  return checksumOf(...told, ...(reason === null ? [] : [reason]))
}
