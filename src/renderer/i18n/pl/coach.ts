// Words of the coach in Polish: what he would do, why, and what the next throw may bring.
import type { Levels } from '../../../shared/game/actions'
import type { Group } from '../../../shared/game/board'
import { figures, list, money, percent } from '../format'
import { level } from './events'
import { dative, genitive, groups, ofPlace, on as onPlace, place, placeObject, shortSpace } from './names'

const withLevels = (lots: readonly number[], levels: Levels): string =>
  list(lots.map((space, at) => `${shortSpace(space)} (${level(levels[at] ?? 0)})`))

export const name = 'Trener'
export const eyebrow = (who: string): string => `Trener radzi ${dative(who)}`
export const thinking = 'Niech pomyślę…'
export const silent = 'Tu nie mam rady.'
export const follow = 'Zrób to'
export const followNote = (who: string): string => `za ${genitive(who)}`
export const on = 'Przy tym stole można pytać trenera.'
export const off = 'Ten stół gra bez trenera.'

/** What to do, as an order. */
export const moves = {
  throwDice: 'Rzuć kostkami',
  throwForDoubles: 'Zostań i rzuć o dublet',
  endTurn: 'Zakończ turę',
  buy: (space: number): string => `Kup ${placeObject(space)}`,
  auction: (space: number): string => `Oddaj na licytację ${placeObject(space)}`,
  leave: (space: number): string => `Nie kupuj ${ofPlace(space)}`,
  bid: (amount: number): string => `Licytuj ${money(amount)}`,
  pass: 'Pas',
  payFine: (fine: number): string => `Zapłać ${money(fine)} i wyjdź z więzienia`,
  useReleaseCard: 'Użyj przepustki',
  mortgage: (space: number): string => `Oddaj w zastaw ${placeObject(space)}`,
  lift: (space: number): string => `Wykup z zastawu ${placeObject(space)}`,
  build: (group: Group, lots: readonly number[], levels: Levels): string =>
    `Buduj, grupa ${groups[group]}: ${withLevels(lots, levels)}`,
  sell: (group: Group, lots: readonly number[], levels: Levels): string =>
    `Sprzedaj budynki, grupa ${groups[group]}; zostaje: ${withLevels(lots, levels)}`,
  offer: (partner: string, give: string, take: string): string =>
    `Zaproponuj ${dative(partner)}: ${give} za ${take}`,
  acceptOffer: 'Przyjmij',
  refuseOffer: 'Odrzuć',
  giveUp: 'Poddaj się',
  liftInherited: 'Wykup od razu z zastawu',
  keepMortgage: 'Zostaw w zastawie',
  wish: (count: number): string => (count === 0 ? 'O nic nie proś' : `Poproś o ${figures(count)}`),
  place: (space: number): string => `Postaw ${onPlace(space)}`,
  waive: 'Zrezygnuj'
} as const

export const odds = {
  heading: (who: string): string => `Następny rzut ${genitive(who)}`,
  outside: (who: string): string => `Następny rzut ${genitive(who)}, już na wolności`,
  /** Under the bar of one sum; as short as it can be. */
  card: 'karta',
  jail: 'cela',
  own: 'swoje',
  free: '\u2013',
  sale: (price: number): string => money(price),
  /** What is said of one sum. */
  sum: (eyes: number, chance: string, space: number): string =>
    `${figures(eyes)}, ${chance}: ${place(space)}`,
  rent: (owner: string, amount: number): string => `${money(amount)} dla ${genitive(owner)}`,
  forSale: (price: number): string => `do kupienia za ${money(price)}`,
  tax: (amount: number): string => `podatek ${money(amount)}`,
  salary: (amount: number): string => `pensja ${money(amount)}`,
  drawsCard: 'karta',
  toJail: 'do więzienia',
  yours: 'własna posiadłość',
  quiet: 'bez opłat',
  rents: (chance: number, worst: number): string =>
    chance === 0
      ? 'W zasięgu jednego rzutu nie ma czynszu.'
      : `Szansa na płacenie czynszu: ${percent(chance)}, najwyżej ${money(worst)}.`,
  lots: (chance: number): string => `Szansa na posiadłość do kupienia: ${percent(chance)}.`
}
