// The options of a table: which of them can be played, and why the others cannot.
import { describe, expect, it } from 'vitest'
import { bankerOnlySeat, officialRules, RULES_FAULTS, seatsAt, whyUnplayable, type Rules } from './rules'

const faultOf = (change: Partial<Record<keyof Rules, unknown>>, players = 4) =>
  whyUnplayable({ ...officialRules(players), ...(change as Partial<Rules>) })

const FAULTY: readonly [fault: (typeof RULES_FAULTS)[number], ...Partial<Record<keyof Rules, unknown>>[]][] =
  [
    ['players', { players: 1 }, { players: 9 }, { players: 2.5 }, { players: NaN }, { players: '3' }],
    ['banker', { banker: -1 }, { banker: 5 }, { banker: 0.5 }, { banker: '0' }],
    ['bankerOnly', { banker: 4 }, { players: 2, banker: 2 }],
    ['startCash', { startCash: -1 }, { startCash: 100_001 }, { startCash: 1500.5 }, { startCash: NaN }],
    ['salary', { salary: -1 }, { salary: 10_001 }, { salary: 0.5 }],
    ['potSeed', { potSeed: -1 }, { potSeed: 10_001 }, { potSeed: 0.5 }],
    ['timeLimit', { timeLimit: 4 }, { timeLimit: 601 }, { timeLimit: 30.5 }, { timeLimit: 0 }],
    ['tooPoorForDeal', { dealt: 2, startCash: 749 }],
    ['nothingToBuy', { dealt: 'all', firstLapPurchases: false }],
    [
      'unknownOption',
      { rent: 'never' },
      { ending: 'soon' },
      { dealt: 3 },
      { housesBeforeHotel: 5 },
      { incomeTax: 'none' },
      { dice: 'loaded' },
      { pot: 1 },
      { auctions: null },
      { trading: undefined }
    ]
  ]

describe('The options of a table', () => {
  it.each(FAULTY)('%s: refused', (fault, ...changes) => {
    for (const change of changes) expect([change, faultOf(change)]).toEqual([change, fault])
  })

  it('every reason to refuse them has its case', () => {
    expect(FAULTY.map(([fault]) => fault).sort()).toEqual([...RULES_FAULTS].sort())
  })

  it.each<Partial<Rules>>([
    {},
    { banker: 0 },
    { banker: 3 },
    { players: 5, banker: 5 },
    { players: 8, banker: 8 },
    { startCash: 0 },
    { startCash: 100_000, salary: 10_000, pot: true, potSeed: 10_000 },
    { salary: 0 },
    { timeLimit: 5 },
    { timeLimit: 600 },
    { dealt: 2, startCash: 750 },
    { dealt: 'all', startCash: 0 },
    { dealt: 2, firstLapPurchases: false },
    { auctions: false, trading: false, firstLapPurchases: false, evenBuilding: false }
  ])('%j can be played', (change) => {
    expect(faultOf(change)).toBeNull()
  })

  it('the Banker who does not play has a seat of his own behind the players', () => {
    const rules = (change: Partial<Rules>): Rules => ({ ...officialRules(5), ...change })
    expect([null, 0, 4, 5].map((banker) => bankerOnlySeat(rules({ banker })))).toEqual([null, null, null, 5])
    expect(seatsAt(rules({ banker: 0 }))).toEqual([0, 1, 2, 3, 4])
    expect(seatsAt(rules({ banker: 5 }))).toEqual([0, 1, 2, 3, 4, 5])
  })
})
