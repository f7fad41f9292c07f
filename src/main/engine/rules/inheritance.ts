// A mortgaged deed has changed hands: its new owner lifts it now or pays ten per cent and keeps it mortgaged (R2, R3, R14).
import { interestOn, liftCost } from '../../../shared/game/board'
import { BANK } from '../../../shared/game/events'
import type { DecisionOf } from '../../../shared/game/view'
import { close, unexpected, type Chapter } from '../play'
import { playerAt, type GameState } from '../state'
import { pay, setMortgaged } from './bank'
import { owe } from './debts'

/** Interest on the other deeds that wait for the same owner: lifting one must not make the rest a debt. */
function interestWaiting(state: GameState, { player, space }: DecisionOf<'inheritance'>): number {
  let sum = 0
  for (const step of state.agenda)
    if (step.kind === 'inheritance' && step.player === player && step.space !== space)
      sum += interestOn(step.space)
  return sum
}

const canLift = (state: GameState, step: DecisionOf<'inheritance'>): boolean =>
  playerAt(state, step.player).cash >= liftCost(step.space) + interestWaiting(state, step)

export const inheritance: Chapter<'inheritance'> = {
  answers: ['liftInherited', 'keepMortgage'],
  options(state, step, list) {
    if (canLift(state, step)) list.push({ type: 'liftInherited', player: step.player })
    list.push({ type: 'keepMortgage', player: step.player })
  },
  whyIllegal: (state, step, action) =>
    action.type === 'liftInherited' && !canLift(state, step) ? 'notEnoughCash' : null,
  answer(play, { player, space }, action): void {
    close(play)
    switch (action.type) {
      case 'liftInherited':
        pay(play, { from: player, to: BANK, amount: liftCost(space), reason: { kind: 'lift', space } })
        return setMortgaged(play, space, false)
      case 'keepMortgage':
        return owe(play, {
          player,
          creditor: BANK,
          amount: interestOn(space),
          reason: { kind: 'interest', space }
        })
      default:
        return unexpected(action, 'inheritance')
    }
  }
}
