// Ruling R7: what "at any time" means while a decision is open.
import { describe, expect, it } from 'vitest'
import type { Action, Illegality } from '../../../shared/game/actions'
import { goods, P1, P2, P3, P4, P5, Table, m, table } from '../testing/table'

/** P1 must decide in most of these scenes; P1 and P3 own a built group each, and deeds to mortgage and to lift. */
const furnish = (t: Table): Table =>
  t
    .owns(P1, 1, 3, 5, m(15))
    .built('darkPurple', 1, 1)
    .owns(P2, 12)
    .owns(P3, 31, 32, 34, 25, m(35))
    .built('green', 1, 1, 1)
const scene = (): Table => furnish(table())

const builds = (player: number): Action =>
  player === P1
    ? { type: 'build', player, group: 'darkPurple', levels: [2, 1] }
    : { type: 'build', player, group: 'green', levels: [2, 1, 1] }
const sells = (player: number): Action =>
  player === P1
    ? { type: 'sell', player, group: 'darkPurple', levels: [0, 1] }
    : { type: 'sell', player, group: 'green', levels: [0, 1, 1] }
const mortgages = (player: number): Action => ({ type: 'mortgage', player, space: player === P1 ? 5 : 25 })
const lifts = (player: number): Action => ({ type: 'lift', player, space: player === P1 ? 15 : 35 })
const offers = (player: number): Action => ({
  type: 'offer',
  player,
  to: P2,
  give: goods({ deeds: [player === P1 ? 5 : 25] }),
  take: goods({ cash: 10 })
})

/** P2 asks for two of three houses, P3 and then P1 are asked for their wishes. */
const shortage = (): Table => scene().owns(P2, 16, 18, 19).stock(2).turnOf(P2).builds(P2, 'orange', 1, 0, 0)

/** A Banker who does not play must open the auction of a lot that P1 has declined. */
const banker = (): Table =>
  furnish(table(5, { banker: 5 }))
    .lands(P1, 39)
    .declines()

type Row = [string, () => Table, Illegality | null, Illegality | null, Illegality | null]

/** Scene; then why building, lifting and trading, raising cash by P1, and raising cash by P3 are refused. */
const rows: Row[] = [
  ['before the throw', scene, null, null, null],
  ['between throw and end of the turn', () => scene().throws(4, 6), null, null, null],
  ['in jail', () => scene().inJail(P1), null, null, null],
  ['in the turn of another', () => scene().turnOf(P2), null, null, null],
  ['during the throws for the start', () => furnish(new Table(3)), 'throwDue', 'throwDue', 'throwDue'],
  ['while a purchase is open', () => scene().lands(P1, 39), 'purchaseOpen', null, 'purchaseOpen'],
  [
    'while one is asked to bid',
    () => scene().lands(P1, 39).declines().pass(P2, P3),
    'auctionOpen',
    null,
    'auctionOpen'
  ],
  [
    'while the other is asked to bid',
    () => scene().lands(P1, 39).declines().pass(P2),
    'auctionOpen',
    'auctionOpen',
    null
  ],
  ['while a tax choice is open', () => scene().lands(P1, 4), 'taxOpen', 'taxOpen', 'taxOpen'],
  ['before a throw for the rent', () => scene().draws(P1, 'CH04'), 'throwDue', 'throwDue', 'throwDue'],
  [
    'while a mortgage has changed hands',
    () =>
      scene()
        .trades(P3, P1, { deeds: [35] }, { cash: 9 })
        .owns(P3, m(35)),
    'inheritanceOpen',
    null,
    'inheritanceOpen'
  ],
  [
    'while one is asked for a wish',
    () => shortage().wishes(P3, 1),
    'shortageOpen',
    'shortageOpen',
    'shortageOpen'
  ],
  ['while another is asked for a wish', () => shortage(), 'shortageOpen', 'shortageOpen', 'shortageOpen'],
  [
    'while a building is to be placed',
    () => shortage().wishes(P3, 0).wishes(P1, 1),
    'shortageOpen',
    'shortageOpen',
    'shortageOpen'
  ],
  [
    'while one is asked to bid for a building',
    () => shortage().wishes(P3, 1).wishes(P1, 1).pass(P2, P3),
    'auctionOpen',
    null,
    'auctionOpen'
  ],
  ['while the Banker has to open an auction', () => banker(), 'auctionOpen', 'auctionOpen', 'auctionOpen'],
  [
    'before the hammer of the Banker',
    () => banker().opensBidding().pass(P2, P3, P4, P5, P1),
    'auctionOpen',
    'auctionOpen',
    'auctionOpen'
  ]
]

describe('At any time', () => {
  it.each(rows)('R7: %s', (_, open, business, ownCash, otherCash) => {
    const t = open()
    for (const player of [P1, P3])
      for (const action of [builds(player), lifts(player), offers(player)])
        expect([action, t.refusal(action)]).toEqual([action, business])
    expect([mortgages(P1), sells(P1)].map((action) => t.refusal(action))).toEqual([ownCash, ownCash])
    expect([mortgages(P3), sells(P3)].map((action) => t.refusal(action))).toEqual([otherCash, otherCash])
  })

  it('R7: a debtor raises cash and trades, but neither builds nor lifts; all others wait', () => {
    const t = scene().owes(P1, P2, 1550)
    expect([builds, lifts].map((action) => t.refusal(action(P1)))).toEqual(['debtOpen', 'debtOpen'])
    expect([mortgages, sells, offers].map((action) => t.refusal(action(P1)))).toEqual([null, null, null])
    for (const action of [builds, lifts, mortgages, sells, offers])
      expect(t.refusal(action(P3))).toBe('debtOpen')
    expect(t.refusesOffer(P3, P1, { cash: 500 }, { deeds: [5] })).toBeNull()
  })
})
