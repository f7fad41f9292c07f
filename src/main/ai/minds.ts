// The minds of the computer players at one table: a memory for each seat, and an answer to whatever a seat is asked.
import type { Action } from '../../shared/game/actions'
import type { Seat } from '../../shared/game/board'
import { newMemory, type Memory } from './memory'
import type { ComputerPlayers } from './players'
import { choose } from './policy'
import { temperamentOf } from './temperament'

/** What the session asks. */
export type Request = Parameters<ComputerPlayers['choose']>[0]

export class Minds {
  readonly #memories = new Map<Seat, Memory>()

  choose({ view, seat, level, options, nonce }: Request): Action | null {
    const [vote, ...others] = options
    // it is asked for nothing else: all persons want to end the game
    if (vote?.type === 'agreeToEnd' && others.length === 0) return vote
    const memory = this.#memories.get(seat) ?? newMemory()
    this.#memories.set(seat, memory)
    return choose(view, seat, { temperament: temperamentOf(level), memory, whim: whimOf(nonce, seat) })
  }
}

/** A number from 0 to below 1 out of the nonce, another one for each seat. */
function whimOf(nonce: number, seat: Seat): number {
  let bits = Math.imul(nonce ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(seat + 1, 0xc2b2ae35)
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39)
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32
}
