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

/** What a seat could place of one kind: printed cost of the cheapest (infinite if none fits) and how many, one by one. */
type Room = { cheapest: number; count: number }

/** The room of every seat for a kind of building, whatever stock and cash. */
function roomsFor(state: OpenState, unit: Unit): Room[] {
  const rooms = state.players.map((): Room => ({ cheapest: Infinity, count: 0 }))
  for (const { spaces, cost } of BY_COST) {
    const owner = state.owners[spaces[0] ?? 0] ?? BANK
    const room = rooms[owner]
    if (!room || !isEntitled(state, owner, spaces)) continue
    for (const space of spaces) {
      const level = state.buildings[space] ?? 0
      const isFit = fits(state, spaces, space, unit)
      if (isFit && cost < room.cheapest) room.cheapest = cost
      if (unit === 'hotel') room.count += isFit ? 1 : 0
      else if (level !== HOTEL) room.count += state.rules.housesBeforeHotel - level
    }
  }
  return rooms
}

/** The lowest printed cost among these seats of what each could place and pay; infinite if none can. */
function lowestOf(state: OpenState, rooms: readonly Room[], seats: readonly Seat[]): number {
  let lowest = Infinity
  for (const seat of seats) {
    const cost = rooms[seat]?.cheapest ?? Infinity
    if (cost < lowest && cost <= playerAt(state, seat).cash) lowest = cost
  }
  return lowest
}

/**
 * The opening bid for a building: the lowest printed cost among the seats that want some and can pay it, where each could
 * place it; infinite if none can.
 */
export const openingBid = (state: OpenState, seats: readonly Seat[], unit: Unit): number =>
  lowestOf(state, roomsFor(state, unit), seats)

const capacityIn = (state: OpenState, room: Room | undefined, seat: Seat, bid: number): number =>
  Math.min(room?.count ?? 0, Math.floor(playerAt(state, seat).cash / bid))

/** How many buildings of a kind a seat could place and pay at this bid. */
export const capacityOf = (state: OpenState, seat: Seat, unit: Unit, bid: number): number =>
  capacityIn(state, roomsFor(state, unit)[seat], seat, bid)

export type Rival = { readonly player: Seat; readonly most: number }

/** Whether anybody else owns a whole group: in most games the first to build has none to ask. */
function hasRivals({ owners }: OpenState, asker: Seat): boolean {
  for (const { spaces } of BY_COST) {
    const owner = owners[spaces[0] ?? 0] ?? BANK
    if (owner !== BANK && owner !== asker && spaces.every((space) => owners[space] === owner)) return true
  }
  return false
}

/** Whether all others together have cash for more than so many buildings; in most games nobody needs to be looked at. */
export function couldPayMore({ players }: OpenState, asker: Seat, count: number): boolean {
  const cheapest = BY_COST[0]?.cost ?? 0
  let most = 0
  for (let seat = 0; seat < players.length; seat++)
    if (seat !== asker) most += Math.floor((players[seat]?.cash ?? 0) / cheapest)
  return most > count
}

/** The others who could place what a seat asks for, from the left of it, and how many each could pay. */
export function rivalsOf(state: OpenState, asker: Omit<BuildingOrder, 'levels'>, unit: Unit): Rival[] {
  if (!hasRivals(state, asker.player)) return []
  const rooms = roomsFor(state, unit)
  const placing = seatsAfter(state, asker.player).filter(
    (seat) => seat !== asker.player && (rooms[seat]?.cheapest ?? Infinity) < Infinity
  )
  if (placing.length === 0) return []
  const bid = Math.min(houseCost(asker.group), lowestOf(state, rooms, [asker.player, ...placing]))
  return placing
    .map((player) => ({ player, most: capacityIn(state, rooms[player], player, bid) }))
    .filter(({ most }) => most > 0)
}
