// Looking for a deal that both sides should want: the best swap with each partner, and cash to even it out.
import type { Action, Bundle } from '../../shared/game/actions'
import type { Seat, Space } from '../../shared/game/board'
import type { OpenState } from '../../shared/game/view'
import { bestSwaps, type Pair, type Swap } from './bargains'
import { changeOf, isWelcome, type Terms } from './dealing'
import { INTEREST } from './estate'
import { mayOffer, mayLookAt, remember, wasTried, type Memory } from './memory'
import type { Temperament } from './temperament'
import { powerOf, powers, type Estates } from './valuation'

/** Cash in offers is a round sum. */
const ROUND = 10
/** Cash that either side keeps. */
const CHANGE_KEPT = 20
/** How much a dollar that changes hands moves the lead at least. */
const LEAST_SLOPE = 0.5

/** The best offer to anybody that the partner should accept, or null; remembers what it has offered. */
export function offer(table: OpenState, seat: Seat, dials: Temperament, memory: Memory): Action | null {
  if (!mayOffer(memory, table)) return null
  let common: Pick<Pair, 'table' | 'before'> | null = null
  let best: Terms | null = null
  let bestChance = 0
  for (let partner = 0; partner < table.players.length; partner++) {
    if (partner === seat || table.players[partner]?.bankrupt) continue
    if (!mayLookAt(memory, table, seat, partner)) continue
    common ??= { table: { ...table, owners: table.owners.slice() }, before: powers(table, dials) }
    const pair = { ...common, seat, partner, dials }
    for (const swap of bestSwaps(pair)) {
      const deal = evened(pair, swap)
      if (!deal || deal.chance <= bestChance || wasTried(memory, table, deal.terms)) continue
      best = deal.terms
      bestChance = deal.chance
    }
  }
  if (!best) return null
  remember(memory, table, best)
  return { type: 'offer', player: seat, to: best.to, give: best.give, take: best.take }
}

/** A deal that both should want, and the chance to win that it leaves the seat that proposes it. */
type Deal = { readonly terms: Terms; readonly chance: number }

/** The terms of a swap with the cash that lets both gain alike, as far as they have it; null if one would not want it. */
function evened(pair: Pair, swap: Swap): Deal | null {
  const { table, seat, partner, dials, before } = pair
  const { given, taken } = swap
  const cash = (table.players[seat]?.cash ?? 0) - interest(table, taken)
  const partnerCash = (table.players[partner]?.cash ?? 0) - interest(table, given)
  if (cash < 0 || partnerCash < 0) return null
  const { owners } = table
  for (const space of taken) owners[space] = seat
  for (const space of given) owners[space] = partner
  const within = (paid: number): number =>
    Math.max(Math.min(0, CHANGE_KEPT - partnerCash), Math.min(Math.max(0, cash - CHANGE_KEPT), rounded(paid)))
  let start = swap.own - swap.other
  let paid = within(start / 2)
  let own = powerOf(table, seat, cash - paid, dials)
  let other = powerOf(table, partner, partnerCash + paid, dials)
  const lead = (): number => own - (before[seat] ?? 0) - other + (before[partner] ?? 0)
  // a dollar may be worth more than a dollar to who wants to build: one secant step sets the price right
  if (Math.abs(lead()) > 2 * ROUND && paid !== 0) {
    start = powerOf(table, seat, cash, dials) - powerOf(table, partner, partnerCash, dials)
    start += (before[partner] ?? 0) - (before[seat] ?? 0)
    const better = within(start / Math.max(LEAST_SLOPE, (start - lead()) / paid))
    if (better !== paid) {
      paid = better
      own = powerOf(table, seat, cash - paid, dials)
      other = powerOf(table, partner, partnerCash + paid, dials)
    }
  }
  for (const space of taken) owners[space] = partner
  for (const space of given) owners[space] = seat
  const give = bundle(given, Math.max(0, paid))
  const take = bundle(taken, Math.max(0, -paid))
  if (!isGoods(give) || !isGoods(take)) return null
  const after = before.slice()
  after[seat] = own
  after[partner] = other
  const [ownChange, otherChange] = [
    changeOf(before, after, seat, dials),
    changeOf(before, after, partner, dials)
  ]
  if (!isWelcome(ownChange, otherChange, dials) || !isWelcome(otherChange, ownChange, dials)) return null
  return { terms: { from: seat, to: partner, give, take }, chance: ownChange.after }
}

const rounded = (dollars: number): number => Math.round(dollars / ROUND) * ROUND
const bundle = (deeds: readonly Space[], cash: number): Bundle => ({ cash, deeds, cards: [] })
const isGoods = ({ cash, deeds }: Bundle): boolean => cash > 0 || deeds.length > 0
const interest = ({ mortgaged }: Estates, deeds: readonly Space[]): number =>
  deeds.reduce((sum, space) => sum + (mortgaged[space] ? (INTEREST[space] ?? 0) : 0), 0)
