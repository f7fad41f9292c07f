// Buildings when the Bank runs short of them: how many to wish for, what one is worth at auction, and where it goes.
import type { Action, Unit } from '../../shared/game/actions'
import { HOTEL, streetAt, type Seat, type Space } from '../../shared/game/board'
import type { DecisionOf, OpenState } from '../../shared/game/view'
import { costAt, placesOf, rivalsOf, stockOf } from '../engine/rules/sites'
import { investment } from './building'
import { groupOf, SETS } from './estate'
import { VISITS } from './landing'
import type { Temperament } from './temperament'

/** As many as the seat would build now of its own accord, as far as the rules let it have them. */
export function answerWish(
  table: OpenState,
  { player, contest: { order, unit } }: DecisionOf<'wish'>,
  dials: Temperament
): Action {
  const most = order ? (rivalsOf(table, order, unit).find((rival) => rival.player === player)?.most ?? 0) : 0
  return { type: 'wish', player, count: Math.min(most, plannedBy(table, player, unit, dials)) }
}

/** Buildings of a kind in the best investment of a seat. */
function plannedBy(table: OpenState, seat: Seat, unit: Unit, dials: Temperament): number {
  const plan = investment(table, seat, dials)
  if (plan?.type !== 'build') return 0
  const spaces = SETS.find((_, set) => groupOf(set) === plan.group) ?? []
  let units = 0
  spaces.forEach((space, place) => {
    const from = table.buildings[space] ?? 0
    const to = plan.levels[place] ?? 0
    if (unit === 'hotel') units += to === HOTEL && from !== HOTEL ? 1 : 0
    else if (from !== HOTEL) units += Math.min(to, table.rules.housesBeforeHotel) - from
  })
  return units
}

/** What one more building on a lot adds to the rent of one turn of one opponent. */
export function gainAt({ buildings }: OpenState, space: Space, unit: Unit): number {
  const level = buildings[space] ?? 0
  const rents = streetAt(space)?.rents ?? []
  const bare = level === 0 ? 2 : 1
  return (
    (VISITS[space] ?? 0) * ((rents[unit === 'hotel' ? HOTEL : level + 1] ?? 0) - bare * (rents[level] ?? 0))
  )
}

/** The lot that gains most; among lots of one group the rules may leave a choice of several. */
function bestPlace(table: OpenState, seat: Seat, unit: Unit, budget = Infinity): Space | null {
  let best: Space | null = null
  let bestGain = -1
  for (const space of placesOf(table, seat, unit)) {
    const gain = gainAt(table, space, unit)
    if (gain <= bestGain || costAt(space) > budget) continue
    best = space
    bestGain = gain
  }
  return best
}

/** A building that is scarce is worth more than its printed cost, but not any price. */
const DEAREST = 3

/**
 * The highest bid for one building: the rent that it brings, within a multiple of its cost and the cash that can be spared. Its
 * printed cost at least, for who wished for it or asked for it first meant to pay that; otherwise he would ask for ever.
 */
export function limitForUnit(table: OpenState, seat: Seat, unit: Unit, dials: Temperament): number {
  const space = bestPlace(table, seat, unit)
  if (space === null) return 0
  const spare = (table.players[seat]?.cash ?? 0) - dials.reserve
  const cost = costAt(space)
  const worth = Math.max(cost, dials.horizon * gainAt(table, space, unit))
  return Math.floor(Math.min(worth, DEAREST * cost, spare))
}

/** Puts the building where it brings most rent; what is not paid yet is waived where the cash does not suffice. */
export function answerPlacement(table: OpenState, { player, unit, paid }: DecisionOf<'placement'>): Action {
  const cash = table.players[player]?.cash ?? 0
  const space = stockOf(table, unit) > 0 ? bestPlace(table, player, unit, paid ? Infinity : cash) : null
  return space === null ? { type: 'waive', player } : { type: 'place', player, space }
}
