// What a table tells its people when they ask: how a deal weighs for both sides, and what the coach would do.
import type { Action } from '../shared/game/actions'
import type { Seat } from '../shared/game/board'
import { decisionOf } from '../shared/game/view'
import type { Advice, DealWeight } from '../shared/ipc'
import { weigh } from './ai/weighing'
import { legalActions, playerView, whyIllegal } from './engine'
import { adviceOf } from './session-answers'
import type { Table } from './session-table'

/** What an offer would do to both sides, whoever makes it; null for anything else, and where nothing is to be weighed. */
export function weighed(table: Table, offer: Action): DealWeight | null {
  const { state } = table
  if (!mayWeigh(table) || offer.type !== 'offer' || !state.rules.trading) return null
  const { player: from, to, give, take } = offer
  return weigh(state, { from, to, give, take })
}

/** What the coach would do in the place of a person, without doing it; null where he may not be asked, or has no advice. */
export async function advised(
  parts: Parameters<typeof adviceOf>[0],
  table: Table,
  seat: Seat
): Promise<Advice | null> {
  const setup = table.seats[seat]
  if (!setup || setup.computer || !mayWeigh(table)) return null
  const { state, seq } = table
  const options = legalActions(state, seat)
  const quiet = table.history.hasOffered(seat)
  const counsel = { view: playerView(state, seat), seat, options, nonce: seq + 1, quiet }
  const advice = await adviceOf(parts, counsel)
  // real dice are thrown by hand, and the coach says no more than that
  if (!advice || advice.action.type === 'throwDice') return advice
  return whyIllegal(state, advice.action) === null ? advice : null
}

/** While the income tax is chosen nobody hears what anything is worth, and a table may do without it altogether. */
const mayWeigh = ({ coach, state }: Table): boolean => coach && decisionOf(state)?.kind !== 'tax'
