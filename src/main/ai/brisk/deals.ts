// Looking for a swap that lets both sides complete a set, or for a deed that completes one, and pricing it in cash.
import type { Action, Bundle } from '../../../shared/game/actions'
import type { Seat } from '../../../shared/game/board'
import type { OpenState } from '../../../shared/game/view'
import { INTEREST, SETS } from '../estate'
import { WHOLE, deedsAt, heldBy, holdingsOf, setsOf, spacesOf, type Deeds, type Holdings } from './holdings'
import { appraise, partWorth, setWorth, worthOf, type Appraisal } from './worth'

/** What one seat remembers: with whom it looked for a deal last, over which deeds, and when. */
export type Looks = {
  /** One number for who held what when it last looked at anybody, and the turn of it. */
  table: number
  turn: number
  readonly partners: { own: Deeds; theirs: Deeds; turn: number }[]
}

export const newLooks = (): Looks => ({ table: 0, turn: -1, partners: [] })

/** Turns after which a deal is looked for again although no deed has moved: cash has. */
const REVIEW = 16
/** Cash that either side keeps when it pays in a deal. */
const KEPT = 20
/** Least share of the joint gain that either side accepts. */
const PRIDE = 0.2
/** Least relative gain that makes a deal worth the talk. */
const STIR = 0.003
/** Worth of a release card. */
const CARD_WORTH = 30

/** Two seats with their deeds, cash and what that is worth. */
type Pair = {
  readonly holdings: Holdings
  readonly table: OpenState
  readonly own: Deeds
  readonly theirs: Deeds
  /** All deeds of the sets of which both hold a part and that carry no buildings. */
  readonly common: Deeds
  readonly cash: number
  readonly theirCash: number
  readonly self: Appraisal
  readonly other: Appraisal
}

type Deal = { readonly given: Deeds; readonly taken: Deeds; readonly paid: number; readonly gain: number }

/** The best deal of a seat with anybody, or null. */
export function brisklyOffer(table: OpenState, seat: Seat, holdings: Holdings, looks: Looks): Action | null {
  if (!isChanged(looks, holdings, table.turn.number)) return null
  const own = heldBy(holdings, seat)
  const cash = table.players[seat]?.cash ?? 0
  const free = ~holdings.built
  let self: Appraisal | null = null
  let best: Deal | null = null
  let to: Seat = seat
  for (let partner = 0; partner < table.players.length; partner++) {
    const theirs = heldBy(holdings, partner)
    if (partner === seat || theirs === 0) continue
    const common = setsOf(own & free) & setsOf(theirs & free)
    if (common === 0 || !isDue(looks, partner, own & common, theirs & common, table.turn.number)) continue
    const theirCash = table.players[partner]?.cash ?? 0
    self ??= appraise(own, cash, holdings, table.rules)
    const other = appraise(theirs, theirCash, holdings, table.rules)
    const pair = { holdings, table, own, theirs, common, cash, theirCash, self, other }
    const deal = bestDeal(pair)
    if (!deal || (best && deal.gain <= best.gain)) continue
    best = deal
    to = partner
  }
  if (!best) return null
  const { given, taken, paid } = best
  return {
    type: 'offer',
    player: seat,
    to,
    give: { cash: Math.max(0, paid), deeds: spacesOf(given), cards: [] },
    take: { cash: Math.max(0, -paid), deeds: spacesOf(taken), cards: [] }
  }
}

/** Whether any deed has moved since the last look, or that was long ago. */
function isChanged(looks: Looks, { held }: Holdings, turn: number): boolean {
  let table = 17
  for (let seat = 0; seat < held.length; seat++) table = (Math.imul(table, 31) + (held[seat] ?? 0)) | 0
  if (table === looks.table && turn >= looks.turn && turn - looks.turn < REVIEW) return false
  looks.table = table
  looks.turn = turn
  return true
}

/** Whether a deal with a partner is worth looking for: deeds of either have moved, or it was long ago. */
function isDue({ partners }: Looks, partner: Seat, own: Deeds, theirs: Deeds, turn: number): boolean {
  const last = partners[partner]
  if (!last) {
    partners[partner] = { own, theirs, turn }
    return true
  }
  if (last.own === own && last.theirs === theirs && turn >= last.turn && turn - last.turn < REVIEW)
    return false
  last.own = own
  last.theirs = theirs
  last.turn = turn
  return true
}

/** A set that both hold a part of: what either gains and loses in dollars if it passes to one of them as a whole. */
type Shared = {
  set: number
  toSeat: { own: number; other: number }
  toPartner: { own: number; other: number }
}

const shared: Shared[] = SETS.map((_, set) => ({
  set,
  toSeat: { own: 0, other: 0 },
  toPartner: { own: 0, other: 0 }
}))
const NOTHING = { own: 0, other: 0 }

/** Fills `shared` with the sets that both hold a part of; how many there are. */
function sharedSets({ own, theirs, common, table, cash, theirCash }: Pair): number {
  let count = 0
  for (let set = 0; set < WHOLE.length; set++) {
    const whole = (WHOLE[set] ?? 0) & common
    const entry = shared[count]
    if (whole === 0 || !entry) continue
    const had = partWorth(set, own & whole)
    const theyHad = partWorth(set, theirs & whole)
    const both = (own | theirs) & whole
    entry.set = set
    entry.toSeat.own = setWorth(set, both, cash, table.rules) - had
    entry.toSeat.other = -theyHad
    entry.toPartner.own = -had
    entry.toPartner.other = setWorth(set, both, theirCash, table.rules) - theyHad
    count++
  }
  return count
}

/** The more promising of two swaps that can be worked out to the end, of shared sets one to each side at most; or null. */
function bestDeal(pair: Pair): Deal | null {
  const count = sharedSets(pair)
  let first = 0
  let firstSwap = NO_SWAP
  let second = 0
  let secondSwap = NO_SWAP
  for (let one = -1; one < count; one++) {
    const into = shared[one]?.toSeat ?? NOTHING
    for (let two = -1; two < count; two++) {
      if (one === two) continue
      const out = shared[two]?.toPartner ?? NOTHING
      const promise = promiseOf(pair, into.own + out.own, into.other + out.other)
      if (promise <= second) continue
      const swap = (one + 1) * SWAPS + two + 1
      if (promise > first) {
        second = first
        secondSwap = firstSwap
        first = promise
        firstSwap = swap
      } else {
        second = promise
        secondSwap = swap
      }
    }
  }
  if (first < STIR) return null
  const deal = workedOut(pair, firstSwap)
  const other = second < STIR ? null : workedOut(pair, secondSwap)
  return deal && (!other || deal.gain >= other.gain) ? deal : other
}

/** Two places in `shared`, one higher and -1 for none, as one number. */
const SWAPS = 16
const NO_SWAP = 0

function workedOut(pair: Pair, swap: number): Deal | null {
  const setAt = (place: number): Deeds => WHOLE[shared[place - 1]?.set ?? -1] ?? 0
  return priced(pair, pair.own & setAt(swap % SWAPS), pair.theirs & setAt(Math.floor(swap / SWAPS)))
}

/** The cash that lets both gain in proportion, as far as they have it; negative if the seat is paid. */
function evenPrice(
  { self, other, cash, theirCash }: Pick<Pair, 'self' | 'other' | 'cash' | 'theirCash'>,
  gain: number,
  theirGain: number
): number {
  const due =
    (gain * other.worth - theirGain * self.worth) / (self.hunger * other.worth + other.hunger * self.worth)
  return Math.max(Math.min(0, KEPT - theirCash), Math.min(Math.max(0, cash - KEPT), due))
}

/** The smaller relative gain once cash has evened the two out. */
function promiseOf(pair: Pair, gain: number, theirGain: number): number {
  const paid = evenPrice(pair, gain, theirGain)
  return Math.min(
    (gain - paid * pair.self.hunger) / pair.self.worth,
    (theirGain + paid * pair.other.hunger) / pair.other.worth
  )
}

/** The cash that lets both grow in proportion, as far as they have it; null if one of them would not want the deal. */
function priced(pair: Pair, given: Deeds, taken: Deeds): Deal | null {
  const { holdings, table, self, other } = pair
  const worth = self.worth
  const theirWorth = other.worth
  const own = (pair.own & ~given) | taken
  const theirs = (pair.theirs & ~taken) | given
  const cash = pair.cash - interestOf(taken & holdings.mortgaged)
  const theirCash = pair.theirCash - interestOf(given & holdings.mortgaged)
  if (cash < 0 || theirCash < 0) return null
  const gain = worthOf(own, cash, holdings, table.rules) - worth
  const theirGain = worthOf(theirs, theirCash, holdings, table.rules) - theirWorth
  const even = evenPrice({ self, other, cash, theirCash }, gain, theirGain)
  let deal: Deal | null = null
  // who completes a group needs his cash to build: half the price may suit both where all of it does not
  for (const part of PARTS) {
    const paid = Math.round((even * part) / ROUND) * ROUND
    if (given === 0 && paid <= 0) break
    if (taken === 0 && paid >= 0) break
    const ownGrowth = worthOf(own, cash - paid, holdings, table.rules) / worth - 1
    const theirGrowth = worthOf(theirs, theirCash + paid, holdings, table.rules) / theirWorth - 1
    if (!isWelcome(ownGrowth, theirGrowth) || !isWelcome(theirGrowth, ownGrowth)) continue
    const least = Math.min(ownGrowth, theirGrowth)
    if (!deal || least > deal.gain) deal = { given, taken, paid, gain: least }
    if (paid === 0) break
  }
  return deal
}

/** Parts of the even price that are tried, and what cash is rounded to. */
const PARTS = [1, 0.6]
const ROUND = 10

const isWelcome = (own: number, other: number): boolean =>
  own >= STIR && (other <= 0 || own >= PRIDE * (own + other))

function interestOf(deeds: Deeds): number {
  if (deeds === 0) return 0
  let sum = 0
  for (const space of spacesOf(deeds)) sum += INTEREST[space] ?? 0
  return sum
}

/** Whether the seat that is asked should agree to an open offer. */
export function isWorthIt(
  table: OpenState,
  { from, to, give, take }: { from: Seat; to: Seat; give: Bundle; take: Bundle }
): boolean {
  const holdings = holdingsOf(table)
  const [got, given] = [deedsAt(give.deeds), deedsAt(take.deeds)]
  const growth = (seat: Seat, out: Deeds, into: Deeds, cash: number): number => {
    const own = heldBy(holdings, seat)
    const before = table.players[seat]?.cash ?? 0
    const after = before + cash - interestOf(into & holdings.mortgaged)
    if (after < 0) return -1
    return (
      worthOf((own & ~out) | into, after, holdings, table.rules) /
        worthOf(own, before, holdings, table.rules) -
      1
    )
  }
  const paid = give.cash - take.cash + CARD_WORTH * (give.cards.length - take.cards.length)
  return isWelcome(growth(to, given, got, paid), growth(from, got, given, -paid))
}
