// What the row of a player says, and who is marked as the one to act.
import { describe, expect, it } from 'vitest'
import { playerView } from '../../main/engine'
import { H, P1, P2, P3, table as scene, type Table } from '../../main/engine/testing/table'
import { doingOf } from './doing'

const rows = (t: Table): string[] =>
  t.state.players.map((_, seat) => {
    const { text, due } = doingOf(playerView(t.state, 0), seat, { computer: seat === P3 ? 'casual' : null })
    return due ? `${text}!` : text
  })

describe('Rows of the players', () => {
  it('mark the one who must act, and say what is due', () => {
    expect(rows(scene())).toEqual(['To throw!', 'At the table', 'Computer, casual'])
    expect(rows(scene().at(P1, 16).throws(2, 2))).toEqual([
      'Doubles: to throw!',
      'At the table',
      'Computer, casual'
    ])
    expect(rows(scene().inJail(P1, 1).inJail(P2))).toEqual([
      'In jail, second throw!',
      'In jail',
      'Computer, casual'
    ])
  })

  it('say who holds the bid, who is in and who is out', () => {
    const t = scene().at(P1, 34).throws(1, 4).declines().bids(P2, 70).pass(P3)
    expect(rows(t)).toEqual(['To bid now!', 'Holds the bid, $70', 'Out of the bidding'])
  })

  it('say what a debtor must pay, and who is bankrupt', () => {
    const t = scene().cash(P1, 100).owns(P1, 5).out(P3).owns(P2, 37, 39).built('darkBlue', H, H)
    expect(rows(t.at(P1, 36).throws(1, 2))).toEqual(['Must pay $2,000!', 'At the table', 'Bankrupt'])
  })
})
