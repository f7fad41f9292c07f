// Daily copies: one a day, seven at most, each a sound file of saved games; and the way back to one, on which nothing is lost.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  truncateSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import Sqlite from 'better-sqlite3'
import { backUp, goBackTo, listBackups } from './backups'
import { DatabaseDamaged, FORMAT } from './database'
import { openSaves, type Games } from './index'
import { gamesAndRecords } from './migrations/010-games-and-records'
import { freshFolder } from './testing/folder'
import { beginning, playOn } from './testing/random-play'

const ONE = '11111111-1111-4111-8111-111111111111'
const OTHER = '22222222-2222-4222-8222-222222222222'
const HOUR = 60 * 60 * 1000
const START = Date.parse('2026-11-30T09:26:13Z')

let games: Games
let folder: string

beforeEach(() => {
  const data = freshFolder()
  games = openSaves(data, () => undefined).games
  onTestFinished(() => games.close())
  folder = join(data, 'backups')
})
const play = (): void => {
  const game = beginning(ONE)
  games.create(game)
  for (const move of playOn(game.state, 50)) games.append(ONE, move)
}
const after = (hours: number) => backUp({ games, folder, now: new Date(START + hours * HOUR) })

describe('Daily copies', () => {
  it('are sound files with all games in them', async () => {
    play()
    const copy = await after(0)
    expect(copy).toBe(join(folder, 'games-2026-11-30T09-26-13.db'))
    const elsewhere = freshFolder()
    copyFileSync(copy ?? '', join(elsewhere, 'games.db'))
    const { games: copied, putAside } = openSaves(elsewhere, () => undefined)
    onTestFinished(() => copied.close())
    expect(putAside).toBeNull()
    expect(copied.read(ONE)).toEqual(games.read(ONE))
    expect(copied.moves(ONE)).toEqual(games.moves(ONE))
  })

  it('are made once a day', async () => {
    play()
    expect(await after(0)).not.toBeNull()
    expect(await after(23)).toBeNull()
    expect(await after(25)).not.toBeNull()
    expect(readdirSync(folder)).toHaveLength(2)
  })

  it('are seven at most, the newest ones', async () => {
    play()
    for (let day = 0; day < 10; day++) await after(day * 24)
    expect(readdirSync(folder).map((name) => name.slice(6, 16))).toEqual(
      ['03', '04', '05', '06', '07', '08', '09'].map((day) => `2026-12-${day}`)
    )
  })

  it('are not made of nothing', async () => {
    expect(await after(0)).toBeNull()
    expect(existsSync(folder)).toBe(false)
  })

  it('leave alone whatever else lies in their folder, but not what was left half done', async () => {
    play()
    mkdirSync(folder)
    for (const name of ['letter.txt', 'games-2020-01-01.db', 'games-2026-11-29T00-00-00.db.unfinished'])
      writeFileSync(join(folder, name), 'x')
    await after(0)
    expect(readdirSync(folder).toSorted()).toEqual([
      'games-2020-01-01.db',
      'games-2026-11-30T09-26-13.db',
      'letter.txt'
    ])
  })

  it('that fail say so, and the older ones stay', async () => {
    play()
    await after(0)
    const broken = {
      list: () => games.list(),
      goBack: () => Promise.reject(new Error('not asked for')),
      become: () => Promise.reject(new Error('not asked for')),
      copyTo: (file: string) => games.copyTo(join(file, 'no', 'such', 'folder'))
    }
    await expect(backUp({ games: broken, folder, now: new Date(START + 48 * HOUR) })).rejects.toThrow(
      /directory does not exist/
    )
    expect(readdirSync(folder)).toEqual(['games-2026-11-30T09-26-13.db'])
    expect(await after(48)).not.toBeNull()
  })

  it('that are not sound are not kept, and the older ones stay', async () => {
    play()
    for (let day = 0; day < 7; day++) await after(day * 24)
    const older = readdirSync(folder)
    // the disk has written something else than it was given
    const spoiling = (spoil: (file: string) => void) => ({
      list: () => games.list(),
      goBack: () => Promise.reject(new Error('not asked for')),
      become: () => Promise.reject(new Error('not asked for')),
      copyTo: async (file: string) => {
        await games.copyTo(file)
        spoil(file)
      }
    })
    for (const spoil of [
      (file: string) => truncateSync(file, 5000),
      (file: string) => writeFileSync(file, readFileSync(file).fill('x', 4096), { flag: 'r+' }),
      (file: string) => writeFileSync(file, readFileSync(file).fill('x', 3000, 4000), { flag: 'r+' })
    ])
      await expect(
        backUp({ games: spoiling(spoil), folder, now: new Date(START + 170 * HOUR) })
      ).rejects.toThrow(DatabaseDamaged)
    expect(readdirSync(folder)).toEqual(older)
    expect(await after(170)).not.toBeNull()
  })

  it('are made again although the clock was once wrong', async () => {
    play()
    await after(24 * 365)
    expect(await after(0)).not.toBeNull()
  })
})

const list = () => listBackups(folder, () => undefined)
const back = (name: string, hours: number) =>
  goBackTo(name, { games, folder, now: new Date(START + hours * HOUR) })
const FIRST = 'games-2026-11-30T09-26-13.db'

describe('The list of copies', () => {
  it('says when each was made and which games are in it, the newest first, and leaves nothing beside them', async () => {
    play()
    await after(0)
    games.create({ ...beginning(OTHER), name: 'Rainy day' })
    games.remove(ONE)
    await after(25)
    expect(list()).toEqual([
      {
        name: 'games-2026-12-01T10-26-13.db',
        madeAt: START + 25 * HOUR,
        daily: true,
        games: ['Rainy day']
      },
      { name: FIRST, madeAt: START, daily: true, games: ['Sunday table'] }
    ])
    expect(readdirSync(folder)).toHaveLength(2)
  })

  it('knows of none before the first, and names one that cannot be read', async () => {
    expect(list()).toEqual([])
    play()
    await after(0)
    writeFileSync(join(folder, FIRST), 'scribbled over')
    expect(list()).toEqual([{ name: FIRST, madeAt: START, daily: true, games: null }])
  })
})

describe('Going back', () => {
  it('brings all games back as they were, copies those of now first, and leads there again', async () => {
    play()
    await after(0)
    const then = { game: games.read(ONE), moves: games.moves(ONE) }
    games.create({ ...beginning(OTHER), name: 'Rainy day' })
    games.rename(ONE, 'Spoilt')
    const now = games.list()

    const before = await back(FIRST, 30)
    expect(before).toBe(join(folder, 'before-2026-12-01T15-26-13.db'))
    expect(games.read(ONE)).toEqual(then.game)
    expect(games.moves(ONE)).toEqual(then.moves)
    expect(games.list()).toHaveLength(1)
    expect(list()[0]).toMatchObject({ daily: false, games: ['Rainy day', 'Spoilt'] })

    // the game goes on from there, and what it saves is in the file itself
    for (const move of playOn(then.game.state ?? beginning(ONE).state, 1))
      games.append(ONE, { ...move, seq: then.game.seq + 1 })
    expect(games.read(ONE).seq).toBe(then.game.seq + 1)

    await back('before-2026-12-01T15-26-13.db', 31)
    expect(games.list()).toEqual(now)
    expect(readdirSync(folder).filter((name) => !name.endsWith('.db'))).toEqual([])
  })

  it('lasts beyond the end of the app', async () => {
    play()
    await after(0)
    games.rename(ONE, 'Spoilt')
    await back(FIRST, 1)
    games.close()
    const { games: again, putAside } = openSaves(join(folder, '..'), () => undefined)
    onTestFinished(() => again.close())
    expect(putAside).toBeNull()
    expect(again.read(ONE).name).toBe('Sunday table')
    games = again
  })

  it('never loses a state to another one of the same second, nor to the rule of seven', async () => {
    play()
    await after(0)
    for (let time = 0; time < 9; time++) {
      games.rename(ONE, `Name ${time}`)
      await back(FIRST, 2)
    }
    for (let day = 1; day < 12; day++) await after(day * 24)
    const kept = list().filter(({ daily }) => !daily)
    expect(kept.map((copy) => copy.games?.[0]).toSorted()).toEqual(
      Array.from({ length: 9 }, (_, time) => `Name ${time}`)
    )
    expect(list().filter(({ daily }) => daily)).toHaveLength(7)
  })

  it('reaches copies of an earlier format and leaves them as they are', async () => {
    play()
    await after(0)
    const old = join(folder, 'games-2025-01-01T00-00-00.db')
    const file = new Sqlite(old)
    file.exec(gamesAndRecords.sql)
    file.pragma(`application_id = 1179797572`)
    file.pragma('user_version = 10')
    file.close()
    const bytes = readFileSync(old)
    await back('games-2025-01-01T00-00-00.db', 1)
    expect(games.list()).toEqual([])
    expect(readFileSync(old)).toEqual(bytes)
    games.create(beginning(OTHER))
    expect(games.read(OTHER).name).toBe('Sunday table')
  })

  it.each([
    ['is not there', 'games-2020-01-01T00-00-00.db', null, 'backupUnreadable'],
    ['is damaged', FIRST, 'scribbled over', 'backupUnreadable'],
    ['lies elsewhere', '../games.db', null, 'backupUnreadable']
  ] as const)('to a copy that %s changes nothing', async (_, name, text, trouble) => {
    play()
    await after(0)
    if (text !== null) writeFileSync(join(folder, name), text)
    const now = games.list()
    await expect(back(name, 1)).rejects.toMatchObject({ trouble })
    expect(games.list()).toEqual(now)
    expect(readdirSync(folder)).toEqual([FIRST])
  })

  it('to a copy of a newer version changes nothing', async () => {
    play()
    await after(0)
    const file = new Sqlite(join(folder, FIRST))
    file.pragma(`user_version = ${FORMAT + 1}`)
    file.close()
    await expect(back(FIRST, 1)).rejects.toMatchObject({ trouble: 'fileTooNew' })
    expect(games.list()).toHaveLength(1)
  })

  it('lets nobody read or write a game meanwhile, since it would be gone afterwards', async () => {
    play()
    await after(0)
    const then = games.read(ONE)
    games.rename(ONE, 'Spoilt')
    const [next] = playOn(then.state ?? beginning(ONE).state, 1)
    if (!next) throw new Error('There is nothing left to play')
    const attempts: Readonly<Record<string, () => unknown>> = {
      create: () => games.create(beginning(OTHER)),
      append: () => games.append(ONE, { ...next, seq: then.seq + 1 }),
      read: () => games.read(ONE),
      mend: () => games.mend(ONE, then.seq, next.state),
      reseat: () => games.reseat(ONE, then.seats),
      keepTime: () => games.keepTime(ONE, 1),
      rename: () => games.rename(ONE, 'Never'),
      remove: () => games.remove(ONE),
      restore: () => games.restore(ONE),
      adopt: () => games.adopt({ ...beginning(OTHER), played: 0, seq: -1 }, [])
    }
    const way = back(FIRST, 1)
    const walk = { isOver: false }
    void way.then(() => (walk.isOver = true))
    let times = 0
    while (!walk.isOver) {
      for (const [name, attempt] of Object.entries(attempts))
        expect(attempt, name).toThrow(expect.objectContaining({ trouble: 'goingBack' }))
      await expect(back(FIRST, 2)).rejects.toMatchObject({ trouble: 'goingBack' })
      times++
      await new Promise(setImmediate)
    }
    expect(times).toBeGreaterThan(1)
    expect(games.read(ONE)).toEqual(then)
    expect(list().flatMap((copy) => copy.games)).toEqual(['Spoilt', 'Sunday table'])
    games.append(ONE, { ...next, seq: then.seq + 1 })
    expect(games.read(ONE).seq).toBe(then.seq + 1)
  })

  it('that cannot copy the games of now leaves them alone', async () => {
    play()
    await after(0)
    const spoilt = {
      list: () => games.list(),
      goBack: <T>(work: () => Promise<T>) => games.goBack(work),
      become: (other: Parameters<Games['become']>[0]) => games.become(other),
      copyTo: () => Promise.reject(new Error('disk full'))
    }
    games.rename(ONE, 'Now')
    await expect(goBackTo(FIRST, { games: spoilt, folder, now: new Date(START) })).rejects.toThrow(
      'disk full'
    )
    expect(games.read(ONE).name).toBe('Now')
    games.rename(ONE, 'Later')
  })
})
