// Prices of a swap from bold to fair, and whom one may try the bold ones with: who has agreed to one is asked for more.
import type { Bundle } from '../../../shared/game/actions'
import { DEED_SPACES, type Seat } from '../../../shared/game/board'
import type { OpenState } from '../../../shared/game/view'
import { bestSwaps, type Pair, type Swap } from '../bargains'
import { worthTo } from '../bidding'
import { changes, isPossible, isWelcome, type Terms } from '../dealing'
import { PRICE, RAILROAD_SET, SETS, SET_OF } from '../estate'
import type { Temperament } from '../temperament'
import { countOf, powers } from '../valuation'

/** How a price stands to what the partner should want: bold is far below, tight is the least that should please it. */
export type Tone = 'bold' | 'tight' | 'fair'
export type Proposal = { readonly terms: Terms; readonly tone: Tone; readonly gain: number }

/** Cash is a round sum, and whoever pays keeps a little. */
const ROUND = 10
const KEPT = 20
/** Part of its printed price that a bold offer gives for a deed. */
const TOKEN = 0.2
/** Swaps with each partner that are priced. */
const FINALISTS = 8

/** Proposals to one partner, the ones that promise most first; `isBold` asks for bold prices too. */
export function proposals(
  table: OpenState,
  { seat, partner }: { readonly seat: Seat; readonly partner: Seat },
  dials: Temperament,
  isBold: boolean
): Proposal[] {
  const before = powers(table, dials)
  const pair: Pair = { table: { ...table, owners: table.owners.slice() }, seat, partner, dials, before }
  const found: Proposal[] = []
  const add = (terms: Terms | null, tone: Tone): void => {
    if (!terms || !isPossible(table, { id: 0, ...terms })) return
    const [own] = changes(table, terms, dials, before)
    if (own.gain > 0) found.push({ terms, tone, gain: own.after - own.before })
  }
  for (const swap of bestSwaps(pair, FINALISTS)) {
    const prices = pricesOf(table, pair, swap, before)
    if (prices) {
      add(termsOf(pair, swap, prices.tight), 'tight')
      if (prices.fair !== prices.tight) add(termsOf(pair, swap, prices.fair), 'fair')
    }
    if (isBold) add(boldTerms(pair, swap), 'bold')
  }
  if (isBold) {
    const hunt = bargain(table, pair)
    add(hunt, 'bold')
  }
  return found
}

function termsOf({ seat, partner }: Pair, { given, taken }: Swap, paid: number): Terms | null {
  const give: Bundle = { cash: Math.max(0, paid), deeds: given, cards: [] }
  const take: Bundle = { cash: Math.max(0, -paid), deeds: taken, cards: [] }
  const isGoods = ({ cash, deeds }: Bundle): boolean => cash > 0 || deeds.length > 0
  return isGoods(give) && isGoods(take) ? { from: seat, to: partner, give, take } : null
}

const TRIES = 7

/** The least price that should please the partner, and one halfway to what the seat itself would still want. */
function pricesOf(
  table: OpenState,
  pair: Pair,
  swap: Swap,
  before: readonly number[]
): { readonly tight: number; readonly fair: number } | null {
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
  return { tight, fair: Math.round((2 * tight + top) / 3 / ROUND) * ROUND }
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
