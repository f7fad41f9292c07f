// What a position looks like to each seat, as numbers of about the same size: what the learned value is computed from.
import { HOTEL, type Seat } from '../../../shared/game/board'
import { BANK } from '../../../shared/game/events'
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
} from '../estate'
import { temperamentOf } from '../temperament'
import { powers, type Estates } from '../valuation'

/** Where the features of one seat stand: a feature for each colour group, for each number of railroads, and so on. */
const AT = {
  /** By colour group: part of it that is owned, if not all; whether all is; building steps on it. */
  part: 0,
  whole: 8,
  steps: 16,
  /** By how many are owned, from one on. */
  railroads: 24,
  utilities: 28,
  /** Cash, and the same where it is short: a sum counts most to whoever has little. */
  cash: 30,
  /** What the Bank would lend on the deeds, what lifting the mortgages costs, and what stands on the lots. */
  lendable: 35,
  lifting: 36,
  standing: 37,
  /** Rent from all others in one turn of each, rent due in one turn, and for how long the cash lasts. */
  income: 38,
  danger: 39,
  breath: 40,
  jail: 41,
  cards: 42,
  /** Worth of all by rule of thumb, and the part that it is of everybody's. */
  power: 43,
  share: 44,
  /** Of the table: deeds unowned, players left, houses standing, mean cash of the others. */
  unowned: 45,
  alive: 46,
  houses: 47,
  others: 48,
  /** The part that the own rents are of all rents. */
  shareOfRent: 49,
  /** Rent that the cash at hand could add by building, and the income then. */
  growth: 50,
  grown: 51,
  /** Worth of groups of which the rest is for sale, and of those of which the rest is in one other hand. */
  open: 52,
  held: 53
} as const

/** Numbers for one seat. */
export const FEATURES = 54
/** Most seats at a table. */
export const MOST_SEATS = 8

const dials = temperamentOf('casual')
const SIZE = SETS.map(({ length }) => length)
/** Building steps of a group with three houses on each lot, from where on little is gained. */
const GOAL = SIZE.map((size) => 3 * size)
const PLEDGED = 0.6

const income = new Float64Array(MOST_SEATS)
const counts = new Int8Array(MOST_SEATS)

/** Writes the features of all seats one after another, FEATURES numbers each; those of seats that are out stay 0. */
export function writeFeatures(table: Estates, out: Float64Array): void {
  out.fill(0, 0, table.players.length * FEATURES)
  income.fill(0)
  let unowned = 0
  let houses = 0
  for (let set = 0; set < SETS.length; set++) {
    const free = countSet(table, set)
    unowned += free
    for (let seat = 0; seat < table.players.length; seat++)
      if ((counts[seat] ?? 0) > 0) houses += writeSet(table, set, seat, free, out)
  }
  writeTable(table, unowned, houses, out)
}

/** Counts the deeds of a set by seat; the deeds that nobody owns. */
function countSet({ owners }: Estates, set: number): number {
  counts.fill(0)
  let free = 0
  for (const space of SETS[set] ?? []) {
    const owner = owners[space] ?? BANK
    if (owner === BANK) free++
    else counts[owner] = (counts[owner] ?? 0) + 1
  }
  return free
}

/** Writes what a seat has of one set; the building steps on it. */
function writeSet(table: Estates, set: number, seat: Seat, free: number, out: Float64Array): number {
  const { owners, mortgaged, buildings, rules } = table
  const at = seat * FEATURES
  const add = (feature: number, value: number): void => {
    out[at + feature] = (out[at + feature] ?? 0) + value
  }
  const count = counts[seat] ?? 0
  let [steps, pledged, visits, bare] = [0, 0, 0, 0]
  for (const space of SETS[set] ?? []) {
    if (owners[space] !== seat) continue
    if (mortgaged[space]) {
      pledged++
      add(AT.lifting, (LIFT[space] ?? 0) / 500)
      continue
    }
    add(AT.lendable, (MORTGAGE[space] ?? 0) / 1000)
    const level = buildings[space] ?? 0
    steps += level === HOTEL ? rules.housesBeforeHotel + 1 : level
    bare += BARE[space] ?? 0
    if (set === RAILROAD_SET) visits += RAILROAD_VISITS[space] ?? 0
    if (set === UTILITY_SET) visits += UTILITY_VISITS[space] ?? 0
  }
  let rent = bare
  if (set === RAILROAD_SET) {
    add(AT.railroads + count - 1, 1)
    rent = visits * (RAILROAD_RENT[count] ?? 0)
  } else if (set === UTILITY_SET) {
    add(AT.utilities + count - 1, 1)
    rent = visits * (UTILITY_FACTOR[count] ?? 0)
  } else if (count === SIZE[set]) {
    add(AT.whole + set, pledged > 0 ? PLEDGED : 1)
    add(AT.steps + set, steps / 10)
    add(AT.standing, (steps * (HOUSE_COST[set] ?? 0)) / 2000)
    rent = steps > 0 ? ladderAt(table, set, steps) : 2 * bare
  } else {
    add(AT.part + set, count / (SIZE[set] ?? 1))
    const hope = (count / (SIZE[set] ?? 1)) * (ladderAt(table, set, GOAL[set] ?? 0) / 100)
    const rest = (SIZE[set] ?? 0) - count
    if (free === rest) add(AT.open, hope)
    else if (counts.includes(rest)) add(AT.held, hope)
  }
  income[seat] = (income[seat] ?? 0) + rent
  return steps
}

const ladderAt = ({ rules }: Estates, set: number, steps: number): number =>
  LADDERS[rules.housesBeforeHotel][set]?.[steps] ?? 0

/** Writes what depends on all sets and on everybody else. */
function writeTable(table: Estates, unowned: number, houses: number, out: Float64Array): void {
  const { players, releaseCards } = table
  const worth = powers(table, dials)
  let [alive, cashOfAll, rentOfAll, worthOfAll] = [0, 0, 0, 0]
  for (const [seat, { bankrupt, cash }] of players.entries()) {
    if (bankrupt) continue
    alive++
    cashOfAll += cash
    rentOfAll += income[seat] ?? 0
    worthOfAll += worth[seat] ?? 0
  }
  for (const [seat, { bankrupt, cash, inJail }] of players.entries()) {
    if (bankrupt) continue
    const at = seat * FEATURES
    const rent = income[seat] ?? 0
    const due = rentOfAll - rent
    const more = growthOf(table, at, cash, out)
    out[at + AT.cash] = cash / 2000
    out[at + AT.cash + 1] = Math.min(cash, 150) / 150
    out[at + AT.cash + 2] = Math.min(cash, 400) / 400
    out[at + AT.cash + 3] = Math.min(cash, 900) / 900
    out[at + AT.cash + 4] = Math.sqrt(cash) / 50
    out[at + AT.income] = (rent * (alive - 1)) / 100
    out[at + AT.danger] = due / 100
    out[at + AT.breath] = Math.min(2, cash / (1 + 8 * due))
    out[at + AT.jail] = inJail ? 1 : 0
    out[at + AT.cards] = (releaseCards.chance === seat ? 1 : 0) + (releaseCards.chest === seat ? 1 : 0)
    out[at + AT.power] = Math.log((worth[seat] ?? 0) + 100) - 7
    out[at + AT.share] = Math.log(((worth[seat] ?? 0) + 1) / (worthOfAll + 1)) + 1.4
    out[at + AT.unowned] = unowned / 28
    out[at + AT.alive] = alive / 4
    out[at + AT.houses] = houses / 32
    out[at + AT.others] = (cashOfAll - cash) / Math.max(1, alive - 1) / 1500
    out[at + AT.shareOfRent] = rent / (rentOfAll + 1)
    out[at + AT.growth] = more / 50
    out[at + AT.grown] = ((rent + more) * (alive - 1)) / 150
  }
}

/** Rent of one turn that a seat could add by building with its cash, in the order in which groups pay back. */
function growthOf(table: Estates, at: number, cash: number, features: Float64Array): number {
  let funds = cash
  let more = 0
  for (const set of BY_RETURN) {
    if (features[at + AT.whole + set] === 0) continue
    const cost = HOUSE_COST[set] ?? 1
    const steps = Math.round(10 * (features[at + AT.steps + set] ?? 0))
    const built = Math.max(0, Math.min((GOAL[set] ?? 0) - steps, Math.floor(funds / cost)))
    funds -= built * cost
    more += ladderAt(table, set, steps + built) - ladderAt(table, set, steps)
  }
  return more
}
