// One Italian sentence for every event: ledger, announcer and history read from here.
import { BANK, type Ending } from '../../../shared/game/events'
import { HOTEL, JAIL } from '../../../shared/game/board'
import type { Bundle, Lot, Unit } from '../../../shared/game/actions'
import type { DebtPhrases, EventSentences, PaymentSentences } from '../sentences'
import { list, money, plural } from '../format'
import { spelled } from './figures'
import { a, cards, da, decks, di, su, theSpace } from './names'
import { pot } from './table'

const units: Readonly<Record<Unit, string>> = { house: 'una casa', hotel: 'un albergo' }
const unitPlurals: Readonly<Record<Unit, string>> = { house: 'case', hotel: 'alberghi' }
/** What is auctioned: "Ventnor Avenue", "una casa". */
export const lotName = (lot: Lot): string => (typeof lot === 'number' ? theSpace(lot) : units[lot])
const several = (unit: Unit, count: number): string =>
  count === 1 ? units[unit] : `${spelled(count)} ${unitPlurals[unit]}`

export const level = (buildings: number): string =>
  buildings === HOTEL
    ? 'un albergo'
    : buildings === 0
      ? 'senza case'
      : plural(buildings, { one: 'casa', other: 'case' })

/** "Reading Railroad, una scarcerazione (Imprevisti) e 90 $"; "nulla" for an empty side. */
export function goods(bundle: Bundle): string {
  const parts = [
    ...bundle.deeds.map(theSpace),
    ...bundle.cards.map((deck) => `una scarcerazione (${decks[deck]})`),
    ...(bundle.cash > 0 ? [money(bundle.cash)] : [])
  ]
  return parts.length > 0 ? list(parts) : 'nulla'
}

export const payments: PaymentSentences = {
  rent: (payer, payee, { space }) => `${payer} paga ${a(payee)} l’affitto ${di(theSpace(space))}`,
  purchase: (payer, _, { space }) => `${payer} compra ${theSpace(space)}`,
  auction: (payer, _, { lot }) => `${payer} paga la sua offerta per ${lotName(lot)}`,
  building: (payer, _, { space }) => `${payer} paga per costruire ${su(theSpace(space))}`,
  sale: (_, payee, { space }) => `${payee} vende edifici ${su(theSpace(space))}`,
  mortgage: (_, payee, { space }) => `${payee} ipoteca ${theSpace(space)}`,
  lift: (payer, _, { space }) => `${payer} riscatta ${theSpace(space)}`,
  interest: (payer, _, { space }) => `${payer} paga gli interessi ${su(theSpace(space))}`,
  card: (payer, payee, { card }) => `${payer} paga ${a(payee)} per «${cards[card].title}»`,
  salary: (_, payee) => `${payee} incassa lo stipendio del Via`,
  incomeTax: (payer) => `${payer} paga la tassa sul reddito`,
  luxuryTax: (payer) => `${payer} paga la tassa di lusso`,
  fine: (payer) => `${payer} paga la multa della prigione`,
  trade: (payer, payee) => `${payer} paga ${a(payee)} quanto pattuito nello scambio`,
  bankruptcy: (payer, payee) => `Gli ultimi contanti ${di(payer)} vanno ${a(payee)}`,
  pot: (payer, payee) =>
    payee === pot ? `${payer} mette dei soldi nel piatto` : `${payee} prende il piatto ${di(payer)}`
}

export const debts: DebtPhrases = {
  rent: ({ space }) => `l’affitto ${di(theSpace(space))}`,
  purchase: ({ space }) => `il prezzo ${di(theSpace(space))}`,
  auction: ({ lot }) => `l’offerta all’asta ${di(lotName(lot))}`,
  building: ({ space }) => `gli edifici ${su(theSpace(space))}`,
  sale: ({ space }) => `gli edifici ${di(theSpace(space))}`,
  mortgage: ({ space }) => `il prestito ${su(theSpace(space))}`,
  lift: ({ space }) => `l’ipoteca ${di(theSpace(space))}`,
  interest: ({ space }) => `gli interessi ${su(theSpace(space))}`,
  card: ({ card }) => `la carta «${cards[card].title}»`,
  salary: () => 'uno stipendio',
  incomeTax: () => 'la tassa sul reddito',
  luxuryTax: () => 'la tassa di lusso',
  fine: () => 'la multa della prigione',
  trade: () => 'uno scambio',
  bankruptcy: () => 'una bancarotta',
  pot: () => 'il piatto'
}

const purposes = {
  opening: ' per iniziare',
  turn: '',
  jail: ' per uscire di prigione',
  rent: ' per l’affitto'
} as const
const ways = {
  throw: 'avanza',
  card: 'prosegue',
  back: 'torna indietro'
} as const
/** Where a walk ends; whoever walks to the jail only visits it. */
const upTo = (space: number): string => `fino ${a(theSpace(space))}${space === JAIL ? ', in visita' : ''}`
const releases = {
  fine: 'paga ed esce di prigione',
  card: 'consegna la scarcerazione ed esce di prigione',
  doubles: 'tira un doppio ed esce di prigione'
} as const

const endings: Readonly<Record<Ending, string>> = {
  lastPlayer: 'la partita',
  secondBankruptcy: 'la partita per il valore dei beni',
  timeLimit: 'la partita allo scoccare dell’ora',
  agreement: 'la partita, chiusa di comune accordo'
}
const calls = ['e uno', 'e uno, e due', 'e uno, e due, e tre'] as const

export const events: EventSentences = {
  tokenMoved: ({ player, to, by }, name) =>
    by === 'jail' ? `${name(player)} finisce in prigione` : `${name(player)} ${ways[by]} ${upTo(to)}`,
  deedTransferred: ({ space, from, to }, name) =>
    to === BANK
      ? `Il contratto ${di(theSpace(space))} torna alla Banca`
      : from === BANK
        ? `${theSpace(space)} adesso è ${di(name(to))}`
        : `${theSpace(space)} passa ${da(name(from))} ${a(name(to))}`,
  mortgageChanged: ({ space, mortgaged }) =>
    mortgaged ? `${theSpace(space)} ha un’ipoteca` : `${theSpace(space)} non ha più ipoteca`,
  buildingsChanged: ({ space, from, to }) =>
    to === 0
      ? `${theSpace(space)} resta senza case`
      : `${theSpace(space)} ${to > from ? 'ha ora' : 'resta con'} ${level(to)}`,
  releaseCardMoved: ({ deck, from, to }, name) =>
    to === BANK
      ? `${name(from)} rimette la scarcerazione sotto il mazzo ${decks[deck]}`
      : from === BANK
        ? `${name(to)} tiene una scarcerazione`
        : `Una scarcerazione passa ${da(name(from))} ${a(name(to))}`,
  gameStarted: ({ players }) => `${spelled(players)} giocatori si siedono al tavolo`,
  openingTied: ({ players }, name) => `${list(players.map(name))} fanno pari e tirano ancora`,
  starterFound: ({ player }, name) => `${name(player)} ha il tiro più alto e inizia`,
  turnStarted: ({ player, number }, name) => `Turno ${number}: ${name(player)}`,
  diceThrown: ({ player, dice, purpose, doubles }, name) =>
    `${name(player)} tira ${dice[0]} + ${dice[1]}${purposes[purpose]}${doubles > 0 ? ', doppio' : ''}`,
  sentToJail: ({ player, why }, name) =>
    why === 'space'
      ? `${name(player)} va in prigione`
      : why === 'card'
        ? `Una carta manda ${name(player)} in prigione`
        : `${name(player)} tira tre doppi di fila e va in prigione`,
  stayedInJail: ({ player, throwsLeft }, name) =>
    `${name(player)} resta in prigione e ha ancora ${plural(throwsLeft, { one: 'tiro', other: 'tiri' })}`,
  leftJail: ({ player, by }, name) => `${name(player)} ${releases[by]}`,
  cardDrawn: ({ player, deck, card }, name) =>
    `${name(player)} pesca dal mazzo ${decks[deck]}: ${cards[card].title}`,
  throwInvalid: ({ player }, name) => `I dadi ${di(name(player))} non erano in piano; si tira di nuovo`,
  noRentDue: ({ space, owner, why }, name) =>
    why === 'mortgaged'
      ? `Niente affitto: ${theSpace(space)} ha un’ipoteca`
      : `Niente affitto per ${theSpace(space)}: ${name(owner)} è in prigione`,
  rentClaimed: ({ player, tenant, space, amount }, name) =>
    `${name(player)} chiede ${a(name(tenant))} ${money(amount)}, l’affitto ${di(theSpace(space))}`,
  lotNotForSale: ({ player, space }, name) =>
    `${theSpace(space)} non è ancora in vendita: ${name(player)} non ha fatto il giro del tabellone`,
  purchaseDeclined: ({ player, space }, name) => `${name(player)} manda all’asta ${theSpace(space)}`,
  auctionOpened: ({ lot }) => `${lotName(lot)} va all’asta`,
  bidMade: ({ player, amount }, name) => `${name(player)} offre ${money(amount)}`,
  bidCalled: ({ lot, calls: count }) => `${lotName(lot)}: ${calls[count - 1] ?? 'avanti'}`,
  bidPassed: ({ player, forced }, name) =>
    forced
      ? `${name(player)} non può superare l’offerta, nemmeno facendo cassa con tutto, ed è fuori`
      : `${name(player)} passa`,
  auctionClosed: ({ lot, winner, amount }, name) =>
    winner === null
      ? `Nessuna offerta; ${lotName(lot)} resta alla Banca`
      : `${name(winner)} si aggiudica ${lotName(lot)} per ${money(amount)}`,
  taxChosen: ({ player, choice }, name) =>
    `${name(player)} sceglie ${choice === 'flat' ? 'la tassa fissa' : 'il decimo'}`,
  shortageDeclared: ({ player, unit, count }, name) =>
    `${name(player)} vuole ${several(unit, count)}, e alla Banca ne restano ${unit === 'house' ? 'poche' : 'pochi'}`,
  wishStated: ({ player, unit, count }, name) =>
    `${name(player)} ${count === 0 ? `non chiede ${unitPlurals[unit]}` : `chiede ${several(unit, count)}`}`,
  shortageSettled: ({ unit }) =>
    unit === 'house' ? 'Le case non sono più contese' : 'Gli alberghi non sono più contesi',
  offerMade: ({ offer }, name) =>
    `${name(offer.from)} propone ${a(name(offer.to))} ${goods(offer.give)} per ${goods(offer.take)}`,
  offerAccepted: ({ offer }, name) => `${name(offer.to)} accetta la proposta ${di(name(offer.from))}`,
  offerRefused: ({ offer }, name) => `${name(offer.to)} rifiuta la proposta ${di(name(offer.from))}`,
  offerWithdrawn: ({ offer }, name) => `${name(offer.from)} ritira la proposta fatta ${a(name(offer.to))}`,
  offersLapsed: ({ offers }) =>
    offers.length === 1 ? 'La proposta aperta decade con il tiro' : 'Le proposte aperte decadono con il tiro',
  playerResigned: ({ player }, name) => `${name(player)} abbandona la partita`,
  endAgreed: ({ player }, name) => `${name(player)} finirebbe ora la partita`,
  endDisagreed: ({ player }, name) => `${name(player)} preferisce continuare`,
  hourStruck: () => 'L’ora è scoccata; questo turno è l’ultimo',
  playerBankrupted: ({ player, creditor }, name) =>
    `${name(player)} va in bancarotta; tutto passa ${a(name(creditor))}`,
  turnEnded: ({ player }, name) => `${name(player)} chiude il turno`,
  gameEnded: ({ winners, why }, name) =>
    `${list(winners.map(name))} ${winners.length === 1 ? 'vince' : 'vincono'} ${endings[why]}`
}

/** "Theo tira 4 + 3 e avanza fino a Ventnor Avenue": a throw and the walk that it brought, in one line. */
export const throwAndWalk = (
  who: string,
  dice: readonly [number, number],
  to: number,
  doubles: boolean
): string => `${who} tira ${dice[0]} + ${dice[1]}${doubles ? ', doppio,' : ''} e avanza ${upTo(to)}`

/** "Nora deve 1100 $ a Marlow per l’affitto di Pacific Avenue". */
export const owes = (debtor: string, creditor: string, amount: number, what: string): string =>
  `${debtor} deve ${money(amount)} ${a(creditor)} per ${what}`

export const built = (who: string, space: number, to: number): string =>
  `${who} costruisce ${su(theSpace(space))}: ora ${level(to)}`

export const soldDown = (who: string, space: number, to: number): string =>
  `${who} vende edifici ${su(theSpace(space))}: ora ${level(to)}`

/** A payment for ear and history: the sentence with its sum. */
export const withSum = (sentence: string, amount: number): string => `${sentence}: ${money(amount)}`
