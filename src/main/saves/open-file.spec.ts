// A file of games that breaks or disappears while a game is played: play goes on, nothing is lost, and the people hear of it.
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { backUp, COPIES } from './backups'
import { openSaves, type Games, type Move, type PutAside } from './index'
import { freshFolder } from './testing/folder'
import { beginning, playOn } from './testing/random-play'
import { troubleOf } from './trouble'

const AT_TABLE = '11111111-1111-4111-8111-111111111111'
const OTHER = '22222222-2222-4222-8222-222222222222'
const HALF = 30
const PAGE = 4096
const moves: readonly Move[] = [...playOn(beginning(AT_TABLE).state, 2 * HALF)]

let folder: string
let file: string
let games: Games
let told: (PutAside | null)[]

/** Two games with a daily copy from before the second half of the one at the table, which has been opened. */
beforeEach(async () => {
  folder = freshFolder()
  file = join(folder, 'games.db')
  told = []
  const saves = openSaves(folder, () => undefined)
  saves.onrenewal((putAside) => told.push(putAside))
  ;({ games } = saves)
  onTestFinished(() => games.close())
  games.create(beginning(OTHER))
  for (const move of playOn(beginning(OTHER).state, HALF, 2)) games.append(OTHER, move)
  games.create(beginning(AT_TABLE))
  goOn(0, HALF)
  await backUp({ games, folder: join(folder, COPIES), now: new Date() })
  games.read(AT_TABLE)
  games.moves(AT_TABLE)
})
afterEach(() => void vi.useRealTimers())

const goOn = (from: number, to = moves.length): void => {
  for (const move of moves.slice(from, to)) games.append(AT_TABLE, move)
}

/** Everything in the journal goes into the file itself, so that SQLite must read it again. */
const flush = (): void => {
  const another = new Sqlite(file)
  another.pragma('wal_checkpoint(TRUNCATE)')
  another.close()
}
const scribble = (from: number): void => {
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill('scribbled over ', from), { flag: 'r+' })
}

/** The page with the end of the other game, which nobody reads while this one is played. */
function scribbleFarAway(): void {
  const another = new Sqlite(file)
  const sum = another
    .prepare('SELECT checksum FROM records WHERE game = ? ORDER BY seq DESC')
    .pluck()
    .get(OTHER)
  another.close()
  const bytes = readFileSync(file)
  const page = Math.floor(bytes.indexOf(String(sum)) / PAGE)
  writeFileSync(file, bytes.fill('scribbled over ', page * PAGE, (page + 1) * PAGE), { flag: 'r+' })
}

/** What the next start finds: both games, the one at the table with every move that was played. */
function expectAllThere(seq = moves.length): void {
  games.close()
  const again = openSaves(folder, () => undefined)
  onTestFinished(() => again.games.close())
  expect(again.putAside).toBeNull()
  expect(again.games.read(AT_TABLE)).toMatchObject({ seq, state: moves[seq - 1]?.state })
  expect(
    again.games
      .moves(AT_TABLE)
      .slice(1)
      .map(({ action }) => action)
  ).toEqual(moves.slice(0, seq).map(({ action }) => action))
  expect(again.games.read(OTHER)).toMatchObject({ seq: HALF, state: expect.any(Object) as unknown })
}

describe('A file that is removed while it is open', () => {
  it.each([
    ['alone', ['']],
    ['with its journal', ['', '-wal', '-shm']]
  ] as const)('%s is written anew with all games', (_, endings) => {
    for (const ending of endings) rmSync(file + ending)
    goOn(HALF)
    expect(told).toEqual([null])
    expectAllThere()
  })

  it('after the last move is there again when the app ends', () => {
    rmSync(file)
    games.close()
    expect(told).toEqual([null])
    expectAllThere(HALF)
  })

  it('together with its folder is written anew, and so is the folder', () => {
    rmSync(folder, { recursive: true })
    goOn(HALF)
    expect(told).toEqual([null])
    expectAllThere()
  })

  it('where nothing can be written costs no move either, once that is over', () => {
    rmSync(folder, { recursive: true })
    writeFileSync(folder, 'in the way')
    let trouble: unknown = null
    try {
      goOn(HALF)
    } catch (error) {
      trouble = troubleOf(error)
    }
    expect(trouble).toBe('saveFailed')
    expect(told).toEqual([])
    rmSync(folder)
    goOn(HALF)
    expect(told).toEqual([null])
    expectAllThere()
  })
})

describe('A file that is damaged while it is open', () => {
  it.each([
    ['cut short', () => truncateSync(file, 2 * PAGE)],
    ['scribbled over but for its first page', () => scribble(PAGE)],
    ['scribbled over as a whole', () => scribble(0)]
  ] as const)('%s is put aside, and the game goes on in a new one', (_, damage) => {
    goOn(HALF, HALF + 10)
    flush()
    damage()
    const bytes = readFileSync(file)
    goOn(HALF + 10)
    expect(told).toEqual([expect.objectContaining({ lost: 0, fromCopy: 2 })])
    expect(readFileSync(told[0]?.file ?? '')).toEqual(bytes)
    expectAllThere()
  })

  it('and has no daily copy keeps the game at the table, and the others are counted as lost', () => {
    rmSync(join(folder, COPIES), { recursive: true })
    flush()
    scribble(PAGE)
    goOn(HALF)
    games.close()
    const again = openSaves(folder, () => undefined)
    onTestFinished(() => again.games.close())
    expect(again.games.read(AT_TABLE).state).toEqual(moves.at(-1)?.state)
    expect(again.games.moves(AT_TABLE)).toHaveLength(moves.length + 1)
    expect(told).toHaveLength(1)
  })

  it('is noticed by a list too', () => {
    flush()
    scribble(0)
    expect(
      games
        .list()
        .map(({ id }) => id)
        .toSorted()
    ).toEqual([AT_TABLE, OTHER])
    expect(told).toHaveLength(1)
    goOn(HALF)
    expectAllThere()
  })

  it('where SQLite does not look is found after ten minutes of play', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    flush()
    scribbleFarAway()
    goOn(HALF, HALF + 20)
    expect(told).toEqual([])
    vi.advanceTimersByTime(20 * 60_000)
    goOn(HALF + 20)
    expect(told).toHaveLength(1)
    expectAllThere()
  })
})
