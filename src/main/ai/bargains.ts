// Which deeds two seats could bring together, or sell to one another, and which ways of doing so are worth most to both.
import type { Seat, Space } from '../../shared/game/board'
import { RAILROAD_SET, SETS } from './estate'
import type { Temperament } from './temperament'
import { countOf, partPower, powerOf, type Estates } from './valuation'

/**
 * Two seats at the table, the dials of the one that looks for a deal, and the powers of all as they stand. `table.owners` is
 * a copy for trying: it is changed while something is counted, and always put back.
 */
export type Pair = {
  readonly table: Estates
  readonly seat: Seat
  readonly partner: Seat
  readonly dials: Temperament
  readonly before: readonly number[]
}

/** Deeds that the seat gives to its partner and takes from it, and what either should gain before cash is paid. */
export type Swap = {
  readonly given: readonly Space[]
  readonly taken: readonly Space[]
  readonly own: number
  readonly other: number
}

/** All deeds of one set that pass to `buyer`, and what the seat and its partner gain by it, in dollars of power. */
type Move = {
  readonly set: number
  readonly buyer: Seat
  readonly own: number
  readonly other: number
}

/** Moves taken together. */
type Plan = { readonly moves: readonly Move[]; readonly own: number; readonly other: number }

/** Swaps that are worth working out to the end. */
const FINALISTS = 3
/** Sets held by both that one deal may move: the nearest to completion. */
const MOST_SETS = 4
/** Plans to which a further move is added, at most. */
const WIDTH = 16
/** Joint loss, in dollars of power, at which deeds may still serve as payment where cash is short. */
const LOSS_BORNE = 100
/** Difference in what a dollar is worth to two seats that makes a sale for cash sensible, and the sum it is tried with. */
const HUNGER = 0.2
const MORSEL = 300

/** The swaps of a pair that promise most. Gains of single sets are added up; the last judgement of a deal sets that right. */
export function bestSwaps(pair: Pair, finalists = FINALISTS): Swap[] {
  const moves = consolidations(pair)
  addSales(pair, moves)
  if (moves.length === 0) return []
  const plans: Plan[] = [{ moves: [], own: 0, other: 0 }]
  for (const move of moves) {
    const kept = Math.min(plans.length, WIDTH)
    for (let at = 0; at < kept; at++) {
      const plan = plans[at]
      // a set can only go to one side
      if (!plan || plan.moves.at(-1)?.set === move.set) continue
      plans.push({
        moves: [...plan.moves, move],
        own: plan.own + move.own,
        other: plan.other + move.other
      })
    }
  }
  return plans
    .sort((one, two) => two.own + two.other - one.own - one.other)
    .slice(0, finalists)
    .flatMap((plan) => (plan.moves.length > 0 ? [swapOf(pair, plan)] : []))
}

function swapOf({ table: { owners }, seat, partner }: Pair, { moves, own, other }: Plan): Swap {
  const from = (giver: Seat, taker: Seat): Space[] =>
    moves.flatMap(({ set, buyer }) =>
      buyer === taker ? (SETS[set] ?? []).filter((space) => owners[space] === giver) : []
    )
  return { given: from(seat, partner), taken: from(partner, seat), own, other }
}

/** For each set that both hold a part of: all of it to either side, if that does not cost both together too much. */
function consolidations(pair: Pair): Move[] {
  const { table, seat, partner } = pair
  const shared: { set: number; part: number }[] = []
  for (let set = 0; set < SETS.length; set++) {
    const spaces = SETS[set] ?? []
    const mine = countOf(table.owners, seat, spaces)
    const theirs = mine > 0 ? countOf(table.owners, partner, spaces) : 0
    if (theirs > 0) shared.push({ set, part: (mine + theirs) / spaces.length })
  }
  if (shared.length > MOST_SETS) {
    shared.sort((one, other) => other.part - one.part)
    shared.length = MOST_SETS
  }
  const moves: Move[] = []
  for (const { set } of shared) {
    for (const buyer of [seat, partner]) {
      const move = moveOf(pair, set, buyer)
      if (move.own + move.other >= -LOSS_BORNE) moves.push(move)
    }
  }
  return moves
}

/** Adds sales of deeds that complete nothing, from the side that longs for cash to build with to the other one. */
function addSales(pair: Pair, moves: Move[]): void {
  const { table, seat, partner } = pair
  const { owners } = table
  if (!holdsGroup(table, seat) && !holdsGroup(table, partner)) return
  const difference = hunger(pair, seat) - hunger(pair, partner)
  if (Math.abs(difference) < HUNGER) return
  const [seller, buyer] = difference > 0 ? [seat, partner] : [partner, seat]
  for (let set = 0; set < SETS.length; set++) {
    const spaces = SETS[set] ?? []
    const count = countOf(owners, seller, spaces)
    if (count === 0 || count === spaces.length || countOf(owners, buyer, spaces) > 0) continue
    const { own, other } = moveOf(pair, set, buyer)
    // priced at what it is worth to the buyer, each dollar of which is worth more to the seller
    const more = Math.abs(difference) * (buyer === seat ? own : other)
    moves.push({
      set,
      buyer,
      own: buyer === seat ? own : own + more,
      other: buyer === seat ? other + more : other
    })
  }
}

function holdsGroup({ owners }: Estates, seat: Seat): boolean {
  for (let set = 0; set < RAILROAD_SET; set++) {
    const spaces = SETS[set] ?? []
    if (countOf(owners, seat, spaces) === spaces.length) return true
  }
  return false
}

/** What a dollar more would be worth to a seat. */
function hunger({ table, dials, before }: Pair, seat: Seat): number {
  const cash = table.players[seat]?.cash ?? 0
  return (powerOf(table, seat, cash + MORSEL, dials) - (before[seat] ?? 0)) / MORSEL
}

/** All that the other side has of a set passes to the buyer. */
function moveOf({ table, seat, partner, dials, before }: Pair, set: number, buyer: Seat): Move {
  const { owners } = table
  const seller = buyer === seat ? partner : seat
  const spaces = SETS[set] ?? []
  const had = partPower(table, buyer, set, dials)
  const lost = partPower(table, seller, set, dials)
  let passed = 0
  for (const [place, space] of spaces.entries()) {
    if (owners[space] !== seller) continue
    owners[space] = buyer
    passed |= 1 << place
  }
  // a whole group draws on the cash for building, so that everything must be counted anew
  const gain =
    set < RAILROAD_SET && countOf(owners, buyer, spaces) === spaces.length
      ? powerOf(table, buyer, table.players[buyer]?.cash ?? 0, dials) - (before[buyer] ?? 0)
      : partPower(table, buyer, set, dials) - had
  for (const [place, space] of spaces.entries()) if (passed & (1 << place)) owners[space] = seller
  return buyer === seat ? { set, buyer, own: gain, other: -lost } : { set, buyer, own: -lost, other: gain }
}
