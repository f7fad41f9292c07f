// Building houses and hotels, and selling them back at half price (chapters HOUSE, HOTEL and SELL).
import type { ActionOption, Illegality, Levels, Unit } from '../../../shared/game/actions'
import { GROUPS, GROUP_SPACES, HOTEL, type Group, type Seat, type Space } from '../../../shared/game/board'
import { BANK } from '../../../shared/game/events'
import type { Rules } from '../../../shared/game/rules'
import type { BuildingOrder } from '../../../shared/game/view'
import { unexpected, type Business, type Play } from '../play'
import { playerAt, type GameState } from '../state'
import { housesIn, pay, setBuilding, stepsIn } from './bank'
import { declareShortage, unitsOnOffer } from './shortages'
import { couldPayMore, houseCost, NONE_LEFT, rivalsOf, stockOf, UNITS } from './sites'
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

/** Building costs that these levels stand for together. */
const stepsOf = (state: GameState, levels: Levels): number =>
  levels.reduce((sum, level) => sum + stepsIn(state, level), 0)

const presentLevels = (state: GameState, group: Group): Levels =>
  GROUP_SPACES[group].map((space) => state.buildings[space] ?? 0)

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
  const steps = stepsOf(state, order.levels) - stepsOf(state, presentLevels(state, order.group))
  return steps * houseCost(order.group) > playerAt(state, order.player).cash ? 'notEnoughCash' : null
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

/** No order wants more of a kind than four houses on each of three lots. */
const LARGEST_ORDER = 12

/** Kinds of building of which more than the Bank has may be asked for, since rivals might want some of them, too (R17). */
const contestedUnits = (state: GameState, asker: Omit<BuildingOrder, 'levels'>): readonly Unit[] =>
  UNITS.filter((unit) => {
    const stock = stockOf(state, unit)
    return stock > 0 && stock < LARGEST_ORDER && rivalsOf(state, asker, unit).length > 0
  })

/** Why building cannot even be asked for. */
function whyNoRequest(
  state: GameState,
  order: BuildingOrder,
  contested = contestedUnits(state, order)
): Illegality | null {
  const fault = whyNoOrder(state, order)
  if (fault) return fault
  const hopeless = unitsLacking(state, order).find((unit) => !contested.includes(unit))
  return hopeless ? NONE_LEFT[hopeless] : null
}

/** The first of these kinds of building that an order and its rivals might want more of than there is, or undefined. */
function shortUnit(state: GameState, order: BuildingOrder, units: readonly Unit[]): Unit | undefined {
  const wanted = unitsIn(state, order)
  return units.find((unit) => {
    const left = stockOf(state, unit) - wanted[unit]
    if (wanted[unit] === 0 || !couldPayMore(state, order.player, left)) return false
    const rivals = rivalsOf(state, order, unit)
    return rivals.length > 0 && rivals.reduce((sum, { most }) => sum + most, 0) > left
  })
}

/** Builds, unless a stock may be too short for all who want some of it: then the others are asked first (R17). */
export function requestBuild(play: Play, order: BuildingOrder, units = UNITS): void {
  const short = shortUnit(play.state, order, units)
  if (short) declareShortage(play, order, short)
  else changeBuildings(play, order)
}

/** Why a group cannot be sold down to these levels in one go; the houses that stay must be in the Bank (R16). */
function whyNoSale(state: GameState, order: BuildingOrder): Illegality | null {
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
    const { player, group, levels } = action
    if (action.type === 'build') requestBuild(play, { player, group, levels })
    else changeBuildings(play, { player, group, levels })
  }
}

/** Adds every level that a seat could build up or sell down its groups to. */
export function buildingOptions(state: GameState, player: Seat, list: ActionOption[]): void {
  const mayBuild = whyNoBusiness(state) === null
  const maySell = whyNoRaising(state, player) === null
  if (!mayBuild && !maySell) return
  const { cash } = playerAt(state, player)
  for (const group of GROUPS) {
    const spaces = GROUP_SPACES[group]
    if (!spaces.every((space) => state.owners[space] === player)) continue
    const present = stepsOf(state, presentLevels(state, group))
    // most levels can be left out without a judge: too dear, or neither more nor less than what stands there
    const most = mayBuild ? present + cash / houseCost(group) : present
    const contested = most > present ? contestedUnits(state, { player, group }) : []
    for (const { levels, steps } of targetsOf(state.rules, spaces.length)) {
      const order = { player, group, levels }
      if (steps > present && steps <= most && !whyNoRequest(state, order, contested))
        list.push({ type: 'build', ...order })
      if (steps < present && maySell && !whyNoSale(state, order)) list.push({ type: 'sell', ...order })
    }
  }
}

/** Levels that a group may have, and the building costs that they stand for. */
type Target = { readonly levels: Levels; readonly steps: number }
const targetsByKind = new Map<string, readonly Target[]>()

/** All levels that a group of two or three lots may have, from unbuilt to hotels everywhere. */
function targetsOf({ housesBeforeHotel, evenBuilding }: Rules, size: number): readonly Target[] {
  const key = `${size}/${housesBeforeHotel}/${evenBuilding}`
  const known = targetsByKind.get(key)
  if (known) return known
  const ladder = [...Array.from({ length: housesBeforeHotel + 1 }, (_, houses) => houses), HOTEL]
  let rungs: number[][] = [[]]
  for (let lot = 0; lot < size; lot++)
    rungs = rungs.flatMap((lots) => ladder.map((_, rung) => [...lots, rung]))
  const all = rungs
    .filter((lots) => !evenBuilding || Math.max(...lots) - Math.min(...lots) <= 1)
    .map((lots) => ({
      levels: lots.map((rung) => ladder[rung] ?? 0),
      steps: lots.reduce((sum, rung) => sum + rung, 0)
    }))
  targetsByKind.set(key, all)
  return all
}

/** The levels alone. */
export const levelsOf = (rules: Rules, size: number): Levels[] =>
  targetsOf(rules, size).map(({ levels }) => levels)
