// What is said in passing at the foot of the table: what was refused or failed last, and the rule behind a refusal.
import type { Illegality } from '../../shared/game/actions'
import type { Room, Trouble } from '../../shared/ipc'
import type { Subject } from '../art/subjects'
import { words } from '../i18n'

export type Note = {
  readonly text: string
  /** The computers stand still over it. */
  readonly stalled: boolean
  /** The voice tells it anyway. */
  readonly said?: true
  readonly picture?: Subject | undefined
}

export class Notices {
  /** Null once something else has happened. */
  note: Note | null = $state.raw(null)
  /** Whether the people must be told to make room on the disk; it stays until they have read it, or made room. */
  room: Room = $state('enough')
  /** Why something was refused last, in the slip or by main; its rule is what "Why?" opens first. */
  refusal: Illegality | null = $state.raw(null)

  /** Says something in passing. */
  tell(text: string, picture?: Subject): void {
    this.note = { text, picture, stalled: false }
  }

  /** Shows what the voice tells in words of its own. */
  show(text: string, picture?: Subject): void {
    this.note = { text, picture, stalled: false, said: true }
  }

  /** The move of a computer could not be saved, so that it was not made: the people may try again. */
  stall(trouble: Trouble): void {
    this.note = { text: words.table.troubles[trouble], stalled: true }
  }
}
