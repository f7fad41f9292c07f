// How far the eye has come, told to main once for each act: computers go on from there.
import type { Bridge } from '../../shared/ipc'

export class Report {
  readonly #bridge: Pick<Bridge, 'caughtUp'>
  #reported = -1

  constructor(bridge: Pick<Bridge, 'caughtUp'>) {
    this.#bridge = bridge
  }

  tell(seq: number): void {
    if (seq <= this.#reported) return
    this.#reported = seq
    void this.#bridge.caughtUp(seq)
  }

  /** Main waits to be told of this act again. */
  forget(seq: number): void {
    this.#reported = Math.min(this.#reported, seq - 1)
  }
}
