// The displayed copy: what an event moves, and nothing else.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apply, legalActions, newSimulation, playerView } from '../../main/engine'
import { isExact, type Action, type ActionOption } from '../../shared/game/actions'
import { officialRules } from '../../shared/game/rules'
import { decisionOf } from '../../shared/game/view'
import { wayOf, withEvent } from './material'

describe('Displayed copy', () => {
  it('ends at the position of main when all events of a game are played on it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 2, max: 5 }), (seed, players) => {
        let state = newSimulation(officialRules(players), seed)
        let view = playerView(state, 0)
        let lot = seed
        for (let turn = 0; turn < 250 && !state.outcome; turn++) {
          const decision = decisionOf(state)
          if (!decision) break
          const actions = legalActions(state, decision.player).flatMap(asAction)
          lot = (lot * 16807) % 2147483647
          const action = actions[lot % actions.length]
          if (!action) break
          const played = apply(state, action)
          state = played.state
          for (const event of played.events) view = withEvent(view, event)
          expect(view.players.map(({ cash }) => cash)).toEqual(state.players.map(({ cash }) => cash))
          expect(view.players.map(({ position }) => position)).toEqual(
            state.players.map(({ position }) => position)
          )
          expect(view.players.map(({ inJail }) => inJail)).toEqual(state.players.map(({ inJail }) => inJail))
          expect(view.owners).toEqual(state.owners)
          expect(view.mortgaged).toEqual(state.mortgaged)
          expect(view.buildings).toEqual(state.buildings)
          expect(view.releaseCards).toEqual(state.releaseCards)
        }
      }),
      { numRuns: 25 }
    )
  })

  it('walks forward past GO, three back, and straight to jail', () => {
    expect(wayOf(38, 2, 'throw')).toEqual([39, 0, 1, 2])
    expect(wayOf(7, 4, 'back')).toEqual([6, 5, 4])
    expect(wayOf(30, 10, 'jail')).toEqual([10])
  })
})

function asAction(option: ActionOption): Action[] {
  if (isExact(option)) return [option]
  return option.type === 'bid' ? [{ type: 'bid', player: option.player, amount: option.min }] : []
}
