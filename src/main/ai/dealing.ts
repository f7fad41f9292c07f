// Judging a deal: what it does to the power and the chances of both sides, and whether a seat should agree.
import type { Bundle, Offer } from '../../shared/game/actions'
import { setOf, type Seat } from '../../shared/game/board'
import { decisionOf, type OpenState } from '../../shared/game/view'
import { INTEREST, MORTGAGE } from './estate'
import { raisableBy } from './liquidation'
import type { Temperament } from './temperament'
import { powerOf, powers, shareOf, type Estates } from './valuation'

/** An offer without its number. */
export type Terms = Omit<Offer, 'id'>

/** What a deal changes for one side: by how much its power grows as a part of what it was, and its chance to win. */
export type Change = { readonly gain: number; readonly before: number; readonly after: number }

const interestOf = (table: Estates, { deeds }: Bundle): number =>
  deeds.reduce((sum, space) => sum + (table.mortgaged[space] ? (INTEREST[space] ?? 0) : 0), 0)

/** Cash of both sides after a deal, interest on mortgaged deeds paid. */
export function cashAfter(table: Estates, { from, to, give, take }: Terms): readonly [number, number] {
  const net = give.cash - take.cash
  return [
    (table.players[from]?.cash ?? 0) - net - interestOf(table, take),
    (table.players[to]?.cash ?? 0) + net - interestOf(table, give)
  ]
}

/** The table with deeds and cards exchanged; cash is left as it was. */
export function exchanged(table: Estates, { from, to, give, take }: Terms): Estates {
  const owners = table.owners.slice()
  for (const space of give.deeds) owners[space] = to
  for (const space of take.deeds) owners[space] = from
  const releaseCards = { ...table.releaseCards }
  for (const deck of give.cards) releaseCards[deck] = to
  for (const deck of take.cards) releaseCards[deck] = from
  return { ...table, owners, releaseCards }
}

/** What a deal changes for the side that offers and the side that is asked; `before` are the powers as they stand. */
export function changes(
  table: Estates,
  terms: Terms,
  dials: Temperament,
  before: readonly number[] = powers(table, dials)
): readonly [Change, Change] {
  const then = exchanged(table, terms)
  const [fromCash, toCash] = cashAfter(table, terms)
  const { from, to } = terms
  const after = before.slice()
  after[from] = powerOf(then, from, fromCash, dials)
  after[to] = powerOf(then, to, toCash, dials)
  return [changeOf(before, after, from, dials), changeOf(before, after, to, dials)]
}

/** What a seat gains when the powers of all change. */
export const changeOf = (
  before: readonly number[],
  after: readonly number[],
  seat: Seat,
  dials: Temperament
): Change => ({
  gain: (after[seat] ?? 0) / (before[seat] ?? 1) - 1,
  before: shareOf(before, seat, dials),
  after: shareOf(after, seat, dials)
})

/** Relative loss of chances that counts as none where only two are left: a fair deal between them changes nothing else. */
const HAIR = 0.002
/** Chance to win above which one of two needs no deal. */
const AHEAD = 0.8

/**
 * Whether one side should agree: its own chances rise, and it does not leave the better part of the gain to the other. Of two
 * who are alone on the table one can only win what the other loses; they agree on what lets both grow alike, or no game
 * between two who block each other would ever end.
 */
export const isWelcome = (own: Change, other: Change, dials: Temperament): boolean =>
  objectionTo(own, other, dials) === null

/** What speaks against a deal for one side: its power shrinks, its chances do not rise enough, or its share is too small. */
export type Objection = 'power' | 'chances' | 'share'

/** Why one side should not agree, or null; see isWelcome. */
export function objectionTo(own: Change, other: Change, dials: Temperament): Objection | null {
  if (own.gain <= 0) return 'power'
  const isDuel = own.before + other.before > 1 - HAIR
  if (isDuel && own.before < AHEAD && own.gain >= dials.stir)
    return own.after >= own.before * (1 - HAIR) ? null : 'chances'
  if (own.after < own.before * (1 + dials.stir)) return 'chances'
  return other.gain <= 0 || own.gain >= dials.pride * (own.gain + other.gain) ? null : 'share'
}

/** Whether the rules would let an open offer be accepted now: goods may have gone and debts arisen since. */
export function isPossible(table: OpenState, offer: Offer): boolean {
  const { from, to, give, take } = offer
  const decision = decisionOf(table)
  if (decision?.kind === 'debt') {
    if (decision.player !== from && decision.player !== to) return false
  } else if (decision?.kind !== 'turn') return false
  if (!holds(table, from, give) || !holds(table, to, take)) return false
  const after = cashAfter(table, offer)
  if (after[0] < 0 || after[1] < 0) return false
  return keepsDebtPayable(table, offer, after)
}

function holds(table: OpenState, seat: Seat, { cash, deeds, cards }: Bundle): boolean {
  return (
    (table.players[seat]?.cash ?? 0) >= cash &&
    deeds.every(
      (space) =>
        table.owners[space] === seat && setOf(space).every((lot) => (table.buildings[lot] ?? 0) === 0)
    ) &&
    cards.every((deck) => table.releaseCards[deck] === seat)
  )
}

/** A debtor must still be able to pay all that he owes afterwards (R8). */
function keepsDebtPayable(table: OpenState, terms: Terms, after: readonly [number, number]): boolean {
  return [terms.from, terms.to].every((seat, side) => {
    const owed = owedBy(table, seat)
    if (owed === 0) return true
    const then = { ...table, ...exchanged(table, terms) }
    return (after[side] ?? 0) + raisableBy(then, seat) >= owed
  })
}

/** All that a seat owes on the agenda. */
export function owedBy({ agenda }: Pick<OpenState, 'agenda'>, seat: Seat): number {
  let sum = 0
  for (const step of agenda) if (step.kind === 'debt' && step.player === seat) sum += step.amount
  return sum
}

/** What a deed would fetch from the Bank. */
export const lendable = (table: Estates, space: number): number =>
  table.mortgaged[space] ? 0 : (MORTGAGE[space] ?? 0)
