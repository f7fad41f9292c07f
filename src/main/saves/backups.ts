// Daily copies of the file of saved games, of which the last seven are kept, and the way back to one of them.
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync
} from 'node:fs'
import { join } from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'
import type { Backup } from '../../shared/ipc'
import { rescue } from './aside'
import { APPLICATION_ID, DatabaseDamaged, DatabaseTooNew, inspectReadOnly, openDatabase } from './database'
import type { Games, Note } from './games'
import { SaveError } from './trouble'

/** Where the copies lie beside the saved games. */
export const COPIES = 'backups'

const DAY = 24 * 60 * 60 * 1000
const KEPT = 7
/**
 * `games-2026-11-30T09-26-13.db`: the names of daily copies sort by their age. Those made before somebody went back begin with
 * `before` and are never removed, since the games in them may lie nowhere else.
 */
const NAME = /^(games|before)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.db$/
/** The bytes 18 and 19 of a file that is not written by way of a journal of its own. */
const NO_JOURNAL = Buffer.from([1, 1])
const JOURNAL_AT = 18
/** A copy that is not complete yet. */
const UNFINISHED = /\.unfinished(-journal|-wal|-shm)?$/

export type BackupParts = {
  readonly games: Pick<Games, 'copyTo' | 'list' | 'goBack' | 'become'>
  /** Where the copies lie; made if need be. */
  readonly folder: string
  readonly now: Date
}

/**
 * Copies the saved games if the last copy is older than a day, and lets the oldest copies beyond seven go. Answers the new
 * file, or null if there was nothing to do. Rejects with DatabaseDamaged if the copy is not sound, or the error of SQLite or the
 * file system; older copies stay then, and nothing of the new one.
 */
export async function backUp({ games, folder, now }: BackupParts): Promise<string | null> {
  if (games.list().length === 0) return null
  mkdirSync(folder, { recursive: true })
  const newest = dailyIn(folder).at(-1)
  const age = newest === undefined ? Number.POSITIVE_INFINITY : now.getTime() - timeOf(newest)
  // a copy from the future, made while the clock was wrong, does not count as fresh
  if (age >= 0 && age < DAY) return null
  for (const name of readdirSync(folder)) if (UNFINISHED.test(name)) rmSync(join(folder, name))
  const file = await copyGames({ games, folder, now }, 'games', refuseDamaged)
  for (const name of dailyIn(folder).slice(0, -KEPT)) rmSync(join(folder, name))
  return file
}

/** All copies, the newest first; what is in them as far as they can be read. */
export function listBackups(folder: string, note: Note): Backup[] {
  return copiesIn(folder)
    .toSorted((one, other) => timeOf(other) - timeOf(one))
    .map((name) => ({
      name,
      madeAt: timeOf(name),
      daily: name.startsWith('games'),
      games: gamesIn(join(folder, name), note)
    }))
}

/**
 * Puts the games of a copy in the place of the present ones, which are copied first; answers the name of that copy, or null if
 * there were no games. Rejects with SaveError (`backupUnreadable`, `fileTooNew`, `goingBack`) or the error of SQLite or the file
 * system: the games are as they were then. From the call on until it has settled nothing else reads or writes a game.
 */
export function goBackTo(name: string, parts: BackupParts): Promise<string | null> {
  return parts.games.goBack(() => replaceBy(name, parts))
}

async function replaceBy(name: string, { games, folder, now }: BackupParts): Promise<string | null> {
  if (!copiesIn(folder).includes(name)) throw new SaveError('backupUnreadable', `There is no copy ${name}`)
  // a copy of the copy: one of an earlier version is brought up to this one, and itself never written to
  const scratch = join(folder, `${name}.unfinished`)
  let chosen: Database | null = null
  try {
    copyFileSync(join(folder, name), scratch)
    chosen = openCopy(scratch)
    const before = games.list().length === 0 ? null : await copyGames({ games, folder, now }, 'before')
    await games.become(chosen)
    return before
  } finally {
    chosen?.close()
    for (const ending of ['', '-wal', '-shm']) rmSync(scratch + ending, { force: true })
  }
}

/**
 * Brings over the games of the newest daily copy that are not in a file yet, as far as they are sound; one that gives nothing at
 * all is passed over. Answers how many. The copies stay as they are.
 */
export function rescueFromCopies(folder: string, into: Database): number {
  for (const name of dailyIn(folder).toReversed()) {
    const scratch = join(folder, `${name}.unfinished`)
    try {
      copyFileSync(join(folder, name), scratch)
      const { rescued, lost } = rescue(scratch, into)
      if (rescued + lost.length > 0) return rescued
    } finally {
      for (const ending of ['', '-wal', '-shm']) rmSync(scratch + ending, { force: true })
    }
  }
  return 0
}

async function copyGames(
  { games, folder, now }: BackupParts,
  kind: 'games' | 'before',
  look: (copy: string) => void = () => undefined
): Promise<string> {
  const file = freeName(folder, kind, now.getTime())
  const copy = `${file}.unfinished`
  await games.copyTo(copy)
  putJournalAway(copy)
  look(copy)
  renameSync(copy, file)
  return file
}

/** Reads a copy as a whole: 20 ms for a hundred games, once a day, while the window is drawn by another process. */
function refuseDamaged(copy: string): void {
  try {
    if (!inspectReadOnly(copy)) throw new DatabaseDamaged(copy, 'it cannot be read')
  } catch (error) {
    rmSync(copy, { force: true })
    throw error
  }
}

/** Nobody writes to a copy; SQLite would leave a journal beside each one that is only looked at. */
function putJournalAway(file: string): void {
  const copy = openSync(file, 'r+')
  try {
    writeSync(copy, NO_JOURNAL, 0, NO_JOURNAL.length, JOURNAL_AT)
  } finally {
    closeSync(copy)
  }
}

/** A name of this second, or of the next one that no copy has. */
function freeName(folder: string, kind: string, time: number): string {
  const file = join(folder, `${kind}-${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}.db`)
  return existsSync(file) ? freeName(folder, kind, time + 1000) : file
}

function openCopy(file: string): Database {
  try {
    return openDatabase(file)
  } catch (error) {
    if (error instanceof DatabaseTooNew) throw new SaveError('fileTooNew', error.message, error)
    if (error instanceof DatabaseDamaged) throw new SaveError('backupUnreadable', error.message, error)
    throw error
  }
}

/** Names of the games in a copy that are not in its bin, the one played last first; null if it cannot be read. */
function gamesIn(file: string, note: Note): string[] | null {
  let copy: Database | null = null
  try {
    copy = new Sqlite(file, { readonly: true })
    if (copy.pragma('application_id', { simple: true }) !== APPLICATION_ID) return null
    return copy
      .prepare<[], string>('SELECT name FROM games WHERE removed_at IS NULL ORDER BY played_at DESC')
      .pluck()
      .all()
  } catch (error) {
    note(`copy ${file} cannot be read`, error)
    return null
  } finally {
    copy?.close()
  }
}

/** Names of the copies in no order. */
const copiesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => NAME.test(name)) : []

/** Names of the daily copies, the oldest first. */
const dailyIn = (folder: string): string[] =>
  copiesIn(folder)
    .filter((name) => name.startsWith('games'))
    .toSorted()

function timeOf(name: string): number {
  const [, , date = '', hours = '', minutes = '', seconds = ''] = NAME.exec(name) ?? []
  return Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`)
}
