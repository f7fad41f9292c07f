// Chapter RENT: what a visitor owes the owner of a lot, paid without being asked for.
import { describe, expect, it } from 'vitest'
import { H, P1, P2, m, table, type Table } from '../testing/table'

/** The rent that P1 pays for landing on a lot; 0 if none is due. */
function rentOn(t: Table, space: number): number {
  const before = t.cashOf(P2)
  expect(t.lands(P1, space).asks()).toEqual({ kind: 'turn', player: P1 })
  return t.cashOf(P2) - before
}

describe('Rent', () => {
  it('RENT-01: a single street earns its base rent', () => {
    const t = table().owns(P2, 3).throws(1, 2)
    expect(t.cashes()).toEqual([1496, 1504, 1500])
  })

  it('RENT-02: a whole group earns double while a street is unbuilt', () => {
    const t = table().owns(P2, 1, 3)
    expect([rentOn(t, 1), rentOn(t, 3)]).toEqual([4, 8])
  })

  it('RENT-03: one mortgaged street does not lower the rent of the others, but earns nothing itself', () => {
    const t = table().owns(P2, m(31), 32, 34)
    expect([rentOn(t, 34), rentOn(t, 31)]).toEqual([56, 0])
    expect(t.all('noRentDue')).toMatchObject([{ player: P1, owner: P2, space: 31, why: 'mortgaged' }])
  })

  it('RENT-04: an unbuilt street of a built group still earns double', () => {
    const t = table().owns(P2, 16, 18, 19).built('orange', 1, 1, 0)
    expect([rentOn(t, 19), rentOn(t, 16)]).toEqual([32, 70])
  })

  it.each([
    ['one house', 1, 100],
    ['two houses', 2, 300],
    ['three houses', 3, 750],
    ['four houses', 4, 925],
    ['a hotel', H, 1100]
  ])('RENT-05: Illinois Avenue with %s earns what its deed says', (_, level, rent) => {
    const t = table().owns(P2, 21, 23, 24).built('red', level, level, level)
    expect(rentOn(t, 24)).toBe(rent)
    expect([t.cashOf(P1), t.cashOf(P2)]).toEqual([1500 - rent, 1500 + rent])
  })

  it.each([
    [[25], 25],
    [[25, 5], 50],
    [[25, 5, 15], 100],
    [[25, 5, 15, 35], 200]
  ])('RENT-06: railroads earn by their number (%j: %i)', (railroads, rent) => {
    expect(rentOn(table().owns(P2, ...railroads), 25)).toBe(rent)
  })

  it('RENT-07: a mortgaged railroad counts for the others and earns nothing itself', () => {
    const t = table().owns(P2, 5, 15, 25, m(35))
    expect([rentOn(t, 25), rentOn(t, 35)]).toEqual([200, 0])
  })

  it.each([
    ['one utility, four times', [12], 36],
    ['both utilities, ten times', [12, 28], 90]
  ])('RENT-08: for %s the throw that led there', (_, utilities, rent) => {
    const t = table()
      .owns(P2, ...utilities)
      .at(P1, 3)
      .throws(4, 5)
    expect(t.cashes()).toEqual([1500 - rent, 1500 + rent, 1500])
  })

  it('RENT-09: a mortgaged utility counts for the other; doubles go on after the rent', () => {
    const t = table().owns(P2, m(12), 28).at(P1, 16).throws(6, 6)
    expect(t.cashes()).toEqual([1380, 1620, 1500])
    expect(t.throws(1, 2).positionOf(P1)).toBe(31)
  })

  it('RENT-10: an owner in jail collects', () => {
    const t = table().inJail(P2).owns(P2, 37, 39).built('darkBlue', 2, 2).lands(P1, 39)
    expect(t.cashes()).toEqual([900, 2100, 1500])
  })

  it('RENT-11: a mortgaged street earns nothing, even in a whole group', () => {
    const t = table().owns(P2, m(11), 13, 14)
    expect(rentOn(t, 11)).toBe(0)
    expect(t.cashes()).toEqual([1500, 1500, 1500])
  })
})
