// What deeds and cash are worth to a seat: the valuation of the casual player, looked up in tables instead of counted.
import { BANK } from '../../../shared/game/events'
import { officialRules, type Rules } from '../../../shared/game/rules'
import { BY_RETURN, HOUSE_COST, LADDERS, LIFT, MORTGAGE, RAILROAD_SET, SETS } from '../estate'
import { temperamentOf } from '../temperament'
import { partPower, type Estates } from '../valuation'
import { DEEDS, HALF, LOW, START, WHOLE, byHalf, wholeGroups, type Deeds, type Holdings } from './holdings'

const dials = temperamentOf('casual')
/** Groups are counted as built up to three houses a lot. */
const GOAL = 3
/** No set has more members. */
const MOST = 4

/** Worth of every part of every set, by set and the bits of the part; whole colour groups are counted below. */
const PART = new Float64Array(SETS.length << MOST)
SETS.forEach((spaces, set) => {
  for (let part = 1; part < 1 << spaces.length; part++) {
    const owners = Array.from({ length: 40 }, () => BANK)
    spaces.forEach((space, place) => {
      if (part & (1 << place)) owners[space] = 0
    })
    const bare: Estates = {
      rules: officialRules(2),
      players: [],
      owners,
      mortgaged: [],
      buildings: [],
      releaseCards: { chance: BANK, chest: BANK }
    }
    PART[(set << MOST) | part] = partPower(bare, 0, set, dials)
  }
})

/** Worth of a part of a set, or of railroads and utilities. */
export const partWorth = (set: number, part: Deeds): number =>
  PART[(set << MOST) | (part >>> (START[set] ?? 0))] ?? 0

/** Worth of all that is not part of a whole colour group, for the deeds of either half. */
const loose = (deeds: Deeds): number =>
  SETS.reduce((sum, _, set) => {
    const part = deeds & (WHOLE[set] ?? 0)
    return set < RAILROAD_SET && part === WHOLE[set] ? sum : sum + (part === 0 ? 0 : partWorth(set, part))
  }, 0)
const [LOOSE_LOW, LOOSE_HIGH] = byHalf(loose).map((table) => Float64Array.from(table)) as [
  Float64Array,
  Float64Array
]

const SUBSTANCE = Float64Array.from(SETS, (spaces) =>
  spaces.reduce((sum, space) => sum + dials.substance * (MORTGAGE[space] ?? 0), 0)
)
const LIFTS = Float64Array.from(DEEDS, (space) => LIFT[space] ?? 0)
const SIZE = Int8Array.from(SETS, ({ length }) => length)
const COST = Float64Array.from(HOUSE_COST)
const STEPS = 16
/** Worth of the rent of a whole group by set and building steps. */
const RENT: Readonly<Record<3 | 4, Float64Array>> = { 3: rents(3), 4: rents(4) }

function rents(housesBeforeHotel: 3 | 4): Float64Array {
  const table = new Float64Array(SETS.length * STEPS)
  LADDERS[housesBeforeHotel].forEach((ladder, set) =>
    ladder.forEach((rent, steps) => (table[set * STEPS + steps] = rent * dials.horizon))
  )
  return table
}

/** Cash as it feels: what is missing to a comfortable sum counts more than once. */
function felt(cash: number): number {
  const missing = dials.comfort - cash
  return missing > 0 ? cash - (dials.thrift * missing * missing) / (2 * dials.comfort) : cash
}

/** Building steps that a whole group would have if these funds were spent on it, up to three houses a lot. */
function wantedOn(set: number, steps: number, funds: number): number {
  if (funds <= 0) return steps
  return Math.min(Math.max(steps, GOAL * (SIZE[set] ?? 0)), steps + Math.floor(funds / (COST[set] ?? 1)))
}

/** Worth of the rent of a whole group, built up with these funds; what cannot be paid now may be paid some day. */
function prospectOf(set: number, steps: number, funds: number, rent: Float64Array): number {
  const cost = COST[set] ?? 0
  const goal = Math.max(steps, GOAL * (SIZE[set] ?? 0))
  const wanted = wantedOn(set, steps, funds)
  const soon = (rent[set * STEPS + wanted] ?? 0) - (wanted - steps) * cost
  const some = (rent[set * STEPS + goal] ?? 0) - (goal - steps) * cost
  return some > soon ? soon + dials.ripening * (some - soon) : soon
}

/** A sum to try what more cash would be worth. */
const MORSEL = 300

/** Worth in dollars, and what a dollar more would be worth. */
export type Appraisal = { readonly worth: number; readonly hunger: number }

/**
 * Worth in dollars of these deeds and this much cash in one hand, with the buildings and mortgages that are on the table; and
 * what a dollar more would be worth: most to who longs to build.
 */
export function appraise(deeds: Deeds, cash: number, holdings: Holdings, rules: Rules): Appraisal {
  const worth = worthOf(deeds, cash, holdings, rules)
  const hunger =
    cash >= dials.comfort && wholeGroups(deeds) === 0
      ? 1
      : (worthOf(deeds, cash + MORSEL, holdings, rules) - worth) / MORSEL
  return { worth, hunger: Math.max(LEAST_HUNGER, hunger) }
}
/** Even who has more than he needs feels something of each dollar. */
const LEAST_HUNGER = 0.5

/** Worth alone; see appraise. */
export function worthOf(deeds: Deeds, cash: number, holdings: Holdings, rules: Rules): number {
  const rent = RENT[rules.housesBeforeHotel]
  let funds = cash + dials.prospects
  let worth = felt(cash) + (LOOSE_LOW[deeds & LOW] ?? 0) + (LOOSE_HIGH[deeds >>> HALF] ?? 0)
  for (let pledged = deeds & holdings.mortgaged; pledged !== 0; pledged &= pledged - 1) {
    const lift = LIFTS[31 - Math.clz32(pledged & -pledged)] ?? 0
    worth -= lift
    funds -= lift
  }
  const groups = wholeGroups(deeds)
  if (groups === 0) return worth > 1 ? worth : 1
  for (const set of BY_RETURN) {
    if ((groups & (WHOLE[set] ?? 0)) === 0) continue
    const steps = holdings.steps[set] ?? 0
    const cost = COST[set] ?? 0
    worth += (SUBSTANCE[set] ?? 0) + dials.standing * steps * cost + prospectOf(set, steps, funds, rent)
    funds -= (wantedOn(set, steps, funds) - steps) * cost
  }
  return worth > 1 ? worth : 1
}

/** Worth of an unbuilt part of a set to who has this much cash, most of all if it is a whole colour group. */
export function setWorth(set: number, part: Deeds, cash: number, rules: Rules): number {
  if (set >= RAILROAD_SET || part !== WHOLE[set]) return partWorth(set, part)
  return (SUBSTANCE[set] ?? 0) + prospectOf(set, 0, cash + dials.prospects, RENT[rules.housesBeforeHotel])
}
