// One game in progress, with real rules and a real file of saved games: persons act, and the game goes on another day.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Seat } from '../shared/game/board'
import { BANK } from '../shared/game/events'
import { decisionOf, type PlayerView } from '../shared/game/view'
import type { OpenedGame } from '../shared/ipc'
import { legalActions, playerView } from './engine'
import { troubleOf } from './saves'
import { playOn, SEED, seatsOf } from './saves/testing/random-play'
import { Sitting } from './testing/sitting'

// Every action is synced to the disk, which may be busy with other things.
vi.setConfig({ testTimeout: 60_000 })

let sitting: Sitting

beforeEach(() => {
  sitting = new Sitting()
})

/** The state on the disk. */
const saved = (id: string) => ({ state: sitting.state(id), seq: sitting.games.read(id).seq })

/** Plays persons at random until the game is at such a point. */
function playUntil(opened: OpenedGame, isReached: (view: PlayerView) => boolean): void {
  let { view } = opened
  for (const move of playOn(saved(opened.id).state, 5000, 21)) {
    if (isReached(view)) return
    expect(sitting.session.act(move.action)).toMatchObject({ ok: true })
    view = sitting.updates.at(-1)?.view ?? view
  }
  throw new Error('It never came to that')
}

describe('A look at a game', () => {
  it('shows what opening it would, and nobody sits down', () => {
    const opened = sitting.begin({ players: 2, computers: [0, 1] })
    sitting.session.close()
    expect(sitting.session.look(opened.id)).toEqual(opened)
    expect(sitting.session.act({ type: 'throwDice', player: 0 })).toEqual({
      ok: false,
      trouble: 'noGameOpen'
    })
    expect(sitting.updates).toEqual([])
  })

  it('leaves the game on the table as it is', () => {
    const other = sitting.begin({ players: 3 })
    const open = sitting.begin({ players: 2 })
    expect(sitting.session.look(other.id)).toMatchObject({ id: other.id, seq: 0 })
    expect(sitting.session.act({ type: 'throwDice', player: 0 })).toEqual({ ok: true, seq: 1 })
    expect(sitting.updates.at(-1)?.id).toBe(open.id)
  })
})

describe('an action of a person', () => {
  it('is played, saved and shown, in this order', () => {
    const opened = sitting.begin({ players: 2 })
    expect(opened).toMatchObject({ seq: 0, name: 'Sunday table', seats: seatsOf(2) })
    expect(opened.ledger).toEqual([{ seq: 0, event: { type: 'gameStarted', players: 2 } }])
    const result = sitting.session.act({ type: 'throwDice', player: 0 })
    expect(result).toEqual({ ok: true, seq: 1 })
    const { state, seq } = saved(opened.id)
    expect(seq).toBe(1)
    expect(sitting.updates).toEqual([
      {
        id: opened.id,
        seq: 1,
        cause: 'action',
        action: { type: 'throwDice', player: 0 },
        reason: null,
        undid: null,
        undo: { policy: 'free', canUndo: true, canRedo: false },
        clock: null,
        events: sitting.games.moves(opened.id)[1]?.events,
        view: playerView(state, 0),
        options: [0, 1].map((seat) => legalActions(state, seat))
      }
    ])
  })

  it('that the rules forbid is refused by its code and changes nothing', () => {
    const opened = sitting.begin({ players: 2 })
    const before = saved(opened.id)
    expect(sitting.session.act({ type: 'throwDice', player: 1 })).toEqual({ ok: false, illegal: 'outOfTurn' })
    expect(sitting.session.act({ type: 'buy', player: 0 })).toMatchObject({ ok: false })
    expect(sitting.session.act({ type: 'throwDice', player: 5 })).toMatchObject({
      ok: false,
      illegal: 'malformed'
    })
    expect(saved(opened.id)).toEqual(before)
    expect(sitting.updates).toEqual([])
  })

  it('for a computer is refused, even when it is legal', () => {
    const opened = sitting.begin({ players: 2, computers: [0] })
    expect(opened.options[0]).toContainEqual({ type: 'throwDice', player: 0 })
    expect(sitting.session.act({ type: 'throwDice', player: 0 })).toEqual({ ok: false, illegal: 'outOfTurn' })
    expect(saved(opened.id).seq).toBe(0)
  })

  it('needs a game on the table', () => {
    expect(sitting.session.act({ type: 'throwDice', player: 0 })).toEqual({
      ok: false,
      trouble: 'noGameOpen'
    })
    sitting.begin({ players: 2 })
    sitting.session.close()
    expect(sitting.session.act({ type: 'throwDice', player: 0 })).toEqual({
      ok: false,
      trouble: 'noGameOpen'
    })
  })

  it('shows no secret: neither the order of the cards nor the seed', () => {
    const opened = sitting.begin({ players: 2 })
    sitting.session.act({ type: 'throwDice', player: 0 })
    const shown = JSON.stringify([opened, ...sitting.updates])
    expect(shown).not.toContain(SEED)
    expect(shown).not.toContain('"cards":["C')
    expect(shown).not.toContain('counter')
  })
})

describe('a new game', () => {
  it('draws another seed each time unless one is given', () => {
    const openings = Array.from({ length: 3 }, () => sitting.begin({ players: 2, seed: null }).id)
    const seeds = openings.map((id) => sitting.games.read(id).seed)
    expect(new Set(seeds).size).toBe(3)
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/)
    expect(sitting.games.read(sitting.begin({ players: 2 }).id).seed).toBe(SEED)
  })
})

describe('a table with its own rules', () => {
  it('lists what a Banker who does not play may do behind the seats', () => {
    const opened = sitting.begin({ players: 5, rules: { banker: 5 } })
    expect(opened.options).toHaveLength(6)
    playUntil(opened, (view) => decisionOf(view)?.kind === 'openLot')
    expect(sitting.updates.at(-1)?.options[5]).toEqual([{ type: 'openBidding', player: 5 }])
    expect(sitting.session.act({ type: 'openBidding', player: 5 })).toMatchObject({ ok: true })
  })
})

describe('going on with a game', () => {
  for (const kind of ['purchase', 'auction', 'tax', 'debt', 'inheritance', 'turn'] as const)
    it(`finds the same decision again: ${kind}`, () => {
      const opened = sitting.begin()
      playUntil(opened, (view) => view.turn.number > 3 && decisionOf(view)?.kind === kind)
      const last = sitting.updates.at(-1)
      sitting.die()
      const again = sitting.session.open(opened.id)
      expect(again.view).toEqual(last?.view)
      expect(again.options).toEqual(last?.options)
      expect(again.seq).toBe(last?.seq)
      expect(again.ledger.at(-1)).toEqual({ seq: last?.seq, event: last?.events.at(-1) })
    })

  it('tells who went bankrupt when, also long ago, and not where that was taken back', () => {
    const opened = sitting.begin()
    const leave = (player: Seat) =>
      expect(sitting.session.act({ type: 'resign', player })).toMatchObject({ ok: true })
    playUntil(opened, ({ turn }) => turn.number === 3)
    leave(2)
    playUntil(opened, ({ turn }) => turn.number === 60)
    leave(1)
    sitting.die()
    const { ledger, departures } = sitting.session.open(opened.id)
    expect(ledger).toHaveLength(400)
    expect(ledger.some(({ event }) => event.type === 'playerBankrupted' && event.player === 2)).toBe(false)
    expect(departures).toEqual([
      { seat: 2, turn: 3, creditor: BANK },
      { seat: 1, turn: 60, creditor: BANK }
    ])
    sitting.session.undo()
    sitting.die()
    expect(sitting.session.open(opened.id).departures).toEqual(departures.slice(0, 1))
  })

  it('finds an open offer again, and the same dice after it', () => {
    const opened = sitting.begin()
    playUntil(opened, (view) => view.offers.length > 0)
    const { state } = saved(opened.id)
    sitting.die()
    expect(sitting.session.open(opened.id).view.offers).toEqual(state.offers)
    const expected = [...playOn(state, 40)].map(({ action, events }) => ({ action, events }))
    for (const { action } of expected) sitting.session.act(action)
    expect(sitting.updates.slice(-40).map(({ action, events }) => ({ action, events }))).toEqual(expected)
  })

  it('plays it again from its records when the snapshot is damaged', () => {
    const opened = sitting.begin()
    playUntil(opened, (view) => view.turn.number > 12)
    const { state, seq } = saved(opened.id)
    sitting.database.exec(`UPDATE games SET snapshot = replace(snapshot, '"cash":', '"cash":1')`)
    sitting.die()
    expect(sitting.games.read(opened.id).state).toBeNull()
    const again = sitting.session.open(opened.id)
    expect(again.view).toEqual(playerView(state, 0))
    expect(saved(opened.id)).toEqual({ state, seq })
    expect(sitting.notes.join()).toContain('played again from its records')
  })

  it('does not make another game of it when the records do not fit', () => {
    for (const turns of [0, 3]) {
      const opened = sitting.begin()
      // A first throw is legal whatever the seed; the dice tell that it was another game.
      sitting.session.act({ type: 'throwDice', player: 0 })
      playUntil(opened, (view) => view.turn.number >= turns)
      sitting.database
        .prepare(`UPDATE games SET snapshot = 'x', seed = ? WHERE id = ?`)
        .run('ab'.repeat(32), opened.id)
      expect(troubleOf(thrown(() => sitting.session.open(opened.id)))).toBe('gameUnreadable')
      expect(sitting.games.moves(opened.id).length).toBe((sitting.updates.at(-1)?.seq ?? 0) + 1)
    }
  })

  it('leaves the table when its game goes into the bin', () => {
    const { id } = sitting.begin({ players: 2 })
    const other = sitting.begin({ players: 2 })
    sitting.session.remove(id)
    expect(sitting.session.act({ type: 'throwDice', player: 0 })).toMatchObject({ ok: true })
    sitting.session.remove(other.id)
    expect(sitting.session.act({ type: 'throwDice', player: 1 })).toEqual({
      ok: false,
      trouble: 'noGameOpen'
    })
    expect(troubleOf(thrown(() => sitting.session.open(id)))).toBe('noSuchGame')
  })
})

function thrown(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown')
}
