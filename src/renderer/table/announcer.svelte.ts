// What a screen reader is told: every event once and in order, the decision with its answers, and what is asked for by key.
import type { GameEvent } from '../../shared/game/events'
import type { LedgerEntry } from '../../shared/ipc'
import type { Reason } from '../../shared/reasons'
import { words } from '../i18n'
import { narrate, reasonOf } from '../i18n/narrate'
import type { Namer } from '../i18n/sentences'
import { isRedundant, isSaidAgain } from './ledger'

/** Old lines are taken out of the page; a screen reader has long read them. */
const KEPT = 40

export class Announcer {
  /** Newest last; each is added once and never changed, which is what a live region reads. */
  lines: readonly { readonly id: number; readonly text: string }[] = $state.raw([])
  #count = 0
  #before: GameEvent | undefined
  /** A reason that waits for the event after which it is said; that of a bid waits for the hammer. */
  #waiting: LedgerEntry | null = null
  #bid: LedgerEntry | null = null
  #heard: Reason | undefined

  say(text: string): void {
    if (text === '') return
    this.#count += 1
    this.lines = [...this.lines, { id: this.#count, text }].slice(-KEPT)
  }

  /**
   * Tells one event, unless the events around it say the same, and after it what a card orders, or why it was brought about;
   * what a lot is worth to a bidder is told when it is his.
   */
  tell(entry: LedgerEntry, name: Namer): void {
    const { seq, event, reason } = entry
    if (event.type === 'debtOpened') this.#heard = undefined
    if (reason && !isSaidAgain(reason, this.#heard)) this.#waiting = entry
    this.#heard = reason ?? this.#heard
    if (event.type === 'bidMade') [this.#bid, this.#waiting] = [entry, null]
    if (event.type === 'auctionClosed') {
      this.#waiting = this.#bid && { ...this.#bid, seq }
      this.#bid = null
    }
    if (!isRedundant(event, this.#before)) {
      this.say(`${narrate(event, name)}.`)
      if (event.type === 'cardDrawn') this.say(words.names.cards[event.card].order)
      if (this.#waiting?.reason && this.#waiting.seq === seq)
        this.say(words.reasons.quoted(reasonOf(this.#waiting.reason, name)))
      this.#waiting = null
    }
    this.#before = event
  }
}
