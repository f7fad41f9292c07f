// Chapter JAIL: sitting there, getting out, and doing business from behind bars.
import { describe, expect, it } from 'vitest'
import { BANK, P1, P2, P3, table } from '../testing/table'

describe('Jail', () => {
  it('JAIL-01: just visiting is not jail and costs nothing', () => {
    const t = table().throws(4, 6)
    expect([t.positionOf(P1), t.isInJail(P1)]).toEqual([10, false])
    t.goesRoundTo(P1)
    expect(t.refuses(P1, 'payFine')).toBe('notInJail')
    expect([t.throws(1, 3).positionOf(P1), t.cashOf(P1)]).toEqual([14, 1500])
  })

  it('JAIL-02: the fine of $50 may be paid before the throw, which then moves the token', () => {
    expect(table().inJail(P1).cash(P1, 49).refuses(P1, 'payFine')).toBe('notEnoughCash')
    expect(table().inJail(P1).cash(P1, 50).paysFine().cashOf(P1)).toBe(0)
    const t = table().inJail(P1).onTop('CC05').paysFine()
    expect([t.isInJail(P1), t.positionOf(P1), t.cashOf(P1)]).toEqual([false, 10, 1450])
    expect([t.throws(3, 4).positionOf(P1), t.cashOf(P1)]).toEqual([17, 1450])
  })

  it('JAIL-03: doubles thrown after paying are the first of the turn and give another throw', () => {
    const t = table().inJail(P1).paysFine().throws(2, 2)
    expect([t.positionOf(P1), t.leavesIt().choices(P1)]).toEqual([14, ['throwDice']])
    expect([t.throws(3, 3).positionOf(P1), t.isInJail(P1)]).toEqual([20, false])
    expect([t.throws(1, 1).positionOf(P1), t.isInJail(P1)]).toEqual([10, true])
  })

  it('JAIL-04: doubles free the player without a fine and move him, but give no further throw', () => {
    const t = table().inJail(P1).throws(3, 3)
    expect([t.positionOf(P1), t.isInJail(P1), t.cashOf(P1)]).toEqual([16, false, 1500])
    expect(t.all('diceThrown')).toMatchObject([{ dice: [3, 3], purpose: 'jail', doubles: 0 }])
    expect(t.leavesIt().refuses(P1, 'throwDice')).toBe('noThrowDue')
    expect(t.ends().asks()).toEqual({ kind: 'turn', player: P2 })
  })

  it('JAIL-05: without doubles the player stays, and it is too late to pay in this turn', () => {
    const t = table().inJail(P1).throws(1, 4)
    expect([t.positionOf(P1), t.isInJail(P1), t.cashOf(P1)]).toEqual([10, true, 1500])
    expect(t.refuses(P1, 'payFine')).toBe('noThrowDue')
    expect(t.ends().asks()).toEqual({ kind: 'turn', player: P2 })
  })

  it('JAIL-06: after the third failed throw the fine is due and the throw moves the token', () => {
    const t = table().inJail(P1).onTop('CC05')
    t.throws(1, 4).goesRoundTo(P1).throws(5, 6).goesRoundTo(P1)
    expect([t.isInJail(P1), t.cashOf(P1)]).toEqual([true, 1500])
    t.throws(2, 5)
    expect([t.positionOf(P1), t.isInJail(P1), t.cashOf(P1)]).toEqual([17, false, 1450])
    expect(t.state.players[P1]?.jailThrows).toBe(0)
    expect(t.refuses(P1, 'throwDice')).toBe('noThrowDue')
  })

  it('JAIL-07: doubles at the third throw cost no fine and give no further throw', () => {
    const t = table().inJail(P1, 2).throws(4, 4)
    expect([t.positionOf(P1), t.isInJail(P1), t.cashOf(P1)]).toEqual([18, false, 1500])
    expect(t.leavesIt().refuses(P1, 'throwDice')).toBe('noThrowDue')
  })

  it('JAIL-08: in the third turn only the throw or a release card is left', () => {
    const t = table().inJail(P1, 2)
    expect(t.refuses(P1, 'payFine')).toBe('fineNoLongerAccepted')
    expect(t.choices(P1)).toEqual(['throwDice'])
    t.holds(P1, 'chest')
    expect(t.choices(P1)).toEqual(['throwDice', 'useReleaseCard', 'offer'])
    expect([t.usesCard('chest').isInJail(P1), t.cashOf(P1)]).toEqual([false, 1500])
  })

  it('JAIL-09: the fine of the third failed throw may have to be raised; no card helps any more', () => {
    const t = table().inJail(P1, 2).cash(P1, 20).owns(P1, 3).holds(P1, 'chance').onTop('CC05').throws(2, 5)
    expect([t.asks(), t.owed(), t.positionOf(P1)]).toEqual([{ kind: 'debt', player: P1 }, 50, 10])
    expect(t.refusal({ type: 'useReleaseCard', player: P1, deck: 'chance' })).toBe('debtOpen')
    t.mortgages(P1, 3)
    expect([t.cashOf(P1), t.positionOf(P1), t.isInJail(P1)]).toEqual([0, 17, false])
    expect(t.state.releaseCards.chance).toBe(P1)
  })

  it('JAIL-10: who cannot raise the fine is bankrupt to the Bank, and the token stays', () => {
    const t = table().inJail(P1, 2).cash(P1, 20).throws(2, 5)
    expect(t.all('playerBankrupted')).toEqual([{ type: 'playerBankrupted', player: P1, creditor: BANK }])
    expect([t.isOut(P1), t.positionOf(P1), t.cashOf(P1)]).toEqual([true, 10, 0])
    expect(t.asks()).toEqual({ kind: 'turn', player: P2 })
  })

  it('JAIL-11: a release card frees the player for nothing and goes to the bottom of its deck', () => {
    const t = table().inJail(P1).holds(P1, 'chest').usesCard('chest')
    expect([t.isInJail(P1), t.cardsOf('chest').at(-1)]).toEqual([false, 'CC05'])
    expect([t.throws(5, 6).positionOf(P1), t.cashOf(P1)]).toEqual([21, 1500])
  })

  it('JAIL-12: a release card may be bought from another player and used at once', () => {
    const t = table().inJail(P1).holds(P3, 'chance')
    t.trades(P1, P3, { cash: 40 }, { cards: ['chance'] }).usesCard('chance')
    expect([t.isInJail(P1), t.cashes()]).toEqual([false, [1460, 1500, 1540]])
    expect(t.throws(1, 2).positionOf(P1)).toBe(13)
  })

  it('JAIL-13: a player in jail builds, mortgages and trades like any other', () => {
    const t = table().inJail(P1).owns(P1, 5, 6, 8, 9, 12).owns(P2, 28)
    t.builds(P1, 'lightBlue', 1, 1, 1)
      .mortgages(P1, 5)
      .trades(P1, P2, { deeds: [12] }, { deeds: [28] })
    expect([t.cashOf(P1), t.levels('lightBlue'), t.isMortgaged(5)]).toEqual([1450, [1, 1, 1], true])
    expect([t.ownerOf(28), t.ownerOf(12), t.isInJail(P1)]).toEqual([P1, P2, true])
  })

  it('JAIL-14: the throw that freed the player counts for the rent of a utility', () => {
    const t = table().inJail(P1).owns(P2, 12).throws(1, 1)
    expect([t.positionOf(P1), t.cashes()]).toEqual([12, [1492, 1508, 1500]])
    expect(t.refuses(P1, 'throwDice')).toBe('noThrowDue')
  })

  it('JAIL-15: the doubles that freed a player are not counted in his next turn', () => {
    const t = table().inJail(P1).throws(5, 5).goesRoundTo(P1)
    expect([t.positionOf(P1), t.throws(2, 2).positionOf(P1)]).toEqual([20, 24])
    expect([t.leavesIt().throws(1, 1).positionOf(P1), t.isInJail(P1)]).toEqual([26, false])
  })

  it('JAIL-16: who is sent back has three new turns, the first of them his next', () => {
    const t = table().inJail(P1, 1).onTop('CH10').throws(6, 6)
    expect([t.positionOf(P1), t.isInJail(P1), t.choices(P1)]).toEqual([10, true, ['endTurn']])
    t.onTop('CC05').goesRoundTo(P1).throws(1, 2).goesRoundTo(P1).throws(1, 2).goesRoundTo(P1)
    expect(t.all('stayedInJail').map(({ throwsLeft }) => throwsLeft)).toEqual([2, 1])
    expect([t.isInJail(P1), t.cashOf(P1)]).toEqual([true, 1500])
    expect([t.throws(3, 4).positionOf(P1), t.cashOf(P1)]).toEqual([17, 1450])
  })
})
