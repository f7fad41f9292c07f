// What waits ahead of a piece, and the odds of doubles.
import { describe, expect, it } from 'vitest'
import { m, P1, P2, P3, table as scene } from '../../main/engine/testing/table'
import { playerView } from '../../main/engine'
import { chanceOfDoubles, rentsAhead } from './ahead'

const ahead = (t: ReturnType<typeof scene>) => rentsAhead(playerView(t.state, P1), P1)

describe('Rents ahead', () => {
  it('are those of others within two to twelve spaces, as the board stands', () => {
    const t = scene().owns(P2, 11, 12, 16, m(18), 23).owns(P1, 14).owns(P3, 15).inJail(P1)
    // 11 is one space on and out of reach, 18 is mortgaged, 23 is thirteen spaces on
    expect(ahead(t)).toEqual([
      { space: 12, owner: P2, amount: 8 },
      { space: 15, owner: P3, amount: 25 },
      { space: 16, owner: P2, amount: 14 }
    ])
  })

  it('run past GO', () => {
    expect(ahead(scene().owns(P2, 1, 3).at(P1, 39))).toEqual([
      { space: 1, owner: P2, amount: 4 },
      { space: 3, owner: P2, amount: 8 }
    ])
  })

  it('leave out an owner who sits in jail where such owners collect nothing', () => {
    const t = () => scene(3, { rentInJail: false }).owns(P2, 16).at(P1, 10)
    expect(ahead(t())).toHaveLength(1)
    expect(ahead(t().inJail(P2))).toEqual([])
  })
})

describe('Doubles', () => {
  it('come with 6, 11 and 91 of 6, 36 and 216 throws', () => {
    expect(chanceOfDoubles(1)).toBeCloseTo(6 / 36)
    expect(chanceOfDoubles(2)).toBeCloseTo(11 / 36)
    expect(chanceOfDoubles(3)).toBeCloseTo(91 / 216)
  })
})
