// Buying the unowned lot that one has landed on, or sending it to auction (BUY-01 to BUY-09).
import { deedAt, type Space } from '../../../shared/game/board'
import { BANK } from '../../../shared/game/events'
import { close, unexpected, type Chapter } from '../play'
import { playerAt } from '../state'
import { openAuction } from './auctions'
import { pay, transferDeed } from './bank'

const priceOf = (space: Space): number => deedAt(space)?.price ?? 0

export const purchase: Chapter<'purchase'> = {
  answers: ['buy', 'decline'],
  options(state, { player, space }, list) {
    if (playerAt(state, player).cash >= priceOf(space)) list.push({ type: 'buy', player })
    list.push({ type: 'decline', player })
  },
  whyIllegal(state, { player, space }, action) {
    return action.type === 'buy' && playerAt(state, player).cash < priceOf(space) ? 'notEnoughCash' : null
  },
  answer(play, { player, space }, action): void {
    close(play)
    switch (action.type) {
      case 'buy':
        pay(play, { from: player, to: BANK, amount: priceOf(space), reason: { kind: 'purchase', space } })
        return transferDeed(play, space, player)
      case 'decline':
        play.events?.push({ type: 'purchaseDeclined', player, space })
        return play.state.rules.auctions ? openAuction(play, space, player) : undefined
      default:
        return unexpected(action, 'purchase')
    }
  }
}
