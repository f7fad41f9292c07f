// Sums are paid in printed notes, and the greater the sum the longer it may be looked at.
import { describe, expect, it } from 'vitest'
import { isGreat, notesFor, weightOf } from './sums'

describe('Notes', () => {
  it('make up a sum, the largest first', () => {
    expect(notesFor(176)).toEqual([100, 50, 20, 5, 1])
    expect(notesFor(200)).toEqual([100, 100])
    expect(notesFor(4)).toEqual([1, 1, 1, 1])
    for (const amount of [1, 22, 60, 260, 555])
      expect(notesFor(amount).reduce((sum: number, note) => sum + note, 0)).toBe(amount)
  })

  it('are few enough to be told apart', () => {
    expect(notesFor(4999)).toHaveLength(6)
  })
})

describe('A great sum', () => {
  it('weighs more than a small one, and a huge one more than that', () => {
    expect([40, 499, 500, 999, 1000].map(isGreat)).toEqual([false, false, true, true, true])
    expect(weightOf(40)).toBe(1)
    expect(weightOf(600)).toBeGreaterThan(weightOf(40))
    expect(weightOf(2000)).toBeGreaterThan(weightOf(600))
  })
})
