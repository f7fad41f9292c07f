// A session that cannot save: the table stays at its last saved record, and the people hear of it.
import { beforeEach, describe, expect, it } from 'vitest'
import { playerView } from './engine'
import { fastChance } from './engine/random'
import { someAction } from './saves/testing/random-play'
import { Sitting } from './testing/sitting'

let sitting: Sitting

beforeEach(() => {
  sitting = new Sitting()
})

describe('when a save fails', () => {
  it('the table stays at the last saved action, and nothing is shown', () => {
    const { session, database, games } = sitting
    const { id } = sitting.begin({ players: 2 })
    database.pragma(`max_page_count = ${String(database.pragma('page_count', { simple: true }))}`)
    const chance = fastChance(3)
    let result = session.act({ type: 'throwDice', player: 0 })
    while (result.ok) result = session.act(someAction(sitting.state(id), chance))
    expect(result).toEqual({ ok: false, trouble: 'diskFull' })
    const { seq } = games.read(id)
    const state = sitting.state(id)
    expect(sitting.updates.at(-1)).toMatchObject({ seq, view: playerView(state, 0) })

    database.pragma('max_page_count = 100000')
    expect(session.act(someAction(state, chance))).toEqual({ ok: true, seq: seq + 1 })
  })

  it('of a computer, the window hears of it, and the computer tries again when the window says so', async () => {
    const { computers, database, games } = sitting
    let asked = 0
    sitting.computers = {
      ...computers,
      choose: (request) => {
        asked++
        return computers.choose(request)
      }
    }
    const { id } = sitting.begin({ players: 2, computers: [0, 1] })
    database.pragma('query_only = 1')
    await sitting.watch(0)
    expect(sitting.troubles).toEqual(['saveFailed'])
    expect(sitting.updates).toEqual([])
    expect(games.read(id).seq).toBe(0)
    expect(asked).toBe(1)
    database.pragma('query_only = 0')
    await sitting.watch(0, 1)
    expect(sitting.updates.map(({ seq }) => seq)).toEqual([1])
  })
})

describe('when the room on the disk runs short', () => {
  it('the window hears of it once, and that there is room again', () => {
    const { session, reserve, rooms } = sitting
    sitting.begin({ players: 2 })
    session.caughtUp(0)
    expect(rooms).toEqual([])
    sitting.free = 0
    reserve.lay()
    session.caughtUp(0)
    session.caughtUp(0)
    expect(rooms).toEqual(['short'])
    sitting.free = Infinity
    session.act({ type: 'throwDice', player: 0 })
    session.caughtUp(1)
    expect(rooms).toEqual(['short', 'enough'])
  })

  it('a table that is opened then hears of it too', () => {
    const { session, reserve, rooms } = sitting
    sitting.free = 0
    reserve.lay()
    const { id } = sitting.begin({ players: 2 })
    session.caughtUp(0)
    session.open(id)
    session.caughtUp(0)
    expect(rooms).toEqual(['short', 'short'])
  })
})
