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

const isEntitled = (state: OpenState, seat: Seat, group: Group): boolean =>
  GROUP_SPACES[group].every((space) => state.owners[space] === seat && !state.mortgaged[space])

/** Lots of a group on which a seat could put a building of this kind now, whatever the stock. */
function placesIn(state: OpenState, seat: Seat, group: Group, unit: Unit): readonly Space[] {
  if (!isEntitled(state, seat, group)) return []
  const { housesBeforeHotel: most, evenBuilding } = state.rules
  const level = (space: Space): number => state.buildings[space] ?? 0
  const spaces = GROUP_SPACES[group]
  const lowest = Math.min(...spaces.map(level))
  if (unit === 'hotel')
    return evenBuilding && lowest < most ? [] : spaces.filter((space) => level(space) === most)
  return spaces.filter((space) => level(space) < most && (level(space) === lowest || !evenBuilding))
}

/** All lots on which a seat could put a building of this kind now, whatever stock and cash. */
export const placesOf = (state: OpenState, seat: Seat, unit: Unit): Space[] =>
  GROUPS.flatMap((group) => placesIn(state, seat, group, unit))

/** How many buildings of a kind a seat could place one after the other, whatever stock and cash. */
function roomOf(state: OpenState, seat: Seat, unit: Unit): number {
  if (unit === 'hotel') return placesOf(state, seat, unit).length
  let room = 0
  for (const group of GROUPS)
    if (isEntitled(state, seat, group))
      for (const space of GROUP_SPACES[group]) {
        const level = state.buildings[space] ?? 0
        if (level !== HOTEL) room += state.rules.housesBeforeHotel - level
      }
  return room
}

/**
 * The opening bid for a building: the lowest printed cost among the seats that want some and can pay it, where each could
 * place it; infinite if none can.
 */
export function openingBid(state: OpenState, seats: readonly Seat[], unit: Unit): number {
  const costs = seats.map((seat) => {
    const lowest = Math.min(...placesOf(state, seat, unit).map(costAt))
    return lowest <= playerAt(state, seat).cash ? lowest : Infinity
  })
  return Math.min(...costs)
}

/** How many buildings of a kind a seat could place and pay at this bid. */
export const capacityOf = (state: OpenState, seat: Seat, unit: Unit, bid: number): number =>
  Math.min(roomOf(state, seat, unit), Math.floor(playerAt(state, seat).cash / bid))

export type Rival = { readonly player: Seat; readonly most: number }

/** The others who could place what a seat asks for, from the left of it, and how many each could pay. */
export function rivalsOf(state: OpenState, asker: Omit<BuildingOrder, 'levels'>, unit: Unit): Rival[] {
  const placing = seatsAfter(state, asker.player).filter(
    (seat) => seat !== asker.player && placesOf(state, seat, unit).length > 0
  )
  if (placing.length === 0) return []
  const bid = Math.min(houseCost(asker.group), openingBid(state, [asker.player, ...placing], unit))
  return placing
    .map((player) => ({ player, most: capacityOf(state, player, unit, bid) }))
    .filter(({ most }) => most > 0)
}
