// What a position is worth: the power of each seat in dollars, and its share of all power as its chance to win.
import { DEED_SPACES, HOTEL, type Seat, type Space } from '../../shared/game/board'
import type { Rules } from '../../shared/game/rules'
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
  SET_OF,
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
/** A mortgaged deed costs at least the interest some day. */
const INTEREST_PART = 0.1

/** All sets; money for building goes to the groups in the order in which it pays back. */
const ORDER = [...BY_RETURN, RAILROAD_SET, UTILITY_SET]
const SIZE = SETS.map(({ length }) => length)

/** Seats still in the game. */
export function seatsLeft({ players }: Pick<OpenState, 'players'>): number {
  let left = 0
  for (const player of players) if (!player.bankrupt) left++
  return left
}

/** How many of these lots a seat owns. */
export function countOf(owners: readonly number[], seat: Seat, spaces: readonly Space[]): number {
  let owned = 0
  for (const space of spaces) if (owners[space] === seat) owned++
  return owned
}

/** Cash as it feels: what is missing to a comfortable sum counts more than once. */
function feltCash(cash: number, { comfort, thrift }: Temperament): number {
  const missing = comfort - cash
  return missing > 0 ? cash - (thrift * missing * missing) / (2 * comfort) : cash
}

/** Sums over the deeds of one seat by set, filled anew for each count: this is the innermost loop of all thinking ahead. */
const counted = {
  owned: new Int8Array(SETS.length),
  substance: new Int16Array(SETS.length),
  lifting: new Int16Array(SETS.length),
  visits: new Float64Array(SETS.length)
}

/** Counts the deeds of a seat among these spaces; `owned` must be 0 for their sets. */
function countDeeds({ owners, mortgaged }: Estates, seat: Seat, spaces: readonly Space[]): void {
  const { owned, substance, lifting, visits } = counted
  for (const space of spaces) {
    if (owners[space] !== seat) continue
    const set = SET_OF[space] ?? 0
    if (owned[set] === 0) substance[set] = lifting[set] = visits[set] = 0
    owned[set] = (owned[set] ?? 0) + 1
    if (mortgaged[space]) lifting[set] = (lifting[set] ?? 0) + (LIFT[space] ?? 0)
    else {
      substance[set] = (substance[set] ?? 0) + (MORTGAGE[space] ?? 0)
      visits[set] = (visits[set] ?? 0) + (LONE_VISITS[space] ?? 0)
    }
  }
}

/** Power of a seat in dollars if it had this much cash: cash, the substance of its estate, and rent to come. */
export function powerOf(table: Estates, seat: Seat, cash: number, dials: Temperament): number {
  counted.owned.fill(0)
  countDeeds(table, seat, DEED_SPACES)
  let funds = cash + dials.prospects
  let power = feltCash(cash, dials)
  for (const set of ORDER) {
    const owned = counted.owned[set] ?? 0
    if (owned === 0) continue
    if (set >= RAILROAD_SET || owned < (SIZE[set] ?? 0)) {
      power += partOf(table.rules, set, dials)
    } else {
      const whole = wholePower(table, set, funds, dials)
      power += whole.power
      funds -= whole.spent
    }
  }
  if (table.releaseCards.chance === seat) power += CARD_WORTH
  if (table.releaseCards.chest === seat) power += CARD_WORTH
  return power > 1 ? power : 1
}

/** Power that lies in a whole colour group: its rent as it is, or built up with the funds at hand if that is more. */
function wholePower(
  { mortgaged, buildings, rules }: Estates,
  set: number,
  funds: number,
  dials: Temperament
): { readonly power: number; readonly spent: number } {
  const spaces = SETS[set] ?? []
  const cost = HOUSE_COST[set] ?? 0
  const ladder = LADDERS[rules.housesBeforeHotel][set] ?? []
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
    steps += level === HOTEL ? rules.housesBeforeHotel + 1 : level
  }
  const left = funds - lifting
  const goal = Math.max(steps, GOAL * spaces.length)
  const wanted = left > 0 ? Math.min(goal, steps + Math.floor(left / cost)) : steps
  const rent = (steps > 0 ? (ladder[steps] ?? 0) : 2 * bare) * dials.horizon
  const soon = (ladder[wanted] ?? 0) * dials.horizon - (wanted - steps) * cost - lifting
  const some = (ladder[goal] ?? 0) * dials.horizon - (goal - steps) * cost - lifting
  // what cannot be paid now may be paid some day
  const grown = some > soon ? soon + dials.ripening * (some - soon) : soon
  const kept = dials.substance * substance + dials.standing * steps * cost
  return grown > rent
    ? { power: kept + grown, spent: lifting + (wanted - steps) * cost }
    : { power: kept + rent, spent: 0 }
}

/** Power that lies in an unfinished colour group, or in railroads or utilities; it does not depend on cash. */
export function partPower(table: Estates, seat: Seat, set: number, dials: Temperament): number {
  counted.owned[set] = 0
  countDeeds(table, seat, SETS[set] ?? [])
  return (counted.owned[set] ?? 0) > 0 ? partOf(table.rules, set, dials) : 0
}

/** The same from the sums just counted. */
function partOf({ housesBeforeHotel }: Rules, set: number, dials: Temperament): number {
  const owned = counted.owned[set] ?? 0
  const power = dials.substance * (counted.substance[set] ?? 0)
  if (set >= RAILROAD_SET) {
    const rents = set === RAILROAD_SET ? RAILROAD_RENT : UTILITY_FACTOR
    return power + dials.horizon * (counted.visits[set] ?? 0) * (rents[owned] ?? 0)
  }
  const size = SIZE[set] ?? 0
  const ladder = LADDERS[housesBeforeHotel][set] ?? []
  const whole = (ladder[GOAL * size] ?? 0) * dials.horizon - GOAL * size * (HOUSE_COST[set] ?? 0)
  const hope = whole > 0 ? hopeOf(owned, size, dials) * dials.ripening * whole : 0
  return power + hope - (counted.lifting[set] ?? 0) * INTEREST_PART
}

/** What the rent of railroads and utilities is multiplied with; 0 for streets, whose bare rent is next to nothing. */
const LONE_VISITS = RAILROAD_VISITS.map((visits, space) => {
  if (SETS[RAILROAD_SET]?.includes(space)) return visits
  return SETS[UTILITY_SET]?.includes(space) ? (UTILITY_VISITS[space] ?? 0) : 0
})

/** The part of a whole group's worth that lies in some of its lots. */
function hopeOf(owned: number, size: number, dials: Temperament): number {
  if (size === 2) return dials.oneOfTwo
  return owned === 1 ? dials.oneOfThree : dials.twoOfThree
}

/** Power of every seat as the table stands; 0 for who is out. */
export const powers = (table: Estates, dials: Temperament): number[] =>
  table.players.map(({ bankrupt, cash }, seat) => (bankrupt ? 0 : powerOf(table, seat, cash, dials)))

/** Chance of every seat to win as its share of all power; 0 for who is out. */
export function sharesOf(all: readonly number[], { edge }: Temperament): number[] {
  const raised = all.map((power) => (power > 0 ? power ** edge : 0))
  const sum = raised.reduce((total, power) => total + power, 0)
  return raised.map((power) => (sum > 0 ? power / sum : 0))
}

/** The same for one seat. */
export const shareOf = (all: readonly number[], seat: Seat, dials: Temperament): number =>
  sharesOf(all, dials)[seat] ?? 0
