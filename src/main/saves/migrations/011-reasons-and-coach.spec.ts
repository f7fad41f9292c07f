// Format 11: a file of format 10 is brought up with all its games, which have a coach and no reasons.
import Sqlite from 'better-sqlite3'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { APPLICATION_ID, FORMAT, NoRoom, openDatabase } from '../database'
import { Games } from '../games'
import { checksumOf } from '../snapshot'
import { freshFolder } from '../testing/folder'
import { beginning, playOn } from '../testing/random-play'
import { rescue } from '../aside'
import { openSaves } from '../index'
import { gamesAndRecords } from './010-games-and-records'

const ONE = '11111111-1111-4111-8111-111111111111'

/** A file as Freehold wrote it before: a game of some moves in format 10. */
function oldFile(): string {
  const folder = freshFolder()
  const [file, newest] = [join(folder, 'games.db'), join(folder, 'newest.db')]
  const start = beginning(ONE)
  const games = new Games(openDatabase(newest), () => undefined)
  games.create(start)
  for (const move of playOn(start.state, 5)) games.append(ONE, move)
  games.close()
  const old = new Sqlite(file)
  old.exec(gamesAndRecords.sql)
  old.pragma(`application_id = ${APPLICATION_ID}`)
  old.pragma('user_version = 10')
  old.pragma('journal_mode = wal')
  old.prepare('ATTACH ? AS newest').run(newest)
  for (const table of ['games', 'records']) {
    const names = old
      .prepare<[], { name: string }>(`SELECT name FROM pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => name)
      .join()
    old.exec(`INSERT INTO main.${table} (${names}) SELECT ${names} FROM newest.${table}`)
  }
  old.close()
  return file
}

const filesOf = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('games.db'))

describe('format 11', () => {
  it('takes over the games of format 10: to the last record, with a coach', () => {
    const database = openDatabase(oldFile())
    const games = new Games(database, (what) => {
      throw new Error(what)
    })
    expect(database.pragma('user_version', { simple: true })).toBe(FORMAT)
    expect(games.read(ONE)).toMatchObject({ seq: 5, coach: true })
    expect(games.moves(ONE).map(({ reason }) => reason)).toEqual([null, null, null, null, null, null])
    expect(games.ledger(ONE).some((entry) => 'reason' in entry)).toBe(false)
    games.close()
  })

  it('leaves a copy of format 10 beside it, for a Freehold of before', () => {
    const folder = dirname(oldFile())
    const { games } = openSaves(folder, () => undefined)
    games.remove(ONE)
    games.close()
    openSaves(folder, () => undefined).games.close()
    expect(filesOf(folder)).toEqual(['games.db', 'games.db.format-10'])
    const former = new Sqlite(join(folder, 'games.db.format-10'), { readonly: true })
    expect(former.pragma('user_version', { simple: true })).toBe(10)
    expect(former.prepare('SELECT removed_at FROM games').pluck().all()).toEqual([null])
    former.close()
  })

  it('leaves the file as it is where the disk has no room for that copy', () => {
    const file = oldFile()
    const folder = dirname(file)
    const before = readFileSync(file)
    const openWith = (free: number) =>
      openSaves(
        folder,
        () => undefined,
        () => free
      )
    expect(() => openWith(2 * before.length - 1)).toThrow(NoRoom)
    expect(readFileSync(file)).toEqual(before)
    expect(filesOf(folder)).toEqual(['games.db'])
    openWith(2 * before.length).games.close()
    expect(filesOf(folder)).toEqual(['games.db', 'games.db.format-10'])
  })

  it('keeps the sums of records that have no reason', () => {
    const database = openDatabase(oldFile())
    const row = database
      .prepare<[], { cause: string; action: string; events: string; checksum: string }>(
        'SELECT * FROM records WHERE seq = 3'
      )
      .get()
    expect(row?.checksum).toBe(checksumOf('3', row?.cause ?? '', row?.action ?? '', row?.events ?? ''))
    database.close()
  })

  it('still rescues what is whole in a damaged file of format 10', () => {
    const into = openDatabase(join(freshFolder(), 'games.db'))
    expect(rescue(oldFile(), into)).toEqual({ rescued: 1, lost: [] })
    const games = new Games(into, () => undefined)
    expect(games.moves(ONE)).toHaveLength(6)
    games.close()
  })

  it('stores why an action was chosen, sealed like the rest, and tells it once', () => {
    const database = openDatabase(join(freshFolder(), 'games.db'))
    const notes: string[] = []
    const games = new Games(database, (what) => notes.push(what))
    const start = beginning(ONE)
    games.create({ ...start, coach: false })
    const reason = { kind: 'worthMore', worth: 240.5, price: 200 } as const
    for (const move of playOn(start.state, 3)) games.append(ONE, { ...move, reason })
    expect(games.read(ONE).coach).toBe(false)
    expect(games.moves(ONE).at(-1)?.reason).toEqual(reason)
    const last = games.ledger(ONE).filter(({ seq }) => seq === 3)
    expect(last.map((entry) => entry.reason)).toEqual(
      last.map((_, place) => (place === 0 ? reason : undefined))
    )
    database.exec('DROP TRIGGER records_never_change')
    database.exec(`UPDATE records SET reason = replace(reason, '240.5', '340.5') WHERE seq = 2`)
    expect(() => games.moves(ONE)).toThrow(/damaged/)
    games.ledger(ONE)
    expect(notes.join()).toContain('damaged')
    games.close()
  })
})
