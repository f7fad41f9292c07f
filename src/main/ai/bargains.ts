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

/** Deeds of one set that pass to `buyer`, and what either side gains by it, in dollars of power. */
type Move = {
  readonly deeds: readonly Space[]
  readonly buyer: Seat
  readonly buyerGain: number
  readonly sellerGain: number
}

/** Swaps that are worth working out to the end. */
const FINALISTS = 3
/** Sets held by both that one deal may move: the nearest to completion. */
const MOST_SETS = 4
/** Swaps that are kept while sets are added one by one. */
const WIDTH = 27
/** Difference in what a dollar is worth to two seats that makes a sale for cash sensible, and the sum it is tried with. */
const HUNGER = 0.2
const MORSEL = 300

/** The swaps of a pair that promise most. Gains of single sets are added up; the last judgement of a deal sets that right. */
export function bestSwaps(pair: Pair): Swap[] {
  let swaps: Swap[] = [{ given: [], taken: [], own: 0, other: 0 }]
  const add = (moves: readonly Move[]): void => {
    const kept = swaps.length
    for (let at = 0; at < kept; at++)
      for (const move of moves) swaps.push(withMove(swaps[at] as Swap, move, pair))
    if (swaps.length > WIDTH) swaps = bestOf(swaps, WIDTH)
  }
  for (const moves of consolidations(pair)) add(moves)
  for (const move of sales(pair)) add([move])
  return swaps.length > 1 ? bestOf(swaps, FINALISTS).filter(({ own, other }) => own + other > 0) : []
}

const bestOf = (swaps: readonly Swap[], count: number): Swap[] =>
  swaps.toSorted((one, two) => two.own + two.other - one.own - one.other).slice(0, count)

const withMove = ({ given, taken, own, other }: Swap, move: Move, { seat }: Pair): Swap =>
  move.buyer === seat
    ? {
        given,
        taken: [...taken, ...move.deeds],
        own: own + move.buyerGain,
        other: other + move.sellerGain
      }
    : {
        given: [...given, ...move.deeds],
        taken,
        own: own + move.sellerGain,
        other: other + move.buyerGain
      }

/** For each set that both hold a part of: all of it to either side. */
function consolidations(pair: Pair): Move[][] {
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
  return shared.map(({ set }) => [moveOf(pair, set, seat, partner), moveOf(pair, set, partner, seat)])
}

/** Deeds that complete nothing, from the side that longs for cash to build with to the other one. */
function sales(pair: Pair): Move[] {
  const { table, seat, partner } = pair
  const { owners } = table
  if (!holdsGroup(table, seat) && !holdsGroup(table, partner)) return []
  const difference = hunger(pair, seat) - hunger(pair, partner)
  if (Math.abs(difference) < HUNGER) return []
  const [seller, buyer] = difference > 0 ? [seat, partner] : [partner, seat]
  const moves: Move[] = []
  SETS.forEach((spaces, set) => {
    const count = countOf(owners, seller, spaces)
    if (count === 0 || count === spaces.length || countOf(owners, buyer, spaces) > 0) return
    const { deeds, buyerGain, sellerGain } = moveOf(pair, set, buyer, seller)
    // priced at what it is worth to the buyer, each dollar of which is worth more to the seller
    moves.push({ deeds, buyer, buyerGain, sellerGain: sellerGain + Math.abs(difference) * buyerGain })
  })
  return moves
}

const holdsGroup = ({ owners }: Estates, seat: Seat): boolean =>
  SETS.some((spaces, set) => set < RAILROAD_SET && countOf(owners, seat, spaces) === spaces.length)

/** What a dollar more would be worth to a seat. */
function hunger({ table, dials, before }: Pair, seat: Seat): number {
  const cash = table.players[seat]?.cash ?? 0
  return (powerOf(table, seat, cash + MORSEL, dials) - (before[seat] ?? 0)) / MORSEL
}

/** All that the seller has of a set passes to the buyer. */
function moveOf({ table, dials, before }: Pair, set: number, buyer: Seat, seller: Seat): Move {
  const { owners } = table
  const spaces = SETS[set] ?? []
  const deeds = spaces.filter((space) => owners[space] === seller)
  const had = partPower(table, buyer, set, dials)
  const sellerGain = -partPower(table, seller, set, dials)
  for (const space of deeds) owners[space] = buyer
  // a whole group draws on the cash for building, so that everything must be counted anew
  const buyerGain =
    set < RAILROAD_SET && countOf(owners, buyer, spaces) === spaces.length
      ? powerOf(table, buyer, table.players[buyer]?.cash ?? 0, dials) - (before[buyer] ?? 0)
      : partPower(table, buyer, set, dials) - had
  for (const space of deeds) owners[space] = seller
  return { deeds, buyer, buyerGain, sellerGain }
}
