// What a seat might do about its money: ways to buy, to build, to raise cash and to leave jail, each as a plan of actions.
import type { Action } from '../../../shared/game/actions'
import { DECKS, DEED_SPACES, type Seat, type Space } from '../../../shared/game/board'
import { decisionOf, type Decision, type DecisionOf, type OpenState } from '../../../shared/game/view'
import { copyState, simulate, type GameState } from '../../engine'
import { BriskPlayer } from '../brisk/brisk'
import { investment } from '../building'
import { HOUSE_COST, MORTGAGE, PRICE, RAILROAD_SET, SETS, SET_OF, groupOf, levelBelow } from '../estate'
import { raise } from '../liquidation'
import type { Temperament } from '../temperament'
import { countOf } from '../valuation'

/** What the seat would do, and what it assumes of everybody until the matter is settled. */
export type Plan = { readonly actions: readonly Action[]; readonly assumed?: readonly Action[] }

const MOST_STEPS = 12

/** The steps that raise a sum, as the policy would take them one after the other, or null if the estate does not hold it. */
function raisingSteps(start: GameState, seat: Seat, cash: number): Action[] | null {
  const state = copyState(start)
  const steps: Action[] = []
  while (steps.length < MOST_STEPS) {
    const missing = cash - (state.players[seat]?.cash ?? 0)
    if (missing <= 0) return steps
    const sale = raise(state, seat, missing)
    if (!sale) return null
    steps.push(sale.action)
    simulate(state, sale.action)
  }
  return null
}

/** Buying, if need be with cash raised for it, and leaving it to the auction. */
export function purchasePlans(start: GameState, { player, space }: DecisionOf<'purchase'>): Plan[] {
  const steps = raisingSteps(start, player, PRICE[space] ?? 0)
  const decline: Action = { type: 'decline', player }
  const leaving: Plan = completesGroup(start, player, space)
    ? { actions: [decline], assumed: auctionWithout(start, player, decline) }
    : { actions: [decline] }
  return steps ? [{ actions: [...steps, { type: 'buy', player }] }, leaving] : [leaving]
}

/** Whether a lot would make a whole colour group of what a seat has. */
function completesGroup({ owners }: GameState, seat: Seat, space: Space): boolean {
  const set = SET_OF[space] ?? 0
  return set < RAILROAD_SET && (SETS[set] ?? []).every((lot) => lot === space || owners[lot] === seat)
}

/**
 * The auction of what a seat declines as the others would hold it. Many lots come cheaper by auction, but nobody should count on
 * that for one that everybody must keep from him.
 */
function auctionWithout(start: GameState, seat: Seat, decline: Action): Action[] {
  const state = copyState(start)
  const bids: Action[] = []
  simulate(state, decline)
  for (let next = decisionOf(state); next && isOfAuction(next); next = decisionOf(state)) {
    const action: Action | null =
      next.kind === 'auction' && next.player === seat
        ? { type: 'pass', player: seat }
        : new BriskPlayer().choose(state, next.player)
    if (!action) break
    bids.push(action)
    simulate(state, action)
  }
  return bids
}

const isOfAuction = ({ kind }: Decision): boolean =>
  kind === 'auction' || kind === 'openLot' || kind === 'hammer'

/** Ways out of jail, and the throw for doubles. */
export function jailPlans(table: OpenState, player: Seat): Plan[] {
  const plans: Plan[] = [{ actions: [{ type: 'throwDice', player }] }]
  for (const deck of DECKS)
    if (table.releaseCards[deck] === player)
      plans.push({ actions: [{ type: 'useReleaseCard', player, deck }] })
  plans.push({ actions: [{ type: 'payFine', player }] })
  return plans
}

/** Reserves that a seat might keep when it builds: next to nothing, and more or less of what may come. */
const RESERVES: readonly Partial<Temperament>[] = [
  { reserve: 0, fear: 0, dread: 0 },
  { reserve: 50, fear: 0.5, dread: 0.5 },
  { reserve: 100, fear: 1, dread: 1 }
]

/** Building more or less, building with mortgaged deeds, lifting mortgages, and keeping the cash. */
export function buildingPlans(start: GameState, player: Seat, dials: Temperament): Plan[] {
  const plans: Plan[] = []
  for (const change of RESERVES) {
    const action = investment(start, player, { ...dials, ...change })
    if (action) plans.push({ actions: [action] })
  }
  const financed = financedBuilding(start, player, dials)
  if (financed) plans.push({ actions: financed })
  if (plans.length > 0) plans.push({ actions: [{ type: 'endTurn', player }] })
  return plans
}

/** Deeds outside whole groups are mortgaged, and what they bring is built on; null where there is nothing of the kind to do. */
function financedBuilding(start: GameState, player: Seat, dials: Temperament): Action[] | null {
  const { owners, mortgaged } = start
  const isWhole = (space: Space): boolean => {
    const set = SET_OF[space] ?? 0
    const spaces = SETS[set] ?? []
    return set < RAILROAD_SET && countOf(owners, player, spaces) === spaces.length
  }
  const own = DEED_SPACES.filter((space) => owners[space] === player)
  if (!own.some((space) => isWhole(space) && (start.buildings[space] ?? 0) < 3)) return null
  const lone = own
    .filter((space) => !mortgaged[space] && !isWhole(space))
    .toSorted((one, other) => (MORTGAGE[one] ?? 0) - (MORTGAGE[other] ?? 0))
  const state = copyState(start)
  const actions: Action[] = []
  for (const space of lone.slice(0, MOST_STEPS)) {
    const mortgage = { type: 'mortgage', player, space } as const
    actions.push(mortgage)
    simulate(state, mortgage)
  }
  if (actions.length === 0) return null
  const build = investment(state, player, { ...dials, ...RESERVES[0] })
  return build?.type === 'build' ? [...actions, build] : null
}

/** Different things to part with first for a debt; the rest as the policy would go on. */
export function debtPlans(start: GameState, { player, amount }: DecisionOf<'debt'>): Plan[] {
  const missing = amount - (start.players[player]?.cash ?? 0)
  const plans: Plan[] = []
  const add = (first: Action): void => {
    const state = copyState(start)
    simulate(state, first)
    const isStillDue = decisionOf(state)?.kind === 'debt'
    const rest = isStillDue ? raisingSteps(state, player, amount) : []
    if (rest) plans.push({ actions: [first, ...rest] })
  }
  for (let set = 0; set < SETS.length; set++) {
    const spaces = SETS[set] ?? []
    if (countOf(start.owners, player, spaces) === 0) continue
    if (spaces.some((space) => start.owners[space] === player && (start.buildings[space] ?? 0) > 0)) {
      add(saleOf(start, player, set, missing))
      continue
    }
    const [pledge] = spaces
      .filter((space) => start.owners[space] === player && !start.mortgaged[space])
      .toSorted(
        (one, other) => Math.abs((MORTGAGE[one] ?? 0) - missing) - Math.abs((MORTGAGE[other] ?? 0) - missing)
      )
    if (pledge !== undefined) add({ type: 'mortgage', player, space: pledge })
  }
  return plans
}

/** As many building steps of a group as bring a sum, the highest lots first. */
function saleOf({ buildings, rules }: GameState, player: Seat, set: number, sum: number): Action {
  const levels = (SETS[set] ?? []).map((space) => buildings[space] ?? 0)
  for (
    let raised = 0;
    raised < sum && levels.some((level) => level > 0);
    raised += (HOUSE_COST[set] ?? 0) / 2
  ) {
    const highest = levels.lastIndexOf(Math.max(...levels))
    levels[highest] = levelBelow(rules, levels[highest] ?? 0)
  }
  return { type: 'sell', player, group: groupOf(set), levels }
}
