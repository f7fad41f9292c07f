// Saved games on a real file: what is committed comes back, what is not leaves no trace, and no damage goes unnoticed.
import type { Database } from 'better-sqlite3'
import Sqlite from 'better-sqlite3'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { decisionOf } from '../../shared/game/view'
import { P1, P2, table } from '../engine/testing/table'
import { openDatabase } from './database'
import { Games } from './games'
import { checksumOf, writeSnapshot } from './snapshot'
import { isTold } from './summary'
import { freshFolder } from './testing/folder'
import { beginning, playOn, SEED, seatsOf } from './testing/random-play'
import { troubleOf } from './trouble'

const ONE = '11111111-1111-4111-8111-111111111111'
const TWO = '22222222-2222-4222-8222-222222222222'

// Every action is synced to the disk, which may be busy with other things.
vi.setConfig({ testTimeout: 60_000 })

let file: string
let database: Database
let games: Games
let notes: string[]
let clock: number

beforeEach(() => {
  file = join(freshFolder(), 'games.db')
  notes = []
  clock = 1000
  reopen()
  onTestFinished(() => games.close())
})

function reopen(): void {
  if ((database as Database | undefined)?.open) database.close()
  database = openDatabase(file)
  games = new Games(database, (what) => notes.push(what), { now: () => clock++ })
}

function play(id: string, count: number) {
  const game = beginning(id)
  games.create(game)
  const moves = [...playOn(game.state, count)]
  for (const move of moves) games.append(id, move)
  return { game, moves, last: moves.at(-1) ?? { ...game, seq: 0 } }
}

function troubleIn(work: () => unknown): string | null {
  try {
    work()
  } catch (error) {
    return troubleOf(error)
  }
  return 'none'
}

describe('a saved game', () => {
  it('comes back as it was left, whoever opens the file', () => {
    const { game, last } = play(ONE, 200)
    reopen()
    const { name, seats, rules, banker, undo } = game
    const setup = { name, seats, rules, banker, undo, coach: true, seed: SEED }
    expect(games.read(ONE)).toEqual({ id: ONE, ...setup, played: 0, seq: 200, state: last.state })
  })

  it('keeps every action with its events, the opening first', () => {
    const { game, moves } = play(ONE, 120)
    const kept = games.moves(ONE)
    expect(kept[0]).toEqual({ seq: 0, cause: 'action', action: null, events: game.events, reason: null })
    expect(kept.slice(1)).toEqual(
      moves.map(({ seq, cause, action, events, reason }) => ({ seq, cause, action, events, reason }))
    )
  })

  it('tells the last 400 events, newest last', () => {
    const { game, moves } = play(ONE, 400)
    const all = [
      ...game.events.map((event) => ({ seq: 0, event })),
      ...moves.flatMap(({ seq, events }) => events.map((event) => ({ seq, event })))
    ]
    expect(all.length).toBeGreaterThan(400)
    expect(games.ledger(ONE)).toEqual(all.slice(-400))
  })

  it('marks what was taken back, and forgets nothing of it', () => {
    const { moves, last } = play(ONE, 6)
    const [, , , fourth, fifth, sixth] = moves
    if (!fourth || !fifth || !sixth) throw new Error('The game is too short')
    const undo = { cause: 'undo', events: [], reason: null, played: 0 } as const
    games.append(ONE, { ...undo, seq: 7, action: sixth.action, state: fifth.state })
    games.append(ONE, { ...undo, seq: 8, action: fifth.action, state: fourth.state })
    games.append(ONE, { ...fifth, seq: 9, cause: 'redo' })
    const told = games.ledger(ONE)
    expect([...new Set(told.map(({ seq }) => seq))].at(-1)).toBe(fifth.events.length > 0 ? 9 : 4)
    const marked = told.filter(({ undone }) => undone)
    expect(marked.map(({ event }) => event)).toEqual([...fifth.events, ...sixth.events])
    expect(told.filter(({ seq }) => seq === 5 || seq === 6)).toEqual(marked)
    expect(games.list()[0]?.lastEvents.at(-1)).toEqual(
      [...moves.slice(0, 5)].flatMap(({ events }) => events.filter(isTold)).at(-1)
    )
    expect(told.slice(told.length - fifth.events.length).map(({ event }) => event)).toEqual(fifth.events)
    expect(games.moves(ONE)).toHaveLength(10)
    expect(games.read(ONE).state).toEqual(fifth.state)
    expect(last.seq).toBe(6)
  })

  it('keeps who plays the seats, and for how long it has been played', () => {
    play(ONE, 2)
    games.reseat(ONE, seatsOf(3, [1]))
    games.keepTime(ONE, 61_000)
    reopen()
    expect(games.read(ONE)).toMatchObject({ seats: seatsOf(3, [1]), played: 61_000 })
  })

  it('takes no action out of its order', () => {
    const { game, moves } = play(ONE, 5)
    const next = [...playOn(game.state, 7)][6]
    if (!next) throw new Error('The game is too short')
    expect(troubleIn(() => games.append(ONE, next))).toBe('saveFailed')
    expect(troubleIn(() => games.append(ONE, moves[4] ?? next))).toBe('saveFailed')
    expect(games.read(ONE).seq).toBe(5)
    expect(games.moves(ONE)).toHaveLength(6)
  })

  it('is not there under another id', () => {
    expect(troubleIn(() => games.read(TWO))).toBe('noSuchGame')
    expect(troubleIn(() => games.rename(TWO, 'Other'))).toBe('noSuchGame')
    expect(troubleIn(() => games.remove(TWO))).toBe('noSuchGame')
    expect(troubleIn(() => games.restore(TWO))).toBe('noSuchGame')
  })
})

describe('the list', () => {
  it('tells a mortgage by its money, and a lot by its hammer, each once', () => {
    expect(table(2).owns(P1, 5).mortgages(P1, 5).events.filter(isTold)).toMatchObject([
      { type: 'cashPaid', reason: { kind: 'mortgage' } }
    ])
    const auction = table(2).at(P1, 34).throws(1, 4).declines()
    auction.bids(P2, 20)
    auction.events.length = 0
    expect(
      auction
        .pass(P1)
        .events.filter(isTold)
        .map(({ type }) => type)
    ).toEqual(['auctionClosed'])
  })

  it('shows the game played last first', () => {
    play(ONE, 3)
    const { last } = play(TWO, 3)
    const [next] = playOn(last.state, 1)
    expect(games.list().map((game) => game.id)).toEqual([TWO, ONE])
    const record = {
      cause: 'action',
      action: { type: 'endTurn', player: 0 },
      reason: null,
      played: 0
    } as const
    games.append(ONE, { ...(next ?? last), ...record, seq: 4 })
    expect(games.list().map((game) => game.id)).toEqual([ONE, TWO])
  })

  it('names the Banker who does not play', () => {
    const game = beginning(ONE, 5)
    games.create({ ...game, rules: { ...game.rules, banker: 5 }, banker: 'Aunt Vera' })
    play(TWO, 1)
    expect(
      games
        .list()
        .map(({ banker }) => banker)
        .toSorted()
    ).toEqual(['Aunt Vera', null])
  })

  it('says whose turn it is, who owns what and what happened last', () => {
    const { game, moves, last } = play(ONE, 300)
    const decision = decisionOf(last.state)
    const [shown] = games.list()
    expect(shown).toMatchObject({
      id: ONE,
      name: 'Sunday table',
      seats: seatsOf(3),
      createdAt: 1000,
      playedAt: 1300,
      removedAt: null,
      turn: last.state.turn.number,
      waiting: decision && { player: decision.player, kind: decision.kind },
      outcome: null,
      owners: last.state.owners,
      positions: last.state.players.map((player) => (player.bankrupt ? null : player.position))
    })
    const events = [...game.events, ...moves.flatMap((move) => move.events)]
    expect(shown?.lastEvents).toHaveLength(3)
    expect(events.slice(-30)).toEqual(expect.arrayContaining([...(shown?.lastEvents ?? [])]))
  })

  it('shows how a game ended', () => {
    const game = beginning(ONE, 2)
    // The first of these that comes to an end soon.
    const moves = [59, 54, 25, 7, 2]
      .map((luck) => [...playOn(game.state, 1000, luck)])
      .find((played) => played.at(-1)?.state.outcome)
    games.create(game)
    for (const move of moves ?? []) games.append(ONE, move)
    const outcome = moves?.at(-1)?.state.outcome
    expect(outcome).toMatchObject({ why: 'lastPlayer' })
    expect(games.list()[0]).toMatchObject({ waiting: null, outcome })
    expect(games.list()[0]?.positions).toContain(null)
    expect(games.list()[0]?.lastEvents.at(-1)).toMatchObject({ type: 'gameEnded' })
    expect(games.read(ONE).state?.outcome).toEqual(outcome)
  })

  it('keeps a new name', () => {
    play(ONE, 3)
    games.rename(ONE, 'Rainy Saturday')
    reopen()
    expect(games.list()[0]?.name).toBe('Rainy Saturday')
    expect(games.read(ONE).name).toBe('Rainy Saturday')
  })

  it('keeps games in the bin until they are brought back', () => {
    const { last } = play(ONE, 30)
    games.remove(ONE)
    const removedAt = games.list()[0]?.removedAt
    expect(removedAt).toBe(clock - 1)
    games.remove(ONE)
    reopen()
    expect(games.list()[0]).toMatchObject({ id: ONE, removedAt })
    expect(troubleIn(() => games.read(ONE))).toBe('noSuchGame')
    games.restore(ONE)
    expect(games.list()[0]).toMatchObject({ id: ONE, removedAt: null })
    expect(games.read(ONE).state).toEqual(last.state)
  })
})

describe('when a save fails', () => {
  it('leaves the game at the action before on a full disk, and goes on when there is room', () => {
    const { last } = play(ONE, 10)
    database.pragma(`max_page_count = ${String(database.pragma('page_count', { simple: true }))}`)
    const moves = [...playOn(last.state, 150)].map((move) => ({ ...move, seq: move.seq + 10 }))
    const refused = moves.findIndex((move) => troubleIn(() => games.append(ONE, move)) === 'diskFull')
    expect(refused).toBeGreaterThanOrEqual(0)
    const kept = 10 + refused
    expect(games.read(ONE)).toMatchObject({ seq: kept, state: moves[refused - 1]?.state ?? last.state })
    expect(games.moves(ONE)).toHaveLength(kept + 1)
    database.pragma('max_page_count = 1000000')
    for (const move of moves.slice(refused)) games.append(ONE, move)
    reopen()
    expect(games.read(ONE)).toMatchObject({ seq: 160, state: moves.at(-1)?.state })
  })

  it('says so when the file cannot be written', () => {
    const { last } = play(ONE, 10)
    const [next] = playOn(last.state, 1)
    if (!next) throw new Error('The game is over')
    database.pragma('query_only = 1')
    expect(troubleIn(() => games.append(ONE, { ...next, seq: 11 }))).toBe('saveFailed')
    expect(games.read(ONE).state).toEqual(last.state)
  })

  it('says so when another program holds the file', () => {
    play(ONE, 10)
    const other = new Sqlite(file)
    other.exec('BEGIN IMMEDIATE')
    expect(troubleIn(() => games.rename(ONE, 'Other'))).toBe('saveFailed')
    other.exec('ROLLBACK')
    other.close()
    games.rename(ONE, 'Other')
    expect(games.read(ONE).name).toBe('Other')
  })
})

describe('a damaged game', () => {
  const damage = (column: string, value: string) =>
    database.prepare(`UPDATE games SET ${column} = ? WHERE id = ?`).run(value, ONE)
  const storeSnapshot = (text: string) => {
    const { seq } = database.prepare<[], { seq: number }>('SELECT seq FROM games').get() ?? { seq: -1 }
    damage('snapshot', text)
    damage('checksum', checksumOf(String(seq), text))
  }

  it('is noticed when a single digit of its snapshot has changed', () => {
    const { last } = play(ONE, 50)
    const snapshot = writeSnapshot(last.state)
    const cash = String(last.state.players[0]?.cash)
    damage('snapshot', snapshot.replace(`"cash":${cash}`, '"cash":9999'))
    expect(games.read(ONE).state).toBeNull()
    expect(games.list()[0]).toMatchObject({ id: ONE, turn: 0, waiting: null })
  })

  it('is noticed when its snapshot has the wrong shape, whatever its checksum says', () => {
    const { last } = play(ONE, 50)
    const wrong: Record<string, (state: Record<string, unknown>) => void> = {
      'a missing field': (state) => delete state.offers,
      'an unknown field': (state) => (state.extra = 1),
      'an owner without a seat': (state) => ((state.owners as number[])[1] = 7),
      'an owned corner': (state) => ((state.owners as number[])[0] = 0),
      'a seat too few': (state) => (state.players as unknown[]).pop(),
      'half a dollar': (state) =>
        ((state.players as { cash: number }[])[0] = { ...last.state.players[0], cash: 0.5 }),
      'a card twice': (state) => ((state.decks as { chance: { cards: string[] } }).chance.cards[0] = 'CH02'),
      'a game without a decision': (state) => (state.agenda = [])
    }
    for (const [what, change] of Object.entries(wrong)) {
      const state = JSON.parse(writeSnapshot(last.state)) as Record<string, unknown>
      change(state)
      storeSnapshot(JSON.stringify(state))
      expect(games.read(ONE).state, what).toBeNull()
    }
    storeSnapshot(writeSnapshot(beginning(ONE, 2).state))
    expect(games.read(ONE).state, 'a table of other seats').toBeNull()
    storeSnapshot('{"version":')
    expect(games.read(ONE).state).toBeNull()
    storeSnapshot(writeSnapshot(last.state))
    expect(games.read(ONE).state).toEqual(last.state)
  })

  it('of a newer version is refused as such, stays listed, and is not changed', () => {
    const { last } = play(ONE, 50)
    const newer = JSON.stringify({ ...last.state, version: 2, weather: 'rain' })
    storeSnapshot(newer)
    expect(troubleIn(() => games.read(ONE))).toBe('gameTooNew')
    expect(games.list()[0]?.id).toBe(ONE)
    expect(database.prepare('SELECT snapshot FROM games').pluck().get()).toBe(newer)
  })

  it('can be mended', () => {
    const { last } = play(ONE, 50)
    damage('snapshot', 'x')
    games.mend(ONE, 50, last.state)
    expect(games.read(ONE).state).toEqual(last.state)
  })

  it('whose seats cannot be read is named in the log and hides no other game', () => {
    play(ONE, 3)
    play(TWO, 3)
    damage('seats', '[{"name":')
    expect(games.list().map((game) => game.id)).toEqual([TWO])
    expect(notes.join()).toContain(ONE)
    expect(troubleIn(() => games.read(ONE))).toBe('gameUnreadable')
  })

  it('whose record is damaged can be opened, but not replayed', () => {
    const { last } = play(ONE, 50)
    database.exec('DROP TRIGGER records_never_change')
    database.exec(`UPDATE records SET events = replace(events, '{', '[') WHERE seq = 49`)
    expect(games.read(ONE).state).toEqual(last.state)
    expect(games.ledger(ONE).some((entry) => entry.seq === 49)).toBe(false)
    expect(games.ledger(ONE).some((entry) => entry.seq === 48)).toBe(true)
    expect(notes.join()).toContain('record 49')
    expect(troubleIn(() => games.moves(ONE))).toBe('gameUnreadable')
  })
})
