// The space that a decision is about, to be framed on the board.
import type { Space } from '../../shared/game/board'
import type { Table } from './table.svelte'

export function spaceAsked(table: Table): Space | null {
  const { decision } = table
  switch (decision?.kind) {
    case 'purchase':
    case 'rentThrow':
    case 'inheritance':
      return decision.space
    case 'auction':
    case 'hammer':
    case 'openLot':
      return typeof decision.lot === 'number' ? decision.lot : null
    case 'placement':
      return table.pointedAt ?? table.optionsFor(decision.player, 'place')[0]?.space ?? null
    default:
      return null
  }
}
