// The edge of the main process: every call of the contract, from right and wrong senders, with right and wrong arguments.
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { officialRules } from '../shared/game/rules'
import {
  DEFAULT_SETTINGS,
  type AppVersions,
  type CallName,
  type NewGame,
  type OpenedGame
} from '../shared/ipc'
import { CALL_NAMES } from '../shared/names'
import { GameFiles } from './game-files'
import { handlersOf, LARGEST_ARGUMENT, serveCalls, type Caller, type CallServer, type Page } from './ipc'
import { isOwnPage } from './origin'
import { openPresets, type PresetsFile } from './presets'
import { openSaves, type Games } from './saves'
import { backUp, goBackTo } from './saves/backups'
import { freshFolder } from './saves/testing/folder'
import { SEED, seatsOf } from './saves/testing/random-play'
import { Session } from './session'
import { openSettings, type SettingsFile } from './settings'

// Every action is synced to the disk, which may be busy with other things.
vi.setConfig({ testTimeout: 60_000 })

const VERSIONS: AppVersions = {
  app: '1',
  electron: '2',
  chrome: '3',
  node: '4',
  sqlite: '5',
  platform: 'linux'
}
const COPY = 'games-2026-11-30T09-26-13.db'
const NOBODY = '99999999-9999-4999-8999-999999999999'

const mainFrame = { url: 'app://freehold/index.html' }
const ourPage: Page = { mainFrame }
const ourCaller: Caller = { senderFrame: mainFrame }

let measure: () => Promise<null>
let listeners: Map<string, Parameters<CallServer['handle']>[1]>
let page: Page | null
let games: Games
let settings: SettingsFile
let presets: PresetsFile
let opened: OpenedGame
let notes: string[]
let folder: string

beforeEach(() => {
  folder = freshFolder()
  listeners = new Map()
  page = ourPage
  notes = []
  measure = () => Promise.resolve(null)
  const note = (what: string) => notes.push(what)
  games = openSaves(folder, note).games
  onTestFinished(() => games.close())
  settings = openSettings(join(folder, 'settings.json'), note)
  presets = openPresets(join(folder, 'presets.json'), note, () => undefined)
  const players = {
    choose: () => Promise.resolve(null),
    advise: () => Promise.resolve(null),
    close: () => Promise.resolve()
  }
  const session = new Session({ games, players, tell: () => undefined, note })
  serveCalls({
    server: { handle: (name, listen) => listeners.set(name, listen) },
    handlers: handlersOf({
      ...{ session, games, settings, presets, note },
      lengths: { measure: () => measure() },
      files: new GameFiles(games, {
        toSave: () => Promise.resolve(null),
        toOpen: () => Promise.resolve(null)
      }),
      backups: {
        list: () => [],
        goBackTo: (name) => goBackTo(name, { games, folder: join(folder, 'backups'), now: new Date() })
      },
      versions: VERSIONS
    }),
    page: () => page,
    isOwnPage: (address) => isOwnPage(address, null),
    note
  })
  opened = session.create({ ...tableOf(2), seed: SEED })
})

const tableOf = (players: number): NewGame => ({
  name: 'Sunday table',
  rules: officialRules(players),
  banker: null,
  undo: 'free',
  seats: seatsOf(players),
  seed: null
})

/** An argument that each call accepts. */
const accepted = (): Record<CallName, unknown> => ({
  appVersions: null,
  readSettings: null,
  writeSettings: DEFAULT_SETTINGS,
  listGames: null,
  createGame: tableOf(8),
  lookAtGame: opened.id,
  openGame: opened.id,
  closeGame: null,
  renameGame: { id: opened.id, name: 'Rainy Saturday' },
  removeGame: opened.id,
  restoreGame: opened.id,
  weighDeal: { type: 'endTurn', player: 0 },
  advise: 0,
  exportGame: opened.id,
  importGame: null,
  takeDelivery: null,
  listBackups: null,
  restoreBackup: COPY,
  act: { type: 'throwDice', player: 0 },
  undo: null,
  redo: null,
  setControl: { seat: 1, computer: 'casual' },
  pause: true,
  readPresets: null,
  savePreset: { name: 'Short and sharp', rules: officialRules(4) },
  removePreset: 'Short and sharp',
  measureLength: officialRules(3),
  caughtUp: 0,
  recallGame: null,
  noteFault: 'TypeError: nothing there'
})

const bundles = { give: { cash: 1, deeds: [], cards: [] }, take: { cash: 2, deeds: [], cards: [] } }
/** With a property of its own, also where writing to the name would change the prototype. */
const withOwn = (value: object, key: string, own: unknown): object =>
  Object.defineProperty({ ...value }, key, {
    value: own,
    enumerable: true,
    configurable: true,
    writable: true
  })
const isLeftOut = (settings: unknown, key: string): boolean =>
  Object.hasOwn((settings as { keys: object }).keys, key)

function call(name: string, given: readonly unknown[], caller: Caller = ourCaller): unknown {
  const listen = listeners.get(name)
  if (!listen) throw new Error(`${name} is not served`)
  return listen(caller, ...given)
}

/** All that calls can change. */
const everything = () =>
  JSON.stringify([
    games.list(),
    games.list().map(({ id }) => games.moves(id)),
    settings.read(),
    presets.read()
  ])

function expectRefusal(work: () => unknown, message: string): void {
  const before = everything()
  expect(work).toThrow(new Error(message))
  expect(everything()).toBe(before)
  expect(notes).toContain(message)
}

it('serves every call of the contract and no other', () => {
  expect([...listeners.keys()].toSorted()).toEqual([...CALL_NAMES].toSorted())
})

describe.each(CALL_NAMES)('the call %s', (name) => {
  it('is answered', () => {
    expect(call(name, [accepted()[name]])).toBeDefined()
  })

  it('is refused to anybody but the main frame of our window on our page', () => {
    const strangers: Record<string, Caller> = {
      'a frame that is gone': { senderFrame: null },
      'a frame inside the page, or another window': { senderFrame: { url: mainFrame.url } }
    }
    for (const stranger of Object.values(strangers))
      expectRefusal(() => call(name, [accepted()[name]], stranger), `Refused call: ${name}`)
    for (const url of [
      'https://freehold/index.html',
      'app://freehold.example/',
      'app://other/',
      'file:///index.html',
      'data:text/html,hello',
      'about:blank',
      ''
    ]) {
      const frame = { url }
      page = { mainFrame: frame }
      expectRefusal(() => call(name, [accepted()[name]], { senderFrame: frame }), `Refused call: ${name}`)
    }
  })

  it('is refused while there is no window', () => {
    page = null
    expectRefusal(() => call(name, [accepted()[name]]), `Refused call: ${name}`)
  })

  it('is refused unless it has one argument of its shape', () => {
    const good = accepted()[name]
    const cycle: Record<string, unknown> = {}
    cycle.self = cycle
    const wrong: (readonly unknown[])[] = [
      [],
      [good, good],
      [undefined],
      [Symbol('x')],
      [() => good],
      [cycle],
      [10n],
      [{}],
      [[]],
      [-1],
      [0.5],
      [Infinity],
      [{ ...Object(good), extra: 1 }],
      ['x'.repeat(LARGEST_ARGUMENT + 1)],
      [new Date()],
      [new Map([['id', 1]])]
    ]
    if (good !== null) wrong.push([null])
    // any name may be that of a preset, and any text may be a fault
    if (name !== 'removePreset' && name !== 'noteFault') wrong.push(['no uuid'])
    for (const given of wrong) expectRefusal(() => call(name, given), `Malformed call: ${name}`)
  })
})

describe('calls', () => {
  it('refuse each object with a key too many, too few or of another kind', () => {
    for (const [name, good] of Object.entries(accepted())) {
      if (typeof good !== 'object' || good === null) continue
      for (const key of Object.keys(good)) {
        const lacking = Object.fromEntries(Object.entries(good).filter(([other]) => other !== key))
        expectRefusal(() => call(name, [lacking]), `Malformed call: ${name}`)
        expectRefusal(() => call(name, [{ ...good, [key]: { not: 'this' } }]), `Malformed call: ${name}`)
      }
    }
  })

  it('refuse tables whose seats are too few, too many or alike', () => {
    const [one, two] = seatsOf(2)
    const alike = [
      { ...two, name: one?.name.toUpperCase() },
      { ...two, piece: one?.piece },
      { ...two, colour: one?.colour }
    ]
    for (const seats of [[], [one], ...alike.map((seat) => [one, seat]), [...seatsOf(8), one]])
      expectRefusal(
        () => call('createGame', [{ ...tableOf(seats.length), seats }]),
        'Malformed call: createGame'
      )
  })

  it('refuse rules for another table, and a Banker without a name or a name without a Banker', () => {
    const six = tableOf(6)
    const withBanker = { ...six, rules: { ...six.rules, banker: 6 } }
    for (const wrong of [
      { ...six, seats: seatsOf(5) },
      { ...six, rules: { ...six.rules, players: 7 } },
      { ...six, rules: { ...six.rules, salary: -200 } },
      { ...six, banker: 'Aunt Vera' },
      withBanker
    ])
      expectRefusal(() => call('createGame', [wrong]), 'Malformed call: createGame')
    expect(call('createGame', [{ ...withBanker, banker: 'Aunt Vera' }])).toMatchObject({
      ok: true,
      value: { banker: 'Aunt Vera', options: { length: 7 } }
    })
  })

  it('are refused when they are larger than any honest one', () => {
    const long = { id: opened.id, name: `${' '.repeat(LARGEST_ARGUMENT)}x` }
    expectRefusal(() => call('renameGame', [long]), 'Malformed call: renameGame')
    expect(call('renameGame', [{ ...long, name: `${' '.repeat(1000)}x` }])).toMatchObject({ ok: true })
  })

  it('hand names over without blanks at their ends', () => {
    call('renameGame', [{ id: opened.id, name: '  Rainy Saturday ' }])
    expect(games.list()[0]?.name).toBe('Rainy Saturday')
  })

  it.each([
    ['turns what comes after it', '\u202eNora\u202c \u200fund\u2069', 'Nora und'],
    ['breaks lines', 'Nora\r\nund\u2028Theo\u0000\u0007', 'Nora und Theo'],
    ['is half a character', 'Nora\ud83d', 'Nora'],
    ['is markup', '<b onclick="a()">N</b>', '<b onclick="a()">N</b>'],
    ['is a flag', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['is a family, in another script', '👩‍👧 נועה', '👩‍👧 נועה']
  ])('hand over a name that %s as it can be read', (_, given, name) => {
    call('renameGame', [{ id: opened.id, name: given }])
    expect(games.list()[0]?.name).toBe(name)
  })

  it('take no name of which nothing can be seen', () => {
    for (const name of ['', ' ', '\u202e', '\u200b\ufeff', '\u0000', '\t\n'])
      expectRefusal(() => call('renameGame', [{ id: opened.id, name }]), 'Malformed call: renameGame')
  })

  it('let no key reach the prototypes of what they are given', () => {
    const added = { polluted: true }
    const prototypes = ['__proto__', 'constructor', 'prototype']
    /** The same in every object within, one at a time, as JSON can say it and a page could send it. */
    const poisoned = (value: unknown, key: string): unknown[] => {
      if (typeof value !== 'object' || value === null) return []
      const own = Array.isArray(value) ? [] : [withOwn(value, key, added)]
      const inner = Object.entries(value).flatMap(([at, part]) =>
        poisoned(part, key).map((wrong) =>
          Array.isArray(value) ? value.with(Number(at), wrong) : { ...value, [at]: wrong }
        )
      )
      return [...own, ...inner]
    }
    const offer = { type: 'offer', player: 0, to: 1, ...bundles }
    const given = [...Object.entries(accepted()), ['act', offer], ['weighDeal', offer]] as const
    let tried = 0
    for (const key of prototypes)
      for (const [name, good] of given)
        for (const wrong of poisoned(good, key)) {
          tried++
          const before = everything()
          // a map of keys leaves such a name out, everything else refuses it
          if (name === 'writeSettings' && isLeftOut(wrong, key)) call(name, [wrong])
          else expect(() => call(name, [wrong]), `${name} ${key}`).toThrow(`Malformed call: ${name}`)
          expect(everything()).toBe(before)
          expect(Object.hasOwn(Object.prototype, 'polluted') || 'polluted' in {}).toBe(false)
        }
    expect(tried).toBeGreaterThan(60)
  })

  it('answer a trouble in the words of the contract', () => {
    expect(call('openGame', [NOBODY])).toEqual({ ok: false, trouble: 'noSuchGame' })
    expect(call('renameGame', [{ id: NOBODY, name: 'x' }])).toEqual({ ok: false, trouble: 'noSuchGame' })
    expect(call('setControl', [{ seat: 5, computer: 'casual' }])).toEqual({
      ok: false,
      trouble: 'noSuchSeat'
    })
    expect(call('closeGame', [null])).toBeNull()
    expect(call('setControl', [{ seat: 0, computer: null }])).toEqual({ ok: false, trouble: 'noGameOpen' })
    expect(call('act', [{ type: 'throwDice', player: 0 }])).toEqual({ ok: false, trouble: 'noGameOpen' })
  })

  it('go back to copies alone, of which each has a name like all others', async () => {
    for (const name of [
      '../games.db',
      'games.db',
      `../${COPY}`,
      `${COPY}/..`,
      'other-2026-11-30T09-26-13.db'
    ])
      expectRefusal(() => call('restoreBackup', [name]), 'Malformed call: restoreBackup')
    expect(await call('restoreBackup', [COPY])).toEqual({ ok: false, trouble: 'backupUnreadable' })
    // the table is cleared first: no action can be saved into games that are about to be others
    expect(call('act', [{ type: 'throwDice', player: 0 }])).toEqual({ ok: false, trouble: 'noGameOpen' })
  })

  it('refuse to lay a table while the games go back, so that none is lost', async () => {
    const copies = join(folder, 'backups')
    await backUp({ games, folder: copies, now: new Date('2026-11-30T09:26:13Z') })
    const refused = { ok: false, trouble: 'goingBack' }
    const way = call('restoreBackup', [COPY])
    for (const [name, argument] of [
      ['createGame', tableOf(2)],
      ['openGame', opened.id],
      ['renameGame', { id: opened.id, name: 'x' }],
      ['removeGame', opened.id]
    ] as const)
      expect(call(name, [argument]), name).toEqual(refused)
    expect(await call('restoreBackup', [COPY])).toEqual(refused)
    expect(await way).toEqual({ ok: true, value: null })
    expect(call('openGame', [opened.id])).toMatchObject({ ok: true, value: { seq: 0 } })
  })

  it('keep an unexpected error from the page, but not from the log', () => {
    games.close()
    expect(() => call('listGames', [null])).toThrow(new Error('Failed call: listGames'))
    expect(notes).toContain('call listGames failed')
  })

  it('keep an unexpected error from the page also where the answer takes its time', async () => {
    measure = () => Promise.reject(new Error('out of order'))
    await expect(call('measureLength', [officialRules(3)])).rejects.toThrow(
      new Error('Failed call: measureLength')
    )
    expect(notes).toContain('call measureLength failed')
  })

  it('measure no rules that cannot be played', () => {
    expectRefusal(
      () => call('measureLength', [{ ...officialRules(3), salary: -1 }]),
      'Malformed call: measureLength'
    )
  })

  it('refuse whatever else the page may send, and change nothing', () => {
    const someName = fc.constantFrom(...CALL_NAMES)
    const something = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true
    })
    fc.assert(
      fc.property(someName, fc.array(something, { maxLength: 2 }), (name, given) => {
        const before = everything()
        try {
          call(name, given)
        } catch (error) {
          expect(error).toEqual(new Error(`Malformed call: ${name}`))
          expect(everything()).toBe(before)
        }
      }),
      { numRuns: 1000 }
    )
  })

  it('take no action that is almost one', () => {
    const value = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constant(null), fc.array(fc.integer()))
    const keys = [
      'amount',
      'deck',
      'choice',
      'space',
      'group',
      'levels',
      'to',
      'give',
      'take',
      'offer',
      '__proto__'
    ]
    const almost = fc
      .tuple(
        fc.constantFrom('throwDice', 'bid', 'offer', 'build', 'chooseTax', 'toString', 'steal'),
        fc.oneof(fc.integer({ min: -1, max: 9 }), fc.string()),
        fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 4 })
      )
      .map(([type, player, rest]) => ({ type, player, ...rest }))
    fc.assert(
      fc.property(almost, (action) => {
        const before = everything()
        let result: unknown
        try {
          result = call('act', [action])
        } catch (error) {
          expect(error).toEqual(new Error('Malformed call: act'))
          expect(everything()).toBe(before)
          return
        }
        if ((result as { ok: boolean }).ok)
          expect(action).toEqual({ type: 'throwDice', player: action.player })
        else expect(everything()).toBe(before)
      }),
      { numRuns: 1000 }
    )
  })
})
