// Reasons on their way: from the computer to the window, onto the disk, into a file and back; and the coach at the table.
import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import type { Reason } from '../shared/reasons'
import { P1, P2, P3, table as scene, type Table as Scene } from './engine/testing/table'
import { fileOf, gameOf } from './session-file'
import { Sitting } from './testing/sitting'

// Every action is synced to the disk, which may be busy with other things.
vi.setConfig({ testTimeout: 60_000 })

const purchase = (seat: number): Scene => {
  const of = scene(3).turnOf(seat)
  of.state.agenda.push({ kind: 'purchase', player: seat, space: 39 })
  return of
}
const reasonsIn = (entries: readonly { readonly reason?: Reason | undefined }[]): string[] =>
  entries.flatMap(({ reason }) => (reason ? [reason.kind] : []))

/** A table at which Theo, a computer, has just bought. */
async function bought(): Promise<{ sitting: Sitting; id: string }> {
  const sitting = new Sitting()
  const { id } = sitting.lay(purchase(P2).state, { computers: [P2] })
  await sitting.watch(0, 1)
  expect(sitting.updates[0]?.action).toEqual({ type: 'buy', player: P2 })
  return { sitting, id }
}

describe('Why a computer acted', () => {
  it('is told with the action, once', async () => {
    const { sitting } = await bought()
    expect(sitting.updates[0]?.reason).toEqual({ kind: 'leavesEnough', left: 1100, kept: 70 })
  })

  it('is there when the game is opened again, with the first event of its record', async () => {
    const { sitting, id } = await bought()
    sitting.die()
    const { ledger } = sitting.session.open(id)
    expect(reasonsIn(ledger)).toEqual(['leavesEnough'])
    expect(ledger.find(({ seq }) => seq === 1)?.reason).toBeDefined()
  })

  it('is not told of what is taken back, and told again when it is brought back', async () => {
    const sitting = new Sitting()
    const { id } = sitting.lay(purchase(P1).state, { computers: [P2, P3] })
    const declined = sitting.session.act({ type: 'decline', player: P1 })
    expect(declined).toEqual({ ok: true, seq: 1 })
    const seq = await sitting.watch(1, 4)
    const bids = sitting.updates.slice(1)
    expect(reasonsIn(bids.map(({ reason }) => ({ reason: reason ?? undefined })))).not.toEqual([])
    sitting.updates = []
    expect(sitting.session.undo().ok).toBe(true)
    expect(sitting.updates.map(({ cause, reason }) => [cause, reason])).toEqual(
      Array.from({ length: seq }, () => ['undo', null])
    )
    sitting.updates = []
    expect(sitting.session.redo().ok).toBe(true)
    expect(sitting.updates.slice(1).map(({ reason }) => reason)).toEqual(bids.map(({ reason }) => reason))
    expect(sitting.games.moves(id).at(-1)?.reason).toEqual(bids.at(-1)?.reason)
  })

  it('is carried in a file; a file of before has none', async () => {
    const sitting = new Sitting()
    const { id } = sitting.begin({ computers: [0, 1, 2] })
    await sitting.watch(0, 60)
    const moves = sitting.games.moves(id)
    expect(reasonsIn(moves.map(({ reason }) => ({ reason: reason ?? undefined }))).length).toBeGreaterThan(0)
    const text = fileOf(sitting.games.read(id), moves)
    expect(gameOf(text).moves).toEqual(moves)
    expect(gameOf(text).setup.coach).toBe(true)
    const { game } = JSON.parse(text) as { game: { setup: object; records: { reason?: unknown }[] } }
    const setup = { ...game.setup, coach: undefined }
    const before = {
      ...game,
      setup,
      records: game.records.map((record) => ({ ...record, reason: undefined }))
    }
    const checksum = createHash('sha256').update(JSON.stringify(before)).digest('hex')
    const old = gameOf(JSON.stringify({ freehold: 1, checksum, game: before }))
    expect(old.moves).toEqual(moves.map((move) => ({ ...move, reason: null })))
    expect(old.state).toEqual(gameOf(text).state)
  })
})

describe('The coach', () => {
  it('advises a person who must decide, and changes nothing', async () => {
    const sitting = new Sitting()
    sitting.lay(purchase(P1).owns(P1, 37).state)
    const advice = await sitting.session.advise(P1)
    expect(advice?.action).toEqual({ type: 'buy', player: P1 })
    expect(advice?.reason).not.toBeNull()
    expect(await sitting.session.advise(P1)).toEqual(advice)
    expect(sitting.updates).toEqual([])
  })

  it('advises neither computers, nor who has nothing to decide, nor anybody about the income tax', async () => {
    const sitting = new Sitting()
    sitting.lay(purchase(P1).state, { computers: [P2] })
    expect(await sitting.session.advise(P2)).toBeNull()
    expect(await sitting.session.advise(2)).toBeNull()
    expect(await sitting.session.advise(7)).toBeNull()
    const taxed = new Sitting()
    const of = scene(3).owns(P1, 1).owns(P2, 3)
    of.state.agenda.push({ kind: 'tax', player: P1 })
    taxed.lay(of.state)
    expect(await taxed.session.advise(P1)).toBeNull()
    const give = { cash: 0, deeds: [1], cards: [] }
    const take = { cash: 0, deeds: [3], cards: [] }
    expect(taxed.session.weigh({ type: 'offer', player: P1, to: P2, give, take })).toBeNull()
  })

  it('is not there at a table without him, also when it is opened again', async () => {
    const sitting = new Sitting()
    const { id, coach } = sitting.begin({ coach: false })
    expect(coach).toBe(false)
    sitting.die()
    const opened = sitting.session.open(id)
    expect(opened.coach).toBe(false)
    for (const seat of [0, 1, 2]) expect(await sitting.session.advise(seat)).toBeNull()
  })

  it('who fails leaves the table as it is', async () => {
    const sitting = new Sitting()
    sitting.computers = {
      ...sitting.computers,
      advise: () => Promise.reject(new Error('out of order'))
    }
    sitting.lay(purchase(P1).state)
    expect(await sitting.session.advise(P1)).toBeNull()
    expect(sitting.notes.join()).toContain('no advice')
  })
})
