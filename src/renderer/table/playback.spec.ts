// Playback: one event after the other, in order, skipped by a key, and all at once at full speed.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { P1, P2, table as scene } from '../../main/engine/testing/table'
import type { GameEvent } from '../../shared/game/events'
import type { Settings, TableUpdate } from '../../shared/ipc'
import { House } from '../testing/house'
import { paceOf } from './pace'
import { Playback, type Motion } from './playback.svelte'
import { toldTable } from './spoken'

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

/** An update in which just these events happened. */
const told = (house: House, events: readonly GameEvent[]): TableUpdate => ({
  id: '',
  seq: 1,
  cause: 'action',
  reason: null,
  undid: null,
  undo: { policy: 'off', canUndo: false, canRedo: false },
  clock: null,
  action: { type: 'endTurn', player: P1 },
  events,
  view: house.opened().view,
  options: []
})
const paid = (amount: number): GameEvent => ({
  type: 'cashPaid',
  from: P1,
  to: P2,
  amount,
  reason: { kind: 'trade' }
})

describe('Playback', () => {
  it('shows the throw, then a walk space by space, then the money, and adopts the view of main', async () => {
    const house = walkScene()
    const { playback, adopted } = watched(house, 'brisk')
    await throwDice(house)
    const dice = house.state.turn.dice ?? [0, 0]
    expect(playback.motion?.kind).toBe('dice')
    expect(playback.shown.turn.dice).toBeNull()
    await vi.advanceTimersByTimeAsync(500)
    expect(playback.shown.turn.dice).toEqual(dice)
    expect(playback.motion).toBeNull()
    await vi.advanceTimersByTimeAsync(250)
    const sum = dice[0] + dice[1]
    const way = Array.from({ length: sum }, (_, step) => (38 + step) % 40)
    // it stands there already: the token draws its way there by transforms alone
    expect(playback.shown.players[P1]?.position).toBe(way.at(-1))
    expect(playback.motion).toMatchObject({ kind: 'walk', player: P1, way, duration: sum * 70 })
    await vi.advanceTimersByTimeAsync(sum * 70 - 1)
    expect(playback.motion?.kind).toBe('walk')
    expect(playback.trail).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(playback.trail?.spaces).toEqual([37, ...way.slice(0, -1)])
    expect(adopted).toEqual([])
    await vi.runAllTimersAsync()
    expect(playback.shown.players).toEqual(house.state.players)
    expect(adopted).toEqual([1])
    expect(playback.busy).toBe(false)
  })

  it('takes the sum from the payer at once and gives it to the payee when the note has arrived', async () => {
    const house = new House(scene(2).at(P1, 0).state)
    const { playback } = watched(house, 'brisk')
    playback.push(told(house, [paid(30)]))
    expect(playback.motion).toMatchObject({ kind: 'payment', from: P1, to: P2, amount: 30, notes: [20, 10] })
    expect(playback.shown.players.map(({ cash }) => cash)).toEqual([1470, 1500])
    await vi.advanceTimersByTimeAsync(419)
    expect(playback.motion?.kind).toBe('payment')
    await vi.advanceTimersByTimeAsync(1)
    expect(playback.motion).toBeNull()
  })

  it('lets a great sum take its time, and many small ones hurry', async () => {
    const house = new House(scene(2).state)
    const { playback } = watched(house, 'calm')
    playback.push(told(house, [paid(30), paid(1200)]))
    const small = playback.motion?.duration ?? 0
    await vi.advanceTimersByTimeAsync(small)
    expect(playback.motion?.duration).toBeGreaterThan(2 * small)
    await vi.runAllTimersAsync()
    playback.push(
      told(
        house,
        Array.from({ length: 6 }, () => paid(30))
      )
    )
    expect(playback.motion?.duration).toBe(small / 2)
    await vi.runAllTimersAsync()
    expect(playback.busy).toBe(false)
  })

  it('sets buildings down, turns a mortgaged deed, and shows each when it has landed', async () => {
    const house = new House(scene(2).owns(P1, 1, 3).state)
    const { playback } = watched(house, 'brisk')
    playback.push(
      told(house, [
        { type: 'buildingsChanged', space: 1, from: 0, to: 1 },
        { type: 'mortgageChanged', space: 3, mortgaged: true }
      ])
    )
    expect(playback.motion).toMatchObject({ kind: 'building', space: 1, to: 1 })
    expect(playback.shown.buildings[1]).toBe(0)
    await vi.advanceTimersByTimeAsync(180)
    expect(playback.shown.buildings[1]).toBe(1)
    expect(playback.motion).toMatchObject({ kind: 'mortgage', space: 3, mortgaged: true })
    await vi.advanceTimersByTimeAsync(300)
    expect(playback.shown.mortgaged[3]).toBe(false)
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
      fades: true,
      duration: 120
    })
  })

  it('waits for nothing at full speed and shows at once what a person does', async () => {
    const house = new House(scene(2).at(P1, 0).owns(P1, 1, 3).state)
    const trace = watched(house, 'instant')
    await house.bridge.act({ type: 'mortgage', player: P1, space: 1 })
    expect(trace.adopted).toEqual([1])
    await house.bridge.act({ type: 'mortgage', player: P1, space: 3 })
    expect(trace.adopted).toEqual([1, 2])
    expect(trace.seen.filter((type) => type === 'mortgageChanged')).toHaveLength(2)
    expect(trace.playback.shown.mortgaged[3]).toBe(true)
  })

  it('draws together what computers do within a twentieth of a second of full speed, and tells all of it', async () => {
    const { state } = scene(2).at(P1, 0).owns(P1, 1, 3, 5)
    const house = new House(state, [
      ...new House(state).seats.map((seat) => ({ ...seat, computer: 'casual' as const }))
    ])
    const trace = watched(house, 'instant')
    for (const space of [1, 3, 5]) await house.bridge.act({ type: 'mortgage', player: P1, space })
    expect(trace.adopted).toEqual([1])
    await vi.advanceTimersByTimeAsync(50)
    expect(trace.adopted).toEqual([1, 3])
    expect(trace.seen.filter((type) => type === 'mortgageChanged')).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(50)
    expect(trace.adopted).toEqual([1, 3])
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
    await vi.advanceTimersByTimeAsync(420 + 300)
    expect(trace.adopted).toEqual([1])
    await vi.advanceTimersByTimeAsync(350)
    expect(trace.adopted).toEqual([1, 2])
  })
})

describe('What a key asks for while something moves', () => {
  it('is as it has been told: money and deeds on their way belong to whom they go', async () => {
    const house = new House(scene(2).cash(P1, 500).cash(P2, 300).owns(P1, 5).state)
    const { playback } = watched(house, 'calm')
    const cash = (view = toldTable(playback)): number[] => view.players.map((player) => player.cash)
    playback.push(told(house, [paid(120), { type: 'deedTransferred', space: 5, from: P1, to: P2 }]))
    await vi.advanceTimersByTimeAsync(1)
    expect(playback.motion?.kind).toBe('payment')
    expect(cash()).toEqual([380, 420])
    expect(cash(playback.shown)).toEqual([380, 300])
    while (playback.motion?.kind === 'payment') await vi.advanceTimersByTimeAsync(50)
    expect(cash()).toEqual([380, 420])
    await vi.advanceTimersByTimeAsync(1)
    expect(playback.motion?.kind).toBe('deed')
    expect(toldTable(playback).owners[5]).toBe(P2)
    expect(playback.shown.owners[5]).toBe(P1)
  })
})
