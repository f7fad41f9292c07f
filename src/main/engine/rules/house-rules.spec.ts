// Chapter HOUSERULE: what a table may agree on before a game, each rule alone and all together.
import { describe, expect, it } from 'vitest'
import { DEED_SPACES } from '../../../shared/game/board'
import { BANK, H, P1, P2, P3, P4, Table, m, table } from '../testing/table'

const turnOf = (player: number) => ({ kind: 'turn', player })

describe('Free Parking', () => {
  const pot = (players = 3): Table => table(players, { pot: true })

  it('HOUSERULE-01: taxes, fines and card payments wait there for the next one to land on it', () => {
    const t = pot().lands(P1, 4).paysTax('flat').lands(P2, 38).turnOf(P3).inJail(P3).paysFine()
    t.draws(P1, 'CH12')
    expect([t.state.pot, t.cashes()]).toEqual([200 + 75 + 50 + 15, [1285, 1425, 1450]])
    t.lands(P2, 20)
    expect([t.state.pot, t.cashOf(P2)]).toEqual([0, 1425 + 340])
    expect(t.all('cashPaid').map(({ to }) => to)).toEqual([-2, -2, -2, -2, P2])
  })

  it('HOUSERULE-01: the fine after the third throw in jail and ten per cent of one’s worth feed it, too', () => {
    expect(pot().inJail(P1, 2).throws(1, 4).state.pot).toBe(50)
    expect(pot().lands(P1, 4).paysTax('percent').state.pot).toBe(150)
  })

  it('HOUSERULE-02: without the rule it gives nothing', () => {
    const t = table().lands(P1, 4).paysTax('flat').lands(P2, 20)
    expect([t.state.pot, t.cashOf(P2), t.asks()]).toEqual([0, 1500, turnOf(P2)])
  })

  it('HOUSERULE-03: street repairs feed it', () => {
    const t = pot().owns(P1, 16, 18, 19, 37, 39).built('orange', 1, 1, 1).built('darkBlue', H, 0)
    t.draws(P1, 'CC14')
    expect([t.state.pot, t.cashOf(P1)]).toEqual([3 * 40 + 115, 1500 - 235])
  })

  it('HOUSERULE-04: prices, bids, buildings, lifted mortgages and payments to players do not', () => {
    const t = pot().lands(P1, 5).buys().lands(P2, 6).declines().bids(P3, 90).pass(P1, P2)
    t.owns(P1, 16, 18, 19, m(21)).builds(P1, 'orange', 1, 0, 0).lifts(P1, 21).draws(P2, 'CH15')
    expect([t.paid('purchase'), t.paid('auction'), t.paid('building'), t.paid('lift')]).toEqual([
      [200],
      [90],
      [100],
      [121]
    ])
    expect([t.paid('card'), t.state.pot]).toEqual([[50, 50], 0])
  })

  it('HOUSERULE-04: nor does the interest on a mortgage that changes hands', () => {
    const t = pot()
      .owns(P1, m(29))
      .trades(P1, P3, { deeds: [29] }, { cash: 50 })
      .keepsMortgage(P3)
    expect([t.paid('interest'), t.state.pot]).toEqual([[14], 0])
  })

  it('HOUSERULE-05: an empty pot gives nothing', () => {
    const t = pot().lands(P1, 20)
    expect([t.cashOf(P1), t.paid('pot'), t.asks()]).toEqual([1500, [], turnOf(P1)])
  })

  it('HOUSERULE-06: a bankrupt feeds nothing', () => {
    const t = pot().cash(P1, 120).lands(P1, 4).paysTax('flat')
    expect([t.isOut(P1), t.state.pot, t.paid('bankruptcy')]).toEqual([true, 0, [120]])
  })

  it('a seeded pot is never empty: the Bank fills it again', () => {
    const t = table(3, { pot: true, potSeed: 500 }).lands(P1, 38).lands(P2, 20)
    expect([t.cashOf(P2), t.state.pot, t.paid('pot')]).toEqual([1500 + 575, 500, [575, 500]])
    expect(table(3, { potSeed: 500 }).lands(P1, 20).cashOf(P1)).toBe(1500)
  })
})

describe('All deeds dealt', () => {
  const dealt = (players: number, banker: number | null = P1): Table =>
    new Table(players, { dealt: 'all', banker })
  const sizes = (t: Table): number[] => t.state.players.map((_, player) => t.deedsOf(player).length)

  it.each([
    [4, [7, 7, 7, 7]],
    [3, [9, 10, 9]],
    [5, [5, 6, 6, 6, 5]],
    [8, [3, 4, 4, 4, 4, 3, 3, 3]]
  ])(
    'HOUSERULE-07: free of charge, one by one from the left of the Banker P1 (%i players: %j)',
    (players, deeds) => {
      const t = dealt(players)
      expect([sizes(t), t.cashes()]).toEqual([deeds, Array(players).fill(1500)])
      expect(DEED_SPACES.every((space) => t.ownerOf(space) !== BANK)).toBe(true)
      expect(t.events).toEqual([])
    }
  )

  it('HOUSERULE-07: from the first seat where the Banker does not play, or there is none', () => {
    expect([sizes(dealt(5, 5)), sizes(dealt(5, null))]).toEqual([
      [6, 6, 6, 5, 5],
      [6, 6, 6, 5, 5]
    ])
    expect(sizes(dealt(3, P3))).toEqual([10, 9, 9])
  })

  it('HOUSERULE-07: by chance, so that no two tables are alike', () => {
    const owners = (seed: number) => new Table(4, { dealt: 'all' }, seed).state.owners.join()
    expect(new Set([1, 2, 3, 4, 5].map(owners)).size).toBe(5)
  })

  it('HOUSERULE-08: then landing offers no purchase and no auction, only rent', () => {
    const t = new Table(4, { dealt: 'all', salary: 0 }).turnOf(P1)
    for (const space of DEED_SPACES) {
      const owner = t.ownerOf(space)
      const before = t.cash(P1, 1500).cashOf(owner)
      t.lands(P1, space)
      expect([space, t.asks()]).toEqual([space, turnOf(P1)])
      if (owner === P1) expect(t.cashOf(P1)).toBe(1500)
      else expect(t.cashOf(owner) - before).toBe(1500 - t.cashOf(P1))
    }
    expect([t.auctioned(), t.paid('purchase')]).toEqual([[], []])
  })

  it('HOUSERULE-08: after a bankruptcy to the Bank the lots are auctioned, and may be bought again', () => {
    const t = dealt(4).turnOf(P1)
    const deeds = t.deedsOf(P4)
    t.resigns(P4)
    for (const _ of deeds) t.allPass()
    expect([t.auctioned(), t.ownerOf(deeds[0] ?? 0)]).toEqual([deeds, BANK])
    t.lands(P1, deeds[0] ?? 0)
    expect(t.asks()).toEqual({ kind: 'purchase', player: P1 })
  })
})

describe('Hotels after three houses', () => {
  it('HOUSERULE-09: may be played in an ordinary game', () => {
    const t = table(3, { housesBeforeHotel: 3 }).owns(P1, 26, 27, 29).built('yellow', 3, 3, 3)
    t.builds(P1, 'yellow', 3, 3, H)
    expect([t.cashOf(P1), t.bank()]).toEqual([1350, [32 - 6, 11]])
    expect(t.lands(P2, 29).cashOf(P2)).toBe(1500 - 1200)
    t.cash(P1, 0).lands(P1, 4).paysTax('percent')
    // three deeds of 260, 260 and 280, six houses and a hotel of four building costs
    expect(t.owed()).toBe((800 + 6 * 150 + 4 * 150) / 10)
  })
})

describe('Rules that combine', () => {
  it('HOUSERULE-10: pot, dealt deeds and claimed rent work together as each does alone', () => {
    const t = new Table(4, { pot: true, dealt: 'all', rent: 'claimSecond' }).turnOf(P1)
    expect(t.state.players.map((_, player) => t.deedsOf(player).length)).toEqual([7, 7, 7, 7])
    const [lot = 0] = t.deedsOf(P3)
    t.lands(P1, lot)
    expect([t.asks(), t.cashOf(P1)]).toEqual([turnOf(P1), 1500])
    t.lands(P2, 38).claims(P3, P1, lot)
    expect([t.state.pot, t.cashOf(P2), t.cashOf(P3) - 1500]).toEqual([75, 1425, 1500 - t.cashOf(P1)])
    expect(t.cashOf(P3)).toBeGreaterThan(1500)
    expect(t.lands(P4, 20).cashOf(P4)).toBe(1575)
  })
})

describe('No auctions', () => {
  const quiet = (): Table => table(3, { auctions: false })

  it('a lot that its visitor does not buy stays with the Bank, and the turn goes on', () => {
    const t = quiet().at(P1, 0).throws(3, 3).declines()
    expect([t.auctioned(), t.ownerOf(6), t.asks(), t.throwIsDue()]).toEqual([[], BANK, turnOf(P1), true])
    expect(t.lands(P2, 6).buys().ownerOf(6)).toBe(P2)
  })

  it('lots of a bankrupt are just unowned, free of mortgage', () => {
    const t = quiet().owns(P1, 5, m(12)).resigns(P1)
    expect([t.auctioned(), t.ownerOf(5), t.ownerOf(12), t.isMortgaged(12), t.asks()]).toEqual([
      [],
      BANK,
      BANK,
      false,
      turnOf(P2)
    ])
  })

  it('scarce buildings are still auctioned, since nothing else can decide who gets them', () => {
    const t = quiet().owns(P1, 16, 18, 19).owns(P2, 21, 23, 24).stock(1)
    t.builds(P1, 'orange', 1, 0, 0).wishes(P2, 1)
    expect(t.auctioned()).toEqual(['house'])
  })
})

describe('Money', () => {
  it('the start cash is what the table agrees on', () => {
    expect(table(2, { startCash: 2500 }).cashes()).toEqual([2500, 2500])
  })

  it('so is the salary, and there may be none', () => {
    expect(table(2, { salary: 400 }).at(P1, 36).onTop('CC15').throws(4, 2).cashOf(P1)).toBe(1910)
    expect(table(2, { salary: 0 }).at(P1, 36).throws(4, 6).paid('salary')).toEqual([])
  })

  it('landing on GO pays the salary twice, by throw or card; passing it once', () => {
    const double = (): Table => table(2, { doubleSalaryOnGo: true })
    expect(double().at(P1, 33).throws(3, 4).cashOf(P1)).toBe(1900)
    expect(double().at(P1, 33).throws(6, 5).paysTax('flat').cashOf(P1)).toBe(1500)
    expect(double().draws(P1, 'CC01').cashOf(P1)).toBe(1900)
    expect(double().draws(P1, 'CH13').leavesIt().cashOf(P1)).toBe(1700)
  })

  it('income tax may be flat: there is nothing to choose', () => {
    const t = table(2, { incomeTax: 'flat' }).lands(P1, 4)
    expect([t.cashOf(P1), t.asks()]).toEqual([1300, turnOf(P1)])
    expect(t.refusal({ type: 'chooseTax', player: P1, choice: 'percent' })).toBe('notNow')
  })

  it('an owner in jail collects no rent where the table says so', () => {
    const t = table(2, { rentInJail: false }).owns(P2, 39).inJail(P2).lands(P1, 39)
    expect([t.cashes(), t.all('noRentDue')]).toEqual([
      [1500, 1500],
      [{ type: 'noRentDue', player: P1, owner: P2, space: 39, why: 'ownerInJail' }]
    ])
    expect(t.at(P2, 10).lands(P1, 39).cashes()).toEqual([1450, 1550])
    const fresh = table(2, { rentInJail: false }).owns(P2, 12).inJail(P2).draws(P1, 'CH04')
    expect([fresh.asks(), fresh.cashes()]).toEqual([turnOf(P1), [1500, 1500]])
    const claimed = table(2, { rentInJail: false, rent: 'claimNext' }).owns(P2, 39).inJail(P2).lands(P1, 39)
    expect(claimed.state.claims).toEqual([])
  })
})

describe('The first lap', () => {
  const lap = (): Table => table(3, { firstLapPurchases: false })

  it('nobody buys before he has come round to GO once', () => {
    const t = lap().lands(P1, 6)
    expect([t.asks(), t.auctioned(), t.all('lotNotForSale')]).toEqual([
      turnOf(P1),
      [],
      [{ type: 'lotNotForSale', player: P1, space: 6 }]
    ])
    expect(t.at(P1, 36).turnOf(P1).throws(2, 3).asks()).toEqual({ kind: 'purchase', player: P1 })
    expect(t.buys().ends().lands(P2, 3).asks()).toEqual(turnOf(P2))
  })

  it('nor does he bid', () => {
    const t = lap().at(P1, 36).throws(2, 3).declines()
    expect([t.asks(), t.refusesBid(P2, 10)]).toEqual([{ kind: 'auction', player: P1 }, 'outOfTurn'])
    expect(t.bids(P1, 1).ownerOf(1)).toBe(P1)
  })

  it('a lot that nobody may bid for stays with the Bank', () => {
    const t = lap().owns(P1, 5).resigns(P1)
    expect([t.ownerOf(5), t.all('auctionClosed'), t.asks()]).toEqual([
      BANK,
      [{ type: 'auctionClosed', lot: 5, winner: null, amount: 0 }],
      turnOf(P2)
    ])
  })

  it('standing on GO at the start is no lap, and the way to jail does not count; rent is due as ever', () => {
    const t = lap().owns(P2, 9).lands(P1, 9)
    expect(t.cashOf(P1)).toBe(1492)
    const jailed = lap().at(P1, 25).throws(2, 3).turnOf(P1)
    expect([jailed.isInJail(P1), jailed.state.players[P1]?.laps]).toEqual([true, 0])
    expect(jailed.throws(1, 1).asks()).toEqual(turnOf(P1))
    expect(lap().draws(P1, 'CC01').lands(P1, 6).asks()).toEqual({ kind: 'purchase', player: P1 })
  })
})

describe('Uneven building', () => {
  const free = (...levels: number[]): Table =>
    table(3, { evenBuilding: false })
      .owns(P1, 16, 18, 19)
      .built('orange', ...levels)

  it('houses and hotels may stand where their owner likes, on a whole group without mortgage', () => {
    const t = free(0, 0, 0).builds(P1, 'orange', 0, 0, 4).builds(P1, 'orange', 0, 0, H)
    expect([t.cashOf(P1), t.bank()]).toEqual([1000, [32, 11]])
    expect([t.refusesMortgage(P1, 16), t.refusesOffer(P1, P2, { deeds: [16] }, { cash: 1 })]).toEqual([
      'groupBuilt',
      'groupBuilt'
    ])
    expect(free().owns(P1, m(16)).refusesBuild(P1, 'orange', 0, 1, 0)).toBe('groupMortgaged')
    expect(free().owns(P2, 16).refusesBuild(P1, 'orange', 0, 1, 0)).toBe('groupIncomplete')
  })

  it('a hotel needs its four houses from the Bank all the same', () => {
    expect(free(0, 0, 3).stock(0).refusesBuild(P1, 'orange', 0, 0, H)).toBe('noHousesLeft')
    expect(free(0, 0, 4).stock(0).refusesBuild(P1, 'orange', 0, 0, H)).toBeNull()
    expect(free(0, 0, 4).stock(9, 0).refusesBuild(P1, 'orange', 0, 0, H)).toBe('noHotelsLeft')
  })

  it('they are sold in any order, as far as the Bank has the houses', () => {
    const t = free(0, 2, H)
    expect(t.sells(P1, 'orange', 0, 2, 4).cashOf(P1)).toBe(1550)
    expect(free(0, 2, H).stock(3).refusesSale(P1, 'orange', 0, 2, 4)).toBe('noHousesLeft')
    expect(free(0, 2, H).stock(2).sells(P1, 'orange', 0, 0, 4).bank()[0]).toBe(0)
  })

  it('a scarce house may be placed on any lot with less than four', () => {
    const t = free(4, 1, 0).owns(P2, 21, 23, 24).stock(1).builds(P1, 'orange', 4, 2, 0).wishes(P2, 1)
    t.bids(P1, 100).pass(P2)
    expect([16, 18, 19].map((space) => t.refusesPlace(P1, space))).toEqual(['noPlaceForIt', null, null])
  })
})

describe('No trading', () => {
  const still = (): Table => table(3, { trading: false }).owns(P1, 5)

  it('nobody offers anything', () => {
    expect(still().refusesOffer(P1, P2, { deeds: [5] }, { cash: 10 })).toBe('tradingOff')
    expect(still().choices(P1)).not.toContain('offer')
  })

  it('who cannot raise what he owes is bankrupt at once: no partner can help him', () => {
    const t = still().cash(P1, 0).owns(P2, 31, 32, 34)
    t.built('green', H, H, H).lands(P1, 34)
    expect([t.isOut(P1), t.ownerOf(5), t.asks()]).toEqual([true, P2, turnOf(P2)])
  })

  it('who can raise it still raises it', () => {
    const t = still().cash(P1, 0).lands(P1, 38)
    expect([t.asks(), t.mortgages(P1, 5).cashOf(P1)]).toEqual([{ kind: 'debt', player: P1 }, 25])
  })
})
