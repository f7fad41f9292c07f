// Chapter GO: the salary of $200, once for each time a token lands on GO or passes it.
import { describe, expect, it } from 'vitest'
import { P1, table } from '../testing/table'

describe('GO and the salary', () => {
  it('GO-01: a throw past GO earns the salary', () => {
    const t = table().at(P1, 36).throws(2, 3).leavesIt()
    expect([t.positionOf(P1), t.cashOf(P1)]).toEqual([1, 1700])
  })

  it('GO-02: landing on GO pays once; leaving it pays nothing more', () => {
    const t = table().at(P1, 33).throws(3, 4)
    expect([t.positionOf(P1), t.cashOf(P1)]).toEqual([0, 1700])
    t.goesRoundTo(P1).throws(2, 3).leavesIt()
    expect([t.positionOf(P1), t.cashOf(P1)]).toEqual([5, 1700])
  })

  it('GO-03: a card to GO pays the salary once', () => {
    const t = table().onTop('CH01').at(P1, 15).throws(3, 4)
    expect([t.positionOf(P1), t.cashOf(P1)]).toEqual([0, 1700])
  })

  it('GO-04: passing GO and being sent on to it by Community Chest pays twice', () => {
    const t = table().onTop('CC01').at(P1, 35).throws(3, 4)
    expect([t.positionOf(P1), t.cashOf(P1)]).toEqual([0, 1900])
    expect(t.paid('salary')).toEqual([200, 200])
  })

  it('GO-05: passing GO and being sent on to it by Chance pays twice', () => {
    const t = table().onTop('CH01').at(P1, 38).throws(4, 5)
    expect([t.positionOf(P1), t.cashOf(P1)]).toEqual([0, 1900])
    expect(t.paid('salary')).toEqual([200, 200])
  })

  it('GO-06: each passing pays, also the second one in a single move, by card', () => {
    const t = table().onTop('CH13').at(P1, 36).throws(5, 6).buys()
    expect([t.positionOf(P1), t.cashOf(P1)]).toEqual([5, 1700])
    expect([t.deedsOf(P1), t.paid('salary')]).toEqual([[5], [200, 200]])
  })

  it('GO-07: the way to jail earns nothing', () => {
    const t = table().onTop('CH10').at(P1, 31).throws(2, 3)
    expect([t.positionOf(P1), t.isInJail(P1), t.cashOf(P1)]).toEqual([10, true, 1500])
  })

  it('GO-08: a salary that was earned before the card to jail stays', () => {
    const t = table().onTop('CC06').at(P1, 37).throws(2, 3)
    expect([t.positionOf(P1), t.isInJail(P1), t.cashOf(P1)]).toEqual([10, true, 1700])
  })
})
