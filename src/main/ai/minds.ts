// The minds of the computer players at one table: one for each seat, and an answer to whatever a seat is asked.
import type { Action } from '../../shared/game/actions'
import type { Seat } from '../../shared/game/board'
import { notices } from './attention'
import { newMemory, type Memory } from './memory'
import type { ComputerPlayers } from './players'
import { choose } from './policy'
import { checkView } from './possible'
import type { Budget, Effort } from './search/race'
import type { Choice } from './search/question'
import { Strategist } from './search/strategist'
import { temperamentOf } from './temperament'

/** What the session asks. */
export type Request = Parameters<ComputerPlayers['choose']>[0]

type Player = { readonly memory: Memory; readonly strategist: Strategist }

/** Nothing is played ahead. */
const NOTHING_SPENT: Budget = { rollouts: 0 }

export class Minds {
  readonly #players = new Map<Seat, Player>()
  readonly #effort: Effort | null

  /** `effort` is what a master may spend on one decision; without it he plays as the strong player does. */
  constructor(effort: Effort | null = null) {
    this.#effort = effort
  }

  /** The action of a seat; see ComputerPlayers. Throws ImpossibleView. */
  choose(request: Request): Action | null {
    return this.weigh(request).action
  }

  /** The action of a seat with all that it was weighed against. Throws ImpossibleView. */
  weigh({ view, seat, level, character, options, nonce }: Request): Choice {
    const [vote, ...others] = options
    checkView(view, seat)
    // it is asked for nothing else: all persons want to end the game
    if (vote?.type === 'agreeToEnd' && others.length === 0) return { action: vote, weighed: [] }
    const { memory, strategist } = this.#playerOn(seat)
    const mind = { temperament: temperamentOf(level, character), memory, whim: whimOf(nonce, seat) }
    if (level === 'beginner' || level === 'casual') {
      const claims = view.claims.filter((claim) => claim.owner !== seat || notices(view, claim, level))
      return { action: choose({ ...view, claims }, seat, mind), weighed: [] }
    }
    const budget = level === 'master' && this.#effort ? this.#effort() : NOTHING_SPENT
    return strategist.choose({ view, seat, mind, seed: seedOf(nonce), budget })
  }

  #playerOn(seat: Seat): Player {
    const player = this.#players.get(seat) ?? { memory: newMemory(), strategist: new Strategist() }
    this.#players.set(seat, player)
    return player
  }
}

/** Seeds of one decision follow each other, so that those of two decisions lie far apart. */
const seedOf = (nonce: number): number => Math.imul(nonce, 0x9e3779b1) >>> 0

/** A number from 0 to below 1 out of the nonce, another one for each seat. */
export function whimOf(nonce: number, seat: Seat): number {
  let bits = Math.imul(nonce ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(seat + 1, 0xc2b2ae35)
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39)
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32
}
