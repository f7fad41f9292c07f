// What has been chosen for a new game so far, kept while the rule book is open and for a rematch.
import type { Rules } from '../../shared/game/rules'
import type { OpenedGame, SeatSetup, UndoPolicy } from '../../shared/ipc'
import { movedOn } from './seating'

export type Draft = {
  readonly seats: readonly SeatSetup[]
  readonly rules: Rules
  readonly undo: UndoPolicy
  readonly coach: boolean
  /** Name for a Banker without a seat; null for the proposed one. */
  readonly banker: string | null
}

/** The same table again by the same rules: everybody moves on by one seat, and the Banker stays the same person. */
export function rematchOf({ seats, view, undo, coach, banker }: OpenedGame): Draft {
  const { rules } = view
  const seat = rules.banker
  const movesOn = seat !== null && seat < rules.players
  return {
    seats: movedOn(seats),
    rules: movesOn ? { ...rules, banker: (seat + rules.players - 1) % rules.players } : rules,
    undo: undo.policy,
    coach,
    banker
  }
}
