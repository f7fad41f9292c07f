// Weighing a deal for people: what each side gets, in the eyes of the same valuations that computer players go by.
import type { Bundle } from '../../shared/game/actions'
import { DEED_SPACES, type Seat } from '../../shared/game/board'
import type { OpenState } from '../../shared/game/view'
import type { DealWeight, SideWeight } from '../../shared/ipc'
import { rentOf } from '../engine/rules/rent'
import { cashAfter, exchanged, type Terms } from './dealing'
import { MEAN_THROW, VISITS } from './landing'
import { temperamentOf } from './temperament'
import { powerOf, type Estates } from './valuation'
import { chancesOf } from './value/chances'

const dials = temperamentOf('casual')

/** Rent in dollars that one turn of one opponent brings a seat on average, buildings as they stand. */
export function rentIncome(table: Estates, seat: Seat): number {
  let sum = 0
  for (const space of DEED_SPACES)
    if (table.owners[space] === seat && !table.mortgaged[space])
      sum += (VISITS[space] ?? 0) * rentOf(table, space, MEAN_THROW[space] ?? 0)
  return sum
}

/**
 * What a deal would do to both sides; null where the seats or the goods are not what it says. The same deal told by the other
 * side weighs the same.
 */
export function weigh(table: OpenState, terms: Terms): DealWeight | null {
  if (!isTheirs(table, terms)) return null
  const { from, to } = terms
  const cash = cashAfter(table, terms)
  const then = exchanged(table, terms)
  const paid = table.players.map((player, seat) => ({
    ...player,
    cash: seat === from ? cash[0] : seat === to ? cash[1] : player.cash
  }))
  const now = chancesOf(table)
  const later = chancesOf({ ...then, players: paid })
  const gainOf = (seat: Seat): number => (later[seat] ?? 0) - (now[seat] ?? 0)
  const side = (seat: Seat, after: number): SideWeight => {
    const before = table.players[seat]?.cash ?? 0
    return {
      cash: after - before,
      rent: rentIncome(then, seat) - rentIncome(table, seat),
      deeds: powerOf(then, seat, before, dials) - powerOf(table, seat, before, dials),
      before: now[seat] ?? 0,
      after: later[seat] ?? 0
    }
  }
  return {
    from: side(from, cash[0]),
    to: side(to, cash[1]),
    balance: balanceOf(gainOf(from), gainOf(to))
  }
}

/** Difference between what either side gains in chances at which a deal leans halfway to one of them. */
const HALFWAY = 0.08

/** Who gets the better of it: 0 if both gain or lose alike, towards -1 for the first, towards 1 for the second. */
function balanceOf(gain: number, otherGain: number): number {
  const difference = otherGain - gain
  return difference / (HALFWAY + Math.abs(difference))
}

/** Whether two players hold what the deal names. */
function isTheirs(table: OpenState, { from, to, give, take }: Terms): boolean {
  if (from === to || [from, to].some((seat) => table.players[seat]?.bankrupt ?? true)) return false
  const holds = (seat: Seat, { deeds, cards }: Bundle): boolean =>
    deeds.every((space) => table.owners[space] === seat) &&
    cards.every((deck) => table.releaseCards[deck] === seat)
  return holds(from, give) && holds(to, take)
}
