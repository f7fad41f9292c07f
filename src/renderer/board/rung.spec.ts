// The marked line of a title deed follows owner, group, buildings and mortgage.
import { describe, expect, it } from 'vitest'
import { BANK } from '../../shared/game/events'
import { ladderOf, rentOf, rungOf } from './rung'

const standing = (
  owners: Record<number, number>,
  buildings: Record<number, number> = {},
  mortgaged: number[] = []
) => ({
  owners: Array.from({ length: 40 }, (_, space) => owners[space] ?? BANK),
  buildings: Array.from({ length: 40 }, (_, space) => buildings[space] ?? 0),
  mortgaged: Array.from({ length: 40 }, (_, space) => mortgaged.includes(space))
})

describe('rungOf', () => {
  it('marks nothing on a deed that nobody owns or that is mortgaged', () => {
    expect(rungOf(27, standing({}))).toBeNull()
    expect(rungOf(27, standing({ 27: 1 }, {}, [27]))).toBeNull()
    expect(rungOf(0, standing({}))).toBeNull()
  })

  it('marks the bare rent, and its double once the group is whole, a mortgaged member included (RENT-01, RENT-03)', () => {
    expect(rentOf(3, standing({ 3: 1 }))).toEqual({ amount: 4 })
    expect(rentOf(34, standing({ 31: 1, 32: 1, 34: 1 }, {}, [31]))).toEqual({ amount: 56 })
  })

  it('marks houses and hotel (RENT-05)', () => {
    const rents = [1, 2, 3, 4, 5].map((level) => rentOf(24, standing({ 21: 0, 23: 0, 24: 0 }, { 24: level })))
    expect(rents).toEqual([100, 300, 750, 925, 1100].map((amount) => ({ amount })))
  })

  it('counts railroads and utilities, mortgaged ones included (RENT-06, RENT-07, RENT-08)', () => {
    expect(rentOf(25, standing({ 5: 1, 15: 1, 25: 1, 35: 1 }, {}, [35]))).toEqual({ amount: 200 })
    expect(rentOf(12, standing({ 12: 1 }))).toEqual({ timesThrow: 4 })
    expect(rentOf(28, standing({ 12: 1, 28: 1 }, {}, [12]))).toEqual({ timesThrow: 10 })
  })

  it('has seven rungs for a street, four for a railroad, two for a utility', () => {
    expect([27, 25, 28, 0].map((space) => ladderOf(space).length)).toEqual([7, 4, 2, 0])
  })
})
