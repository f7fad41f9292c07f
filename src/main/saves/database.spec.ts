// The file of saved games: settings as promised, and refusal of whatever is newer, foreign or broken.
import Sqlite from 'better-sqlite3'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { APPLICATION_ID, DatabaseDamaged, DatabaseTooNew, FORMAT, MIGRATIONS, openDatabase } from './database'
import { freshFolder } from './testing/folder'

const freshFile = () => join(freshFolder(), 'games.db')

describe('a new file', () => {
  it('syncs every commit to the disk and keeps its other promises', () => {
    const database = openDatabase(freshFile())
    const setting = (name: string) => database.pragma(name, { simple: true })
    expect(setting('journal_mode')).toBe('wal')
    expect(setting('synchronous')).toBe(2)
    expect(setting('foreign_keys')).toBe(1)
    expect(setting('temp_store')).toBe(2)
    expect(setting('trusted_schema')).toBe(0)
    database.close()
  })

  it('is marked as ours, with its format, in the bytes of its header', () => {
    const file = freshFile()
    openDatabase(file).close()
    const header = readFileSync(file)
    expect(header.readUInt32BE(68)).toBe(APPLICATION_ID)
    expect(header.readUInt32BE(60)).toBe(FORMAT)
  })

  it('can be closed and opened again', () => {
    const file = freshFile()
    openDatabase(file).close()
    const before = readFileSync(file)
    openDatabase(file).close()
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('is refused where the safe settings are not granted', () => {
    // A database in memory has no journal on a disk, as a network drive may not have.
    expect(() => openDatabase(':memory:')).toThrow(
      /cannot be saved safely.*journal_mode = wal is needed, the disk grants memory/
    )
  })
})

describe('migrations', () => {
  it('are numbered upwards', () => {
    const versions = MIGRATIONS.map((migration) => migration.version)
    expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other))
  })
})

describe('a file of a newer Freehold', () => {
  const newer = FORMAT + 10

  it('is refused by name of both formats, and not touched', () => {
    const file = freshFile()
    const database = openDatabase(file)
    database.pragma(`user_version = ${newer}`)
    database.close()
    const before = readFileSync(file)
    const refusal = refusalOf(file)
    expect(refusal).toBeInstanceOf(DatabaseTooNew)
    expect(refusal).toMatchObject({ found: newer, known: FORMAT })
    expect(refusal.message).toContain(`format is ${newer}`)
    expect(refusal.message).toContain(`up to ${FORMAT}`)
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('is recognised by a journal that was not yet written back, and not touched', () => {
    const [file, copy] = [freshFile(), freshFile()]
    const database = openDatabase(file)
    database.pragma(`user_version = ${newer}`)
    for (const ending of ['', '-wal', '-shm']) copyFileSync(file + ending, copy + ending)
    database.close()
    const contents = () => [readFileSync(copy), readFileSync(`${copy}-wal`)]
    const before = contents()
    expect(before[1]?.length).toBeGreaterThan(0)
    expect(refusalOf(copy)).toBeInstanceOf(DatabaseTooNew)
    expect(contents()).toEqual(before)
  })
})

describe('a file that is not ours', () => {
  it('is refused when it is a database of another program, and not touched', () => {
    const file = freshFile()
    const other = new Sqlite(file)
    other.exec('CREATE TABLE letters (text); PRAGMA user_version = 99')
    other.close()
    const before = readFileSync(file)
    expect(refusalOf(file)).toBeInstanceOf(DatabaseDamaged)
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('is refused when it is no database', () => {
    const file = freshFile()
    writeFileSync(file, 'Dear diary, '.repeat(1000))
    expect(refusalOf(file)).toBeInstanceOf(DatabaseDamaged)
  })

  it('is refused when it was cut off', () => {
    const file = freshFile()
    openDatabase(file).close()
    writeFileSync(file, readFileSync(file).subarray(0, 6000))
    expect(refusalOf(file)).toBeInstanceOf(DatabaseDamaged)
  })

  it('is refused when one letter of its schema is wrong', () => {
    const file = freshFile()
    openDatabase(file).close()
    const bytes = readFileSync(file)
    bytes.write('cction', bytes.indexOf('action'))
    writeFileSync(file, bytes)
    expect(refusalOf(file)).toBeInstanceOf(DatabaseDamaged)
  })

  it('is taken as new when it is empty', () => {
    const file = freshFile()
    writeFileSync(file, '')
    openDatabase(file).close()
    expect(readFileSync(file).length).toBeGreaterThan(0)
  })
})

function refusalOf(file: string): Error {
  try {
    openDatabase(file).close()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('The file was accepted')
}
