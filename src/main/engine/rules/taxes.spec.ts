// Chapter TAX: $200 or ten per cent of everything, chosen before counting; and the luxury tax.
import { describe, expect, it } from 'vitest'
import { legalActions, playerView } from '../index'
import { BANK, H, P1, P2, m, table, type Table } from '../testing/table'

const light = (cash: number): Table =>
  table().cash(P1, cash).owns(P1, 5, m(3), 6, 8, 9).built('lightBlue', 2, 2, 2).lands(P1, 4)

const choose = (choice: unknown) => ({ type: 'chooseTax', player: P1, choice })

describe('Income tax', () => {
  it('TAX-01: the flat tax is $200', () => {
    expect(table().lands(P1, 4).paysTax('flat').cashes()).toEqual([1300, 1500, 1500])
  })

  it('TAX-02: ten per cent is taken of cash, printed prices, mortgaged deeds included, and buildings', () => {
    const worth = 830 + 200 + 60 + 100 + 100 + 120 + 6 * 50
    const t = light(830).paysTax('percent')
    expect(t.paid('incomeTax')).toEqual([worth / 10])
    expect([worth, t.cashOf(P1)]).toEqual([1710, 659])
  })

  it('TAX-03: the ten per cent are rounded up to whole dollars', () => {
    const t = light(833).paysTax('percent')
    expect([t.paid('incomeTax'), t.cashOf(P1)]).toEqual([[172], 661])
    expect(table().cash(P1, 5).lands(P1, 4).paysTax('percent').cashOf(P1)).toBe(4)
  })

  it('TAX-04: the choice is final', () => {
    const t = table().cash(P1, 1000).owns(P1, 31, 32, 34, 21, 23, 24).lands(P1, 4).paysTax('percent')
    expect([t.paid('incomeTax'), t.cashOf(P1)]).toEqual([[260], 740])
    expect(t.refusal(choose('flat'))).toBe('notNow')
    expect(t.ends().paid('incomeTax')).toEqual([260])
  })

  it('TAX-05: the salary of this very move counts', () => {
    const t = table().cash(P1, 300).at(P1, 37).throws(3, 4).paysTax('percent')
    expect([t.paid('salary'), t.paid('incomeTax'), t.cashOf(P1)]).toEqual([[200], [50], 450])
  })

  it('TAX-06: a hotel counts five building costs', () => {
    const t = table().cash(P1, 150).owns(P1, 37, 39).built('darkBlue', H, H).lands(P1, 4).paysTax('percent')
    expect([150 + 350 + 400 + 2 * 5 * 200, t.owed()]).toEqual([2900, 290])
    expect(t.sells(P1, 'darkBlue', 4, H).sells(P1, 'darkBlue', 4, 4).cashOf(P1)).toBe(150 + 200 - 290)
  })

  it('TAX-07: before the choice nobody is shown the worth or the ten per cent', () => {
    const t = light(830)
    const shown = [P1, P2].flatMap((seat) => [playerView(t.state, seat), legalActions(t.state, seat)])
    expect(t.choices(P1)).toEqual(['chooseTax'])
    expect(JSON.stringify(shown)).not.toMatch(/171/)
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'tax', player: P1 })
    expect(JSON.stringify(t.paysTax('percent').events)).toMatch(/171/)
  })

  it('TAX-08: the wrong choice may be the end: there is no way back', () => {
    const start = () => table().cash(P1, 120).lands(P1, 4)
    expect(start().paysTax('percent').cashOf(P1)).toBe(108)
    const t = start().paysTax('flat')
    expect(t.all('playerBankrupted')).toMatchObject([{ player: P1, creditor: BANK }])
    expect([t.isOut(P1), t.cashOf(P1)]).toEqual([true, 0])
    expect(t.refusal(choose('percent'))).toBe('bankruptPlayer')
  })

  it('TAX-08: nor while the flat tax waits for cash', () => {
    const t = table().cash(P1, 120).owns(P1, 39).lands(P1, 4).paysTax('flat')
    expect([t.owed(), t.refusal(choose('percent'))]).toEqual([200, 'debtOpen'])
  })

  it('TAX-10: a jail release card is worth nothing here', () => {
    const t = table().cash(P1, 500).holds(P1, 'chest').lands(P1, 4).paysTax('percent')
    expect([t.paid('incomeTax'), t.cashOf(P1)]).toEqual([[50], 450])
  })

  it('TAX-11: ten per cent may exceed the cash and must be raised then', () => {
    const t = table().cash(P1, 20).owns(P1, 37, 39).lands(P1, 4).paysTax('percent')
    expect(t.owed()).toBe(77)
    expect(t.mortgages(P1, 37).cashOf(P1)).toBe(118)
  })
})

describe('Luxury tax', () => {
  it('TAX-09: it takes $75 and asks nothing', () => {
    const t = table().lands(P1, 38)
    expect([t.cashes(), t.paid('luxuryTax')]).toEqual([[1425, 1500, 1500], [75]])
    expect(t.asks()).toEqual({ kind: 'turn', player: P1 })
  })
})
