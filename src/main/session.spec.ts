// One game in progress, with real rules and a real file of saved games; computers play at random, or as a case demands.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from 'better-sqlite3'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { isExact, type Action, type ActionOption, type ActionType } from '../shared/game/actions'
import type { Seat } from '../shared/game/board'
import { BANK } from '../shared/game/events'
import { officialRules, type Rules } from '../shared/game/rules'
import { decisionOf, type PlayerView } from '../shared/game/view'
import type { NewGame, OpenedGame, Pushes, TableUpdate, Trouble } from '../shared/ipc'
import type { ComputerPlayers } from './ai/players'
import { legalActions, newGame, playerView } from './engine'
import { below, fastChance } from './engine/random'
import { openDatabase } from './saves/database'
import { Games, troubleOf } from './saves'
import { freshFolder } from './saves/testing/folder'
import { playOn, SEED, seatsOf } from './saves/testing/random-play'
import { Session } from './session'

type Request = Parameters<ComputerPlayers['choose']>[0]
/** Computers of these specs give no reasons. */
type Choose = (request: Request) => Promise<Action | null>

// Every action is synced to the disk, which may be busy with other things.
vi.setConfig({ testTimeout: 60_000 })

let database: Database
let games: Games
let session: Session
let updates: TableUpdate[]
let changes: Pushes['tableChanged'][]
let troubles: Trouble[]
let time: number
let notes: string[]
let requests: Request[]
let choose: Choose
let file: string

beforeEach(() => {
  file = join(freshFolder(), 'games.db')
  choose = atRandom
  requests = []
  time = 0
  start()
  onTestFinished(() => games.close())
})

/** The app as after a start: a new session on the file. */
function start(patience?: number): void {
  if (existsSync(file) && database.open) database.close()
  updates = []
  changes = []
  troubles = []
  notes = []
  database = openDatabase(file)
  games = new Games(database, (what) => notes.push(what))
  session = new Session({
    games,
    players: {
      choose: (request) => {
        requests.push(request)
        return choose(request).then((action) => action && { action, reason: null })
      },
      advise: () => Promise.resolve(null),
      close: () => Promise.resolve()
    },
    tell: (push, message) => {
      if (push === 'tableUpdated') updates.push(message as TableUpdate)
      else if (push === 'tableChanged') changes.push(message as Pushes['tableChanged'])
      else if (push === 'troubleArose') troubles.push(message as Trouble)
    },
    note: (what) => notes.push(what),
    now: () => time,
    ...(patience === undefined ? {} : { patience })
  })
}

/** What a computer at random leaves alone while it can do anything else. */
const RESTRAINED: readonly ActionType[] = [
  ...(['mortgage', 'lift', 'build', 'sell', 'giveUp', 'offer', 'withdrawOffer', 'lowerWish'] as const),
  ...(['resign', 'agreeToEnd', 'disagreeToEnd'] as const)
]

/** A computer that takes any of its options; it offers and builds nothing of its own accord. */
function atRandom({ options, nonce }: Request): Promise<Action | null> {
  const plain = options.filter(({ type }) => !RESTRAINED.includes(type))
  const wanted = plain.length > 0 ? plain : options
  const option = wanted[below(fastChance(nonce), wanted.length)]
  return Promise.resolve(option ? plainAction(option) : null)
}

function plainAction(option: ActionOption): Action | null {
  if (option.type === 'bid') return { type: 'bid', player: option.player, amount: option.min }
  if (option.type === 'wish') return { type: 'wish', player: option.player, count: option.max }
  return isExact(option) ? option : null
}

const table = (players: number, computers: readonly Seat[] = []): NewGame => ({
  name: 'Sunday table',
  rules: officialRules(players),
  banker: null,
  undo: 'free',
  seats: seatsOf(players, computers),
  seed: SEED
})

/** Lets every promise that can settle settle. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 2))

/** The window keeps watching until nothing moves any more, at most `count` actions. */
async function watch(opened: OpenedGame, count = 10_000): Promise<void> {
  session.caughtUp(opened.seq)
  for (let seen = opened.seq; seen < opened.seq + count;) {
    await settle()
    const seq = updates.at(-1)?.seq ?? opened.seq
    if (seq === seen) return
    seen = seq
    session.caughtUp(seen)
  }
}

/** The state on the disk. */
function saved(id: string) {
  const { state, seq } = games.read(id)
  if (!state) throw new Error('The snapshot is damaged')
  return { state, seq }
}

/** A new game with options of its own. */
function openWith(options: Partial<Rules>, players: number, computers: readonly Seat[] = []): OpenedGame {
  const rules = { ...officialRules(players), ...options }
  const banker = rules.banker === players ? 'Aunt Vera' : null
  return session.create({ ...table(players, computers), rules, banker })
}

/** Plays persons at random until the game is at such a point. */
function playUntil(opened: OpenedGame, isReached: (view: PlayerView) => boolean): void {
  let { view } = opened
  for (const move of playOn(saved(opened.id).state, 5000, 21)) {
    if (isReached(view)) return
    expect(session.act(move.action)).toMatchObject({ ok: true })
    view = updates.at(-1)?.view ?? view
  }
  throw new Error('It never came to that')
}

describe('an action of a person', () => {
  it('is played, saved and shown, in this order', () => {
    const opened = session.create(table(2))
    expect(opened).toMatchObject({ seq: 0, name: 'Sunday table', seats: seatsOf(2) })
    expect(opened.ledger).toEqual([{ seq: 0, event: { type: 'gameStarted', players: 2 } }])
    const result = session.act({ type: 'throwDice', player: 0 })
    expect(result).toEqual({ ok: true, seq: 1 })
    const { state, seq } = saved(opened.id)
    expect(seq).toBe(1)
    expect(updates).toEqual([
      {
        id: opened.id,
        seq: 1,
        cause: 'action',
        action: { type: 'throwDice', player: 0 },
        reason: null,
        undid: null,
        undo: { policy: 'free', canUndo: true, canRedo: false },
        clock: null,
        events: games.moves(opened.id)[1]?.events,
        view: playerView(state, 0),
        options: [0, 1].map((seat) => legalActions(state, seat))
      }
    ])
  })

  it('that the rules forbid is refused by its code and changes nothing', () => {
    const opened = session.create(table(2))
    const before = saved(opened.id)
    expect(session.act({ type: 'throwDice', player: 1 })).toEqual({ ok: false, illegal: 'outOfTurn' })
    expect(session.act({ type: 'buy', player: 0 })).toMatchObject({ ok: false })
    expect(session.act({ type: 'throwDice', player: 5 })).toMatchObject({ ok: false, illegal: 'malformed' })
    expect(saved(opened.id)).toEqual(before)
    expect(updates).toEqual([])
  })

  it('for a computer is refused, even when it is legal', () => {
    const opened = session.create(table(2, [0]))
    expect(opened.options[0]).toContainEqual({ type: 'throwDice', player: 0 })
    expect(session.act({ type: 'throwDice', player: 0 })).toEqual({ ok: false, illegal: 'outOfTurn' })
    expect(saved(opened.id).seq).toBe(0)
  })

  it('needs a game on the table', () => {
    expect(session.act({ type: 'throwDice', player: 0 })).toEqual({ ok: false, trouble: 'noGameOpen' })
    session.create(table(2))
    session.close()
    expect(session.act({ type: 'throwDice', player: 0 })).toEqual({ ok: false, trouble: 'noGameOpen' })
  })

  it('shows no secret: neither the order of the cards nor the seed', () => {
    const opened = session.create(table(2))
    session.act({ type: 'throwDice', player: 0 })
    const shown = JSON.stringify([opened, ...updates])
    expect(shown).not.toContain(SEED)
    expect(shown).not.toContain('"cards":["C')
    expect(shown).not.toContain('counter')
  })
})

describe('a new game', () => {
  it('draws another seed each time unless one is given', () => {
    const openings = Array.from({ length: 3 }, () => session.create({ ...table(2), seed: null }).id)
    const seeds = openings.map((id) => games.read(id).seed)
    expect(new Set(seeds).size).toBe(3)
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/)
    expect(games.read(session.create(table(2)).id).seed).toBe(SEED)
  })
})

describe('a table with its own rules', () => {
  it('throws real dice for its computers, which wait for them', async () => {
    const opened = openWith({ dice: 'table' }, 2, [0, 1])
    await watch(opened)
    expect(requests).toEqual([])
    expect(session.act({ type: 'throwDice', player: 0 })).toEqual({ ok: false, illegal: 'outOfTurn' })
    expect(session.act({ type: 'invalidThrow', player: 0 })).toMatchObject({ ok: true })
    expect(session.act({ type: 'enterThrow', player: 0, dice: [6, 5] })).toMatchObject({ ok: true })
    expect(session.act({ type: 'enterThrow', player: 1, dice: [1, 2] })).toMatchObject({ ok: true })
    expect(session.act({ type: 'enterThrow', player: 0, dice: [1, 2] })).toEqual({ ok: true, seq: 4 })
    session.caughtUp(4)
    await settle()
    expect(
      requests.map(({ seat, options }) => [seat, options.map(({ type }) => type).includes('buy')])
    ).toEqual([[0, true]])
  })

  it('lists what a Banker who does not play may do behind the seats', () => {
    const opened = openWith({ banker: 5 }, 5)
    expect(opened.options).toHaveLength(6)
    playUntil(opened, (view) => decisionOf(view)?.kind === 'openLot')
    expect(updates.at(-1)?.options[5]).toEqual([{ type: 'openBidding', player: 5 }])
    expect(session.act({ type: 'openBidding', player: 5 })).toMatchObject({ ok: true })
  })
})

describe('going on with a game', () => {
  for (const kind of ['purchase', 'auction', 'tax', 'debt', 'inheritance', 'turn'] as const)
    it(`finds the same decision again: ${kind}`, () => {
      const opened = session.create(table(3))
      playUntil(opened, (view) => view.turn.number > 3 && decisionOf(view)?.kind === kind)
      const last = updates.at(-1)
      start()
      const again = session.open(opened.id)
      expect(again.view).toEqual(last?.view)
      expect(again.options).toEqual(last?.options)
      expect(again.seq).toBe(last?.seq)
      expect(again.ledger.at(-1)).toEqual({ seq: last?.seq, event: last?.events.at(-1) })
    })

  it('tells who went bankrupt when, also long ago, and not where that was taken back', () => {
    const opened = session.create(table(3))
    const leave = (player: Seat) =>
      expect(session.act({ type: 'resign', player })).toMatchObject({ ok: true })
    playUntil(opened, ({ turn }) => turn.number === 3)
    leave(2)
    playUntil(opened, ({ turn }) => turn.number === 60)
    leave(1)
    start()
    const { ledger, departures } = session.open(opened.id)
    expect(ledger).toHaveLength(400)
    expect(ledger.some(({ event }) => event.type === 'playerBankrupted' && event.player === 2)).toBe(false)
    expect(departures).toEqual([
      { seat: 2, turn: 3, creditor: BANK },
      { seat: 1, turn: 60, creditor: BANK }
    ])
    session.undo()
    start()
    expect(session.open(opened.id).departures).toEqual(departures.slice(0, 1))
  })

  it('finds an open offer again, and the same dice after it', () => {
    const opened = session.create(table(3))
    playUntil(opened, (view) => view.offers.length > 0)
    const { state } = saved(opened.id)
    start()
    expect(session.open(opened.id).view.offers).toEqual(state.offers)
    const expected = [...playOn(state, 40)].map(({ action, events }) => ({ action, events }))
    for (const { action } of expected) session.act(action)
    expect(updates.map(({ action, events }) => ({ action, events }))).toEqual(expected)
  })

  it('plays it again from its records when the snapshot is damaged', () => {
    const opened = session.create(table(3))
    playUntil(opened, (view) => view.turn.number > 12)
    const { state, seq } = saved(opened.id)
    database.exec(`UPDATE games SET snapshot = replace(snapshot, '"cash":', '"cash":1')`)
    start()
    expect(games.read(opened.id).state).toBeNull()
    const again = session.open(opened.id)
    expect(again.view).toEqual(playerView(state, 0))
    expect(saved(opened.id)).toEqual({ state, seq })
    expect(notes.join()).toContain('played again from its records')
  })

  it('does not make another game of it when the records do not fit', () => {
    for (const turns of [0, 3]) {
      const opened = session.create(table(3))
      // A first throw is legal whatever the seed; the dice tell that it was another game.
      session.act({ type: 'throwDice', player: 0 })
      playUntil(opened, (view) => view.turn.number >= turns)
      database
        .prepare(`UPDATE games SET snapshot = 'x', seed = ? WHERE id = ?`)
        .run('ab'.repeat(32), opened.id)
      expect(troubleOf(thrown(() => session.open(opened.id)))).toBe('gameUnreadable')
      expect(games.moves(opened.id).length).toBe((updates.at(-1)?.seq ?? 0) + 1)
    }
  })

  it('leaves the table when its game goes into the bin', () => {
    const { id } = session.create(table(2))
    const other = session.create(table(2))
    session.remove(id)
    expect(session.act({ type: 'throwDice', player: 0 })).toMatchObject({ ok: true })
    session.remove(other.id)
    expect(session.act({ type: 'throwDice', player: 1 })).toEqual({ ok: false, trouble: 'noGameOpen' })
    expect(troubleOf(thrown(() => session.open(id)))).toBe('noSuchGame')
  })
})

describe('computer players', () => {
  it('play a whole game among themselves', async () => {
    const opened = session.create(table(3, [0, 1, 2]))
    await watch(opened, 400)
    expect(saved(opened.id).seq).toBe(400)
    expect(notes).toEqual([])
    expect(requests.slice(0, 400).map((request) => request.nonce)).toEqual(
      Array.from({ length: 400 }, (_, at) => at + 1)
    )
  })

  it('see no more than their seat may see', async () => {
    const opened = session.create(table(3, [0, 1, 2]))
    await watch(opened, 50)
    const { state } = saved(opened.id)
    const shown = requests.at(-1)?.view
    expect(Object.keys(shown ?? {}).toSorted()).toEqual(Object.keys(playerView(state, 0)).toSorted())
    expect(JSON.stringify(requests)).not.toContain(SEED)
  })

  it('wait until the window has caught up, one action at a time', async () => {
    session.create(table(2, [0, 1]))
    await settle()
    expect(requests).toHaveLength(0)
    session.caughtUp(0)
    session.caughtUp(0)
    expect(requests).toHaveLength(1)
    await settle()
    expect(updates.map((update) => update.seq)).toEqual([1])
    session.caughtUp(0)
    session.caughtUp(99)
    await settle()
    expect(updates).toHaveLength(1)
    session.caughtUp(1)
    await settle()
    expect(updates.map((update) => update.seq)).toEqual([1, 2])
  })

  it('leave the decisions of persons alone', async () => {
    const opened = session.create(table(2, [1]))
    await watch(opened)
    expect(requests).toHaveLength(0)
    session.act({ type: 'throwDice', player: 0 })
    await watch({ ...opened, seq: 1 })
    const { state } = saved(opened.id)
    expect(requests.length).toBeGreaterThan(0)
    expect(decisionOf(state)?.player).toBe(0)
  })

  it('are not heard any more when the table is left', async () => {
    const opened = session.create(table(2, [0, 1]))
    session.caughtUp(0)
    session.close()
    await settle()
    expect(updates).toEqual([])
    expect(saved(opened.id).seq).toBe(0)
    session.open(opened.id)
    session.caughtUp(0)
    await settle()
    expect(updates).toHaveLength(1)
    expect(requests.map((request) => request.nonce)).toEqual([1, 1])
  })

  it('are asked again when a person acted while they were thinking', async () => {
    const opened = session.create(table(2, [1]))
    playUntilComputerTurn(opened)
    const answers: (() => void)[] = []
    choose = (request) => new Promise((resolve) => answers.push(() => resolve(atRandom(request))))
    requests = []
    const { seq } = saved(opened.id)
    session.caughtUp(seq)
    const business = legalActions(saved(opened.id).state, 0).find((option) => option.type === 'mortgage')
    if (!business) throw new Error('Nothing to mortgage')
    expect(session.act(business as Action)).toEqual({ ok: true, seq: seq + 1 })
    expect(requests).toHaveLength(1)
    answers[0]?.()
    await settle()
    expect(saved(opened.id).seq).toBe(seq + 1)
    expect(requests).toHaveLength(1)
    session.caughtUp(seq + 1)
    await settle()
    expect(requests).toHaveLength(2)
    expect(requests[1]?.nonce).toBe(seq + 2)
    answers[1]?.()
    await settle()
    expect(saved(opened.id).seq).toBe(seq + 2)
  })

  it('answer an offer at once, before anything else', async () => {
    const opened = session.create(table(2, [1]))
    playUntilComputerTurn(opened)
    const { state, seq } = saved(opened.id)
    requests = []
    const offer = session.act(offerOf(state, 0, 1))
    expect(offer).toEqual({ ok: true, seq: seq + 1 })
    choose = ({ options }) =>
      Promise.resolve((options.find((option) => option.type === 'acceptOffer') ?? null) as Action)
    session.caughtUp(seq + 1)
    await settle()
    expect(requests[0]?.options.map((option) => option.type)).toEqual(['acceptOffer', 'refuseOffer'])
    expect(updates.at(-1)?.action).toMatchObject({ type: 'acceptOffer', player: 1 })
  })

  it('refuse an offer that they do not answer', async () => {
    const opened = session.create(table(2, [1]))
    playUntilComputerTurn(opened)
    const { state, seq } = saved(opened.id)
    session.act(offerOf(state, 0, 1))
    choose = () => Promise.resolve(null)
    session.caughtUp(seq + 1)
    await settle()
    expect(updates.at(-1)?.action).toMatchObject({ type: 'refuseOffer', player: 1 })
  })

  it('wait while a person considers their offer', async () => {
    const opened = session.create(table(2, [1]))
    playUntilComputerTurn(opened)
    const { state, seq } = saved(opened.id)
    choose = (request) =>
      updates.at(-1)?.action.type === 'offer' || updates.at(-1)?.action.type === 'refuseOffer'
        ? atRandom(request)
        : Promise.resolve(offerOf(state, 1, 0))
    session.caughtUp(seq)
    await settle()
    expect(updates.at(-1)?.action).toMatchObject({ type: 'offer', player: 1 })
    requests = []
    session.caughtUp(seq + 1)
    await settle()
    expect(requests).toHaveLength(0)
    const [offer] = saved(opened.id).state.offers
    session.act({ type: 'refuseOffer', player: 0, offer: offer?.id ?? -1 })
    session.caughtUp(seq + 2)
    await settle()
    expect(requests).toHaveLength(1)
    expect(saved(opened.id).seq).toBe(seq + 3)
  })

  it('that go round in circles are moved on', async () => {
    const opened = session.create(table(3, [1, 2]))
    playUntilComputerTurn(opened)
    const { state, seq } = saved(opened.id)
    choose = ({ seat, options }) =>
      Promise.resolve(
        options.some((option) => option.type === 'refuseOffer')
          ? { type: 'refuseOffer', player: seat, offer: lastOffer() }
          : offerOf(state, 1, 2)
      )
    const lastOffer = () => saved(opened.id).state.offers[0]?.id ?? -1
    for (let seen = seq; seen < seq + 100 && decisionOf(saved(opened.id).state)?.player === 1; seen++) {
      session.caughtUp(seen)
      await settle()
    }
    expect(notes.join()).toContain('goes round in circles')
    expect(updates.some((update) => update.seq > seq && update.action.type !== 'offer')).toBe(true)
    expect(saved(opened.id).seq).toBeGreaterThan(seq + 40)
  })

  const faults: Record<string, Choose> = {
    'an illegal action': () => Promise.resolve({ type: 'payFine', player: 0 }),
    'for another seat': () => Promise.resolve({ type: 'throwDice', player: 1 }),
    nothing: () => Promise.resolve(null),
    nonsense: () => Promise.resolve({ type: 'bid', player: 0, amount: NaN }),
    'with an error': () => Promise.reject(new Error('out of order')),
    'not at all': () => new Promise(() => undefined)
  }
  for (const [fault, answer] of Object.entries(faults))
    it(`that answer ${fault} do not stop the game`, async () => {
      start(1)
      const opened = session.create(table(2, [0, 1]))
      choose = answer
      session.caughtUp(0)
      await settle()
      await settle()
      expect(updates.map((update) => update.action)).toEqual([{ type: 'throwDice', player: 0 }])
      expect(saved(opened.id).seq).toBe(1)
      expect(notes.length).toBe(1)
    })
})

/** Plays until the computer on seat 1 has its turn, with deeds in everybody's hands. */
function playUntilComputerTurn(opened: OpenedGame): void {
  // The saved game is led there by the rules, as if all had been persons, and opened anew.
  const { state } = newGame(games.read(opened.id).rules, SEED)
  for (const move of playOn(state, 5000)) {
    games.append(opened.id, move)
    const decision = decisionOf(move.state)
    const holdings = move.state.players.map(
      (_, seat) => move.state.owners.filter((owner) => owner === seat).length
    )
    const mayMortgage = legalActions(move.state, 0).some((option) => option.type === 'mortgage')
    const isReady = decision?.kind === 'turn' && decision.player === 1 && move.state.offers.length === 0
    if (isReady && mayMortgage && holdings.every((count) => count > 1)) {
      session.open(opened.id)
      return
    }
  }
  throw new Error('It never came to that')
}

/** One deed for another, whatever the two are worth. */
function offerOf(state: Parameters<typeof legalActions>[0], from: Seat, to: Seat): Action {
  const deedOf = (seat: Seat) =>
    state.owners.findIndex((owner, at) => owner === seat && state.buildings[at] === 0 && !state.mortgaged[at])
  return {
    type: 'offer',
    player: from,
    to,
    give: { cash: 0, deeds: [deedOf(from)], cards: [] },
    take: { cash: 0, deeds: [deedOf(to)], cards: [] }
  }
}

function thrown(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown')
}
