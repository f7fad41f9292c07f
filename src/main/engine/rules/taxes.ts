// Income tax: $200 or ten per cent of one's total worth, chosen before the worth is counted (TAX-01 to TAX-11).
import { FLAT_INCOME_TAX, deedAt, streetAt, type Seat } from '../../../shared/game/board'
import { BANK } from '../../../shared/game/events'
import { close, unexpected, type Chapter } from '../play'
import { deedsOf, playerAt, type GameState } from '../state'
import { stepsIn } from './bank'
import { owe } from './debts'

/** Total worth in dollars: cash, printed prices of all deeds, mortgaged or not, and buildings at cost (R23). */
function worthOf(state: GameState, player: Seat): number {
  let worth = playerAt(state, player).cash
  for (const space of deedsOf(state, player)) {
    worth += deedAt(space)?.price ?? 0
    worth += stepsIn(state, state.buildings[space] ?? 0) * (streetAt(space)?.houseCost ?? 0)
  }
  return worth
}

export const tax: Chapter<'tax'> = {
  answers: ['chooseTax'],
  options(_state, { player }, list) {
    list.push({ type: 'chooseTax', player, choice: 'flat' }, { type: 'chooseTax', player, choice: 'percent' })
  },
  whyIllegal: () => null,
  answer(play, { player, kind }, action): void {
    if (action.type !== 'chooseTax') unexpected(action, kind)
    const amount = action.choice === 'flat' ? FLAT_INCOME_TAX : Math.ceil(worthOf(play.state, player) / 10)
    play.events?.push({ type: 'taxChosen', player, choice: action.choice })
    close(play)
    owe(play, { player, creditor: BANK, amount, reason: { kind: 'incomeTax' } })
  }
}
