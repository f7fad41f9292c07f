// What a position is worth: the power of each seat in dollars, and its share of all power as its chance to win.
import { HOTEL, type Seat } from '../../shared/game/board'
import type { OpenState } from '../../shared/game/view'
import {
  BARE,
  BY_RETURN,
  HOUSE_COST,
  LADDERS,
  LIFT,
  MORTGAGE,
  RAILROAD_RENT,
  RAILROAD_SET,
  RAILROAD_VISITS,
  SETS,
  UTILITY_FACTOR,
  UTILITY_SET,
  UTILITY_VISITS
} from './estate'
import type { Temperament } from './temperament'

/** The part of a table that its worth depends on. */
export type Estates = Pick<
  OpenState,
  'rules' | 'players' | 'owners' | 'mortgaged' | 'buildings' | 'releaseCards'
>

/** What a release card saves. */
const CARD_WORTH = 30
/** Groups are counted as built up to three houses a lot; more comes by itself. */
const GOAL = 3

/** Seats still in the game. */
export function seatsLeft({ players }: Pick<OpenState, 'players'>): number {
  let left = 0
  for (const player of players) if (!player.bankrupt) left++
  return left
}

/** Cash as it feels: what is missing to a comfortable sum counts more than once. */
function feltCash(cash: number, { comfort, thrift }: Temperament): number {
  const missing = comfort - cash
  return missing > 0 ? cash - (thrift * missing * missing) / (2 * comfort) : cash
}

/** What counts in the sums over the colour groups, in the order in which money for building goes to them. */
const STREETS = BY_RETURN.map((set) => {
  const spaces = SETS[set] ?? []
  const ladders = { 3: LADDERS[3][set] ?? [], 4: LADDERS[4][set] ?? [] }
  return { set, spaces, ladders, goal: GOAL * spaces.length, cost: HOUSE_COST[set] ?? 0 }
})

/** Opponents' turns over which future rent counts. */
export const turnsAhead = (table: Estates, dials: Temperament): number =>
  dials.horizon * (seatsLeft(table) - 1)

/** Power of a seat in dollars if it had this much cash: cash, the substance of its estate, and rent to come. */
export function powerOf(table: Estates, seat: Seat, cash: number, dials: Temperament): number {
  const { owners, mortgaged, buildings } = table
  const { housesBeforeHotel } = table.rules
  const turns = turnsAhead(table, dials)
  let funds = cash + dials.prospects
  let power = feltCash(cash, dials)
  for (const { set, spaces, ladders, goal, cost } of STREETS) {
    if (countOf(owners, seat, spaces) < spaces.length) {
      power += partPower(table, { seat, set, turns }, dials)
      continue
    }
    let lifting = 0
    let substance = 0
    let bare = 0
    let steps = 0
    for (const space of spaces) {
      if (mortgaged[space]) {
        lifting += LIFT[space] ?? 0
        continue
      }
      substance += MORTGAGE[space] ?? 0
      bare += BARE[space] ?? 0
      const level = buildings[space] ?? 0
      steps += level === HOTEL ? housesBeforeHotel + 1 : level
    }
    const ladder = ladders[housesBeforeHotel]
    funds -= lifting
    const most = steps > goal ? steps : goal
    const wanted = funds > 0 ? Math.min(most, steps + Math.floor(funds / cost)) : steps
    const rent = (steps > 0 ? (ladder[steps] ?? 0) : 2 * bare) * turns
    const soon = (ladder[wanted] ?? 0) * turns - (wanted - steps) * cost - lifting
    const full = (ladder[most] ?? 0) * turns - (most - steps) * cost - lifting
    // what cannot be paid now may be paid some day
    const grown = full > soon ? soon + dials.ripening * (full - soon) : soon
    if (grown > rent) funds -= (wanted - steps) * cost
    power += dials.substance * (substance + (steps * cost) / 2) + (grown > rent ? grown : rent)
  }
  power += partPower(table, { seat, set: RAILROAD_SET, turns }, dials)
  power += partPower(table, { seat, set: UTILITY_SET, turns }, dials)
  if (table.releaseCards.chance === seat) power += CARD_WORTH
  if (table.releaseCards.chest === seat) power += CARD_WORTH
  return power > 1 ? power : 1
}

type Part = { readonly seat: Seat; readonly set: number; readonly turns: number }

/** Power that lies in an unfinished colour group, or in railroads or utilities; it does not depend on cash. */
export function partPower(table: Estates, { seat, set, turns }: Part, dials: Temperament): number {
  const { owners, mortgaged } = table
  const spaces = SETS[set] ?? []
  let owned = 0
  let substance = 0
  let visits = 0
  let lifting = 0
  for (const space of spaces) {
    if (owners[space] !== seat) continue
    owned++
    if (mortgaged[space]) {
      lifting += LIFT[space] ?? 0
      continue
    }
    substance += MORTGAGE[space] ?? 0
    visits += VISITS_WORTH[space] ?? 0
  }
  if (owned === 0) return 0
  const power = dials.substance * substance
  if (set === RAILROAD_SET) return power + turns * visits * (RAILROAD_RENT[owned] ?? 0)
  if (set === UTILITY_SET) return power + turns * visits * (UTILITY_FACTOR[owned] ?? 0)
  const goal = GOAL * spaces.length
  const ladder = LADDERS[table.rules.housesBeforeHotel][set] ?? []
  const whole = (ladder[goal] ?? 0) * turns - goal * (HOUSE_COST[set] ?? 0)
  return (
    power +
    visits * turns -
    lifting * INTEREST_PART +
    (whole > 0 ? hopeOf(owned, spaces.length, dials) * whole : 0)
  )
}

/** What a deed's visits are multiplied with: rent on a street, the number of visits or the sum thrown elsewhere. */
const VISITS_WORTH = BARE.map((bare, space) => {
  if (SETS[RAILROAD_SET]?.includes(space)) return RAILROAD_VISITS[space] ?? 0
  return SETS[UTILITY_SET]?.includes(space) ? (UTILITY_VISITS[space] ?? 0) : bare
})

/** A mortgaged deed costs at least the interest some day. */
const INTEREST_PART = 0.1

/** How many of these lots a seat owns. */
export function countOf(owners: readonly number[], seat: Seat, spaces: readonly number[]): number {
  let owned = 0
  for (const space of spaces) if (owners[space] === seat) owned++
  return owned
}

/** The part of a whole group's worth that lies in some of its lots. */
function hopeOf(owned: number, size: number, dials: Temperament): number {
  if (size === 2) return dials.oneOfTwo
  return owned === 1 ? dials.oneOfThree : dials.twoOfThree
}

/** Power of every seat as the table stands; 0 for who is out. */
export const powers = (table: Estates, dials: Temperament): number[] =>
  table.players.map(({ bankrupt, cash }, seat) => (bankrupt ? 0 : powerOf(table, seat, cash, dials)))

/** Chance of a seat to win as its share of all power. */
export function shareOf(all: readonly number[], seat: Seat, { edge }: Temperament): number {
  let sum = 0
  for (const power of all) if (power > 0) sum += power ** edge
  return sum > 0 ? (all[seat] ?? 0) ** edge / sum : 0
}
