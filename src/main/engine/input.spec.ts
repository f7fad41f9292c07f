// Chapter INPUT: what is refused, with its reason and without a trace.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Bundle, Illegality } from '../../shared/game/actions'
import { whyIllegal } from './index'
import { actionsOf } from './testing/action-space'
import { goods, H, P1, P2, P3, m, table, type Table } from './testing/table'

/** An auction of 6 with P1 as the lander: P3 holds the bid of $40 and P2 is asked, with $100 in hand. */
const biddingAt40 = (): Table =>
  table().cash(P2, 100).lands(P1, 6).declines().bids(P2, 1).bids(P3, 40).pass(P1)

describe('Out of place', () => {
  it('INPUT-01: a throw in the turn of another', () => {
    expect(table().refuses(P2, 'throwDice')).toBe('outOfTurn')
  })

  it('INPUT-02: a second throw without doubles', () => {
    expect(table().onTop('CH07').throws(2, 5).refuses(P1, 'throwDice')).toBe('noThrowDue')
  })

  it.each<[string, () => Table, Illegality]>([
    ['a purchase decision', () => table().lands(P1, 6), 'purchaseOpen'],
    ['a debt', () => table().cash(P1, 5).owns(P1, 1).owns(P2, 39).lands(P1, 39), 'debtOpen'],
    ['a tax choice', () => table().lands(P1, 4), 'taxOpen'],
    ['an auction in which others are asked', () => table().lands(P1, 6).declines(), 'outOfTurn'],
    ['an auction', () => table().lands(P1, 6).declines().pass(P2, P3), 'auctionOpen'],
    ['a throw due after doubles', () => table().at(P1, 15).owns(P1, 19).throws(2, 2), 'throwDue'],
    ['the throw of the turn', () => table(), 'throwDue'],
    ['a throw for the rent', () => table().owns(P2, 12).draws(P1, 'CH04'), 'throwDue'],
    [
      'an inherited mortgage',
      () =>
        table()
          .owns(P2, m(5))
          .trades(P1, P2, { cash: 9 }, { deeds: [5] }),
      'inheritanceOpen'
    ]
  ])('INPUT-03: ending the turn before %s is settled', (_, scene, why) => {
    expect(scene().refuses(P1, 'endTurn')).toBe(why)
  })

  it('INPUT-04: a lot that costs more than one has', () => {
    expect(table().lands(P1, 1).cash(P1, 59).refuses(P1, 'buy')).toBe('notEnoughCash')
  })

  it('INPUT-10: paying or using a card out of jail when just visiting, or after the throw', () => {
    const card = { type: 'useReleaseCard', player: P1, deck: 'chance' }
    const visitor = table().at(P1, 10).holds(P1, 'chance')
    expect([visitor.refuses(P1, 'payFine'), visitor.refusal(card)]).toEqual(['notInJail', 'notInJail'])
    const thrown = table().inJail(P1).holds(P1, 'chance').throws(1, 2)
    expect([thrown.refuses(P1, 'payFine'), thrown.refusal(card)]).toEqual(['noThrowDue', 'noThrowDue'])
  })

  it('INPUT-11: a release card that another holds', () => {
    const t = table().inJail(P1).holds(P3, 'chance')
    expect(t.refusal({ type: 'useReleaseCard', player: P1, deck: 'chance' })).toBe('cardNotHeld')
  })

  it('INPUT-16: both taxes, another tax, or a tax where none is due', () => {
    const choose = (choice: unknown) => ({ type: 'chooseTax', player: P1, choice })
    const open = table().lands(P1, 4)
    expect(open.refusal(choose('both'))).toBe('malformed')
    expect(open.refusal(choose(['flat', 'percent']))).toBe('malformed')
    open.paysTax('percent')
    expect([choose('flat'), choose('percent')].map((tax) => open.refusal(tax))).toEqual(['notNow', 'notNow'])
    expect(table().lands(P1, 38).refusal(choose('flat'))).toBe('notNow')
    expect(table().lands(P1, 6).refusal(choose('percent'))).toBe('purchaseOpen')
  })
})

describe('Bad bids', () => {
  it.each<[unknown, Illegality | 'accepted']>([
    [0, 'malformed'],
    [-5, 'malformed'],
    [41.5, 'malformed'],
    ['ten', 'malformed'],
    [NaN, 'malformed'],
    [Infinity, 'malformed'],
    [40, 'bidTooLow'],
    [39, 'bidTooLow'],
    [101, 'notEnoughCash'],
    [41, 'accepted'],
    [100, 'accepted']
  ])('INPUT-05: at a high bid of 40 and with a cash of 100, a bid of %s: %s', (amount, why) => {
    expect(biddingAt40().refusal({ type: 'bid', player: P2, amount }) ?? 'accepted').toBe(why)
  })
})

describe('Bad trades', () => {
  const offer = (give: unknown, take: unknown, to: unknown = P2) => ({
    type: 'offer',
    player: P1,
    to,
    give,
    take
  })
  const cash = (dollars: number): Bundle => goods({ cash: dollars })
  const deeds = (...spaces: number[]): Bundle => goods({ deeds: spaces })
  const scene = () =>
    table(4)
      .out(P3)
      .owns(P1, 5, 16, 18, 19)
      .built('orange', 1, 0, 0)
      .owns(P2, 15, 21, 23, 24)
      .built('red', 1, 1, H)

  it.each<[number, Illegality | 'accepted']>([
    [-1, 'malformed'],
    [0.5, 'malformed'],
    [1501, 'notEnoughCash'],
    [1500, 'accepted']
  ])('INPUT-06: with a cash of 1500, an offer of %d: %s', (dollars, why) => {
    expect(scene().refusal(offer(cash(dollars), deeds(15))) ?? 'accepted').toBe(why)
  })

  it.each<[string, ReturnType<typeof offer>, Illegality]>([
    ['a deed that one does not own', offer(deeds(15), cash(10)), 'notYourDeed'],
    ['a deed that the partner does not own', offer(cash(10), deeds(39)), 'partnerLacksGoods'],
    ['more cash than the partner has', offer(deeds(5), cash(1501)), 'partnerLacksGoods'],
    ['a release card that one does not hold', offer(goods({ cards: ['chance'] }), cash(10)), 'cardNotHeld'],
    ['a space without a deed', offer(deeds(10), cash(10)), 'noTitleDeed'],
    ['a house', offer({ ...deeds(5), houses: 1 }, cash(10)), 'malformed'],
    ['a lot of a built group', offer(deeds(18), cash(10)), 'groupBuilt'],
    ["a lot of the partner's built group", offer(cash(10), deeds(21)), 'groupBuilt'],
    ['a trade with oneself', offer(deeds(5), cash(10), P1), 'tradeWithYourself'],
    ['a trade with a bankrupt', offer(deeds(5), cash(10), P3), 'tradeWithBankrupt'],
    ['a trade with the Bank', offer(deeds(5), cash(10), -1), 'malformed'],
    ['the same deed on both sides', offer(deeds(5), deeds(5)), 'sameDeedTwice'],
    ['the same deed twice on one side', offer(deeds(5, 5), cash(10)), 'malformed']
  ])('INPUT-07: %s', (_, action, why) => {
    expect(scene().refusal(action)).toBe(why)
  })
})

describe('Bad estates', () => {
  it('INPUT-08: a second house on the same lot', () => {
    const t = table().owns(P1, 16, 18, 19).built('orange', 1, 0, 0)
    expect(t.refusesBuild(P1, 'orange', 2, 0, 0)).toBe('mustBuildEvenly')
  })

  it('INPUT-08: the sale of the single house of 2/2/1', () => {
    const t = table().owns(P1, 16, 18, 19).built('orange', 2, 2, 1)
    expect(t.refusesSale(P1, 'orange', 2, 2, 0)).toBe('mustSellEvenly')
  })

  it('INPUT-08: a house on a railroad, or on a group with a mortgaged lot', () => {
    const t = table().owns(P1, 5, 15, 25, 35, 16, 18, m(19))
    expect(t.refusal({ type: 'build', player: P1, space: 5 })).toBe('malformed')
    expect(t.refusal({ type: 'build', player: P1, group: 'railroad', levels: [1, 0, 0, 0] })).toBe(
      'malformed'
    )
    expect(t.refusesBuild(P1, 'orange', 1, 0, 0)).toBe('groupMortgaged')
  })

  it('INPUT-08: a sale that builds, a building that sells, and levels for lots that do not exist', () => {
    const t = table().owns(P1, 16, 18, 19).built('orange', 1, 1, 1)
    expect(t.refusesSale(P1, 'orange', 2, 1, 1)).toBe('nothingToSell')
    expect(t.refusesSale(P1, 'orange', 1, 1, 1)).toBe('nothingToSell')
    expect(t.refusesBuild(P1, 'orange', 0, 1, 1)).toBe('nothingToBuild')
    expect(t.refusesBuild(P1, 'orange', 1, 1, 1)).toBe('nothingToBuild')
    expect(t.refusesBuild(P1, 'orange', 2, 1)).toBe('malformed')
    expect(t.refusesSale(P2, 'orange', 0, 0, 0)).toBe('nothingToSell')
  })

  it.each<[string, number, Illegality]>([
    ['a lot of a built group', 18, 'groupBuilt'],
    ['a mortgaged lot', 5, 'alreadyMortgaged'],
    ["another's lot", 15, 'notYourDeed'],
    ['an unowned lot', 39, 'notYourDeed']
  ])('INPUT-09: mortgaging %s', (_, space, why) => {
    const t = table().owns(P1, 16, 18, 19, m(5)).built('orange', 1, 0, 0).owns(P2, 15)
    expect(t.refusesMortgage(P1, space)).toBe(why)
  })
})

describe('Ghosts and nonsense', () => {
  it('INPUT-12: whatever a bankrupt player tries', () => {
    const t = table().out(P1).turnOf(P2)
    for (const action of actionsOf(t.state, P1)) expect(whyIllegal(t.state, action)).toBe('bankruptPlayer')
    expect(t.choices(P1)).toEqual([])
    expect(t.refuses(P1, 'throwDice')).toBe('bankruptPlayer')
  })

  it('INPUT-13: whatever anybody tries once a winner stands', () => {
    const t = table(2).cash(P1, 10).lands(P1, 38)
    expect(t.state.outcome?.winners).toEqual([P2])
    for (const player of [P1, P2]) {
      for (const action of actionsOf(t.state, player)) expect(whyIllegal(t.state, action)).toBe('gameOver')
      expect([t.choices(player), t.refuses(player, 'throwDice')]).toEqual([[], 'gameOver'])
    }
  })

  it.each<[string, unknown, Illegality]>([
    ['an unknown action', { type: 'cheat', player: P1 }, 'malformed'],
    ['an inherited name', { type: 'toString', player: P1 }, 'malformed'],
    ['no name at all', { player: P1 }, 'malformed'],
    ['no player', { type: 'throwDice' }, 'malformed'],
    ['a missing field', { type: 'bid', player: P1 }, 'malformed'],
    ['a missing field of a trade', { type: 'offer', player: P1, to: P2, give: goods({}) }, 'malformed'],
    ['a field too many', { type: 'throwDice', player: P1, dice: [6, 6] }, 'malformed'],
    ['player 9', { type: 'throwDice', player: 8 }, 'malformed'],
    ['a player that this table does not have', { type: 'throwDice', player: 3 }, 'malformed'],
    ['half a player', { type: 'throwDice', player: 0.5 }, 'malformed'],
    ['the Bank as a player', { type: 'throwDice', player: -1 }, 'malformed'],
    ['position 40', { type: 'mortgage', player: P1, space: 40 }, 'malformed'],
    ['position -1', { type: 'lift', player: P1, space: -1 }, 'malformed'],
    ['position 40 again', { type: 'lift', player: P1, space: 40 }, 'malformed'],
    ['half a position', { type: 'lift', player: P1, space: 5.5 }, 'malformed'],
    ['a mortgage of the jail', { type: 'mortgage', player: P1, space: 10 }, 'noTitleDeed'],
    ['an offer that does not exist', { type: 'acceptOffer', player: P1, offer: 7 }, 'noSuchOffer'],
    ['a wish for half a house', { type: 'wish', player: P1, count: 0.5 }, 'malformed'],
    ['a wish for a hundred houses', { type: 'wish', player: P1, count: 100 }, 'malformed'],
    ['a wish that nobody asked for', { type: 'wish', player: P1, count: 1 }, 'notNow'],
    ['a house put next to the board', { type: 'place', player: P1, space: 40 }, 'malformed'],
    [
      'a claim on a seat that no table has',
      { type: 'claimRent', player: P1, tenant: 9, space: 1 },
      'malformed'
    ],
    ['a claim for no lot', { type: 'claimRent', player: P1, tenant: P2 }, 'malformed'],
    ['a claim of the Bank', { type: 'claimRent', player: -1, tenant: P2, space: 1 }, 'malformed'],
    ['a third die', { type: 'enterThrow', player: P1, dice: [1, 2, 3] }, 'malformed'],
    ['the hour struck by a player', { type: 'strikeHour', player: P1 }, 'malformed'],
    ['a hammer without an auction', { type: 'hammer', player: P1 }, 'notNow'],
    ['null', null, 'malformed'],
    ['undefined', undefined, 'malformed'],
    ['a number', 7, 'malformed'],
    ['a word', 'throwDice', 'malformed'],
    ['a list', ['throwDice', 0], 'malformed']
  ])('INPUT-14: %s', (_, action, why) => {
    expect(table().refusal(action)).toBe(why)
  })

  it.each<[string, unknown]>([
    ['null', null],
    ['a word', 'everything'],
    ['a list', []],
    ['nothing in it', {}],
    ['a deed of position 40', { ...goods({}), deeds: [40] }],
    ['deeds that are no list', { ...goods({}), deeds: 5 }],
    ['a card of no deck', { ...goods({}), cards: ['CH08'] }],
    ['the same card twice', { ...goods({}), cards: ['chance', 'chance'] }],
    ['more cash than there can be', goods({ cash: 1_000_001 })]
  ])('INPUT-14: a side of a trade that is %s', (_, bundle) => {
    const t = table().holds(P1, 'chance').owns(P2, 5)
    const [give, take] = [goods({ cards: ['chance'] }), goods({ deeds: [5] })]
    expect(t.refusal({ type: 'offer', player: P1, to: P2, give: bundle, take })).toBe('malformed')
    expect(t.refusal({ type: 'offer', player: P1, to: P2, give, take: bundle })).toBe('malformed')
    expect(t.refusal({ type: 'offer', player: P1, to: P2, give, take })).toBeNull()
  })

  it.each<[string, unknown]>([
    ['null', null],
    ['a word', '100'],
    ['no list', { 0: 1, 1: 0, 2: 0, length: 3 }],
    ['one lot', [1]],
    ['four lots', [1, 0, 0, 0]],
    ['a level below none', [1, 0, -1]],
    ['a level above a hotel', [6, 5, 5]],
    ['half a house', [0.5, 0, 0]],
    ['a house in a word', ['1', 0, 0]]
  ])('INPUT-14: building up to %s', (_, levels) => {
    const t = table().owns(P1, 16, 18, 19)
    expect(t.refusal({ type: 'build', player: P1, group: 'orange', levels })).toBe('malformed')
    expect(t.refusal({ type: 'sell', player: P1, group: 'orange', levels })).toBe('malformed')
    expect(t.refusesBuild(P1, 'orange', 1, 0, 0)).toBeNull()
  })

  it('INPUT-14: nothing that comes from outside can break the judge', () => {
    const shortage = table().owns(P1, 6, 8, 9).owns(P2, 21, 23, 24).stock(1).builds(P1, 'lightBlue', 1, 0, 0)
    const bankers = table(5, { banker: 5, dice: 'table', rent: 'claimSecond' })
    const scenes = [table(), table().lands(P1, 6), table().lands(P1, 4), biddingAt40(), shortage, bankers]
    const types = new Set(actionsOf(table().state, P1).map(({ type }) => type))
    const field = fc.oneof(fc.anything(), fc.integer({ min: -2, max: 41 }), fc.double())
    const junk = fc.record(
      {
        type: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...types, 'strikeHour') }, fc.string()),
        player: fc.oneof(field, fc.constantFrom(P1, P2, 5, -1)),
        space: field,
        amount: field,
        count: field,
        tenant: fc.oneof(field, fc.constantFrom(P1, P2)),
        to: fc.oneof(field, fc.constantFrom(P1, P2)),
        dice: fc.oneof(field, fc.array(field)),
        offer: field,
        group: field,
        levels: fc.oneof(field, fc.array(field)),
        give: field,
        take: field
      },
      { requiredKeys: [] }
    )
    fc.assert(
      fc.property(fc.constantFrom(...scenes), fc.oneof(junk, fc.anything()), (t, action) => {
        const why = t.refusal(action)
        expect(why === null || typeof why === 'string').toBe(true)
      }),
      { numRuns: 2000 }
    )
  })
})
