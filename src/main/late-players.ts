// Computer players whose code is read once the window stands: their tables take longer to fill than all else of a start.
import type { Level } from '../shared/ipc'
import type { Chosen, ComputerPlayers, Counsel, Request } from './ai/players'

export class LatePlayers implements ComputerPlayers {
  readonly #read: () => Promise<ComputerPlayers>
  readonly #report: (error: unknown) => void
  #players: Promise<ComputerPlayers> | null = null
  #closed = false

  constructor(read: () => Promise<ComputerPlayers>, report: (error: unknown) => void) {
    this.#read = read
    this.#report = report
  }

  /** Reads the code, if that has not been done. Never rejects. */
  async load(): Promise<void> {
    await this.#ask(() => Promise.resolve(null))
  }

  prepare(levels: readonly Level[]): void {
    void this.#ask((players) => {
      players.prepare?.(levels)
      return Promise.resolve(null)
    })
  }

  /** Never rejects; null if there is no answer. */
  choose(request: Request): Promise<Chosen | null> {
    return this.#ask((players) => players.choose(request))
  }

  /** Like choose. */
  advise(counsel: Counsel): Promise<Chosen | null> {
    return this.#ask((players) => players.advise(counsel))
  }

  async close(): Promise<void> {
    this.#closed = true
    await (await this.#players?.catch(() => null))?.close()
  }

  async #ask<T>(what: (players: ComputerPlayers) => Promise<T | null>): Promise<T | null> {
    try {
      const players = await (this.#players ??= this.#read())
      return this.#closed ? null : await what(players)
    } catch (error) {
      this.#players = null
      this.#report(error)
      return null
    }
  }
}
