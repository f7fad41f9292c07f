// What a seat has learned of the others at the table: what kind of partner each of them is, and what lies open from this turn.
import type { Seat } from '../../../shared/game/board'
import type { OpenState } from '../../../shared/game/view'
import type { Proposal } from './haggling'

/**
 * Kinds of partners: the soft one takes what comes, the one with a rule of thumb what a fair valuation calls welcome, and the
 * thinker what is good for its chances.
 */
const KINDS = ['soft', 'thumb', 'thinker'] as const
type Kind = (typeof KINDS)[number]

/** The chance that each kind agrees to an offer. */
export type Prospects = Readonly<Record<Kind, number>>

type Partner = {
  /** How likely it is of each kind. */
  readonly odds: Record<Kind, number>
  /** Unwelcome offers refused in a row, and the turn of the last one. */
  refusals: number
  asked: number
}

/** An offer that is ready to be made. */
export type Prepared = { readonly proposal: Proposal; readonly prospects: Prospects }

export type Partners = {
  readonly known: Partner[]
  /** The last offer, whose answer has not been seen yet. */
  pending: Prepared | null
  /** Turn for which proposals were weighed and where the deeds lay then, and those that are left. */
  turn: number
  deeds: number
  queue: Prepared[]
}

export const newPartners = (): Partners => ({ known: [], pending: null, turn: -1, deeds: 0, queue: [] })

/** Chance that a partner is soft from which unwelcome offers are made every turn. */
const SOFT = 0.4
/** Rounds between two unwelcome offers to somebody who has refused the last one; longer with every refusal. */
const PAUSE = 5

const partnerAt = (partners: Partners, seat: Seat): Partner =>
  (partners.known[seat] ??= { odds: { soft: 0.15, thumb: 0.35, thinker: 0.5 }, refusals: 0, asked: -1000 })

/** Learns from what became of the last offer. */
export function learn(partners: Partners, { owners }: OpenState): void {
  const { pending } = partners
  if (!pending) return
  partners.pending = null
  const { terms, isWelcome } = pending.proposal
  const { from, to, give, take } = terms
  const isDone =
    take.deeds.every((space) => owners[space] === from) && give.deeds.every((space) => owners[space] === to)
  const partner = partnerAt(partners, to)
  let sum = 0
  for (const kind of KINDS) {
    const agrees = pending.prospects[kind]
    partner.odds[kind] *= isDone ? agrees : 1 - agrees
    sum += partner.odds[kind]
  }
  for (const kind of KINDS) partner.odds[kind] = Math.max(LEAST_ODDS, partner.odds[kind] / sum)
  if (!isWelcome) partner.refusals = isDone ? 0 : partner.refusals + 1
}
/** No kind is ever quite excluded. */
const LEAST_ODDS = 0.01

/** Whether an unwelcome offer may be made to a seat now. */
export function mayBeBold(partners: Partners, seat: Seat, { turn, players }: OpenState): boolean {
  const { odds, refusals, asked } = partnerAt(partners, seat)
  return odds.soft >= SOFT || turn.number - asked >= PAUSE * players.length * (1 + refusals)
}

/** Standard error of what a thinker makes of an offer at a glance, and errors by which the offer must lead. */
const ERROR = 0.01
const CAUTION = { welcome: 1, unwelcome: 3 }

/** The chance that each kind of partner agrees to what raises its chances by `lead`, and is called welcome or not. */
export function prospectsOf(lead: number, isWelcome: boolean): Prospects {
  const needed = (isWelcome ? CAUTION.welcome : CAUTION.unwelcome) * ERROR
  return {
    soft: 0.9,
    thumb: isWelcome ? 0.85 : 0.04,
    thinker: within(normal((lead - needed) / (ERROR / 2)))
  }
}

const within = (chance: number): number => Math.min(0.97, Math.max(0.02, chance))
/** The normal distribution, closely enough. */
const normal = (deviation: number): number => 1 / (1 + Math.exp(-1.702 * deviation))

/** The chance that a seat agrees. */
export function chanceOf(partners: Partners, seat: Seat, prospects: Prospects): number {
  const { odds } = partnerAt(partners, seat)
  let [agreed, sum] = [0, 0]
  for (const kind of KINDS) {
    agreed += odds[kind] * prospects[kind]
    sum += odds[kind]
  }
  return agreed / sum
}

/** Notes an offer that is being made. */
export function noteOffer(partners: Partners, prepared: Prepared, { turn }: OpenState): void {
  partners.pending = prepared
  const { terms, isWelcome } = prepared.proposal
  if (!isWelcome) partnerAt(partners, terms.to).asked = turn.number
}
