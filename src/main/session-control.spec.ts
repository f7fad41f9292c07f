// Who plays a seat, and when computers hold still: pause, change of hands, claims, votes and real dice.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Action } from '../shared/game/actions'
import type { ComputerPlayers } from './ai/players'
import { P1, P2, P3, table } from './engine/testing/table'
import { seatsOf } from './saves/testing/random-play'
import { troubleOf } from './saves'
import { Sitting } from './testing/sitting'

vi.setConfig({ testTimeout: 60_000 })

type Request = Parameters<ComputerPlayers['choose']>[0]

let sitting: Sitting
/** Answers that computers have been asked for and not given yet. */
let questions: { readonly request: Request; readonly answer: (action: Action | null) => void }[]

beforeEach(() => {
  sitting = new Sitting()
  questions = []
})

/** Computers answer only when the case says so. */
function answerByHand(): void {
  sitting.computers = {
    choose: (request) =>
      new Promise((resolve) =>
        questions.push({ request, answer: (action) => resolve(action && { action, reason: null }) })
      ),
    advise: () => Promise.resolve(null),
    close: () => Promise.resolve()
  }
}
const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
const lastAction = () => sitting.updates.at(-1)?.action

describe('A pause', () => {
  it('keeps computers from acting until it is over', async () => {
    sitting.begin({ computers: [0, 1, 2] })
    sitting.session.pause(true)
    expect(await sitting.watch(0)).toBe(0)
    sitting.session.pause(false)
    await settle()
    expect(sitting.updates).toHaveLength(1)
    expect(sitting.changes).toEqual([])
  })

  it('drops what a computer was about to do, and asks it again afterwards', async () => {
    answerByHand()
    sitting.begin({ computers: [0, 1, 2] })
    sitting.session.caughtUp(0)
    sitting.session.pause(true)
    questions[0]?.answer({ type: 'throwDice', player: 0 })
    await settle()
    expect([questions.length, sitting.updates.length]).toEqual([1, 0])
    sitting.session.pause(false)
    questions[1]?.answer({ type: 'throwDice', player: 0 })
    await settle()
    expect(sitting.updates).toHaveLength(1)
  })

  it('lets persons act', () => {
    sitting.begin({ computers: [1] })
    sitting.session.pause(true)
    expect(sitting.session.act({ type: 'throwDice', player: 0 })).toEqual({ ok: true, seq: 1 })
  })
})

describe('A seat', () => {
  it('is left to the computer, which goes on, and taken back', async () => {
    const { id } = sitting.begin({ players: 2 })
    sitting.session.caughtUp(0)
    sitting.session.setControl(0, 'casual')
    await settle()
    // it can still be taken back
    expect(sitting.updates).toEqual([])
    sitting.session.caughtUp(0)
    await settle()
    expect(lastAction()).toEqual({ type: 'throwDice', player: 0 })
    expect(sitting.changes).toEqual([{ id, seats: seatsOf(2, [0]), clock: null }])
    expect(sitting.session.act({ type: 'throwDice', player: 1 })).toMatchObject({ ok: true })
    sitting.die()
    expect(sitting.session.open(id).seats).toEqual(seatsOf(2, [0]))
    sitting.session.setControl(0, null)
    expect(sitting.games.read(id).seats).toEqual(seatsOf(2))
  })

  it('that is taken back while the computer thinks does nothing of its own', async () => {
    answerByHand()
    sitting.begin({ computers: [0] })
    sitting.session.caughtUp(0)
    sitting.session.setControl(0, null)
    questions[0]?.answer({ type: 'throwDice', player: 0 })
    await settle()
    expect(sitting.updates).toEqual([])
    expect(sitting.session.act({ type: 'throwDice', player: 0 })).toMatchObject({ ok: true })
  })

  it('must be there, and its change must be saved', () => {
    const noTable = () => sitting.session.setControl(0, 'casual')
    expect(troubleIn(noTable)).toBe('noGameOpen')
    sitting.begin()
    expect(troubleIn(() => sitting.session.setControl(5, 'casual'))).toBe('noSuchSeat')
    sitting.database.pragma('query_only = 1')
    expect(troubleIn(noTable)).toBe('saveFailed')
    expect(sitting.changes).toEqual([])
    expect(sitting.session.act({ type: 'throwDice', player: 0 })).toMatchObject({ trouble: 'saveFailed' })
  })
})

describe('Computers', () => {
  it('ask for their rent at once, in the turn of a person', async () => {
    const scene = table(3, { rent: 'claimNext' }).owns(P2, 39).lands(P1, 39)
    sitting.lay(scene.state, { computers: [P2] })
    expect(await sitting.watch(0)).toBe(1)
    expect(lastAction()).toEqual({ type: 'claimRent', player: P2, tenant: P1, space: 39 })
    expect(sitting.updates[0]?.view.players.map(({ cash }) => cash)).toEqual([1450, 1550, 1500])
  })

  it('agree to an end that all persons want, and to none that is wanted by some', async () => {
    sitting.lay(table(4).turnOf(P1).state, { computers: [P2, 3] })
    const agree = (player: number) =>
      expect(sitting.session.act({ type: 'agreeToEnd', player })).toMatchObject({ ok: true })
    agree(P1)
    expect(await sitting.watch(1)).toBe(1)
    agree(P3)
    expect(await sitting.watch(2)).toBe(4)
    expect(sitting.updates.at(-1)?.view.outcome).toMatchObject({ why: 'agreement' })
    expect(sitting.notes).toEqual([])
  })

  it('play on among themselves without a vote', async () => {
    sitting.lay(table(3).turnOf(P1).state, { computers: [P1, P2, P3] })
    await sitting.watch(0, 30)
    expect(sitting.updates.length).toBeGreaterThan(20)
    expect(sitting.updates.some(({ action }) => action.type === 'agreeToEnd')).toBe(false)
  })

  it('in jail say whether they pay, and leave real dice to persons', async () => {
    const scene = table(3, { dice: 'table' }).inJail(P1).turnOf(P1)
    sitting.lay(scene.state, { computers: [P1] })
    answerByHand()
    sitting.session.caughtUp(0)
    expect(questions[0]?.request.options).toEqual([{ type: 'payFine', player: P1 }])
    questions[0]?.answer({ type: 'throwDice', player: P1 })
    await settle()
    sitting.session.caughtUp(0)
    expect([questions.length, sitting.updates.length, sitting.notes]).toEqual([1, 0, []])
    expect(sitting.session.act({ type: 'enterThrow', player: P1, dice: [1, 2] })).toMatchObject({ ok: true })
    sitting.session.caughtUp(1)
    expect(questions).toHaveLength(2)
  })

  it('pay their fine where they would not stay, and then wait for the dice', async () => {
    const scene = table(3, { dice: 'table' }).inJail(P1).turnOf(P1)
    sitting.lay(scene.state, { computers: [P1] })
    expect(await sitting.watch(0)).toBe(1)
    expect(lastAction()).toEqual({ type: 'payFine', player: P1 })
  })
})

function troubleIn(work: () => void): string | null {
  try {
    work()
  } catch (error) {
    return troubleOf(error)
  }
  return 'none'
}
