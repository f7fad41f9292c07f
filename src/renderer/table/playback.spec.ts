// Playback: one event after the other, in order, skipped by a key, and all at once at full speed.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { P1, P2, table as scene } from '../../main/engine/testing/table'
import type { GameEvent } from '../../shared/game/events'
import type { Settings, TableUpdate } from '../../shared/ipc'
import { House } from '../testing/house'
import { paceOf } from './pace'
import { Playback, type Motion } from './playback.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Trace = { seen: GameEvent['type'][]; motions: Motion[]; adopted: number[] }

function watched(house: House, speed: Settings['speed'], reduces = false): Trace & { playback: Playback } {
  const trace: Trace = { seen: [], motions: [], adopted: [] }
  const playback = new Playback(house.opened().view, {
    pace: () => paceOf({ speed, motion: 'system' }, reduces),
    saw: (entries) => trace.seen.push(...entries.map(({ event }) => event.type)),
    adopt: ({ seq }) => trace.adopted.push(seq),
    tookBack: () => undefined,
    isComputer: (seat) => house.seats[seat]?.computer !== null
  })
  house.bridge.on('tableUpdated', (update: TableUpdate) => playback.push(update))
  return { playback, ...trace }
}

/** Nora stands on 37 and is to throw: whatever the dice show, she walks, and from three spaces on she passes GO. */
const walkScene = (): House => new House(scene(2).at(P1, 37).owns(P1, 1).owns(P2, 5).state)

async function throwDice(house: House): Promise<void> {
  await house.bridge.act({ type: 'throwDice', player: P1 })
}

describe('Playback', () => {
  it('shows a walk space by space and the money after it, then adopts the view of main', async () => {
    const house = walkScene()
    const { playback, adopted } = watched(house, 'brisk')
    await throwDice(house)
    const dice = house.state.turn.dice ?? [0, 0]
    expect(playback.motion?.kind).toBe('dice')
    expect(playback.shown.turn.dice).toBeNull()
    await vi.advanceTimersByTimeAsync(500)
    expect(playback.shown.turn.dice).toEqual(dice)
    await vi.advanceTimersByTimeAsync(250)
    expect(playback.shown.players[P1]?.position).toBe(38)
    await vi.advanceTimersByTimeAsync(70)
    expect(playback.shown.players[P1]?.position).toBe(39)
    expect(adopted).toEqual([])
    await vi.runAllTimersAsync()
    expect(playback.shown.players).toEqual(house.state.players)
    expect(adopted).toEqual([1])
    expect(playback.busy).toBe(false)
  })

  it('takes the sum from the payer at once and gives it to the payee when the note has arrived', async () => {
    const house = new House(scene(2).at(P1, 0).state)
    const { playback } = watched(house, 'brisk')
    const start = house.opened().view
    playback.push({
      id: '',
      seq: 1,
      cause: 'action',
      undid: null,
      undo: { policy: 'off', canUndo: false, canRedo: false },
      clock: null,
      action: { type: 'endTurn', player: P1 },
      events: [{ type: 'cashPaid', from: P1, to: P2, amount: 30, reason: { kind: 'trade' } }],
      view: start,
      options: []
    })
    expect(playback.motion).toMatchObject({ kind: 'payment', from: P1, to: P2, amount: 30 })
    expect(playback.shown.players.map(({ cash }) => cash)).toEqual([1470, 1500])
    await vi.advanceTimersByTimeAsync(419)
    expect(playback.motion?.kind).toBe('payment')
    await vi.advanceTimersByTimeAsync(1)
    expect(playback.motion).toBeNull()
  })

  it('tells every event once and in the order of the rules', async () => {
    const house = walkScene()
    const trace = watched(house, 'calm')
    await throwDice(house)
    await vi.runAllTimersAsync()
    const { events } = house.lastUpdate()
    expect(trace.seen).toEqual(events.map(({ type }) => type))
    expect(trace.seen.slice(0, 2)).toEqual(['diceThrown', 'tokenMoved'])
  })

  it('ends the running motion and the rest of the update at a skip, without losing an event', async () => {
    const house = walkScene()
    const trace = watched(house, 'calm')
    await throwDice(house)
    await vi.advanceTimersByTimeAsync(100)
    trace.playback.skip()
    await vi.advanceTimersByTimeAsync(0)
    expect(trace.playback.busy).toBe(false)
    expect(trace.playback.shown.players).toEqual(house.state.players)
    expect(trace.seen).toEqual(house.lastUpdate().events.map(({ type }) => type))
    expect(trace.adopted).toEqual([1])
  })

  it('plays the next update at its own pace after a skip', async () => {
    const house = walkScene()
    const { playback } = watched(house, 'brisk')
    await house.bridge.act({ type: 'mortgage', player: P1, space: 1 })
    await throwDice(house)
    playback.skip()
    await vi.advanceTimersByTimeAsync(0)
    expect(playback.motion?.kind).toBe('dice')
    await vi.runAllTimersAsync()
    expect(playback.busy).toBe(false)
  })

  it('turns a walk into one fade where less motion is wished', async () => {
    const house = walkScene()
    const { playback } = watched(house, 'brisk', true)
    await throwDice(house)
    await vi.advanceTimersByTimeAsync(120 + 250)
    expect(playback.motion).toMatchObject({
      kind: 'walk',
      at: house.state.players[P1]?.position,
      duration: 120
    })
  })

  it('waits for nothing at full speed and draws the updates of one frame together', async () => {
    const house = new House(scene(2).at(P1, 0).owns(P1, 1, 3).state)
    const trace = watched(house, 'instant')
    await house.bridge.act({ type: 'mortgage', player: P1, space: 1 })
    await house.bridge.act({ type: 'mortgage', player: P1, space: 3 })
    expect(trace.adopted).toEqual([])
    await vi.advanceTimersByTimeAsync(20)
    expect(trace.adopted).toEqual([2])
    expect(trace.seen.filter((type) => type === 'mortgageChanged')).toHaveLength(2)
    expect(trace.playback.shown.mortgaged[3]).toBe(true)
  })

  it('gives a computer a beat after its decision, so that the eye can follow', async () => {
    const house = new House(scene(2).state, [
      ...new House(scene(2).state).seats.map((seat) => ({ ...seat, computer: 'casual' as const }))
    ])
    const trace = watched(house, 'brisk')
    await house.bridge.act({ type: 'throwDice', player: P1 })
    trace.playback.skip()
    await vi.advanceTimersByTimeAsync(0)
    expect(trace.adopted).toEqual([1])
    house.state = scene(2).owns(P1, 1).state
    await house.bridge.act({ type: 'mortgage', player: P1, space: 1 })
    await vi.advanceTimersByTimeAsync(420)
    expect(trace.adopted).toEqual([1])
    await vi.advanceTimersByTimeAsync(350)
    expect(trace.adopted).toEqual([1, 2])
  })
})
