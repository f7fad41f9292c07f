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
/** How much of a dollar that changes hands is felt at least. */
const LEAST_SLOPE = 0.25

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

/** Both sides of a swap once the deeds have passed: their cash, interest paid, and their powers for a sum paid. */
type Sides = {
  readonly cash: number
  readonly partnerCash: number
  readonly powersAt: (paid: number) => readonly [number, number]
}

/** The terms of a swap with the cash that lets both grow alike, as far as they have it; null if one would not want it. */
function evened(pair: Pair, swap: Swap): Deal | null {
  const { table, seat, partner, dials, before } = pair
  const { given, taken } = swap
  const cash = (table.players[seat]?.cash ?? 0) - interest(table, taken)
  const partnerCash = (table.players[partner]?.cash ?? 0) - interest(table, given)
  if (cash < 0 || partnerCash < 0) return null
  const owners = table.owners.slice()
  for (const space of taken) owners[space] = seat
  for (const space of given) owners[space] = partner
  const then = { ...table, owners }
  const powersAt = (paid: number): readonly [number, number] => [
    powerOf(then, seat, cash - paid, dials),
    powerOf(then, partner, partnerCash + paid, dials)
  ]
  const { paid, own, other } = evenPrice(pair, swap, { cash, partnerCash, powersAt })
  const give = { cash: Math.max(0, paid), deeds: given, cards: [] }
  const take = { cash: Math.max(0, -paid), deeds: taken, cards: [] }
  if (!isGoods(give) || !isGoods(take)) return null
  const after = before.slice()
  after[seat] = own
  after[partner] = other
  const ownChange = changeOf(before, after, seat, dials)
  const otherChange = changeOf(before, after, partner, dials)
  if (!isWelcome(ownChange, otherChange, dials) || !isWelcome(otherChange, ownChange, dials)) return null
  return { terms: { from: seat, to: partner, give, take }, chance: ownChange.after }
}

/** The sum that the seat pays, negative if it is paid, so that both grow in proportion; and the powers that come of it. */
function evenPrice(
  { seat, partner, before }: Pair,
  swap: Swap,
  { cash, partnerCash, powersAt }: Sides
): { readonly paid: number; readonly own: number; readonly other: number } {
  const most = Math.max(0, cash - CHANGE_KEPT)
  const least = Math.min(0, CHANGE_KEPT - partnerCash)
  const within = (sum: number): number => Math.max(least, Math.min(most, Math.round(sum / ROUND) * ROUND))
  const power = before[seat] ?? 0
  const partnerPower = before[partner] ?? 0
  /** The sum that would make gains even if a dollar were worth a dollar to both. */
  const due = (gain: number, partnerGain: number): number =>
    (gain * partnerPower - partnerGain * power) / (power + partnerPower)
  const stillDue = ([own, other]: readonly [number, number]): number => due(own - power, other - partnerPower)
  let paid = within(due(swap.own, swap.other))
  let then = powersAt(paid)
  const rest = stillDue(then)
  // a dollar may be worth more than a dollar to who wants to build: one secant step sets the price right
  if (Math.abs(rest) > ROUND && paid !== 0) {
    const start = stillDue(powersAt(0))
    const better = within(start / Math.max(LEAST_SLOPE, (start - rest) / paid))
    if (better !== paid) then = powersAt(better)
    paid = better
  }
  return { paid, own: then[0], other: then[1] }
}

const isGoods = ({ cash, deeds }: Bundle): boolean => cash > 0 || deeds.length > 0
const interest = ({ mortgaged }: Estates, deeds: readonly Space[]): number =>
  deeds.reduce((sum, space) => sum + (mortgaged[space] ? (INTEREST[space] ?? 0) : 0), 0)
