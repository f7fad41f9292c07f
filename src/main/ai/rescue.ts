// The last way out of a debt that the own means do not cover: selling a deed to another player for more than the Bank lends.
import type { Action } from '../../shared/game/actions'
import { DEED_SPACES, setOf, type Seat, type Space } from '../../shared/game/board'
import type { DecisionOf, OpenState } from '../../shared/game/view'
import { worthTo } from './bidding'
import { changes, isPossible, isWelcome, lendable, owedBy, type Terms } from './dealing'
import { raisableBy } from './liquidation'
import { mayOffer, remember, wasTried, type Memory } from './memory'
import type { Temperament } from './temperament'
import { powers } from './valuation'

/** Part of what a deed is worth to its buyer that the debtor asks first, where he does not need more. */
const FAIR = 0.6

/** An offer that would pay the debt and that its buyer should welcome, or null if none is left to try. */
export function rescue(
  table: OpenState,
  { player }: DecisionOf<'debt'>,
  dials: Temperament,
  memory: Memory
): Action | null {
  if (!mayOffer(memory, table)) return null
  const missing = owedBy(table, player) - (table.players[player]?.cash ?? 0) - raisableBy(table, player)
  const before = powers(table, dials)
  let best: Terms | null = null
  let bestGain = 0
  for (const space of DEED_SPACES) {
    if (table.owners[space] !== player || setOf(space).some((lot) => (table.buildings[lot] ?? 0) > 0))
      continue
    const least = missing + lendable(table, space)
    for (let to = 0; to < table.players.length; to++) {
      if (to === player || table.players[to]?.bankrupt) continue
      const fair = Math.floor(FAIR * worthTo(table, to, space, dials))
      for (const price of fair > least ? [fair, least] : [least]) {
        const terms = saleOf(player, to, space, price)
        // the buyer must have the cash, and may owe something himself
        if (!isPossible(table, { id: 0, ...terms }) || wasTried(memory, table, terms)) continue
        const [own, other] = changes(table, terms, dials, before)
        if (!isWelcome(other, own, dials)) continue
        if (other.gain > bestGain) {
          best = terms
          bestGain = other.gain
        }
        break
      }
    }
  }
  if (!best) return null
  remember(memory, table, best)
  return { type: 'offer', player, to: best.to, give: best.give, take: best.take }
}

const saleOf = (from: Seat, to: Seat, space: Space, price: number): Terms => ({
  from,
  to,
  give: { cash: 0, deeds: [space], cards: [] },
  take: { cash: price, deeds: [], cards: [] }
})
