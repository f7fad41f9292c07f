// The open file of the games: should it break or disappear in the middle of a game, another one takes its place.
import type { Database } from 'better-sqlite3'
import { existsSync } from 'node:fs'
import { DatabaseDamaged, inspectReadOnly, isDamage } from './database'
import type { Note } from './games'
import { troubleOf } from './trouble'

/**
 * Closes a file that is damaged or gone, and hands over the one that takes its place as soon as that can be used. Throws the
 * error of SQLite or the file system.
 */
export type Renew = (broken: Database, handOver: (database: Database) => void) => void

export type OpenFileParts = {
  readonly note: Note
  /** Null where a broken file is an error like others. */
  readonly renew: Renew | null
  /** Hears of the file that has taken the place, before anything else is done with it. */
  readonly onreplaced: (database: Database) => void
}

/** Milliseconds after which the whole file is looked at again, which takes 20 ms for a hundred games. */
const LOOK = 10 * 60_000

export class OpenFile {
  readonly #parts: OpenFileParts
  #database: Database
  #lookedAt = performance.now()
  /** Whether the file, perhaps closed already, could not be replaced lately. */
  #isStuck = false

  constructor(database: Database, parts: OpenFileParts) {
    this.#parts = parts
    this.#database = database
  }

  get database(): Database {
    return this.#database
  }

  /** Does something with the file, and once more with its successor if it turns out to be damaged. */
  use<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      if (!isDamage(error) && !this.#isStuck) throw error
      if (!this.#replace(error)) throw error
      return work()
    }
  }

  /** Where a file can be removed while it is open, all that is written to it goes with the app. */
  findAgain(): void {
    if (!existsSync(this.#database.name)) this.#replace('it is gone')
  }

  /** Now and then reads the whole file: SQLite sees damage only where it reads, and keeps much in its memory. Never throws. */
  look(): void {
    const now = performance.now()
    if (now - this.#lookedAt < LOOK) return
    this.#lookedAt = now
    try {
      inspectReadOnly(this.#database.name)
    } catch (error) {
      if (error instanceof DatabaseDamaged) this.#attempt(() => this.#replace(error))
      else this.#parts.note('the file of the games looks strange', error)
    }
  }

  /** Never throws for what the disk does: whoever closes the games wants to leave. */
  close(): void {
    this.#attempt(() => this.findAgain())
    this.#database.close()
  }

  /** False if nobody knows how. */
  #replace(why: unknown): boolean {
    const { note, renew, onreplaced } = this.#parts
    if (!renew) return false
    note('the file of the games broke while it was open', why)
    this.#isStuck = true
    renew(this.#database, (database) => {
      this.#database = database
      onreplaced(database)
    })
    this.#isStuck = false
    return true
  }

  /** The next who uses the file will try again, and hear of the error. */
  #attempt(work: () => void): void {
    try {
      work()
    } catch (error) {
      if (!troubleOf(error)) throw error
      this.#parts.note('the file of the games could not be replaced', error)
    }
  }
}
