// What the coach advises, as a short order.
import type { Action } from '../../shared/game/actions'
import { FINE, GROUP_SPACES } from '../../shared/game/board'
import { decisionOf, type PlayerView } from '../../shared/game/view'
import { words } from '../i18n'
import type { Namer } from '../i18n/sentences'

/** The sentence for an action; an empty one for what no coach ever advises. */
export function moveOf(action: Action, view: PlayerView, name: Namer): string {
  const { moves } = words.coach
  const decision = decisionOf(view)
  const space = decision && 'space' in decision ? decision.space : 0
  switch (action.type) {
    case 'throwDice':
      return view.players[action.player]?.inJail && decision?.kind === 'turn'
        ? moves.throwForDoubles
        : moves.throwDice
    case 'endTurn':
    case 'pass':
    case 'useReleaseCard':
    case 'acceptOffer':
    case 'refuseOffer':
    case 'giveUp':
    case 'liftInherited':
    case 'keepMortgage':
    case 'waive':
      return moves[action.type]
    case 'buy':
      return moves.buy(space)
    case 'decline':
      return view.rules.auctions ? moves.auction(space) : moves.leave(space)
    case 'bid':
      return moves.bid(action.amount)
    case 'payFine':
      return moves.payFine(FINE)
    case 'mortgage':
    case 'lift':
      return moves[action.type](action.space)
    case 'place':
      return moves.place(action.space)
    case 'build':
    case 'sell':
      return moves[action.type](action.group, GROUP_SPACES[action.group], action.levels)
    case 'offer':
      return moves.offer(name(action.to), words.events.goods(action.give), words.events.goods(action.take))
    case 'wish':
      return moves.wish(action.count)
    case 'lowerWish':
    case 'enterThrow':
    case 'invalidThrow':
    case 'openBidding':
    case 'callBid':
    case 'hammer':
    case 'claimRent':
    case 'chooseTax':
    case 'withdrawOffer':
    case 'resign':
    case 'agreeToEnd':
    case 'disagreeToEnd':
    case 'strikeHour':
      return ''
  }
}
