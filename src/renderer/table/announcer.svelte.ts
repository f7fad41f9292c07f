// What a screen reader is told: every event once and in order, the decision with its answers, and what is asked for by key.
import type { GameEvent } from '../../shared/game/events'
import { narrate } from '../i18n/narrate'
import type { Namer } from '../i18n/sentences'
import { isRedundant } from './ledger'

/** Old lines are taken out of the page; a screen reader has long read them. */
const KEPT = 40

export class Announcer {
  /** Newest last; each is added once and never changed, which is what a live region reads. */
  lines: readonly { readonly id: number; readonly text: string }[] = $state.raw([])
  #count = 0
  #before: GameEvent | undefined

  say(text: string): void {
    if (text === '') return
    this.#count += 1
    this.lines = [...this.lines, { id: this.#count, text }].slice(-KEPT)
  }

  /** Tells one event, unless the events around it say the same. */
  tell(event: GameEvent, name: Namer): void {
    if (!isRedundant(event, this.#before)) this.say(`${narrate(event, name)}.`)
    this.#before = event
  }
}
