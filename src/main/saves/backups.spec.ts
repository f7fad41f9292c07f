// Daily copies: one a day, seven at most, each a sound file of saved games, and a failure that says so and harms nothing.
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { backUp } from './backups'
import { openSaves, type Games } from './index'
import { freshFolder } from './testing/folder'
import { beginning, playOn } from './testing/random-play'

const ONE = '11111111-1111-4111-8111-111111111111'
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
      copyTo: (file: string) => games.copyTo(join(file, 'no', 'such', 'folder'))
    }
    await expect(backUp({ games: broken, folder, now: new Date(START + 48 * HOUR) })).rejects.toThrow(
      /directory does not exist/
    )
    expect(readdirSync(folder)).toEqual(['games-2026-11-30T09-26-13.db'])
    expect(await after(48)).not.toBeNull()
  })

  it('are made again although the clock was once wrong', async () => {
    play()
    await after(24 * 365)
    expect(await after(0)).not.toBeNull()
  })
})
