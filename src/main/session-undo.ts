// What may be taken back at a table, by its policy: nothing, one's own last action before new information, or anything (R37).
import type { Action } from '../shared/game/actions'
import type { GameEvent } from '../shared/game/events'
import type { SeatSetup, UndoPolicy, UndoRefusal, UndoState } from '../shared/ipc'
import { isThrowOfTable } from './session-computers'
import type { History } from './session-history'

type Table = {
  readonly undo: UndoPolicy
  readonly seats: readonly SeatSetup[]
  readonly history: History
}

/** Whether a person decided on an action: nobody strikes the hour, and real dice are thrown by persons for computers too. */
export function isOfPerson(action: Action, seats: readonly SeatSetup[]): boolean {
  if (action.type === 'strikeHour') return false
  return isThrowOfTable(action) || !seats[action.player]?.computer
}

/** Why nothing can be taken back now, or null. */
export function whyNoUndo({ undo, seats, history }: Table): UndoRefusal | null {
  const { last, next } = history
  if (undo === 'off') return 'undoOff'
  if (!last) return 'nothingToUndo'
  // what computers did is taken back together with the decision of a person before it
  if (undo === 'free') return history.stands((action) => isOfPerson(action, seats)) ? null : 'nothingToUndo'
  if (!isOfPerson(last.action, seats)) return 'notYours'
  // who has taken something back goes on with his own actions only, not with those of the one before him
  if (next && next.action.player !== last.action.player) return 'notYours'
  return last.events.some(isNews) ? 'newInformation' : null
}

/** Why nothing can be brought back now, or null. */
export function whyNoRedo({ undo, history }: Table): UndoRefusal | null {
  if (undo === 'off') return 'undoOff'
  return history.next ? null : 'nothingToRedo'
}

export const undoStateOf = (table: Table): UndoState => ({
  policy: table.undo,
  canUndo: whyNoUndo(table) === null,
  canRedo: whyNoRedo(table) === null
})

/** Whether an event tells what could not be known before: a throw, a card, the sum of the tax. */
function isNews(event: GameEvent): boolean {
  switch (event.type) {
    // a throw that was shown, and R37 makes no difference between dice of the app and faces that were entered
    case 'diceThrown':
    case 'cardDrawn':
      return true
    case 'taxChosen':
      return event.choice === 'percent'
    default:
      return false
  }
}
