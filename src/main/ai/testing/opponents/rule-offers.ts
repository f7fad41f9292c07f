// Offers of the fixed-policy agents: what they put together once a turn, and what they agree to.
import type { Action, Offer } from '../../../../shared/game/actions'
import type { Seat, Space } from '../../../../shared/game/board'
import type { GameState } from '../../../engine'
import { deedsOf } from '../../../engine/state'
import { PRICE, RAILROAD_SET, SETS, SET_OF } from '../../estate'
import { cashOf, completes, GO_MONEY, isLone, NOTHING, partnersOf } from './moves'
import type { Style } from './rule-agent'

type Item = { readonly partner: Seat; readonly space: Space; readonly price: number }

const isFree = (state: GameState, space: Space): boolean => isLone(state, space) && !state.mortgaged[space]
const isStreet = (space: Space): boolean => (SET_OF[space] ?? -1) < RAILROAD_SET

/** Deeds that complete a group of somebody else, at what they ask for them. */
function salesOf(state: GameState, seat: Seat, style: Style): Item[] {
  const items: Item[] = []
  for (const space of deedsOf(state, seat)) {
    if (!isStreet(space) || !isFree(state, space)) continue
    for (const partner of partnersOf(state, seat)) {
      if (!completes(state, partner, space)) continue
      const cash = cashOf(state, partner)
      const printed = Math.floor(1.5 * (PRICE[space] ?? 0))
      const rich = [0.7, 0.6].find((part) => cash * (1 - part) >= GO_MONEY)
      const price =
        style.pricing === 'purse' && rich !== undefined
          ? Math.floor(rich * cash)
          : Math.max(printed, Math.floor(cash / 2))
      if (price <= cash) items.push({ partner, space, price })
    }
  }
  return items
}

/** Deeds of others that complete a group of one's own, or are wanted for themselves. */
function purchasesOf(state: GameState, seat: Seat, { wants }: Style): Item[] {
  return partnersOf(state, seat).flatMap((partner) =>
    deedsOf(state, partner)
      .filter(
        (space) =>
          isFree(state, space) &&
          (wants.includes(space) || (isStreet(space) && completes(state, seat, space)))
      )
      .map((space) => ({ partner, space, price: Math.floor(0.75 * (PRICE[space] ?? 0)) }))
  )
}

const sale = (player: Seat, { partner, space, price }: Item): Action => ({
  type: 'offer',
  player,
  to: partner,
  give: { ...NOTHING, deeds: [space] },
  take: { ...NOTHING, cash: price }
})

const purchase = (player: Seat, { partner, space }: Item, price: number): Action => ({
  type: 'offer',
  player,
  to: partner,
  give: { ...NOTHING, cash: price },
  take: { ...NOTHING, deeds: [space] }
})

/** All offers of one turn. */
export function plannedOffers(state: GameState, seat: Seat, style: Style): Action[] {
  if (style.isSneaky) return sneakyOffers(state, seat)
  const sales = salesOf(state, seat, style)
  const purchases = purchasesOf(state, seat, style)
  const cash = cashOf(state, seat)
  if (cash < GO_MONEY) return sales.slice(0, 1).map((item) => sale(seat, item))
  const swaps = swapsOf(state, seat, { sales, purchases }, style)
  if (swaps.length > 0) return swaps
  const bids = purchases.flatMap((item) => {
    const isRich = cashOf(state, item.partner) >= GO_MONEY
    const part = style.pricing === 'purse' && isRich ? 0.75 : 1.125
    const price = Math.floor(part * (PRICE[item.space] ?? 0))
    return cash - price > GO_MONEY / 2 ? [purchase(seat, item, price)] : []
  })
  return bids.length > 0 ? bids : sales.map((item) => sale(seat, item))
}

/** One deed for another with a partner who appears on both lists, and the difference in cash. */
function swapsOf(
  state: GameState,
  player: Seat,
  { sales, purchases }: { readonly sales: readonly Item[]; readonly purchases: readonly Item[] },
  { pricing }: Style
): Action[] {
  return sales.flatMap((sold) => {
    const bought = purchases.find(({ partner, space }) => partner === sold.partner && space !== sold.space)
    if (!bought || SET_OF[bought.space] === SET_OF[sold.space]) return []
    const partnerCash = cashOf(state, sold.partner)
    const part = [0.7, 0.6, 0.5].find((share) => partnerCash * (1 - share) >= GO_MONEY) ?? 0.5
    const due = pricing === 'purse' ? Math.floor(part * partnerCash) : sold.price - bought.price
    return [
      {
        type: 'offer',
        player,
        to: sold.partner,
        give: { ...NOTHING, cash: Math.max(0, -due), deeds: [sold.space] },
        take: { ...NOTHING, cash: Math.max(0, due), deeds: [bought.space] }
      } satisfies Action
    ]
  })
}

/** One dollar for the dearest lone lot of each partner. */
function sneakyOffers(state: GameState, seat: Seat): Action[] {
  return partnersOf(state, seat).flatMap((partner) =>
    deedsOf(state, partner)
      .filter((space) => isLone(state, space))
      .toSorted((one, other) => (PRICE[other] ?? 0) - (PRICE[one] ?? 0))
      .slice(0, 3)
      .map((space) => purchase(seat, { partner, space, price: 1 }, 1))
  )
}

/** Whole colour groups of a seat, with some deeds more and some fewer. */
function groupsOf(state: GameState, seat: Seat, more: readonly Space[], fewer: readonly Space[]): number {
  return SETS.slice(0, RAILROAD_SET).filter((spaces) =>
    spaces.every((space) => more.includes(space) || (state.owners[space] === seat && !fewer.includes(space)))
  ).length
}

/** Whether the agent agrees: no mortgaged lots, no gifts, and by groups gained, then by printed prices. */
export function isAccepted(state: GameState, { to, give, take }: Offer, { pricing }: Style): boolean {
  if ([...give.deeds, ...take.deeds].some((space) => state.mortgaged[space])) return false
  if (give.deeds.length === 0 && give.cash === 0) return false
  const cash = cashOf(state, to)
  const after = cash + give.cash - take.cash
  if (after < 0) return false
  const groups = groupsOf(state, to, give.deeds, take.deeds) - groupsOf(state, to, [], [])
  if (groups < 0) return false
  if (groups > 0 && pricing === 'printed') return true
  if (after < GO_MONEY / 2) return false
  const printed = (deeds: readonly Space[]): number =>
    deeds.reduce((sum, space) => sum + (PRICE[space] ?? 0), 0)
  const net = printed(give.deeds) + give.cash - printed(take.deeds) - take.cash
  return after >= GO_MONEY || net > 0
}
