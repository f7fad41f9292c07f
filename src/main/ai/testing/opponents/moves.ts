// What all bench opponents need to play by these rules at all: legal steps of building, and cash raised for a debt.
import type { Action, Bundle } from '../../../../shared/game/actions'
import { HOTEL, streetAt, type Seat, type Space } from '../../../../shared/game/board'
import type { Decision } from '../../../../shared/game/view'
import { whyIllegal, type GameState } from '../../../engine'
import { deedsOf } from '../../../engine/state'
import { groupOf, levelAbove, levelBelow, MORTGAGE, RAILROAD_SET, SETS, SET_OF } from '../../estate'
import { answerTax } from '../../jail'
import { answerPlacement, answerWish, limitForUnit } from '../../shortage'
import { temperamentOf } from '../../temperament'

/** Salary for passing GO: the sum by which these agents reckon what is little and what is much. */
export const GO_MONEY = 200
export const NOTHING: Bundle = { cash: 0, deeds: [], cards: [] }

export const cashOf = (state: GameState, seat: Seat): number => state.players[seat]?.cash ?? 0

/** The other seats that are still in the game. */
export const partnersOf = (state: GameState, seat: Seat): Seat[] =>
  state.players.flatMap(({ bankrupt }, other) => (bankrupt || other === seat ? [] : [other]))

/** The action if it is legal now, otherwise null. */
export const ifLegal = <A extends Action>(state: GameState, action: A): A | null =>
  whyIllegal(state, action) === null ? action : null

/** Whether a seat would own a whole colour group with these deeds besides its own. */
export function completesWith(state: GameState, seat: Seat, space: Space, others: readonly Space[]): boolean {
  const set = SET_OF[space] ?? -1
  if (set < 0 || set >= RAILROAD_SET) return false
  return (SETS[set] ?? []).every((lot) => lot === space || state.owners[lot] === seat || others.includes(lot))
}

export const completes = (state: GameState, seat: Seat, space: Space): boolean =>
  completesWith(state, seat, space, [])

/** Whether a deed is a street, railroad or utility outside a whole colour group of its owner. */
export const isLone = (state: GameState, space: Space): boolean => {
  const set = SET_OF[space] ?? -1
  if (set >= RAILROAD_SET) return true
  return !(SETS[set] ?? []).every((lot) => state.owners[lot] === state.owners[space])
}

/** One more building on a lot, if that is legal now. */
export function buildOn(state: GameState, player: Seat, space: Space): Action | null {
  const set = SET_OF[space] ?? -1
  if (set < 0 || set >= RAILROAD_SET || (state.buildings[space] ?? 0) === HOTEL) return null
  const levels = (SETS[set] ?? []).map((lot) => {
    const level = state.buildings[lot] ?? 0
    return lot === space ? levelAbove(state.rules, level) : level
  })
  return ifLegal(state, { type: 'build', player, group: groupOf(set), levels })
}

/** What a lot would earn more with one more building, for each visit. */
export function risenRent(state: GameState, space: Space): number {
  const rents = streetAt(space)?.rents ?? []
  const level = state.buildings[space] ?? 0
  return (rents[levelAbove(state.rules, level)] ?? 0) - (level === 0 ? 2 : 1) * (rents[level] ?? 0)
}

/** One building less on the dearest built lot where the rules allow it; whole groups where only that is possible. */
function sellOne(state: GameState, player: Seat): Action | null {
  for (let set = RAILROAD_SET - 1; set >= 0; set--) {
    const spaces = SETS[set] ?? []
    if (!spaces.some((space) => state.owners[space] === player && (state.buildings[space] ?? 0) > 0)) continue
    const now = spaces.map((space) => state.buildings[space] ?? 0)
    const group = groupOf(set)
    const wanted = spaces.map((_, place) =>
      now.map((level, at) => (at === place && level > 0 ? levelBelow(state.rules, level) : level))
    )
    // a hotel without houses in the Bank to break it into goes with the others of its group
    for (const levels of [
      ...wanted,
      ...[3, 2, 1, 0].map((most) => now.map((level) => Math.min(level, most)))
    ]) {
      const sale = ifLegal(state, { type: 'sell', player, group, levels })
      if (sale) return sale
    }
  }
  return null
}

/** The cheapest mortgage of a lone deed that raises `sum` by itself, or null. */
export function loneMortgage(state: GameState, player: Seat, sum: number): Action | null {
  const [space] = deedsOf(state, player)
    .filter((lot) => isLone(state, lot) && !state.mortgaged[lot] && (MORTGAGE[lot] ?? 0) >= sum)
    .toSorted((one, other) => (MORTGAGE[one] ?? 0) - (MORTGAGE[other] ?? 0))
  return space === undefined ? null : ifLegal(state, { type: 'mortgage', player, space })
}

/** Debts: lone deeds are mortgaged first, the cheapest first, then buildings go, then the rest; else it is over. */
export function raiseOrGiveUp(state: GameState, player: Seat): Action {
  const free = deedsOf(state, player)
    .filter((space) => !state.mortgaged[space])
    .toSorted((one, other) => (MORTGAGE[one] ?? 0) - (MORTGAGE[other] ?? 0))
  const mortgage = (space: Space): Action | null => ifLegal(state, { type: 'mortgage', player, space })
  for (const space of free) {
    const lone = isLone(state, space) ? mortgage(space) : null
    if (lone) return lone
  }
  const sale = sellOne(state, player)
  if (sale) return sale
  for (const space of free) {
    const whole = mortgage(space)
    if (whole) return whole
  }
  return { type: 'giveUp', player }
}

const dials = temperamentOf('casual')

/**
 * Answers to what other simulators do not ask: opening throws, wishes and auctions for short buildings, a Banker's calls.
 * They are those of our own casual player.
 */
export function answerFormality(state: GameState, decision: Decision): Action | null {
  const { player } = decision
  switch (decision.kind) {
    case 'openingThrow':
    case 'rentThrow':
      return { type: 'throwDice', player }
    case 'tax':
      return answerTax(state, player)
    case 'wish':
      return answerWish(state, decision, dials)
    case 'placement':
      return answerPlacement(state, decision)
    case 'openLot':
      return { type: 'openBidding', player }
    case 'hammer':
      return { type: 'hammer', player }
    case 'auction': {
      const { lot, high, floor } = decision
      if (typeof lot === 'number') return null
      const amount = high ? high.amount + 1 : floor
      const most = Math.min(cashOf(state, player), limitForUnit(state, player, lot, dials))
      return amount <= most ? { type: 'bid', player, amount } : { type: 'pass', player }
    }
    default:
      return null
  }
}
