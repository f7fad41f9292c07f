// The arithmetic of a deal, and what it may consist of.
import { describe, expect, it } from 'vitest'
import { whyIllegal, playerView } from '../../main/engine'
import { m, P1, P2, table as scene, type Table } from '../../main/engine/testing/table'
import { Deal } from './deal.svelte'

const dealAt = (t: Table): Deal => new Deal({ from: P1, to: P2, view: () => playerView(t.state, P1) })

describe('Deal', () => {
  it('moves cash between the two and leaves the rest as it is', () => {
    const deal = dealAt(scene().cash(P1, 742).cash(P2, 318).owns(P1, 15).owns(P2, 24))
    deal.toggleDeed(P1, 15)
    deal.toggleDeed(P2, 24)
    deal.setCash(P1, 90)
    expect([deal.cashAfter(P1), deal.cashAfter(P2)]).toEqual([652, 408])
    expect(deal.action).toEqual({
      type: 'offer',
      player: P1,
      to: P2,
      give: { cash: 90, deeds: [15], cards: [] },
      take: { cash: 0, deeds: [24], cards: [] }
    })
  })

  it('takes the interest of mortgaged deeds from the one who gets them, lot by lot (TRADE-06)', () => {
    const deal = dealAt(scene().owns(P2, m(12), m(28)))
    deal.setCash(P1, 40)
    deal.toggleDeed(P2, 12)
    deal.toggleDeed(P2, 28)
    expect(deal.interestFor(P1)).toBe(16)
    expect(deal.cashAfter(P1)).toBe(1500 - 40 - 16)
    expect(deal.cashAfter(P2)).toBe(1540)
  })

  it('refuses what leaves no cash for the interest (TRADE-07), as main does', () => {
    const t = scene().cash(P1, 60).owns(P2, m(29))
    const deal = dealAt(t)
    deal.toggleDeed(P2, 29)
    deal.setCash(P1, 50)
    expect(deal.refusal).toBe('interestNotPayable')
    expect(whyIllegal(t.state, deal.action)).toBe('interestNotPayable')
    deal.setCash(P1, 46)
    expect(deal.refusal).toBeNull()
    expect(whyIllegal(t.state, deal.action)).toBeNull()
  })

  it('wants something from both sides, and not cash alone', () => {
    const deal = dealAt(scene().owns(P1, 15))
    expect(deal.refusal).toBe('oneSidedTrade')
    deal.toggleDeed(P1, 15)
    expect(deal.refusal).toBe('oneSidedTrade')
    deal.setCash(P2, 1)
    expect(deal.refusal).toBeNull()
    deal.toggleDeed(P1, 15)
    deal.setCash(P1, 5)
    expect(deal.refusal).toBe('oneSidedTrade')
  })

  it('picks deeds of the two on the board, but not of others, of nobody, or of a built group', () => {
    const deal = dealAt(scene().owns(P1, 15, 1, 3).built('darkPurple', 1, 0).owns(2, 39))
    expect([15, 1, 39, 24].map((space) => deal.pick(space))).toEqual([true, false, false, false])
    expect(deal.give.deeds).toEqual([15])
    expect(deal.pick(15)).toBe(true)
    expect(deal.give.deeds).toEqual([])
  })

  it('says which group it completes, once for the group', () => {
    const deal = dealAt(scene().owns(P1, 6, 5).owns(P2, 8, 9))
    deal.toggleDeed(P2, 8)
    expect(deal.completes(P1)).toEqual([])
    deal.toggleDeed(P2, 9)
    expect(deal.completes(P1)).toEqual([8])
    deal.toggleDeed(P1, 6)
    expect(deal.completes(P1)).toEqual([])
  })
})
