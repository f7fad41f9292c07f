// Building and selling on one group: steps between levels, the legal option that fits, and in words why a step is refused.
import type { ActionOption, Illegality, Levels } from '../../shared/game/actions'
import { GROUP_SPACES, HOTEL, setOf, type Group, type Seat, type Space } from '../../shared/game/board'
import { decisionOf, type DecisionKind, type PlayerView } from '../../shared/game/view'
import { houseCostOf, levelsOf, stepsOf } from './means'

export type BuildOption = Extract<ActionOption, { type: 'build' | 'sell' }>

const alike = (one: Levels, other: Levels): boolean =>
  one.length === other.length && one.every((level, place) => level === other[place])

/** The legal option that brings a group to these levels, or null; a group that stays as it is needs none. */
export const optionTo = (
  options: readonly ActionOption[],
  group: Group,
  levels: Levels
): BuildOption | null =>
  options.find(
    (option): option is BuildOption =>
      (option.type === 'build' || option.type === 'sell') &&
      option.group === group &&
      alike(option.levels, levels)
  ) ?? null

/** One lot a step up or down the ladder of this game; null at its ends. */
export function stepped(view: PlayerView, levels: Levels, place: number, by: 1 | -1): Levels | null {
  const most = view.rules.housesBeforeHotel
  const ladder = [...Array.from({ length: most + 1 }, (_, houses) => houses), HOTEL]
  const level = ladder[ladder.indexOf(levels[place] ?? 0) + by]
  return level === undefined ? null : levels.map((old, at) => (at === place ? level : old))
}

/** Levels that can be reached in one action from where the group stands, or where it stands already. */
export const isReachable = (
  view: PlayerView,
  options: readonly ActionOption[],
  group: Group,
  levels: Levels
): boolean => alike(levels, levelsOf(view, group)) || optionTo(options, group, levels) !== null

/** Dollars that change hands for these levels: below zero for building, above for selling. */
export function sumFor(view: PlayerView, group: Group, levels: Levels): number {
  const steps = levelsOf(view, group).reduce(
    (sum, level, place) => sum + stepsOf(view, level) - stepsOf(view, levels[place] ?? level),
    0
  )
  return steps > 0 ? (steps * houseCostOf(group)) / 2 : steps * houseCostOf(group)
}

/** What business has to wait for while a decision is open (R7). */
const WAITS_FOR: Readonly<Record<DecisionKind, Illegality>> = {
  openingThrow: 'throwDue',
  turn: 'notNow',
  purchase: 'purchaseOpen',
  auction: 'auctionOpen',
  tax: 'taxOpen',
  rentThrow: 'throwDue',
  debt: 'debtOpen',
  inheritance: 'inheritanceOpen',
  openLot: 'auctionOpen',
  hammer: 'auctionOpen',
  wish: 'shortageOpen',
  placement: 'shortageOpen'
}

/** Why business must wait at this moment, or null between throws. */
export function whyWait(view: PlayerView): Illegality | null {
  const decision = decisionOf(view)
  if (!decision) return 'gameOver'
  return decision.kind === 'turn' ? null : WAITS_FOR[decision.kind]
}

/** Explains a step that the options do not hold. The options decide; this only finds the words. */
export function whyNoStep(
  view: PlayerView,
  seat: Seat,
  group: Group,
  wanted: { readonly levels: Levels | null; readonly up: boolean }
): Illegality {
  const spaces = GROUP_SPACES[group]
  const { levels, up } = wanted
  if (!spaces.every((space) => view.owners[space] === seat)) return 'groupIncomplete'
  if (up && spaces.some((space) => view.mortgaged[space])) return 'groupMortgaged'
  if (levels === null) return up ? 'nothingToBuild' : 'nothingToSell'
  const now = levelsOf(view, group)
  const steps = levels.map((level) => stepsOf(view, level))
  if (Math.max(...steps) - Math.min(...steps) > 1) return up ? 'mustBuildEvenly' : 'mustSellEvenly'
  const isBuilding = steps.some((step, place) => step > stepsOf(view, now[place] ?? 0))
  const wait = whyWait(view)
  if (isBuilding && wait) return wait
  if (isBuilding && -sumFor(view, group, levels) > (view.players[seat]?.cash ?? 0)) return 'notEnoughCash'
  const newHotels = levels.filter((level, place) => level === HOTEL && now[place] !== HOTEL).length
  return newHotels > view.hotels ? 'noHotelsLeft' : 'noHousesLeft'
}

/** Explains why a deed cannot be mortgaged or lifted now. */
export function whyNotOffered(view: PlayerView, seat: Seat, space: Space, lift: boolean): Illegality {
  if (view.owners[space] !== seat) return 'notYourDeed'
  if (!lift && setOf(space).some((lot) => (view.buildings[lot] ?? 0) > 0)) return 'groupBuilt'
  return whyWait(view) ?? (lift ? 'notEnoughCash' : 'notNow')
}
