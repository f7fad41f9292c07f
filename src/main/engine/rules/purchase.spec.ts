// Chapter BUY: who lands on an unowned lot may buy it at its printed price.
import { describe, expect, it } from 'vitest'
import { P1, P2, m, table } from '../testing/table'

describe('Buying', () => {
  it('BUY-01: the lander may buy at the printed price', () => {
    const t = table().at(P1, 34).throws(1, 4).buys()
    expect([t.cashOf(P1), t.deedsOf(P1), t.isMortgaged(39)]).toEqual([1100, [39], false])
  })

  it('BUY-02: the last dollar may be spent', () => {
    const t = table().cash(P1, 400).lands(P1, 39)
    expect(t.choices(P1)).toEqual(['buy', 'decline'])
    t.buys()
    expect([t.cashOf(P1), t.deedsOf(P1), t.isOut(P1)]).toEqual([0, [39], false])
    expect(t.asks()).toEqual({ kind: 'turn', player: P1 })
    expect(t.ends().asks()).toEqual({ kind: 'turn', player: P2 })
  })

  it('BUY-03: the price may be raised first, by a mortgage', () => {
    const t = table().cash(P1, 350).owns(P1, 6).lands(P1, 39)
    expect(t.refuses(P1, 'buy')).toBe('notEnoughCash')
    t.mortgages(P1, 6).buys()
    expect([t.cashOf(P1), t.deedsOf(P1)]).toEqual([0, [6, 39]])
    expect([t.isMortgaged(6), t.isMortgaged(39)]).toEqual([true, false])
  })

  it('BUY-04: the lot cannot be pledged for its own price', () => {
    const t = table().cash(P1, 250).lands(P1, 39)
    expect(t.refuses(P1, 'buy')).toBe('notEnoughCash')
    expect(t.refusesMortgage(P1, 39)).toBe('notYourDeed')
    expect(t.choices(P1)).toEqual(['decline'])
    expect(t.declines().auctioned()).toEqual([39])
  })

  it('BUY-05: on his own lot a player neither pays nor is offered anything', () => {
    const t = table().owns(P1, 21, 23, 24).built('red', 2, 2, 2).lands(P1, 24)
    expect(t.cashes()).toEqual([1500, 1500, 1500])
    expect(t.asks()).toEqual({ kind: 'turn', player: P1 })
  })

  it('BUY-06: only the lander has the option', () => {
    const t = table().lands(P1, 24)
    expect(t.refuses(P2, 'buy')).toBe('outOfTurn')
    expect(t.choices(P2)).toEqual([])
    expect(t.buys().deedsOf(P1)).toEqual([24])
    expect(t.refuses(P2, 'buy')).toBe('outOfTurn')
  })

  it('BUY-07: a lot that a card leads to may be bought, and doubles still give a throw', () => {
    const t = table().onTop('CH14').at(P1, 32).throws(2, 2).buys()
    expect([t.positionOf(P1), t.deedsOf(P1), t.cashOf(P1)]).toEqual([39, [39], 1100])
    expect(t.choices(P1)).toContain('throwDice')
  })

  it('BUY-08: lots may be bought on the first lap, by the very first throw', () => {
    const t = table().throws(1, 2)
    expect(t.asks()).toEqual({ kind: 'purchase', player: P1 })
    expect(t.buys().deedsOf(P1)).toEqual([3])
    expect(t.cashOf(P1)).toBe(1440)
  })

  it('BUY-09: a mortgaged lot is not an unowned one: no rent, no purchase, no auction', () => {
    const t = table().owns(P2, m(21)).lands(P1, 21)
    expect(t.cashes()).toEqual([1500, 1500, 1500])
    expect(t.asks()).toEqual({ kind: 'turn', player: P1 })
    expect([t.auctioned(), t.ownerOf(21)]).toEqual([[], P2])
  })
})
