// Spending and raising by rule of thumb: buildings in the order in which they pay back, mortgages before buildings.
import type { Action, Levels } from '../../../shared/game/actions'
import type { Seat, Space } from '../../../shared/game/board'
import type { OpenState } from '../../../shared/game/view'
import {
  BEST_FIRST,
  BY_RETURN,
  HOUSE_COST,
  LIFT,
  MORTGAGE,
  RAILROAD_SET,
  SETS,
  SET_OF,
  groupOf,
  levelAbove
} from '../estate'
import {
  DEEDS,
  WHOLE,
  heldBy,
  holdingsOf,
  spacesOf,
  wholeGroups,
  type Deeds,
  type Holdings
} from './holdings'

/** Cash kept when building: as long as nobody has built anything, and afterwards. */
const CALM = 30
const ALARMED = 40
/** Cash kept when lifting a mortgage. */
const COMFORT = 350
const GOAL = 3

/** Levels of each group by building steps, evenly built: what gains most gets the odd house. */
const LEVELS: Readonly<Record<3 | 4, readonly (readonly Levels[])[]>> = { 3: levels(3), 4: levels(4) }

function levels(housesBeforeHotel: 3 | 4): Levels[][] {
  return SETS.slice(0, RAILROAD_SET).map((spaces, set) => {
    const rungs: Levels[] = [spaces.map(() => 0)]
    for (let step = 0; step < spaces.length * (housesBeforeHotel + 1); step++) {
      const next = [...(rungs[step] ?? [])]
      const place = BEST_FIRST[set]?.[step % spaces.length] ?? 0
      next[place] = levelAbove({ housesBeforeHotel }, next[place] ?? 0)
      rungs.push(next)
    }
    return rungs
  })
}

/** The next thing to spend spare cash on: houses up to three a lot, lifted mortgages, then more; null if nothing. */
export function spend(table: OpenState, seat: Seat, holdings: Holdings): Action | null {
  const cash = table.players[seat]?.cash ?? 0
  if (cash <= CALM) return null
  const own = heldBy(holdings, seat)
  const pledged = own & holdings.mortgaged
  const whole = wholeGroups(own & ~pledged)
  if (whole === 0 && pledged === 0) return null
  const spare = cash - (holdings.built & ~own ? ALARMED : CALM)
  return (
    raised(table, holdings, { seat, whole, most: GOAL, spare }) ??
    lifted(pledged, own, cash, seat) ??
    raised(table, holdings, { seat, whole, most: Infinity, spare })
  )
}

type Order = { readonly seat: Seat; readonly whole: Deeds; readonly most: number; readonly spare: number }

/** As many steps as the cash allows on the first of the whole groups that has less than `most` steps a lot. */
function raised(table: OpenState, holdings: Holdings, order: Order): Action | null {
  if (order.whole === 0) return null
  for (const set of BY_RETURN) {
    if ((order.whole & (WHOLE[set] ?? 0)) === 0 || order.spare < (HOUSE_COST[set] ?? 0)) continue
    const build = rise(table, holdings, set, order)
    if (build) return build
  }
  return null
}

/** As many steps on a group as the cash and the Bank's stock allow, up to `most` steps a lot. */
function rise(
  table: OpenState,
  holdings: Holdings,
  set: number,
  { seat, most, spare }: Order
): Action | null {
  const rungs = LEVELS[table.rules.housesBeforeHotel][set] ?? []
  const from = holdings.steps[set] ?? 0
  const top = Math.min(rungs.length - 1, most * (SETS[set]?.length ?? 0))
  let to = Math.min(top, from + Math.floor(spare / (HOUSE_COST[set] ?? 1)))
  for (; to > from; to--) {
    const wanted = rungs[to] ?? []
    if (isInStock(table, set, wanted))
      return { type: 'build', player: seat, group: groupOf(set), levels: wanted }
  }
  return null
}

/** Whether the Bank holds the pieces, and no lot is built higher than its share: others may have built unevenly. */
function isInStock(table: OpenState, set: number, wanted: Levels): boolean {
  const most = table.rules.housesBeforeHotel
  const spaces = SETS[set] ?? []
  let houses = 0
  let hotels = 0
  for (let place = 0; place < spaces.length; place++) {
    const from = table.buildings[spaces[place] ?? 0] ?? 0
    const to = wanted[place] ?? 0
    if (to < from) return false
    if (from === to) continue
    houses += Math.min(to, most) - from
    if (to > most) hotels++
  }
  return houses <= table.houses && hotels <= table.hotels
}

/** The mortgage most worth lifting: in a whole set first; null if none can be spared. */
function lifted(pledged: Deeds, own: Deeds, cash: number, seat: Seat): Action | null {
  if (pledged === 0) return null
  let best: Space | null = null
  let bestWorth = -1
  for (const space of spacesOf(pledged)) {
    const cost = LIFT[space] ?? 0
    const isWhole = completes(own, space)
    if (cash - cost < (isWhole ? ALARMED : COMFORT)) continue
    const worth = isWhole ? 1000 + cost : cost
    if (worth <= bestWorth) continue
    best = space
    bestWorth = worth
  }
  return best === null ? null : { type: 'lift', player: seat, space: best }
}

/** Whether these deeds hold the whole set of one of them. */
export function completes(deeds: Deeds, space: Space): boolean {
  const whole = WHOLE[SET_OF[space] ?? 0] ?? 0
  return (deeds & whole) === whole
}

/** How to raise a sum that is missing: lone deeds, whole sets that carry nothing, then buildings; null if nothing is left. */
export function raiseBriskly(table: OpenState, seat: Seat, missing: number): Action | null {
  const holdings = holdingsOf(table)
  const own = heldBy(holdings, seat)
  const free = own & ~holdings.mortgaged & ~holdings.built
  const whole = wholeGroups(own)
  const pledge = pledged(free & ~whole, seat, missing) ?? pledged(free & whole, seat, missing)
  return pledge ?? sold(table, holdings, { seat, own, missing })
}

/** The smallest of these deeds that brings enough, otherwise the largest. */
function pledged(deeds: Deeds, seat: Seat, missing: number): Action | null {
  let best: Space | null = null
  let bestSum = 0
  for (let left = deeds; left !== 0; left &= left - 1) {
    const space = DEEDS[31 - Math.clz32(left & -left)] ?? 0
    const sum = MORTGAGE[space] ?? 0
    const isBetter = bestSum >= missing ? sum >= missing && sum < bestSum : sum > bestSum
    if (best !== null && !isBetter) continue
    best = space
    bestSum = sum
  }
  return best === null ? null : { type: 'mortgage', player: seat, space: best }
}

type Need = { readonly seat: Seat; readonly own: Deeds; readonly missing: number }

/** Buildings of the group that pays back worst, as few as bring enough and as many as the stock of houses asks for (R16). */
function sold(table: OpenState, { built, steps }: Holdings, { seat, own, missing }: Need): Action | null {
  for (let at = BY_RETURN.length - 1; at >= 0; at--) {
    const set = BY_RETURN[at] ?? 0
    const whole = WHOLE[set] ?? 0
    if ((built & own & whole) === 0) continue
    const rungs = LEVELS[table.rules.housesBeforeHotel][set] ?? []
    const from = steps[set] ?? 0
    const needed = Math.ceil(missing / ((HOUSE_COST[set] ?? 0) / 2))
    for (let to = Math.max(0, from - needed); to >= 0; to--) {
      const left = rungs[to] ?? []
      if (isSale(table, set, left)) return { type: 'sell', player: seat, group: groupOf(set), levels: left }
    }
  }
  return null
}

/** Whether a group can be brought down to these levels at once. */
function isSale(table: OpenState, set: number, left: Levels): boolean {
  const spaces = SETS[set] ?? []
  const most = table.rules.housesBeforeHotel
  let houses = 0
  for (let place = 0; place < spaces.length; place++) {
    const from = table.buildings[spaces[place] ?? 0] ?? 0
    const to = left[place] ?? 0
    if (to > from) return false
    houses += (to > most ? 0 : to) - (from > most ? 0 : from)
  }
  return houses <= 0 || houses <= table.houses
}
