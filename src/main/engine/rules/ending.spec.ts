// Chapters SHORT and TIME, and ending by agreement: games that end by a valuation of what all own.
import { describe, expect, it } from 'vitest'
import { MAX_PLAYERS, type Rules } from '../../../shared/game/rules'
import { whyIllegal } from '../index'
import { actionsOf } from '../testing/action-space'
import { BANK, H, P1, P2, P3, P4, Table, m, table } from '../testing/table'

const SHORT = { ending: 'secondBankruptcy', housesBeforeHotel: 3 } as const
const TIMED = { timeLimit: 60 } as const

/** A game at its opening in which a player was dealt just these two deeds. */
function dealt(players: number, rules: Partial<Rules>, player: number, ...deeds: number[]): Table {
  for (let seed = 1; ; seed++) {
    const t = new Table(players, { ...rules, dealt: 2 }, seed)
    if (t.deedsOf(player).join() === deeds.join()) return t
  }
}

describe('The short game', () => {
  it('SHORT-01: two deeds are dealt to each player, who pays for them', () => {
    expect(dealt(2, SHORT, P1, 37, 39).cashOf(P1)).toBe(750)
    expect(dealt(2, SHORT, P2, 1, 3).cashOf(P2)).toBe(1380)
    const t = dealt(3, SHORT, P1, 37, 39)
    expect([P1, P2, P3].map((player) => t.deedsOf(player).length)).toEqual([2, 2, 2])
    expect([t.asks(), t.choices(P1)]).toEqual([{ kind: 'openingThrow', player: P1 }, ['throwDice']])
    expect([P1, P2, P3].map((player) => t.choices(player))).toEqual([['throwDice'], [], []])
  })

  it('SHORT-02: a hotel follows after three houses', () => {
    const t = table(3, SHORT).owns(P1, 16, 18, 19).builds(P1, 'orange', 3, 3, 3)
    expect(t.cashOf(P1)).toBe(600)
    expect(t.refusesBuild(P1, 'orange', 3, 3, 4)).toBe('malformed')
    t.builds(P1, 'orange', 3, 3, H)
    expect([t.cashOf(P1), t.bank()]).toEqual([500, [26, 11]])
    expect(t.lands(P2, 19).cashes()).toEqual([1500, 500, 1500])
  })

  it('SHORT-03: that hotel is worth four buildings when it is sold, or three houses and one', () => {
    const orange = (...levels: number[]) =>
      table(3, SHORT)
        .owns(P1, 16, 18, 19)
        .built('orange', ...levels)
    const all = orange(H, H, H).sells(P1, 'orange', 0, 0, 0)
    expect([all.cashOf(P1), all.bank()]).toEqual([1500 + 12 * 50, [32, 12]])
    const broken = orange(3, 3, H).stock(3, 11).sells(P1, 'orange', 3, 3, 3)
    expect([broken.cashOf(P1), broken.bank()]).toEqual([1550, [0, 12]])
    expect(orange(3, 3, H).stock(2, 11).refusesSale(P1, 'orange', 3, 3, 3)).toBe('noHousesLeft')
  })

  it('SHORT-03: where building need not be even it can be sold alone, for $200', () => {
    const t = table(3, { ...SHORT, evenBuilding: false })
      .owns(P1, 16, 18, 19)
      .built('orange', 3, 3, H)
    expect(t.sells(P1, 'orange', 3, 3, 0).cashOf(P1)).toBe(1500 + (4 * 100) / 2)
  })

  it('SHORT-04: the first bankruptcy is an ordinary one', () => {
    const t = table(4, SHORT).cash(P4, 40).owns(P4, 37, 39).built('darkBlue', 1, 1).turnOf(P4)
    t.owes(P4, P1, 900).givesUp(P4)
    expect([t.isOut(P4), t.cashOf(P1), t.levels('darkBlue'), t.deedsOf(P1)]).toEqual([
      true,
      1500 + 40 + 200,
      [0, 0],
      [37, 39]
    ])
    expect([t.state.outcome, t.asks()]).toEqual([null, { kind: 'turn', player: P1 }])
  })

  /** One player is out; P1 is about to fall, P2 and P3 remain. */
  const lastButOne = (): Table =>
    table(4, SHORT)
      .out(P4)
      .cash(P1, 120)
      .owns(P1, 6, 8, 9, m(15))
      .built('lightBlue', 3, 3, 3)
      .cash(P2, 300)
      .owns(P2, 21, 23, 24)
      .built('red', 3, 3, H)
      .cash(P3, 2100)
      .owns(P3, 37, m(28))

  it('SHORT-05: the second ends the game; the creditor gets all as it stands, without interest', () => {
    const t = lastButOne().lands(P1, 24)
    expect([t.owed(), t.refuses(P1, 'giveUp')]).toEqual([1100, null])
    t.givesUp(P1)
    expect([t.scores(), t.winners()]).toEqual([[null, 3470, 2525, null], [P2]])
    expect(300 + 120 + 680 + 6 * 150 + 4 * 150 + 320 + 9 * 50 + 100).toBe(3470)
    expect([t.cashes(), t.levels('lightBlue'), t.deedsOf(P2)]).toEqual([
      [0, 420, 2100, 0],
      [3, 3, 3],
      [6, 8, 9, 15, 21, 23, 24]
    ])
    expect([t.isMortgaged(15), t.paid('interest'), t.paid('sale'), t.asks()]).toEqual([true, [], [], null])
    expect(t.all('gameEnded')).toEqual([{ type: 'gameEnded', winners: [P2], why: 'secondBankruptcy' }])
  })

  it('SHORT-06: to the Bank there is no auction, and only the others are scored', () => {
    const t = lastButOne().cash(P1, 0).owes(P1, BANK, 400).givesUp(P1)
    expect([t.scores(), t.winners()]).toEqual([[null, 300 + 680 + 1500, 2525, null], [P3]])
    expect([t.auctioned(), t.deedsOf(P1), t.ownerOf(6), t.levels('lightBlue')]).toEqual([
      [],
      [],
      BANK,
      [0, 0, 0]
    ])
    expect([t.isMortgaged(15), t.bank()]).toEqual([false, [32 - 6, 11]])
  })

  it('SHORT-06: leaving the game counts as a bankruptcy', () => {
    const t = table(4, SHORT).out(P4).owns(P1, 5).resigns(P1)
    expect([t.state.outcome?.why, t.winners(), t.auctioned()]).toEqual(['secondBankruptcy', [P2, P3], []])
  })

  it('SHORT-07: a mortgaged deed counts half its price', () => {
    const t = table(4, SHORT).out(P4).cash(P3, 0).owns(P3, m(39)).cash(P2, 199).resigns(P1)
    expect([t.scores(), t.winners()]).toEqual([[null, 199, 200, null], [P3]])
  })

  it('SHORT-08: equal scores win together', () => {
    const t = table(4, SHORT).out(P4).cash(P2, 2000).cash(P3, 1650).owns(P3, 37).cash(P1, 10).lands(P1, 38)
    expect([t.scores(), t.winners()]).toEqual([
      [null, 2000, 2000, null],
      [P2, P3]
    ])
  })

  it('SHORT-09: of two players the other wins with the first bankruptcy, without a score', () => {
    const t = table(2, SHORT).cash(P1, 10).lands(P1, 38)
    expect(t.state.outcome).toEqual({ winners: [P2], why: 'lastPlayer', scores: null })
  })

  it('SHORT-09: of three players the last one wins with the second', () => {
    const t = table(3, SHORT).out(P3).cash(P1, 10).lands(P1, 38)
    expect(t.state.outcome).toEqual({
      winners: [P2],
      why: 'secondBankruptcy',
      scores: [null, 1500, null]
    })
  })
})

describe('The timed game', () => {
  it('TIME-01: begins with two deeds each, paid; hotels need four houses as ever', () => {
    const t = dealt(2, TIMED, P1, 37, 39)
    expect(t.cashOf(P1)).toBe(750)
    const built = table(2, TIMED).owns(P1, 16, 18, 19).built('orange', 3, 3, 3)
    expect(built.refusesBuild(P1, 'orange', H, 3, 3)).toBe('mustBuildEvenly')
    expect(built.builds(P1, 'orange', 4, 4, 4).refusesBuild(P1, 'orange', H, 4, 4)).toBeNull()
  })

  it('TIME-02: the hour ends it with the turn that is under way, and the richest wins', () => {
    const t = table(2, TIMED).cash(P1, 410).owns(P1, 5, 15, m(12), 11, 13, 14).built('lightPurple', 4, 4, H)
    t.cash(P2, 2600).owns(P2, m(3)).hourStrikes()
    expect([t.state.outcome, t.asks()]).toEqual([null, { kind: 'turn', player: P1 }])
    t.passesBy().ends()
    expect(410 + 400 + 75 + 440 + 8 * 100 + 5 * 100).toBe(2625)
    expect([t.scores(), t.winners(), t.asks()]).toEqual([[2625, 2630], [P2], null])
    expect(t.all('gameEnded')).toEqual([{ type: 'gameEnded', winners: [P2], why: 'timeLimit' }])
  })

  it('TIME-03: extra throws of that turn are made and settled first', () => {
    const t = table(2, TIMED).owns(P2, 6, 9).throws(3, 3).hourStrikes()
    expect([t.cashOf(P1), t.throwIsDue(), t.refuses(P1, 'endTurn')]).toEqual([1494, true, 'throwDue'])
    t.throws(1, 2)
    expect(t.state.outcome).toBeNull()
    t.ends()
    expect([t.scores(), t.winners()]).toEqual([[1486, 1500 + 6 + 8 + 220], [P2]])
  })

  it('TIME-04: a debt that is open must be settled first', () => {
    const t = table(3, TIMED).cash(P1, 10).owns(P1, 39).lands(P1, 38).hourStrikes()
    expect([t.asks(), t.refuses(P1, 'endTurn')]).toEqual([{ kind: 'debt', player: P1 }, 'debtOpen'])
    t.mortgages(P1, 39).ends()
    expect([t.scores(), t.winners()]).toEqual([
      [10 + 200 - 75 + 200, 1500, 1500],
      [P2, P3]
    ])
  })

  it('TIME-04: a bankruptcy still counts, and its auctions are held', () => {
    const t = table(3, TIMED).cash(P1, 10).owns(P1, m(3)).lands(P1, 38).hourStrikes().givesUp(P1)
    expect(t.asks()).toEqual({ kind: 'auction', player: P2 })
    t.bids(P2, 10).pass(P3)
    expect([t.scores(), t.winners()]).toEqual([[null, 1500 - 10 + 60, 1500], [P2]])
  })

  it('TIME-05: who is left alone before wins at once', () => {
    const t = table(2, TIMED).cash(P1, 10).lands(P1, 38)
    expect(t.state.outcome).toEqual({ winners: [P2], why: 'lastPlayer', scores: null })
  })

  it('TIME-06: after the end everything is refused, and the scores stay', () => {
    const t = table(3, TIMED).hourStrikes().passesBy().ends()
    const outcome = { winners: [P1, P2, P3], why: 'timeLimit', scores: [1500, 1500, 1500] }
    expect(t.state.outcome).toEqual(outcome)
    for (const player of [P1, P2, P3])
      for (const action of actionsOf(t.state, player)) expect(whyIllegal(t.state, action)).toBe('gameOver')
    expect(t.refusal({ type: 'strikeHour', player: BANK })).toBe('gameOver')
    expect([t.choices(P1), t.state.outcome]).toEqual([[], outcome])
  })

  it('the hour strikes once, only where a time was agreed, and no seat can strike it', () => {
    const hour = { type: 'strikeHour', player: BANK }
    expect(table(2).refusal(hour)).toBe('noTimeLimit')
    expect(table(2, TIMED).hourStrikes().refusal(hour)).toBe('notNow')
    for (let player = 0; player <= MAX_PLAYERS; player++)
      expect(table(2, TIMED).refusal({ type: 'strikeHour', player })).toBe('malformed')
  })

  it('an hour that strikes before the start leaves one turn', () => {
    const t = new Table(2, TIMED).hourStrikes().throws(1, 2).throws(3, 4)
    expect(t.asks()).toEqual({ kind: 'turn', player: P2 })
    t.passesBy().ends()
    expect(t.state.outcome?.why).toBe('timeLimit')
  })

  it('a turn that is cut short by leaving is the last one, too', () => {
    const t = table(3, TIMED).hourStrikes().resigns(P1)
    expect([t.scores(), t.winners()]).toEqual([
      [null, 1500, 1500],
      [P2, P3]
    ])
  })
})

describe('Ending by agreement', () => {
  it('the game ends by valuation as soon as all who are in it agree', () => {
    const t = table(4).out(P4).owns(P2, 5).agree(P1, P3)
    expect([t.state.outcome, t.state.agreed]).toEqual([null, [P1, P3]])
    t.agree(P2)
    expect(t.state.outcome).toEqual({ winners: [P2], why: 'agreement', scores: [1500, 1700, 1500, null] })
    expect([t.asks(), t.state.agreed, t.all('endAgreed').map(({ player }) => player)]).toEqual([
      null,
      [],
      [P1, P3, P2]
    ])
  })

  it('nobody agrees twice, and who has agreed may think better of it', () => {
    const t = table(2)
    expect(t.refuses(P1, 'disagreeToEnd')).toBe('notAgreed')
    t.agree(P1)
    expect(t.refuses(P1, 'agreeToEnd')).toBe('alreadyAgreed')
    t.disagrees(P1).agree(P2)
    expect([t.state.outcome, t.state.agreed]).toEqual([null, [P2]])
    expect(t.all('endDisagreed')).toEqual([{ type: 'endDisagreed', player: P1 }])
  })

  it('a throw makes all think again', () => {
    expect(table(2).agree(P1).throws(4, 6).state.agreed).toEqual([])
  })

  it('so does a player who leaves: nobody is bound to what he agreed to before', () => {
    const t = table(3).agree(P1, P2).resigns(P3)
    expect([t.state.outcome, t.state.agreed, t.refuses(P1, 'agreeToEnd')]).toEqual([null, [], null])
    expect(t.agree(P1, P2).state.outcome?.why).toBe('agreement')
  })

  it('waits until everything is settled', () => {
    expect(new Table(2).refuses(P1, 'agreeToEnd')).toBe('throwDue')
    expect(table(2).lands(P1, 6).refuses(P2, 'agreeToEnd')).toBe('purchaseOpen')
    expect(table(2).cash(P1, 0).owns(P1, 39).lands(P1, 38).refuses(P1, 'agreeToEnd')).toBe('debtOpen')
    expect(table(3).out(P3).refuses(P3, 'agreeToEnd')).toBe('bankruptPlayer')
  })
})
