// Words of the coach in Dutch: what he would do, why, and what the next throw may bring.
import type { Levels } from '../../../shared/game/actions'
import type { Group } from '../../../shared/game/board'
import { figures, list, money, percent } from '../format'
import { level } from './events'
import { groups, on as onPlace, place, shortSpace } from './names'

const withLevels = (lots: readonly number[], levels: Levels): string =>
  list(lots.map((space, at) => `${shortSpace(space)} (${level(levels[at] ?? 0)})`))

export const name = 'Coach'
export const eyebrow = (who: string): string => `De coach adviseert ${who}`
export const thinking = 'Even denken…'
export const silent = 'Hier weet ik geen raad.'
export const follow = 'Doe het'
export const followNote = (who: string): string => `voor ${who}`
export const on = 'Aan deze tafel mag je de coach om raad vragen.'
export const off = 'Deze tafel speelt zonder coach.'

/** What to do, as an order. */
export const moves = {
  throwDice: 'Gooi de dobbelstenen',
  throwForDoubles: 'Blijf zitten en probeer dubbel te gooien',
  endTurn: 'Beëindig de beurt',
  buy: (space: number): string => `Koop ${place(space)}`,
  auction: (space: number): string => `Laat ${place(space)} veilen`,
  leave: (space: number): string => `Koop ${place(space)} niet`,
  bid: (amount: number): string => `Bied ${money(amount)}`,
  pass: 'Pas',
  payFine: (fine: number): string => `Betaal ${money(fine)} en ga de gevangenis uit`,
  useReleaseCard: 'Gebruik de vrijkaart',
  mortgage: (space: number): string => `Neem een hypotheek op ${place(space)}`,
  lift: (space: number): string => `Los de hypotheek op ${place(space)} af`,
  build: (group: Group, lots: readonly number[], levels: Levels): string =>
    `Bouw op ${groups[group]}: ${withLevels(lots, levels)}`,
  sell: (group: Group, lots: readonly number[], levels: Levels): string =>
    `Verkoop op ${groups[group]} en houd over: ${withLevels(lots, levels)}`,
  offer: (partner: string, give: string, take: string): string =>
    `Bied ${partner} ${give} in ruil voor ${take}`,
  acceptOffer: 'Neem het aan',
  refuseOffer: 'Wijs het af',
  giveUp: 'Geef op',
  liftInherited: 'Los de hypotheek nu af',
  keepMortgage: 'Houd de hypotheek',
  wish: (count: number): string => (count === 0 ? 'Vraag er geen' : `Vraag er ${figures(count)}`),
  place: (space: number): string => `Zet het ${onPlace(space)}`,
  waive: 'Zie ervan af'
} as const

export const odds = {
  heading: (who: string): string => `De volgende worp van ${who}`,
  outside: (who: string): string => `De volgende worp van ${who}, eenmaal vrij`,
  /** Under the bar of one sum; as short as it can be. */
  card: 'kaart',
  jail: 'cel',
  own: 'eigen',
  free: '\u2013',
  sale: (price: number): string => money(price),
  /** What is said of one sum. */
  sum: (eyes: number, chance: string, space: number): string =>
    `${figures(eyes)}, ${chance}: ${place(space)}`,
  rent: (owner: string, amount: number): string => `${money(amount)} aan ${owner}`,
  forSale: (price: number): string => `te koop voor ${money(price)}`,
  tax: (amount: number): string => `belasting ${money(amount)}`,
  salary: (amount: number): string => `salaris ${money(amount)}`,
  drawsCard: 'een kaart',
  toJail: 'naar de gevangenis',
  yours: 'eigen bezit',
  quiet: 'niets te betalen',
  rents: (chance: number, worst: number): string =>
    chance === 0
      ? 'Met één worp dreigt er geen huur.'
      : `Kans op huur: ${percent(chance)}, hoogstens ${money(worst)}.`,
  lots: (chance: number): string => `Kans op een kavel die te koop is: ${percent(chance)}.`
}
