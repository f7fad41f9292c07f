// Leaving jail or sitting it out, and the choice of the income tax.
import type { Action } from '../../shared/game/actions'
import { DECKS, DEED_SPACES, FINE, FLAT_INCOME_TAX, HOTEL, type Seat } from '../../shared/game/board'
import { BANK } from '../../shared/game/events'
import type { OpenState } from '../../shared/game/view'
import { rentPerTurn } from './danger'
import { HOUSE_COST, PRICE, SET_OF } from './estate'
import type { Temperament } from './temperament'

/** Lots for sale make the board worth walking; one unowned deed makes up for so many dollars of rent per turn. */
const LURE = 4
/** Failed throws after which the fine is no longer taken beforehand. */
export const LAST_THROW = 2

/** Lots that are still for sale. */
export function lotsForSale({ owners }: Pick<OpenState, 'owners'>): number {
  let lots = 0
  for (const space of DEED_SPACES) if (owners[space] === BANK) lots++
  return lots
}

/** The rent of one turn, in dollars, up to which the board is worth walking. */
export const lureOf = (table: OpenState, { shelter }: Temperament): number =>
  shelter + LURE * lotsForSale(table)

/** Card or fine if the board is worth it, otherwise the throw for doubles. */
export function answerJail(table: OpenState, seat: Seat, dials: Temperament): Action {
  const stay = { type: 'throwDice', player: seat } as const
  if (rentPerTurn(table, seat) > lureOf(table, dials)) return stay
  for (const deck of DECKS)
    if (table.releaseCards[deck] === seat) return { type: 'useReleaseCard', player: seat, deck }
  const { jailThrows = 0, cash = 0 } = table.players[seat] ?? {}
  return jailThrows < LAST_THROW && cash >= FINE + dials.reserve ? { type: 'payFine', player: seat } : stay
}

const toHundreds = (dollars: number): number => Math.round(dollars / 100) * 100

/**
 * Flat or ten per cent, by a guess at one's worth such as a person makes at the table: cash and deeds in round hundreds. The
 * rules want the choice before the sum is known, so the exact worth is not computed.
 */
export function answerTax(table: OpenState, seat: Seat): Action {
  let guess = toHundreds(table.players[seat]?.cash ?? 0)
  for (const space of DEED_SPACES) {
    if (table.owners[space] !== seat) continue
    guess += toHundreds(PRICE[space] ?? 0)
    const level = table.buildings[space] ?? 0
    guess +=
      (level === HOTEL ? table.rules.housesBeforeHotel + 1 : level) * (HOUSE_COST[SET_OF[space] ?? 0] ?? 0)
  }
  return { type: 'chooseTax', player: seat, choice: guess < 10 * FLAT_INCOME_TAX ? 'percent' : 'flat' }
}
