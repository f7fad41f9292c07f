// Rents that must be asked for: the better the level, the fewer are overlooked.
import { describe, expect, it } from 'vitest'
import type { Claim } from '../../shared/game/view'
import { LEVELS, type Level } from '../../shared/ipc'
import { P1, P2, table } from '../engine/testing/table'
import { playerView, legalActions } from '../engine'
import { askedComputer } from '../session-computers'
import { seatsOf } from '../saves/testing/random-play'
import { notices } from './attention'
import { Minds } from './minds'

const claims: readonly Claim[] = Array.from({ length: 4000 }, (_, at) => ({
  owner: at % 4,
  tenant: (at + 1 + (at >> 2)) % 4 === at % 4 ? (at + 1) % 4 : (at + 1 + (at >> 2)) % 4,
  space: [1, 6, 11, 16, 21, 26, 31, 37, 39][at % 9] ?? 1,
  amount: 2 + (at % 400),
  throwers: 0
}))
const { state } = table(4)
const share = (level: Level): number =>
  claims.filter((claim) => notices(state, claim, level)).length / claims.length

describe('Attention', () => {
  it('grows with the level, up to all rents', () => {
    expect(LEVELS.map((level) => share(level) === 1)).toEqual([false, false, true, true])
    expect(share('beginner')).toBeGreaterThan(0.7)
    expect(share('beginner')).toBeLessThan(0.8)
    expect(share('casual')).toBeGreaterThan(0.93)
    expect(share('casual')).toBeLessThan(0.97)
  })

  it('does not change while a claim is open', () => {
    for (const claim of claims.slice(0, 200))
      expect(notices(state, { ...claim, throwers: 1 }, 'beginner')).toBe(notices(state, claim, 'beginner'))
  })

  it('asks a beginner for the rents that it notices, and lets the others be', () => {
    const asked = { noticed: 0, overlooked: 0 }
    for (const space of [1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29, 31, 32, 34, 37, 39]) {
      const scene = table(2, { rent: 'claimSecond' }).owns(P2, space).lands(P1, space).state
      const [claim] = scene.claims
      if (!claim) throw new Error('No rent is due')
      const seats = seatsOf(2, [P2]).map((seat) =>
        seat.computer ? { ...seat, computer: 'beginner' as const } : seat
      )
      const request = askedComputer(scene, seats)
      const mine = legalActions(scene, P2).filter(({ type }) => type === 'claimRent')
      expect(mine).toHaveLength(1)
      if (notices(scene, claim, 'beginner')) {
        asked.noticed++
        expect(request?.options).toEqual(mine)
        const answer = request && new Minds().choose({ ...request, view: playerView(scene, P2), nonce: 1 })
        expect(answer).toEqual(mine[0])
      } else {
        asked.overlooked++
        expect(request).toBeNull()
      }
    }
    expect(asked.noticed).toBeGreaterThan(asked.overlooked)
    expect(asked.overlooked).toBeGreaterThan(0)
  })
})
