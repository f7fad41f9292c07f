// Trades: deeds, cash and release cards between two players, by offer and consent (TRADE-01 to TRADE-12, R3, R8, R35).
import type { ActionOption, Bundle, Illegality, Offer } from '../../../shared/game/actions'
import { deedAt, interestOn, mortgageValue, type Seat, type Space } from '../../../shared/game/board'
import { decisionOf } from '../../../shared/game/view'
import { push, unexpected, type Business, type Play } from '../play'
import { playerAt, type GameState } from '../state'
import { hasGoods, isGroupBuilt, meansOf, moveReleaseCard, pay, transferDeed } from './bank'
import { owedBy } from './debts'
import { whyNoBusiness } from './windows'

type Terms = Omit<Offer, 'id'>

/** Strikes all open offers, or those that concern one seat: with every throw, and when a player leaves. */
export function lapseOffers(play: Play, seat: Seat | null = null): void {
  strikeOffers(play, (offer) => seat === null || offer.from === seat || offer.to === seat)
}

/** Strikes the open offers that name a deed: mortgaged or lifted, it is not what was offered any more (TRADE-08). */
export function lapseOffersOn(play: Play, space: Space): void {
  strikeOffers(play, ({ give, take }) => give.deeds.includes(space) || take.deeds.includes(space))
}

function strikeOffers(play: Play, isStruck: (offer: Offer) => boolean): void {
  const { state } = play
  if (state.offers.length === 0) return
  const lapsed = state.offers.filter(isStruck)
  if (lapsed.length === 0) return
  state.offers = state.offers.filter((offer) => !lapsed.includes(offer))
  play.events?.push({ type: 'offersLapsed', offers: lapsed.map(({ id }) => id) })
}

/** Why these two may not trade now: while a debt is open, only its debtor is one of the partners (R8). */
function whyNoTrading(state: GameState, from: Seat, to: Seat): Illegality | null {
  if (!state.rules.trading) return 'tradingOff'
  const decision = decisionOf(state)
  if (decision?.kind === 'debt' && (decision.player === from || decision.player === to)) return null
  return whyNoBusiness(state)
}

/** Why these goods cannot change hands between these seats, whoever consents. */
function whyNoDeal(state: GameState, terms: Terms): Illegality | null {
  const { from, to, give, take } = terms
  const partner = state.players[to]
  if (!partner) return 'malformed'
  if (from === to) return 'tradeWithYourself'
  if (partner.bankrupt) return 'tradeWithBankrupt'
  if (give.deeds.some((space) => take.deeds.includes(space))) return 'sameDeedTwice'
  return (
    whyNotTheirs(state, from, give) ??
    whyNotPartners(state, to, take) ??
    (isDeal(give, take) ? null : 'oneSidedTrade') ??
    whyNoInterest(state, from, give, take) ??
    whyNoInterest(state, to, take, give) ??
    whyDebtEscapes(state, from, give, take) ??
    whyDebtEscapes(state, to, take, give)
  )
}

function whyNotTheirs(state: GameState, seat: Seat, goods: Bundle): Illegality | null {
  if (goods.cash > playerAt(state, seat).cash) return 'notEnoughCash'
  for (const space of goods.deeds) {
    if (!deedAt(space)) return 'noTitleDeed'
    if (state.owners[space] !== seat) return 'notYourDeed'
    if (isGroupBuilt(state, space)) return 'groupBuilt'
  }
  return goods.cards.every((deck) => state.releaseCards[deck] === seat) ? null : 'cardNotHeld'
}

function whyNotPartners(state: GameState, seat: Seat, goods: Bundle): Illegality | null {
  const fault = whyNotTheirs(state, seat, goods)
  return fault === 'groupBuilt' || fault === 'noTitleDeed' ? fault : fault && 'partnerLacksGoods'
}

/** Both sides give something, and not just cash for cash, which would be a loan or a gift (R35). */
function isDeal(give: Bundle, take: Bundle): boolean {
  const goods = ({ deeds, cards }: Bundle): number => deeds.length + cards.length
  return goods(give) + goods(take) > 0 && goods(give) + give.cash > 0 && goods(take) + take.cash > 0
}

/** Interest that falls due on the mortgaged deeds of a bundle, lot by lot. */
function interestIn(state: GameState, goods: Bundle): number {
  return goods.deeds.reduce((sum, space) => sum + (state.mortgaged[space] ? interestOn(space) : 0), 0)
}

function whyNoInterest(state: GameState, seat: Seat, give: Bundle, take: Bundle): Illegality | null {
  const interest = interestIn(state, take)
  if (interest === 0) return null
  return playerAt(state, seat).cash - give.cash + take.cash < interest ? 'interestNotPayable' : null
}

/** A debtor must still be able to pay all that he owes after the trade (R8). */
function whyDebtEscapes(state: GameState, seat: Seat, give: Bundle, take: Bundle): Illegality | null {
  const owed = owedBy(state, seat)
  if (owed === 0) return null
  const lendable = ({ deeds }: Bundle): number =>
    deeds.reduce((sum, space) => sum + (state.mortgaged[space] ? 0 : mortgageValue(space)), 0)
  const after =
    meansOf(state, seat) - give.cash + take.cash - lendable(give) + lendable(take) - interestIn(state, take)
  return after < owed ? 'wouldNotSettleDebt' : null
}

const offerNumber = (state: GameState, id: number): Offer | undefined =>
  state.offers.find((offer) => offer.id === id)

const isBetween = (offer: Offer, one: Seat, other: Seat): boolean =>
  (offer.from === one && offer.to === other) || (offer.from === other && offer.to === one)

/** Why an open offer cannot be accepted any more: goods may have gone or debts arisen since (TRADE-08). */
function whyNotAcceptable(state: GameState, offer: Offer): Illegality | null {
  return whyNoTrading(state, offer.from, offer.to) ?? whyNoDeal(state, offer)
}

export const trades: Business = {
  whyIllegal(state, action) {
    const { player } = action
    switch (action.type) {
      case 'offer':
        return (
          whyNoTrading(state, player, action.to) ??
          whyNoDeal(state, { from: player, to: action.to, give: action.give, take: action.take })
        )
      case 'acceptOffer': {
        const offer = offerNumber(state, action.offer)
        return offer?.to === player ? whyNotAcceptable(state, offer) : 'noSuchOffer'
      }
      case 'refuseOffer':
        return offerNumber(state, action.offer)?.to === player ? null : 'noSuchOffer'
      case 'withdrawOffer':
        return offerNumber(state, action.offer)?.from === player ? null : 'noSuchOffer'
      default:
        return unexpected(action, 'business')
    }
  },
  play(play, action): void {
    const { state } = play
    if (action.type === 'offer') {
      const { player: from, to, give, take } = action
      const offer: Offer = { id: state.nextOffer++, from, to, give, take }
      // one open offer a pair: a new one, or a counter-offer, takes the place of the old one
      state.offers = [...state.offers.filter((open) => !isBetween(open, from, to)), offer]
      play.events?.push({ type: 'offerMade', offer })
      return
    }
    if (action.type !== 'acceptOffer' && action.type !== 'refuseOffer' && action.type !== 'withdrawOffer')
      unexpected(action, 'business')
    const offer = offerNumber(state, action.offer)
    if (!offer) return
    state.offers = state.offers.filter((open) => open !== offer)
    const type = (
      { acceptOffer: 'offerAccepted', refuseOffer: 'offerRefused', withdrawOffer: 'offerWithdrawn' } as const
    )[action.type]
    play.events?.push({ type, offer })
    if (action.type === 'acceptOffer') exchange(play, offer)
  }
}

function exchange(play: Play, { from, to, give, take }: Offer): void {
  handOver(play, from, to, give)
  handOver(play, to, from, take)
  pushInheritances(play, from, take)
  pushInheritances(play, to, give)
}

function handOver(play: Play, from: Seat, to: Seat, goods: Bundle): void {
  pay(play, { from, to, amount: goods.cash, reason: { kind: 'trade' } })
  for (const space of goods.deeds) transferDeed(play, space, to)
  for (const deck of goods.cards) moveReleaseCard(play, deck, to)
}

function pushInheritances(play: Play, player: Seat, { deeds }: Bundle): void {
  for (const space of [...deeds].sort((one, other) => other - one))
    if (play.state.mortgaged[space]) push(play, { kind: 'inheritance', player, space })
}

/** Adds with whom a seat may trade now and what it may do with the open offers. */
export function tradeOptions(state: GameState, player: Seat, list: ActionOption[]): void {
  const partners = state.players.flatMap(({ bankrupt }, seat) =>
    seat !== player &&
    !bankrupt &&
    whyNoTrading(state, player, seat) === null &&
    (hasGoods(state, player) || hasGoods(state, seat))
      ? [seat]
      : []
  )
  if (partners.length > 0) list.push({ type: 'offer', player, partners })
  for (const offer of state.offers) {
    if (offer.to === player) {
      if (!whyNotAcceptable(state, offer)) list.push({ type: 'acceptOffer', player, offer: offer.id })
      list.push({ type: 'refuseOffer', player, offer: offer.id })
    }
    if (offer.from === player) list.push({ type: 'withdrawOffer', player, offer: offer.id })
  }
}
