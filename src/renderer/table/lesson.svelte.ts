// What the guide tells beside the open question: each hint is given once, said once, and kept until the question is another one.
import type { Settings } from '../../shared/ipc'
import { capOf } from '../controls/keycaps'
import { adviceOf, hintAt, type Hint } from './guide'
import type { Command } from './key-map'
import { KEYS } from './keys'
import type { Table } from './table.svelte'

export type LessonParts = {
  readonly table: Table
  readonly settings: () => Pick<Settings, 'tv' | 'guide' | 'told'>
  readonly onchoose: (change: Partial<Settings>) => void
}

export class Lesson {
  readonly #parts: LessonParts
  /** The hint that is being given; it has been given when its question is another one. */
  #given: Hint | null = null
  #spoken: Hint | null = null

  constructor(parts: LessonParts) {
    this.#parts = parts
  }

  readonly #hint: Hint | null = $derived.by(() =>
    this.#parts.settings().tv ? null : hintAt(this.#parts.table)
  )

  /** What the guide has to say now, or null. */
  readonly advice: string | null = $derived.by(() => {
    const { guide, told } = this.#parts.settings()
    return this.#hint === null || !guide || told.includes(this.#hint)
      ? null
      : adviceOf(this.#hint, (command: Command) => capOf(KEYS[command]))
  })

  /** Another question is open: what was told beside the last one need not be told again. */
  goOn(): void {
    const { table, settings, onchoose } = this.#parts
    // Somebody looks at his deeds meanwhile, and comes back to the question.
    if (table.slip.panel !== null && table.slip.panel.kind !== 'offer') return
    const { guide, told } = settings()
    const given = this.#given
    if (given !== null && given !== this.#hint && guide && !told.includes(given))
      onchoose({ told: [...told, given] })
    this.#given = this.advice === null ? null : this.#hint
  }

  /** What is still to be said aloud; empty if it has been. */
  speak(): string {
    const { advice } = this
    if (advice === null || this.#hint === this.#spoken) return ''
    this.#spoken = this.#hint
    return advice
  }
}
