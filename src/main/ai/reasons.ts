// Why an action was chosen: the one term of the evaluation that decided, computed once more from what the choice went by.
import type { Action, Lot, Offer } from '../../shared/game/actions'
import { FINE, setOf, type Seat, type Space } from '../../shared/game/board'
import { decisionOf, type OpenState } from '../../shared/game/view'
import type { Reason } from '../../shared/reasons'
import { rentOf } from '../engine/rules/rent'
import { bidLimit, limitFor } from './bidding'
import { investment, reserveOf } from './building'
import { rentPerTurn, rentsAhead } from './danger'
import { changes, exchanged, isPossible, lendable, objectionTo, type Terms } from './dealing'
import {
  HOUSE_COST,
  INTEREST,
  LADDERS,
  LIFT,
  PRICE,
  RAILROAD_SET,
  SETS,
  SET_OF,
  groupOf,
  levelsToSteps
} from './estate'
import { LAST_THROW, lotsForSale, lureOf } from './jail'
import { MEAN_THROW, VISITS } from './landing'
import { raise, raisableBy } from './liquidation'
import type { Runner } from './search/race'
import { gainAt } from './shortage'
import type { Temperament } from './temperament'
import { countOf, powerOf } from './valuation'

/** What was chosen by whom, where, and what was played ahead for it (empty for who goes by rules of thumb). */
export type Deliberation = {
  readonly table: OpenState
  readonly seat: Seat
  readonly action: Action
  readonly dials: Temperament
  /** See Mind. */
  readonly whim: number
  readonly weighed: readonly Runner[]
}

/** The reason of an action, or null where there was nothing to choose, or nothing is told: the income tax. */
export function reasonFor(thought: Deliberation): Reason | null {
  const { action, table, seat } = thought
  switch (action.type) {
    case 'acceptOffer':
    case 'refuseOffer':
      return whyAnswer(thought, action)
    case 'offer':
      return whyOffer(thought, { from: seat, to: action.to, give: action.give, take: action.take })
    case 'throwDice':
      return decisionOf(table)?.kind === 'turn' && table.players[seat]?.inJail
        ? (playedAhead(thought) ?? whyJail(thought, true))
        : null
    case 'payFine':
    case 'useReleaseCard':
      return playedAhead(thought) ?? whyJail(thought, false)
    default:
      return playedAhead(thought) ?? byThumb(thought)
  }
}

function byThumb(thought: Deliberation): Reason | null {
  const { action, table, seat, dials } = thought
  const decision = decisionOf(table)
  switch (action.type) {
    case 'buy':
      return decision?.kind === 'purchase' ? whyBuy(thought, decision.space) : null
    case 'decline':
      return decision?.kind === 'purchase' ? whyDecline(thought, decision.space) : null
    case 'bid':
    case 'pass':
      return whyBid(thought, action)
    case 'mortgage':
    case 'sell':
      return whyRaise(thought, action)
    case 'build':
      return whyBuild(table, action)
    case 'lift':
      return whyLift(table, seat, action.space)
    case 'endTurn':
      return whyEnd(thought)
    case 'liftInherited':
      return decision?.kind === 'inheritance'
        ? { kind: 'savesInterest', interest: INTEREST[decision.space] ?? 0 }
        : null
    case 'keepMortgage':
      return keepsCash(table, seat, dials)
    case 'wish':
      return action.count > 0
        ? { kind: 'wantsBuildings', count: action.count }
        : keepsCash(table, seat, dials)
    case 'place':
      return decision?.kind === 'placement'
        ? { kind: 'bestPlace', gain: gainAt(table, action.space, decision.unit) }
        : null
    case 'giveUp':
      return decision?.kind === 'debt'
        ? {
            kind: 'cannotRaise',
            missing: decision.amount - (table.players[seat]?.cash ?? 0) - raisableBy(table, seat)
          }
        : null
    default:
      return null
  }
}

const sameAction = (one: Action | undefined, other: Action): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * The runners of the race in which an action took part; the first one is its yardstick. Where offers were weighed in the same
 * decision, theirs is the last race: it begins with the runner before the first offer.
 */
function raceOf(weighed: readonly Runner[], action: Action): readonly Runner[] {
  const firstOffer = weighed.findIndex(({ candidate }) => candidate.actions[0]?.type === 'offer')
  const start = firstOffer < 1 ? weighed.length : firstOffer - 1
  return action.type === 'offer' ? weighed.slice(start) : weighed.slice(0, start)
}

/**
 * How much more an action won than the rest, where playing ahead speaks for it: what was chosen against the rule of thumb is
 * held against that, the rule of thumb against the best of the others. The figures are those of runs under the same chances.
 */
function playedAhead({ weighed, action }: Deliberation): Reason | null {
  const [yardstick, ...others] = raceOf(weighed, action)
  if (!yardstick || others.length === 0) return null
  const isYardstick = sameAction(yardstick.candidate.actions[0], action)
  const chosen = isYardstick
    ? yardstick
    : others.find(({ candidate }) => sameAction(candidate.actions[0], action))
  if (!chosen || chosen.rollouts === 0) return null
  const rival = isYardstick ? Math.max(...others.map(({ lead }) => lead)) : yardstick.lead
  const lead = chosen.lead - rival
  return lead > 0
    ? { kind: 'playedAhead', chance: chosen.chance, next: Math.max(0, chosen.chance - lead) }
    : null
}

/** Rollouts from which on the chances of a deal are told as they were played ahead; fewer would tell of luck. */
const ENOUGH = 40

/** Whether the chances that were found tell more of the deal than of luck: played ahead often enough, or judged at a glance. */
const isTelling = ({ rollouts }: Runner): boolean => rollouts === 0 || rollouts >= ENOUGH

/** Chances of the seat without and with a deal as they were weighed, or null. */
function dealPlayed(
  weighed: readonly Runner[],
  type: 'acceptOffer' | 'offer',
  action: Action
): { readonly before: number; readonly after: number } | null {
  const ran = raceOf(weighed, action)
  const deal = ran.find(({ candidate: { actions } }) =>
    type === 'offer' ? sameAction(actions[0], action) : actions[0]?.type === type
  )
  const none =
    type === 'offer' ? ran[0] : ran.find(({ candidate }) => candidate.actions[0]?.type === 'refuseOffer')
  if (!deal || !none || deal === none || !isTelling(deal) || !isTelling(none)) return null
  const before = deal.chance - (deal.lead - none.lead)
  return { before: Math.min(1, Math.max(0, before)), after: deal.chance }
}

function whyAnswer(
  { table, seat, dials, weighed }: Deliberation,
  action: Extract<Action, { offer: number }>
): Reason | null {
  const open = table.offers.find(({ id }) => id === action.offer)
  if (!open) return null
  if (!isPossible(table, open)) return { kind: 'goodsGone' }
  const isAccepted = action.type === 'acceptOffer'
  const played = dealPlayed(weighed, 'acceptOffer', action)
  if (played && isAccepted === played.after > played.before)
    return isAccepted ? raises(table, open, seat, played) : lowers(table, open, seat, played)
  const [from, own] = changes(table, open, dials)
  const objection = objectionTo(own, from, dials)
  const rival = open.from
  if (isAccepted)
    return own.after > own.before ? raises(table, open, seat, own) : growsBoth(rival, own.gain, from.gain)
  if (own.after < own.before) return lowers(table, open, seat, own)
  switch (objection) {
    case 'power':
      return { kind: 'dealLosesWorth', loss: -own.gain * powerNow(table, seat, dials) }
    case 'share':
      return { kind: 'dealFavoursOther', rival, own: own.gain, other: from.gain }
    case 'chances':
    case null:
      return { kind: 'dealRaisesLittle', before: own.before, after: own.after }
  }
}

function whyOffer({ table, seat, action, dials, weighed }: Deliberation, terms: Terms): Reason | null {
  const decision = decisionOf(table)
  if (decision?.kind === 'debt' && decision.player === seat)
    return { kind: 'mustPay', amount: decision.amount }
  const played = dealPlayed(weighed, 'offer', action)
  if (played && played.after > played.before) return raises(table, terms, seat, played)
  const [own, other] = changes(table, terms, dials)
  return own.after > own.before ? raises(table, terms, seat, own) : growsBoth(terms.to, own.gain, other.gain)
}

/** A deal is praised for both sides only where whole per cents tell it. */
const growsBoth = (rival: Seat, own: number, other: number): Reason | null =>
  Math.min(own, other) >= 0.005 ? { kind: 'dealGrowsBoth', rival, own, other } : null

type Chances = { readonly before: number; readonly after: number }

function raises(table: OpenState, terms: Terms, seat: Seat, { before, after }: Chances): Reason {
  const space = completedBy(table, terms, seat)
  return space === null
    ? { kind: 'dealRaisesChances', before, after }
    : { kind: 'dealCompletes', space, before, after }
}

function lowers(table: OpenState, terms: Offer, seat: Seat, { before, after }: Chances): Reason {
  const rival = terms.from === seat ? terms.to : terms.from
  const space = completedBy(table, terms, rival)
  return space === null
    ? { kind: 'dealLowersChances', before, after }
    : { kind: 'dealArmsRival', rival, space, before, after }
}

/** A street that completes its group for a side of a deal, or null. */
function completedBy(table: OpenState, terms: Terms, seat: Seat): Space | null {
  const { owners } = exchanged(table, terms)
  const got = terms.from === seat ? terms.take.deeds : terms.give.deeds
  return (
    got.find(
      (space) => (SET_OF[space] ?? 0) < RAILROAD_SET && setOf(space).every((lot) => owners[lot] === seat)
    ) ?? null
  )
}

const powerNow = (table: OpenState, seat: Seat, dials: Temperament): number =>
  powerOf(table, seat, table.players[seat]?.cash ?? 0, dials)

/** Who holds all other streets of a group, or null; of a lone deed of a set nobody. */
function holderOfRest(table: OpenState, space: Space): Seat | null {
  const set = SET_OF[space] ?? 0
  if (set >= RAILROAD_SET) return null
  const rest = (SETS[set] ?? []).filter((lot) => lot !== space)
  const holder = table.owners[rest[0] ?? space] ?? -1
  return holder >= 0 && countOf(table.owners, holder, rest) === rest.length ? holder : null
}

/** What a lot is worth above its price, by what it does; `worth` is the limit that decided. */
function gains(
  { table, seat, dials }: Deliberation,
  lot: Lot,
  figures: { readonly worth: number; readonly price: number }
): Reason {
  const holder = typeof lot === 'number' ? holderOfRest(table, lot) : null
  if (typeof lot === 'number' && holder === seat) return { kind: 'completesGroup', space: lot, ...figures }
  if (typeof lot === 'number' && holder !== null && dials.denial > 0)
    return { kind: 'deniesRival', rival: holder, space: lot, ...figures }
  return { kind: 'worthMore', ...figures }
}

function whyBuy(thought: Deliberation, space: Space): Reason | null {
  const { table, seat, dials } = thought
  const price = PRICE[space] ?? 0
  const left = (table.players[seat]?.cash ?? 0) - price
  const worth = limitFor(table, seat, space, dials)
  const holder = holderOfRest(table, space)
  if (left >= dials.purchaseReserve && (holder === null || worth <= price))
    return { kind: 'leavesEnough', left, kept: dials.purchaseReserve }
  return worth > price ? gains(thought, space, { worth, price }) : null
}

function whyDecline(thought: Deliberation, space: Space): Reason | null {
  const { table, seat, dials } = thought
  const price = PRICE[space] ?? 0
  const worth = limitFor(table, seat, space, dials)
  if (worth <= price) return { kind: 'notWorth', worth, price }
  return whyNotRaise(table, seat, price, worth - price)
}

function whyBid(thought: Deliberation, action: Action): Reason | null {
  const { table, seat, dials, whim } = thought
  const decision = decisionOf(table)
  if (decision?.kind !== 'auction') return null
  const { lot, high, floor } = decision
  const worth = bidLimit(table, seat, lot, dials, whim)
  if (action.type === 'bid') {
    const { amount: price } = action
    return worth >= price ? gains(thought, lot, { worth, price }) : null
  }
  const least = high ? high.amount + 1 : floor
  if (worth < least) return { kind: 'notWorth', worth, price: least }
  return whyNotRaise(table, seat, least, worth - least)
}

/** Why a price is not raised that is beyond the cash in hand. */
function whyNotRaise(table: OpenState, seat: Seat, price: number, gain: number): Reason | null {
  const missing = price - (table.players[seat]?.cash ?? 0)
  if (missing <= 0) return null
  const sale = raise(table, seat, missing)
  return sale
    ? { kind: 'raisingCosts', missing, harm: sale.harm, gain }
    : { kind: 'cannotRaise', missing: missing - raisableBy(table, seat) }
}

/** What is mortgaged or sold, and for what. */
function whyRaise({ table, seat }: Deliberation, action: Action): Reason | null {
  const decision = decisionOf(table)
  const cash = table.players[seat]?.cash ?? 0
  switch (decision?.kind) {
    case 'debt':
      return { kind: 'mustPay', amount: decision.amount }
    case 'purchase':
      return { kind: 'raisesFor', missing: (PRICE[decision.space] ?? 0) - cash, lot: decision.space }
    case 'auction': {
      const least = decision.high ? decision.high.amount + 1 : decision.floor
      return { kind: 'raisesFor', missing: least - cash, lot: decision.lot }
    }
    case 'turn':
      return action.type === 'mortgage'
        ? { kind: 'raisesToBuild', raised: lendable(table, action.space) }
        : null
    default:
      return null
  }
}

/** Rent for each turn of an opponent by building steps, and what the steps cost. */
function whyBuild(table: OpenState, action: Extract<Action, { type: 'build' | 'sell' }>): Reason {
  const set = SETS.findIndex((_, at) => groupOf(at) === action.group)
  const ladder = LADDERS[table.rules.housesBeforeHotel][set] ?? []
  const from = levelsToSteps(
    table.rules,
    (SETS[set] ?? []).map((space) => table.buildings[space] ?? 0)
  )
  const to = levelsToSteps(table.rules, action.levels)
  return {
    kind: 'rentGain',
    gain: (ladder[to] ?? 0) - (ladder[from] ?? 0),
    cost: (to - from) * (HOUSE_COST[set] ?? 0)
  }
}

function whyLift(table: OpenState, seat: Seat, space: Space): Reason {
  const set = SET_OF[space] ?? 0
  const spaces = SETS[set] ?? []
  const cost = LIFT[space] ?? 0
  if (set < RAILROAD_SET && countOf(table.owners, seat, spaces) === spaces.length)
    return { kind: 'opensGroup', space, cost }
  return {
    kind: 'rentGain',
    gain: (VISITS[space] ?? 0) * rentOf(table, space, MEAN_THROW[space] ?? 0),
    cost
  }
}

/** Whether the turn ends because cash is kept that could be built with. */
function whyEnd({ table, seat, dials }: Deliberation): Reason {
  const bold = { ...dials, reserve: 0, fear: 0, dread: 0 }
  return investment(table, seat, bold) ? keepsCash(table, seat, dials) : { kind: 'nothingBetter' }
}

const keepsCash = (table: OpenState, seat: Seat, dials: Temperament): Reason => ({
  kind: 'keepsCash',
  kept: reserveOf(table, seat, dials),
  rentAhead: rentsAhead(table, seat).worst
})

function whyJail({ table, seat, dials }: Deliberation, stays: boolean): Reason | null {
  const rent = rentPerTurn(table, seat)
  const { jailThrows = 0, cash = 0 } = table.players[seat] ?? {}
  if (!stays) {
    const lots = lotsForSale(table)
    return lots > 0 ? { kind: 'lotsLeft', lots } : { kind: 'roadsSafe', rent }
  }
  if (rent > lureOf(table, dials)) return { kind: 'rentsAhead', rent }
  return jailThrows < LAST_THROW ? { kind: 'fineTooDear', fine: FINE, cash } : null
}
