// Daily copies of the file of saved games, of which the last seven are kept.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Games } from './games'

const DAY = 24 * 60 * 60 * 1000
const KEPT = 7
/** `games-2026-11-30T09-26-13.db`: the names of copies sort by their age. */
const NAME = /^games-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.db$/
/** A copy that is not complete yet. */
const UNFINISHED = /\.unfinished(-journal|-wal|-shm)?$/

export type BackupParts = {
  readonly games: Pick<Games, 'copyTo' | 'list'>
  /** Where the copies lie; made if need be. */
  readonly folder: string
  readonly now: Date
}

/**
 * Copies the saved games if the last copy is older than a day, and lets the oldest copies beyond seven go. Answers the new
 * file, or null if there was nothing to do. Rejects with the error of SQLite or the file system; older copies stay then.
 */
export async function backUp({ games, folder, now }: BackupParts): Promise<string | null> {
  if (games.list().length === 0) return null
  mkdirSync(folder, { recursive: true })
  const newest = copiesIn(folder).at(-1)
  const age = newest === undefined ? Number.POSITIVE_INFINITY : now.getTime() - timeOf(newest)
  // a copy from the future, made while the clock was wrong, does not count as fresh
  if (age >= 0 && age < DAY) return null
  for (const name of readdirSync(folder)) if (UNFINISHED.test(name)) rmSync(join(folder, name))
  const file = join(folder, `games-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.db`)
  await games.copyTo(`${file}.unfinished`)
  renameSync(`${file}.unfinished`, file)
  for (const name of copiesIn(folder).slice(0, -KEPT)) rmSync(join(folder, name))
  return file
}

/** Names of the copies, the oldest first. */
const copiesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => NAME.test(name))
        .toSorted()
    : []

function timeOf(name: string): number {
  const [, date = '', hours = '', minutes = '', seconds = ''] = NAME.exec(name) ?? []
  return Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`)
}
