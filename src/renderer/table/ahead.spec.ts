// What waits ahead of a piece, and the odds of doubles.
import { describe, expect, it } from 'vitest'
import { m, P1, P2, P3, table as scene } from '../../main/engine/testing/table'
import { playerView } from '../../main/engine'
import { chanceOfDoubles, landingsAhead, rentsAhead } from './ahead'

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

describe('The next throw', () => {
  it('leads to eleven spaces, whose chances make one, each with what it costs or offers', () => {
    const t = scene().owns(P2, 39).owns(P1, 37).at(P1, 30)
    const landings = landingsAhead(playerView(t.state, P1), P1)
    expect(landings.map(({ eyes }) => eyes)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(landings.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
    expect(landings.map(({ what }) => what.kind)).toEqual([
      ...['sale', 'card', 'sale', 'sale', 'card', 'own', 'tax', 'rent', 'free', 'sale', 'card']
    ])
    expect(landings[7]).toMatchObject({ chance: 4 / 36, space: 39, what: { owner: P2, amount: 50 } })
    expect(landings.map(({ salary }) => salary)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 200, 200, 200])
  })
  it('buys nothing on a first lap without purchases, and may pay two salaries on GO', () => {
    const t = scene(3, { firstLapPurchases: false, doubleSalaryOnGo: true }).at(P1, 33)
    const landings = landingsAhead(playerView(t.state, P1), P1)
    expect(landings.some(({ what }) => what.kind === 'sale')).toBe(false)
    expect(landings[5]).toMatchObject({ space: 0, salary: 400 })
  })
})

describe('Doubles', () => {
  it('come with 6, 11 and 91 of 6, 36 and 216 throws', () => {
    expect(chanceOfDoubles(1)).toBeCloseTo(6 / 36)
    expect(chanceOfDoubles(2)).toBeCloseTo(11 / 36)
    expect(chanceOfDoubles(3)).toBeCloseTo(91 / 216)
  })
})
