// The ranking of a finished game: the winner, then who held out longest.
import { describe, expect, it } from 'vitest'
import { BANK } from '../../shared/game/events'
import type { PlayerView } from '../../shared/game/view'
import type { Departure } from '../../shared/ipc'
import { rankingOf } from './ranking'

const player = (cash: number, bankrupt: boolean) => ({
  cash,
  position: 0,
  inJail: false,
  jailThrows: 0,
  bankrupt,
  laps: 0
})
const view = {
  players: [player(0, true), player(3200, false), player(0, true)],
  owners: Array.from({ length: 40 }, (_, space) => (space === 1 || space === 3 ? 1 : BANK))
} as unknown as PlayerView
const departures: readonly Departure[] = [
  { seat: 2, turn: 12, creditor: BANK },
  { seat: 0, turn: 30, creditor: 1 }
]

describe('rankingOf', () => {
  it('puts the winner first and the first to leave last', () => {
    const ranking = rankingOf(view, { winners: [1], why: 'lastPlayer', scores: null }, departures)
    expect(ranking.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3]
    ])
  })

  it('tells what is left and how the others went', () => {
    const [first, second, third] = rankingOf(
      view,
      { winners: [1], why: 'lastPlayer', scores: null },
      departures
    )
    expect(first).toMatchObject({ cash: 3200, deeds: 2, left: null })
    expect(second?.left).toEqual({ turn: 30, creditor: 1 })
    expect(third?.left).toEqual({ turn: 12, creditor: BANK })
  })

  it('does without what damaged records no longer tell', () => {
    const [, , third] = rankingOf(
      view,
      { winners: [1], why: 'lastPlayer', scores: null },
      departures.slice(1)
    )
    expect(third).toMatchObject({ seat: 2, left: { turn: null, creditor: null } })
  })

  it('goes by the scores where the game was ended by valuation', () => {
    const valued = { ...view, players: [player(900, false), player(100, false), player(0, true)] }
    const ranking = rankingOf(
      valued,
      { winners: [0, 1], why: 'timeLimit', scores: [2000, 2000, null] },
      departures.slice(0, 1)
    )
    expect(ranking.map(({ seat, place, score }) => [seat, place, score])).toEqual([
      [0, 1, 2000],
      [1, 1, 2000],
      [2, 3, null]
    ])
  })

  it('lets who is worth the same share a place', () => {
    const valued = {
      ...view,
      players: [player(1500, false), player(1600, false), player(1500, false), player(90, false)]
    }
    const ranking = rankingOf(valued, { winners: [1], why: 'agreement', scores: [1500, 1600, 1500, 90] }, [])
    expect(ranking.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4]
    ])
  })
})
