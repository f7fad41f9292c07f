// Opens the file of saved games: the right kind and version of file, every setting read back, nothing written otherwise.
import Sqlite, { type Database } from 'better-sqlite3'
import { existsSync } from 'node:fs'
import { isRemote } from './disk'
import { gamesAndRecords } from './migrations/010-games-and-records'
import { reasonsAndCoach } from './migrations/011-reasons-and-coach'

/** One step from a format of the file to the next. */
export type Migration = { readonly version: number; readonly sql: string }

/** All formats in order; a file of an older one is brought up step by step. */
export const MIGRATIONS: readonly Migration[] = [gamesAndRecords, reasonsAndCoach]
export const FORMAT = Math.max(...MIGRATIONS.map((migration) => migration.version))

/** Marks our files in their header ("FRHD"). */
export const APPLICATION_ID = 0x46524844

/** Milliseconds to wait for another process that holds the file, for instance a backup. */
const PATIENCE = 1000

/**
 * The driver compiles WAL with synchronous=NORMAL, which may lose the last moves when the power fails, so FULL (2) is set and
 * read back. temp_store 2 is memory: a full disk then cannot stop a read. recursive_triggers shows a REPLACE to the guards of
 * the records. The last two are SQLite's advice for files that anybody may have changed.
 */
const SETTINGS = {
  journal_mode: 'wal',
  synchronous: 2,
  foreign_keys: 1,
  temp_store: 2,
  recursive_triggers: 1,
  trusted_schema: 0,
  cell_size_check: 1
} as const

/**
 * The journal WAL has an index in memory that all share who open the file, which no network can give: with another computer the
 * former journal is kept, whose end the disk must confirm too (EXTRA, 3).
 */
const REMOTE_SETTINGS = { ...SETTINGS, journal_mode: 'delete', synchronous: 3 } as const

/** The file was written by a newer Freehold. It has not been touched. */
export class DatabaseTooNew extends Error {
  readonly file: string
  readonly found: number
  readonly known: number

  constructor(file: string, found: number) {
    super(
      `The saved games in ${file} were written by a newer version of Freehold: their format is ${found}, ` +
        `and this version knows formats up to ${FORMAT}. Nothing in the file was changed.`
    )
    this.name = 'DatabaseTooNew'
    this.file = file
    this.found = found
    this.known = FORMAT
  }
}

/** The file is no database of ours, or is broken inside. */
export class DatabaseDamaged extends Error {
  constructor(file: string, why: string, cause?: unknown) {
    super(`${file} cannot be used: ${why}`, { cause })
    this.name = 'DatabaseDamaged'
  }
}

/** The disk does not grant a setting without which a game could be lost. */
export class UnsafeDisk extends Error {
  readonly file: string
  /** The setting that is needed, as SQLite writes it. */
  readonly setting: string

  constructor(file: string, setting: string, granted: unknown) {
    super(
      `Games cannot be saved safely in ${file}: ${setting} is needed, the disk grants ${String(granted)}.`
    )
    this.name = 'UnsafeDisk'
    this.file = file
    this.setting = setting
  }
}

/** The disk has no room to bring a file of an older format up. The file has not been touched. */
export class NoRoom extends Error {
  readonly file: string
  /** Bytes. */
  readonly needed: number
  readonly free: number

  constructor(file: string, needed: number, free: number) {
    super(`To bring ${file} up to format ${FORMAT} takes ${needed} bytes, and the disk has ${free}.`)
    this.name = 'NoRoom'
    this.file = file
    this.needed = needed
    this.free = free
  }
}

/** Hears of an open file of an older format, before it is brought up. */
export type Keep = (database: Database, format: number) => void

/**
 * Opens or creates the file. Throws DatabaseTooNew, DatabaseDamaged or UnsafeDisk; SQLite's own errors (no permission, disk full)
 * pass through. `remote` says that the file lies with another computer.
 */
export function openDatabase(file: string, keep: Keep = () => undefined, remote = isRemote(file)): Database {
  const isInspected = inspectReadOnly(file)
  const database = new Sqlite(file, { timeout: PATIENCE })
  try {
    if (!isInspected) inspect(database, file)
    for (const [name, value] of Object.entries(remote ? REMOTE_SETTINGS : SETTINGS))
      grant(database, name, value)
    const format = versionOf(database)
    if (format > 0 && format < FORMAT) keep(database, format)
    migrate(database, file)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Whether SQLite says that the file itself is broken. */
export function isDamage(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code)
}

/**
 * Inspects the file without the right to write, since even closing an ordinary connection may change it. Throws DatabaseTooNew
 * or DatabaseDamaged. False if that is not possible: there is no file yet, or SQLite must first roll back what a crash left half
 * done.
 */
export function inspectReadOnly(file: string): boolean {
  if (!existsSync(file)) return false
  let database: Database | null = null
  try {
    database = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: PATIENCE })
    inspect(database, file)
    return true
  } catch (error) {
    if (error instanceof DatabaseTooNew || error instanceof DatabaseDamaged) throw error
    return false // the reason shows again, if it lasts, when the file is opened for writing
  } finally {
    database?.close()
  }
}

/** Throws DatabaseTooNew or DatabaseDamaged unless this is a sound file of ours, or an empty one. */
function inspect(database: Database, file: string): void {
  try {
    const isEmpty = database.prepare('SELECT count(*) FROM sqlite_schema').pluck().get() === 0
    const isOurs = database.pragma('application_id', { simple: true }) === APPLICATION_ID
    if (!isEmpty && !isOurs) throw new DatabaseDamaged(file, 'it belongs to another program')
    if (isOurs && versionOf(database) > FORMAT) throw new DatabaseTooNew(file, versionOf(database))
    const report = database.pragma('quick_check(1)', { simple: true })
    if (report !== 'ok') throw new DatabaseDamaged(file, String(report))
    // quick_check does not read the text of the schema, where one wrong letter breaks every later statement
    if (isOurs && schemaOf(database) !== schemaOfFormat(versionOf(database)))
      throw new DatabaseDamaged(file, 'its tables are not those that Freehold makes')
  } catch (error) {
    throw isDamage(error) ? new DatabaseDamaged(file, 'it is not a sound database', error) : error
  }
}

/** The tables, indexes and triggers of a file, as one text. */
function schemaOf(database: Database): string {
  return JSON.stringify(
    database.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name').all()
  )
}

/** The schema that the migrations up to a format make. */
function schemaOfFormat(format: number): string {
  const model = new Sqlite(':memory:')
  try {
    for (const { version, sql } of MIGRATIONS) if (version <= format) model.exec(sql)
    return schemaOf(model)
  } finally {
    model.close()
  }
}

function grant(database: Database, name: string, value: string | number): void {
  database.pragma(`${name} = ${value}`)
  const granted = database.pragma(name, { simple: true })
  if (granted !== value) throw new UnsafeDisk(database.name, `${name} = ${value}`, granted)
}

function migrate(database: Database, file: string): void {
  const version = versionOf(database)
  for (const migration of MIGRATIONS) {
    if (migration.version <= version) continue
    database.transaction(() => {
      database.exec(migration.sql)
      const orphans = database.pragma('foreign_key_check')
      if (!Array.isArray(orphans) || orphans.length > 0)
        throw new DatabaseDamaged(file, `format ${migration.version} finds records without a game`)
      database.pragma(`application_id = ${APPLICATION_ID}`)
      database.pragma(`user_version = ${migration.version}`)
    })()
  }
}

function versionOf(database: Database): number {
  return Number(database.pragma('user_version', { simple: true }))
}
