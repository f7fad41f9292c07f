// Words of the coach in Portuguese: what he would do, why, and what the next throw may bring.
import type { Levels } from '../../../shared/game/actions'
import type { Group } from '../../../shared/game/board'
import { figures, list, money, percent } from '../format'
import { level } from './events'
import { groups, of, ofPlace, on as onPlace, place, shortSpace, to as toWhom } from './names'

const withLevels = (lots: readonly number[], levels: Levels): string =>
  list(lots.map((space, at) => `${shortSpace(space)} (${level(levels[at] ?? 0)})`))

export const name = 'Treinador'
export const eyebrow = (who: string): string => `O treinador, no lugar ${of(who)}`
export const thinking = 'Deixa-me pensar…'
export const silent = 'Aqui não tenho conselhos a dar.'
export const follow = 'Fazer isso'
export const followNote = (who: string): string => `por ${who}`
export const on = 'Nesta mesa pode perguntar-se ao treinador.'
export const off = 'Esta mesa joga sem treinador.'

/** What to do, as an order. */
export const moves = {
  throwDice: 'Lança os dados',
  throwForDoubles: 'Fica, e lança por um duplo',
  endTurn: 'Acaba o turno',
  buy: (space: number): string => `Compra ${place(space)}`,
  auction: (space: number): string => `Manda ${place(space)} a leilão`,
  leave: (space: number): string => `Não compres ${place(space)}`,
  bid: (amount: number): string => `Licita ${money(amount)}`,
  pass: 'Passa',
  payFine: (fine: number): string => `Paga ${money(fine)} e sai da prisão`,
  useReleaseCard: 'Usa o indulto',
  mortgage: (space: number): string => `Hipoteca ${place(space)}`,
  lift: (space: number): string => `Resgata a hipoteca ${ofPlace(space)}`,
  build: (group: Group, lots: readonly number[], levels: Levels): string =>
    `Constrói no grupo ${groups[group]}: ${withLevels(lots, levels)}`,
  sell: (group: Group, lots: readonly number[], levels: Levels): string =>
    `Vende edifícios no grupo ${groups[group]} e fica com ${withLevels(lots, levels)}`,
  offer: (partner: string, give: string, take: string): string =>
    `Propõe ${toWhom(partner)} dar ${give} e receber ${take}`,
  acceptOffer: 'Aceita',
  refuseOffer: 'Recusa',
  giveUp: 'Desiste',
  liftInherited: 'Resgata já a hipoteca',
  keepMortgage: 'Mantém a hipoteca',
  wish: (count: number): string => (count === 0 ? 'Não peças nada' : `Pede ${figures(count)}`),
  place: (space: number): string => `Coloca ${onPlace(space)}`,
  waive: 'Deixa ir'
} as const

export const odds = {
  heading: (who: string): string => `O próximo lançamento ${of(who)}`,
  outside: (who: string): string => `O próximo lançamento ${of(who)}, já em liberdade`,
  /** Under the bar of one sum; as short as it can be. */
  card: 'carta',
  jail: 'prisão',
  own: 'tua',
  free: '\u2013',
  sale: (price: number): string => money(price),
  /** What is said of one sum. */
  sum: (eyes: number, chance: string, space: number): string =>
    `${figures(eyes)}, ${chance}: ${place(space)}`,
  rent: (owner: string, amount: number): string => `${money(amount)} ${toWhom(owner)}`,
  forSale: (price: number): string => `à venda por ${money(price)}`,
  tax: (amount: number): string => `imposto ${money(amount)}`,
  salary: (amount: number): string => `salário ${money(amount)}`,
  drawsCard: 'uma carta',
  toJail: 'para a prisão',
  yours: 'propriedade tua',
  quiet: 'nada a pagar',
  rents: (chance: number, worst: number): string =>
    chance === 0
      ? 'Não há aluguer ao alcance de um lançamento.'
      : `A hipótese de pagar aluguer é de ${percent(chance)}, no máximo ${money(worst)}.`,
  lots: (chance: number): string => `A hipótese de cair numa propriedade à venda é de ${percent(chance)}.`
}
