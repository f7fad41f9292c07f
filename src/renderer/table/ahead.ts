// What waits within one throw: lots of others on the spaces that two dice can reach, with the rent of each as the board stands.
import { BOARD, type Seat, type Space } from '../../shared/game/board'
import { BANK } from '../../shared/game/events'
import type { PlayerView } from '../../shared/game/view'
import { rentOf } from '../board/rung'

export type RentAhead = { readonly space: Space; readonly owner: Seat; readonly amount: number }

/** In the order of the way, two to twelve spaces on. */
export function rentsAhead(view: PlayerView, seat: Seat): RentAhead[] {
  const from = view.players[seat]?.position ?? 0
  return Array.from({ length: 11 }, (_, place) => place + 2).flatMap((steps) => {
    const space = (from + steps) % BOARD.length
    const owner = view.owners[space] ?? BANK
    if (owner === BANK || owner === seat) return []
    if (!view.rules.rentInJail && view.players[owner]?.inJail) return []
    const rent = rentOf(space, view)
    if (!rent) return []
    return [{ space, owner, amount: 'amount' in rent ? rent.amount : rent.timesThrow * steps }]
  })
}

/** The chance of doubles within so many throws, 0 to 1. */
export const chanceOfDoubles = (throws: number): number => 1 - (5 / 6) ** throws
