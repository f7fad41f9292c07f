// One French sentence for every event: ledger, announcer and history read from here.
import { BANK, type Ending } from '../../../shared/game/events'
import { HOTEL } from '../../../shared/game/board'
import type { Bundle, Lot, Unit } from '../../../shared/game/actions'
import type { DebtPhrases, EventSentences, PaymentSentences } from '../sentences'
import { list, money, plural } from '../format'
import { capitalised, spelled } from './figures'
import { cards, decks, of, place, pot, releaseCards, spaces, to } from './names'

const units: Readonly<Record<Unit, string>> = { house: 'une maison', hotel: 'un hôtel' }
const manyUnits: Readonly<Record<Unit, string>> = { house: 'maisons', hotel: 'hôtels' }
const noUnit: Readonly<Record<Unit, string>> = { house: 'aucune maison', hotel: 'aucun hôtel' }
/** What is auctioned: "Ventnor Avenue", "une maison". */
export const lotName = (lot: Lot): string => (typeof lot === 'number' ? place(lot) : units[lot])
const several = (unit: Unit, count: number): string =>
  count === 1 ? units[unit] : `${spelled(count)} ${manyUnits[unit]}`

export const level = (buildings: number): string =>
  buildings === HOTEL
    ? units.hotel
    : buildings === 0
      ? noUnit.house
      : plural(buildings, { one: 'maison', other: 'maisons' })

/** "Reading Railroad, la carte de sortie (Chance) et 90 $"; "rien" for an empty side. */
export function goods(bundle: Bundle): string {
  const parts = [
    ...bundle.deeds.map(place),
    ...bundle.cards.map((deck) => releaseCards[deck].replace(/^C/, 'la c')),
    ...(bundle.cash > 0 ? [money(bundle.cash)] : [])
  ]
  return parts.length > 0 ? list(parts) : 'rien'
}

/** A card by its title, in quotation marks. */
const quoted = (title: string): string => `«\u202f${title}\u202f»`

export const payments: PaymentSentences = {
  rent: (payer, payee, { space }) => `${payer} paie ${to(payee)} le loyer ${of(place(space))}`,
  purchase: (payer, _, { space }) => `${payer} achète ${place(space)}`,
  auction: (payer, _, { lot }) => `${payer} paie sa mise pour ${lotName(lot)}`,
  building: (payer, _, { space }) => `${payer} paie pour construire sur ${place(space)}`,
  sale: (_, payee, { space }) => `${payee} vend des bâtiments sur ${place(space)}`,
  mortgage: (_, payee, { space }) => `${payee} hypothèque ${place(space)}`,
  lift: (payer, _, { space }) => `${payer} lève l’hypothèque ${of(place(space))}`,
  interest: (payer, _, { space }) => `${payer} paie les intérêts ${of(place(space))}`,
  card: (payer, payee, { card }) =>
    `${payer} paie ${payee === pot ? 'à la cagnotte' : to(payee)}, carte ${quoted(cards[card].title)}`,
  salary: (_, payee) => `${payee} touche le salaire de la case Départ`,
  incomeTax: (payer) => `${payer} paie l’impôt sur le revenu`,
  luxuryTax: (payer) => `${payer} paie la taxe de luxe`,
  fine: (payer) => `${payer} paie l’amende de prison`,
  trade: (payer, payee) => `${payer} paie ${to(payee)}, pour leur échange`,
  bankruptcy: (payer, payee) => `Le dernier argent ${of(payer)} va ${to(payee)}`,
  pot: (payer, payee) =>
    payee === pot ? `${payer} remet de l’argent dans la cagnotte` : `La cagnotte ${of(payer)} va ${to(payee)}`
}

export const debts: DebtPhrases = {
  rent: ({ space }) => `le loyer ${of(place(space))}`,
  purchase: ({ space }) => `le prix ${of(place(space))}`,
  auction: ({ lot }) => `la mise sur ${lotName(lot)}`,
  building: ({ space }) => `les bâtiments sur ${place(space)}`,
  sale: ({ space }) => `les bâtiments ${of(place(space))}`,
  mortgage: ({ space }) => `le prêt sur ${place(space)}`,
  lift: ({ space }) => `l’hypothèque ${of(place(space))}`,
  interest: ({ space }) => `les intérêts ${of(place(space))}`,
  card: ({ card }) => `le montant de la carte ${quoted(cards[card].title)}`,
  salary: () => 'un salaire',
  incomeTax: () => 'l’impôt sur le revenu',
  luxuryTax: () => 'la taxe de luxe',
  fine: () => 'l’amende de prison',
  trade: () => 'le prix d’un échange',
  bankruptcy: () => 'le reste d’une faillite',
  pot: () => 'la cagnotte'
}

const purposes = {
  opening: ' pour commencer',
  turn: '',
  jail: ' pour sortir de prison',
  rent: ' pour le loyer'
} as const
const ways = { throw: 'avance', card: 'file', back: 'recule' } as const
const arrests = {
  space: 'doit aller en prison',
  card: 'tire une carte et doit aller en prison',
  doubles: 'fait un troisième double de suite et doit aller en prison'
} as const
const releases = {
  fine: 'paie et sort de prison',
  card: 'rend la carte de sortie et sort de prison',
  doubles: 'fait un double et sort de prison'
} as const

const endings: Readonly<Record<Ending, string>> = {
  lastPlayer: 'la partie',
  secondBankruptcy: 'la partie avec la plus grande fortune',
  timeLimit: 'la partie, car l’heure a sonné',
  agreement: 'la partie, arrêtée d’un commun accord'
}
const calls = ['une fois', 'deux fois', 'trois fois'] as const

/** Whoever comes to the jail by a walk is only visiting. */
const walk = (way: keyof typeof ways, goal: number): string =>
  spaces[goal] === 'Prison'
    ? `${ways[way]} jusqu’à la prison, en simple visite`
    : `${ways[way]} jusqu’${to(place(goal))}`

/** "Il y a maintenant 2 maisons sur Baltic Avenue". */
function standing(space: number, from: number, now: number): string {
  if (now === 0) return `Il n’y a plus de maison sur ${place(space)}`
  return now > from
    ? `Il y a maintenant ${level(now)} sur ${place(space)}`
    : `Il reste ${level(now)} sur ${place(space)}`
}

export const events: EventSentences = {
  tokenMoved: ({ player, to: goal, by }, name) =>
    by === 'jail' ? `${name(player)} va en prison` : `${name(player)} ${walk(by, goal)}`,
  deedTransferred: ({ space, from, to: heir }, name) =>
    heir === BANK
      ? `Le titre ${of(place(space))} retourne à la Banque`
      : from === BANK
        ? `${place(space)} appartient maintenant ${to(name(heir))}`
        : `${place(space)} passe ${of(name(from))} ${to(name(heir))}`,
  mortgageChanged: ({ space, mortgaged }) =>
    mortgaged
      ? `${place(space)} est maintenant sous hypothèque`
      : `${place(space)} n’est plus sous hypothèque`,
  buildingsChanged: ({ space, from, to: now }) => standing(space, from, now),
  releaseCardMoved: ({ deck, from, to: heir }, name) =>
    heir === BANK
      ? `${name(from)} remet la carte de sortie sous la pile ${decks[deck]}`
      : from === BANK
        ? `${name(heir)} garde une carte de sortie`
        : `Une carte de sortie passe ${of(name(from))} ${to(name(heir))}`,
  gameStarted: ({ players }) => `Une table de ${spelled(players)} joueurs se réunit`,
  openingTied: ({ players }, name) => `${list(players.map(name))} font égalité et relancent les dés`,
  starterFound: ({ player }, name) => `${name(player)} fait le plus haut lancer et commence`,
  turnStarted: ({ player, number }, name) => `Tour ${number}\u202f: ${name(player)}`,
  diceThrown: ({ player, dice, purpose, doubles }, name) =>
    `${name(player)} lance ${dice[0]} + ${dice[1]}${purposes[purpose]}${doubles > 0 ? ', double' : ''}`,
  sentToJail: ({ player, why }, name) => `${name(player)} ${arrests[why]}`,
  stayedInJail: ({ player, throwsLeft }, name) =>
    `${name(player)} reste en prison, encore ${plural(throwsLeft, { one: 'lancer', other: 'lancers' })}`,
  leftJail: ({ player, by }, name) => `${name(player)} ${releases[by]}`,
  cardDrawn: ({ player, deck, card }, name) =>
    `${name(player)} tire une carte (${decks[deck]})\u202f: ${cards[card].title}`,
  throwInvalid: ({ player }, name) => `Les dés ${of(name(player))} sont cassés\u202f: on relance`,
  noRentDue: ({ space, owner, why }, name) =>
    why === 'mortgaged'
      ? `Pas de loyer\u202f: ${place(space)} est sous hypothèque`
      : `Pas de loyer pour ${place(space)}\u202f: ${name(owner)} est en prison`,
  rentClaimed: ({ player, tenant, space, amount }, name) =>
    `${name(player)} réclame ${money(amount)} ${to(name(tenant))}, le loyer ${of(place(space))}`,
  lotNotForSale: ({ player, space }, name) =>
    `${place(space)} n’est pas encore à vendre\u202f: ${name(player)} n’a pas fait le tour du plateau`,
  purchaseDeclined: ({ player, space }, name) => `${name(player)} met ${place(space)} aux enchères`,
  auctionOpened: ({ lot }) => `${capitalised(lotName(lot))} passe sous le marteau`,
  bidMade: ({ player, amount }, name) => `${name(player)} mise ${money(amount)}`,
  bidCalled: ({ lot, calls: count }) =>
    `${capitalised(lotName(lot))}\u202f: ${calls[count - 1] ?? 'on continue'}`,
  bidPassed: ({ player, forced }, name) =>
    forced
      ? `${name(player)} ne peut pas surenchérir, même en réunissant tout son argent, et quitte les enchères`
      : `${name(player)} passe`,
  auctionClosed: ({ lot, winner, amount }, name) =>
    winner === null
      ? `Personne ne mise\u202f; ${lotName(lot)} reste à la Banque`
      : `${name(winner)} remporte ${lotName(lot)} pour ${money(amount)}`,
  taxChosen: ({ player, choice }, name) =>
    `${name(player)} choisit ${choice === 'flat' ? 'la somme fixe' : 'le dixième'}`,
  shortageDeclared: ({ player, unit, count }, name) =>
    `${name(player)} veut ${several(unit, count)}, et la Banque n’en a presque plus`,
  wishStated: ({ player, unit, count }, name) =>
    count === 0
      ? `${name(player)} ne demande ${noUnit[unit]}`
      : `${name(player)} demande ${several(unit, count)}`,
  shortageSettled: ({ unit }) => `Personne ne se dispute plus les ${manyUnits[unit]}`,
  offerMade: ({ offer }, name) =>
    `${name(offer.from)} offre ${goods(offer.give)} ${to(name(offer.to))} contre ${goods(offer.take)}`,
  offerAccepted: ({ offer }, name) => `${name(offer.to)} accepte l’offre ${of(name(offer.from))}`,
  offerRefused: ({ offer }, name) => `${name(offer.to)} refuse l’offre ${of(name(offer.from))}`,
  offerWithdrawn: ({ offer }, name) => `${name(offer.from)} retire son offre ${to(name(offer.to))}`,
  offersLapsed: ({ offers }) =>
    offers.length === 1
      ? 'Avec le lancer, l’offre en cours prend fin'
      : 'Avec le lancer, les offres en cours prennent fin',
  playerResigned: ({ player }, name) => `${name(player)} quitte la partie`,
  endAgreed: ({ player }, name) => `${name(player)} voudrait finir la partie maintenant`,
  endDisagreed: ({ player }, name) => `${name(player)} préfère continuer la partie`,
  hourStruck: () => 'L’heure a sonné\u202f; ce tour est le dernier',
  playerBankrupted: ({ player, creditor }, name) =>
    `${name(player)} fait faillite et laisse tout ${to(name(creditor))}`,
  turnEnded: ({ player }, name) => `${name(player)} finit son tour`,
  gameEnded: ({ winners, why }, name) =>
    `${list(winners.map(name))} ${winners.length > 1 ? 'gagnent ensemble' : 'gagne'} ${endings[why]}`
}

/** "Theo lance 4 + 3 et avance jusqu’à Ventnor Avenue": a throw and the walk that it brought, in one line. */
export const throwAndWalk = (
  who: string,
  dice: readonly [number, number],
  goal: number,
  doubles: boolean
): string => `${who} lance ${dice[0]} + ${dice[1]}${doubles ? ', double,' : ''} et ${walk('throw', goal)}`

/** "Nora doit 1 100 $ à Marlow pour le loyer de Pacific Avenue". */
export const owes = (debtor: string, creditor: string, amount: number, what: string): string =>
  `${debtor} doit ${money(amount)} ${to(creditor)} pour ${what}`

export const built = (who: string, space: number, now: number): string =>
  `${who} construit sur ${place(space)}, maintenant ${level(now)}`

export const soldDown = (who: string, space: number, now: number): string =>
  `${who} vend des bâtiments sur ${place(space)}, maintenant ${level(now)}`

/** A payment for ear and history: the sentence with its sum. */
export const withSum = (sentence: string, amount: number): string => `${sentence}\u202f: ${money(amount)}`
