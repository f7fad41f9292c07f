// The door to the saved games: opens their file, and starts a new one beside it if the old one is damaged.
import type { Database } from 'better-sqlite3'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isJournalAlone, rescue, setAside } from './aside'
import { COPIES, rescueFromCopies } from './backups'
import { DatabaseDamaged, NoRoom, openDatabase, type Keep } from './database'
import { roomIn } from './disk'
import { Games, type Note } from './games'
import type { Renew } from './open-file'
import { Reserve } from './reserve'
import { troubleOf } from './trouble'

export { Games, type Beginning, type Move, type Note, type SavedGame } from './games'
export type { Cause, SavedMove, Setup } from './rows'
export { DatabaseDamaged, DatabaseTooNew, NoRoom, UnsafeDisk } from './database'
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
  /** Hears of a file that was put aside while it was open, or, with null, that it was gone and has been written anew. */
  readonly onrenewal: (listen: (putAside: PutAside | null) => void) => void
}

/**
 * Opens `games.db` in the folder, creating both if need be. Throws DatabaseTooNew or NoRoom (file untouched) or an error whose
 * message says why games cannot be saved there. `room` measures how many bytes the disk has.
 */
export function openSaves(folder: string, note: Note, room = roomIn): Saves {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'games.db')
  const reserve = new Reserve({ file: join(folder, 'games.reserve'), note, room })
  if (isJournalAlone(file)) note(`journal without database put aside: ${setAside(file, new Date())}`)
  const place = { folder, file, reserve, note, room }
  const { database, putAside } = openWhatever(place)
  reserve.lay()
  let tell: (putAside: PutAside | null) => void = () => undefined
  const renew: Renew = (broken, handOver) => {
    if (broken.open && !existsSync(file)) {
      writeAnew(place, broken, handOver)
      tell(null)
    } else {
      broken.close()
      tell(startAnew(place, handOver).putAside)
    }
  }
  return {
    games: new Games(database, note, { reserve, renew }),
    putAside,
    onrenewal: (listen) => (tell = listen)
  }
}

type Place = {
  readonly folder: string
  readonly file: string
  readonly reserve: Reserve
  readonly note: Note
  readonly room: typeof roomIn
}
type HandOver = (database: Database) => void
type Opened = { readonly database: Database; readonly putAside: PutAside | null }

/** The file, or on a full disk the file by the room of the reserve, or a new one in the place of a damaged one. */
function openWhatever(place: Place): Opened {
  const { file, reserve, note, room } = place
  try {
    return { database: openDatabase(file, keeperOfFormer(room)), putAside: null }
  } catch (error) {
    if (troubleOf(error) === 'diskFull' && reserve.giveUp()) return openWhatever(place)
    if (!(error instanceof DatabaseDamaged)) throw error
    note('saved games damaged', error)
    return startAnew(place)
  }
}

/**
 * A Freehold of before cannot read a file that has been brought up: a copy of what it was stays beside it as `….format-N`, in
 * the place of an earlier one.
 */
const keeperOfFormer =
  (room: typeof roomIn): Keep =>
  (database, format) => {
    refuseWithoutRoom(database, room)
    const copy = `${database.name}.format-${format}`
    renameSync(copyWhole(database, copy), copy)
  }

/** Writes all that a connection has to a file of its own; answers its name, which is not the wanted one yet. */
function copyWhole(database: Database, wanted: string): string {
  const unfinished = `${wanted}.unfinished`
  rmSync(unfinished, { force: true })
  database.prepare('VACUUM INTO ?').run(unfinished)
  // SQLite does not wait for the disk here
  const handle = openSync(unfinished, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  return unfinished
}

/** Room for the copy and for a journal that may hold every page once more. */
function refuseWithoutRoom(database: Database, room: typeof roomIn): void {
  const [pages, size] = ['page_count', 'page_size'].map((of) => Number(database.pragma(of, { simple: true })))
  const needed = 2 * (pages ?? 0) * (size ?? 0)
  const free = room(dirname(database.name))
  if (free < needed) throw new NoRoom(database.name, needed, free)
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

/** Puts the file aside, and hands over a new one with all that can be brought over. */
function startAnew({ folder, file, note }: Place, handOver: HandOver = () => undefined): Opened {
  const aside = setAside(file, new Date())
  const database = openDatabase(file)
  const { rescued, lost: missing } = rescue(aside, database)
  const fromCopy = copied(folder, database, note)
  handOver(database)
  const isHere = database.prepare('SELECT 1 FROM games WHERE id = ?')
  const lost = missing.filter((id) => typeof id !== 'string' || !isHere.get(id)).length
  note(`damaged file put aside as ${aside}: ${rescued} games brought over, ${fromCopy} copied, ${lost} lost`)
  return { database, putAside: { file: aside, rescued, fromCopy, lost } }
}

/** The file is gone, but whoever has it open can still read it: it is written once more from there. */
function writeAnew({ folder, file, note }: Place, gone: Database, handOver: HandOver): void {
  mkdirSync(folder, { recursive: true })
  const copy = copyWhole(gone, file)
  gone.close()
  if (isJournalAlone(file)) setAside(file, new Date())
  renameSync(copy, file)
  handOver(openDatabase(file))
  note('the file of the games was gone and has been written anew')
}
