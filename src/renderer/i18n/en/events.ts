// One English sentence for every event: ledger, announcer and history read from here.
import { BANK, type Ending } from '../../../shared/game/events'
import { HOTEL, JAIL } from '../../../shared/game/board'
import type { Bundle, Lot, Unit } from '../../../shared/game/actions'
import type { DebtPhrases, EventSentences, PaymentSentences } from '../sentences'
import { list, money, plural } from '../format'
import { capitalised, spelled } from './figures'
import { cards, decks, releaseCards, spaces } from './names'
import { pot } from './table'

const place = (space: number): string => spaces[space] ?? ''
const units: Readonly<Record<Unit, string>> = { house: 'a house', hotel: 'a hotel' }
/** What is auctioned: "Ventnor Avenue", "a house". */
export const lotName = (lot: Lot): string => (typeof lot === 'number' ? place(lot) : units[lot])
const several = (unit: Unit, count: number): string =>
  count === 1 ? units[unit] : `${spelled(count)} ${unit}s`

export const level = (buildings: number): string =>
  buildings === HOTEL
    ? 'a hotel'
    : buildings === 0
      ? 'no houses'
      : plural(buildings, { one: 'house', other: 'houses' })

/** "Reading Railroad, a release card and $90"; "nothing" for an empty side. */
export function goods(bundle: Bundle): string {
  const parts = [
    ...bundle.deeds.map(place),
    ...bundle.cards.map((deck) => releaseCards[deck]),
    ...(bundle.cash > 0 ? [money(bundle.cash)] : [])
  ]
  return parts.length > 0 ? list(parts) : 'nothing'
}

export const payments: PaymentSentences = {
  rent: (payer, payee, { space }) => `${payer} paid ${payee} rent for ${place(space)}`,
  purchase: (payer, _, { space }) => `${payer} bought ${place(space)}`,
  auction: (payer, _, { lot }) => `${payer} paid the winning bid for ${lotName(lot)}`,
  building: (payer, _, { space }) => `${payer} paid for building on ${place(space)}`,
  sale: (_, payee, { space }) => `${payee} sold buildings on ${place(space)}`,
  mortgage: (_, payee, { space }) => `${payee} mortgaged ${place(space)}`,
  lift: (payer, _, { space }) => `${payer} lifted the mortgage on ${place(space)}`,
  interest: (payer, _, { space }) => `${payer} paid interest on ${place(space)}`,
  card: (payer, payee, { card }) => `${payer} paid ${payee} for “${cards[card].title}”`,
  salary: (_, payee) => `${payee} collected the salary at GO`,
  incomeTax: (payer) => `${payer} paid income tax`,
  luxuryTax: (payer) => `${payer} paid luxury tax`,
  fine: (payer) => `${payer} paid the jail fine`,
  trade: (payer, payee) => `${payer} paid ${payee} in their deal`,
  bankruptcy: (payer, payee) => `The last cash of ${payer} went to ${payee}`,
  pot: (payer, payee) =>
    payee === pot ? `${payer} put money into the pot` : `${payee} took the pot on ${payer}`
}

export const debts: DebtPhrases = {
  rent: ({ space }) => `rent for ${place(space)}`,
  purchase: ({ space }) => `the price of ${place(space)}`,
  auction: ({ lot }) => `the bid on ${lotName(lot)}`,
  building: ({ space }) => `buildings on ${place(space)}`,
  sale: ({ space }) => `buildings sold on ${place(space)}`,
  mortgage: ({ space }) => `the loan on ${place(space)}`,
  lift: ({ space }) => `the mortgage on ${place(space)}`,
  interest: ({ space }) => `interest on ${place(space)}`,
  card: ({ card }) => `the sum on the card “${cards[card].title}”`,
  salary: () => 'a salary',
  incomeTax: () => 'income tax',
  luxuryTax: () => 'luxury tax',
  fine: () => 'the jail fine',
  trade: () => 'a deal',
  bankruptcy: () => 'a bankrupt estate',
  pot: () => 'the pot'
}

const purposes = {
  opening: ' for the start',
  turn: '',
  jail: ' to get out of jail',
  rent: ' for the rent'
} as const
/** Where a walk ends: "Ventnor Avenue"; whoever walks to the jail only visits it. */
const reached = (space: number): string => (space === JAIL ? `${place(space)}, just visiting` : place(space))
const ways = { throw: 'walked to', card: 'went on to', back: 'went back to', jail: 'was taken to' } as const
const arrests = {
  space: 'was sent to jail',
  card: 'drew a card and was sent to jail',
  doubles: 'threw doubles three times running and was sent to jail'
} as const
const releases = {
  fine: 'paid and left jail',
  card: 'handed in the release card and left jail',
  doubles: 'threw doubles and left jail'
} as const

const endings: Readonly<Record<Ending, string>> = {
  lastPlayer: 'won the game',
  secondBankruptcy: 'won the game, worth the most of all',
  timeLimit: 'won the game when the hour had struck',
  agreement: 'won the game, ended by agreement'
}
const calls = ['once', 'twice', 'three times'] as const

export const events: EventSentences = {
  tokenMoved: ({ player, to, by }, name) =>
    `${name(player)} ${ways[by]} ${by === 'throw' ? reached(to) : place(to)}`,
  deedTransferred: ({ space, from, to }, name) =>
    to === BANK
      ? `The deed of ${place(space)} went back to the Bank`
      : from === BANK
        ? `${name(to)} now owns ${place(space)}`
        : `${place(space)} passed from ${name(from)} to ${name(to)}`,
  mortgageChanged: ({ space, mortgaged }) =>
    mortgaged ? `${place(space)} is mortgaged` : `${place(space)} is free of its mortgage`,
  buildingsChanged: ({ space, from, to }) =>
    `${place(space)} ${to > from ? 'now carries' : 'is down to'} ${level(to)}`,
  releaseCardMoved: ({ deck, from, to }, name) =>
    to === BANK
      ? `${name(from)} put the release card back under ${decks[deck]}`
      : from === BANK
        ? `${name(to)} keeps a release card`
        : `A release card passed from ${name(from)} to ${name(to)}`,
  gameStarted: ({ players }) => `${capitalised(spelled(players))} players sat down`,
  openingTied: ({ players }, name) => `${list(players.map(name))} threw alike and throw again`,
  starterFound: ({ player }, name) => `${name(player)} threw highest and starts`,
  turnStarted: ({ player, number }, name) => `Turn ${number}: ${name(player)}`,
  diceThrown: ({ player, dice, purpose, doubles }, name) =>
    `${name(player)} threw ${dice[0]} + ${dice[1]}${purposes[purpose]}${doubles > 0 ? ', doubles' : ''}`,
  sentToJail: ({ player, why }, name) => `${name(player)} ${arrests[why]}`,
  stayedInJail: ({ player, throwsLeft }, name) =>
    `${name(player)} stays in jail, ${plural(throwsLeft, { one: 'throw', other: 'throws' })} left`,
  leftJail: ({ player, by }, name) => `${name(player)} ${releases[by]}`,
  cardDrawn: ({ player, deck, card }, name) =>
    `${name(player)} drew from ${decks[deck]}: ${cards[card].title}`,
  throwInvalid: ({ player }, name) => `${name(player)}’s dice did not lie flat and are thrown again`,
  noRentDue: ({ space, owner, why }, name) =>
    why === 'mortgaged'
      ? `No rent is due: ${place(space)} is mortgaged`
      : `No rent is due for ${place(space)}: ${name(owner)} is in jail`,
  rentClaimed: ({ player, tenant, space, amount }, name) =>
    `${name(player)} asked ${name(tenant)} for ${money(amount)}, rent for ${place(space)}`,
  lotNotForSale: ({ player, space }, name) =>
    `${place(space)} is not for sale yet: ${name(player)} has not been round the board`,
  purchaseDeclined: ({ player, space }, name) => `${name(player)} sent ${place(space)} to auction`,
  auctionOpened: ({ lot }) => `${capitalised(lotName(lot))} came under the hammer`,
  bidMade: ({ player, amount }, name) => `${name(player)} bid ${money(amount)}`,
  bidCalled: ({ lot, calls: count }) => `${capitalised(lotName(lot))}: going ${calls[count - 1] ?? 'on'}`,
  bidPassed: ({ player, forced }, name) =>
    forced
      ? `${name(player)} cannot top the bid, even by raising every dollar, and is out`
      : `${name(player)} passed`,
  auctionClosed: ({ lot, winner, amount }, name) =>
    winner === null
      ? `Nobody bid; ${lotName(lot)} stays with the Bank`
      : `${name(winner)} won ${lotName(lot)} at ${money(amount)}`,
  taxChosen: ({ player, choice }, name) =>
    `${name(player)} chose to pay ${choice === 'flat' ? 'the fixed sum' : 'a tenth of everything'}`,
  shortageDeclared: ({ player, unit, count }, name) =>
    `${name(player)} wants ${several(unit, count)}, and the Bank is running short`,
  wishStated: ({ player, unit, count }, name) => `${name(player)} asks for ${several(unit, count)}`,
  shortageSettled: ({ unit }) => `Nobody competes for the ${unit}s any more`,
  offerMade: ({ offer }, name) =>
    `${name(offer.from)} offers ${name(offer.to)} ${goods(offer.give)} for ${goods(offer.take)}`,
  offerAccepted: ({ offer }, name) => `${name(offer.to)} accepted ${name(offer.from)}’s offer`,
  offerRefused: ({ offer }, name) => `${name(offer.to)} refused ${name(offer.from)}’s offer`,
  offerWithdrawn: ({ offer }, name) => `${name(offer.from)} withdrew the offer to ${name(offer.to)}`,
  offersLapsed: ({ offers }) =>
    offers.length === 1 ? 'The open offer ended with the throw' : 'The open offers ended with the throw',
  playerResigned: ({ player }, name) => `${name(player)} left the game`,
  endAgreed: ({ player }, name) => `${name(player)} would end the game now`,
  endDisagreed: ({ player }, name) => `${name(player)} would rather play on`,
  hourStruck: () => 'The hour has struck; this turn is the last',
  playerBankrupted: ({ player, creditor }, name) =>
    `${name(player)} is bankrupt; everything goes to ${name(creditor)}`,
  turnEnded: ({ player }, name) => `${name(player)} ended the turn`,
  gameEnded: ({ winners, why }, name) => `${list(winners.map(name))} ${endings[why]}`
}

/** "Theo threw 4 + 3 and walked to Ventnor Avenue": a throw and the walk that it brought, in one line. */
export const throwAndWalk = (
  who: string,
  dice: readonly [number, number],
  to: number,
  doubles: boolean
): string => `${who} threw ${dice[0]} + ${dice[1]}${doubles ? ', doubles,' : ''} and walked to ${reached(to)}`

/** "Nora owes Marlow $1,100, rent for Pacific Avenue". */
export const owes = (debtor: string, creditor: string, amount: number, what: string): string =>
  `${debtor} owes ${creditor} ${money(amount)}, ${what}`

export const built = (who: string, space: number, to: number): string =>
  `${who} built on ${place(space)}: now ${level(to)}`

export const soldDown = (who: string, space: number, to: number): string =>
  `${who} sold buildings on ${place(space)}: now ${level(to)}`

/** A payment for ear and history: the sentence with its sum. */
export const withSum = (sentence: string, amount: number): string => `${sentence}: ${money(amount)}`
