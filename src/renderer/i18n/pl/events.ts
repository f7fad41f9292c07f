// One Polish sentence for every event: ledger, announcer and history read from here.
import { BANK, type Ending } from '../../../shared/game/events'
import { HOTEL } from '../../../shared/game/board'
import type { Bundle, Lot, Unit } from '../../../shared/game/actions'
import type { DebtPhrases, EventSentences, PaymentSentences } from '../sentences'
import { figures, form, list, money, plural } from '../format'
import { capitalised, spelledOf } from './figures'
import { bank, cards, dative, decks, genitive, ofPlace, on, onto, place, placeObject, pot } from './names'

const units: Readonly<Record<Unit, string>> = { house: 'dom', hotel: 'hotel' }
const unitForms = {
  house: { one: 'dom', few: 'domy', many: 'domów', other: 'domu' },
  hotel: { one: 'hotel', few: 'hotele', many: 'hoteli', other: 'hotelu' }
} as const
/** What is auctioned: "Ventnor Avenue", "dom". */
export const lotName = (lot: Lot): string => (typeof lot === 'number' ? place(lot) : units[lot])
/** What is auctioned, where it is bought or paid for. */
const lotObject = (lot: Lot): string => (typeof lot === 'number' ? placeObject(lot) : units[lot])
const several = (unit: Unit, count: number): string =>
  count === 1 ? units[unit] : plural(count, unitForms[unit])

const houses = (count: number): string => plural(count, unitForms.house)
export const level = (buildings: number): string =>
  buildings === HOTEL ? 'hotel' : buildings === 0 ? 'bez domów' : houses(buildings)

/** "Reading Railroad, przepustkę (Los) i 90 $", as they are given or taken; "nic" for an empty side. */
export function goods(bundle: Bundle): string {
  const parts = [
    ...bundle.deeds.map(placeObject),
    ...bundle.cards.map((deck) => `przepustkę (${decks[deck]})`),
    ...(bundle.cash > 0 ? [money(bundle.cash)] : [])
  ]
  return parts.length > 0 ? list(parts) : 'nic'
}

export const payments: PaymentSentences = {
  rent: (payer, payee, { space }) => `${payer} płaci ${dative(payee)} czynsz za ${placeObject(space)}`,
  purchase: (payer, _, { space }) => `${payer} kupuje ${placeObject(space)}`,
  auction: (payer, _, { lot }) => `${payer} płaci najwyższą stawkę za ${lotObject(lot)}`,
  building: (payer, _, { space }) => `${payer} płaci za budowę ${on(space)}`,
  sale: (_, payee, { space }) => `${payee} sprzedaje budynki ${on(space)}`,
  mortgage: (_, payee, { space }) => `${payee} oddaje w zastaw ${placeObject(space)}`,
  lift: (payer, _, { space }) => `${payer} wykupuje z zastawu ${placeObject(space)}`,
  interest: (payer, _, { space }) => `${payer} płaci odsetki za ${placeObject(space)}`,
  card: (payer, payee, { card }) => `${payer} płaci ${dative(payee)}, karta „${cards[card].title}”`,
  salary: (_, payee) => `${payee} dostaje pensję na Starcie`,
  incomeTax: (payer) => `${payer} płaci podatek dochodowy`,
  luxuryTax: (payer) => `${payer} płaci podatek od luksusu`,
  fine: (payer) => `${payer} płaci grzywnę w więzieniu`,
  trade: (payer, payee) => `${payer} płaci ${dative(payee)} przy wymianie`,
  bankruptcy: (payer, payee) =>
    payee === bank
      ? `Reszta gotówki ${genitive(payer)} wraca do Banku`
      : `Resztę gotówki ${genitive(payer)} przejmuje ${payee}`,
  pot: (payer, payee) =>
    payee === pot ? `${payer} dokłada do puli na Darmowym parkingu` : `${payee} zgarnia pulę`
}

export const debts: DebtPhrases = {
  rent: ({ space }) => `czynsz za ${placeObject(space)}`,
  purchase: ({ space }) => `cena ${ofPlace(space)}`,
  auction: ({ lot }) => `stawka za ${lotObject(lot)}`,
  building: ({ space }) => `budowa ${on(space)}`,
  sale: ({ space }) => `sprzedaż budynków ${on(space)}`,
  mortgage: ({ space }) => `pożyczka pod zastaw ${ofPlace(space)}`,
  lift: ({ space }) => `wykup ${ofPlace(space)} z zastawu`,
  interest: ({ space }) => `odsetki za ${placeObject(space)}`,
  card: ({ card }) => `karta „${cards[card].title}”`,
  salary: () => 'pensja',
  incomeTax: () => 'podatek dochodowy',
  luxuryTax: () => 'podatek od luksusu',
  fine: () => 'grzywna w więzieniu',
  trade: () => 'wymiana',
  bankruptcy: () => 'reszta po bankructwie',
  pot: () => 'pula'
}

const purposes = {
  opening: ' w rzucie o początek',
  turn: '',
  jail: ' w rzucie o wyjście z więzienia',
  rent: ' w rzucie o czynsz'
} as const
const ways = { throw: 'idzie', card: 'idzie dalej', back: 'cofa się' } as const
const arrests = {
  space: 'idzie do więzienia',
  card: 'ciągnie kartę i idzie do więzienia',
  doubles: 'wyrzuca trzeci dublet z rzędu i idzie do więzienia'
} as const
const releases = {
  fine: 'płaci i wychodzi z więzienia',
  card: 'oddaje przepustkę i wychodzi z więzienia',
  doubles: 'wyrzuca dublet i wychodzi z więzienia'
} as const

const endings: Readonly<Record<Ending, string>> = {
  lastPlayer: '',
  secondBankruptcy: ' dzięki największemu majątkowi',
  timeLimit: ', bo wybiła godzina',
  agreement: ' grę zakończoną za zgodą wszystkich'
}
const calls = ['po raz pierwszy', 'po raz drugi', 'po raz trzeci'] as const

/** "Na Baltic Avenue stoją teraz 2 domy". */
function standing(space: number, from: number, to: number): string {
  const where = capitalised(on(space))
  if (to === 0) return `${where} nie ma już domów`
  const verbs =
    to > from
      ? { one: 'stoi', few: 'stoją', other: 'stoi' }
      : { one: 'zostaje', few: 'zostają', other: 'zostaje' }
  const verb = form(to === HOTEL ? 1 : to, verbs)
  return `${where} ${verb} ${to > from ? 'teraz ' : ''}${level(to)}`
}

export const events: EventSentences = {
  tokenMoved: ({ player, to, by }, name) =>
    by === 'jail' ? `${name(player)} trafia do więzienia` : `${name(player)} ${ways[by]} ${onto(to)}`,
  deedTransferred: ({ space, from, to }, name) =>
    to === BANK
      ? `Do Banku wraca tytuł własności: ${place(space)}`
      : from === BANK
        ? `${name(to)} ma teraz ${placeObject(space)}`
        : `${name(to)} dostaje ${placeObject(space)} od ${genitive(name(from))}`,
  mortgageChanged: ({ space, mortgaged }) =>
    mortgaged ? `W zastawie: ${place(space)}` : `Bez zastawu: ${place(space)}`,
  buildingsChanged: ({ space, from, to }) => standing(space, from, to),
  releaseCardMoved: ({ deck, from, to }, name) =>
    to === BANK
      ? `${name(from)} odkłada przepustkę pod talię ${decks[deck]}`
      : from === BANK
        ? `${name(to)} zatrzymuje przepustkę`
        : `${name(to)} dostaje przepustkę od ${genitive(name(from))}`,
  gameStarted: ({ players }) => `Do stołu siada ${spelledOf(players)} graczy`,
  openingTied: ({ players }, name) => `Remis: ${list(players.map(name))} rzucają jeszcze raz`,
  starterFound: ({ player }, name) => `${name(player)} ma najwyższy rzut i zaczyna`,
  turnStarted: ({ player, number }, name) => `Tura ${figures(number)}: ${name(player)}`,
  diceThrown: ({ player, dice, purpose, doubles }, name) =>
    `${name(player)} wyrzuca ${dice[0]} + ${dice[1]}${purposes[purpose]}${doubles > 0 ? ', dublet' : ''}`,
  sentToJail: ({ player, why }, name) => `${name(player)} ${arrests[why]}`,
  stayedInJail: ({ player, throwsLeft }, name) =>
    `${name(player)} zostaje w więzieniu, jeszcze ${plural(throwsLeft, { one: 'rzut', few: 'rzuty', many: 'rzutów', other: 'rzutu' })}`,
  leftJail: ({ player, by }, name) => `${name(player)} ${releases[by]}`,
  cardDrawn: ({ player, deck, card }, name) =>
    `${name(player)} ciągnie kartę (${decks[deck]}): ${cards[card].title}`,
  throwInvalid: ({ player }, name) =>
    `Kostki ${genitive(name(player))} nie leżą płasko, trzeba rzucić jeszcze raz`,
  noRentDue: ({ space, owner, why }, name) =>
    why === 'mortgaged'
      ? `Bez czynszu: ${place(space)} w zastawie`
      : `Bez czynszu za ${placeObject(space)}: ${name(owner)} siedzi w więzieniu`,
  rentClaimed: ({ player, tenant, space, amount }, name) =>
    `${name(player)} żąda ${money(amount)} od ${genitive(name(tenant))}: czynsz za ${placeObject(space)}`,
  lotNotForSale: ({ player, space }, name) =>
    `${name(player)} nie może jeszcze kupić ${ofPlace(space)}: najpierw całe okrążenie planszy`,
  purchaseDeclined: ({ player, space }, name) => `${name(player)} oddaje na licytację ${placeObject(space)}`,
  auctionOpened: ({ lot }) => `Pod młotkiem: ${lotName(lot)}`,
  bidMade: ({ player, amount }, name) => `${name(player)} licytuje ${money(amount)}`,
  bidCalled: ({ lot, calls: count }) => `${capitalised(lotName(lot))}: ${calls[count - 1] ?? 'dalej'}`,
  bidPassed: ({ player, forced }, name) =>
    forced
      ? `${name(player)} odpada: nie przebije stawki, nawet zbierając całą gotówkę`
      : `${name(player)} pasuje`,
  auctionClosed: ({ lot, winner, amount }, name) =>
    winner === null
      ? `Nikt nie licytuje, Bank zatrzymuje ${lotObject(lot)}`
      : `${name(winner)} wygrywa ${lotObject(lot)} za ${money(amount)}`,
  taxChosen: ({ player, choice }, name) =>
    `${name(player)} wybiera ${choice === 'flat' ? 'stałą kwotę podatku' : 'dziesiątą część'}`,
  shortageDeclared: ({ player, unit, count }, name) =>
    `${name(player)} chce kupić ${several(unit, count)}, a w Banku jest ich mało`,
  wishStated: ({ player, unit, count }, name) =>
    count === 0
      ? `${name(player)} nie chce ${unitForms[unit].many}`
      : `${name(player)} prosi o ${several(unit, count)}`,
  shortageSettled: ({ unit }) => `O ${unitForms[unit].few} nikt się już nie spiera`,
  offerMade: ({ offer }, name) =>
    `${name(offer.from)} oferuje ${dative(name(offer.to))}: ${goods(offer.give)} za ${goods(offer.take)}`,
  offerAccepted: ({ offer }, name) => `${name(offer.to)} przyjmuje ofertę ${genitive(name(offer.from))}`,
  offerRefused: ({ offer }, name) => `${name(offer.to)} odrzuca ofertę ${genitive(name(offer.from))}`,
  offerWithdrawn: ({ offer }, name) => `${name(offer.from)} wycofuje ofertę dla ${genitive(name(offer.to))}`,
  offersLapsed: ({ offers }) =>
    offers.length === 1 ? 'Wraz z rzutem przepada otwarta oferta' : 'Wraz z rzutem przepadają otwarte oferty',
  playerResigned: ({ player }, name) => `${name(player)} odchodzi z gry`,
  endAgreed: ({ player }, name) => `${name(player)} chce już kończyć grę`,
  endDisagreed: ({ player }, name) => `${name(player)} woli grać dalej`,
  hourStruck: () => 'Wybiła godzina; ta tura jest ostatnia',
  playerBankrupted: ({ player, creditor }, name) =>
    `${name(player)} bankrutuje, wszystko przejmuje ${name(creditor)}`,
  turnEnded: ({ player }, name) => `${name(player)} kończy turę`,
  gameEnded: ({ winners, why }, name) =>
    `${list(winners.map(name))} ${winners.length > 1 ? 'wygrywają razem' : 'wygrywa'}${endings[why]}`
}

/** "Theo wyrzuca 4 + 3 i idzie na Ventnor Avenue": a throw and the walk that it brought, in one line. */
export const throwAndWalk = (
  who: string,
  dice: readonly [number, number],
  to: number,
  doubles: boolean
): string => `${who} wyrzuca ${dice[0]} + ${dice[1]}${doubles ? ', dublet,' : ''} i idzie ${onto(to)}`

/** "Nora ma zapłacić 1100 $ graczowi Marlow: czynsz za Pacific Avenue". The sum keeps away from "graczowi 1". */
export const owes = (debtor: string, creditor: string, amount: number, what: string): string =>
  `${debtor} ma zapłacić ${money(amount)} ${dative(creditor)}: ${what}`

export const built = (who: string, space: number, to: number): string =>
  `${who} buduje ${on(space)}, teraz ${level(to)}`

export const soldDown = (who: string, space: number, to: number): string =>
  `${who} sprzedaje budynki ${on(space)}, teraz ${level(to)}`

/** A payment for ear and history: the sentence with its sum. */
export const withSum = (sentence: string, amount: number): string => `${sentence}: ${money(amount)}`
