// Building shortages: who else wants some is asked, and units that are wanted by more are auctioned (SHORTAGE-01 to -09, R17).
import type { ActionOption, Illegality, Unit } from '../../../shared/game/actions'
import { HOTEL, streetAt, type Seat, type Space } from '../../../shared/game/board'
import { BANK } from '../../../shared/game/events'
import { decisionOf, type BuildingOrder, type Contest } from '../../../shared/game/view'
import { close, push, replaceTop, unexpected, type Business, type Chapter, type Play } from '../play'
import { playerAt, type GameState } from '../state'
import { ownsSet, pay, setBuilding } from './bank'
import { openBids } from './auctions'
import { buildHouses, requestBuild, unitsIn, whyNoBuild } from './buildings'
import { capacityOf, costAt, houseCost, NONE_LEFT, openingBid, placesOf, rivalsOf, stockOf } from './sites'

/** Asks the rivals of an order how many they want too, starting on the left of who asked first. */
export function declareShortage(play: Play, order: BuildingOrder, unit: Unit): void {
  const count = unitsIn(play.state, order)[unit]
  play.events?.push({ type: 'shortageDeclared', player: order.player, unit, count })
  const contest: Contest = { unit, order, wishes: [{ player: order.player, count }] }
  const [first, ...waiting] = rivalsOf(play.state, order, unit).map(({ player }) => player)
  if (first === undefined) push(play, { kind: 'shortage', contest })
  else push(play, { kind: 'wish', player: first, contest, waiting })
}

/** The most that a seat could wish for. */
function mostFor(state: GameState, { order, unit }: Contest, seat: Seat): number {
  if (!order) return 0
  return rivalsOf(state, order, unit).find(({ player }) => player === seat)?.most ?? 0
}

export const wish: Chapter<'wish'> = {
  answers: ['wish'],
  options(state, { player, contest }, list) {
    list.push({ type: 'wish', player, min: 0, max: mostFor(state, contest, player) })
  },
  whyIllegal: (state, { player, contest }, action) =>
    action.type === 'wish' && action.count > mostFor(state, contest, player) ? 'noSuchWish' : null,
  answer(play, { player, contest, waiting }, action): void {
    if (action.type !== 'wish') unexpected(action, 'wish')
    const { count } = action
    play.events?.push({ type: 'wishStated', player, unit: contest.unit, count })
    const wishes = [...contest.wishes, { player, count }]
    const [next, ...rest] = waiting
    const known = { ...contest, wishes }
    replaceTop(
      play,
      next === undefined
        ? { kind: 'shortage', contest: known }
        : { kind: 'wish', player: next, contest: known, waiting: rest }
    )
  }
}

/** The opening bid among those who still want something; who asked first may have no lot yet that is ready for a hotel. */
function openingOf(state: GameState, { unit, order, wishes }: Contest): number {
  const seats = wishes.flatMap(({ player, count }) => (count > 0 ? [player] : []))
  return Math.min(order ? houseCost(order.group) : Infinity, openingBid(state, seats, unit))
}

/** Wishes that are left, cut down to what each could place and pay now; what was asked for first was judged before. */
function openWishes(state: GameState, contest: Contest): Contest['wishes'] {
  const { unit, order, wishes } = contest
  const opening = openingOf(state, contest)
  return wishes
    .map(({ player, count }) => ({
      player,
      count: player === order?.player ? count : Math.min(count, capacityOf(state, player, unit, opening))
    }))
    .filter(({ count }) => count > 0)
}

/** Goes on with a contest: sells what nobody disputes at printed cost, puts the next unit under the hammer otherwise. */
export function continueShortage(play: Play, contest: Contest): void {
  const { state } = play
  const { unit, order } = contest
  const stock = stockOf(state, unit)
  const wishes = openWishes(state, contest)
  const wanted = wishes.reduce((sum, { count }) => sum + count, 0)
  if (wanted > stock && wishes.length > 1 && stock > 0) return auctionUnit(play, { ...contest, wishes })
  close(play)
  play.events?.push({ type: 'shortageSettled', unit })
  for (const { player, count } of [...wishes].reverse()) {
    if (player !== order?.player) {
      if (stock > 0)
        push(play, { kind: 'placement', player, unit, paid: false, left: Math.min(count, stock) })
    } else if (!whyNoBuild(state, order)) {
      // a request for more than the stock without any rival is refused as a whole
      requestBuild(play, order, unit === 'house' ? ['hotel'] : [])
    }
  }
}

function auctionUnit(play: Play, { unit, order, wishes }: Contest): void {
  // who bids for a hotel has built the houses before it
  if (order && unit === 'hotel') buildHouses(play, order)
  const contest = { unit, order: null, wishes }
  replaceTop(play, { kind: 'shortage', contest })
  const bidders = wishes.map(({ player }) => player)
  openBids(play, { lot: unit, floor: openingOf(play.state, contest), bidders, high: null })
}

/** A unit is knocked down: its winner places it at once, wishing for one less; without a bid the contest is over. */
export function sellUnit(play: Play, winner: Seat | null): void {
  const step = play.state.agenda.at(-1)
  if (step?.kind !== 'shortage') throw new Error('A building was auctioned without a shortage')
  const { contest } = step
  if (winner === null) {
    close(play)
    play.events?.push({ type: 'shortageSettled', unit: contest.unit })
    return
  }
  const wishes = contest.wishes.map(({ player, count }) => ({
    player,
    count: player === winner ? count - 1 : count
  }))
  replaceTop(play, { kind: 'shortage', contest: { ...contest, wishes } })
  push(play, { kind: 'placement', player: winner, unit: contest.unit, paid: true, left: 1 })
}

/** Why a seat could not place a building of this kind anywhere now. */
export const whyNoPlace = (state: GameState, player: Seat, unit: Unit): Illegality | null =>
  placesOf(state, player, unit).length > 0 ? null : 'noPlaceForIt'

type Placement = { readonly player: Seat; readonly unit: Unit; readonly paid: boolean }

function whyNotThere(state: GameState, { player, unit, paid }: Placement, space: Space): Illegality | null {
  if (!streetAt(space)) return 'notAStreet'
  if (!ownsSet(state, player, space)) return 'groupIncomplete'
  if (!placesOf(state, player, unit).includes(space)) return 'noPlaceForIt'
  if (stockOf(state, unit) === 0) return NONE_LEFT[unit]
  return !paid && playerAt(state, player).cash < costAt(space) ? 'notEnoughCash' : null
}

export const placement: Chapter<'placement'> = {
  answers: ['place', 'waive'],
  options(state, step, list) {
    const { player } = step
    for (const space of placesOf(state, player, step.unit))
      if (!whyNotThere(state, step, space)) list.push({ type: 'place', player, space })
    // what was won at auction must be placed at once
    if (!step.paid) list.push({ type: 'waive', player })
  },
  whyIllegal(state, step, action) {
    if (action.type === 'place') return whyNotThere(state, step, action.space)
    return step.paid ? 'shortageOpen' : null
  },
  answer(play, step, action): void {
    const { player, unit, paid, left } = step
    close(play)
    if (action.type !== 'place') return
    const { space } = action
    const level = unit === 'hotel' ? HOTEL : (play.state.buildings[space] ?? 0) + 1
    setBuilding(play, space, level)
    if (paid) return
    pay(play, { from: player, to: BANK, amount: costAt(space), reason: { kind: 'building', space } })
    if (left > 1 && !whyNoPlace(play.state, player, unit) && stockOf(play.state, unit) > 0)
      push(play, { ...step, left: left - 1 })
  }
}

/** The contest that is being auctioned, while nobody has bid for the unit yet. */
function openContest(state: GameState): Contest | null {
  const decision = decisionOf(state)
  const below = state.agenda.at(-2)
  return decision?.kind === 'auction' && decision.high === null && below?.kind === 'shortage'
    ? below.contest
    : null
}

/** Buildings of a kind that are under the hammer, and so no longer there for a hotel that is broken up. */
export const unitsOnOffer = (state: GameState, unit: Unit): number =>
  state.agenda.some((step) => step.kind === 'shortage' && step.contest.unit === unit) ? 1 : 0

/** Whether a seat wants a unit of the stock that is being auctioned. */
export const isContestant = (state: GameState, seat: Seat): boolean =>
  state.agenda.some(
    (step) =>
      step.kind === 'shortage' &&
      step.contest.wishes.some(({ player, count }) => player === seat && count > 0)
  )

const wishOf = (contest: Contest | null, player: Seat): number =>
  contest?.wishes.find((wish) => wish.player === player)?.count ?? 0

/** Wishes may be lowered between units: before the first bid for the next one, in anybody's turn to bid. */
export const loweredWishes: Business = {
  whyIllegal(state, action) {
    if (action.type !== 'lowerWish') unexpected(action, 'business')
    return action.count < wishOf(openContest(state), action.player) ? null : 'noSuchWish'
  },
  play(play, action): void {
    if (action.type !== 'lowerWish') unexpected(action, 'business')
    const contest = openContest(play.state)
    if (!contest) return
    const { player, count } = action
    play.events?.push({ type: 'wishStated', player, unit: contest.unit, count })
    // the unit is called off and the contest looked at again
    close(play)
    replaceTop(play, {
      kind: 'shortage',
      contest: {
        ...contest,
        wishes: contest.wishes.map((wish) => (wish.player === player ? { player, count } : wish))
      }
    })
  }
}

/** Adds by how much a seat may lower its wish now. */
export function wishOptions(state: GameState, player: Seat, list: ActionOption[]): void {
  const count = wishOf(openContest(state), player)
  if (count > 0) list.push({ type: 'lowerWish', player, min: 0, max: count - 1 })
}

/** A contest without a seat that has left the game; if it was the one who asked, whoever wants some can ask himself. */
export const contestWithout = ({ unit, order, wishes }: Contest, seat: Seat): Contest =>
  order?.player === seat
    ? { unit, order: null, wishes: [] }
    : { unit, order, wishes: wishes.filter(({ player }) => player !== seat) }
