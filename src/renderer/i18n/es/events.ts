// One Spanish sentence for every event: ledger, announcer and history read from here.
import { BANK, type Ending } from '../../../shared/game/events'
import { HOTEL, JAIL } from '../../../shared/game/board'
import type { Bundle, Lot, Unit } from '../../../shared/game/actions'
import type { DebtPhrases, EventSentences, PaymentSentences } from '../sentences'
import { form, list, money, plural } from '../format'
import { spelled } from './figures'
import { cards, decks, theSpace } from './names'
import { pot } from './table'

const units: Readonly<Record<Unit, string>> = { house: 'una casa', hotel: 'un hotel' }
const unitPlurals: Readonly<Record<Unit, string>> = { house: 'casas', hotel: 'hoteles' }
/** What is auctioned: "Ventnor Avenue", "una casa". */
export const lotName = (lot: Lot): string => (typeof lot === 'number' ? theSpace(lot) : units[lot])
const several = (unit: Unit, count: number): string =>
  count === 1 ? units[unit] : `${spelled(count)} ${unitPlurals[unit]}`

export const level = (buildings: number): string =>
  buildings === HOTEL
    ? 'un hotel'
    : buildings === 0
      ? 'sin casas'
      : plural(buildings, { one: 'casa', other: 'casas' })

/** "Reading Railroad, un indulto (Suerte) y 90 $"; "nada" for an empty side. */
export function goods(bundle: Bundle): string {
  const parts = [
    ...bundle.deeds.map(theSpace),
    ...bundle.cards.map((deck) => `un indulto (${decks[deck]})`),
    ...(bundle.cash > 0 ? [money(bundle.cash)] : [])
  ]
  return parts.length > 0 ? list(parts) : 'nada'
}

export const payments: PaymentSentences = {
  rent: (payer, payee, { space }) => `${payer} pagó a ${payee} el alquiler de ${theSpace(space)}`,
  purchase: (payer, _, { space }) => `${payer} compró ${theSpace(space)}`,
  auction: (payer, _, { lot }) => `${payer} pagó su puja por ${lotName(lot)}`,
  building: (payer, _, { space }) => `${payer} pagó por edificar en ${theSpace(space)}`,
  sale: (_, payee, { space }) => `${payee} vendió edificios en ${theSpace(space)}`,
  mortgage: (_, payee, { space }) => `${payee} hipotecó ${theSpace(space)}`,
  lift: (payer, _, { space }) => `${payer} levantó la hipoteca de ${theSpace(space)}`,
  interest: (payer, _, { space }) => `${payer} pagó el interés de ${theSpace(space)}`,
  card: (payer, payee, { card }) => `${payer} pagó a ${payee} por «${cards[card].title}»`,
  salary: (_, payee) => `${payee} cobró el sueldo de la Salida`,
  incomeTax: (payer) => `${payer} pagó el impuesto sobre la renta`,
  luxuryTax: (payer) => `${payer} pagó el impuesto de lujo`,
  fine: (payer) => `${payer} pagó la multa de la cárcel`,
  trade: (payer, payee) => `${payer} pagó a ${payee} lo convenido en su trato`,
  bankruptcy: (payer, payee) => `El efectivo que le quedaba a ${payer} pasó a ${payee}`,
  pot: (payer, payee) =>
    payee === pot ? `${payer} puso dinero en el bote` : `${payee} se llevó el bote de ${payer}`
}

export const debts: DebtPhrases = {
  rent: ({ space }) => `el alquiler de ${theSpace(space)}`,
  purchase: ({ space }) => `el precio de ${theSpace(space)}`,
  auction: ({ lot }) => `la puja en la subasta de ${lotName(lot)}`,
  building: ({ space }) => `los edificios en ${theSpace(space)}`,
  sale: ({ space }) => `los edificios de ${theSpace(space)}`,
  mortgage: ({ space }) => `el préstamo sobre ${theSpace(space)}`,
  lift: ({ space }) => `la hipoteca de ${theSpace(space)}`,
  interest: ({ space }) => `el interés de ${theSpace(space)}`,
  card: ({ card }) => `la tarjeta «${cards[card].title}»`,
  salary: () => 'un sueldo',
  incomeTax: () => 'el impuesto sobre la renta',
  luxuryTax: () => 'el impuesto de lujo',
  fine: () => 'la multa de la cárcel',
  trade: () => 'un trato',
  bankruptcy: () => 'una bancarrota',
  pot: () => 'el bote'
}

const purposes = {
  opening: ' para empezar',
  turn: '',
  jail: ' para salir de la cárcel',
  rent: ' por el alquiler'
} as const
const ways = { throw: 'avanzó', card: 'siguió', back: 'retrocedió' } as const
/** Where a walk ends; whoever walks to the jail only visits it. */
const upTo = (space: number): string => `hasta ${theSpace(space)}${space === JAIL ? ', de visita' : ''}`
const releases = {
  fine: 'pagó y salió de la cárcel',
  card: 'entregó el indulto y salió de la cárcel',
  doubles: 'sacó dobles y salió de la cárcel'
} as const

const endings: Readonly<Record<Ending, string>> = {
  lastPlayer: 'la partida',
  secondBankruptcy: 'la partida por el valor de sus bienes',
  timeLimit: 'la partida al sonar la hora',
  agreement: 'la partida, terminada de común acuerdo'
}
const calls = ['a la una', 'a la una, a las dos', 'a la una, a las dos y a las tres'] as const

export const events: EventSentences = {
  tokenMoved: ({ player, to, by }, name) =>
    by === 'jail' ? `${name(player)} acabó en la cárcel` : `${name(player)} ${ways[by]} ${upTo(to)}`,
  deedTransferred: ({ space, from, to }, name) =>
    to === BANK
      ? `El título de ${theSpace(space)} volvió a la Banca`
      : from === BANK
        ? `${theSpace(space)} es ahora de ${name(to)}`
        : `${theSpace(space)} pasó de ${name(from)} a ${name(to)}`,
  mortgageChanged: ({ space, mortgaged }) =>
    mortgaged ? `${theSpace(space)} tiene hipoteca` : `${theSpace(space)} ya no tiene hipoteca`,
  buildingsChanged: ({ space, from, to }) =>
    to === 0
      ? `${theSpace(space)} se queda sin casas`
      : `${theSpace(space)} ${to > from ? 'tiene ahora' : 'se queda con'} ${level(to)}`,
  releaseCardMoved: ({ deck, from, to }, name) =>
    to === BANK
      ? `${name(from)} devolvió el indulto al mazo de ${decks[deck]}`
      : from === BANK
        ? `${name(to)} guarda un indulto`
        : `Un indulto pasó de ${name(from)} a ${name(to)}`,
  gameStarted: ({ players }) => `${spelled(players)} jugadores se sentaron a la mesa`,
  openingTied: ({ players }, name) => `${list(players.map(name))} empataron y tiran otra vez`,
  starterFound: ({ player }, name) => `${name(player)} hizo la tirada más alta y empieza`,
  turnStarted: ({ player, number }, name) => `Turno ${number}: ${name(player)}`,
  diceThrown: ({ player, dice, purpose, doubles }, name) =>
    `${name(player)} sacó ${dice[0]} + ${dice[1]}${purposes[purpose]}${doubles > 0 ? ', dobles' : ''}`,
  sentToJail: ({ player, why }, name) =>
    why === 'space'
      ? `${name(player)} fue a la cárcel`
      : why === 'card'
        ? `Una tarjeta mandó a ${name(player)} a la cárcel`
        : `${name(player)} sacó dobles tres veces seguidas y fue a la cárcel`,
  stayedInJail: ({ player, throwsLeft }, name) =>
    `${name(player)} sigue en la cárcel; le ${form(throwsLeft, { one: 'queda', other: 'quedan' })} ${plural(throwsLeft, { one: 'tirada', other: 'tiradas' })}`,
  leftJail: ({ player, by }, name) => `${name(player)} ${releases[by]}`,
  cardDrawn: ({ player, deck, card }, name) =>
    `${name(player)} sacó una tarjeta de ${decks[deck]}: ${cards[card].title}`,
  throwInvalid: ({ player }, name) => `Los dados de ${name(player)} no cayeron planos; se tiran otra vez`,
  noRentDue: ({ space, owner, why }, name) =>
    why === 'mortgaged'
      ? `No se debe alquiler: ${theSpace(space)} tiene hipoteca`
      : `No se debe alquiler por ${theSpace(space)}: ${name(owner)} está en la cárcel`,
  rentClaimed: ({ player, tenant, space, amount }, name) =>
    `${name(player)} pidió a ${name(tenant)} ${money(amount)}, el alquiler de ${theSpace(space)}`,
  lotNotForSale: ({ player, space }, name) =>
    `${theSpace(space)} aún no está en venta: ${name(player)} no ha dado la vuelta al tablero`,
  purchaseDeclined: ({ player, space }, name) => `${name(player)} mandó ${theSpace(space)} a subasta`,
  auctionOpened: ({ lot }) => `${lotName(lot)} salió a subasta`,
  bidMade: ({ player, amount }, name) => `${name(player)} pujó ${money(amount)}`,
  bidCalled: ({ lot, calls: count }) => `${lotName(lot)}: ${calls[count - 1] ?? 'sigue'}`,
  bidPassed: ({ player, forced }, name) =>
    forced
      ? `${name(player)} no puede superar la puja, ni reuniendo todo su dinero, y queda fuera`
      : `${name(player)} pasó`,
  auctionClosed: ({ lot, winner, amount }, name) =>
    winner === null
      ? `Nadie pujó; ${lotName(lot)} sigue en la Banca`
      : `${name(winner)} se llevó ${lotName(lot)} por ${money(amount)}`,
  taxChosen: ({ player, choice }, name) =>
    `${name(player)} eligió ${choice === 'flat' ? 'el impuesto fijo' : 'la décima parte'}`,
  shortageDeclared: ({ player, unit, count }, name) =>
    `${name(player)} quiere ${several(unit, count)}, y a la Banca le quedan ${unit === 'house' ? 'pocas' : 'pocos'}`,
  wishStated: ({ player, unit, count }, name) =>
    `${name(player)} ${count === 0 ? `no pide ${unitPlurals[unit]}` : `pide ${several(unit, count)}`}`,
  shortageSettled: ({ unit }) => `Ya nadie disputa ${unit === 'house' ? 'las casas' : 'los hoteles'}`,
  offerMade: ({ offer }, name) =>
    `${name(offer.from)} ofrece a ${name(offer.to)} ${goods(offer.give)} por ${goods(offer.take)}`,
  offerAccepted: ({ offer }, name) => `${name(offer.to)} aceptó la oferta de ${name(offer.from)}`,
  offerRefused: ({ offer }, name) => `${name(offer.to)} rechazó la oferta de ${name(offer.from)}`,
  offerWithdrawn: ({ offer }, name) => `${name(offer.from)} retiró su oferta a ${name(offer.to)}`,
  offersLapsed: ({ offers }) =>
    offers.length === 1
      ? 'La oferta abierta caducó con la tirada'
      : 'Las ofertas abiertas caducaron con la tirada',
  playerResigned: ({ player }, name) => `${name(player)} abandonó la partida`,
  endAgreed: ({ player }, name) => `${name(player)} acabaría ya la partida`,
  endDisagreed: ({ player }, name) => `${name(player)} prefiere seguir jugando`,
  hourStruck: () => 'Ha sonado la hora; este turno es el último',
  playerBankrupted: ({ player, creditor }, name) =>
    `${name(player)} quedó en bancarrota; todo pasa a ${name(creditor)}`,
  turnEnded: ({ player }, name) => `${name(player)} acabó el turno`,
  gameEnded: ({ winners, why }, name) =>
    `${list(winners.map(name))} ${winners.length === 1 ? 'ganó' : 'ganaron'} ${endings[why]}`
}

/** "Theo sacó 4 + 3 y avanzó hasta Ventnor Avenue": a throw and the walk that it brought, in one line. */
export const throwAndWalk = (
  who: string,
  dice: readonly [number, number],
  to: number,
  doubles: boolean
): string => `${who} sacó ${dice[0]} + ${dice[1]}${doubles ? ', dobles,' : ''} y avanzó ${upTo(to)}`

/** "Nora debe a Marlow 1100 $ por el alquiler de Pacific Avenue". */
export const owes = (debtor: string, creditor: string, amount: number, what: string): string =>
  `${debtor} debe a ${creditor} ${money(amount)} por ${what}`

export const built = (who: string, space: number, to: number): string =>
  `${who} edificó en ${theSpace(space)}: ahora ${level(to)}`

export const soldDown = (who: string, space: number, to: number): string =>
  `${who} vendió edificios en ${theSpace(space)}: ahora ${level(to)}`

/** A payment for ear and history: the sentence with its sum. */
export const withSum = (sentence: string, amount: number): string => `${sentence}: ${money(amount)}`
