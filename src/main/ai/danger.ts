// What the table may cost a seat soon: the rents that lie within one throw, and those of a whole round.
import { DEED_SPACES, LUXURY_TAX, type Seat, type Space } from '../../shared/game/board'
import { BANK } from '../../shared/game/events'
import type { OpenState } from '../../shared/game/view'
import { rentOf } from '../engine/rules/rent'
import { THROW_CHANCE, VISITS } from './landing'

type Board = Pick<OpenState, 'players' | 'owners' | 'mortgaged' | 'buildings'>

const LUXURY: Space = 38
const MEAN = 7

/** What a seat would owe if its token came to rest here. */
function owedAt(table: Board, seat: Seat, space: Space): number {
  const owner = table.owners[space] ?? BANK
  if (owner === BANK) return space === LUXURY ? LUXURY_TAX : 0
  return owner === seat || table.mortgaged[space] ? 0 : rentOf(table, space, MEAN)
}

/** Rents within the next throw of a seat: the mean, and the worst one that is not a freak (one throw in twenty). */
export function rentsAhead(table: Board, seat: Seat): { readonly mean: number; readonly worst: number } {
  const from = table.players[seat]?.position ?? 0
  let mean = 0
  let worst = 0
  for (let sum = 2; sum <= 12; sum++) {
    const owed = owedAt(table, seat, (from + sum) % 40)
    const chance = THROW_CHANCE[sum] ?? 0
    mean += chance * owed
    if (chance > 0.05 && owed > worst) worst = owed
  }
  return { mean, worst }
}

/** Rent that a seat pays in one turn on average, wherever its token is. */
export function rentPerTurn(table: Board, seat: Seat): number {
  let sum = 0
  for (const space of DEED_SPACES) {
    const owed = owedAt(table, seat, space)
    if (owed > 0) sum += owed * (VISITS[space] ?? 0)
  }
  return sum
}
