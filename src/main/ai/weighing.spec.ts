// Weighing deals: the same from both sides, dollar by dollar, and nothing for goods that are not there.
import { describe, expect, it } from 'vitest'
import { P1, P2, P3, m, table } from '../engine/testing/table'
import type { Bundle } from '../../shared/game/actions'
import type { Terms } from './dealing'
import { temperamentOf } from './temperament'
import { positions } from './testing/self-play'
import { weigh } from './weighing'

const goods = (parts: Partial<Bundle>): Bundle => ({ cash: 0, deeds: [], cards: [], ...parts })
const deal = (from: number, to: number, give: Partial<Bundle>, take: Partial<Bundle>): Terms => ({
  from,
  to,
  give: goods(give),
  take: goods(take)
})

/** P1 has two oranges, P2 the third; P3 has a railroad. */
const scene = () => table(3).owns(P1, 16, 18, 25).owns(P2, 19, 5, m(12)).owns(P3, 15).state

describe('A deal weighed', () => {
  it('says what cash comes and goes, interest on a mortgage included', () => {
    const weight = weigh(scene(), deal(P1, P2, { cash: 100 }, { deeds: [12] }))
    // ten per cent of 75, rounded up
    expect(weight?.from.cash).toBe(-108)
    expect(weight?.to.cash).toBe(100)
  })

  it('says what rent the deeds bring', () => {
    const weight = weigh(scene(), deal(P1, P2, { cash: 300 }, { deeds: [5] }))
    expect(weight?.from.rent).toBeGreaterThan(0)
    // one railroad of one loses all of its rent; two for the buyer bring more than that
    expect(weight?.to.rent).toBeLessThan(0)
    expect(weight?.from.rent).toBeGreaterThan(-(weight?.to.rent ?? 0))
  })

  it('leans to whom it gives a whole group for little, and is fairer for more', () => {
    const cheap = weigh(scene(), deal(P1, P2, { cash: 50 }, { deeds: [19] }))
    const dear = weigh(scene(), deal(P1, P2, { cash: 600 }, { deeds: [19] }))
    expect(cheap?.balance).toBeLessThan(-0.5)
    expect(cheap?.from.after).toBeGreaterThan(cheap?.from.before ?? 1)
    expect(dear?.balance).toBeGreaterThan(cheap?.balance ?? 1)
  })

  it('is nothing where the goods or the seats are not what it says', () => {
    expect(weigh(scene(), deal(P1, P2, { deeds: [19] }, { cash: 10 }))).toBeNull()
    expect(weigh(scene(), deal(P1, P2, { cash: 10 }, { cards: ['chest'] }))).toBeNull()
    expect(weigh(scene(), deal(P1, P1, { deeds: [16] }, { cash: 10 }))).toBeNull()
    expect(weigh(scene(), deal(P1, 7, { deeds: [16] }, { cash: 10 }))).toBeNull()
  })

  it('weighs the same when the other side tells it', () => {
    const all = positions(4, temperamentOf('casual'), ({ offers }) => offers.length > 0)
    for (let count = 0; count < 200; count++) {
      const state = all.next().value
      const [offer] = state.offers
      if (!offer) throw new Error('There is no offer')
      const { from, to, give, take } = offer
      const told = weigh(state, { from, to, give, take })
      const turned = weigh(state, { from: to, to: from, give: take, take: give })
      expect(told).not.toBeNull()
      expect(turned?.from).toEqual(told?.to)
      expect(turned?.to).toEqual(told?.from)
      expect(turned?.balance).toBeCloseTo(-(told?.balance ?? 0), 12)
    }
  })
})
