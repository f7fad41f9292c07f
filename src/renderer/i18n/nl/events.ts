// One Dutch sentence for every event: ledger, announcer and history read from here.
import { BANK, type Ending } from '../../../shared/game/events'
import { HOTEL } from '../../../shared/game/board'
import type { Bundle, Lot, Unit } from '../../../shared/game/actions'
import type { DebtPhrases, EventSentences, PaymentSentences } from '../sentences'
import { figures, form, list, money, plural } from '../format'
import { capitalised, spelled } from './figures'
import { cards, decks, on, onto, place, pot } from './names'

const units: Readonly<Record<Unit, string>> = { house: 'een huis', hotel: 'een hotel' }
const manyUnits: Readonly<Record<Unit, string>> = { house: 'huizen', hotel: 'hotels' }
/** What is auctioned: "Ventnor Avenue", "een huis". */
export const lotName = (lot: Lot): string => (typeof lot === 'number' ? place(lot) : units[lot])
const several = (unit: Unit, count: number): string =>
  count === 1 ? units[unit] : `${spelled(count)} ${manyUnits[unit]}`

export const level = (buildings: number): string =>
  buildings === HOTEL
    ? 'een hotel'
    : buildings === 0
      ? 'geen huizen'
      : plural(buildings, { one: 'huis', other: 'huizen' })

/** "Reading Railroad, een vrijkaart (Toeval) en $ 90"; "niets" for an empty side. */
export function goods(bundle: Bundle): string {
  const parts = [
    ...bundle.deeds.map(place),
    ...bundle.cards.map((deck) => `een vrijkaart (${decks[deck]})`),
    ...(bundle.cash > 0 ? [money(bundle.cash)] : [])
  ]
  return parts.length > 0 ? list(parts) : 'niets'
}

export const payments: PaymentSentences = {
  rent: (payer, payee, { space }) => `${payer} betaalt ${payee} huur voor ${place(space)}`,
  purchase: (payer, _, { space }) => `${payer} koopt ${place(space)}`,
  auction: (payer, _, { lot }) => `${payer} betaalt het hoogste bod op ${lotName(lot)}`,
  building: (payer, _, { space }) => `${payer} betaalt de bouw ${on(space)}`,
  sale: (_, payee, { space }) => `${payee} verkoopt gebouwen ${on(space)}`,
  mortgage: (_, payee, { space }) => `${payee} neemt een hypotheek op ${place(space)}`,
  lift: (payer, _, { space }) => `${payer} lost de hypotheek op ${place(space)} af`,
  interest: (payer, _, { space }) => `${payer} betaalt rente voor ${place(space)}`,
  card: (payer, payee, { card }) =>
    payee === pot
      ? `${payer} betaalt aan de pot, kaart ‘${cards[card].title}’`
      : `${payer} betaalt ${payee}, kaart ‘${cards[card].title}’`,
  salary: (_, payee) => `${payee} krijgt het salaris van Start`,
  incomeTax: (payer) => `${payer} betaalt inkomstenbelasting`,
  luxuryTax: (payer) => `${payer} betaalt luxebelasting`,
  fine: (payer) => `${payer} betaalt de boete in de gevangenis`,
  trade: (payer, payee) => `${payer} betaalt ${payee} voor de ruil`,
  bankruptcy: (payer, payee) => `Het laatste geld van ${payer} gaat naar ${payee}`,
  pot: (payer, payee) =>
    payee === pot ? `${payer} legt geld in de pot` : `De pot van ${payer} gaat naar ${payee}`
}

export const debts: DebtPhrases = {
  rent: ({ space }) => `huur voor ${place(space)}`,
  purchase: ({ space }) => `de prijs van ${place(space)}`,
  auction: ({ lot }) => `het bod op ${lotName(lot)}`,
  building: ({ space }) => `de bouw ${on(space)}`,
  sale: ({ space }) => `gebouwen ${on(space)}`,
  mortgage: ({ space }) => `de lening op ${place(space)}`,
  lift: ({ space }) => `het aflossen van ${place(space)}`,
  interest: ({ space }) => `rente voor ${place(space)}`,
  card: ({ card }) => `het bedrag op de kaart ‘${cards[card].title}’`,
  salary: () => 'een salaris',
  incomeTax: () => 'inkomstenbelasting',
  luxuryTax: () => 'luxebelasting',
  fine: () => 'de boete in de gevangenis',
  trade: () => 'het geld uit een ruil',
  bankruptcy: () => 'de rest van een faillissement',
  pot: () => 'de pot'
}

const purposes = {
  opening: ' om de eerste beurt',
  turn: '',
  jail: ' om vrij te komen',
  rent: ' voor de huur'
} as const
const ways = { throw: 'loopt', card: 'gaat door', back: 'gaat terug' } as const
const arrests = {
  space: 'moet naar de gevangenis',
  card: 'trekt een kaart en moet naar de gevangenis',
  doubles: 'gooit drie keer achter elkaar dubbel en moet naar de gevangenis'
} as const
const releases = {
  fine: 'betaalt en mag de gevangenis uit',
  card: 'levert de vrijkaart in en mag de gevangenis uit',
  doubles: 'gooit dubbel en mag de gevangenis uit'
} as const

const endings: Readonly<Record<Ending, string>> = {
  lastPlayer: ' het spel',
  secondBankruptcy: ' het spel met het grootste bezit',
  timeLimit: ' het spel nu de tijd om is',
  agreement: ' het spel, dat op ieders verzoek eindigt'
}
const calls = ['eenmaal', 'andermaal', 'derdemaal'] as const

/** "Op Baltic Avenue staan nu 2 huizen". */
function standing(space: number, from: number, to: number): string {
  const where = capitalised(on(space))
  if (to === 0) return `${where} staan geen huizen meer`
  const verb = form(to === HOTEL ? 1 : to, { one: 'staat', other: 'staan' })
  return `${where} ${verb} ${to > from ? 'nu' : 'nog'} ${level(to)}`
}

export const events: EventSentences = {
  tokenMoved: ({ player, to, by }, name) =>
    by === 'jail' ? `${name(player)} gaat de gevangenis in` : `${name(player)} ${ways[by]} ${onto(to)}`,
  deedTransferred: ({ space, from, to }, name) =>
    to === BANK
      ? `De akte van ${place(space)} gaat terug naar de Bank`
      : from === BANK
        ? `${place(space)} is nu van ${name(to)}`
        : `${place(space)} gaat van ${name(from)} naar ${name(to)}`,
  mortgageChanged: ({ space, mortgaged }) =>
    mortgaged ? `Op ${place(space)} rust nu een hypotheek` : `Op ${place(space)} rust geen hypotheek meer`,
  buildingsChanged: ({ space, from, to }) => standing(space, from, to),
  releaseCardMoved: ({ deck, from, to }, name) =>
    to === BANK
      ? `${name(from)} legt de vrijkaart terug onder de stapel ${decks[deck]}`
      : from === BANK
        ? `${name(to)} bewaart een vrijkaart`
        : `Een vrijkaart gaat van ${name(from)} naar ${name(to)}`,
  gameStarted: ({ players }) => `${spelled(players)} spelers schuiven aan`,
  openingTied: ({ players }, name) => `${list(players.map(name))} gooien gelijk en gooien opnieuw`,
  starterFound: ({ player }, name) => `${name(player)} gooit het hoogst en begint`,
  turnStarted: ({ player, number }, name) => `Beurt ${figures(number)}: ${name(player)}`,
  diceThrown: ({ player, dice, purpose, doubles }, name) =>
    `${name(player)} gooit ${dice[0]} + ${dice[1]}${purposes[purpose]}${doubles > 0 ? ', dubbel' : ''}`,
  sentToJail: ({ player, why }, name) => `${name(player)} ${arrests[why]}`,
  stayedInJail: ({ player, throwsLeft }, name) =>
    `${name(player)} blijft in de gevangenis, nog ${plural(throwsLeft, { one: 'worp', other: 'worpen' })}`,
  leftJail: ({ player, by }, name) => `${name(player)} ${releases[by]}`,
  cardDrawn: ({ player, deck, card }, name) =>
    `${name(player)} trekt een kaart (${decks[deck]}): ${cards[card].title}`,
  throwInvalid: ({ player }, name) =>
    `De dobbelstenen van ${name(player)} liggen niet plat; er wordt opnieuw gegooid`,
  noRentDue: ({ space, owner, why }, name) =>
    why === 'mortgaged'
      ? `Geen huur: op ${place(space)} rust een hypotheek`
      : `Geen huur voor ${place(space)}: ${name(owner)} zit in de gevangenis`,
  rentClaimed: ({ player, tenant, space, amount }, name) =>
    `${name(player)} vraagt ${name(tenant)} om ${money(amount)} huur voor ${place(space)}`,
  lotNotForSale: ({ player, space }, name) =>
    `${place(space)} is nog niet te koop: ${name(player)} is het bord nog niet rond geweest`,
  purchaseDeclined: ({ player, space }, name) => `${name(player)} laat ${place(space)} veilen`,
  auctionOpened: ({ lot }) => `${lotName(lot)} komt onder de hamer`,
  bidMade: ({ player, amount }, name) => `${name(player)} biedt ${money(amount)}`,
  bidCalled: ({ lot, calls: count }) => `${lotName(lot)}: ${calls[count - 1] ?? 'verder'}`,
  bidPassed: ({ player, forced }, name) =>
    forced
      ? `${name(player)} kan niet hoger bieden, ook niet met al het geld dat vrij te maken is, en ligt eruit`
      : `${name(player)} past`,
  auctionClosed: ({ lot, winner, amount }, name) =>
    winner === null
      ? `Niemand biedt; ${lotName(lot)} blijft bij de Bank`
      : `${name(winner)} wint ${lotName(lot)} voor ${money(amount)}`,
  taxChosen: ({ player, choice }, name) =>
    `${name(player)} kiest ${choice === 'flat' ? 'het vaste bedrag' : 'een tiende'}`,
  shortageDeclared: ({ player, unit, count }, name) =>
    `${name(player)} wil ${several(unit, count)}, en de Bank heeft er nog maar weinig`,
  wishStated: ({ player, unit, count }, name) => `${name(player)} vraagt om ${several(unit, count)}`,
  shortageSettled: ({ unit }) => `Om de ${manyUnits[unit]} strijdt niemand meer`,
  offerMade: ({ offer }, name) =>
    `${name(offer.from)} biedt ${name(offer.to)} ${goods(offer.give)} in ruil voor ${goods(offer.take)}`,
  offerAccepted: ({ offer }, name) => `${name(offer.to)} neemt het aanbod van ${name(offer.from)} aan`,
  offerRefused: ({ offer }, name) => `${name(offer.to)} wijst het aanbod van ${name(offer.from)} af`,
  offerWithdrawn: ({ offer }, name) => `${name(offer.from)} trekt het aanbod aan ${name(offer.to)} in`,
  offersLapsed: ({ offers }) =>
    offers.length === 1 ? 'Met de worp vervalt het lopende aanbod' : 'Met de worp vervalt elk lopend aanbod',
  playerResigned: ({ player }, name) => `${name(player)} stapt uit het spel`,
  endAgreed: ({ player }, name) => `${name(player)} wil nu wel stoppen`,
  endDisagreed: ({ player }, name) => `${name(player)} speelt liever door`,
  hourStruck: () => 'De tijd is om; deze beurt is de laatste',
  playerBankrupted: ({ player, creditor }, name) =>
    `${name(player)} is failliet; alles gaat naar ${name(creditor)}`,
  turnEnded: ({ player }, name) => `${name(player)} beëindigt de beurt`,
  gameEnded: ({ winners, why }, name) =>
    `${list(winners.map(name))} ${winners.length > 1 ? 'winnen samen' : 'wint'}${endings[why]}`
}

/** "Theo gooit 4 + 3 en loopt naar Ventnor Avenue": a throw and the walk that it brought, in one line. */
export const throwAndWalk = (
  who: string,
  dice: readonly [number, number],
  to: number,
  doubles: boolean
): string => `${who} gooit ${dice[0]} + ${dice[1]}${doubles ? ', dubbel,' : ''} en loopt ${onto(to)}`

/** "Nora is Marlow $ 1.100 schuldig: huur voor Pacific Avenue". */
export const owes = (debtor: string, creditor: string, amount: number, what: string): string =>
  `${debtor} is ${creditor} ${money(amount)} schuldig: ${what}`

export const built = (who: string, space: number, to: number): string =>
  `${who} bouwt ${on(space)}, nu ${level(to)}`

export const soldDown = (who: string, space: number, to: number): string =>
  `${who} verkoopt ${on(space)}, nu ${level(to)}`

/** A payment for ear and history: the sentence with its sum. */
export const withSum = (sentence: string, amount: number): string => `${sentence}: ${money(amount)}`
