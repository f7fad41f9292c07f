// Chapter CARD: drawing from the two decks and doing what the card says.
import { describe, expect, it } from 'vitest'
import type { CardId } from '../../../shared/game/cards'
import { BANK, H, P1, P2, P3, P4, P5, P6, m, table } from '../testing/table'

describe('The decks', () => {
  it('CARD-01: a drawn card goes to the bottom, so that the deck goes round in its order', () => {
    const t = table().holds(P2, 'chance').onTop('CH07').cash(P1, 9000)
    const before = t.cardsOf('chance')
    for (let draw = 0; draw < 16; draw++) t.lands(P1, 7)
    const drawn = t.all('cardDrawn').map(({ card }) => card)
    expect(before).toHaveLength(15)
    expect(drawn).toEqual([...before, 'CH07'])
    expect([drawn[0], drawn[15]]).toEqual(['CH07', 'CH07'])
  })

  it('CARD-02: a card that is kept leaves its deck until it is used, and then goes to the bottom', () => {
    const t = table().draws(P1, 'CC05')
    expect([t.cardsOf('chest').length, t.state.releaseCards.chest]).toEqual([15, P1])
    for (let draw = 0; draw < 16; draw++) t.cash(P1, 1500).lands(P1, 17)
    expect(t.all('cardDrawn').filter(({ card }) => card === 'CC05')).toHaveLength(1)
    t.inJail(P1).turnOf(P1).usesCard('chest')
    expect([t.cardsOf('chest').length, t.cardsOf('chest').at(-1)]).toEqual([16, 'CC05'])
    expect(t.state.releaseCards.chest).toBe(BANK)
  })
})

describe('Cards that move a token', () => {
  it.each([
    ['CH05', 7, 15, 1500 - 200],
    ['CH05', 22, 25, 1500 - 200],
    ['CH05', 36, 5, 1500 + 200 - 200],
    ['CH06', 7, 15, 1500 - 200],
    ['CH06', 22, 25, 1500 - 200],
    ['CH06', 36, 5, 1500 + 200 - 200]
  ] as const)('CARD-03: %s leads from %i to the unowned railroad %i', (card, from, to, cash) => {
    const t = table().draws(P1, card, from)
    expect([t.positionOf(P1), t.asks()?.kind]).toEqual([to, 'purchase'])
    expect([t.buys().cashOf(P1), t.deedsOf(P1)]).toEqual([cash, [to]])
  })

  it.each(['CH05', 'CH06'] as const)('CARD-04: %s doubles the rent of the next railroad', (card) => {
    const t = table().owns(P2, 15, 25).draws(P1, card, 7)
    expect([t.positionOf(P1), t.cashes()]).toEqual([15, [1400, 1600, 1500]])
  })

  it('CARD-05: twice the rent of four railroads is due beyond GO, too', () => {
    const t = table().owns(P2, 5, 15, 25, 35).draws(P1, 'CH05', 36)
    expect([t.positionOf(P1), t.cashes()]).toEqual([5, [1300, 1900, 1500]])
  })

  it('CARD-06: a mortgaged railroad costs nothing', () => {
    const t = table().owns(P2, m(15), 25).draws(P1, 'CH05', 7)
    expect([t.positionOf(P1), t.cashes()]).toEqual([15, [1500, 1500, 1500]])
    expect(t.asks()).toEqual({ kind: 'turn', player: P1 })
  })

  it('CARD-07: the next utility costs ten times a fresh throw', () => {
    const t = table().owns(P2, 12).onTop('CH04').throws(3, 4)
    expect([t.positionOf(P1), t.asks()]).toEqual([12, { kind: 'rentThrow', player: P1 }])
    expect(t.choices(P1)).toEqual(['throwDice'])
    expect(t.throws(2, 3).cashes()).toEqual([1450, 1550, 1500])
    expect(t.positionOf(P1)).toBe(12)
  })

  it('CARD-07: an unowned utility may be bought instead, from each Chance space', () => {
    for (const [from, to, salary] of [
      [7, 12, 0],
      [22, 28, 0],
      [36, 12, 200]
    ] as const) {
      const t = table().draws(P1, 'CH04', from).buys()
      expect([t.deedsOf(P1), t.cashOf(P1)]).toEqual([[to], 1500 + salary - 150])
    }
  })

  it('CARD-08: the next utility may lie beyond GO', () => {
    const t = table().owns(P2, 12).draws(P1, 'CH04', 36).throws(6, 4)
    expect([t.positionOf(P1), t.cashes()]).toEqual([12, [1600, 1600, 1500]])
  })

  it('CARD-09: doubles of the fresh throw are no doubles: no further throw', () => {
    const t = table().owns(P2, 12).onTop('CH04').throws(3, 4).throws(5, 5)
    expect([t.cashes(), t.choices(P1)]).toEqual([
      [1400, 1600, 1500],
      ['endTurn', 'offer']
    ])
    expect(t.all('diceThrown').at(-1)).toMatchObject({ dice: [5, 5], purpose: 'rent', doubles: 0 })
    expect(t.ends().asks()).toEqual({ kind: 'turn', player: P2 })
  })

  it('CARD-09: after two doubles they do not lead to jail either', () => {
    const t = table().owns(P1, 37, 39).owns(P2, 12).onTop('CH04').at(P1, 33)
    t.throws(2, 2).throws(1, 1).throws(3, 5).throws(5, 5)
    expect([t.positionOf(P1), t.isInJail(P1), t.cashOf(P1)]).toEqual([12, false, 1500 + 200 - 100])
  })

  it('CARD-10: three spaces back from the first Chance lie on Income Tax, and not over GO', () => {
    const t = table().draws(P1, 'CH09', 7)
    expect([t.positionOf(P1), t.asks()]).toEqual([4, { kind: 'tax', player: P1 }])
    expect([t.paysTax('flat').cashOf(P1), t.paid('salary')]).toEqual([1300, []])
  })

  it('CARD-11: three spaces back from the third Chance lies Community Chest: another card', () => {
    const t = table().onTop('CC11').draws(P1, 'CH09', 36)
    expect([t.positionOf(P1), t.cashOf(P1)]).toEqual([33, 1400])
    expect(t.all('cardDrawn').map(({ card }) => card)).toEqual(['CH09', 'CC11'])
  })

  it('CARD-12: three spaces back from the second Chance lies New York Avenue: rent', () => {
    const t = table().owns(P2, 16, 18, 19).built('orange', 4, 4, 4).draws(P1, 'CH09', 22)
    expect([t.positionOf(P1), t.cashes()]).toEqual([19, [700, 2300, 1500]])
  })

  it.each([
    [22, 200],
    [36, 200],
    [7, 0]
  ])('CARD-13: St. Charles Place from %i pays a salary of %i and may be bought', (from, salary) => {
    const t = table().draws(P1, 'CH03', from)
    expect([t.positionOf(P1), t.cashOf(P1)]).toEqual([11, 1500 + salary])
    expect([t.buys().deedsOf(P1), t.cashOf(P1)]).toEqual([[11], 1500 + salary - 140])
  })

  it.each([
    [36, 200],
    [22, 0],
    [7, 0]
  ])('CARD-14: Illinois Avenue from %i pays a salary of %i', (from, salary) => {
    const t = table().draws(P1, 'CH02', from)
    expect([t.positionOf(P1), t.cashOf(P1)]).toEqual([24, 1500 + salary])
  })
})

describe('Cards that move money', () => {
  it.each<[CardId, number]>([
    ['CH07', 50],
    ['CH12', -15],
    ['CH16', 150],
    ['CC02', 200],
    ['CC03', -50],
    ['CC04', 45],
    ['CC08', 100],
    ['CC09', 20],
    ['CC10', 100],
    ['CC11', -100],
    ['CC12', -150],
    ['CC13', 25],
    ['CC15', 10],
    ['CC16', 100]
  ])('%s changes the cash of its drawer alone, by %i', (card, amount) => {
    expect(table().draws(P1, card).cashes()).toEqual([1500 + amount, 1500, 1500])
  })

  it('CARD-15: repairs cost so much for each house and each hotel', () => {
    const built = () => table().owns(P1, 16, 18, 19, 37, 39).built('orange', 3, 2, 2).built('darkBlue', H, H)
    expect(built().draws(P1, 'CH11').cashOf(P1)).toBe(1500 - (7 * 25 + 2 * 100))
    expect(built().draws(P1, 'CC14').cashOf(P1)).toBe(1500 - (7 * 40 + 2 * 115))
    const neighbour = table().owns(P2, 37, 39).built('darkBlue', H, H)
    expect(neighbour.draws(P1, 'CH11').draws(P1, 'CC14').cashes()).toEqual([1500, 1500, 1500])
  })

  it('CARD-16: paying each player means all who are still in the game, the jailed too', () => {
    const t = table(6).out(P4).inJail(P5).draws(P1, 'CH15')
    expect(t.cashes()).toEqual([1300, 1550, 1550, 0, 1550, 1550])
    expect(t.all('cashPaid').map(({ to }) => to)).toEqual([P2, P3, P5, P6])
  })

  it('CARD-17: collecting from each player means the jailed, too', () => {
    const t = table(4).inJail(P3).draws(P1, 'CC07')
    expect(t.cashes()).toEqual([1650, 1450, 1450, 1450])
  })

  it('CARD-18: who must pay for a card that somebody else drew raises the cash before play goes on', () => {
    const t = table().cash(P2, 20).owns(P2, 3).draws(P1, 'CC07')
    expect([t.asks(), t.owed()]).toEqual([{ kind: 'debt', player: P2 }, 50])
    expect(t.refuses(P1, 'endTurn')).toBe('outOfTurn')
    expect(t.mortgages(P2, 3).cashes()).toEqual([1600, 0, 1450])
    expect(t.ends().asks()).toEqual({ kind: 'turn', player: P2 })
  })
})

describe('Jail release cards', () => {
  it('CARD-19: a release card in hand is not used by itself', () => {
    const t = table().holds(P1, 'chance').draws(P1, 'CH10', 22)
    expect([t.isInJail(P1), t.positionOf(P1)]).toEqual([true, 10])
    expect([t.state.releaseCards.chance, t.cardsOf('chance').length]).toEqual([P1, 15])
  })

  it('CARD-20: a release card may be sold at any price, and returns to its deck when the buyer uses it', () => {
    const t = table()
      .holds(P3, 'chest')
      .trades(P3, P2, { cards: ['chest'] }, { cash: 35 })
    expect([t.cashes(), t.state.releaseCards.chest]).toEqual([[1500, 1465, 1535], P2])
    t.inJail(P2).turnOf(P2).usesCard('chest')
    expect([t.cardsOf('chest').at(-1), t.state.releaseCards.chest]).toEqual(['CC05', BANK])
  })
})
