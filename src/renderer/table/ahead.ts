// What waits within one throw: each space that two dice can reach, with its chance and what it costs or offers as the board stands.
import { BOARD, FLAT_INCOME_TAX, LUXURY_TAX, deedAt, type Seat, type Space } from '../../shared/game/board'
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

/** One sum of two dice: its chance of 1, where it leads, what is due or offered there, and the salary on the way. */
export type Landing = {
  readonly eyes: number
  readonly chance: number
  readonly space: Space
  readonly salary: number
  readonly what:
    | { readonly kind: 'rent'; readonly owner: Seat; readonly amount: number }
    | { readonly kind: 'sale'; readonly price: number }
    | { readonly kind: 'tax'; readonly amount: number }
    | { readonly kind: 'card' | 'jail' | 'own' | 'free' }
}

/** What the next throw of a seat may bring, from two eyes to twelve. */
export function landingsAhead(view: PlayerView, seat: Seat): Landing[] {
  const from = view.players[seat]?.position ?? 0
  const rents = rentsAhead(view, seat)
  const { salary, doubleSalaryOnGo } = view.rules
  return Array.from({ length: 11 }, (_, place) => place + 2).map((eyes) => {
    const space = (from + eyes) % BOARD.length
    const passed = from + eyes >= BOARD.length ? salary * (space === 0 && doubleSalaryOnGo ? 2 : 1) : 0
    const rent = rents.find((one) => one.space === space)
    const what: Landing['what'] = rent ? { kind: 'rent', ...rent } : atRest(view, seat, space)
    return { eyes, chance: (6 - Math.abs(eyes - 7)) / 36, space, salary: passed, what }
  })
}

function atRest(view: PlayerView, seat: Seat, space: Space): Landing['what'] {
  const deed = deedAt(space)
  const owner = view.owners[space] ?? BANK
  if (deed && owner === BANK) {
    const isOpen = view.rules.firstLapPurchases || (view.players[seat]?.laps ?? 0) > 0
    return isOpen ? { kind: 'sale', price: deed.price } : { kind: 'free' }
  }
  if (deed) return { kind: owner === seat ? 'own' : 'free' }
  switch (BOARD[space]?.kind) {
    case 'incomeTax':
      return { kind: 'tax', amount: FLAT_INCOME_TAX }
    case 'luxuryTax':
      return { kind: 'tax', amount: LUXURY_TAX }
    case 'draw':
      return { kind: 'card' }
    case 'goToJail':
      return { kind: 'jail' }
    default:
      return { kind: 'free' }
  }
}

/** The chance of doubles within so many throws, 0 to 1. */
export const chanceOfDoubles = (throws: number): number => 1 - (5 / 6) ** throws
