// Which chapter of the rule book answers which decision, and which one judges business; a forgotten kind does not compile.
import type { ActionType } from '../../../shared/game/actions'
import type { Decision, DecisionKind } from '../../../shared/game/view'
import type { Business, Chapter, Play } from '../play'
import { auctions, biddingOf, callBids, hammer, openAuction, openLot } from './auctions'
import { buildings } from './buildings'
import { claims } from './claims'
import { debts, settle } from './debts'
import { endings } from './ending'
import { inheritance } from './inheritance'
import { moveAfterFine } from './jail'
import { mortgages } from './mortgages'
import { opening } from './opening'
import { purchase } from './purchase'
import { rentThrow } from './rent'
import { resignation } from './resignation'
import { continueShortage, loweredWishes, placement, wish } from './shortages'
import { tax } from './taxes'
import { trades } from './trades'
import { passTurn, turn } from './turn'

const CHAPTERS: { readonly [K in DecisionKind]: Chapter<K> } = {
  openingThrow: opening,
  turn,
  purchase,
  auction: auctions,
  openLot,
  hammer,
  wish,
  placement,
  tax,
  rentThrow,
  debt: debts,
  inheritance
}

/** The chapter that judges a decision; the table above pairs each kind with its own chapter, which the cast cannot say. */
export const chapterOf = (decision: Decision): Chapter<DecisionKind> =>
  CHAPTERS[decision.kind] as Chapter<DecisionKind>

/** Whether an action is one of a Banker who does not play. */
export const isForBanker = (type: ActionType): boolean =>
  openLot.answers.includes(type) || hammer.answers.includes(type)

const BUSINESS: { readonly [T in ActionType]?: Business } = {
  build: buildings,
  sell: buildings,
  mortgage: mortgages,
  lift: mortgages,
  offer: trades,
  acceptOffer: trades,
  refuseOffer: trades,
  withdrawOffer: trades,
  lowerWish: loweredWishes,
  claimRent: claims,
  resign: resignation,
  agreeToEnd: endings,
  disagreeToEnd: endings,
  strikeHour: endings
}

/** The business that an action type belongs to, or null if it answers a decision. */
export const businessOf = (type: ActionType): Business | null => BUSINESS[type] ?? null

/** Runs the steps on top of the agenda that need nobody, until a decision waits or the game is over. */
export function run(play: Play): void {
  const { state } = play
  while (!state.outcome) {
    const top = state.agenda.at(-1)
    if (!top) throw new Error('The agenda is empty, but the game is not over')
    switch (top.kind) {
      case 'debt':
        if (!settle(play, top)) return
        break
      case 'move':
        state.agenda.pop()
        moveAfterFine(play, top.mover, top.steps)
        break
      case 'openAuction':
        state.agenda.pop()
        openAuction(play, top.lot, top.after)
        break
      case 'callBids':
        state.agenda.pop()
        callBids(play, biddingOf(top))
        break
      case 'shortage':
        continueShortage(play, top.contest)
        break
      case 'nextTurn':
        state.agenda.pop()
        passTurn(play, top.after)
        break
      default:
        return
    }
  }
}
