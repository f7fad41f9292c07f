// Debts: paid as soon as the debtor has the cash; who cannot raise it in all is bankrupt (R8, R9, SELL-08, TURN-08).
import type { Seat } from '../../../shared/game/board'
import type { DecisionOf } from '../../../shared/game/view'
import { close, push, replaceTop, unexpected, type Chapter, type Play } from '../play'
import { playerAt, type GameState } from '../state'
import { hasGoods, meansOf, pay } from './bank'
import { goBankrupt } from './bankruptcy'

type Debt = DecisionOf<'debt'>

/** Puts a debt on the agenda; one that the debtor's cash covers is paid as soon as it comes to the top. */
export function owe(play: Play, debt: Omit<Debt, 'kind' | 'opened'>): void {
  const { player, creditor, amount, reason } = debt
  if (amount > 0) push(play, { kind: 'debt', player, creditor, amount, reason, opened: false })
}

/** Settles the debt on top if that can be done without asking: true when it is gone, false when the debtor must act. */
export function settle(play: Play, debt: Debt): boolean {
  const { player, creditor, amount, reason } = debt
  if (playerAt(play.state, player).cash >= amount) {
    close(play)
    pay(play, { from: player, to: creditor, amount, reason })
    return true
  }
  if (!debt.opened) {
    play.events?.push({ type: 'debtOpened', debtor: player, creditor, amount, reason })
    replaceTop(play, { ...debt, opened: true })
  }
  if (mayTrade(play.state, player) || meansOf(play.state, player) >= amount) return false
  goBankrupt(play, player, creditor)
  return true
}

/** Whether a debtor has anything left that a partner might give him cash for. */
const mayTrade = (state: GameState, player: Seat): boolean => state.rules.trading && hasGoods(state, player)

/** Everything that a seat owes on the agenda, in dollars. */
export function owedBy(state: GameState, seat: Seat): number {
  let sum = 0
  for (const step of state.agenda) if (step.kind === 'debt' && step.player === seat) sum += step.amount
  return sum
}

export const debts: Chapter<'debt'> = {
  answers: ['giveUp'],
  options(state, { player, amount }, list) {
    if (meansOf(state, player) < amount) list.push({ type: 'giveUp', player })
  },
  whyIllegal: (state, { player, amount }) => (meansOf(state, player) < amount ? null : 'stillSolvent'),
  answer(play, { player, creditor }, action): void {
    if (action.type !== 'giveUp') unexpected(action, 'debt')
    goBankrupt(play, player, creditor)
  }
}
