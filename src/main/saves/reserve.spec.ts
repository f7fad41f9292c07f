// A full disk: SQLite's own refusal when its file may not grow, and the reserve that is given up for the game in hand.
import { existsSync, readdirSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from 'better-sqlite3'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from './database'
import { Games } from './games'
import { openSaves } from './index'
import { Reserve, RESERVE } from './reserve'
import { freshFolder } from './testing/folder'
import { beginning, playOn } from './testing/random-play'
import { troubleOf } from './trouble'

// Every action is synced to the disk, which may be busy with other things.
vi.setConfig({ testTimeout: 60_000 })

const ONE = '11111111-1111-4111-8111-111111111111'

/** Lets the file grow no more, as on a full disk: SQLite answers SQLITE_FULL. */
const fill = (database: Database): void =>
  void database.pragma(`max_page_count = ${String(database.pragma('page_count', { simple: true }))}`)
const makeRoom = (database: Database): void => void database.pragma('max_page_count = 1000000')

/** Games on a disk that is full until the reserve is given up; `free` are the bytes that it says it has. */
function gamesWithReserve() {
  const folder = freshFolder()
  const file = join(folder, 'games.reserve')
  const disk = { free: 4 * RESERVE }
  const database = openDatabase(join(folder, 'games.db'))
  const note = (): void => {
    if (!existsSync(file)) makeRoom(database)
  }
  const reserve = new Reserve({ file, note, room: () => disk.free })
  const games = new Games(database, () => undefined, { reserve })
  onTestFinished(() => games.close())
  reserve.lay()
  return { database, disk, file, games }
}

/** The same after so many new games that the reserve had to be given up. */
function gamesUntilShort() {
  const { database, disk, file, games } = gamesWithReserve()
  fill(database)
  disk.free = 0
  let begun = 0
  while (games.room === 'enough') games.create(beginning(ONE.replace(/^1/, String(++begun))))
  return { begun, disk, file, games }
}

describe('On a full disk', () => {
  it('no move is lost: the reserve is given up for it, once', () => {
    const { database, disk, file, games } = gamesWithReserve()
    expect(statSync(file).size).toBe(RESERVE)
    const game = beginning(ONE)
    games.create(game)
    const moves = [...playOn(game.state, 200)]
    fill(database)
    disk.free = 0
    let saved = 0
    for (const move of moves) {
      if (games.room === 'short') break
      games.append(ONE, move)
      saved++
    }
    expect(games.room).toBe('short')
    expect(existsSync(file)).toBe(false)
    expect(games.read(ONE)).toMatchObject({ seq: saved, state: moves[saved - 1]?.state })
    expect(games.moves(ONE)).toHaveLength(saved + 1)

    fill(database)
    const refused = moves.slice(saved).findIndex((move) => {
      try {
        games.append(ONE, move)
        return false
      } catch (error) {
        return troubleOf(error) === 'diskFull'
      }
    })
    expect(refused).toBeGreaterThanOrEqual(0)
    expect(games.read(ONE).seq).toBe(saved + refused)
  })

  it('no new game is lost either', () => {
    const { games, begun } = gamesUntilShort()
    expect(games.list()).toHaveLength(begun)
  })

  it('whoever makes room gets the reserve back with the next thing saved', () => {
    const { games, disk, file } = gamesUntilShort()
    games.rename(ONE, 'Still short')
    expect(games.room).toBe('short')
    disk.free = 4 * RESERVE
    games.rename(ONE, 'Room again')
    expect(games.room).toBe('enough')
    expect(statSync(file).size).toBe(RESERVE)
  })
})

describe('The reserve', () => {
  it('is laid when the games are opened, and again where it is not whole', () => {
    const folder = freshFolder()
    const file = join(folder, 'games.reserve')
    openSaves(folder, () => undefined).games.close()
    truncateSync(file, 1)
    const { games } = openSaves(folder, () => undefined)
    expect(statSync(file).size).toBe(RESERVE)
    expect(games.room).toBe('enough')
    games.close()
  })

  it('is not taken from the last room of a disk', () => {
    const folder = freshFolder()
    const { games } = openSaves(
      folder,
      () => undefined,
      () => 3 * RESERVE
    )
    expect(games.room).toBe('short')
    expect(readdirSync(folder)).not.toContain('games.reserve')
    games.close()
  })

  it('that cannot be laid stops nothing, and is written down', () => {
    const notes: string[] = []
    const file = join(freshFolder(), 'missing', 'games.reserve')
    const reserve = new Reserve({ file, note: (what) => notes.push(what), room: () => 4 * RESERVE })
    reserve.lay()
    expect(reserve.room).toBe('short')
    expect(reserve.giveUp()).toBe(false)
    expect(notes).toEqual(['no reserve of room for the games'])
  })
})
