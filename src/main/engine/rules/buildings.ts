// Building houses and hotels, and selling them back at half price (chapters HOUSE, HOTEL and SELL).
import type { Action, ActionOption, Illegality, Levels } from '../../../shared/game/actions'
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
import { unexpected, type Business, type Play } from '../play'
import { playerAt, type GameState } from '../state'
import { housesIn, pay, setBuilding, stepsIn } from './bank'
import { whyNoBusiness, whyNoRaising } from './windows'

type Order = { readonly player: Seat; readonly group: Group; readonly levels: Levels }

/** The lots of an order with the level each has and the level each shall have. */
function lotsOf(state: GameState, { group, levels }: Order): { space: Space; from: number; to: number }[] {
  return GROUP_SPACES[group].map((space, place) => ({
    space,
    from: state.buildings[space] ?? 0,
    to: levels[place] ?? 0
  }))
}

/** Printed cost of one building on a group. */
export const houseCost = (group: Group): number => streetAt(GROUP_SPACES[group][0] ?? 0)?.houseCost ?? 0

/** Levels that exist under the rules of this game: with hotels after three houses there is no fourth house. */
const isLevel = (state: GameState, level: number): boolean =>
  level === HOTEL || level <= state.rules.housesBeforeHotel

/** Whether levels differ by one step at most. */
function isEven(state: GameState, levels: Levels): boolean {
  const steps = levels.map((level) => stepsIn(state, level))
  return Math.max(...steps) - Math.min(...steps) <= 1
}

/** Building costs between the present levels and the wanted ones; negative for a sale. */
function stepsBetween(state: GameState, order: Order): number {
  return lotsOf(state, order).reduce(
    (sum, { from, to }) => sum + stepsIn(state, to) - stepsIn(state, from),
    0
  )
}

function whyNotTheGroup(state: GameState, { player, group, levels }: Order): Illegality | null {
  const spaces = GROUP_SPACES[group]
  if (levels.length !== spaces.length || !levels.every((level) => isLevel(state, level))) return 'malformed'
  return spaces.every((space) => state.owners[space] === player) ? null : 'groupIncomplete'
}

/** Why a group cannot be built up to these levels in one go (R34, HOUSE-01 to HOTEL-07). */
export function whyNoBuild(state: GameState, order: Order): Illegality | null {
  const fault = whyNotTheGroup(state, order)
  if (fault) return fault
  const lots = lotsOf(state, order)
  if (lots.some(({ space }) => state.mortgaged[space])) return 'groupMortgaged'
  if (lots.some(({ from, to }) => to < from) || lots.every(({ from, to }) => to === from))
    return 'nothingToBuild'
  if (!isEven(state, order.levels)) return 'mustBuildEvenly'
  const most = state.rules.housesBeforeHotel
  // every lot passes through its houses, so that a hotel needs them in the Bank for a moment (HOTEL-07)
  const houses = lots.reduce(
    (sum, { from, to }) => (from === HOTEL ? sum : sum + Math.min(to, most) - from),
    0
  )
  if (houses > state.houses) return 'noHousesLeft'
  if (lots.filter(({ from, to }) => to === HOTEL && from !== HOTEL).length > state.hotels)
    return 'noHotelsLeft'
  return stepsBetween(state, order) * houseCost(order.group) > playerAt(state, order.player).cash
    ? 'notEnoughCash'
    : null
}

/** Why a group cannot be sold down to these levels in one go; the houses that stay must be in the Bank (R16). */
export function whyNoSale(state: GameState, order: Order): Illegality | null {
  const fault = whyNotTheGroup(state, order)
  if (fault) return fault === 'groupIncomplete' ? 'nothingToSell' : fault
  const lots = lotsOf(state, order)
  if (lots.some(({ from, to }) => to > from) || lots.every(({ from, to }) => to === from))
    return 'nothingToSell'
  if (!isEven(state, order.levels)) return 'mustSellEvenly'
  const needed = lots.reduce((sum, { from, to }) => sum + housesIn(to) - housesIn(from), 0)
  return needed > state.houses ? 'noHousesLeft' : null
}

function changeBuildings(play: Play, order: Order): void {
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

export const buildings: Business = {
  whyIllegal(state, action) {
    if (action.type === 'build') return whyNoBusiness(state) ?? whyNoBuild(state, action)
    if (action.type === 'sell') return whyNoRaising(state, action.player) ?? whyNoSale(state, action)
    return unexpected(action, 'business')
  },
  play(play, action) {
    if (action.type !== 'build' && action.type !== 'sell') unexpected(action, 'business')
    changeBuildings(play, action)
  }
}

/** Adds every even level that a seat could build up or sell down its groups to. */
export function buildingOptions(state: GameState, player: Seat, list: ActionOption[]): void {
  const mayBuild = whyNoBusiness(state) === null
  const maySell = whyNoRaising(state, player) === null
  if (!mayBuild && !maySell) return
  for (const group of GROUPS) {
    if (!GROUP_SPACES[group].every((space) => state.owners[space] === player)) continue
    for (const levels of evenLevels(GROUP_SPACES[group].length, state.rules.housesBeforeHotel)) {
      const order = { player, group, levels }
      if (mayBuild && !whyNoBuild(state, order)) list.push({ type: 'build', ...order } satisfies Action)
      if (maySell && !whyNoSale(state, order)) list.push({ type: 'sell', ...order } satisfies Action)
    }
  }
}

const evenLevelsBySize = new Map<string, readonly Levels[]>()

/** All even levels of a group of two or three lots, from unbuilt to hotels everywhere. */
export function evenLevels(size: number, housesBeforeHotel: number): readonly Levels[] {
  const key = `${size}/${housesBeforeHotel}`
  const known = evenLevelsBySize.get(key)
  if (known) return known
  const ladder = [...Array.from({ length: housesBeforeHotel + 1 }, (_, houses) => houses), HOTEL]
  const all: Levels[] = []
  ladder.forEach((low, step) => {
    const high = ladder[step + 1]
    // each subset of the lots that is one step ahead; all of them ahead is the next step's start
    for (let ahead = 0; ahead < (high === undefined ? 1 : 2 ** size - 1); ahead++)
      all.push(Array.from({ length: size }, (_, place) => (ahead & (1 << place) ? (high ?? low) : low)))
  })
  evenLevelsBySize.set(key, all)
  return all
}
