// Puts a damaged file of games aside, never away, and brings over to a new file whatever in it is still whole.
import Sqlite, { type Database } from 'better-sqlite3'
import { existsSync, renameSync } from 'node:fs'
import { MIGRATIONS } from './database'
import { recordChecksum, type Cause } from './rows'
import { checksumOf } from './snapshot'

/** The journal belongs to its database: SQLite would take a journal left behind for that of the next file of this name. */
const COMPANIONS = ['-wal', '-shm', '-journal']

/** Whether a journal lies there whose database is gone. */
export const isJournalAlone = (file: string): boolean =>
  !existsSync(file) && COMPANIONS.some((ending) => existsSync(file + ending))

/** Renames the file and its journal to `….corrupt-DATE`; returns the new name. The journal goes first, see above. */
export function setAside(file: string, now: Date): string {
  const date = now.toISOString().slice(0, 19).replaceAll(':', '-')
  let aside = `${file}.corrupt-${date}`
  for (let again = 2; ['', ...COMPANIONS].some((ending) => existsSync(aside + ending)); again++)
    aside = `${file}.corrupt-${date}-${again}`
  for (const ending of [...COMPANIONS, ''])
    if (existsSync(file + ending)) renameSync(file + ending, aside + ending)
  return aside
}

/** How many games of a damaged file could be brought over, and the ids of those that were seen but could not. */
export type Rescue = { readonly rescued: number; readonly lost: readonly unknown[] }

const NOTHING: Rescue = { rescued: 0, lost: [] }

type Row = Readonly<Record<string, string | number | null>>

/**
 * Copies game by game what can still be read. A game comes over if it can be continued: its snapshot, or else every record
 * of it, agrees with its checksum. The damaged file is only read; one that SQLite cannot open at all gives nothing.
 */
export function rescue(aside: string, into: Database): Rescue {
  let damaged: Database | null = null
  try {
    damaged = new Sqlite(aside, { readonly: true, fileMustExist: true })
    damaged.pragma('cell_size_check = 1') // looks at each page before it believes it
    const format = damaged.pragma('user_version', { simple: true })
    // rows of an older format fit into the newest one: what they lack has a value there
    if (!MIGRATIONS.some(({ version }) => version === format)) return NOTHING
    return rescueGames(damaged, into)
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) return NOTHING
    throw error
  } finally {
    damaged?.close()
  }
}

function rescueGames(damaged: Database, into: Database): Rescue {
  // The table and its index name the games twice, the records a third time: one of them may be whole where others are not.
  const ids = new Set(
    [
      'SELECT id FROM games NOT INDEXED',
      'SELECT id FROM games ORDER BY id',
      'SELECT DISTINCT game AS id FROM records'
    ].flatMap((sql) => rowsOf(damaged, sql).map((row) => row.id))
  )
  const lost = [...ids].filter((id) => typeof id !== 'string' || !rescueGame(damaged, into, id))
  return { rescued: ids.size - lost.length, lost }
}

function rescueGame(damaged: Database, into: Database, id: string): boolean {
  const [game] = rowsOf(damaged, 'SELECT * FROM games NOT INDEXED WHERE id = ?', id)
  if (!game) return false
  const records = recordsOf(damaged, id)
  const isSound = game.checksum === checksumOf(String(game.seq), String(game.snapshot))
  if (!isSound && records.length !== Number(game.seq) + 1) return false
  const copy = into.transaction(() => {
    insert(into, 'games', game)
    for (const record of records) insert(into, 'records', record)
  })
  try {
    copy()
    return true
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT')) return false
    throw error
  }
}

/** The records from both ends towards the broken page, if there is one between. */
function recordsOf(damaged: Database, id: string): Row[] {
  const sql = 'SELECT * FROM records WHERE game = ? ORDER BY seq'
  const bySeq = new Map(
    [...rowsOf(damaged, sql, id), ...rowsOf(damaged, `${sql} DESC`, id)].map((row) => [row.seq, row])
  )
  return [...bySeq.values()].filter(
    (row) =>
      row.checksum ===
      recordChecksum({
        seq: Number(row.seq),
        cause: String(row.cause) as Cause,
        action: row.action === null ? null : String(row.action),
        events: String(row.events),
        reason: typeof row.reason === 'string' ? row.reason : null
      })
  )
}

/** The rows of a query up to the first broken page. */
function rowsOf(damaged: Database, sql: string, ...values: readonly string[]): Row[] {
  const rows: Row[] = []
  try {
    for (const row of damaged.prepare<unknown[], Row>(sql).iterate(...values)) rows.push(row)
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error
  }
  return rows
}

function insert(into: Database, table: 'games' | 'records', row: Row): void {
  const names = Object.keys(row)
  into
    .prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
    .run(...Object.values(row))
}
