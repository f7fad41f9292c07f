// The guide of the first game: one sentence beside the open question, the first time that each kind of question comes up.
import { words } from '../i18n'
import type { Table } from './table.svelte'

export type Hint = keyof typeof words.table.guide.hints

/** Which hint belongs to what a person is asked now; null where nobody is asked, or where somebody works on a slip of his own. */
export function hintAt(table: Table): Hint | null {
  const { decision, view } = table
  const { panel } = table.slip
  if (panel) return panel.kind === 'offer' ? 'offer' : null
  const byHand =
    decision !== null &&
    view.rules.dice === 'table' &&
    table.optionsFor(decision.player, 'enterThrow').length > 0
  // Faces of real dice are entered by a person for the computers, too.
  if (!decision || table.handover || (table.isComputer(decision.player) && !byHand)) return null
  switch (decision.kind) {
    case 'turn':
      if (!view.turn.throwDue) return 'endTurn'
      if (view.players[decision.player]?.inJail) return 'jail'
      return byHand ? 'realDice' : view.turn.doubles > 0 ? 'again' : 'throw'
    case 'openingThrow':
      return byHand ? 'realDice' : 'openingThrow'
    case 'rentThrow':
      return byHand ? 'realDice' : 'rentThrow'
    case 'auction':
      return table.people.length > 1 ? 'auctionTogether' : 'auction'
    default:
      return decision.kind
  }
}

/** What the guide says of one kind of question, with the keys as they are set. */
export const adviceOf = (hint: Hint, keyOf: Parameters<(typeof words.table.guide.hints)[Hint]>[0]): string =>
  words.table.guide.hints[hint](keyOf)
