// Room on the disk that is kept back for the games: given up when the disk is full, so that no move is lost to that.
import { randomBytes } from 'node:crypto'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Room } from '../../shared/ipc'
import type { roomIn } from './disk'
import type { Note } from './games'

/** Bytes that are kept back; enough for an evening of moves. */
export const RESERVE = 2 * 1024 * 1024
/** Bytes that the disk must have before the reserve is laid: taken from less, it would itself fill the disk. */
const PLENTY = 4 * RESERVE

export type ReserveParts = {
  /** Where the reserve lies, on the disk of the games. */
  readonly file: string
  readonly note: Note
  /** See `roomIn`. */
  readonly room: typeof roomIn
}

/** Its methods never throw: a game can be saved without a reserve. */
export class Reserve {
  readonly #parts: ReserveParts
  #isMissed = false

  constructor(parts: ReserveParts) {
    this.#parts = parts
  }

  /** Short from the moment when the reserve was given up, or could not be laid, until it can be laid. */
  get room(): Room {
    return this.#isMissed ? 'short' : 'enough'
  }

  /** Lays the reserve unless it lies there, if the disk has plenty of room. */
  lay(): void {
    const { file, note, room } = this.#parts
    try {
      const isLaid = statSync(file, { throwIfNoEntry: false })?.size === RESERVE
      this.#isMissed = !isLaid && room(dirname(file)) < PLENTY
      if (!isLaid && !this.#isMissed) layFile(file)
    } catch (error) {
      note('no reserve of room for the games', error)
      this.#isMissed = true
    }
  }

  /** Gives the room back to the disk; false if there was none to give. */
  giveUp(): boolean {
    const { file, note } = this.#parts
    try {
      if (!statSync(file, { throwIfNoEntry: false })) return false
      rmSync(file)
      this.#isMissed = true
      note('the disk is full: the reserve of room is given up')
      return true
    } catch (error) {
      note('the reserve of room cannot be given up', error)
      return false
    }
  }
}

function layFile(file: string): void {
  try {
    // chance cannot be compressed: some file systems would keep no room for zeros
    writeFileSync(file, randomBytes(RESERVE), { flush: true })
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  }
}
