// The bench opponents keep to the rules, and do what they are known for.
import { describe, expect, it } from 'vitest'
import { whyIllegal, type GameState } from '../../../engine'
import { P1, P2, P3, table } from '../../../engine/testing/table'
import { playGame } from '../self-play'
import { OPPONENTS, type OpponentName } from './index'

const NAMES = Object.keys(OPPONENTS) as OpponentName[]

describe('Bench opponents', () => {
  it('do nothing illegal, against their like and all against all', () => {
    const illegal: unknown[] = []
    const watch = (state: GameState, action: unknown): void => {
      const why = whyIllegal(state, action)
      if (why) illegal.push({ why, action })
    }
    for (const [at, name] of NAMES.entries()) {
      for (let seed = 1; seed <= 4; seed++) {
        // random players never come to an end among themselves in good time
        const mates = name === 'random' ? (['v3.1', 'trading'] as const) : ([name, name] as const)
        const others = NAMES[(at + seed) % NAMES.length] ?? name
        const seats = [name, ...mates, others === 'random' ? 'v4' : others]
        playGame(
          seats.map((seat, place) => OPPONENTS[seat](seed * 8 + place)),
          seed,
          watch
        )
      }
    }
    expect(illegal).toEqual([])
  })

  it('v3.1 gives a lone deed away while two hundred dollars are left, and no group', () => {
    const of = table().owns(P1, 1, 5).owns(P2, 6, 16, 18, 19).owns(P3, 8)
    const { state } = of.turnOf(P1)
    const offer = (space: number) => ({
      ...{ id: 1, from: P1, to: P2 },
      give: { cash: 1, deeds: [], cards: [] },
      take: { cash: 0, deeds: [space], cards: [] }
    })
    const answer = (space: number) => OPPONENTS['v3.1']()({ ...state, offers: [offer(space)] }, P2)?.type
    expect(answer(6)).toBe('acceptOffer')
    expect(answer(16)).toBe('refuseOffer')
  })

  it('the growth trader wants a third of what a whole group brings', () => {
    const { state } = table().owns(P1, 16, 18).owns(P2, 19).owns(P3, 8).turnOf(P1)
    const answer = (cash: number) =>
      OPPONENTS.growth()(
        {
          ...state,
          offers: [
            {
              ...{ id: 1, from: P1, to: P2 },
              give: { cash, deeds: [], cards: [] },
              take: { cash: 0, deeds: [19], cards: [] }
            }
          ]
        },
        P2
      )?.type
    expect(answer(200)).toBe('refuseOffer')
    expect(answer(1400)).toBe('acceptOffer')
  })
})
