// The last way out of a debt that the own means do not cover: selling a deed to another player for more than the Bank lends.
import type { Action, Bundle } from '../../shared/game/actions'
import type { DecisionOf, OpenState } from '../../shared/game/view'
import { DEED_SPACES, setOf, type Seat } from '../../shared/game/board'
import { changes, isPossible, isWelcome, lendable, owedBy, type Terms } from './dealing'
import { INTEREST } from './estate'
import { raisableBy } from './liquidation'
import { remember, wasTried, type Memory } from './memory'
import type { Temperament } from './temperament'
import { powers } from './valuation'

/** An offer that would pay the debt and that its buyer should welcome, or null if none is left to try. */
export function rescue(
  table: OpenState,
  { player }: DecisionOf<'debt'>,
  dials: Temperament,
  memory: Memory
): Action | null {
  const missing = owedBy(table, player) - (table.players[player]?.cash ?? 0) - raisableBy(table, player)
  const before = powers(table, dials)
  for (const space of DEED_SPACES) {
    if (table.owners[space] !== player || setOf(space).some((lot) => (table.buildings[lot] ?? 0) > 0))
      continue
    const price = missing + lendable(table, space)
    for (const [to, { bankrupt, cash }] of table.players.entries()) {
      if (bankrupt || to === player) continue
      if (cash < price + (table.mortgaged[space] ? (INTEREST[space] ?? 0) : 0)) continue
      const terms = saleOf(player, to, space, price)
      const [own, other] = changes(table, terms, dials, before)
      if (!isWelcome(other, own, dials) || wasTried(memory, table, terms)) continue
      // the buyer may owe something himself
      if (!isPossible(table, { id: 0, ...terms })) continue
      remember(memory, table, terms)
      return { type: 'offer', player, to, give: terms.give, take: terms.take }
    }
  }
  return null
}

const nothing: Bundle = { cash: 0, deeds: [], cards: [] }

const saleOf = (from: Seat, to: Seat, space: number, price: number): Terms => ({
  from,
  to,
  give: { ...nothing, deeds: [space] },
  take: { ...nothing, cash: price }
})
