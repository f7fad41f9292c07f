// Where a seat could put a house or a hotel, and how many it could pay: who has a say when buildings run short (R17).
import type { Illegality, Unit } from '../../../shared/game/actions'
import {
  GROUPS,
  GROUP_SPACES,
  HOTEL,
  streetAt,
  type Group,
  type Seat,
  type Space
} from '../../../shared/game/board'
import { BANK } from '../../../shared/game/events'
import type { BuildingOrder, OpenState } from '../../../shared/game/view'
import { playerAt, seatsAfter } from '../state'

export const UNITS: readonly Unit[] = ['house', 'hotel']
export const NONE_LEFT: Readonly<Record<Unit, Illegality>> = {
  house: 'noHousesLeft',
  hotel: 'noHotelsLeft'
}

/** Buildings of a kind that the Bank has left. */
export const stockOf = (state: OpenState, unit: Unit): number =>
  unit === 'house' ? state.houses : state.hotels

/** Printed cost of one building on a lot, or on any lot of a group. */
export const costAt = (space: Space): number => streetAt(space)?.houseCost ?? 0
export const houseCost = (group: Group): number => costAt(GROUP_SPACES[group][0] ?? 0)

/** The groups, where building is cheapest first. */
const BY_COST = GROUPS.map((group) => ({ spaces: GROUP_SPACES[group], cost: houseCost(group) })).sort(
  (one, other) => one.cost - other.cost
)

/** Whether a seat owns all of a group, free of mortgage. */
function isEntitled({ owners, mortgaged }: OpenState, seat: Seat, spaces: readonly Space[]): boolean {
  for (const space of spaces) if (owners[space] !== seat || mortgaged[space]) return false
  return true
}

/** Whether another building of a kind fits on a lot of an entitled group now, whatever the stock. */
function fits(state: OpenState, spaces: readonly Space[], space: Space, unit: Unit): boolean {
  const { buildings, rules } = state
  const level = buildings[space] ?? 0
  if (unit === 'hotel' ? level !== rules.housesBeforeHotel : level >= rules.housesBeforeHotel) return false
  if (rules.evenBuilding) for (const lot of spaces) if ((buildings[lot] ?? 0) < level) return false
  return true
}

/** All lots on which a seat could put a building of this kind now, whatever stock and cash. */
export const placesOf = (state: OpenState, seat: Seat, unit: Unit): Space[] =>
  GROUPS.flatMap((group) => {
    const spaces = GROUP_SPACES[group]
    return isEntitled(state, seat, spaces) ? spaces.filter((space) => fits(state, spaces, space, unit)) : []
  })

/** Printed cost of the cheapest building of a kind that a seat could place now, whatever the stock; infinite if none fits. */
function cheapestPlace(state: OpenState, seat: Seat, unit: Unit): number {
  for (const { spaces, cost } of BY_COST) {
    if (!isEntitled(state, seat, spaces)) continue
    for (const space of spaces) if (fits(state, spaces, space, unit)) return cost
  }
  return Infinity
}

/** How many buildings of a kind a seat could place one after the other, whatever stock and cash. */
function roomOf(state: OpenState, seat: Seat, unit: Unit): number {
  let room = 0
  for (const { spaces } of BY_COST) {
    if (!isEntitled(state, seat, spaces)) continue
    for (const space of spaces) {
      const level = state.buildings[space] ?? 0
      if (unit === 'hotel') room += fits(state, spaces, space, unit) ? 1 : 0
      else if (level !== HOTEL) room += state.rules.housesBeforeHotel - level
    }
  }
  return room
}

/**
 * The opening bid for a building: the lowest printed cost among the seats that want some and can pay it, where each could
 * place it; infinite if none can.
 */
export function openingBid(state: OpenState, seats: readonly Seat[], unit: Unit): number {
  let lowest = Infinity
  for (const seat of seats) {
    const cost = cheapestPlace(state, seat, unit)
    if (cost < lowest && cost <= playerAt(state, seat).cash) lowest = cost
  }
  return lowest
}

/** How many buildings of a kind a seat could place and pay at this bid. */
export const capacityOf = (state: OpenState, seat: Seat, unit: Unit, bid: number): number =>
  Math.min(roomOf(state, seat, unit), Math.floor(playerAt(state, seat).cash / bid))

export type Rival = { readonly player: Seat; readonly most: number }

/** Whether anybody else owns a whole group: in most games the first to build has none to ask. */
function hasRivals({ owners }: OpenState, asker: Seat): boolean {
  for (const { spaces } of BY_COST) {
    const owner = owners[spaces[0] ?? 0] ?? BANK
    if (owner !== BANK && owner !== asker && spaces.every((space) => owners[space] === owner)) return true
  }
  return false
}

/** The others who could place what a seat asks for, from the left of it, and how many each could pay. */
export function rivalsOf(state: OpenState, asker: Omit<BuildingOrder, 'levels'>, unit: Unit): Rival[] {
  if (!hasRivals(state, asker.player)) return []
  const placing = seatsAfter(state, asker.player).filter(
    (seat) => seat !== asker.player && cheapestPlace(state, seat, unit) < Infinity
  )
  if (placing.length === 0) return []
  const bid = Math.min(houseCost(asker.group), openingBid(state, [asker.player, ...placing], unit))
  return placing
    .map((player) => ({ player, most: capacityOf(state, player, unit, bid) }))
    .filter(({ most }) => most > 0)
}
