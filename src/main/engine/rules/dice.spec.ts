// Real dice: the table throws them and enters their faces.
import { describe, expect, it } from 'vitest'
import { legalActions } from '../index'
import { P1, P2, Table, table } from '../testing/table'

const own = (players = 2): Table => table(players, { dice: 'table' })
const enter = (dice: unknown, player: number = P1) => ({ type: 'enterThrow', player, dice })

describe('Real dice', () => {
  it('the faces that are entered move the token', () => {
    const t = own().enters(3, 5).buys()
    expect([t.positionOf(P1), t.ownerOf(8)]).toEqual([8, P1])
    expect(t.all('diceThrown')).toMatchObject([{ player: P1, dice: [3, 5], purpose: 'turn', manual: true }])
    expect(t.refusal(enter([1, 2]))).toBe('noThrowDue')
  })

  it('count for doubles, in jail, for the start and for a rent like those of the app', () => {
    const doubles = own().owns(P1, 8, 4).enters(4, 4)
    expect(doubles.throwIsDue()).toBe(true)
    expect(own().inJail(P1).enters(5, 5).isInJail(P1)).toBe(false)
    const start = new Table(2, { dice: 'table' }).enters(1, 2).enters(6, 5)
    expect([start.asks(), start.all('diceThrown').map(({ manual }) => manual)]).toEqual([
      { kind: 'turn', player: P2 },
      [true, true]
    ])
    const rent = own().owns(P2, 12).onTop('CH04').at(P1, 4).enters(1, 2).enters(2, 3)
    expect(rent.cashes()).toEqual([1450, 1550])
    expect(rent.all('diceThrown').map(({ purpose }) => purpose)).toEqual(['turn', 'rent'])
  })

  it('a die that lies askew or off the board does not count: thrown again, as often as it takes', () => {
    const t = own().throwsAskew().throwsAskew()
    expect([t.positionOf(P1), t.throwIsDue(), t.all('throwInvalid')]).toEqual([
      0,
      true,
      Array(2).fill({ type: 'throwInvalid', player: P1 })
    ])
    expect(own().inJail(P1).throwsAskew().state.players[P1]?.jailThrows).toBe(0)
    const start = new Table(2, { dice: 'table' }).throwsAskew()
    expect(start.asks()).toEqual({ kind: 'openingThrow', player: P1 })
    const rent = own().owns(P2, 12).onTop('CH04').at(P1, 4).enters(1, 2).throwsAskew()
    expect(rent.asks()).toEqual({ kind: 'rentThrow', player: P1 })
  })

  it('such a throw ends neither offers nor claims', () => {
    const t = table(3, { dice: 'table', rent: 'claimNext' }).owns(P2, 3).at(P1, 0).enters(1, 2).ends()
    t.owns(P1, 5)
      .offers(P2, P1, { cash: 9 }, { deeds: [5] })
      .agree(P1)
      .throwsAskew()
    expect([t.state.offers.length, t.state.claims.length, t.state.agreed]).toEqual([1, 1, [P1]])
    t.at(P2, 0).enters(4, 6)
    expect([t.state.offers, t.state.claims, t.state.agreed]).toEqual([[], [], []])
  })

  it.each([[[0, 1]], [[1, 7]], [[1.5, 2]], [[1]], [[1, 2, 3]], ['12'], [null]])(
    'faces that no dice show are refused: %j',
    (dice) => {
      expect(own().refusal(enter(dice))).toBe('malformed')
    }
  )

  it('each table has one kind of dice', () => {
    expect([own().refuses(P1, 'throwDice'), own().refusal(enter([1, 2], P2))]).toEqual([
      'diceOfTheTable',
      'outOfTurn'
    ])
    expect([table().refusal(enter([1, 2])), table().refuses(P1, 'invalidThrow')]).toEqual([
      'diceOfTheApp',
      'diceOfTheApp'
    ])
    expect(legalActions(own().state, P1).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['enterThrow', 'invalidThrow'])
    )
    expect(own().choices(P1)).not.toContain('throwDice')
    expect(table().throws(1, 2).all('diceThrown')).toMatchObject([{ manual: false }])
  })
})
