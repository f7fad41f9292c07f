// Chapter SHORTAGE: more buildings are wanted than the Bank has.
import { describe, expect, it } from 'vitest'
import type { Group, Seat } from '../../../shared/game/board'
import { GROUP_SPACES } from '../../../shared/game/board'
import { legalActions } from '../index'
import { H, P1, P2, P3, P4, table, type Table } from '../testing/table'

/** Whole groups, one for each of the first players, and what the Bank has left. */
function groups(stock: [houses: number, hotels?: number], ...owned: Group[]): Table {
  const t = table(Math.max(3, owned.length))
  owned.forEach((group, player) => t.owns(player, ...GROUP_SPACES[group]))
  return t.stock(...stock)
}

/** Who is asked for a wish, and how many he may wish for. */
function asked(t: Table): [Seat, number] | null {
  const decision = t.asks()
  const options = decision ? legalActions(t.state, decision.player) : []
  const [most] = options.flatMap((option) => (option.type === 'wish' ? [option.max] : []))
  return decision && most !== undefined ? [decision.player, most] : null
}

const turnOfP1 = { kind: 'turn', player: P1 }

describe('An empty or small stock', () => {
  it('SHORTAGE-01: without a house in the Bank nobody builds until somebody sells one', () => {
    const t = groups([0], 'orange', 'lightBlue').built('lightBlue', 1, 1, 1).stock(0)
    expect(t.refusesBuild(P1, 'orange', 1, 0, 0)).toBe('noHousesLeft')
    t.sells(P2, 'lightBlue', 1, 1, 0)
    t.builds(P1, 'orange', 1, 0, 0).wishes(P2, 0)
    expect([t.levels('orange'), t.cashes(), t.bank()]).toEqual([
      [1, 0, 0],
      [1400, 1525, 1500],
      [0, 12]
    ])
  })

  it('SHORTAGE-02: a single buyer gets what is there at printed cost, and no more', () => {
    const t = groups([2], 'orange')
    expect(t.refusesBuild(P1, 'orange', 1, 1, 1)).toBe('noHousesLeft')
    t.builds(P1, 'orange', 1, 1, 0)
    expect([t.levels('orange'), t.cashOf(P1), t.bank()]).toEqual([[1, 1, 0], 1300, [0, 12]])
    expect(t.refusesBuild(P1, 'orange', 1, 1, 1)).toBe('noHousesLeft')
    expect([t.all('shortageDeclared'), t.paid('building')]).toEqual([[], [100, 100]])
  })

  it('SHORTAGE-06: a hotel frees four houses', () => {
    const t = groups([0], 'orange', 'lightPurple').built('lightPurple', 4, 4, 4).stock(0, 5)
    expect(t.refusesBuild(P1, 'orange', 1, 0, 0)).toBe('noHousesLeft')
    t.builds(P2, 'lightPurple', H, 4, 4)
    expect(t.bank()).toEqual([4, 4])
    t.builds(P1, 'orange', 1, 0, 0)
    expect([t.levels('orange'), t.cashOf(P1), t.bank()]).toEqual([[1, 0, 0], 1400, [3, 4]])
  })

  it('SHORTAGE-08: who is not entitled has no voice', () => {
    const t = table().owns(P1, 16, 18, 19).owns(P2, 21, 23).stock(1).builds(P1, 'orange', 1, 0, 0)
    expect([t.levels('orange'), t.cashOf(P1), t.bank()]).toEqual([[1, 0, 0], 1400, [0, 12]])
    expect(t.all('shortageDeclared')).toEqual([])
  })

  it('R17: nobody is asked while there is enough for all that could be placed and paid at once', () => {
    const plenty = groups([15], 'orange', 'lightPurple').builds(P1, 'orange', 1, 1, 1)
    expect([plenty.all('shortageDeclared'), plenty.bank()]).toEqual([[], [12, 12]])
    // twelve places and three houses wanted, but fourteen in the Bank
    expect(asked(groups([14], 'orange', 'lightPurple').builds(P1, 'orange', 1, 1, 1))).toEqual([P2, 12])
  })

  it.each<[string, (t: Table) => Table]>([
    ['has a mortgaged lot in his group', (t) => t.mortgages(P2, 11)],
    ['has no place left for it', (t) => t.built('lightPurple', 4, 4, 4).stock(1)],
    ['cannot pay the opening bid', (t) => t.cash(P2, 99)],
    ['is out of the game', (t) => t.out(P2)]
  ])('R17: a rival who %s is not asked', (_, spoil) => {
    const t = spoil(groups([1], 'orange', 'lightPurple')).builds(P1, 'orange', 1, 0, 0)
    expect([t.levels('orange'), t.cashOf(P1), t.all('shortageDeclared')]).toEqual([[1, 0, 0], 1400, []])
  })

  it('R17: the opening bid is the lowest cost among those who could pay it, no matter whose lots are cheaper', () => {
    const t = groups([1], 'orange', 'lightBlue', 'red').cash(P2, 49)
    expect(asked(t.cash(P3, 99).builds(P1, 'orange', 1, 0, 0))).toBeNull()
    const rich = groups([1], 'orange', 'lightBlue', 'red').cash(P2, 49)
    expect(asked(rich.cash(P3, 100).builds(P1, 'orange', 1, 0, 0))).toEqual([P3, 1])
    const cheap = groups([1], 'orange', 'lightBlue', 'red').cash(P2, 50)
    expect(asked(cheap.cash(P3, 50).builds(P1, 'orange', 1, 0, 0))).toEqual([P2, 1])
    expect(asked(cheap.wishes(P2, 0))).toEqual([P3, 1])
  })

  it('R17: cheaper lots of the one who asked count, too, since he may place there what he wins', () => {
    const t = groups([1], 'orange', 'red').owns(P1, 6, 8, 9).cash(P2, 60)
    expect(asked(t.builds(P1, 'orange', 1, 0, 0))).toEqual([P2, 1])
    t.wishes(P2, 1)
    expect([t.refusesBid(P1, 49), t.refusesBid(P1, 50)]).toEqual(['bidTooLow', null])
  })
})

describe('A round of wishes', () => {
  it('R17: asks everybody entitled, beginning on the left of who asked', () => {
    const t = groups([3], 'orange', 'red', 'lightBlue', 'lightPurple')
      .turnOf(P1)
      .builds(P3, 'lightBlue', 1, 0, 0)
    expect(t.all('shortageDeclared')).toEqual([
      { type: 'shortageDeclared', player: P3, unit: 'house', count: 1 }
    ])
    expect(asked(t)).toEqual([P4, 12])
    t.wishes(P4, 1)
    expect(asked(t)).toEqual([P1, 12])
    t.wishes(P1, 1)
    expect(asked(t)).toEqual([P2, 12])
    expect([t.refuses(P1, 'throwDice'), t.refusesWish(P1, 0)]).toEqual(['outOfTurn', 'outOfTurn'])
    expect([t.refusesWish(P2, 13), t.refusal({ type: 'wish', player: P2, count: -1 })]).toEqual([
      'noSuchWish',
      'malformed'
    ])
    t.wishes(P2, 0)
    expect(t.all('wishStated').map(({ player, count }) => [player, count])).toEqual([
      [P4, 1],
      [P1, 1],
      [P2, 0]
    ])
  })

  it('R17: who wants no more together than there is buys at printed cost, who asked first before the others', () => {
    const t = groups([3], 'orange', 'red').builds(P1, 'orange', 1, 0, 0).wishes(P2, 2)
    expect([t.levels('orange'), t.cashOf(P1)]).toEqual([[1, 0, 0], 1400])
    expect(t.asks()).toEqual({ kind: 'placement', player: P2 })
    expect(t.choices(P2)).toEqual(['place', 'waive'])
    expect([t.refusesPlace(P2, 16), t.refusesPlace(P2, 5), t.refusesPlace(P2, 26)]).toEqual([
      'groupIncomplete',
      'notAStreet',
      'groupIncomplete'
    ])
    t.places(P2, 24)
    expect(t.refusesPlace(P2, 24)).toBe('noPlaceForIt')
    t.places(P2, 21)
    expect([t.levels('red'), t.cashOf(P2), t.bank()]).toEqual([[1, 0, 1], 1200, [0, 12]])
    expect([t.auctioned(), t.asks()]).toEqual([[], turnOfP1])
  })

  it('R17: what one may buy one may also waive', () => {
    const t = groups([3], 'orange', 'red')
      .builds(P1, 'orange', 1, 0, 0)
      .wishes(P2, 2)
      .places(P2, 24)
      .waives(P2)
    expect([t.levels('red'), t.cashOf(P2), t.bank(), t.asks()]).toEqual([[0, 0, 1], 1350, [1, 12], turnOfP1])
  })

  it('R17: a building that one cannot pay can only be waived', () => {
    const t = groups([3], 'lightBlue', 'red').cash(P2, 200)
    t.builds(P1, 'lightBlue', 1, 0, 0).wishes(P2, 2).places(P2, 24)
    expect([t.refusesPlace(P2, 21), t.choices(P2)]).toEqual(['notEnoughCash', ['waive']])
    expect(t.refusesMortgage(P2, 21)).toBe('shortageOpen')
    expect(t.waives(P2).asks()).toEqual(turnOfP1)
  })

  it('R17: a request for more than the stock is refused as a whole if in the end nobody else wants any', () => {
    const t = groups([2], 'orange', 'red').builds(P1, 'orange', 1, 1, 1).wishes(P2, 0)
    expect([t.levels('orange'), t.cashOf(P1), t.bank(), t.asks()]).toEqual([
      [0, 0, 0],
      1500,
      [2, 12],
      turnOfP1
    ])
    expect(t.all('shortageSettled')).toHaveLength(1)
  })

  it('nobody does business meanwhile, but open offers may be refused', () => {
    const t = groups([1], 'orange', 'red').owns(P1, 5).owns(P2, 15)
    t.offers(P1, P2, { deeds: [5] }, { cash: 1 }).builds(P1, 'orange', 1, 0, 0)
    expect([t.refusesMortgage(P2, 15), t.refusesMortgage(P1, 5), t.refusesConsent(P2)]).toEqual([
      'shortageOpen',
      'shortageOpen',
      'shortageOpen'
    ])
    expect(t.refusesBuild(P2, 'red', 1, 0, 0)).toBe('shortageOpen')
    expect(t.rejects(P2).asks()).toEqual({ kind: 'wish', player: P2 })
  })
})

describe('Contested buildings', () => {
  /** One house; P1 wants it on light blue and P3 on red. */
  const lastHouse = (): Table =>
    table().owns(P1, 6, 8, 9).owns(P3, 21, 23, 24).stock(1).builds(P1, 'lightBlue', 1, 0, 0).wishes(P3, 1)
  const soldTo3 = (): Table => lastHouse().bids(P1, 50).bids(P3, 160).pass(P1).places(P3, 24)

  it('SHORTAGE-03: the last house is auctioned, from the lowest printed cost of those who want it', () => {
    expect(lastHouse().refusesBid(P1, 49)).toBe('bidTooLow')
    const t = soldTo3()
    expect([t.cashes(), t.levels('red'), t.levels('lightBlue'), t.bank()]).toEqual([
      [1500, 1500, 1340],
      [0, 0, 1],
      [0, 0, 0],
      [0, 12]
    ])
    expect(t.all('auctionClosed')).toMatchObject([{ lot: 'house', winner: P3, amount: 160 }])
    expect([t.paid('auction'), t.paid('building'), t.asks()]).toEqual([[160], [], turnOfP1])
  })

  it('SHORTAGE-03: who was not among them has no bid', () => {
    const t = table(4).owns(P1, 6, 8, 9).owns(P3, 21, 23, 24).owns(P4, 31, 32, 34).stock(1)
    t.builds(P1, 'lightBlue', 1, 0, 0).wishes(P3, 1).wishes(P4, 0)
    expect([t.refusesBid(P2, 60), t.refusesBid(P4, 60), t.refusesBid(P3, 60)]).toEqual([
      'outOfTurn',
      'outOfTurn',
      'outOfTurn'
    ])
    expect(t.pass(P1).refusesBid(P1, 60)).toBe('alreadyPassed')
  })

  it('SHORTAGE-09: a house that was won for more is sold back for half its printed cost', () => {
    expect(soldTo3().sells(P3, 'red', 0, 0, 0).cashOf(P3)).toBe(1340 + 75)
  })

  it('SHORTAGE-04: houses are auctioned one by one while more are wanted than are left', () => {
    const t = groups([3], 'orange', 'lightPurple').builds(P1, 'orange', 1, 1, 1).wishes(P2, 2)
    t.pass(P1).bids(P2, 120).places(P2, 11)
    expect(t.bank()).toEqual([2, 12])
    t.bids(P1, 110).pass(P2).places(P1, 16)
    expect(t.bank()).toEqual([1, 12])
    t.pass(P1).bids(P2, 130).places(P2, 13)
    expect([t.cashes(), t.levels('orange'), t.levels('lightPurple'), t.bank()]).toEqual([
      [1390, 1250, 1500],
      [1, 0, 0],
      [1, 1, 0],
      [0, 12]
    ])
    expect([t.auctioned(), t.paid('building'), t.asks()]).toEqual([['house', 'house', 'house'], [], turnOfP1])
  })

  it('SHORTAGE-05: as soon as the rest is undisputed it is sold at printed cost', () => {
    const t = groups([2], 'orange', 'lightPurple').builds(P1, 'orange', 1, 0, 0).wishes(P2, 2)
    t.pass(P1).bids(P2, 105).places(P2, 11)
    expect(t.asks()).toEqual({ kind: 'auction', player: P1 })
    t.lowersWish(P2, 0)
    expect(t.asks()).toEqual({ kind: 'placement', player: P1 })
    t.places(P1, 18)
    expect([t.cashes(), t.levels('orange'), t.levels('lightPurple'), t.bank()]).toEqual([
      [1400, 1395, 1500],
      [0, 1, 0],
      [1, 0, 0],
      [0, 12]
    ])
    expect([t.paid('auction'), t.paid('building'), t.asks()]).toEqual([[105], [100], turnOfP1])
  })

  it('R17: a wish can only be lowered, and only before the first bid for the next unit', () => {
    const t = groups([2], 'orange', 'lightPurple').builds(P1, 'orange', 1, 0, 0).wishes(P2, 2)
    const lowering = (count: number) => t.refusal({ type: 'lowerWish', player: P2, count })
    expect([lowering(2), lowering(3), lowering(1)]).toEqual(['noSuchWish', 'noSuchWish', null])
    expect(t.refusal({ type: 'lowerWish', player: P3, count: 0 })).toBe('noSuchWish')
    expect(legalActions(t.state, P2)).toContainEqual({ type: 'lowerWish', player: P2, min: 0, max: 1 })
    t.bids(P1, 100)
    expect([lowering(1), lowering(0)]).toEqual(['noSuchWish', 'noSuchWish'])
  })

  it('R17: without any bid the round is over', () => {
    const t = lastHouse().pass(P1, P3)
    expect([t.bank(), t.cashes(), t.asks()]).toEqual([[1, 12], [1500, 1500, 1500], turnOfP1])
    expect(t.all('auctionClosed')).toMatchObject([{ lot: 'house', winner: null }])
    expect(t.all('shortageSettled')).toHaveLength(1)
  })

  it('R17: the winner must place it at once where it may stand', () => {
    const t = table().owns(P1, 6, 8, 9).owns(P3, 21, 23, 24).built('red', 1, 0, 1).stock(1)
    t.builds(P1, 'lightBlue', 1, 0, 0).wishes(P3, 1).pass(P1).bids(P3, 50)
    expect([t.choices(P3), t.refuses(P3, 'waive')]).toEqual([['place'], 'shortageOpen'])
    expect([t.refusesPlace(P3, 21), t.refusesPlace(P3, 23), t.refusesMortgage(P3, 23)]).toEqual([
      'noPlaceForIt',
      null,
      'shortageOpen'
    ])
  })

  it('R17: who can no longer pay the opening bid is no rival for the next unit', () => {
    const t = groups([2], 'orange', 'lightBlue').cash(P2, 110).builds(P1, 'orange', 1, 1, 0).wishes(P2, 2)
    t.pass(P1).bids(P2, 80).places(P2, 6)
    // $30 are less than a house of any kind costs: the other one is sold at printed cost
    expect(t.asks()).toEqual({ kind: 'placement', player: P1 })
    expect([t.places(P1, 16).cashes(), t.bank()]).toEqual([
      [1400, 30, 1500],
      [0, 12]
    ])
  })

  it('R5: a bidder may raise cash first, but who gives up his place for it cannot bid any more', () => {
    const t = groups([1], 'orange', 'lightBlue').owns(P2, 5).cash(P2, 60)
    t.builds(P1, 'orange', 1, 0, 0).wishes(P2, 1).bids(P1, 100)
    expect(t.refusesBid(P2, 101)).toBe('notEnoughCash')
    t.mortgages(P2, 5)
    expect(t.refusesBid(P2, 101)).toBeNull()
    t.mortgages(P2, 6)
    expect([t.refusesBid(P2, 101), t.choices(P2)]).toEqual(['noPlaceForIt', ['pass', 'mortgage']])
    expect(t.pass(P2).places(P1, 16).cashOf(P1)).toBe(1400)
  })

  it('R16: the house under the hammer is no longer there for a hotel that is broken up', () => {
    const t = groups([4], 'orange', 'lightBlue').built('lightBlue', H, H, 4).stock(4, 10).owns(P2, 1, 3)
    t.builds(P1, 'orange', 1, 1, 1).wishes(P2, 8).bids(P1, 50)
    expect(t.refusesSale(P2, 'lightBlue', 4, H, 4)).toBe('noHousesLeft')
    expect(t.refusesSale(P2, 'lightBlue', 4, 4, 3)).toBe('noHousesLeft')
    expect(t.refusesSale(P2, 'lightBlue', 4, 4, 4)).toBe('noHousesLeft')
    t.pass(P2).places(P1, 16)
    expect(t.bank()).toEqual([3, 10])
  })
})

describe('Contested hotels', () => {
  it('SHORTAGE-07: the last hotel is auctioned, and returns the four houses of its winner', () => {
    const t = groups([0], 'orange', 'yellow').built('orange', 4, 4, 4).built('yellow', 4, 4, 4).stock(8, 1)
    t.builds(P1, 'orange', H, 4, 4).wishes(P2, 1)
    expect(t.refusesBid(P1, 99)).toBe('bidTooLow')
    t.bids(P1, 100).bids(P2, 155).pass(P1).places(P2, 29)
    expect([t.cashes(), t.levels('yellow'), t.levels('orange'), t.bank()]).toEqual([
      [1500, 1345, 1500],
      [4, 4, H],
      [4, 4, 4],
      [12, 0]
    ])
  })

  /** P1 goes from three houses to a hotel in one order, P2 is ready for a hotel, and the Bank has one. */
  const threeAndMore = (): Table =>
    groups([0], 'orange', 'yellow').built('orange', 3, 3, 3).built('yellow', 4, 4, 4).stock(11, 1)

  it('R17: who orders the houses before it, too, is a rival for the hotel like any other', () => {
    const t = threeAndMore().builds(P1, 'orange', H, 4, 4)
    expect(asked(t)).toEqual([P2, 3])
    t.wishes(P2, 1)
    expect([t.asks(), t.levels('orange'), t.cashOf(P1)]).toEqual([
      { kind: 'auction', player: P1 },
      [4, 4, 4],
      1200
    ])
    t.bids(P1, 120).pass(P2).places(P1, 16)
    expect([t.levels('orange'), t.cashes(), t.bank()]).toEqual([
      [H, 4, 4],
      [1080, 1500, 1500],
      [12, 0]
    ])
  })

  it('R17: if nobody else wants the hotel, the whole order is built at printed cost', () => {
    const t = threeAndMore().builds(P1, 'orange', H, 4, 4).wishes(P2, 0)
    expect([t.levels('orange'), t.cashOf(P1), t.bank()]).toEqual([[H, 4, 4], 1100, [12, 0]])
  })

  it('R17: rivals for the hotels do not make up for houses that the Bank lacks', () => {
    const t = threeAndMore().stock(2, 1)
    expect(t.refusesBuild(P1, 'orange', H, 4, 4)).toBe('noHousesLeft')
  })

  it('R17: houses and hotels of one order are disputed one after the other', () => {
    const t = threeAndMore().owns(P3, 11, 13, 14).stock(4, 1).builds(P1, 'orange', H, 4, 4)
    expect(t.all('shortageDeclared')).toMatchObject([{ unit: 'house', count: 3 }])
    t.wishes(P3, 1)
    expect(t.all('shortageDeclared')).toMatchObject([{ unit: 'house' }, { unit: 'hotel', count: 1 }])
    t.wishes(P2, 0)
    expect([t.levels('orange'), t.asks()]).toEqual([[H, 4, 4], { kind: 'placement', player: P3 }])
    t.places(P3, 11)
    expect([t.cashes(), t.bank()]).toEqual([
      [1100, 1500, 1400],
      [4, 0]
    ])
  })
})

describe('A player leaves during a shortage', () => {
  it('who asked: the round is over, and others may ask', () => {
    const t = groups([1], 'orange', 'red', 'lightBlue')
      .builds(P1, 'orange', 1, 0, 0)
      .wishes(P2, 1)
      .resigns(P1)
    expect(t.all('shortageSettled')).toHaveLength(1)
    expect([t.auctioned(), t.levels('red'), t.bank()]).toEqual([[16], [0, 0, 0], [1, 12]])
    t.allPass().allPass().allPass().builds(P3, 'lightBlue', 1, 0, 0)
    expect(asked(t)).toEqual([P2, 12])
  })

  it('who is asked for his wish: the next one is asked', () => {
    const t = groups([1], 'orange', 'red', 'lightBlue').builds(P1, 'orange', 1, 0, 0).resigns(P2)
    expect(asked(t)).toEqual([P3, 12])
    t.wishes(P3, 0)
    expect([t.levels('orange'), t.auctioned()]).toEqual([[1, 0, 0], [21]])
  })

  it('who is not asked any more: his wish is forgotten', () => {
    const t = groups([1], 'orange', 'red', 'lightBlue')
      .builds(P1, 'orange', 1, 0, 0)
      .wishes(P2, 1)
      .resigns(P2)
    t.wishes(P3, 0)
    expect([t.levels('orange'), t.cashOf(P1), t.auctioned()]).toEqual([[1, 0, 0], 1400, [21]])
  })

  it('the only rival, before a bid: the rest is sold at printed cost', () => {
    const t = groups([1], 'red', 'lightBlue').builds(P1, 'red', 1, 0, 0).wishes(P2, 1).resigns(P2)
    expect(t.asks()).toEqual({ kind: 'placement', player: P1 })
    t.places(P1, 21)
    expect([t.cashOf(P1), t.paid('building'), t.auctioned()]).toEqual([1350, [150], ['house', 6]])
  })

  it('R10: the high bidder: his bid is void, and the contest is looked at again', () => {
    const t = groups([1], 'red', 'lightBlue', 'orange').builds(P1, 'red', 1, 0, 0).wishes(P2, 1).wishes(P3, 1)
    t.pass(P1).bids(P2, 60).resigns(P2)
    expect(t.refusesBid(P1, 99)).toBe('bidTooLow')
    t.bids(P1, 100).pass(P3).places(P1, 24)
    expect([t.cashOf(P1), t.auctioned()]).toEqual([1400, ['house', 'house', 6]])
  })

  it('another bidder: a bid that stands goes on', () => {
    const t = groups([1], 'red', 'lightBlue', 'orange').builds(P1, 'red', 1, 0, 0).wishes(P2, 1).wishes(P3, 1)
    t.bids(P1, 60).resigns(P3).pass(P2).places(P1, 24)
    expect([t.cashOf(P1), t.levels('red'), t.auctioned()]).toEqual([1440, [0, 0, 1], ['house', 16]])
  })

  it('the winner before he has placed it: it stays in the Bank for the others', () => {
    const t = groups([1], 'red', 'lightBlue', 'orange').builds(P1, 'red', 1, 0, 0).wishes(P2, 1).wishes(P3, 1)
    t.pass(P1).bids(P2, 60).pass(P3).resigns(P2)
    expect([t.bank(), t.asks()]).toEqual([[1, 12], { kind: 'auction', player: P1 }])
  })

  it('his houses go back to the Bank and may end the shortage', () => {
    const t = groups([1], 'red', 'lightBlue', 'orange').built('lightBlue', 1, 1, 1).stock(1)
    t.builds(P1, 'red', 1, 0, 0).wishes(P2, 1).wishes(P3, 1).resigns(P2)
    expect(t.bank()).toEqual([4, 12])
    t.places(P1, 21).places(P3, 16)
    expect([t.cashOf(P1), t.cashOf(P3), t.bank()]).toEqual([1350, 1400, [2, 12]])
  })
})
