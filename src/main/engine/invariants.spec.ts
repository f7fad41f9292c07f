// Properties of every game, whoever plays and however odd. What must hold after every action is proved in scripts/prove.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apply, simulate, type GameState } from './index'
import { fastChance } from './random'
import { randomAction, randomTable } from './testing/random-play'

describe('In every game', () => {
  it('a save and load between any two actions changes nothing, nor does playing silently', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const chance = fastChance(seed)
        const silent = randomTable(seed)
        let state = randomTable(seed)
        for (let count = 0; count < 200; count++) {
          const action = randomAction(state, chance)
          if (!action) break
          const frozen = JSON.stringify(state)
          const next = apply(state, action).state
          expect(JSON.stringify(state)).toBe(frozen)
          simulate(silent, action)
          state = JSON.parse(JSON.stringify(next)) as GameState
          expect(state).toEqual(next)
        }
        expect(silent).toEqual(state)
      }),
      { numRuns: 40 }
    )
  })
})
