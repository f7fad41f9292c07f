// Chapter SETUP: what lies on the table before the first turn, and who begins.
import { describe, expect, it } from 'vitest'
import {
  DEED_SPACES,
  GROUPS,
  GROUP_SPACES,
  RAILROADS,
  UTILITIES,
  deedAt,
  mortgageValue
} from '../../../shared/game/board'
import { CHANCE_CARDS, CHEST_CARDS } from '../../../shared/game/cards'
import { officialRules, whyUnplayable, type Rules } from '../../../shared/game/rules'
import { InvalidRules, newSimulation } from '../index'
import { BANK, P1, P2, P3, Table, table } from '../testing/table'

/** Who plays the next turns, all of them quiet ones. */
const orderOf = (t: Table, turns: number): number[] =>
  Array.from({ length: turns }, () => {
    const player = t.decider()
    t.at(player, 0).throws(4, 6).ends()
    return player
  })

describe('Setup', () => {
  it('SETUP-01: four players start on GO with $1,500 each and a full Bank', () => {
    const t = new Table(4)
    const { state } = t
    expect(t.cashes()).toEqual(Array(4).fill(2 * 500 + 2 * 100 + 2 * 50 + 6 * 20 + 5 * 10 + 5 * 5 + 5))
    expect(state.players.map(({ position, inJail, bankrupt }) => [position, inJail, bankrupt])).toEqual(
      Array(4).fill([0, false, false])
    )
    expect([state.houses, state.hotels]).toEqual([32, 12])
    expect(DEED_SPACES.filter((space) => t.ownerOf(space) === BANK)).toHaveLength(28)
    expect(t.cardsOf('chance').sort()).toEqual([...CHANCE_CARDS])
    expect(t.cardsOf('chest').sort()).toEqual([...CHEST_CARDS])
    expect([CHANCE_CARDS.length, CHEST_CARDS.length]).toEqual([16, 16])
  })

  it.each([
    [2, 'accepted'],
    [8, 'accepted'],
    [1, 'refused'],
    [9, 'refused']
  ] as const)('SETUP-02: two to eight may play (%i: %s)', (players, verdict) => {
    const start = () => newSimulation(officialRules(players), 1)
    expect(whyUnplayable(officialRules(players))).toBe(verdict === 'accepted' ? null : 'players')
    if (verdict === 'accepted') expect(start().players).toHaveLength(players)
    else expect(start).toThrow(InvalidRules)
  })

  it.each([2.5, NaN, Infinity, -2])('SETUP-02: a table has whole players only (%d)', (players) => {
    expect(() => newSimulation(officialRules(players), 1)).toThrow(InvalidRules)
  })

  it.each([2, 5, NaN])('a hotel follows three or four houses, and not %d', (housesBeforeHotel) => {
    const rules = { ...officialRules(4), housesBeforeHotel } as Rules
    expect(whyUnplayable(rules)).toBe('unknownOption')
    expect(() => newSimulation(rules, 1)).toThrow(InvalidRules)
    expect(whyUnplayable({ ...officialRules(4), housesBeforeHotel: 3 })).toBeNull()
  })

  it('SETUP-03: the highest throw starts, then it goes to the left; its doubles count for nothing', () => {
    const t = new Table(3).throws(3, 4).throws(6, 5).throws(2, 2)
    expect(t.asks()).toEqual({ kind: 'turn', player: P2 })
    expect([P1, P2, P3].map((player) => t.positionOf(player))).toEqual([0, 0, 0])
    expect(t.cashes()).toEqual([1500, 1500, 1500])
    expect(t.all('turnStarted')).toMatchObject([{ player: P2, number: 1 }])
    expect(t.all('diceThrown').map(({ purpose, doubles }) => [purpose, doubles])).toEqual(
      Array(3).fill(['opening', 0])
    )
    expect(orderOf(t, 4)).toEqual([P2, P3, P1, P2])
  })

  it('SETUP-04: who ties for the highest throw throws again, and nobody else does', () => {
    const t = new Table(3).throws(4, 5).throws(6, 3).throws(2, 3).throws(1, 5).throws(4, 4)
    const throwers = t.all('diceThrown').map(({ player }) => player)
    expect(throwers).toEqual([P1, P2, P3, P1, P2])
    expect(orderOf(t, 3)).toEqual([P2, P3, P1])
  })

  it('SETUP-05: from six persons on, one of them may be Banker and nothing else', () => {
    const bankerOnly = (players: number) => ({ ...officialRules(players), banker: players })
    expect([whyUnplayable(bankerOnly(5)), whyUnplayable(bankerOnly(4))]).toEqual([null, 'bankerOnly'])
    expect(() => newSimulation(bankerOnly(4), 1)).toThrow(InvalidRules)
    const { players, owners } = newSimulation(bankerOnly(5), 1)
    expect([players.length, owners.every((owner) => owner === BANK)]).toEqual([5, true])
    expect(newSimulation(bankerOnly(8), 1).players).toHaveLength(8)
    expect(newSimulation({ ...officialRules(3), banker: P2 }, 1).players).toHaveLength(3)
  })

  it('SETUP-06: the Bank pays even when the players hold all the printed money', () => {
    const t = table().cash(P1, 6000).cash(P2, 5000).cash(P3, 4140).at(P1, 36).throws(1, 4)
    expect(t.positionOf(P1)).toBe(1)
    expect(t.cashes()).toEqual([6200, 5000, 4140])
  })

  it('SETUP-07: the deeds are 22 streets in eight groups, four railroads and two utilities', () => {
    const sizes = GROUPS.map((group) => GROUP_SPACES[group].length)
    expect(sizes).toEqual([2, 3, 3, 3, 3, 3, 3, 2])
    expect(DEED_SPACES.filter((space) => deedAt(space)?.kind === 'street')).toHaveLength(22)
    expect(DEED_SPACES).toHaveLength(22 + 4 + 2)
    expect([RAILROADS, UTILITIES]).toEqual([
      [5, 15, 25, 35],
      [12, 28]
    ])
    expect(DEED_SPACES.reduce((sum, space) => sum + (deedAt(space)?.price ?? 0), 0)).toBe(5690)
    expect(DEED_SPACES.reduce((sum, space) => sum + mortgageValue(space), 0)).toBe(2845)
  })
})
