// Keeps the sounds from becoming a nuisance: none comes twice within its rest, and each playing differs from the one before.
import { SOUNDS, type SoundName } from './sounds'
import { PLAIN, VARIATIONS, type Variation } from './voice'

export class Restraint {
  readonly #last = new Map<SoundName, number>()
  readonly #turn = new Map<SoundName, number>()

  /** The variation in which a sound may begin at `time` (seconds), or null if one of its kind began too shortly before or after. */
  admit(name: SoundName, time: number): Variation | null {
    const last = this.#last.get(name)
    // a grain of tolerance, since times are sums of fractions
    if (last !== undefined && Math.abs(time - last) < SOUNDS[name].rest - 1e-6) return null
    this.#last.set(name, time)
    const turn = this.#turn.get(name) ?? 0
    this.#turn.set(name, turn + 1)
    return VARIATIONS[turn % VARIATIONS.length] ?? PLAIN
  }

  /** Forgets when a sound was to begin that was called off. */
  release(name: SoundName, time: number): void {
    if (this.#last.get(name) === time) this.#last.delete(name)
  }
}
