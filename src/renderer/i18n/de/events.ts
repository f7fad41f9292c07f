// One German sentence for every event: ledger, announcer and history read from here.
import { BANK, type Ending } from '../../../shared/game/events'
import { HOTEL } from '../../../shared/game/board'
import type { Bundle, Lot, Unit } from '../../../shared/game/actions'
import type { DebtPhrases, EventSentences, PaymentSentences } from '../sentences'
import { list, money, plural } from '../format'
import { capitalised, spelled } from './figures'
import { cards, dative, decks, onto, place, placeDative, pot, releaseCards } from './names'

const units: Readonly<Record<Unit, string>> = { house: 'ein Haus', hotel: 'ein Hotel' }
const manyUnits: Readonly<Record<Unit, string>> = { house: 'Häuser', hotel: 'Hotels' }
/** What is auctioned: "Ventnor Avenue", "ein Haus". All that needs an article is neuter, so that the accusative is the same. */
export const lotName = (lot: Lot): string => (typeof lot === 'number' ? place(lot) : units[lot])
const several = (unit: Unit, count: number): string =>
  count === 0 ? `k${units[unit]}` : count === 1 ? units[unit] : `${spelled(count)} ${manyUnits[unit]}`

export const level = (buildings: number): string =>
  buildings === HOTEL
    ? 'ein Hotel'
    : buildings === 0
      ? 'kein Haus'
      : plural(buildings, { one: 'Haus', other: 'Häuser' })

/** "Reading Railroad, eine Freikarte und 90 $"; "nichts" for an empty side. */
export function goods(bundle: Bundle): string {
  const parts = [
    ...bundle.deeds.map(place),
    ...bundle.cards.map((deck) => `eine ${releaseCards[deck]}`),
    ...(bundle.cash > 0 ? [money(bundle.cash)] : [])
  ]
  return parts.length > 0 ? list(parts) : 'nichts'
}

const to = (payee: string): string => (payee === pot ? 'in den Topf' : `an ${payee}`)

export const payments: PaymentSentences = {
  rent: (payer, payee, { space }) => `${payer} zahlt ${dative(payee)} Miete für ${place(space)}`,
  purchase: (payer, _, { space }) => `${payer} kauft ${place(space)}`,
  auction: (payer, _, { lot }) => `${payer} zahlt das Gebot für ${lotName(lot)}`,
  building: (payer, _, { space }) => `${payer} zahlt für den Bau auf ${place(space)}`,
  sale: (_, payee, { space }) => `${payee} verkauft Gebäude auf ${place(space)}`,
  mortgage: (_, payee, { space }) => `${payee} nimmt auf ${place(space)} eine Hypothek auf`,
  lift: (payer, _, { space }) => `${payer} löst die Hypothek auf ${placeDative(space)} ab`,
  interest: (payer, _, { space }) => `${payer} zahlt Zinsen für ${place(space)}`,
  card: (payer, payee, { card }) => `${payer} zahlt ${to(payee)}, Karte „${cards[card].title}“`,
  salary: (_, payee) => `${payee} bekommt das Gehalt von Los`,
  incomeTax: (payer) => `${payer} zahlt Einkommensteuer`,
  luxuryTax: (payer) => `${payer} zahlt Luxussteuer`,
  fine: (payer) => `${payer} zahlt die Strafe im Gefängnis`,
  trade: (payer, payee) => `${payer} zahlt ${dative(payee)}, wie gehandelt`,
  bankruptcy: (payer, payee) => `Das letzte Bargeld von ${dative(payer)} geht an ${payee}`,
  pot: (payer, payee) =>
    payee === pot ? `${payer} legt neues Geld in den Topf` : `Der Topf von ${dative(payer)} geht an ${payee}`
}

/** All feminine, neuter or plural, so that nominative and accusative are alike. */
export const debts: DebtPhrases = {
  rent: ({ space }) => `die Miete für ${place(space)}`,
  purchase: ({ space }) => `die Kaufsumme für ${place(space)}`,
  auction: ({ lot }) => `das Gebot auf ${lotName(lot)}`,
  building: ({ space }) => `die Baukosten auf ${place(space)}`,
  sale: ({ space }) => `die Gebäude auf ${place(space)}`,
  mortgage: ({ space }) => `das Darlehen auf ${place(space)}`,
  lift: ({ space }) => `die Hypothek auf ${placeDative(space)}`,
  interest: ({ space }) => `die Zinsen für ${place(space)}`,
  card: ({ card }) => `die Summe auf der Karte „${cards[card].title}“`,
  salary: () => 'ein Gehalt',
  incomeTax: () => 'die Einkommensteuer',
  luxuryTax: () => 'die Luxussteuer',
  fine: () => 'die Strafe im Gefängnis',
  trade: () => 'die Summe aus einem Handel',
  bankruptcy: () => 'die Restschuld aus einer Pleite',
  pot: () => 'die Summe im Topf'
}

const purposes = {
  opening: ' um den Start',
  turn: '',
  jail: ' um die Freiheit',
  rent: ' um die Miete'
} as const
const ways = { throw: 'zieht', card: 'zieht weiter', back: 'geht zurück' } as const
const arrests = {
  space: 'muss ins Gefängnis',
  card: 'zieht eine Karte und muss ins Gefängnis',
  doubles: 'würfelt den dritten Pasch in Folge und muss ins Gefängnis'
} as const
const releases = {
  fine: 'zahlt und kommt aus dem Gefängnis frei',
  card: 'gibt die Freikarte ab und kommt aus dem Gefängnis frei',
  doubles: 'würfelt einen Pasch und kommt aus dem Gefängnis frei'
} as const

const endings: Readonly<Record<Ending, string>> = {
  lastPlayer: 'das Spiel',
  secondBankruptcy: 'das Spiel mit dem größten Vermögen',
  timeLimit: 'das Spiel, denn die Stunde hat geschlagen',
  agreement: 'das Spiel, das alle beenden wollten'
}
const calls = ['zum Ersten', 'zum Zweiten', 'zum Dritten'] as const

/** "Auf Baltic Avenue stehen jetzt 2 Häuser". */
function standing(space: number, from: number, now: number): string {
  if (now === 0) return `Auf ${place(space)} steht kein Haus mehr`
  const verb = now > 1 && now < HOTEL ? 'stehen' : 'steht'
  return `Auf ${place(space)} ${verb} ${now > from ? 'jetzt' : 'nur noch'} ${level(now)}`
}

export const events: EventSentences = {
  tokenMoved: ({ player, to: goal, by }, name) =>
    by === 'jail' ? `${name(player)} kommt ins Gefängnis` : `${name(player)} ${ways[by]} ${onto(goal)}`,
  deedTransferred: ({ space, from, to: heir }, name) =>
    heir === BANK
      ? `Die Urkunde für ${place(space)} geht zurück an die Bank`
      : from === BANK
        ? `${place(space)} gehört jetzt ${name(heir)}`
        : `${place(space)} geht von ${name(from)} an ${name(heir)}`,
  mortgageChanged: ({ space, mortgaged }) =>
    mortgaged
      ? `Auf ${placeDative(space)} liegt jetzt eine Hypothek`
      : `Auf ${placeDative(space)} liegt keine Hypothek mehr`,
  buildingsChanged: ({ space, from, to: now }) => standing(space, from, now),
  releaseCardMoved: ({ deck, from, to: heir }, name) =>
    heir === BANK
      ? `${name(from)} legt die Freikarte zurück unter den Stapel ${decks[deck]}`
      : from === BANK
        ? `${name(heir)} behält eine Freikarte`
        : `Eine Freikarte geht von ${name(from)} an ${name(heir)}`,
  gameStarted: ({ players }) => `${capitalised(spelled(players))} setzen sich an den Tisch`,
  openingTied: ({ players }, name) => `${list(players.map(name))} haben gleich viel und würfeln noch einmal`,
  starterFound: ({ player }, name) => `${name(player)} würfelt am höchsten und beginnt`,
  turnStarted: ({ player, number }, name) => `Zug ${number}: ${name(player)}`,
  diceThrown: ({ player, dice, purpose, doubles }, name) =>
    `${name(player)} würfelt${purposes[purpose]} ${dice[0]} + ${dice[1]}${doubles > 0 ? ', Pasch' : ''}`,
  sentToJail: ({ player, why }, name) => `${name(player)} ${arrests[why]}`,
  stayedInJail: ({ player, throwsLeft }, name) =>
    `${name(player)} bleibt im Gefängnis, noch ${plural(throwsLeft, { one: 'Wurf', other: 'Würfe' })}`,
  leftJail: ({ player, by }, name) => `${name(player)} ${releases[by]}`,
  cardDrawn: ({ player, deck, card }, name) =>
    `${name(player)} zieht eine Karte (${decks[deck]}): ${cards[card].title}`,
  throwInvalid: ({ player }, name) => `Die Würfel von ${name(player)} liegen schief: noch einmal`,
  noRentDue: ({ space, owner, why }, name) =>
    why === 'mortgaged'
      ? `Keine Miete: Auf ${placeDative(space)} liegt eine Hypothek`
      : `Keine Miete für ${place(space)}: ${name(owner)} sitzt im Gefängnis`,
  rentClaimed: ({ player, tenant, space, amount }, name) =>
    `${name(player)} verlangt ${money(amount)} von ${name(tenant)}, Miete für ${place(space)}`,
  lotNotForSale: ({ player, space }, name) =>
    `${place(space)} ist noch nicht zu haben: ${name(player)} war noch nicht einmal herum`,
  purchaseDeclined: ({ player, space }, name) => `${name(player)} lässt ${place(space)} versteigern`,
  auctionOpened: ({ lot }) => `${capitalised(lotName(lot))} kommt unter den Hammer`,
  bidMade: ({ player, amount }, name) => `${name(player)} bietet ${money(amount)}`,
  bidCalled: ({ lot, calls: count }) => `${capitalised(lotName(lot))}: ${calls[count - 1] ?? 'weiter'}`,
  bidPassed: ({ player, forced }, name) =>
    forced
      ? `${name(player)} kann nicht überbieten, auch nicht mit allem, was aufzutreiben wäre, und ist raus`
      : `${name(player)} passt`,
  auctionClosed: ({ lot, winner, amount }, name) =>
    winner === null
      ? `Niemand bietet; ${lotName(lot)} bleibt bei der Bank`
      : `${name(winner)} ersteigert ${lotName(lot)} für ${money(amount)}`,
  taxChosen: ({ player, choice }, name) =>
    `${name(player)} wählt ${choice === 'flat' ? 'die feste Steuer' : 'das Zehntel'}`,
  shortageDeclared: ({ player, unit, count }, name) =>
    `${name(player)} will ${several(unit, count)}, und die Bank hat nur noch wenige`,
  wishStated: ({ player, unit, count }, name) => `${name(player)} wünscht sich ${several(unit, count)}`,
  shortageSettled: ({ unit }) => `Um die ${manyUnits[unit]} streitet niemand mehr`,
  offerMade: ({ offer }, name) =>
    `${name(offer.from)} bietet ${name(offer.to)} einen Handel an: ${goods(offer.give)} gegen ${goods(offer.take)}`,
  offerAccepted: ({ offer }, name) => `${name(offer.to)} nimmt das Angebot von ${name(offer.from)} an`,
  offerRefused: ({ offer }, name) => `${name(offer.to)} lehnt das Angebot von ${name(offer.from)} ab`,
  offerWithdrawn: ({ offer }, name) => `${name(offer.from)} zieht das Angebot an ${name(offer.to)} zurück`,
  offersLapsed: ({ offers }) =>
    offers.length === 1
      ? 'Mit dem Wurf verfällt das offene Angebot'
      : 'Mit dem Wurf verfallen die offenen Angebote',
  playerResigned: ({ player }, name) => `${name(player)} steigt aus`,
  endAgreed: ({ player }, name) => `${name(player)} würde jetzt aufhören`,
  endDisagreed: ({ player }, name) => `${name(player)} will lieber weiterspielen`,
  hourStruck: () => 'Die Stunde schlägt; dieser Zug ist der letzte',
  playerBankrupted: ({ player, creditor }, name) =>
    `${name(player)} ist pleite und überlässt ${dative(name(creditor))} alles`,
  turnEnded: ({ player }, name) => `${name(player)} beendet den Zug`,
  gameEnded: ({ winners, why }, name) =>
    `${list(winners.map(name))} ${winners.length > 1 ? 'gewinnen gemeinsam' : 'gewinnt'} ${endings[why]}`
}

/** "Theo würfelt 4 + 3 und zieht auf Ventnor Avenue": a throw and the walk that it brought, in one line. */
export const throwAndWalk = (
  who: string,
  dice: readonly [number, number],
  goal: number,
  doubles: boolean
): string => `${who} würfelt ${dice[0]} + ${dice[1]}${doubles ? ', Pasch,' : ''} und zieht ${onto(goal)}`

/** "Nora hat 1.100 $ Schulden bei Marlow: die Miete für Pacific Avenue". The sum keeps away from "Spieler 1". */
export const owes = (debtor: string, creditor: string, amount: number, what: string): string =>
  `${debtor} hat ${money(amount)} Schulden bei ${dative(creditor)}: ${what}`

export const built = (who: string, space: number, now: number): string =>
  `${who} baut auf ${place(space)}, jetzt ${level(now)}`

export const soldDown = (who: string, space: number, now: number): string =>
  `${who} verkauft auf ${place(space)}, jetzt ${level(now)}`

/** A payment for ear and history: the sentence with its sum. */
export const withSum = (sentence: string, amount: number): string => `${sentence}: ${money(amount)}`
