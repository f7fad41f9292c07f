// Taking back and bringing back: the exact former state by one more record, within what the table allows (R37).
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Action } from '../shared/game/actions'
import { decisionOf } from '../shared/game/view'
import { legalActions, playerView } from './engine'
import { fastChance, below } from './engine/random'
import { m, P1, P2, P3, Table, table } from './engine/testing/table'
import { playOn, someAction } from './saves/testing/random-play'
import { Sitting } from './testing/sitting'

// Every action is synced to the disk, which may be busy with other things.
vi.setConfig({ testTimeout: 60_000 })

let sitting: Sitting

beforeEach(() => {
  sitting = new Sitting()
})

const act = (...actions: readonly Action[]): void => {
  for (const action of actions) expect(sitting.session.act(action)).toMatchObject({ ok: true })
}
const undo = () => sitting.session.undo()
const redo = () => sitting.session.redo()
const refused = (why: string) => ({ ok: false, refused: why })
const lastUpdate = () => sitting.updates.at(-1)

describe('Undo', () => {
  it('UNDO-01: brings back the exact state before, in every field', () => {
    const { id } = sitting.begin({ rules: { rent: 'claimSecond', pot: true } })
    const chance = fastChance(4)
    let sinceCard = 0
    for (let count = 0; count < 150; count++) {
      const before = sitting.state(id)
      if (before.outcome) break
      const action = someAction(before, chance)
      act(action)
      const after = sitting.state(id)
      expect(undo()).toMatchObject({ ok: true })
      expect(sitting.state(id)).toEqual(before)
      expect(lastUpdate()).toMatchObject({
        cause: 'undo',
        action,
        events: [],
        view: playerView(before, 0),
        undo: { canRedo: true },
        options: [0, 1, 2].map((seat) => legalActions(before, seat))
      })
      expect(redo()).toMatchObject({ ok: true })
      expect(sitting.state(id)).toEqual(after)
      if (after.decks.chance.drawn + after.decks.chest.drawn > 0) sinceCard++
    }
    expect(sinceCard).toBeGreaterThan(0)
  })

  it('UNDO-02: throws no other dice the second time', () => {
    const { id } = sitting.begin()
    for (const move of playOn(sitting.state(id), 40, 9)) act(move.action)
    while (!legalActions(sitting.state(id), decider(id)).some(({ type }) => type === 'throwDice'))
      act(someAction(sitting.state(id), fastChance(sitting.updates.length)))
    const thrown: Action = { type: 'throwDice', player: decider(id) }
    act(thrown)
    const first = lastUpdate()?.events
    expect(first?.some(({ type }) => type === 'diceThrown')).toBe(true)
    undo()
    act(thrown)
    expect(lastUpdate()).toMatchObject({ cause: 'action', events: first })
  })

  it('UNDO-03: brings two bankrupt players back with all that they had', () => {
    const t = table(4).cash(P1, 1).owns(P1, m(31), m(37), m(39)).cash(P2, 0).owns(P2, 1).at(P1, 1)
    const { id } = sitting.lay(t.owes(P1, P2, 2).state)
    const scene = sitting.state(id)
    act(
      { type: 'giveUp', player: P1 },
      { type: 'keepMortgage', player: P2 },
      { type: 'mortgage', player: P2, space: 1 },
      { type: 'keepMortgage', player: P2 }
    )
    const poor = sitting.state(id)
    act({ type: 'giveUp', player: P2 })
    const fallen = sitting.state(id)
    expect(fallen.players.map(({ bankrupt }) => bankrupt)).toEqual([true, true, false, false])
    expect(decisionOf(fallen)?.kind).toBe('auction')
    undo()
    expect(sitting.state(id)).toEqual(poor)
    for (let count = 0; count < 4; count++) undo()
    const back = sitting.state(id)
    expect(back).toEqual(scene)
    expect(back.players.map(({ bankrupt, cash }) => [bankrupt, cash])).toEqual([
      [false, 1],
      [false, 0],
      [false, 1500],
      [false, 1500]
    ])
    expect([1, 31, 37, 39].map((space) => [back.owners[space], back.mortgaged[space]])).toEqual([
      [P2, false],
      [P1, true],
      [P1, true],
      [P1, true]
    ])
    expect(undo()).toEqual(refused('nothingToUndo'))
  })

  it('is one more record; nothing is erased, and another action ends what could be brought back', () => {
    const { id } = sitting.begin()
    act({ type: 'throwDice', player: 0 }, { type: 'throwDice', player: 1 })
    expect(undo()).toEqual({ ok: true, seq: 3 })
    expect(undo()).toEqual({ ok: true, seq: 4 })
    expect(undo()).toEqual(refused('nothingToUndo'))
    expect(redo()).toEqual({ ok: true, seq: 5 })
    expect(redo()).toEqual({ ok: true, seq: 6 })
    expect(redo()).toEqual(refused('nothingToRedo'))
    undo()
    act({ type: 'throwDice', player: 1 })
    expect(redo()).toEqual(refused('nothingToRedo'))
    expect(sitting.games.moves(id).map(({ cause }) => cause)).toEqual([
      ...(['action', 'action', 'action', 'undo', 'undo', 'redo', 'redo', 'undo', 'action'] as const)
    ])
    const told = sitting.games.ledger(id).filter(({ event }) => event.type === 'diceThrown')
    expect(told.map(({ seq, undone }) => [seq, undone ?? false])).toEqual([
      [1, true],
      [2, true],
      [5, false],
      [6, true],
      [8, false]
    ])
    expect(sitting.updates.map(({ undid }) => undid)).toEqual([null, null, 2, 1, null, null, 6, null])
  })

  it('is marked in the ledger that is read again as it was at the table', () => {
    const { id } = sitting.begin()
    const chance = fastChance(3)
    for (let count = 0; count < 80; count++)
      if (below(chance, 3) === 0 && count > 0) undo()
      else if (below(chance, 4) === 0) redo()
      else act(someAction(sitting.state(id), chance))
    const undone = new Set(sitting.updates.map(({ undid }) => undid))
    const seen = sitting.updates.flatMap(({ seq, cause, events }) =>
      cause === 'undo'
        ? []
        : events.map((event) => ({ seq, event, ...(undone.has(seq) ? { undone: true } : {}) }))
    )
    sitting.die()
    const { ledger } = sitting.session.open(id)
    expect(ledger.filter(({ seq }) => seq > 0)).toEqual(seen)
    expect(ledger.filter(({ undone }) => undone).length).toBeGreaterThan(10)
  })

  it('survives the death of the app at any moment, and a damaged snapshot', () => {
    const { id } = sitting.begin()
    const chance = fastChance(11)
    const line = [sitting.state(id)]
    let undone: typeof line = []
    for (let count = 0; count < 120; count++) {
      const choice = below(chance, 4)
      if (choice === 0 && line.length > 1) {
        expect(undo()).toMatchObject({ ok: true })
        undone = [...line.splice(-1), ...undone]
      } else if (choice === 1 && undone.length > 0) {
        expect(redo()).toMatchObject({ ok: true })
        line.push(...undone.splice(0, 1))
      } else {
        act(someAction(sitting.state(id), chance))
        line.push(sitting.state(id))
        undone = []
      }
      expect(sitting.state(id)).toEqual(line.at(-1))
      if (count % 10 !== 9) continue
      sitting.die()
      if (count % 20 === 19) sitting.database.exec(`UPDATE games SET snapshot = 'x'`)
      const opened = sitting.session.open(id)
      expect(opened.undo).toEqual({
        policy: 'free',
        canUndo: line.length > 1,
        canRedo: undone.length > 0
      })
      expect(sitting.state(id)).toEqual(line.at(-1))
    }
    expect(new Set(sitting.games.moves(id).map(({ cause }) => cause)).size).toBe(3)
  })

  it('is refused, but the game goes on, where its records are damaged', () => {
    const { id } = sitting.begin()
    act({ type: 'throwDice', player: 0 })
    sitting.database.exec('DROP TRIGGER records_never_change')
    sitting.database.exec(`UPDATE records SET events = '[]' WHERE seq = 1`)
    expect(sitting.session.open(id).undo).toMatchObject({ canUndo: false })
    expect(undo()).toEqual(refused('nothingToUndo'))
    act({ type: 'throwDice', player: 1 })
    expect(undo()).toMatchObject({ ok: true })
    expect(undo()).toEqual(refused('nothingToUndo'))
  })

  it('that cannot be saved has not happened', () => {
    const { id } = sitting.begin()
    act({ type: 'throwDice', player: 0 })
    const before = sitting.state(id)
    sitting.database.pragma('query_only = 1')
    expect(undo()).toEqual({ ok: false, trouble: 'saveFailed' })
    expect(sitting.state(id)).toEqual(before)
    sitting.database.pragma('query_only = 0')
    expect(undo()).toEqual({ ok: true, seq: 2 })
  })

  it('needs a game on the table', () => {
    expect([undo(), redo()]).toEqual([
      { ok: false, trouble: 'noGameOpen' },
      { ok: false, trouble: 'noGameOpen' }
    ])
  })
})

function decider(id: string): number {
  const decision = decisionOf(sitting.state(id))
  if (!decision) throw new Error('The game is over')
  return decision.player
}

describe('A table where anything may be taken back', () => {
  it('goes back over what computers did to the last decision of a person, and forth again', async () => {
    const { id } = sitting.begin({ computers: [1, 2] })
    const opening = sitting.state(id)
    act({ type: 'throwDice', player: 0 })
    const seq = await sitting.watch(1)
    expect(seq).toBeGreaterThan(2)
    const later = sitting.state(id)
    expect(decisionOf(later)?.player).toBe(0)
    expect(undo()).toEqual({ ok: true, seq: 2 * seq })
    expect(sitting.state(id)).toEqual(opening)
    expect(sitting.updates.slice(seq).map(({ cause }) => cause)).toEqual(Array(seq).fill('undo'))
    expect(redo()).toEqual({ ok: true, seq: 3 * seq })
    expect(sitting.state(id)).toEqual(later)
  })

  it('takes back nothing where only computers have played', async () => {
    sitting.begin({ computers: [0, 1, 2] })
    await sitting.watch(0, 10)
    expect(sitting.updates.length).toBeGreaterThan(8)
    expect(undo()).toEqual(refused('nothingToUndo'))
  })
})

describe("A table where one's own last action may be taken back", () => {
  const lastAction = { undo: 'lastAction' } as const
  const afterThrow = (of: Table): Table => {
    of.state.turn.throwDue = false
    return of
  }

  it('gives back what was done before any news, step by step', () => {
    const scene = afterThrow(table(3).owns(P1, 1, 3).turnOf(P1))
    const { id } = sitting.lay(scene.state, lastAction)
    const before = sitting.state(id)
    act(
      { type: 'build', player: P1, group: 'darkPurple', levels: [1, 1] },
      { type: 'build', player: P1, group: 'darkPurple', levels: [2, 2] }
    )
    expect(undo()).toMatchObject({ ok: true })
    expect(undo()).toMatchObject({ ok: true })
    expect(sitting.state(id)).toEqual(before)
  })

  it('gives back no throw and no drawn card', () => {
    sitting.begin(lastAction)
    act({ type: 'throwDice', player: 0 })
    expect(lastUpdate()?.undo).toEqual({ policy: 'lastAction', canUndo: false, canRedo: false })
    expect(undo()).toEqual(refused('newInformation'))
  })

  it('R37: gives back no faces that were entered either, since a throw that was shown is news', () => {
    sitting.lay(table(3, { dice: 'table' }).turnOf(P1).at(P1, 0).state, lastAction)
    act({ type: 'enterThrow', player: P1, dice: [6, 4] })
    expect(lastUpdate()?.events.map(({ type }) => type)).not.toContain('cardDrawn')
    expect(undo()).toEqual(refused('newInformation'))
  })

  it('gives back the flat tax, but not the share that has shown what somebody is worth', () => {
    sitting.lay(table(3).lands(P1, 4).state, lastAction)
    act({ type: 'chooseTax', player: P1, choice: 'flat' })
    expect(undo()).toMatchObject({ ok: true })
    act({ type: 'chooseTax', player: P1, choice: 'percent' })
    expect(undo()).toEqual(refused('newInformation'))
  })

  it("gives back no computer's answer, and not what it answered", async () => {
    const scene = afterThrow(table(3).owns(P1, 6).owns(P2, 39).turnOf(P1))
    sitting.lay(scene.state, { ...lastAction, computers: [P2] })
    const goods = { cash: 0, deeds: [], cards: [] }
    act({
      type: 'offer',
      player: P1,
      to: P2,
      give: { ...goods, deeds: [6] },
      take: { ...goods, deeds: [39] }
    })
    expect(lastUpdate()?.undo.canUndo).toBe(true)
    expect(await sitting.watch(1)).toBe(2)
    expect(lastUpdate()?.action.type).toBe('refuseOffer')
    expect(undo()).toEqual(refused('notYours'))
  })

  it('does not let one player take back what another did before', () => {
    const scene = afterThrow(table(3).owns(P1, 6).owns(P3, 39).turnOf(P1))
    sitting.lay(scene.state, lastAction)
    act({ type: 'mortgage', player: P3, space: 39 }, { type: 'mortgage', player: P1, space: 6 })
    expect(undo()).toMatchObject({ ok: true })
    expect(undo()).toEqual(refused('notYours'))
    expect(redo()).toMatchObject({ ok: true })
  })
})

describe('A table where nothing may be taken back', () => {
  it('refuses it', () => {
    sitting.begin({ undo: 'off' })
    act({ type: 'throwDice', player: 0 })
    expect(lastUpdate()?.undo).toEqual({ policy: 'off', canUndo: false, canRedo: false })
    expect([undo(), redo()]).toEqual([refused('undoOff'), refused('undoOff')])
  })
})
