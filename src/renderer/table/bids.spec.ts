// Quick raises: always legal, always rising, with the printed price while it lies ahead.
import { describe, expect, it } from 'vitest'
import { quickBids, raisedBid } from './bids'

describe('Quick raises', () => {
  it('are the least bid and the next round sums, and the printed price', () => {
    expect(quickBids({ min: 186, max: 742 }, 260)).toEqual([186, 190, 200, 260])
    expect(quickBids({ min: 1, max: 1500 }, 60)).toEqual([1, 5, 10, 60])
  })

  it('leave the printed price out once it has been passed', () => {
    expect(quickBids({ min: 301, max: 742 }, 260)).toEqual([301, 305, 310, 350])
  })

  it('never leave the range, and name no bid twice', () => {
    for (let min = 1; min < 130; min++) {
      const bids = quickBids({ min, max: 130 }, 100)
      expect(bids.length).toBeGreaterThan(0)
      expect(bids.length).toBeLessThanOrEqual(4)
      expect(bids.every((bid) => bid >= min && bid <= 130)).toBe(true)
      expect([...new Set(bids)].sort((one, other) => one - other)).toEqual(bids)
    }
  })
})

describe('The key of a seat', () => {
  it('raises by ten, from ten on, to the least that a building costs, and never above the cash', () => {
    expect(raisedBid({ min: 1, max: 500 }, null)).toBe(10)
    expect(raisedBid({ min: 61, max: 500 }, 60)).toBe(70)
    expect(raisedBid({ min: 61, max: 64 }, 60)).toBe(64)
    expect(raisedBid({ min: 100, max: 500 }, null)).toBe(100)
  })
})
