// What has happened at a table, as far as the eye has come: the ledger, what was taken back of it, and what is still to be read.
import type { Dice } from '../../shared/game/actions'
import type { Deck, Seat } from '../../shared/game/board'
import type { CardId } from '../../shared/game/cards'
import type { GameEvent } from '../../shared/game/events'
import type { LedgerEntry } from '../../shared/ipc'

/** As many lines as the ledger keeps in the window. */
const LEDGER_LENGTH = 400

export class Chronicle {
  /** Newest last. */
  ledger: readonly LedgerEntry[]
  /** Numbers of the actions that were taken back. */
  undone: readonly number[]
  /** The card drawn last in this turn, to be read again. */
  card: { readonly player: Seat; readonly deck: Deck; readonly card: CardId } | null = $state.raw(null)
  /** The last throw, also after the turn has passed on. */
  lastThrow: { readonly player: Seat; readonly dice: Dice } | null = $state.raw(null)

  #listeners: ((entry: LedgerEntry) => void)[] = []

  constructor(ledger: readonly LedgerEntry[]) {
    this.ledger = $state.raw(ledger)
    this.undone = $state.raw(ledger.flatMap(({ seq, undone }) => (undone ? [seq] : [])))
    for (const { event } of this.story) this.#remember(event)
  }

  /** What has happened and was not taken back, oldest first. */
  get story(): readonly LedgerEntry[] {
    return this.ledger.filter(({ seq }) => !this.undone.includes(seq))
  }

  /** Calls back for each entry of the ledger as the eye reaches it; returns how to stop. */
  onevent(listen: (entry: LedgerEntry) => void): () => void {
    this.#listeners.push(listen)
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listen)
    }
  }

  see(entries: readonly LedgerEntry[]): void {
    this.ledger = [...this.ledger, ...entries].slice(-LEDGER_LENGTH)
    for (const entry of entries) {
      this.#remember(entry.event)
      for (const listen of this.#listeners) listen(entry)
    }
  }

  /** Marks what was taken back; what is still to be read goes by what is left. */
  takeBack(seq: number): void {
    this.undone = [...this.undone, seq]
    this.card = null
    this.lastThrow = null
    for (const { event } of this.story) this.#remember(event)
  }

  /** Keeps what is still to be read after its event has passed. */
  #remember(event: GameEvent): void {
    if (event.type === 'turnStarted') this.card = null
    if (event.type === 'cardDrawn') this.card = event
    if (event.type === 'diceThrown') this.lastThrow = event
  }
}
