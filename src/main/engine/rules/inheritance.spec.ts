// Rulings R2, R3 and R14: a mortgaged deed that changes hands is lifted or kept at once, and costs ten per cent either way.
import { describe, expect, it } from 'vitest'
import { BANK, P1, P2, P3, m, table, type Table } from '../testing/table'

/** P3, with this much cash, has taken 29 m and 39 m from P1 for Reading Railroad. */
const taken = (cash: number, deeds: readonly number[] = [39, 29]): Table =>
  table()
    .cash(P3, cash)
    .owns(P1, m(39), m(29))
    .owns(P3, 5, 15)
    .trades(P3, P1, { deeds: [5] }, { deeds })

const lift = { type: 'liftInherited', player: P3 }

describe('Mortgaged deeds that change hands', () => {
  it.each([
    ['upwards', [29, 39]],
    ['downwards', [39, 29]]
  ])(
    'R3: are asked about one by one in board order (named %s), and each may be lifted or kept',
    (_, deeds) => {
      const t = taken(1500, deeds)
      expect([t.asks(), t.state.agenda.at(-1)]).toMatchObject([
        { kind: 'inheritance', player: P3 },
        { space: 29 }
      ])
      expect(t.liftsInherited(P3).state.agenda.at(-1)).toMatchObject({ kind: 'inheritance', space: 39 })
      t.keepsMortgage(P3)
      expect([t.isMortgaged(29), t.isMortgaged(39), t.cashOf(P3)]).toEqual([false, true, 1500 - 154 - 20])
      expect(t.asks()).toEqual({ kind: 'turn', player: P1 })
    }
  )

  it('R3: one may be lifted only if the ten per cent on the others are left', () => {
    const short = taken(154 + 20 - 1)
    expect(short.refusal(lift)).toBe('notEnoughCash')
    expect(short.choices(P3)).not.toContain('liftInherited')
    const exact = taken(154 + 20)
    expect(exact.choices(P3)).toContain('liftInherited')
    expect(exact.liftsInherited(P3).keepsMortgage(P3).cashOf(P3)).toBe(0)
  })

  it('R3: cash may be raised first, in order to lift', () => {
    const t = taken(100).mortgages(P3, 15).liftsInherited(P3).keepsMortgage(P3)
    expect([t.cashOf(P3), t.isMortgaged(29)]).toEqual([100 + 100 - 154 - 20, false])
  })

  it('R3: in an exchange both sides are asked', () => {
    const t = table()
      .owns(P1, m(5))
      .owns(P2, m(37))
      .trades(P1, P2, { deeds: [5] }, { deeds: [37] })
    expect(t.asks()).toEqual({ kind: 'inheritance', player: P2 })
    t.keepsMortgage(P2)
    expect(t.asks()).toEqual({ kind: 'inheritance', player: P1 })
    expect(t.keepsMortgage(P1).cashes()).toEqual([1500 - 18, 1500 - 10, 1500])
  })

  it('R2: ten per cent are those of the mortgage, not of the price', () => {
    const t = taken(1500).keepsMortgage(P3).keepsMortgage(P3)
    expect([t.paid('interest'), t.cashOf(P3)]).toEqual([[14, 20], 1466])
  })

  it('R14: interest that is not there is a debt to the Bank, which may have to be raised', () => {
    const t = table().cash(P2, 0).owns(P2, 1).owns(P1, m(39)).cash(P1, 0).owes(P1, P2, 50).givesUp(P1)
    t.keepsMortgage(P2)
    expect(t.all('debtOpened').at(-1)).toMatchObject({ debtor: P2, creditor: BANK, amount: 20 })
    expect(t.mortgages(P2, 1).cashOf(P2)).toBe(30 - 20)
    expect([t.deedsOf(P2), t.isOut(P2)]).toEqual([[1, 39], false])
  })
})
