// Keys pressed while a screen is on its way: kept in order, and pressed again when it stands.

/** More than a hand presses meanwhile; the rest is let go. */
const MOST = 8
const LEFT_ALONE = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph']

export class EarlyKeys {
  #kept: KeyboardEvent[] = []
  /** Nothing stands when the page begins. */
  #waiting = true
  #giving = false
  /** The key that is being pressed again. */
  #given: KeyboardEvent | null = null

  /** Listens before everybody else, so it is made before any screen. */
  constructor(target: Window) {
    target.addEventListener('keydown', this.#meet, { capture: true })
    // whoever takes the mouse does something else now
    target.addEventListener('pointerdown', () => this.forget(), { capture: true })
  }

  readonly #meet = (event: KeyboardEvent): void => {
    if (event === this.#given || !(this.#waiting || this.#giving)) return
    if (LEFT_ALONE.includes(event.key) || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!event.repeat && this.#kept.length < MOST) this.#kept.push(event)
  }

  /** Keeps what is pressed from now on. */
  wait(): void {
    this.#waiting = true
  }

  /** Presses what was kept, until one of these keys asks for another screen, for which the others wait. */
  async give(): Promise<void> {
    this.#waiting = false
    if (!this.#giving) await this.#pressKept()
  }

  async #pressKept(): Promise<void> {
    this.#giving = true
    while (!this.#waiting) {
      const key = this.#kept.shift()
      if (!key) break
      this.#given = new KeyboardEvent(key.type, key)
      const target = document.activeElement ?? document.body
      target.dispatchEvent(this.#given)
      // the next one may be meant for what this one has opened
      await new Promise(requestAnimationFrame)
    }
    this.#giving = false
  }

  /** Lets go what was kept: its screen does not come. */
  forget(): void {
    this.#kept = []
  }
}
