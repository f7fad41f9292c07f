// Where spare cash goes: buildings and lifted mortgages, always the step that brings most rent for a dollar.
import type { Action, Levels } from '../../shared/game/actions'
import { HOTEL, type Seat, type Space } from '../../shared/game/board'
import { rentOf } from '../engine/rules/rent'
import type { OpenState } from '../../shared/game/view'
import { rentPerTurn, rentsAhead } from './danger'
import { BEST_FIRST, HOUSE_COST, LADDERS, LIFT, RAILROAD_SET, SETS, groupOf, levelAbove } from './estate'
import { MEAN_THROW, VISITS } from './landing'
import type { Temperament } from './temperament'

/** Cash that a seat keeps back for what may come: a floor, and parts of the rents ahead. */
export function reserveOf(table: OpenState, seat: Seat, dials: Temperament): number {
  const { mean, worst } = rentsAhead(table, seat)
  return dials.reserve + dials.fear * worst + dials.dread * (mean + rentPerTurn(table, seat))
}

/** A purchase that waits for cash: what it costs, and the rent per opponent's turn that it brings for each dollar. */
type Plan = { readonly action: Action; readonly rate: number }

/** The best use of cash above the reserve, or null if the cash is better kept. */
export function investment(table: OpenState, seat: Seat, dials: Temperament): Action | null {
  const cash = table.players[seat]?.cash ?? 0
  if (cash <= dials.reserve) return null
  let budget = -1
  let best: Plan | null = null
  for (let set = 0; set < SETS.length; set++) {
    const spaces = SETS[set] ?? []
    let owned = 0
    let mortgaged = 0
    for (const space of spaces) {
      if (table.owners[space] !== seat) continue
      owned++
      if (table.mortgaged[space]) mortgaged++
    }
    const complete = set < RAILROAD_SET && owned === spaces.length
    if (mortgaged === 0 && !complete) continue
    if (budget < 0) budget = cash - reserveOf(table, seat, dials)
    if (budget <= 0) return null
    const plan =
      mortgaged > 0
        ? lifting(table, { seat, set, complete, budget })
        : raising(table, { seat, set, complete, budget })
    if (plan && (!best || plan.rate > best.rate)) best = plan
  }
  return best?.action ?? null
}

type Order = {
  readonly seat: Seat
  readonly set: number
  readonly complete: boolean
  readonly budget: number
}

/** The mortgaged deed of a set that is most worth lifting; one that opens a whole group for building counts for that. */
function lifting(table: OpenState, { seat, set, complete, budget }: Order): Plan | null {
  let best: Plan | null = null
  for (const space of SETS[set] ?? []) {
    if (table.owners[space] !== seat || !table.mortgaged[space]) continue
    const cost = LIFT[space] ?? 0
    if (cost > budget) continue
    const rent = (VISITS[space] ?? 0) * rentOf(table, space, MEAN_THROW[space] ?? 0)
    const rate = (complete ? 3 * rent : rent) / cost
    if (!best || rate > best.rate) best = { action: { type: 'lift', player: seat, space }, rate }
  }
  return best
}

/** As many steps on a group as pay best together: up to the third house the next one always pays more. */
function raising(table: OpenState, { seat, set, budget }: Order): Plan | null {
  const ladder = LADDERS[table.rules.housesBeforeHotel][set] ?? []
  const cost = HOUSE_COST[set] ?? 0
  const spaces = SETS[set] ?? []
  let levels: number[] = spaces.map((space) => table.buildings[space] ?? 0)
  const from = levels.reduce((sum, level) => sum + stepsAt(table, level), 0)
  const start = ladder[from] ?? 0
  let rate = 0
  let chosen: Levels | null = null
  for (let steps = 1; steps * cost <= budget; steps++) {
    const next = raised(table, set, levels)
    if (!next || !isInStock(table, spaces, next)) break
    levels = next
    const gain = ((ladder[from + steps] ?? 0) - start) / (steps * cost)
    if (gain >= rate) {
      rate = gain
      chosen = levels
    }
  }
  return chosen && { action: { type: 'build', player: seat, group: groupOf(set), levels: chosen }, rate }
}

const stepsAt = ({ rules }: Pick<OpenState, 'rules'>, level: number): number =>
  level === HOTEL ? rules.housesBeforeHotel + 1 : level

/** The levels of a group with one more building on its lowest lot, or null where hotels stand on all. */
function raised({ rules }: Pick<OpenState, 'rules'>, set: number, levels: Levels): number[] | null {
  let lowest = -1
  for (const place of BEST_FIRST[set] ?? [])
    if (lowest < 0 || (levels[place] ?? 0) < (levels[lowest] ?? 0)) lowest = place
  if ((levels[lowest] ?? HOTEL) === HOTEL) return null
  return levels.map((level, place) => (place === lowest ? levelAbove(rules, level) : level))
}

/** Whether the Bank holds the pieces; a lot on its way to a hotel needs its houses for a moment. */
function isInStock(table: OpenState, spaces: readonly Space[], levels: Levels): boolean {
  let houses = 0
  let hotels = 0
  spaces.forEach((space, place) => {
    const from = table.buildings[space] ?? 0
    const to = levels[place] ?? 0
    if (from === HOTEL) return
    houses += Math.min(to, table.rules.housesBeforeHotel) - from
    if (to === HOTEL) hotels++
  })
  return houses <= table.houses && hotels <= table.hotels
}
