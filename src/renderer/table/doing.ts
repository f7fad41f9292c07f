// What the row of a player says below his name, and whether something is due from him.
import type { Seat } from '../../shared/game/board'
import { decisionOf, type Decision, type PlayerView } from '../../shared/game/view'
import type { SeatSetup } from '../../shared/ipc'
import { words } from '../i18n'

export type Doing = { readonly text: string; readonly due: boolean }

/** The line for a seat; `due` is drawn in red, for the one who must act. */
export function doingOf(view: PlayerView, seat: Seat, setup: Pick<SeatSetup, 'computer'>): Doing {
  const player = view.players[seat]
  const { table } = words
  const calm = (text: string): Doing => ({ text, due: false })
  if (!player || player.bankrupt) return calm(table.bankrupt)
  const decision = decisionOf(view)
  if (decision?.player === seat) return { text: dueText(view, decision), due: true }
  if (decision?.kind === 'auction') {
    if (decision.high?.player === seat) return calm(table.holdsBid(decision.high.amount))
    return calm(decision.bidders.includes(seat) ? table.stillBidding : table.outOfBidding)
  }
  if (player.inJail) return calm(table.jailed)
  return calm(setup.computer === null ? table.atTable : table.levels[setup.computer])
}

function dueText(view: PlayerView, decision: Decision): string {
  const { table } = words
  if (decision.kind === 'debt') return table.mustPay(decision.amount)
  if (decision.kind !== 'turn' || !view.turn.throwDue) return table.doing[decision.kind]
  const player = view.players[decision.player]
  if (player?.inJail) return table.inJail(player.jailThrows)
  return view.turn.doubles > 0 ? table.toThrowAgain : table.toThrow
}
