// Snapshots: whatever a game can come to is read back as it was written, and nothing else is read.
import { describe, expect, it } from 'vitest'
import { officialRules, type Rules } from '../../shared/game/rules'
import type { Claim, Step } from '../../shared/game/view'
import { newSimulation, type GameState } from '../engine'
import { randomGame, randomTable } from '../engine/testing/random-play'
import { P1, P2, P3, Table, table } from '../engine/testing/table'
import { readSnapshot, writeSnapshot } from './snapshot'

/** What is read of a state in which something has been changed behind the back of the rules. */
function readChanged(state: GameState, change: (state: GameState) => void): GameState | null {
  const copy = JSON.parse(JSON.stringify(state)) as GameState
  change(copy)
  return readSnapshot(writeSnapshot(copy))
}

/** Every kind of step that a game can be left at, on top or below. */
const AT_REST: readonly Step['kind'][] = [
  ...(['openingThrow', 'turn', 'purchase', 'auction', 'openLot', 'hammer', 'tax', 'rentThrow'] as const),
  ...(['debt', 'wish', 'placement', 'inheritance', 'move', 'openAuction', 'shortage', 'nextTurn'] as const)
]

describe('A snapshot', () => {
  it('brings back any state of any game', () => {
    const kinds = new Set<Step['kind']>()
    for (let seed = 0; seed < 120; seed++)
      for (const { state } of randomGame(randomTable(seed), seed, 200)) {
        const isNew = state.agenda.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind)).length > 0
        if (isNew || state.turn.number % 5 === 0) expect(readSnapshot(writeSnapshot(state))).toEqual(state)
      }
    expect([...kinds].sort()).toEqual(AT_REST.toSorted())
  })

  it('brings back how a game ended, with its scores', () => {
    const { state } = table(3, { timeLimit: 60 }).out(P3).hourStrikes().passesBy().ends()
    expect(state.outcome?.scores).toEqual([1500, 1500, null])
    expect(readSnapshot(writeSnapshot(state))).toEqual(state)
  })

  it('is refused with rules that nobody can play by', () => {
    const { state } = new Table(3)
    const changed = (change: Partial<Rules>) =>
      readChanged(state, (copy) => Object.assign(copy.rules, change))
    expect(changed({})).toEqual(state)
    expect(changed({ salary: -1 })).toBeNull()
    expect(changed({ banker: 3 })).toBeNull()
    expect(changed({ players: 4 })).toBeNull()
    expect(changed({ rent: 'never' as 'automatic' })).toBeNull()
  })

  it('is refused if a seat decides that cannot', () => {
    const state = newSimulation({ ...officialRules(5), banker: 5 }, 1)
    const asBanker = (player: number) =>
      readChanged(state, (copy) => (copy.agenda = [{ kind: 'openLot', player, lot: 6, after: P1 }]))
    expect([asBanker(5)?.agenda.length, asBanker(P1), asBanker(6)]).toEqual([1, null, null])
    expect(readChanged(state, (copy) => (copy.agenda = [{ kind: 'turn', player: 5 }]))).toBeNull()
  })

  it('is refused if claims or votes name a seat that is not there, or a claim is older than its deadline', () => {
    const { state } = table(2, { rent: 'claimSecond' })
    const claim: Claim = { owner: P1, tenant: P2, space: 6, amount: 6, throwers: 1 }
    const withClaim = (change: Partial<Claim>) =>
      readChanged(state, (copy) => copy.claims.push({ ...claim, ...change }))
    expect(withClaim({})?.claims).toEqual([claim])
    expect([withClaim({ owner: 2 }), withClaim({ tenant: 2 }), withClaim({ throwers: 2 })]).toEqual([
      null,
      null,
      null
    ])
    expect(readChanged(state, (copy) => copy.agreed.push(2))).toBeNull()
  })
})
