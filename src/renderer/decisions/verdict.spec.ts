// The word of the scales and the figures beside it say the same.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { DealWeight, SideWeight } from '../../shared/ipc'
import { leanOf, verdictOf } from './verdict'

const side = (before: number, after: number): SideWeight => ({ cash: 0, rent: 0, deeds: 0, before, after })
const weight = (balance: number, own: number, other: number): DealWeight => ({
  ...{ balance, from: side(0.4, 0.4 + own), to: side(0.3, 0.3 + other) }
})

it.each([
  ['what changes by a thousandth is small, however unequal', 1, -0.001, 0.001, 'small'],
  ['a point or so to one side leans', 1, -0.011, 0.011, 'leans'],
  ['what one wins and the other loses is never fair', -0.33, 0.02, -0.02, 'leans'],
  ['many points to one side are lopsided', 1, -0.05, 0.05, 'lopsided'],
  ['many points to both are fair', 0.1, 0.06, 0.07, 'fair']
] as const)('%s', (_, balance, own, other, verdict) => {
  expect(verdictOf(weight(balance, own, other))).toBe(verdict)
})

it('Nothing is lopsided whose chances change by less than two points, and the pointer stands where the word says', () => {
  const change = fc.double({ min: -0.25, max: 0.25, noNaN: true })
  fc.assert(
    fc.property(fc.double({ min: -1, max: 1, noNaN: true }), change, change, (balance, own, other) => {
      const deal = weight(balance, own, other)
      const lean = Math.abs(leanOf(deal))
      const verdict = verdictOf(deal)
      if (verdict === 'lopsided') {
        expect(Math.max(Math.abs(own), Math.abs(other))).toBeGreaterThan(0.02)
        expect(lean).toBeGreaterThanOrEqual(0.75)
      } else expect(lean).toBeLessThan(0.75)
      if (balance !== 0 && own * other < 0 && Math.min(Math.abs(own), Math.abs(other)) >= 0.01)
        expect(verdict).not.toBe('fair')
      expect(Math.sign(leanOf(deal)) * Math.sign(balance)).toBeGreaterThanOrEqual(0)
    })
  )
})
