// What a computer player remembers of its own offers, so that it neither pesters nor repeats itself.
import { DEED_SPACES, type Seat } from '../../shared/game/board'
import { BANK } from '../../shared/game/events'
import type { OpenState } from '../../shared/game/view'
import type { Terms } from './dealing'

/** Offers that a seat makes in one turn at most. */
const OFFERS_A_TURN = 2
/** Turns of the whole table for which the same goods are not asked for again, even when other deeds have moved. */
const PATIENCE = 12
/** Own turns, as turns of four, after which deals are looked for again although no deed has moved: cash has. */
const REVIEW = 24

export type Memory = {
  turn: number
  offersThisTurn: number
  /** By partner: the deeds of both and the turn when a deal with it was last looked for. */
  looks: { deeds: number; turn: number }[]
  /** Offers made, by their goods: where the deeds lay, when, and the cash that the other side would have got. */
  made: Map<string, { readonly deeds: number; readonly turn: number; readonly cash: number }>
}

export const newMemory = (): Memory => ({ turn: -1, offersThisTurn: 0, looks: [], made: new Map() })

/** One number for who owns what. */
export function ownership({ owners }: Pick<OpenState, 'owners'>): number {
  let sum = 17
  for (const space of DEED_SPACES) sum = (Math.imul(sum, 31) + (owners[space] ?? BANK) + 2) | 0
  return sum
}

/** One number for the deeds of two seats. */
function ownershipOf({ owners }: Pick<OpenState, 'owners'>, seat: Seat, partner: Seat): number {
  let sum = 17
  for (const space of DEED_SPACES) {
    const owner = owners[space]
    sum = (Math.imul(sum, 31) + (owner === seat ? 1 : owner === partner ? 2 : 0)) | 0
  }
  return sum
}

/** Whether the seat may make an offer in this turn: not too many in one. */
export function mayOffer(memory: Memory, { turn: { number } }: OpenState): boolean {
  if (memory.turn !== number) {
    // a turn before the last one is another game, or one that was taken back
    if (number < memory.turn) Object.assign(memory, newMemory())
    memory.turn = number
    memory.offersThisTurn = 0
  }
  return memory.offersThisTurn < OFFERS_A_TURN
}

/** Whether it is time to look for a deal with a partner: not again where no deed of either has moved. */
export function mayLookAt(memory: Memory, table: OpenState, seat: Seat, partner: Seat): boolean {
  const { number } = table.turn
  const deeds = ownershipOf(table, seat, partner)
  const last = memory.looks[partner]
  if (last?.deeds === deeds && number !== last.turn && number - last.turn < REVIEW) return false
  memory.looks[partner] = { deeds, turn: number }
  return true
}

/** One text for the goods of an offer, cash aside. */
export const goodsOf = ({ to, give, take }: Terms): string =>
  `${to}:${give.deeds.join()}/${give.cards.join()}:${take.deeds.join()}/${take.cards.join()}`

const cashFor = ({ give, take }: Terms): number => give.cash - take.cash

/** Whether these goods were offered in vain in a like position: the same deeds lie where they lay, or it is not long ago. */
export function wasTried(memory: Memory, table: OpenState, terms: Terms): boolean {
  const tried = memory.made.get(goodsOf(terms))
  if (!tried) return false
  // a clearly better price is another offer
  if (cashFor(terms) >= tried.cash + Math.max(50, Math.abs(tried.cash) / 4)) return false
  return tried.deeds === ownership(table) || table.turn.number - tried.turn < PATIENCE
}

/** Counts an offer that is being made, for `mayOffer` and `wasTried`. */
export function remember(memory: Memory, table: OpenState, terms: Terms): void {
  memory.offersThisTurn++
  memory.made.set(goodsOf(terms), {
    deeds: ownership(table),
    turn: table.turn.number,
    cash: cashFor(terms)
  })
}
