// What a seat might propose to a partner: swaps at a fair price, at a bold one, and the prices nearby.
import type { Bundle } from '../../../shared/game/actions'
import { DEED_SPACES, type Seat } from '../../../shared/game/board'
import type { OpenState } from '../../../shared/game/view'
import { bestSwaps, type Pair, type Swap } from '../bargains'
import { worthTo } from '../bidding'
import { changes, isPossible, isWelcome, type Terms } from '../dealing'
import { PRICE, RAILROAD_SET, SETS, SET_OF } from '../estate'
import type { Temperament } from '../temperament'
import { countOf, powers } from '../valuation'

/** Terms to offer, and whether a fair valuation calls them welcome to the partner. */
export type Proposal = { readonly terms: Terms; readonly isWelcome: boolean }

/** Cash is a round sum, and whoever pays keeps a little. */
const ROUND = 10
const KEPT = 20
/** Part of its printed price that a bold offer gives for a deed. */
const TOKEN = 0.2
/** Swaps with each partner that are priced. */
const FINALISTS = 8

/** Proposals to one partner; `isBold` asks for bold prices too. */
export function proposals(
  table: OpenState,
  { seat, partner }: { readonly seat: Seat; readonly partner: Seat },
  dials: Temperament,
  isBold: boolean
): Proposal[] {
  const before = powers(table, dials)
  const pair: Pair = { table: { ...table, owners: table.owners.slice() }, seat, partner, dials, before }
  const found: Proposal[] = []
  const add = (terms: Terms | null): void => {
    if (!terms || !isPossible(table, { id: 0, ...terms })) return
    const [own, other] = changes(table, terms, dials, before)
    if (own.gain > 0) found.push({ terms, isWelcome: isWelcome(other, own, dials) })
  }
  for (const swap of bestSwaps(pair, FINALISTS)) {
    const price = fairPrice(table, pair, swap, before)
    if (price !== null) add(termsOf(pair, swap, price))
    if (isBold) add(boldTerms(pair, swap))
  }
  if (isBold) add(bargain(table, pair))
  return found
}

/** Cash more or less with which terms are tried. */
const SHIFTS: readonly number[] = Array.from({ length: 17 }, (_, step) => 40 * (step - 8))

/** The same goods for other cash: every price nearby that the rules allow, and whether it should please the partner. */
export function otherPrices(table: OpenState, { terms }: Proposal, dials: Temperament): Proposal[] {
  const before = powers(table, dials)
  const net = terms.give.cash - terms.take.cash
  return SHIFTS.flatMap((more) => {
    const paid = net + more
    const give: Bundle = { ...terms.give, cash: Math.max(0, paid) }
    const take: Bundle = { ...terms.take, cash: Math.max(0, -paid) }
    const offer = { ...terms, give, take }
    if (!isGoods(give) || !isGoods(take) || !isPossible(table, { id: 0, ...offer })) return []
    const [own, other] = changes(table, offer, dials, before)
    return [{ terms: offer, isWelcome: isWelcome(other, own, dials) }]
  })
}

const isGoods = ({ cash, deeds, cards }: Bundle): boolean => cash > 0 || deeds.length + cards.length > 0

function termsOf({ seat, partner }: Pair, { given, taken }: Swap, paid: number): Terms | null {
  const give: Bundle = { cash: Math.max(0, paid), deeds: given, cards: [] }
  const take: Bundle = { cash: Math.max(0, -paid), deeds: taken, cards: [] }
  return isGoods(give) && isGoods(take) ? { from: seat, to: partner, give, take } : null
}

const TRIES = 7

/** A price between the least that should please the partner and the most that the seat itself would still want. */
function fairPrice(table: OpenState, pair: Pair, swap: Swap, before: readonly number[]): number | null {
  const { seat, partner, dials } = pair
  let low = Math.min(0, KEPT - (table.players[partner]?.cash ?? 0))
  let high = Math.max(0, (table.players[seat]?.cash ?? 0) - KEPT)
  const pleases = (paid: number): boolean => {
    const terms = termsOf(pair, swap, paid)
    if (!terms) return false
    const [own, other] = changes(table, terms, dials, before)
    return own.gain > 0 && isWelcome(other, own, dials)
  }
  // more pleases the partner better, up to where the seat itself has nothing of it
  const most = (() => {
    let [from, to] = [low, high]
    for (let count = 0; count < TRIES; count++) {
      const middle = (from + to) / 2
      const terms = termsOf(pair, swap, Math.round(middle))
      const own = terms ? changes(table, terms, dials, before)[0] : null
      if (own && own.gain > dials.stir) from = middle
      else to = middle
    }
    return from
  })()
  high = most
  if (!pleases(Math.floor(high / ROUND) * ROUND)) return null
  const top = Math.floor(high / ROUND) * ROUND
  for (let count = 0; count < TRIES; count++) {
    const middle = (low + high) / 2
    if (pleases(Math.ceil(middle / ROUND) * ROUND)) high = middle
    else low = middle
  }
  const tight = Math.ceil(high / ROUND) * ROUND
  return Math.round((2 * tight + top) / 3 / ROUND) * ROUND
}

/** The deeds alone, for a token; deeds that are given bring in what the partner can spare. */
function boldTerms(pair: Pair, { given, taken }: Swap): Terms | null {
  const { table, seat, partner } = pair
  const cash = table.players[seat]?.cash ?? 0
  const theirs = table.players[partner]?.cash ?? 0
  const printed = (deeds: readonly number[]): number =>
    deeds.reduce((sum, space) => sum + (PRICE[space] ?? 0), 0)
  if (taken.length > 0) {
    const token = Math.max(1, Math.min(cash - KEPT, Math.round((TOKEN * printed(taken)) / ROUND) * ROUND))
    return cash > KEPT ? termsOf(pair, { ...NO_GAIN, given: [], taken }, token) : null
  }
  const asked = Math.round(Math.min(0.6 * theirs, 2.5 * printed(given)) / ROUND) * ROUND
  return asked > 0 ? termsOf(pair, { ...NO_GAIN, given, taken: [] }, -asked) : null
}

const NO_GAIN = { own: 0, other: 0 }

/** The one lone deed of a partner that is worth most to the seat, for a token. */
function bargain(table: OpenState, pair: Pair): Terms | null {
  const { seat, partner, dials } = pair
  const cash = table.players[seat]?.cash ?? 0
  if (cash <= 2 * KEPT) return null
  let best = -1
  let most = 0
  for (const space of DEED_SPACES) {
    if (table.owners[space] !== partner || table.mortgaged[space]) continue
    const set = SET_OF[space] ?? 0
    const spaces = SETS[set] ?? []
    if (set < RAILROAD_SET && countOf(table.owners, partner, spaces) === spaces.length) continue
    const worth = worthTo(table, seat, space, dials)
    if (worth <= most) continue
    most = worth
    best = space
  }
  if (best < 0) return null
  const token = Math.max(ROUND, Math.round((TOKEN * (PRICE[best] ?? 0)) / ROUND) * ROUND)
  return token < cash - KEPT ? termsOf(pair, { ...NO_GAIN, given: [], taken: [best] }, token) : null
}
