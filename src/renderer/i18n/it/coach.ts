// Words of the coach in Italian: what he would do, why, and what the next throw may bring.
import type { Levels } from '../../../shared/game/actions'
import type { Group } from '../../../shared/game/board'
import { figures, list, money, percent } from '../format'
import { debt } from './decisions'
import { a, di, groups, spaces, su, theSpace } from './names'

/** "St. James Place con 2 case e Tennessee con l’albergo". */
const withLevels = (lots: readonly number[], levels: Levels): string =>
  list(lots.map((space, at) => debt.lot(space, levels[at] ?? 0)))

export const name = 'Allenatore'
export const eyebrow = (who: string): string => `L’allenatore, al posto ${di(who)}`
export const thinking = 'Vediamo un po’\u2026'
export const silent = 'Qui non ho consigli da dare.'
export const follow = 'Fallo'
export const followNote = (who: string): string => `per ${who}`
export const on = 'A questo tavolo si può chiedere all’allenatore.'
export const off = 'A questo tavolo si gioca senza allenatore.'

/** What to do, as an order. */
export const moves = {
  throwDice: 'Tira i dadi',
  throwForDoubles: 'Resta, e tira per un doppio',
  endTurn: 'Chiudi il turno',
  buy: (space: number): string => `Compra ${theSpace(space)}`,
  auction: (space: number): string => `Lascia andare all’asta ${theSpace(space)}`,
  leave: (space: number): string => `Non comprare ${theSpace(space)}`,
  bid: (amount: number): string => `Offri ${money(amount)}`,
  pass: 'Passa',
  payFine: (fine: number): string => `Paga ${money(fine)} ed esci di prigione`,
  useReleaseCard: 'Usa la carta di scarcerazione',
  mortgage: (space: number): string => `Ipoteca ${theSpace(space)}`,
  lift: (space: number): string => `Riscatta ${theSpace(space)}`,
  build: (group: Group, lots: readonly number[], levels: Levels): string =>
    `Costruisci sul gruppo ${groups[group]}: ${withLevels(lots, levels)}`,
  sell: (group: Group, lots: readonly number[], levels: Levels): string =>
    `Vendi edifici del gruppo ${groups[group]}, fino a lasciare ${withLevels(lots, levels)}`,
  offer: (partner: string, give: string, take: string): string => `Proponi ${a(partner)} ${give} per ${take}`,
  acceptOffer: 'Accetta',
  refuseOffer: 'Rifiuta',
  giveUp: 'Arrenditi',
  liftInherited: 'Riscatta subito',
  keepMortgage: 'Tieni l’ipoteca',
  wish: (count: number): string => (count === 0 ? 'Non chiedere nulla' : `Chiedine ${figures(count)}`),
  place: (space: number): string => `Piazza l’edificio ${su(theSpace(space))}`,
  waive: 'Rinuncia'
} as const

export const odds = {
  heading: (who: string): string => `Il prossimo tiro ${di(who)}`,
  outside: (who: string): string => `Il prossimo tiro ${di(who)}, una volta fuori di prigione`,
  /** Under the bar of one sum; as short as it can be. */
  card: 'carta',
  jail: 'cella',
  own: 'tua',
  free: '\u2013',
  sale: (price: number): string => money(price),
  /** What is said of one sum. */
  sum: (eyes: number, chance: string, space: number): string =>
    `${figures(eyes)}, ${chance}: ${spaces[space] ?? ''}`,
  rent: (owner: string, amount: number): string => `${money(amount)} ${a(owner)}`,
  forSale: (price: number): string => `in vendita a ${money(price)}`,
  tax: (amount: number): string => `tassa ${money(amount)}`,
  salary: (amount: number): string => `stipendio ${money(amount)}`,
  drawsCard: 'una carta',
  toJail: 'in prigione',
  yours: 'una tua proprietà',
  quiet: 'niente da pagare',
  rents: (chance: number, worst: number): string =>
    chance === 0
      ? 'Nessun affitto a portata di tiro.'
      : `Probabilità di pagare un affitto: ${percent(chance)}, al massimo ${money(worst)}.`,
  lots: (chance: number): string => `Probabilità di finire su una proprietà in vendita: ${percent(chance)}.`
}
