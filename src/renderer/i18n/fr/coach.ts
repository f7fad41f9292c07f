// Words of the coach in French: what he would do, why, and what the next throw may bring.
import type { Levels } from '../../../shared/game/actions'
import type { Group } from '../../../shared/game/board'
import { figures, list, money, percent } from '../format'
import { level } from './events'
import { groups, of, place, shortSpace, spaces, to } from './names'

/** "Kentucky 2 maisons, Indiana 2 maisons et Illinois un hôtel". */
const standing = (lots: readonly number[], levels: Levels): string =>
  list(lots.map((space, at) => `${shortSpace(space)} ${level(levels[at] ?? 0)}`))

export const name = 'Entraîneur'
export const eyebrow = (who: string): string => `L’entraîneur conseille ${who}`
export const thinking = 'Voyons…'
export const silent = 'Ici, je n’ai rien à conseiller.'
export const follow = 'Suivre le conseil'
export const followNote = (who: string): string => `pour ${who}`
export const on = 'À cette table, on peut demander conseil à l’entraîneur.'
export const off = 'Cette table joue sans entraîneur.'

/** What to do, as an order. */
export const moves = {
  throwDice: 'Lance les dés',
  throwForDoubles: 'Reste, et tente un double',
  endTurn: 'Finis le tour',
  buy: (space: number): string => `Achète ${place(space)}`,
  auction: (space: number): string => `Mets ${place(space)} aux enchères`,
  leave: (space: number): string => `N’achète pas ${place(space)}`,
  bid: (amount: number): string => `Mise ${money(amount)}`,
  pass: 'Passe',
  payFine: (fine: number): string => `Paie ${money(fine)} et sors de prison`,
  useReleaseCard: 'Rends la carte de sortie',
  mortgage: (space: number): string => `Hypothèque ${place(space)}`,
  lift: (space: number): string => `Lève l’hypothèque ${of(place(space))}`,
  build: (group: Group, lots: readonly number[], levels: Levels): string =>
    `Construis dans le groupe ${groups[group]}\u202f: ${standing(lots, levels)}`,
  sell: (group: Group, lots: readonly number[], levels: Levels): string =>
    `Vends dans le groupe ${groups[group]}, pour finir avec\u202f: ${standing(lots, levels)}`,
  offer: (partner: string, give: string, take: string): string =>
    `Offre ${give} ${to(partner)} contre ${take}`,
  acceptOffer: 'Accepte',
  refuseOffer: 'Refuse',
  giveUp: 'Abandonne',
  liftInherited: 'Lève l’hypothèque maintenant',
  keepMortgage: 'Garde l’hypothèque',
  wish: (count: number): string => (count === 0 ? 'N’en demande pas' : `Demandes-en ${figures(count)}`),
  place: (space: number): string => `Construis sur ${place(space)}`,
  waive: 'Renonces-y'
} as const

export const odds = {
  heading: (who: string): string => `Le prochain lancer ${of(who)}`,
  outside: (who: string): string => `Le prochain lancer ${of(who)}, une fois hors de prison`,
  /** Under the bar of one sum; as short as it can be. */
  card: 'carte',
  jail: 'prison',
  own: 'à soi',
  free: '–',
  sale: (price: number): string => money(price),
  /** What is said of one sum. */
  sum: (eyes: number, chance: string, space: number): string =>
    `${String(eyes)}, ${chance}\u202f: ${spaces[space] ?? ''}`,
  rent: (owner: string, amount: number): string => `${money(amount)} ${to(owner)}`,
  forSale: (price: number): string => `à vendre pour ${money(price)}`,
  tax: (amount: number): string => `${money(amount)} à payer`,
  salary: (amount: number): string => `salaire de ${money(amount)}`,
  drawsCard: 'une carte',
  toJail: 'en prison',
  yours: 'un terrain à soi',
  quiet: 'rien à payer',
  rents: (chance: number, worst: number): string =>
    chance === 0
      ? 'Aucun loyer à portée d’un lancer.'
      : `Risque de loyer\u202f: ${percent(chance)}, pour ${money(worst)} au plus.`,
  lots: (chance: number): string => `Chances de tomber sur un terrain à vendre\u202f: ${percent(chance)}.`
}
