// Words of the coach: what he would do, why, and what the next throw may bring.
import type { Levels } from '../../../shared/game/actions'
import type { Group } from '../../../shared/game/board'
import { list, money, percent } from '../format'
import { level } from './events'
import { groups, shortSpace, spaces } from './names'

const place = (space: number): string => spaces[space] ?? ''
/** "St. James Place (2 houses) and Tennessee (a hotel)". */
const withLevels = (lots: readonly number[], levels: Levels): string =>
  list(lots.map((space, at) => `${shortSpace(space)} (${level(levels[at] ?? 0)})`))

export const name = 'Coach'
export const eyebrow = (who: string): string => `The coach, in ${who}’s place`
export const thinking = 'Let me see\u2026'
export const silent = 'I have no advice here.'
export const follow = 'Do it'
export const followNote = (who: string): string => `for ${who}`
export const on = 'The coach may be asked at this table.'
export const off = 'This table plays without the coach.'

/** What to do, as an order. */
export const moves = {
  throwDice: 'Throw the dice',
  throwForDoubles: 'Stay, and throw for doubles',
  endTurn: 'End the turn',
  buy: (space: number): string => `Buy ${place(space)}`,
  auction: (space: number): string => `Let ${place(space)} go to auction`,
  leave: (space: number): string => `Leave ${place(space)}`,
  bid: (amount: number): string => `Bid ${money(amount)}`,
  pass: 'Pass',
  payFine: (fine: number): string => `Pay ${money(fine)} and leave jail`,
  useReleaseCard: 'Use the release card',
  mortgage: (space: number): string => `Mortgage ${place(space)}`,
  lift: (space: number): string => `Lift the mortgage on ${place(space)}`,
  build: (group: Group, lots: readonly number[], levels: Levels): string =>
    `Build on the ${groups[group]} group: ${withLevels(lots, levels)}`,
  sell: (group: Group, lots: readonly number[], levels: Levels): string =>
    `Sell on the ${groups[group]} group, down to ${withLevels(lots, levels)}`,
  offer: (partner: string, give: string, take: string): string => `Offer ${partner} ${give} for ${take}`,
  acceptOffer: 'Accept',
  refuseOffer: 'Refuse',
  giveUp: 'Give up',
  liftInherited: 'Lift the mortgage now',
  keepMortgage: 'Keep the mortgage',
  wish: (count: number): string => (count === 0 ? 'Want none' : `Ask for ${String(count)}`),
  place: (space: number): string => `Put it on ${place(space)}`,
  waive: 'Let it go'
} as const

export const odds = {
  heading: (who: string): string => `${who}’s next throw`,
  outside: (who: string): string => `${who}’s next throw, once out of jail`,
  /** Under the bar of one sum; as short as it can be. */
  card: 'card',
  jail: 'jail',
  own: 'own',
  free: '\u2013',
  sale: (price: number): string => money(price),
  /** What is said of one sum. */
  sum: (eyes: number, chance: string, space: number): string => `${String(eyes)}, ${chance}: ${place(space)}`,
  rent: (owner: string, amount: number): string => `${money(amount)} to ${owner}`,
  forSale: (price: number): string => `for sale at ${money(price)}`,
  tax: (amount: number): string => `tax ${money(amount)}`,
  salary: (amount: number): string => `salary ${money(amount)}`,
  drawsCard: 'a card',
  toJail: 'to jail',
  yours: 'one\u2019s own',
  quiet: 'nothing due',
  rents: (chance: number, worst: number): string =>
    chance === 0
      ? 'No rent lies within one throw.'
      : `The chance of having to pay rent is ${percent(chance)}, ${money(worst)} at most.`,
  lots: (chance: number): string => `The chance of a lot for sale is ${percent(chance)}.`
}
