// Lays a new slip before the people: moves the focus to it, prints it, and has it read out.
import { tick, untrack } from 'svelte'
import type { Space } from '../../shared/game/board'
import type { Settings } from '../../shared/ipc'
import type { Announcer } from './announcer.svelte'
import type { Lesson } from './lesson.svelte'
import { ownerSentence, ruleSentence, sinceSentence, slipSentence } from './spoken'
import type { Table } from './table.svelte'

export type PresenterParts = {
  readonly table: Table
  readonly announcer: Announcer
  readonly lesson: Lesson
  readonly settings: () => Pick<Settings, 'tv'>
  /** Null once the table has been left. */
  readonly slip: () => HTMLElement | null
  /** Whether a handover card lies over the table. */
  readonly covered: () => boolean
}

export class Presenter {
  readonly #parts: PresenterParts
  #printed = false
  /** What had the focus before a rule was opened. */
  #readFrom: Element | null = null
  /** The deed that lies open. */
  #deed: Space | null = null

  constructor(parts: PresenterParts) {
    this.#parts = parts
  }

  /** Another question has another rule, and is presented when the page has followed. */
  ask(): void {
    const { table } = this.#parts
    untrack(() => table.slip.why !== null && table.slip.closeWhy())
    void tick().then(() => this.#present())
  }

  /** A focus that has fallen back to the page goes to what is asked. */
  keepFocus(): void {
    void tick().then(() => {
      if (!this.#parts.covered() && (document.activeElement ?? document.body) === document.body)
        this.#focusQuestion()
    })
  }

  /** Escape leaves the field that is written in first, and only then what lies on the table. */
  readonly leaveField = ({ key, target }: KeyboardEvent): void => {
    if (key === 'Escape' && target instanceof HTMLInputElement) this.#focusQuestion()
  }

  /** From deed to deed the slip and the focus stay, so that the next one is told. */
  followDeed(): void {
    const { table, announcer } = this.#parts
    const { panel } = table.slip
    const deed = panel?.kind === 'deed' ? panel.space : null
    if (deed !== null && this.#deed !== null && deed !== this.#deed)
      untrack(() => announcer.say(ownerSentence(table, deed)))
    this.#deed = deed
  }

  /** Reads the rule that has been opened; when it is closed the focus goes back to where it was. */
  followRule(): void {
    const { table, announcer, slip } = this.#parts
    if (table.slip.why !== null) {
      this.#readFrom ??= document.activeElement
      void tick().then(() => {
        const rule = slip()?.querySelector<HTMLElement>('section.why')
        rule?.querySelector('h2')?.focus({ preventScroll: true })
        if (rule) announcer.say(ruleSentence(rule))
      })
    } else if (this.#readFrom) {
      const back = this.#readFrom
      this.#readFrom = null
      void tick().then(() => {
        if (back instanceof HTMLElement && back.isConnected && back !== document.body)
          back.focus({ preventScroll: true })
        else this.#focusQuestion()
      })
    }
  }

  /** A new slip takes the focus if it was in the old one or nowhere, and is read out if a person is asked. */
  #present(): void {
    const { table, announcer, lesson, covered } = this.#parts
    const slip = this.#parts.slip()
    if (!slip || covered()) return
    const active = document.activeElement
    if (!active || active === document.body || slip.contains(active)) this.#focusQuestion()
    this.#print(slip)
    const { decision } = table
    const { panel } = table.slip
    const asksPerson =
      decision !== null &&
      (!table.isComputer(decision.player) || table.optionsFor(decision.player, 'enterThrow').length > 0)
    const thinks = panel?.kind === 'coach' && table.coach.advice === 'thinking'
    if ((asksPerson || panel) && !thinks) announcer.say(slipSentence(slip))
    if (panel?.kind === 'since') announcer.say(sinceSentence(table, panel.seat))
    announcer.say(lesson.speak())
  }

  /** The first slip lies there already. */
  #print(slip: HTMLElement): void {
    const { table, settings } = this.#parts
    if (this.#printed && !settings().tv && !table.pace.instant && !table.pace.fades)
      slip.querySelector('section.slip')?.animate(
        [
          { transform: 'translateY(12px)', opacity: 0.5 },
          { transform: 'none', opacity: 1 }
        ],
        { duration: 180, easing: 'ease-out' }
      )
    this.#printed = true
  }

  #focusQuestion(): void {
    this.#parts.slip()?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }
}
