// What the new-game screen knows of how long games last: asks for one set of rules after the other, the chosen one first.
import { SvelteMap } from 'svelte/reactivity'
import { whyUnplayable, type Rules } from '../../shared/game/rules'
import type { Bridge, GameLength } from '../../shared/ipc'

/** Milliseconds without another change after which rules count as chosen. */
const SETTLED = 300

/** A measure, or why there is none: it is being taken, or could not be. */
export type Measure = GameLength | 'measuring' | 'unmeasured'

export class Durations {
  readonly #ask: Bridge['measureLength']
  readonly #answers = new SvelteMap<string, GameLength | 'unmeasured'>()
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Counts what was wanted: an answer to an older wish is kept, but nothing more is asked for it. */
  #wish = 0

  constructor(ask: Bridge['measureLength']) {
    this.#ask = ask
  }

  of(rules: Rules): Measure {
    return this.#answers.get(keyOf(rules)) ?? 'measuring'
  }

  /** These are to be known, the first one first; what was wanted before is wanted no longer. */
  want(list: readonly Rules[]): void {
    clearTimeout(this.#timer)
    const wish = ++this.#wish
    this.#timer = setTimeout(() => void this.#askFor(list, wish), SETTLED)
  }

  /** Nothing is wanted any more. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#wish++
  }

  async #askFor(list: readonly Rules[], wish: number): Promise<void> {
    for (const rules of list) {
      const isKnown = typeof this.#answers.get(keyOf(rules)) === 'object'
      if (isKnown || whyUnplayable(rules) !== null) continue
      const answer = await this.#ask(rules)
      if (answer !== null || wish === this.#wish) this.#answers.set(keyOf(rules), answer ?? 'unmeasured')
      if (wish !== this.#wish) return
    }
  }
}

const keyOf = (rules: Rules): string => JSON.stringify(Object.entries(rules).toSorted())
