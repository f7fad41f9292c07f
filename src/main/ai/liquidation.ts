// Raising cash from the Bank with the least harm: what to mortgage or sell, and never a piece more than is needed.
import type { Action } from '../../shared/game/actions'
import { DEED_SPACES, HOTEL, type Seat, type Space } from '../../shared/game/board'
import type { OpenState } from '../../shared/game/view'
import { rentOf } from '../engine/rules/rent'
import {
  BEST_FIRST,
  HOUSE_COST,
  INTEREST,
  LADDERS,
  MORTGAGE,
  RAILROAD_SET,
  SETS,
  SET_OF,
  groupOf,
  levelBelow
} from './estate'
import { MEAN_THROW, VISITS } from './landing'
import { seatsLeft, type Estates } from './valuation'

/** One thing to part with: a building step of a group (`space` is -1) or the mortgage of a lot. Dollars. */
type Piece = {
  readonly set: number
  readonly space: Space
  readonly raises: number
  /** What is lost for good: half prices, interest, and the rent of the turns that it will be missed. */
  readonly harm: number
  /** Harm for each dollar, never less than that of the pieces that must go before. */
  readonly rate: number
}

type Sale = {
  /** What to do first. */
  readonly action: Action
  readonly harm: number
}

/** Own turns that a raised piece will be missed. */
const MISSED = 4

/** What a seat can raise from the Bank in all, in dollars. */
export function raisableBy({ owners, mortgaged, buildings, rules }: Estates, seat: Seat): number {
  let sum = 0
  for (const space of DEED_SPACES) {
    if (owners[space] !== seat || mortgaged[space]) continue
    const level = buildings[space] ?? 0
    const steps = level === HOTEL ? rules.housesBeforeHotel + 1 : level
    sum += (MORTGAGE[space] ?? 0) + (steps * (HOUSE_COST[SET_OF[space] ?? 0] ?? 0)) / 2
  }
  return sum
}

/** How to raise a sum, step by step: the first step and the harm of all; null where the estate does not hold it. */
export function raise(table: OpenState, seat: Seat, sum: number): Sale | null {
  const pieces = piecesOf(table, seat).sort((one, other) => one.rate - other.rate)
  const chosen: Piece[] = []
  let raised = 0
  for (const piece of pieces) {
    if (raised >= sum) break
    chosen.push(piece)
    raised += piece.raises
  }
  const last = chosen.at(-1)
  if (!last || raised < sum) return null
  // what came before the last piece may have become superfluous: the most harmful is let off first
  for (let at = chosen.length - 2; at >= 0; at--) {
    const piece = chosen[at]
    if (!piece || raised - piece.raises < sum) continue
    if (piece.space < 0 && chosen.some((later, place) => place > at && later.set === piece.set)) continue
    chosen.splice(at, 1)
    raised -= piece.raises
  }
  // the last piece first: without it the others would not do, so that nothing is given up in vain
  const sales = chosen.filter(({ set, space }) => set === last.set && space < 0)
  return {
    action:
      sales.length > 0
        ? sale(table, seat, last.set, sales.length)
        : { type: 'mortgage', player: seat, space: last.space },
    harm: chosen.reduce((total, { harm }) => total + harm, 0)
  }
}

/** Everything that a seat could part with, in an order that the rules allow within each set. */
function piecesOf(table: OpenState, seat: Seat): Piece[] {
  const { owners, mortgaged, buildings, rules } = table
  const turns = MISSED * (seatsLeft(table) - 1)
  const pieces: Piece[] = []
  SETS.forEach((spaces, set) => {
    const owned = spaces.filter((space) => owners[space] === seat)
    if (owned.length === 0) return
    let rate = 0
    const add = (space: Space, raises: number, harm: number): void => {
      rate = Math.max(rate, harm / raises)
      pieces.push({ set, space, raises, harm, rate })
    }
    let steps = 0
    for (const space of owned) {
      const level = buildings[space] ?? 0
      steps += level === HOTEL ? rules.housesBeforeHotel + 1 : level
    }
    const ladder = LADDERS[rules.housesBeforeHotel][set] ?? []
    const half = (HOUSE_COST[set] ?? 0) / 2
    const built = steps > 0
    for (; steps > 0; steps--) add(-1, half, half + turns * ((ladder[steps] ?? 0) - (ladder[steps - 1] ?? 0)))
    const complete = set < RAILROAD_SET && owned.length === spaces.length
    const lots = owned
      .filter((space) => !mortgaged[space])
      .map((space) => {
        const rent = rentOf({ owners, buildings: built ? [] : buildings }, space, MEAN_THROW[space] ?? 0)
        // a mortgaged lot keeps its whole group from being built on
        const lost = (VISITS[space] ?? 0) * rent * (complete ? 3 : 1)
        return { space, harm: (INTEREST[space] ?? 0) + turns * lost }
      })
      .sort((one, other) => one.harm / (MORTGAGE[one.space] ?? 1) - other.harm / (MORTGAGE[other.space] ?? 1))
    for (const { space, harm } of lots) add(space, MORTGAGE[space] ?? 0, harm)
  })
  return pieces
}

/** Sells so many building steps of a group, or as many more as the Bank's stock of houses asks for (R16). */
function sale(table: OpenState, player: Seat, set: number, steps: number): Action {
  const group = groupOf(set)
  const spaces = SETS[set] ?? []
  const levels = spaces.map((space) => table.buildings[space] ?? 0)
  const standing = housesOn(levels)
  for (let sold = 1; ; sold++) {
    let highest = -1
    // the lot that gains least gives first
    for (const place of BEST_FIRST[set] ?? [])
      if (highest < 0 || (levels[place] ?? 0) >= (levels[highest] ?? 0)) highest = place
    levels[highest] = levelBelow(table.rules, levels[highest] ?? 0)
    const isAllowed = housesOn(levels) - standing <= table.houses
    if ((sold >= steps && isAllowed) || levels.every((level) => level === 0)) break
  }
  return { type: 'sell', player, group, levels }
}

const housesOn = (levels: readonly number[]): number =>
  levels.reduce((sum, level) => sum + (level === HOTEL ? 0 : level), 0)
