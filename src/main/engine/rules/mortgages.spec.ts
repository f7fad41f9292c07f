// Chapter MORT: borrowing on deeds from the Bank, and lifting the mortgages at ten per cent.
import { describe, expect, it } from 'vitest'
import { DEED_SPACES, deedAt } from '../../../shared/game/board'
import { P1, P2, m, table } from '../testing/table'

describe('Mortgages', () => {
  it('MORT-01: the Bank lends half the price', () => {
    const t = table().owns(P1, 21).mortgages(P1, 21)
    expect([t.cashOf(P1), t.isMortgaged(21), t.ownerOf(21)]).toEqual([1610, true, P1])
  })

  it('MORT-02: lifting costs the mortgage and ten per cent', () => {
    const t = table().owns(P1, 21).mortgages(P1, 21).lifts(P1, 21)
    expect([t.paid('mortgage'), t.paid('lift')]).toEqual([[110], [121]])
    expect([t.cashOf(P1), t.isMortgaged(21)]).toEqual([1500 - 11, false])
  })

  it.each([
    [37, 175 + 18],
    [12, 75 + 8],
    [28, 75 + 8]
  ])('MORT-03: on an odd value the ten per cent are rounded up (%i: %i)', (space, cost) => {
    const t = table().owns(P1, m(space)).lifts(P1, space)
    expect(t.cashOf(P1)).toBe(1500 - cost)
  })

  it('MORT-03: the ten per cent of every deed are whole dollars', () => {
    for (const space of DEED_SPACES) {
      const mortgage = (deedAt(space)?.price ?? 0) / 2
      const t = table().owns(P1, space).mortgages(P1, space).lifts(P1, space)
      expect([t.paid('mortgage'), t.paid('lift')]).toEqual([
        [mortgage],
        [mortgage + Math.ceil(mortgage / 10)]
      ])
    }
  })

  it('MORT-04: while any building stands in the group none of its lots can be mortgaged', () => {
    const t = table().owns(P1, 26, 27, 29).built('yellow', 1, 0, 0)
    expect(t.refusesMortgage(P1, 29)).toBe('groupBuilt')
    expect(t.sells(P1, 'yellow', 0, 0, 0).cashOf(P1)).toBe(1575)
    expect(t.mortgages(P1, 29).cashOf(P1)).toBe(1715)
  })

  it('MORT-05: the other lots of the group go on earning', () => {
    const t = table().owns(P2, 31, 32, 34).mortgages(P2, 31).lands(P1, 34)
    expect(t.paid('rent')).toEqual([56])
  })

  it('MORT-06: nothing is mortgaged twice, and nothing lifted that is free', () => {
    const t = table().owns(P1, m(21), 5)
    expect(t.refusesMortgage(P1, 21)).toBe('alreadyMortgaged')
    expect(t.refusesLift(P1, 5)).toBe('notMortgaged')
  })

  it('MORT-07: nobody lifts the mortgage of another', () => {
    const t = table().owns(P1, m(39))
    expect(t.refusesLift(P2, 39)).toBe('notYourDeed')
  })

  it('MORT-08: lifting takes the whole sum in cash', () => {
    const t = table().owns(P1, m(39)).cash(P1, 219)
    expect(t.refusesLift(P1, 39)).toBe('notEnoughCash')
    t.cash(P1, 220).lifts(P1, 39)
    expect([t.cashOf(P1), t.isMortgaged(39)]).toEqual([0, false])
  })

  it('MORT-09: an owner mortgages in the turn of another player, before the throw', () => {
    const t = table().owns(P2, 5).mortgages(P2, 5)
    expect([t.cashOf(P2), t.asks()]).toEqual([1600, { kind: 'turn', player: P1 }])
  })

  it('MORT-10: mortgaging before the income tax raises the ten per cent by those of the cash', () => {
    const free = table().owns(P1, 39).lands(P1, 4).paysTax('percent')
    const pledged = table().owns(P1, 39).mortgages(P1, 39).lands(P1, 4).paysTax('percent')
    expect([free.paid('incomeTax'), pledged.paid('incomeTax')]).toEqual([[190], [210]])
    expect(pledged.cashOf(P1)).toBe(1500 + 200 - 210)
  })

  it('MORT-11: a debtor lifts nothing before he has paid', () => {
    const t = table().cash(P1, 40).owns(P1, m(1), 5).owns(P2, 39).lands(P1, 39)
    expect([t.owed(), t.refusesLift(P1, 1)]).toEqual([50, 'debtOpen'])
    expect(t.mortgages(P1, 5).lifts(P1, 1).cashOf(P1)).toBe(40 + 100 - 50 - 33)
  })

  it('MORT-12: lifting and building may follow each other at once', () => {
    const t = table().cash(P1, 281).owns(P1, m(21), 23, 24).lifts(P1, 21).builds(P1, 'red', 1, 0, 0)
    expect([t.cashOf(P1), t.levels('red')]).toEqual([10, [1, 0, 0]])
  })
})
