// What is known of a disk, and how games are kept on one of another computer.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from './database'
import { isRemote, roomIn } from './disk'
import { Games } from './games'
import { freshFolder } from './testing/folder'
import { beginning, playOn } from './testing/random-play'

const ONE = '11111111-1111-4111-8111-111111111111'
const silent = () => undefined

describe('The room on a disk', () => {
  it('is what the disk itself says', () => {
    expect(roomIn(freshFolder())).toBeGreaterThan(0)
    expect(() => roomIn(join(freshFolder(), 'missing'))).toThrow(/ENOENT/)
  })
})

describe('A disk of another computer', () => {
  it('is known by its path', () => {
    for (const file of ['\\\\nas\\home\\games.db', '\\\\?\\UNC\\nas\\home\\games.db'])
      expect(isRemote(file)).toBe(true)
    expect(isRemote(join(freshFolder(), 'games.db'))).toBe(false)
  })

  it('gets the former journal, confirmed to its end, and gives the games back', () => {
    const file = join(freshFolder(), 'games.db')
    const database = openDatabase(file, silent, true)
    expect(database.pragma('journal_mode', { simple: true })).toBe('delete')
    expect(database.pragma('synchronous', { simple: true })).toBe(3)
    const games = new Games(database, silent)
    const game = beginning(ONE)
    games.create(game)
    let last = game.state
    for (const move of playOn(game.state, 20)) {
      games.append(ONE, move)
      last = move.state
    }
    expect(existsSync(`${file}-wal`)).toBe(false)
    games.close()
    const again = new Games(openDatabase(file), silent)
    expect(again.read(ONE)).toMatchObject({ seq: 20, state: last })
    again.close()
    const moved = new Games(openDatabase(file, silent, true), silent)
    expect(moved.read(ONE)).toMatchObject({ seq: 20, state: last })
    moved.close()
  })
})
