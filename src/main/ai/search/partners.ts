// What a seat has learned of the others at the table: who has agreed to a bold price, and what lies open from this turn.
import type { Seat } from '../../../shared/game/board'
import type { OpenState } from '../../../shared/game/view'
import type { Terms } from '../dealing'
import type { Proposal, Tone } from './haggling'

type Partner = {
  /** How likely it agrees to a bold offer. */
  softness: number
  /** Bold offers refused in a row, and the turn of the last one. */
  refusals: number
  asked: number
}

export type Partners = {
  readonly known: Partner[]
  /** The last offer, whose answer has not been seen yet. */
  pending: { readonly terms: Terms; readonly tone: Tone } | null
  /** Turn for which proposals were weighed and where the deeds lay then, and those that are left. */
  turn: number
  deeds: number
  queue: Proposal[]
}

export const newPartners = (): Partners => ({ known: [], pending: null, turn: -1, deeds: 0, queue: [] })

const UNKNOWN = 0.25
/** Softness from which bold offers are made every turn. */
const SOFT = 0.4
/** Rounds between two bold offers to somebody who has refused the last one; longer with every refusal. */
const PAUSE = 5

const partnerAt = (partners: Partners, seat: Seat): Partner =>
  (partners.known[seat] ??= { softness: UNKNOWN, refusals: 0, asked: -1000 })

/** Learns from what became of the last offer. */
export function learn(partners: Partners, { owners }: OpenState): void {
  const { pending } = partners
  if (!pending) return
  partners.pending = null
  const { from, to, give, take } = pending.terms
  const isDone =
    take.deeds.every((space) => owners[space] === from) && give.deeds.every((space) => owners[space] === to)
  if (pending.tone !== 'bold') return
  const partner = partnerAt(partners, to)
  partner.softness = isDone ? (partner.softness + 1) / 2 : partner.softness * 0.6
  partner.refusals = isDone ? 0 : partner.refusals + 1
}

/** Whether a bold offer may be made to a seat now. */
export function mayBeBold(partners: Partners, seat: Seat, { turn, players }: OpenState): boolean {
  const { softness, refusals, asked } = partnerAt(partners, seat)
  return softness >= SOFT || turn.number - asked >= PAUSE * players.length * (1 + refusals)
}

/** The chance that a seat agrees. */
export function chanceOf(partners: Partners, seat: Seat, tone: Tone): number {
  switch (tone) {
    case 'bold':
      return partnerAt(partners, seat).softness
    case 'tight':
      return 0.75
    case 'fair':
      return 0.9
  }
}

/** Notes an offer that is being made. */
export function noteOffer(partners: Partners, { terms, tone }: Proposal, { turn }: OpenState): void {
  partners.pending = { terms, tone }
  if (tone === 'bold') partnerAt(partners, terms.to).asked = turn.number
}
