// The clock of a timed game: counts the time that a table is really open, and says so when the agreed hour has come.
import type { Clock } from '../shared/ipc'

/** Milliseconds between two looks at the time. */
const TICK = 1000
/** The longest time between two looks that counts: after more the machine was asleep, whose clock may have run on. */
const LONGEST = 3 * TICK

export type GameClockParts = {
  /** Both in milliseconds. */
  readonly limit: number
  readonly played: number
  /** Milliseconds since any moment; must never be set back. */
  readonly now: () => number
  /** Hears at every tick that the limit has been reached. */
  readonly strike: () => void
}

/** Stands still until it is started. */
export class GameClock {
  readonly #parts: GameClockParts
  #played: number
  #last = 0
  #ticking: NodeJS.Timeout | null = null

  constructor(parts: GameClockParts) {
    this.#parts = parts
    this.#played = parts.played
  }

  /** Milliseconds played so far, never more than the limit. */
  get played(): number {
    this.#count()
    return Math.round(this.#played)
  }

  get shown(): Clock {
    return { limit: this.#parts.limit, played: this.played, running: this.#ticking !== null }
  }

  start(): void {
    if (this.#ticking) return
    this.#last = this.#parts.now()
    this.#ticking = setInterval(() => this.#tick(), TICK)
    this.#ticking.unref()
  }

  stop(): void {
    this.#count()
    if (this.#ticking) clearInterval(this.#ticking)
    this.#ticking = null
  }

  #tick(): void {
    this.#count()
    if (this.#played >= this.#parts.limit) this.#parts.strike()
  }

  #count(): void {
    if (!this.#ticking) return
    const now = this.#parts.now()
    const elapsed = Math.min(now - this.#last, LONGEST)
    this.#last = now
    this.#played = Math.min(this.#parts.limit, this.#played + elapsed)
  }
}
