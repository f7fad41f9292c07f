// What a key or a click does while something moves: it ends the motion, and what it means otherwise waits.
import { ALWAYS, nameOf } from './key-map'
import { KEYS } from './keys'
import type { Table } from './table.svelte'

const IGNORED = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph']

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

export class Hurry {
  readonly #table: Table
  readonly #slip: () => HTMLElement
  #swallowClick = false
  /** The key that has ended a motion since somebody was asked last. */
  #swallowedKey: string | null = null

  constructor(table: Table, slip: () => HTMLElement) {
    this.#table = table
    this.#slip = slip
  }

  /**
   * Any key or click ends the running motion and does nothing else, except in a slip that somebody is working on. A key that
   * means the same at any time keeps its meaning and ends nothing; any other loses its own once at most.
   */
  readonly meet = (event: KeyboardEvent | MouseEvent): void => {
    const { playback, acts } = this.#table
    const { answering } = acts
    const key = event instanceof KeyboardEvent ? nameOf(event.key) : null
    if (event instanceof KeyboardEvent && (IGNORED.includes(event.key) || event.ctrlKey || event.metaKey))
      return
    if (key !== null && ALWAYS.some((command) => KEYS[command] === key)) return
    if (event.type === 'click' && this.#swallowClick) {
      this.#swallowClick = false
      stop(event)
      return
    }
    if (!playback.busy) {
      this.#swallowedKey = null
      // An answer is on its way: the same slip is not answered twice.
      if (answering && !this.#edits && this.#isOnSlip(event)) stop(event)
      return
    }
    playback.skip()
    if (this.#edits && this.#isOnSlip(event)) return
    if (event.type === 'pointerdown') this.#swallowClick = true
    const isAgain =
      key !== null && key === this.#swallowedKey && !(event instanceof KeyboardEvent && event.repeat)
    this.#swallowedKey = isAgain ? null : key
    if (!isAgain || answering) stop(event)
  }

  /** Slips on which one thing after the other is done; all others are answered once. */
  get #edits(): boolean {
    const { panel } = this.#table.slip
    return panel !== null && panel.kind !== 'offer'
  }

  #isOnSlip({ target }: Event): boolean {
    return target instanceof Node && this.#slip().contains(target)
  }
}
