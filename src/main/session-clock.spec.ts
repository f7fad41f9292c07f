// The clock of a timed game: only the time at the table counts, and the hour strikes as one more record.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playOn } from './saves/testing/random-play'
import { Sitting } from './testing/sitting'

vi.setConfig({ testTimeout: 60_000 })

const MINUTE = 60_000
const LIMIT = 5 * MINUTE

let sitting: Sitting

beforeEach(() => {
  sitting = new Sitting()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  sitting.session.close()
  vi.useRealTimers()
})

/** Time goes by while the app is awake. */
function passes(milliseconds: number): void {
  for (let left = milliseconds; left > 0; left -= 1000) {
    sitting.time += Math.min(left, 1000)
    vi.advanceTimersByTime(Math.min(left, 1000))
  }
}

const begin = () => sitting.begin({ rules: { timeLimit: 5 } })
const played = (id: string) => sitting.games.read(id).played

describe('The clock', () => {
  it('is there in timed games only', () => {
    expect(sitting.begin().clock).toBeNull()
    passes(LIMIT)
    expect(sitting.updates).toEqual([])
    expect(begin().clock).toEqual({ limit: LIMIT, played: 0, running: true })
  })

  it('stands still once the page has died, which may ask once which table it was', () => {
    const { id } = begin()
    passes(MINUTE)
    sitting.session.breakOff()
    passes(LIMIT)
    expect(sitting.updates).toEqual([])
    expect([sitting.session.recall(), sitting.session.recall()]).toEqual([id, null])
    expect(sitting.session.open(id).clock).toEqual({ limit: LIMIT, played: MINUTE, running: true })
  })

  it('strikes the hour as a record of nobody, once', () => {
    const { id } = begin()
    passes(LIMIT - 1000)
    expect(sitting.updates).toEqual([])
    passes(1000)
    expect(sitting.updates).toMatchObject([
      {
        seq: 1,
        cause: 'action',
        action: { type: 'strikeHour', player: -1 },
        events: [{ type: 'hourStruck' }],
        clock: { limit: LIMIT, played: LIMIT, running: false },
        view: { hourStruck: true }
      }
    ])
    passes(LIMIT)
    expect(sitting.updates).toHaveLength(1)
    expect(sitting.games.moves(id).at(-1)?.action).toEqual({ type: 'strikeHour', player: -1 })
  })

  it('is not struck by the window', () => {
    begin()
    expect(sitting.session.act({ type: 'strikeHour', player: -1 })).toEqual({
      ok: false,
      illegal: 'outOfTurn'
    })
  })

  it('keeps the time with every record, and when the table is left', () => {
    const { id } = begin()
    passes(61_000)
    sitting.session.act({ type: 'throwDice', player: 0 })
    expect(sitting.updates.at(-1)?.clock).toEqual({ limit: LIMIT, played: 61_000, running: true })
    passes(5_000)
    vi.clearAllTimers()
    sitting.die()
    expect(sitting.session.open(id).clock?.played).toBe(61_000)
    passes(9_500)
    sitting.session.close()
    expect(played(id)).toBe(70_500)
    passes(LIMIT)
    expect(sitting.session.open(id).clock).toEqual({ limit: LIMIT, played: 70_500, running: true })
  })

  it('stands while the app is closed, another game is open, or the machine sleeps', () => {
    const { id } = begin()
    passes(10_000)
    sitting.begin()
    expect(played(id)).toBe(10_000)
    passes(LIMIT)
    sitting.session.open(id)
    sitting.time += 8 * 60 * MINUTE
    vi.advanceTimersByTime(1000)
    sitting.session.close()
    expect(played(id)).toBeLessThanOrEqual(13_000)
    expect(sitting.updates).toEqual([])
  })

  it('stands while the game is paused, which the window is told', () => {
    const { id } = begin()
    passes(10_000)
    sitting.session.pause(true)
    sitting.session.pause(true)
    passes(LIMIT)
    sitting.session.pause(false)
    passes(2_000)
    expect(sitting.changes.map(({ clock }) => clock)).toEqual([
      { limit: LIMIT, played: 10_000, running: false },
      { limit: LIMIT, played: 10_000, running: true }
    ])
    sitting.session.close()
    expect(played(id)).toBe(12_000)
  })

  it('strikes again after it was taken back only when the game takes another course', () => {
    begin()
    sitting.session.act({ type: 'throwDice', player: 0 })
    passes(LIMIT)
    expect(sitting.updates.at(-1)?.seq).toBe(2)
    expect(sitting.session.undo()).toEqual({ ok: true, seq: 4 })
    passes(10_000)
    expect(sitting.updates.at(-1)?.seq).toBe(4)
    sitting.session.act({ type: 'throwDice', player: 0 })
    passes(1000)
    expect(sitting.updates.at(-1)).toMatchObject({ seq: 6, action: { type: 'strikeHour' } })
  })

  it('says so when the hour cannot be saved, and strikes after the next record', () => {
    const { id } = begin()
    passes(LIMIT - 1000)
    sitting.database.pragma('query_only = 1')
    passes(5_000)
    expect(sitting.troubles).toEqual(['saveFailed'])
    sitting.database.pragma('query_only = 0')
    const [move] = playOn(sitting.state(id), 1)
    if (!move) throw new Error('Nothing to play')
    sitting.session.act(move.action)
    passes(1000)
    expect(sitting.updates.map(({ action }) => action.type)).toEqual([move.action.type, 'strikeHour'])
  })
})
