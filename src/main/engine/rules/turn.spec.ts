// Chapter TURN: a turn is a throw, what comes of it, another throw after doubles, and its end.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { officialRules } from '../../../shared/game/rules'
import { decisionOf } from '../../../shared/game/view'
import { newSimulation, simulate } from '../index'
import { fastChance } from '../random'
import { randomAction } from '../testing/random-play'
import { H, P1, P2, P3, P4, table } from '../testing/table'

describe('A turn', () => {
  it('TURN-01: a throw moves the token, the lot is bought, and the turn goes on to the left', () => {
    const t = table().throws(3, 5).buys()
    expect(t.positionOf(P1)).toBe(8)
    expect(t.deedsOf(P1)).toEqual([8])
    expect(t.cashes()).toEqual([1400, 1500, 1500])
    expect(t.ends().asks()).toEqual({ kind: 'turn', player: P2 })
  })

  it('TURN-02: after doubles the space is settled first, then the player throws again', () => {
    const t = table().throws(2, 2)
    expect(t.positionOf(P1)).toBe(4)
    expect(t.choices(P1)).toEqual(['chooseTax'])
    expect(t.refuses(P1, 'throwDice')).toBe('taxOpen')
    expect(t.paysTax('flat').cashOf(P1)).toBe(1300)
    expect(t.choices(P1)).toEqual(['throwDice'])
    expect(t.throws(1, 4).positionOf(P1)).toBe(9)
    expect(t.leavesIt().refuses(P1, 'throwDice')).toBe('noThrowDue')
    expect(t.ends().asks()).toEqual({ kind: 'turn', player: P2 })
  })

  it('TURN-03: the third doubles in a row lead to jail instead of moving', () => {
    const t = table().at(P1, 28).throws(6, 6)
    expect(t.positionOf(P1)).toBe(0)
    expect(t.throws(3, 3).positionOf(P1)).toBe(6)
    t.leavesIt().throws(1, 1)
    expect(t.cashOf(P1)).toBe(1700)
    expect([t.positionOf(P1), t.isInJail(P1)]).toEqual([10, true])
    expect(t.all('diceThrown').map(({ doubles }) => doubles)).toEqual([1, 2, 3])
    expect(t.all('sentToJail')).toMatchObject([{ player: P1, why: 'doubles' }])
    expect(t.choices(P1)).toEqual(['endTurn'])
    expect(t.ends().asks()).toEqual({ kind: 'turn', player: P2 })
  })

  it('TURN-04: doubles onto Go to Jail give no further throw', () => {
    const t = table().at(P1, 22).throws(4, 4)
    expect(t.all('sentToJail')).toMatchObject([{ player: P1, why: 'space' }])
    expect([t.positionOf(P1), t.isInJail(P1), t.cashOf(P1)]).toEqual([10, true, 1500])
    expect(t.refuses(P1, 'throwDice')).toBe('noThrowDue')
    expect(t.ends().asks()).toEqual({ kind: 'turn', player: P2 })
  })

  it('TURN-05: doubles and then a card to jail give no further throw either', () => {
    const t = table().at(P1, 11).onTop('CC06').throws(3, 3)
    expect([t.positionOf(P1), t.isInJail(P1), t.cashOf(P1)]).toEqual([10, true, 1500])
    expect(t.cardsOf('chest').at(-1)).toBe('CC06')
    expect(t.all('sentToJail')).toMatchObject([{ player: P1, why: 'card' }])
    expect(t.refuses(P1, 'throwDice')).toBe('noThrowDue')
    expect(t.ends().asks()).toEqual({ kind: 'turn', player: P2 })
  })

  it('TURN-06: bankrupt players are skipped', () => {
    const t = table(4).out(P3).turnOf(P2).throws(4, 6).ends()
    expect(t.asks()).toEqual({ kind: 'turn', player: P4 })
  })

  it('TURN-07: doubles are counted anew in each turn', () => {
    const t = table().owns(P1, 35, 37).at(P1, 33).throws(1, 1).throws(1, 1).throws(1, 2)
    t.goesRoundTo(P1).throws(5, 5)
    expect([t.positionOf(P1), t.isInJail(P1)]).toEqual([10, false])
    expect(t.choices(P1)).toContain('throwDice')
  })

  it('TURN-08: a debt must be paid before the throw that doubles have earned', () => {
    const estate = [5, 15, 25, 35, 12, 28, 1, 3]
    const t = table()
      .cash(P1, 900)
      .owns(P1, ...estate)
      .owns(P2, 37, 39)
      .built('darkBlue', H, H)
    expect([t.at(P1, 35).throws(1, 1).owed(), t.means(P1)]).toEqual([1500, 1510])
    expect(t.refuses(P1, 'giveUp')).toBe('stillSolvent')
    for (const space of estate) {
      expect(t.refuses(P1, 'throwDice')).toBe('debtOpen')
      t.mortgages(P1, space)
    }
    expect(t.cashOf(P1)).toBe(900 + 4 * 100 + 2 * 75 + 2 * 30 - 1500)
    expect(t.cashOf(P2)).toBe(3000)
    expect(t.throws(1, 2).positionOf(P1)).toBe(0)
  })

  it('TURN-09: tokens may share a space', () => {
    const t = table().at(P2, 11).at(P1, 8).throws(1, 2).buys()
    expect(t.deedsOf(P1)).toEqual([11])
    expect([P1, P2].map((player) => t.positionOf(player))).toEqual([11, 11])
    expect(t.cashes()).toEqual([1360, 1500, 1500])
  })

  it('turns are numbered, and leave nothing unsettled behind', () => {
    const t = table().throws(4, 6).goesRoundTo(P1)
    expect(t.all('turnStarted').map(({ number }) => number)).toEqual([2, 3, 4])
    expect(t.state.agenda).toEqual([{ kind: 'turn', player: P1 }])
    expect(t.all('diceThrown').map(({ doubles }) => doubles)).toEqual([0, 0, 0])
  })

  it('whatever was pushed on the agenda is gone when a turn waits again, in any game', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const chance = fastChance(seed)
        const state = newSimulation(officialRules(2 + (seed % 7)), seed)
        for (let count = 0; count < 400; count++) {
          const action = randomAction(state, chance)
          if (!action) break
          simulate(state, action)
          if (decisionOf(state)?.kind === 'turn') expect(state.agenda).toHaveLength(1)
        }
      }),
      { numRuns: 20 }
    )
  })
})
