// Words of the coach in Spanish: what he would do, why, and what the next throw may bring.
import type { Levels } from '../../../shared/game/actions'
import type { Group } from '../../../shared/game/board'
import { figures, list, money, percent } from '../format'
import { debt } from './decisions'
import { groups, spaces, theSpace } from './names'

/** "St. James Place con 2 casas y Tennessee con su hotel". */
const withLevels = (lots: readonly number[], levels: Levels): string =>
  list(lots.map((space, at) => debt.lot(space, levels[at] ?? 0)))

export const name = 'Entrenador'
export const eyebrow = (who: string): string => `El entrenador, en lugar de ${who}`
export const thinking = 'A ver, a ver\u2026'
export const silent = 'Aquí no tengo consejo que dar.'
export const follow = 'Hacerlo'
export const followNote = (who: string): string => `por ${who}`
export const on = 'En esta mesa se puede preguntar al entrenador.'
export const off = 'En esta mesa se juega sin entrenador.'

/** What to do, as an order. */
export const moves = {
  throwDice: 'Tira los dados',
  throwForDoubles: 'Quédate y tira a por dobles',
  endTurn: 'Acaba el turno',
  buy: (space: number): string => `Compra ${theSpace(space)}`,
  auction: (space: number): string => `Deja que ${theSpace(space)} salga a subasta`,
  leave: (space: number): string => `No compres ${theSpace(space)}`,
  bid: (amount: number): string => `Puja ${money(amount)}`,
  pass: 'Pasa',
  payFine: (fine: number): string => `Paga ${money(fine)} y sal de la cárcel`,
  useReleaseCard: 'Usa la tarjeta de indulto',
  mortgage: (space: number): string => `Hipoteca ${theSpace(space)}`,
  lift: (space: number): string => `Levanta la hipoteca de ${theSpace(space)}`,
  build: (group: Group, lots: readonly number[], levels: Levels): string =>
    `Edifica en el grupo ${groups[group]}: ${withLevels(lots, levels)}`,
  sell: (group: Group, lots: readonly number[], levels: Levels): string =>
    `Vende edificios del grupo ${groups[group]}, hasta dejar ${withLevels(lots, levels)}`,
  offer: (partner: string, give: string, take: string): string => `Ofrece a ${partner} ${give} por ${take}`,
  acceptOffer: 'Acepta',
  refuseOffer: 'Rechaza',
  giveUp: 'Ríndete',
  liftInherited: 'Levanta ya la hipoteca',
  keepMortgage: 'Mantén la hipoteca',
  wish: (count: number): string => (count === 0 ? 'No pidas nada' : `Pide ${figures(count)}`),
  place: (space: number): string => `Pon el edificio en ${theSpace(space)}`,
  waive: 'Renuncia'
} as const

export const odds = {
  heading: (who: string): string => `La próxima tirada de ${who}`,
  outside: (who: string): string => `La próxima tirada de ${who}, ya fuera de la cárcel`,
  /** Under the bar of one sum; as short as it can be. */
  card: 'tarj.',
  jail: 'cárcel',
  own: 'tuya',
  free: '\u2013',
  sale: (price: number): string => money(price),
  /** What is said of one sum. */
  sum: (eyes: number, chance: string, space: number): string =>
    `${figures(eyes)}, ${chance}: ${spaces[space] ?? ''}`,
  rent: (owner: string, amount: number): string => `${money(amount)} a ${owner}`,
  forSale: (price: number): string => `en venta por ${money(price)}`,
  tax: (amount: number): string => `impuesto ${money(amount)}`,
  salary: (amount: number): string => `sueldo ${money(amount)}`,
  drawsCard: 'una tarjeta',
  toJail: 'a la cárcel',
  yours: 'propiedad tuya',
  quiet: 'nada que pagar',
  rents: (chance: number, worst: number): string =>
    chance === 0
      ? 'No hay ningún alquiler a una tirada de aquí.'
      : `Probabilidad de pagar alquiler: ${percent(chance)}, y ${money(worst)} como mucho.`,
  lots: (chance: number): string => `Probabilidad de caer en una propiedad en venta: ${percent(chance)}.`
}
