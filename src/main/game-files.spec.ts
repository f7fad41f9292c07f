// Games as files: what is written can be taken in elsewhere and played on, and nothing else can, whatever is in the file.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { below, fastChance } from './engine/random'
import { GameFiles } from './game-files'
import { troubleOf } from './saves'
import { backUp, goBackTo } from './saves/backups'
import { freshFolder } from './saves/testing/folder'
import { someAction } from './saves/testing/random-play'
import { fileOf, gameOf, LARGEST_FILE } from './session-file'
import { Sitting } from './testing/sitting'

// Every action is synced to the disk, which may be busy with other things.
vi.setConfig({ testTimeout: 120_000 })

let sitting: Sitting
let folder: string

beforeEach(() => {
  sitting = new Sitting()
  folder = freshFolder()
})

/** A game with everything in it: rules of its own, actions, some of them taken back and brought back, and a clock. */
function playedGame(actions = 150): string {
  const { id } = sitting.begin({ rules: { pot: true, timeLimit: 60, dice: 'table' } })
  const chance = fastChance(5)
  for (let count = 0; count < actions && !sitting.state(id).outcome; count++) {
    const choice = below(chance, 8)
    if (choice === 0) sitting.session.undo()
    else if (choice === 1) sitting.session.redo()
    else sitting.session.act(someAction(sitting.state(id), chance))
  }
  sitting.session.setControl(1, 'casual')
  sitting.session.close()
  return id
}
const textOf = (id: string): string => fileOf(sitting.games.read(id), sitting.games.moves(id))
const files = (save: string | null = null, open: string | null = null) =>
  new GameFiles(sitting.games, { toSave: () => Promise.resolve(save), toOpen: () => Promise.resolve(open) })
/** Changes with everything that is written to the file of saved games. */
const writes = () => sitting.database.prepare('SELECT total_changes()').pluck().get()
const checksum = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** The file with something changed in it, and a checksum that says it had always been so. */
function forged(text: string, change: (game: Record<string, unknown>) => void): string {
  const file = JSON.parse(text) as { checksum: string; game: Record<string, unknown> }
  change(file.game)
  return JSON.stringify({ ...file, checksum: checksum(file.game) })
}

describe('A game file', () => {
  it('is played on elsewhere from the same question, with all that was taken back', async () => {
    const id = playedGame()
    const file = join(folder, 'Sunday.freehold')
    expect(await files(file).exportGame(id)).toBe('Sunday.freehold')
    const there = new Sitting()
    const taken = await new GameFiles(there.games, {
      toSave: () => Promise.resolve(null),
      toOpen: () => Promise.resolve(file)
    }).importGame()
    if (taken === null) throw new Error('It was not taken in')
    expect(taken).not.toBe(id)
    expect(there.games.read(taken)).toEqual({ ...sitting.games.read(id), id: taken })
    expect(there.games.moves(taken)).toEqual(sitting.games.moves(id))
    expect(new Set(there.games.moves(taken).map(({ cause }) => cause)).size).toBe(3)
    const [here, opened] = [sitting.session.open(id), there.session.open(taken)]
    expect(opened).toEqual({ ...here, id: taken })
    const next = someAction(sitting.state(id), fastChance(1))
    for (const each of [sitting, there]) expect(each.session.act(next)).toMatchObject({ ok: true })
    expect(there.state(taken)).toEqual(sitting.state(id))
  })

  it('can be taken in twice, as two games', () => {
    const id = playedGame(20)
    const file = join(folder, 'x.freehold')
    writeFileSync(file, textOf(id))
    const ids = [files().take(file), files().take(file), id]
    expect(new Set(ids).size).toBe(3)
    expect(
      sitting.games
        .list()
        .map((game) => game.id)
        .toSorted()
    ).toEqual(ids.toSorted())
  })

  it('is not written when no place is chosen, and says when it cannot be', async () => {
    const id = playedGame(5)
    expect(await files().exportGame(id)).toBeNull()
    const nowhere = files(join(folder, 'gone', 'x.freehold')).exportGame(id)
    expect(await nowhere.then(String, troubleOf)).toBe('saveFailed')
    expect(await files().importGame()).toBeNull()
  })

  it('is proposed under a name that every system allows', async () => {
    const proposals: string[] = []
    const picker = {
      toSave: (proposed: string) => {
        proposals.push(proposed)
        return Promise.resolve(null)
      },
      toOpen: () => Promise.resolve(null)
    }
    const id = playedGame(2)
    for (const name of ['Granny: round 2/3?', '...', 'Žofie']) {
      sitting.games.rename(id, name)
      await new GameFiles(sitting.games, picker).exportGame(id)
    }
    expect(proposals).toEqual(['Granny  round 2 3.freehold', 'Game.freehold', 'Žofie.freehold'])
  })
})

describe('A file that is no sound game', () => {
  const refusal = (text: string): string | null => {
    const file = join(folder, 'bad.freehold')
    writeFileSync(file, text)
    const before = writes()
    try {
      files().take(file)
      return null
    } catch (error) {
      expect(writes()).toBe(before)
      return troubleOf(error)
    }
  }

  it('is refused: empty, other text, cut off, of a later version, missing, a folder, too large', () => {
    const text = textOf(playedGame(30))
    expect(['', 'Dear diary', '[]', 'null', '{"freehold":1}', text.slice(0, -9)].map(refusal)).toEqual(
      Array(6).fill('fileUnreadable')
    )
    expect(refusal(text.replace('"freehold":2', '"freehold":3'))).toBe('fileTooNew')
    expect(refusal(' '.repeat(LARGEST_FILE + 1))).toBe('fileUnreadable')
    for (const name of ['none.freehold', 'folder.freehold']) {
      if (name.startsWith('folder')) mkdirSync(join(folder, name))
      expect(() => files().take(join(folder, name))).toThrow(
        expect.objectContaining({ trouble: 'fileUnreadable' })
      )
    }
  })

  it('is refused with one letter changed, wherever it is', () => {
    const text = textOf(playedGame(60))
    const change = fc.tuple(
      fc.nat(text.length - 1),
      fc.constantFrom('0', '1', 'x', '"', '{', '}', ',', ' ', 'é', '')
    )
    fc.assert(
      fc.property(change, ([at, letter]) => {
        const changed = text.slice(0, at) + letter + text.slice(at + 1)
        fc.pre(changed !== text)
        // blanks between its parts say nothing
        fc.pre(JSON.stringify(parsedOrNull(changed)) !== text)
        expect(() => gameOf(changed)).toThrow(expect.objectContaining({ name: 'SaveError' }))
      }),
      { numRuns: 400 }
    )
  })

  it('is refused, or is another sound game, if somebody has forged its checksum too', () => {
    const text = textOf(playedGame(60))
    const anything = fc.anything({ maxDepth: 2 })
    const forgery = fc.oneof(
      fc.record({ key: fc.constantFrom('setup', 'played', 'records', 'state'), value: anything }),
      fc.record({
        key: fc.constantFrom('name', 'rules', 'banker', 'undo', 'seats', 'seed'),
        value: anything
      }),
      fc.record({
        key: fc.constantFrom('players', 'startCash', 'salary', 'dealt', 'dice', 'timeLimit', 'banker'),
        value: fc.oneof(fc.integer({ min: -1, max: 9 }), anything)
      }),
      fc.record({ key: fc.constant('record'), at: fc.nat(59), value: anything }),
      fc.record({ key: fc.constant('swap'), at: fc.nat(58), value: fc.constant(null) }),
      fc.record({ key: fc.constant('drop'), at: fc.nat(59), value: fc.constant(null) }),
      fc.record({
        key: fc.constant('action'),
        at: fc.nat(59),
        value: fc.record({
          type: fc.constantFrom('endTurn', 'buy', 'pass', 'strikeHour', 'resign'),
          player: fc.integer({ min: -1, max: 3 })
        })
      })
    )
    let refused = 0
    fc.assert(
      fc.property(forgery, (wrong) => {
        const changed = forged(text, (game) => forge(game, wrong))
        const trouble = refusal(changed)
        if (trouble !== null) {
          refused++
          expect(['fileUnreadable', 'fileTooNew']).toContain(trouble)
          return
        }
        // nothing that matters was changed: it is a game that can have been played, and can be played on
        const [taken] = sitting.games.list()
        expect(sitting.session.open(taken?.id ?? '').view).toBeDefined()
      }),
      { numRuns: 400 }
    )
    // about three of four; the others are games by other rules or of another name
    expect(refused).toBeGreaterThan(200)
  })
})

type Forgery = { readonly key: string; readonly value: unknown; readonly at?: number }

function forge(game: Record<string, unknown>, { key, value, at = 0 }: Forgery): void {
  const records = game.records as unknown[]
  const setup = game.setup as Record<string, unknown>
  if (key in game) game[key] = value
  else if (key === 'record') records[at] = value
  else if (key === 'swap') records.splice(at, 2, records[at + 1], records[at])
  else if (key === 'drop') records.splice(at, 1)
  else if (key === 'action') records[at] = { cause: 'action', action: value }
  else if (key in setup && key !== 'banker') setup[key] = value
  else setup.rules = { ...(setup.rules as object), [key]: value }
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

describe('Files that are opened from outside', () => {
  it('wait until the window asks for them, one after the other', async () => {
    const one = join(folder, 'one.freehold')
    writeFileSync(one, textOf(playedGame(10)))
    const delivered = files()
    const tell = vi.fn()
    delivered.ondelivery(tell)
    delivered.deliver([])
    expect([tell.mock.calls.length, await delivered.takeDelivery()]).toEqual([0, null])
    delivered.deliver([join(folder, 'none.freehold'), one])
    expect(tell).toHaveBeenCalledOnce()
    await expect(delivered.takeDelivery()).rejects.toMatchObject({ trouble: 'fileUnreadable' })
    expect(await delivered.takeDelivery()).toBe(sitting.games.list()[0]?.id)
    expect(await delivered.takeDelivery()).toBeNull()
    expect(existsSync(one) && readFileSync(one, 'utf8').length > 0).toBe(true)
  })

  it('wait also while the games go back to those of a copy', async () => {
    const one = join(folder, 'one.freehold')
    writeFileSync(one, textOf(playedGame(10)))
    const delivered = files(null, one)
    delivered.deliver([one])
    const copies = join(folder, 'backups')
    const parts = { games: sitting.games, folder: copies, now: new Date() }
    const way = goBackTo(basename((await backUp(parts)) ?? ''), parts)
    const taken = [delivered.takeDelivery(), delivered.importGame()]
    await way
    for (const id of taken) expect(sitting.games.read((await id) ?? '').name).toBe('Sunday table')
    expect(sitting.games.list()).toHaveLength(3)
  })
})
