// Chapter RENT, second part: rent that the owner must ask for in time.
import { describe, expect, it } from 'vitest'
import type { Rules } from '../../../shared/game/rules'
import { legalActions } from '../index'
import { H, P1, P2, P3, P4, m, table, type Table } from '../testing/table'

const claimed = (rent: Rules['rent'], players = 4, rules: Partial<Rules> = {}): Table =>
  table(players, { rent, ...rules })

/** P4 owns Pacific Avenue only; P1 has landed there and ended his turn. */
const onPacific = (rent: Rules['rent']): Table => claimed(rent).owns(P4, 31).lands(P1, 31).ends()

/** The rents that a player may ask for now. */
const claimable = (t: Table, owner: number): number[][] =>
  legalActions(t.state, owner).flatMap((option) =>
    option.type === 'claimRent' ? [[option.tenant, option.space]] : []
  )

describe('Claimed rent', () => {
  it('is not paid by itself, and nothing stops the play', () => {
    const t = claimed('claimSecond').owns(P4, 31).lands(P1, 31)
    expect([t.cashes(), t.asks(), t.all('rentClaimed')]).toEqual([
      [1500, 1500, 1500, 1500],
      { kind: 'turn', player: P1 },
      []
    ])
    expect([claimable(t, P4), claimable(t, P2)]).toEqual([[[P1, 31]], []])
  })

  it('RENT-12: may be asked for until the second player following has thrown', () => {
    const t = onPacific('claimSecond').passesBy().claims(P4, P1, 31)
    expect(t.cashes()).toEqual([1474, 1500, 1500, 1526])
    expect(t.all('rentClaimed')).toEqual([
      { type: 'rentClaimed', player: P4, tenant: P1, space: 31, amount: 26 }
    ])
    expect(onPacific('claimSecond').passesBy().ends().claims(P4, P1, 31).cashOf(P4)).toBe(1526)
  })

  it('RENT-13: is lost for good once that player has thrown', () => {
    const t = onPacific('claimSecond').passesBy().ends().passesBy()
    expect([t.refusesClaim(P4, P1, 31), claimable(t, P4)]).toEqual(['noRentToClaim', []])
    expect(t.ends().passesBy().ends().cashes()).toEqual([1500, 1500, 1500, 1500])
  })

  it('RENT-14: with the short deadline it is lost when the next player throws', () => {
    expect(onPacific('claimNext').claims(P4, P1, 31).cashes()).toEqual([1474, 1500, 1500, 1526])
    expect(onPacific('claimNext').passesBy().refusesClaim(P4, P1, 31)).toBe('noRentToClaim')
  })

  it('RENT-15: the second throw of the tenant himself does not count', () => {
    const t = claimed('claimNext').owns(P2, 6).at(P1, 0).throws(3, 3).throws(1, 2).leavesIt().ends()
    expect(t.positionOf(P1)).toBe(9)
    expect(t.claims(P2, P1, 6).cashes()).toEqual([1494, 1506, 1500, 1500])
  })

  it('RENT-15: nor do further throws of a follower', () => {
    const t = onPacific('claimSecond').at(P2, 0).throws(5, 5).at(P2, 0).throws(4, 6)
    expect(t.claims(P4, P1, 31).cashOf(P4)).toBe(1526)
  })

  it('RENT-16: the amount is what was due at the moment of landing', () => {
    const t = claimed('claimSecond').owns(P3, 21, 23, 24).lands(P1, 24)
    t.builds(P3, 'red', 0, 0, 1).ends().passesBy().claims(P3, P1, 24)
    expect(t.cashes()).toEqual([1460, 1500, 1500 - 150 + 40, 1500])
  })

  it('RENT-16: also when the lot has been sold since: it belongs to who was the owner then', () => {
    const t = claimed('claimSecond')
      .owns(P3, 24)
      .lands(P1, 24)
      .trades(P3, P2, { deeds: [24] }, { cash: 1 })
    expect([t.refusesClaim(P2, P1, 24), t.claims(P3, P1, 24).cashOf(P3)]).toEqual(['noRentToClaim', 1521])
  })

  it('RENT-17: of two players the second one following is the tenant himself', () => {
    const onNewYork = (rent: Rules['rent']) => claimed(rent, 2).owns(P2, 19).lands(P1, 19).ends().passesBy()
    expect(onNewYork('claimSecond').claims(P2, P1, 19).cashes()).toEqual([1484, 1516])
    expect(onNewYork('claimSecond').ends().claims(P2, P1, 19).cashes()).toEqual([1484, 1516])
    expect(onNewYork('claimSecond').ends().passesBy().refusesClaim(P2, P1, 19)).toBe('noRentToClaim')
    expect(onNewYork('claimNext').refusesClaim(P2, P1, 19)).toBe('noRentToClaim')
  })

  it('RENT-18: lapses when the tenant goes bankrupt', () => {
    const t = claimed('claimSecond').cash(P1, 60).owns(P3, 34).lands(P1, 34).draws(P1, 'CC12')
    expect([t.isOut(P1), t.refusesClaim(P3, P1, 34), t.state.claims]).toEqual([true, 'noRentToClaim', []])
    expect(t.cashOf(P3)).toBe(1500)
  })

  it('RENT-18: lapses when the owner or the tenant leaves the game', () => {
    for (const leaver of [P1, P4])
      expect(onPacific('claimSecond').passesBy().resigns(leaver).state.claims).toEqual([])
    expect(onPacific('claimSecond').passesBy().resigns(P3).claims(P4, P1, 31).cashOf(P4)).toBe(1526)
  })

  it('RENT-19: opens a debt outside the turn of the tenant, and the play waits for him', () => {
    const t = claimed('claimSecond').cash(P1, 60).owns(P1, 11).holds(P2, 'chance').owns(P3, 34).lands(P1, 34)
    t.trades(P1, P2, { cash: 50 }, { cards: ['chance'] })
    t.ends().passesBy().claims(P3, P1, 34)
    expect([t.owed(), t.cashOf(P1), t.asks()]).toEqual([28, 10, { kind: 'debt', player: P1 }])
    expect([t.refuses(P2, 'endTurn'), t.refuses(P1, 'giveUp')]).toEqual(['outOfTurn', 'stillSolvent'])
    t.mortgages(P1, 11)
    expect([t.cashOf(P1), t.cashOf(P3)]).toEqual([10 + 70 - 28, 1528])
    expect(t.ends().asks()).toEqual({ kind: 'turn', player: P3 })
  })

  it('RENT-19: and may ruin him; the turn that it interrupted goes on', () => {
    const t = claimed('claimSecond').owns(P3, 31, 32, 34).built('green', H, H, H).lands(P1, 34)
    t.cash(P1, 500).ends().passesBy().claims(P3, P1, 34)
    expect([t.isOut(P1), t.cashOf(P3), t.asks()]).toEqual([true, 2000, { kind: 'turn', player: P2 }])
    expect(t.ends().asks()).toEqual({ kind: 'turn', player: P3 })
  })

  it('RENT-20: two rents of one turn may both be asked for', () => {
    const t = claimed('claimNext').owns(P2, 6).owns(P3, 8).throws(3, 3).throws(1, 1).throws(1, 2)
    expect(t.positionOf(P1)).toBe(11)
    t.leavesIt().ends().claims(P2, P1, 6).claims(P3, P1, 8)
    expect(t.cashes()).toEqual([1488, 1506, 1506, 1500])
  })

  it('RENT-20: even two rents of the same lot', () => {
    const t = claimed('claimNext').owns(P2, 24).at(P1, 12).throws(6, 6).onTop('CH02').throws(6, 6)
    expect([t.positionOf(P1), t.state.claims.length]).toEqual([24, 2])
    t.throws(1, 2).leavesIt().ends().claims(P2, P1, 24).claims(P2, P1, 24)
    expect([t.cashOf(P2), t.refusesClaim(P2, P1, 24)]).toEqual([1540, 'noRentToClaim'])
  })

  it('can wait until what interrupts the play is settled, but no longer than its deadline', () => {
    const t = onPacific('claimSecond').at(P2, 0).throws(1, 2)
    expect([t.asks(), t.refusesClaim(P4, P1, 31)]).toEqual([{ kind: 'purchase', player: P2 }, 'purchaseOpen'])
    expect(t.buys().claims(P4, P1, 31).cashOf(P4)).toBe(1526)
  })

  it('counts a throw for doubles in jail, but neither a card nor a turn of somebody who is out', () => {
    const jailed = onPacific('claimNext').inJail(P2)
    expect(jailed.throws(1, 2).refusesClaim(P4, P1, 31)).toBe('noRentToClaim')
    const bankrupt = claimed('claimSecond').out(P2).owns(P4, 31).lands(P1, 31).ends().passesBy()
    expect(bankrupt.asks()).toEqual({ kind: 'turn', player: P3 })
    expect(bankrupt.claims(P4, P1, 31).cashOf(P4)).toBe(1526)
  })

  it('holds for the rents that cards bring, too', () => {
    const railroad = claimed('claimNext').owns(P2, 15, 25).draws(P1, 'CH05').ends()
    expect(railroad.claims(P2, P1, 15).cashOf(P2)).toBe(1600)
    const utility = claimed('claimNext').owns(P2, 12).draws(P1, 'CH04').throws(2, 3).ends()
    expect(utility.claims(P2, P1, 12).cashOf(P2)).toBe(1550)
  })

  it('lapses with the end of the game', () => {
    expect(onPacific('claimSecond').agree(P1, P2, P3, P4).state.claims).toEqual([])
  })
})

describe('Bad claims', () => {
  it('INPUT-15: the same rent twice', () => {
    expect(onPacific('claimSecond').claims(P4, P1, 31).refusesClaim(P4, P1, 31)).toBe('noRentToClaim')
  })

  it("INPUT-15: one's own landing, another owner, another tenant, a rent that was paid by itself", () => {
    const t = claimed('claimSecond').owns(P1, 31).lands(P1, 31)
    expect([t.refusesClaim(P1, P1, 31), t.state.claims]).toEqual(['noRentToClaim', []])
    const other = onPacific('claimSecond')
    expect([other.refusesClaim(P3, P1, 31), other.refusesClaim(P4, P2, 31)]).toEqual([
      'noRentToClaim',
      'noRentToClaim'
    ])
    expect(table().owns(P2, 31).lands(P1, 31).refusesClaim(P2, P1, 31)).toBe('noRentToClaim')
  })

  it('INPUT-15: a mortgaged lot', () => {
    const t = claimed('claimSecond').owns(P4, m(31)).lands(P1, 31)
    expect([t.refusesClaim(P4, P1, 31), t.state.claims]).toEqual(['noRentToClaim', []])
    expect(t.lifts(P4, 31).refusesClaim(P4, P1, 31)).toBe('noRentToClaim')
  })

  it('INPUT-15: a lot that was sold before the landing', () => {
    const t = claimed('claimSecond')
      .owns(P4, 31)
      .trades(P4, P3, { deeds: [31] }, { cash: 1 })
      .lands(P1, 31)
    expect([t.refusesClaim(P4, P1, 31), t.refusesClaim(P3, P1, 31)]).toEqual(['noRentToClaim', null])
  })
})
