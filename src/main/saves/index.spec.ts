// Opening the saved games whatever has become of their file: nothing is deleted, whatever can be read comes over.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { backUp, COPIES } from './backups'
import { openDatabase } from './database'
import { openSaves, type Saves } from './index'
import { freshFolder } from './testing/folder'
import { beginning, playOn } from './testing/random-play'
import { troubleOf } from './trouble'

// Every action is synced to the disk, which may be busy with other things.
vi.setConfig({ testTimeout: 60_000 })

const IDS = [1, 2, 3].map((digit) => `${digit}1111111-1111-4111-8111-111111111111`)
const silent = () => undefined

/** The bytes of a file with three games, closed in good order. */
function fileWithGames(): Buffer {
  const folder = freshFolder()
  const { games } = openSaves(folder, silent)
  for (const id of IDS) {
    const game = beginning(id)
    games.create(game)
    for (const move of playOn(game.state, 60, Number(id[0]))) games.append(id, move)
  }
  games.close()
  return readFileSync(join(folder, 'games.db'))
}

/** The journal of a file whose game was not yet written back. */
function journalOfAGame(): Buffer {
  const folder = freshFolder()
  const { games } = openSaves(folder, silent)
  games.create(beginning(IDS[0] ?? ''))
  const journal = readFileSync(join(folder, 'games.db-wal'))
  games.close()
  return journal
}

/** Opens a folder whose file has these bytes. */
function openBytes(bytes: Buffer, work: (saves: Saves, folder: string) => void): void {
  const folder = freshFolder()
  writeFileSync(join(folder, 'games.db'), bytes)
  const saves = openSaves(folder, silent)
  try {
    work(saves, folder)
  } finally {
    saves.games.close()
  }
}

/** The files put aside, without the journals beside them. */
const asides = (folder: string) =>
  readdirSync(folder).filter((name) => name.includes('.corrupt-') && !/-(wal|shm|journal)$/.test(name))

describe('saved games', () => {
  it('start with an empty list in a folder that does not exist yet', () => {
    const { games, putAside } = openSaves(join(freshFolder(), 'a', 'b'), silent)
    expect(putAside).toBeNull()
    expect(games.list()).toEqual([])
    games.close()
  })

  it('stay as they are when they are newer', () => {
    const folder = freshFolder()
    const database = openDatabase(join(folder, 'games.db'))
    database.pragma('user_version = 999')
    database.close()
    expect(() => openSaves(folder, silent)).toThrow(/format is 999/)
    expect(asides(folder)).toEqual([])
  })
})

describe('a damaged file', () => {
  it('that is no database is put aside under a name with the date', () => {
    openBytes(Buffer.from('not a database '.repeat(500)), ({ games, putAside }, folder) => {
      const [aside = ''] = asides(folder)
      expect(aside).toMatch(/^games\.db\.corrupt-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/)
      expect(putAside).toEqual({ file: join(folder, aside), rescued: 0, fromCopy: 0, lost: 0 })
      expect(readFileSync(join(folder, aside), 'utf8')).toBe('not a database '.repeat(500))
      expect(games.list()).toEqual([])
    })
  })

  it('takes its journal with it, so that the new file starts clean', () => {
    const folder = freshFolder()
    const journal = journalOfAGame()
    // Pages that the journal does not replace are nonsense.
    writeFileSync(join(folder, 'games.db'), Buffer.alloc(journal.length, 'nonsense '))
    writeFileSync(join(folder, 'games.db-wal'), journal.subarray(0, 32))
    const { games, putAside } = openSaves(folder, silent)
    expect(games.list()).toEqual([])
    expect(putAside && readFileSync(`${putAside.file}-wal`).equals(journal.subarray(0, 32))).toBe(true)
    games.close()
  })

  it('does not overwrite one that was put aside in the same second', () => {
    const folder = freshFolder()
    for (const content of ['first ', 'second ', 'third ']) {
      writeFileSync(join(folder, 'games.db'), content.repeat(1000))
      openSaves(folder, silent).games.close()
    }
    const kept = asides(folder).map((name) => readFileSync(join(folder, name), 'utf8').slice(0, 6).trim())
    expect(kept.toSorted()).toEqual(['first', 'second', 'third'])
  })

  it('whose journal lies there alone does not spoil the new file', () => {
    const folder = freshFolder()
    const journal = journalOfAGame()
    writeFileSync(join(folder, 'games.db-wal'), journal)
    const { games } = openSaves(folder, silent)
    expect(games.list()).toEqual([])
    const kept = readdirSync(folder).find((name) => /\.corrupt-.*-wal$/.test(name)) ?? ''
    expect(readFileSync(join(folder, kept)).equals(journal)).toBe(true)
    games.close()
  })

  it('with one broken page gives back the games on the others', () => {
    const bytes = fileWithGames()
    const pages = bytes.length / 4096
    expect(pages).toBeGreaterThan(15)
    // From the end, where the records of the last games lie.
    bytes.fill(0xff, bytes.length - 4096, bytes.length)
    openBytes(bytes, ({ games, putAside }, folder) => {
      expect(asides(folder)).toHaveLength(1)
      expect(putAside).toMatchObject({ rescued: 3, lost: 0 })
      for (const id of IDS) expect(games.read(id)).toMatchObject({ seq: 60, state: { version: 1 } })
    })
  })

  it('that gives back nothing gives way to the newest daily copy that can be read', async () => {
    const folder = freshFolder()
    const copies = join(folder, COPIES)
    const [one = '', other = '', later = ''] = IDS
    const { games } = openSaves(folder, silent)
    for (const id of [one, other]) games.create(beginning(id))
    const at = (day: string) => backUp({ games, folder: copies, now: new Date(`2026-11-${day}T09:00:00Z`) })
    await at('28')
    const state = games.read(one).state ?? beginning(one).state
    for (const move of playOn(state, 20)) games.append(one, move)
    await at('29')
    const then = games.read(one)
    games.create(beginning(later))
    games.close()
    writeFileSync(join(copies, 'games-2026-11-30T09-00-00.db'), 'scribbled over')
    const names = readdirSync(copies)
    writeFileSync(join(folder, 'games.db'), 'not a database '.repeat(500))
    const { games: again, putAside } = openSaves(folder, silent)
    expect(putAside).toMatchObject({ rescued: 0, fromCopy: 2, lost: 0 })
    expect(again.read(one)).toEqual(then)
    expect(again.list().map(({ id }) => id)).not.toContain(later)
    expect(readdirSync(copies)).toEqual(names)
    again.close()
  })

  it('that has lost one game gets it from the copy, and keeps the others as they are', async () => {
    const folder = freshFolder()
    const file = join(folder, 'games.db')
    const { games } = openSaves(folder, silent)
    for (const id of IDS) games.create(beginning(id))
    await backUp({ games, folder: join(folder, COPIES), now: new Date() })
    const [kept = '', spoilt = ''] = IDS
    for (const id of [kept, spoilt])
      for (const move of playOn(beginning(id).state, 20)) games.append(id, move)
    games.close()
    const database = new Sqlite(file)
    const guards = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").pluck().all()
    expect(guards.length).toBeGreaterThan(0)
    for (const guard of guards) database.exec(`DROP TRIGGER ${String(guard)}`)
    database.prepare('UPDATE games SET snapshot = ? WHERE id = ?').run('torn', spoilt)
    database.prepare('UPDATE records SET checksum = ? WHERE game = ? AND seq = 3').run('torn', spoilt)
    database.close()
    const { games: again, putAside } = openSaves(folder, silent)
    expect(putAside).toMatchObject({ rescued: 2, fromCopy: 1, lost: 0 })
    expect(IDS.map((id) => again.read(id).seq)).toEqual([20, 0, 0])
    again.close()
  })

  it('cut off anywhere is put aside whole, and never stops the app', () => {
    const bytes = fileWithGames()
    for (let length = 600; length < bytes.length; length += 4999)
      openBytes(bytes.subarray(0, length), ({ games, putAside }) => {
        expect(putAside && readFileSync(putAside.file).length).toBe(length)
        expect(games.list().length).toBe(putAside?.rescued)
      })
  })

  it(
    'with any flipped bit shows each game as it was, or says that it is damaged',
    { timeout: 60_000 },
    () => {
      const bytes = fileWithGames()
      const sound = new Map<string, string>()
      openBytes(bytes, ({ games }) => {
        for (const id of IDS) sound.set(id, JSON.stringify(games.read(id).state))
      })
      fc.assert(
        fc.property(fc.nat(bytes.length - 1), fc.nat(7), (at, bit) => {
          const flipped = Buffer.from(bytes)
          flipped[at] = (flipped[at] ?? 0) ^ (1 << bit)
          openBytes(flipped, ({ games, putAside }, folder) => {
            expect(asides(folder).length).toBe(putAside ? 1 : 0)
            for (const { id } of games.list()) {
              try {
                const { state } = games.read(id)
                if (state) expect(JSON.stringify(state)).toBe(sound.get(id))
              } catch (error) {
                expect(['gameUnreadable', 'noSuchGame', 'gameTooNew']).toContain(troubleOf(error))
              }
            }
          })
        }),
        { numRuns: 300 }
      )
    }
  )
})
