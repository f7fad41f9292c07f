// What the rows of the database say, if every byte of them is as it was written.
import * as v from 'valibot'
import { isAction, type Action } from '../../shared/game/actions'
import type { GameEvent } from '../../shared/game/events'
import type { Rules } from '../../shared/game/rules'
import { ARGUMENTS, type SeatSetup } from '../../shared/ipc'
import type { GameState } from '../engine/state'
import { checksumOf, readSnapshot, rulesShape } from './snapshot'

export type GameRow = {
  id: string
  name: string
  seats: string
  rules: string
  seed: string
  created_at: number
  played_at: number
  removed_at: number | null
  seq: number
  checksum: string
  snapshot: string
}
export type RecordRow = { seq: number; action: string | null; events: string; checksum: string }

/** One row of the records; `action` is null for the opening, seq 0. */
export type SavedMove = {
  readonly seq: number
  readonly action: Action | null
  readonly events: readonly GameEvent[]
}

/** The fixed part of a game, or null if it is damaged. */
export function setupOf(row: GameRow): { name: string; seats: readonly SeatSetup[]; rules: Rules } | null {
  try {
    const setup = { name: row.name, seats: JSON.parse(row.seats) as unknown, seed: row.seed }
    const game = v.safeParse(ARGUMENTS.createGame, setup)
    const rules = v.safeParse(rulesShape, JSON.parse(row.rules))
    if (!game.success || !rules.success || rules.output.players !== game.output.seats.length) return null
    return { name: row.name, seats: game.output.seats, rules: rules.output }
  } catch {
    return null // no JSON
  }
}

/** The state, or null if it is damaged. Throws SaveError `gameTooNew` for one of a later version. */
export function stateOf(row: GameRow): GameState | null {
  return row.checksum === checksumOf(String(row.seq), row.snapshot) ? readSnapshot(row.snapshot) : null
}

/** The move of a row, or null if a byte of it is not as it was written. */
export function moveOf(row: RecordRow): SavedMove | null {
  if (row.checksum !== checksumOf(String(row.seq), row.action ?? '', row.events)) return null
  const action: unknown = row.action === null ? null : JSON.parse(row.action)
  if (action !== null && !isAction(action)) return null
  return { seq: row.seq, action, events: JSON.parse(row.events) as GameEvent[] }
}
