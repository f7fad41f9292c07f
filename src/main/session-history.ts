// What has been played at a table in order, what of it was taken back, and the states before, so that each comes back exactly.
import type { Action } from '../shared/game/actions'
import type { Seat } from '../shared/game/board'
import type { GameEvent } from '../shared/game/events'
import type { Departure } from '../shared/ipc'
import type { Reason } from '../shared/reasons'
import type { GameState } from './engine'
import type { Cause } from './saves'

/** An action that was played, and the state before it; null while nobody has asked for that since the game was opened. */
export type Past = {
  /** Number of the record that played it, or brought it back last. */
  readonly seq: number
  readonly action: Action
  readonly events: readonly GameEvent[]
  /** Why a computer player chose it, or null. */
  readonly reason: Reason | null
  readonly before: GameState | null
}

/** A record of an action as far as it matters here. */
export type Entry = Omit<Past, 'before'> & { readonly cause: Cause }

export class History {
  readonly #done: Past[] = []
  readonly #undone: Past[] = []

  /** The last action that stands, or null. */
  get last(): Past | null {
    return this.#done.at(-1) ?? null
  }

  /** The action that would be brought back next, or null. */
  get next(): Past | null {
    return this.#undone.at(-1) ?? null
  }

  /** Whether an action that stands is like this, or one that could be brought back. */
  stands(isWanted: (action: Action) => boolean): boolean {
    return this.#done.some(({ action }) => isWanted(action))
  }
  waits(isWanted: (action: Action) => boolean): boolean {
    return this.#undone.some(({ action }) => isWanted(action))
  }

  /** Whether a seat has offered a deal since the turn at hand began. */
  hasOffered(seat: Seat): boolean {
    for (const { action, events } of this.#done.toReversed()) {
      if (action.type === 'offer' && action.player === seat) return true
      if (events.some(({ type }) => type === 'turnStarted')) return false
    }
    return false
  }

  /** Who has gone bankrupt, the first to go first. */
  get departures(): Departure[] {
    let turn = 0
    return this.#done.flatMap(({ events }) =>
      events.flatMap((event) => {
        if (event.type === 'turnStarted') turn = event.number
        return event.type === 'playerBankrupted'
          ? [{ seat: event.player, turn, creditor: event.creditor }]
          : []
      })
    )
  }

  /** Follows one more record; another action ends what could be brought back. Throws a RangeError where nothing is left. */
  follow({ seq, cause, action, events, reason }: Entry, before: GameState | null): void {
    switch (cause) {
      case 'action':
        this.#undone.length = 0
        this.#done.push({ seq, action, events, reason, before })
        return
      case 'undo':
        this.#undone.push(taken(this.#done))
        return
      case 'redo':
        taken(this.#undone)
        this.#done.push({ seq, action, events, reason, before })
    }
  }
}

function taken(list: Past[]): Past {
  const past = list.pop()
  if (!past) throw new RangeError('There is nothing left to take back or bring back')
  return past
}
