// The door to the saved games: opens their file, and starts a new one beside it if the old one is damaged.
import type { Database } from 'better-sqlite3'
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isJournalAlone, rescue, setAside } from './aside'
import { COPIES, rescueFromCopies } from './backups'
import { DatabaseDamaged, openDatabase } from './database'
import { Games, type Note } from './games'

export { Games, type Beginning, type Move, type Note, type SavedGame } from './games'
export type { Cause, SavedMove, Setup } from './rows'
export { DatabaseTooNew, UnsafeDisk } from './database'
export { SaveError, troubleOf } from './trouble'

/** A damaged file that was put aside under the name `file`, and what has become of its games. */
export type PutAside = {
  readonly file: string
  /** Games that came over from it, and others that were in the newest daily copy. */
  readonly rescued: number
  readonly fromCopy: number
  /** Games that were seen in it and are in neither. */
  readonly lost: number
}

export type Saves = {
  readonly games: Games
  /** Not null when the app must say that a damaged file was put aside. */
  readonly putAside: PutAside | null
}

/**
 * Opens `games.db` in the folder, creating both if need be. Throws DatabaseTooNew (file untouched) or an error whose message
 * says why games cannot be saved there.
 */
export function openSaves(folder: string, note: Note): Saves {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'games.db')
  if (isJournalAlone(file)) note(`journal without database put aside: ${setAside(file, new Date())}`)
  try {
    return { games: new Games(openDatabase(file, keepFormer), note), putAside: null }
  } catch (error) {
    if (!(error instanceof DatabaseDamaged)) throw error
    note('saved games damaged', error)
    return startAnew(folder, file, note)
  }
}

/**
 * A Freehold of before cannot read a file that has been brought up: a copy of what it was stays beside it as `….format-N`, in
 * the place of an earlier one.
 */
function keepFormer(database: Database, format: number): void {
  const copy = `${database.name}.format-${format}`
  const unfinished = `${copy}.unfinished`
  rmSync(unfinished, { force: true })
  database.prepare('VACUUM INTO ?').run(unfinished)
  // SQLite does not wait for the disk here
  const handle = openSync(unfinished, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(unfinished, copy)
}

/** Copies that cannot be reached are no reason not to start: the player finds them under the saved games. */
function copied(folder: string, database: Database, note: Note): number {
  try {
    return rescueFromCopies(join(folder, COPIES), database)
  } catch (error) {
    note('daily copies cannot be reached', error)
    return 0
  }
}

function startAnew(folder: string, file: string, note: Note): Saves {
  const aside = setAside(file, new Date())
  const database: Database = openDatabase(file)
  const found = rescue(aside, database)
  const fromCopy = copied(folder, database, note)
  const isHere = database.prepare('SELECT 1 FROM games WHERE id = ?')
  const lost = found.lost.filter((id) => typeof id !== 'string' || !isHere.get(id)).length
  const { rescued } = found
  note(`damaged file put aside as ${aside}: ${rescued} games brought over, ${fromCopy} copied, ${lost} lost`)
  return { games: new Games(database, note), putAside: { file: aside, rescued, fromCopy, lost } }
}
