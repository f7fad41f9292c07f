// Bench opponents after the two traders of a public simulator in JavaScript, written anew from a description: they buy for
// rent in proportion to price, and once a turn try to complete a group with one partner, for a deed in return or for cash.
//
// Adapted to our rules: offers are judged by the rules first and made after the throw, since ours lapse with the next one;
// bids go round the table in raises of ten dollars; a partner answers once. Debts are paid as our other opponents pay them.
import type { Action, Offer } from '../../../../shared/game/actions'
import { streetAt, type Seat, type Space } from '../../../../shared/game/board'
import { BANK } from '../../../../shared/game/events'
import { decisionOf, type Decision, type DecisionOf } from '../../../../shared/game/view'
import type { GameState } from '../../../engine'
import { deedsOf } from '../../../engine/state'
import { HOUSE_COST, LIFT, PRICE, RAILROAD_RENT, RAILROAD_SET, SETS, SET_OF, UTILITY_SET } from '../../estate'
import { VISITS } from '../../landing'
import { countOf } from '../../valuation'
import type { Player } from '../self-play'
import {
  answerFormality,
  buildOn,
  cashOf,
  completes,
  completesWith,
  ifLegal,
  NOTHING,
  partnersOf,
  raiseOrGiveUp,
  risenRent
} from './moves'

type Manner = 'trading' | 'growth'

/** Turns for which a deed that was traded away is not asked for again. */
const COOLING = 20

export function trader(manner: Manner): Player {
  let turn = -1
  let planned: Action[] = []
  const traded = new Map<Space, number>()
  return (state, seat) => {
    const open = state.offers.find(({ to }) => to === seat)
    if (open) {
      const accept = { type: 'acceptOffer', player: seat, offer: open.id } as const
      const isWanted = manner === 'trading' ? pleasesTrader(state, open) : pleasesGrower(state, open)
      return isWanted && ifLegal(state, accept)
        ? accept
        : { type: 'refuseOffer', player: seat, offer: open.id }
    }
    const decision = decisionOf(state)
    if (decision?.player !== seat || state.offers.some(({ from }) => from === seat)) return null
    if (decision.kind !== 'turn') return answer(state, decision)
    if (state.turn.throwDue) return throwOrLeave(state, seat)
    if (turn !== state.turn.number) {
      turn = state.turn.number
      planned = plannedOffers(state, seat, manner)
    }
    for (let offer = planned.shift(); offer; offer = planned.shift()) {
      if (offer.type !== 'offer' || !ifLegal(state, offer)) continue
      if (offer.give.deeds.some((space) => turn - (traded.get(space) ?? -COOLING) < COOLING)) continue
      for (const space of offer.take.deeds) traded.set(space, turn)
      return offer
    }
    return build(state, seat) ?? lift(state, seat) ?? { type: 'endTurn', player: seat }
  }
}

function answer(state: GameState, decision: Exclude<Decision, { kind: 'turn' }>): Action | null {
  const { player } = decision
  switch (decision.kind) {
    case 'purchase':
      return isBought(state, player, decision.space) ? { type: 'buy', player } : { type: 'decline', player }
    case 'auction':
      return answerFormality(state, decision) ?? answerAuction(state, decision)
    case 'debt':
      return raiseOrGiveUp(state, player)
    case 'inheritance':
      return { type: 'keepMortgage', player }
    default:
      return answerFormality(state, decision)
  }
}

/** Early while half of the deeds are the Bank's, late once much is built. */
function reserve(state: GameState): number {
  const left = state.owners.filter((owner, space) => owner === BANK && (PRICE[space] ?? 0) > 0).length
  return left > 14 ? 200 : left > 0 ? 150 : 100
}

const blocks = (state: GameState, seat: Seat, space: Space): boolean =>
  partnersOf(state, seat).some((other) => completes(state, other, space))

const foesOf = (state: GameState, seat: Seat): number => partnersOf(state, seat).length

function rentOfNewLot(state: GameState, seat: Seat, space: Space): number {
  const set = SET_OF[space] ?? 0
  const owned = countOf(state.owners, seat, SETS[set] ?? []) + 1
  const rents = streetAt(space)?.rents ?? []
  const rent =
    set === RAILROAD_SET
      ? (RAILROAD_RENT[owned] ?? 0)
      : set === UTILITY_SET
        ? 7 * (owned === 2 ? 10 : 4)
        : (rents[completes(state, seat, space) ? 3 : 0] ?? 0)
  return (VISITS[space] ?? 0) * rent * foesOf(state, seat)
}

function isBought(state: GameState, seat: Seat, space: Space): boolean {
  const price = PRICE[space] ?? 0
  const cash = cashOf(state, seat)
  if (completes(state, seat, space) || blocks(state, seat, space)) return cash >= price
  if (cash - price < reserve(state)) return false
  return reserve(state) === 200 || price / Math.max(0.01, rentOfNewLot(state, seat, space)) < 50
}

const RAISE = 10

function answerAuction(state: GameState, { player, lot, high, floor }: DecisionOf<'auction'>): Action {
  const pass = { type: 'pass', player } as const
  if (typeof lot !== 'number') return pass
  const most = Math.min(
    (PRICE[lot] ?? 0) * (completes(state, player, lot) ? 1.5 : 1) * (blocks(state, player, lot) ? 1.3 : 1),
    cashOf(state, player) - reserve(state)
  )
  const bid = high?.amount ?? 0
  const amount = Math.floor(Math.min(bid + RAISE, most))
  return amount > bid && amount >= floor ? { type: 'bid', player, amount } : pass
}

/** Stays in jail once others have built six houses. */
function throwOrLeave(state: GameState, player: Seat): Action {
  const stay = { type: 'throwDice', player } as const
  if (!state.players[player]?.inJail) return stay
  const built = state.buildings.reduce(
    (sum, level, space) => (state.owners[space] === player ? sum : sum + level),
    0
  )
  if (built >= 6) return stay
  return (
    ifLegal(state, { type: 'useReleaseCard', player, deck: 'chance' }) ??
    ifLegal(state, { type: 'useReleaseCard', player, deck: 'chest' }) ??
    ifLegal(state, { type: 'payFine', player }) ??
    stay
  )
}

function build(state: GameState, player: Seat): Action | null {
  const lots = deedsOf(state, player)
    .map((space) => {
      const cost = HOUSE_COST[SET_OF[space] ?? 0] ?? 0
      return { space, cost, rate: cost > 0 ? ((VISITS[space] ?? 0) * risenRent(state, space)) / cost : 0 }
    })
    .filter(({ cost, rate }) => rate > 0 && cashOf(state, player) - cost >= reserve(state))
    .toSorted((one, other) => other.rate - one.rate)
  for (const { space } of lots) {
    const order = buildOn(state, player, space)
    if (order) return order
  }
  return null
}

function lift(state: GameState, player: Seat): Action | null {
  const space = deedsOf(state, player).find((lot) => state.mortgaged[lot])
  if (space === undefined || cashOf(state, player) - (LIFT[space] ?? 0) < 500) return null
  return ifLegal(state, { type: 'lift', player, space })
}

/** Rent of a group for each turn of the table at three houses, less what its lots earn alone now. */
function groupGain(state: GameState, seat: Seat, set: number): number {
  let sum = 0
  for (const space of SETS[set] ?? []) {
    const rents = streetAt(space)?.rents ?? []
    const now = state.owners[space] === seat ? (rents[0] ?? 0) : 0
    sum += (VISITS[space] ?? 0) * ((rents[3] ?? 0) - now) * foesOf(state, seat)
  }
  return sum
}

const HORIZON = 50
const DISCOUNT = 1.02

/** Rent of fifty turns, discounted, of a group that is built up out of its own rent and the cash at the start. */
function growthOf(set: number, cash: number, foes: number): number {
  const spaces = SETS[set] ?? []
  const step = (HOUSE_COST[set] ?? 0) * spaces.length
  let [purse, level, sum] = [cash, 0, 0]
  for (let turn = 1; turn <= HORIZON; turn++) {
    let rent = 0
    for (const space of spaces) {
      const rents = streetAt(space)?.rents ?? []
      rent += (VISITS[space] ?? 0) * (level === 0 ? 2 : 1) * (rents[level] ?? 0) * foes
    }
    sum += rent / DISCOUNT ** turn
    purse += rent
    while (level < 5 && purse >= step) {
      purse -= step
      level++
    }
  }
  return sum
}

/** Offers that complete a group: for the deeds that complete one of the partner's, otherwise for cash. */
function plannedOffers(state: GameState, player: Seat, manner: Manner): Action[] {
  const offers: Action[] = []
  const cash = cashOf(state, player)
  for (const partner of partnersOf(state, player)) {
    for (let set = 0; set < RAILROAD_SET; set++) {
      const needed = neededOf(state, player, partner, set)
      if (needed.length === 0) continue
      const gain = groupGain(state, player, set)
      const swap = swapFor(state, { player, partner, set, needed, gain })
      if (swap) {
        offers.push(swap)
        continue
      }
      const price =
        manner === 'trading' ? tradersPrice(needed, gain, cash) : growersPrice(state, player, set, needed)
      if (price > 0 && price <= cash)
        offers.push({
          type: 'offer',
          player,
          to: partner,
          give: { ...NOTHING, cash: price },
          take: { ...NOTHING, deeds: needed }
        })
    }
  }
  return offers
}

/** The deeds of a partner that make a group of the seat whole; none where it lacks others too, or has none of it. */
function neededOf(state: GameState, seat: Seat, partner: Seat, set: number): Space[] {
  const spaces = SETS[set] ?? []
  const needed = spaces.filter((space) => state.owners[space] !== seat)
  const isWithin = needed.every((space) => state.owners[space] === partner)
  return isWithin && needed.length < spaces.length ? needed : []
}

type Wish = {
  readonly player: Seat
  readonly partner: Seat
  readonly set: number
  readonly needed: readonly Space[]
  readonly gain: number
}

function swapFor(state: GameState, { player, partner, set, needed, gain }: Wish): Action | null {
  const half = Math.floor(cashOf(state, player) / 2)
  for (let theirs = 0; theirs < RAILROAD_SET; theirs++) {
    const given = theirs === set ? [] : neededOf(state, partner, player, theirs)
    if (given.length === 0) continue
    const share = gain / (gain + groupGain(state, partner, theirs))
    const due = Math.floor((printed(needed) - printed(given)) * share)
    const paid = Math.max(-half, Math.min(half, due))
    return {
      type: 'offer',
      player,
      to: partner,
      give: { ...NOTHING, cash: Math.max(0, paid), deeds: given },
      take: { ...NOTHING, cash: Math.max(0, -paid), deeds: needed }
    }
  }
  return null
}

const printed = (deeds: readonly Space[]): number =>
  deeds.reduce((sum, space) => sum + (PRICE[space] ?? 0), 0)

/** Printed prices and ten turns of rent, at most half of the cash; nothing where that pays back too late. */
function tradersPrice(needed: readonly Space[], gain: number, cash: number): number {
  const price = printed(needed) + Math.floor(gain * 10)
  const cost = price + 3 * (HOUSE_COST[SET_OF[needed[0] ?? 0] ?? 0] ?? 0) * needed.length
  return gain > 0 && cost / gain > 40 ? 0 : Math.min(price, Math.floor(cash / 2))
}

/** The price that leaves most of the growth, raised halfway to what it can pay if that still leaves half of it. */
function growersPrice(state: GameState, seat: Seat, set: number, needed: readonly Space[]): number {
  const cash = cashOf(state, seat)
  const foes = foesOf(state, seat)
  const left = (price: number): number => growthOf(set, cash - price, foes) - price
  const most = cash - 100
  let best = 0
  let bestLeft = 0
  for (let price = printed(needed); price <= most; price += 50) {
    if (left(price) <= bestLeft) continue
    best = price
    bestLeft = left(price)
  }
  if (bestLeft <= 0) return 0
  const dearest = Math.max(best, cash - (HOUSE_COST[set] ?? 0) * (SETS[set]?.length ?? 0))
  const raised = left(dearest) > bestLeft / 2 ? Math.floor((best + dearest) / 2) : best
  const usual = Math.floor(Math.min(printed(needed) + groupGain(state, seat, set) * 10, cash / 2))
  return usual > raised && left(usual) > 0 ? usual : raised
}

/** What a deed is worth to who has others of its set already. */
function worthOf(state: GameState, seat: Seat, space: Space): number {
  const set = SET_OF[space] ?? 0
  const owned = countOf(state.owners, seat, SETS[set] ?? [])
  const price = PRICE[space] ?? 0
  if (set === RAILROAD_SET) return price * ([1, 1.25, 1.5, 2, 2][owned] ?? 1)
  if (set === UTILITY_SET) return owned > 0 ? 2.5 * price : price
  return price * (1 + owned / (SETS[set]?.length ?? 1))
}

/** Two fifths of what the other gains by a whole group, and a small loss borne for the sake of the trade. */
function pleasesTrader(state: GameState, { from, to, give, take }: Offer): boolean {
  let net = give.cash - take.cash
  for (const space of give.deeds) {
    net += worthOf(state, to, space)
    if (completesWith(state, to, space, give.deeds)) net += groupGain(state, to, SET_OF[space] ?? 0)
  }
  for (const space of take.deeds) {
    net -= worthOf(state, to, space)
    const set = SET_OF[space] ?? 0
    if (completes(state, from, space)) net -= 0.4 * groupGain(state, from, set)
    else if (set < RAILROAD_SET && countOf(state.owners, to, SETS[set] ?? []) === 1) net -= 100
  }
  return net >= -50
}

/** The group that deeds would complete for a seat, or -1. */
function completedBy(state: GameState, seat: Seat, deeds: readonly Space[]): number {
  const space = deeds.find((deed) => completesWith(state, seat, deed, deeds))
  return space === undefined ? -1 : (SET_OF[space] ?? -1)
}

/** By what groups would grow to: a third of the other's gain, or four fifths of his growth where both complete one. */
function pleasesGrower(state: GameState, { from, to, give, take }: Offer): boolean {
  const foes = foesOf(state, to)
  const paid = give.cash - take.cash
  const own = completedBy(state, to, give.deeds)
  const other = completedBy(state, from, take.deeds)
  const ownGrowth = own < 0 ? 0 : growthOf(own, cashOf(state, to) + paid, foes)
  const otherGrowth = other < 0 ? 0 : growthOf(other, cashOf(state, from) - paid, foes)
  if (own >= 0 && other >= 0) return ownGrowth >= 0.8 * otherGrowth
  if (other >= 0) return paid >= 0.35 * (otherGrowth - paid)
  const alone = (deeds: readonly Space[]): number =>
    deeds.reduce((sum, space) => sum + (VISITS[space] ?? 0) * (streetAt(space)?.rents[0] ?? 0) * foes * 25, 0)
  return paid + ownGrowth + alone(give.deeds) - alone(take.deeds) > 0
}
