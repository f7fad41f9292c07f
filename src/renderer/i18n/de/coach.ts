// Words of the coach in German: what he would do, why, and what the next throw may bring.
import type { Levels } from '../../../shared/game/actions'
import type { Group } from '../../../shared/game/board'
import { list, money, percent } from '../format'
import { level } from './events'
import { spelled } from './figures'
import { inGroup, place, placeDative, shortSpace, spaces, spoken } from './names'

/** "Kentucky 2 Häuser, Indiana 2 Häuser und Illinois ein Hotel". */
const standing = (lots: readonly number[], levels: Levels): string =>
  list(lots.map((space, at) => `${shortSpace(space)} ${level(levels[at] ?? 0)}`))

export const name = 'Trainer'
export const eyebrow = (who: string): string => `Der Trainer rät ${who}`
export const thinking = 'Mal sehen\u00a0…'
export const silent = 'Hier weiß ich keinen Rat.'
export const follow = 'So machen'
export const followNote = (who: string): string => `für ${who}`
export const on = 'An diesem Tisch darf man den Trainer fragen.'
export const off = 'Dieser Tisch spielt ohne Trainer.'

/** What to do, as an order. */
export const moves = {
  throwDice: 'Würfle',
  throwForDoubles: 'Bleib noch und würfle auf einen Pasch',
  endTurn: 'Beende den Zug',
  buy: (space: number): string => `Kauf ${place(space)}`,
  auction: (space: number): string => `Lass ${place(space)} versteigern`,
  leave: (space: number): string => `Kauf ${place(space)} nicht`,
  bid: (amount: number): string => `Biete ${money(amount)}`,
  pass: 'Passe',
  payFine: (fine: number): string => `Zahle ${money(fine)} und verlass das Gefängnis`,
  useReleaseCard: 'Gib die Freikarte ab',
  mortgage: (space: number): string => `Nimm eine Hypothek auf ${place(space)} auf`,
  lift: (space: number): string => `Löse die Hypothek auf ${placeDative(space)} ab`,
  build: (group: Group, lots: readonly number[], levels: Levels): string =>
    `Bau ${inGroup(group)}: ${standing(lots, levels)}`,
  sell: (group: Group, lots: readonly number[], levels: Levels): string =>
    `Verkauf Gebäude ${inGroup(group)}, danach: ${standing(lots, levels)}`,
  offer: (partner: string, give: string, take: string): string =>
    `Biete ${partner} einen Handel an: ${give} gegen ${take}`,
  acceptOffer: 'Nimm an',
  refuseOffer: 'Lehn ab',
  giveUp: 'Gib auf',
  liftInherited: 'Löse die Hypothek jetzt ab',
  keepMortgage: 'Behalte die Hypothek',
  wish: (count: number): string => `Wünsch dir ${count === 0 ? 'keins' : spelled(count)}`,
  place: (space: number): string => `Setz es auf ${place(space)}`,
  waive: 'Verzichte'
} as const

export const odds = {
  heading: (who: string): string => `Der nächste Wurf von ${who}`,
  outside: (who: string): string => `Der nächste Wurf von ${who} nach dem Gefängnis`,
  /** Under the bar of one sum; as short as it can be. */
  card: 'Karte',
  jail: 'Haft',
  own: 'eigen',
  free: '–',
  sale: (price: number): string => money(price),
  /** What is said of one sum. */
  sum: (eyes: number, chance: string, space: number): string =>
    `${String(eyes)}, ${chance}: ${spoken(spaces[space] ?? '')}`,
  rent: (owner: string, amount: number): string => `${money(amount)} an ${owner}`,
  forSale: (price: number): string => `für ${money(price)} zu haben`,
  tax: (amount: number): string => `${money(amount)} Steuer`,
  salary: (amount: number): string => `${money(amount)} Gehalt`,
  drawsCard: 'eine Karte',
  toJail: 'ins Gefängnis',
  yours: 'eigener Besitz',
  quiet: 'nichts fällig',
  rents: (chance: number, worst: number): string =>
    chance === 0
      ? 'Mit diesem Wurf droht keine Miete.'
      : `Mit ${percent(chance)} Wahrscheinlichkeit wird Miete fällig, höchstens ${money(worst)}.`,
  lots: (chance: number): string =>
    `Mit ${percent(chance)} Wahrscheinlichkeit kommt ein Grundstück, das noch zu haben ist.`
}
