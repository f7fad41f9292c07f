// Format 10: what an empty file becomes, and that its records can only be added to.
import type { Database } from 'better-sqlite3'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { join } from 'node:path'
import { FORMAT, openDatabase } from '../database'
import { freshFolder } from '../testing/folder'

let database: Database

beforeEach(() => {
  database = openDatabase(join(freshFolder(), 'games.db'))
  onTestFinished(() => void database.close())
})

const addGame = (id: string) =>
  database
    .prepare(
      `INSERT INTO games (id, name, seats, rules, undo, seed, created_at, played_at, seq, checksum, snapshot)
       VALUES (?, 'name', '[]', '{}', 'off', '', 1, 1, 0, '', '')`
    )
    .run(id)
const addRecord = (game: string, seq: number, action: string | null, cause = 'action') =>
  database
    .prepare(`INSERT INTO records (game, seq, cause, action, events, checksum) VALUES (?, ?, ?, ?, '[]', '')`)
    .run(game, seq, cause, action)

describe('format 10', () => {
  it('has games and records', () => {
    const names = database
      .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
      .pluck()
      .all()
    expect(names).toEqual(['games', 'records'])
    expect(database.pragma('user_version', { simple: true })).toBe(FORMAT)
  })

  it('takes one record per game and number, for games that exist', () => {
    addGame('a')
    addRecord('a', 0, null)
    addRecord('a', 1, '{}')
    expect(() => addRecord('a', 1, '{}')).toThrow(/UNIQUE/)
    expect(() => addRecord('b', 0, null)).toThrow(/FOREIGN KEY/)
  })

  it('has no action in the opening, and one in every other record', () => {
    addGame('a')
    expect(() => addRecord('a', 0, '{}')).toThrow(/CHECK/)
    expect(() => addRecord('a', 1, null)).toThrow(/CHECK/)
  })

  it('knows why each record was made', () => {
    addGame('a')
    addRecord('a', 0, null)
    for (const [seq, cause] of ['action', 'undo', 'redo'].entries()) addRecord('a', seq + 1, '{}', cause)
    expect(() => addRecord('a', 4, '{}', 'regret')).toThrow(/CHECK/)
  })

  it('never changes nor drops a record', () => {
    addGame('a')
    addRecord('a', 0, null)
    expect(() => database.exec(`UPDATE records SET events = '[1]'`)).toThrow(/only ever added/)
    expect(() => database.exec('DELETE FROM records')).toThrow(/only ever added/)
    expect(() => database.exec('DELETE FROM games')).toThrow(/FOREIGN KEY/)
    expect(() =>
      database.exec(`REPLACE INTO records VALUES ('a', 0, 'action', NULL, '[1]', '', NULL)`)
    ).toThrow(/only ever added/)
    expect(database.prepare('SELECT events FROM records').pluck().all()).toEqual(['[]'])
  })

  it('keeps to its types', () => {
    expect(() =>
      database.exec(
        `INSERT INTO games VALUES ('a','n','[]','{}',NULL,'off','', 'noon', 1, NULL, 0, 0, '', '', 1)`
      )
    ).toThrow(/INTEGER/)
  })
})
