// What the people at this screen ask of main: actions, undo and redo, seats left to computers; a refusal becomes a sentence.
import type { Action } from '../../shared/game/actions'
import type { Seat } from '../../shared/game/board'
import type { ActResult, Bridge, Level, UndoResult } from '../../shared/ipc'
import { words } from '../i18n'
import type { Notices } from './notices.svelte'

export type ActsParts = {
  readonly bridge: Pick<Bridge, 'act' | 'undo' | 'redo' | 'setControl'>
  readonly notices: Notices
  /** Number of the newest act that the eye has seen. */
  readonly seq: () => number
}

export class Acts {
  /** Whether an act of this screen is on its way, until the eye has seen what became of it. */
  answering: boolean = $state(false)
  readonly #parts: ActsParts
  /** Number of the act that this screen waits for. */
  #awaited = 0

  constructor(parts: ActsParts) {
    this.#parts = parts
  }

  /** Says what a person wants to do; a refusal changes nothing. */
  async act(action: Action): Promise<ActResult> {
    const { bridge, notices } = this.#parts
    notices.note = null
    notices.refusal = null
    this.answering = true
    const result = await bridge.act(action)
    if (result.ok) this.#await(result.seq)
    else if ('illegal' in result) {
      this.#refuse(words.table.illegalities[result.illegal])
      notices.refusal = result.illegal
    } else this.#refuse(words.table.troubles[result.trouble])
    return result
  }

  /** Takes the last action back, or brings it back. */
  undo(): Promise<void> {
    return this.#turnBack('undo')
  }

  redo(): Promise<void> {
    return this.#turnBack('redo')
  }

  async #turnBack(way: 'undo' | 'redo'): Promise<void> {
    const { bridge, notices } = this.#parts
    notices.note = null
    this.answering = true
    const result: UndoResult = await bridge[way](null)
    if (result.ok) this.#await(result.seq)
    else
      this.#refuse(
        'refused' in result ? words.table.undoRefusals[result.refused] : words.table.troubles[result.trouble]
      )
  }

  /** Leaves a seat to the computer, or takes it back. */
  async leaveTo(seat: Seat, computer: Level | null): Promise<void> {
    const { bridge, notices } = this.#parts
    notices.note = null
    const result = await bridge.setControl({ seat, computer })
    if (!result.ok) this.#refuse(words.table.troubles[result.trouble])
  }

  /** The eye has come to this act. */
  seen(seq: number): void {
    if (seq >= this.#awaited) this.answering = false
  }

  #await(seq: number): void {
    this.#awaited = Math.max(this.#awaited, seq)
    this.answering = this.#parts.seq() < this.#awaited
  }

  #refuse(text: string): void {
    this.answering = false
    this.#parts.notices.tell(text)
  }
}
