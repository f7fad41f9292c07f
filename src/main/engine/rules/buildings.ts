// Building houses and hotels, and selling them back at half price (chapters HOUSE, HOTEL and SELL).
import type { Action, ActionOption, Illegality, Levels, Unit } from '../../../shared/game/actions'
import { GROUPS, GROUP_SPACES, HOTEL, type Seat, type Space } from '../../../shared/game/board'
import { BANK } from '../../../shared/game/events'
import type { Rules } from '../../../shared/game/rules'
import type { BuildingOrder } from '../../../shared/game/view'
import { unexpected, type Business, type Play } from '../play'
import { playerAt, type GameState } from '../state'
import { housesIn, pay, setBuilding, stepsIn } from './bank'
import { declareShortage, unitsOnOffer } from './shortages'
import { houseCost, NONE_LEFT, rivalsOf, stockOf, UNITS } from './sites'
import { whyNoBusiness, whyNoRaising } from './windows'

/** The lots of an order with the level each has and the level each shall have. */
function lotsOf(
  state: GameState,
  { group, levels }: BuildingOrder
): { space: Space; from: number; to: number }[] {
  return GROUP_SPACES[group].map((space, place) => ({
    space,
    from: state.buildings[space] ?? 0,
    to: levels[place] ?? 0
  }))
}

/** Levels that exist under the rules of this game: with hotels after three houses there is no fourth house. */
const isLevel = (state: GameState, level: number): boolean =>
  level === HOTEL || level <= state.rules.housesBeforeHotel

/** Whether levels differ by one step at most, where the rules ask for it. */
function isEven(state: GameState, levels: Levels): boolean {
  if (!state.rules.evenBuilding) return true
  const steps = levels.map((level) => stepsIn(state, level))
  return Math.max(...steps) - Math.min(...steps) <= 1
}

/** Building costs between the present levels and the wanted ones; negative for a sale. */
function stepsBetween(state: GameState, order: BuildingOrder): number {
  return lotsOf(state, order).reduce(
    (sum, { from, to }) => sum + stepsIn(state, to) - stepsIn(state, from),
    0
  )
}

function whyNotTheGroup(state: GameState, { player, group, levels }: BuildingOrder): Illegality | null {
  const spaces = GROUP_SPACES[group]
  if (levels.length !== spaces.length || !levels.every((level) => isLevel(state, level))) return 'malformed'
  return spaces.every((space) => state.owners[space] === player) ? null : 'groupIncomplete'
}

/** Houses and hotels that must be in the Bank for an order: every lot passes through its houses (HOTEL-07). */
export function unitsIn(state: GameState, order: BuildingOrder): Record<Unit, number> {
  const most = state.rules.housesBeforeHotel
  const units = { house: 0, hotel: 0 }
  for (const { from, to } of lotsOf(state, order)) {
    if (from === HOTEL) continue
    units.house += Math.min(to, most) - from
    if (to === HOTEL) units.hotel++
  }
  return units
}

/** Why an order is refused whatever the Bank has left (R34, HOUSE-01 to HOTEL-05). */
function whyNoOrder(state: GameState, order: BuildingOrder): Illegality | null {
  const fault = whyNotTheGroup(state, order)
  if (fault) return fault
  const lots = lotsOf(state, order)
  if (lots.some(({ space }) => state.mortgaged[space])) return 'groupMortgaged'
  if (lots.some(({ from, to }) => to < from) || lots.every(({ from, to }) => to === from))
    return 'nothingToBuild'
  if (!isEven(state, order.levels)) return 'mustBuildEvenly'
  return stepsBetween(state, order) * houseCost(order.group) > playerAt(state, order.player).cash
    ? 'notEnoughCash'
    : null
}

/** Kinds of building of which an order wants more than the Bank has. */
const unitsLacking = (state: GameState, order: BuildingOrder): Unit[] => {
  const wanted = unitsIn(state, order)
  return UNITS.filter((unit) => wanted[unit] > stockOf(state, unit))
}

/** Why a group cannot be built up to these levels in one go out of what the Bank has. */
export function whyNoBuild(state: GameState, order: BuildingOrder): Illegality | null {
  const [lacking] = unitsLacking(state, order)
  return whyNoOrder(state, order) ?? (lacking ? NONE_LEFT[lacking] : null)
}

/** Why building cannot even be asked for: more than the stock may be wanted only where rivals might want it too (R17). */
function whyNoRequest(state: GameState, order: BuildingOrder): Illegality | null {
  const fault = whyNoOrder(state, order)
  if (fault) return fault
  const hopeless = unitsLacking(state, order).find(
    (unit) => stockOf(state, unit) === 0 || rivalsOf(state, order, unit).length === 0
  )
  return hopeless ? NONE_LEFT[hopeless] : null
}

/** The first of these kinds of building that an order and its rivals might want more of than there is, or undefined. */
function shortUnit(state: GameState, order: BuildingOrder, units: readonly Unit[]): Unit | undefined {
  const wanted = unitsIn(state, order)
  return units.find((unit) => {
    if (wanted[unit] === 0) return false
    const rivals = rivalsOf(state, order, unit)
    return (
      rivals.length > 0 && rivals.reduce((sum, { most }) => sum + most, wanted[unit]) > stockOf(state, unit)
    )
  })
}

/** Builds, unless a stock may be too short for all who want some of it: then the others are asked first (R17). */
export function requestBuild(play: Play, order: BuildingOrder, units = UNITS): void {
  const short = shortUnit(play.state, order, units)
  if (short) declareShortage(play, order, short)
  else changeBuildings(play, order)
}

/** Why a group cannot be sold down to these levels in one go; the houses that stay must be in the Bank (R16). */
export function whyNoSale(state: GameState, order: BuildingOrder): Illegality | null {
  const fault = whyNotTheGroup(state, order)
  if (fault) return fault === 'groupIncomplete' ? 'nothingToSell' : fault
  const lots = lotsOf(state, order)
  if (lots.some(({ from, to }) => to > from) || lots.every(({ from, to }) => to === from))
    return 'nothingToSell'
  if (!isEven(state, order.levels)) return 'mustSellEvenly'
  const needed = lots.reduce((sum, { from, to }) => sum + housesIn(to) - housesIn(from), 0)
  return needed > 0 && needed > state.houses - unitsOnOffer(state, 'house') ? 'noHousesLeft' : null
}

/** Brings a group to the wanted levels and pays for it, or is paid half for what is sold. */
export function changeBuildings(play: Play, order: BuildingOrder): void {
  const cost = houseCost(order.group)
  for (const { space, from, to } of lotsOf(play.state, order)) {
    const steps = stepsIn(play.state, to) - stepsIn(play.state, from)
    setBuilding(play, space, to)
    if (steps > 0)
      pay(play, { from: order.player, to: BANK, amount: steps * cost, reason: { kind: 'building', space } })
    if (steps < 0)
      pay(play, {
        from: BANK,
        to: order.player,
        amount: (-steps * cost) / 2,
        reason: { kind: 'sale', space }
      })
  }
}

/** Builds the houses of an order and leaves its hotels for later. */
export function buildHouses(play: Play, order: BuildingOrder): void {
  const most = play.state.rules.housesBeforeHotel
  const levels = lotsOf(play.state, order).map(({ from, to }) => (from === HOTEL ? from : Math.min(to, most)))
  changeBuildings(play, { ...order, levels })
}

export const buildings: Business = {
  whyIllegal(state, action) {
    if (action.type === 'build') return whyNoBusiness(state) ?? whyNoRequest(state, action)
    if (action.type === 'sell') return whyNoRaising(state, action.player) ?? whyNoSale(state, action)
    return unexpected(action, 'business')
  },
  play(play, action): void {
    if (action.type !== 'build' && action.type !== 'sell') unexpected(action, 'business')
    if (action.type === 'build') requestBuild(play, action)
    else changeBuildings(play, action)
  }
}

/** Adds every even level that a seat could build up or sell down its groups to. */
export function buildingOptions(state: GameState, player: Seat, list: ActionOption[]): void {
  const mayBuild = whyNoBusiness(state) === null
  const maySell = whyNoRaising(state, player) === null
  if (!mayBuild && !maySell) return
  for (const group of GROUPS) {
    if (!GROUP_SPACES[group].every((space) => state.owners[space] === player)) continue
    for (const levels of levelsOf(state.rules, GROUP_SPACES[group].length)) {
      const order = { player, group, levels }
      if (mayBuild && !whyNoRequest(state, order)) list.push({ type: 'build', ...order } satisfies Action)
      if (maySell && !whyNoSale(state, order)) list.push({ type: 'sell', ...order } satisfies Action)
    }
  }
}

const levelsByKind = new Map<string, readonly Levels[]>()

/** All levels that a group of two or three lots may have, from unbuilt to hotels everywhere. */
export function levelsOf({ housesBeforeHotel, evenBuilding }: Rules, size: number): readonly Levels[] {
  const key = `${size}/${housesBeforeHotel}/${evenBuilding}`
  const known = levelsByKind.get(key)
  if (known) return known
  const ladder = [...Array.from({ length: housesBeforeHotel + 1 }, (_, houses) => houses), HOTEL]
  let steps: number[][] = [[]]
  for (let lot = 0; lot < size; lot++)
    steps = steps.flatMap((lots) => ladder.map((_, step) => [...lots, step]))
  const all = steps
    .filter((lots) => !evenBuilding || Math.max(...lots) - Math.min(...lots) <= 1)
    .map((lots) => lots.map((step) => ladder[step] ?? 0))
  levelsByKind.set(key, all)
  return all
}
