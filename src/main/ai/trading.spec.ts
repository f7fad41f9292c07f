// Offers by a computer player: fair deals, few of them, and none twice.
import { describe, expect, it } from 'vitest'
import type { Action } from '../../shared/game/actions'
import { setOf, type Seat } from '../../shared/game/board'
import { officialRules } from '../../shared/game/rules'
import { decisionOf } from '../../shared/game/view'
import { newSimulation, simulate, whyIllegal, type GameState } from '../engine'
import { P1, P2, P3, table } from '../engine/testing/table'
import { newMemory, ownership } from './memory'
import { choose, type Mind } from './policy'
import { temperamentOf } from './temperament'
import { computerPlayer, nextToAct } from './testing/self-play'

const casual = temperamentOf('casual')
const mind = (): Mind => ({ temperament: casual, memory: newMemory(), whim: 0.5 })

/** A seat that has thrown and may trade, build or end its turn. */
function atTheEndOfTheTurn(of: ReturnType<typeof table>, seat: Seat): GameState {
  of.turnOf(seat).state.turn.throwDue = false
  return of.state
}

describe('A computer player in its own turn', () => {
  it('offers a swap that gives both sides a whole group', () => {
    const state = atTheEndOfTheTurn(table().owns(P1, 16, 18, 21).owns(P2, 19, 23, 24).owns(P3, 5, 15), P1)
    const offer = choose(state, P1, mind())
    expect(whyIllegal(state, offer)).toBeNull()
    expect(offer).toMatchObject({ type: 'offer', to: P2 })
    simulate(state, offer as Action)
    simulate(state, { type: 'acceptOffer', player: P2, offer: state.offers[0]?.id ?? 0 })
    for (const seat of [P1, P2])
      expect([16, 21].some((space) => setOf(space).every((lot) => state.owners[lot] === seat))).toBe(true)
  })

  it('buys the last deed of its group where the cash is right', () => {
    const state = atTheEndOfTheTurn(table().cash(P2, 100).owns(P1, 6, 8).owns(P2, 9, 12).owns(P3, 5), P1)
    const offer = choose(state, P1, mind())
    expect(offer).toMatchObject({ type: 'offer', to: P2 })
    if (offer?.type !== 'offer') return
    expect(offer.take.deeds).toContain(9)
    // never for less than the Bank would lend, nor for all it has
    expect(offer.give.cash).toBeGreaterThan(60)
    expect(offer.give.cash).toBeLessThan(1000)
  })

  it('offers nothing before its throw, nothing in the turns of others, nothing without goods', () => {
    const before = table().owns(P1, 16, 18, 21).owns(P2, 19, 23, 24).turnOf(P1)
    expect(choose(before.state, P1, mind())).toEqual({ type: 'throwDice', player: P1 })
    expect(choose(before.state, P2, mind())).toBeNull()
    expect(choose(atTheEndOfTheTurn(table(), P1), P1, mind())).toEqual({ type: 'endTurn', player: P1 })
  })

  it('waits while its offer is open', () => {
    const state = atTheEndOfTheTurn(table().owns(P1, 16, 18, 21).owns(P2, 19, 23, 24), P1)
    const asker = mind()
    simulate(state, choose(state, P1, asker) as Action)
    expect(state.offers).toHaveLength(1)
    expect(choose(state, P1, asker)).toBeNull()
  })

  it('makes two offers in a turn at most, and takes no for an answer as long as the deeds lie as they lie', () => {
    const state = atTheEndOfTheTurn(
      table(4).owns(P1, 16, 18, 21, 11).owns(P2, 19, 23, 24).owns(P3, 13, 14, 37).owns(3, 39, 1),
      P1
    )
    const asker = mind()
    let offers = 0
    for (;;) {
      const action = choose(state, P1, asker)
      if (action?.type !== 'offer') break
      offers++
      simulate(state, action)
      simulate(state, { type: 'refuseOffer', player: action.to, offer: state.offers[0]?.id ?? 0 })
    }
    expect(offers).toBe(2)
  })
})

describe('Over whole games in which a person refuses every offer', () => {
  it('no computer asks for the same goods twice in a like position, nor more than twice in a turn', () => {
    const PERSON = 3
    let asked = 0
    for (let seed = 0; seed < 60; seed++) {
      const state = newSimulation(officialRules(4), seed)
      const players = [0, 1, 2, 3].map(() => computerPlayer(casual))
      const seen = new Set<string>()
      const perTurn = new Map<string, number>()
      while (!state.outcome && state.turn.number < 300) {
        const seat = nextToAct(state) ?? 0
        const offer = state.offers.find(({ to }) => to === PERSON)
        const action: Action | null | undefined = offer
          ? { type: 'refuseOffer', player: PERSON, offer: offer.id }
          : players[seat]?.(state, seat)
        if (!action) throw new Error('Nobody acts')
        if (action.type === 'offer' && action.to === PERSON) {
          asked++
          const goods = `${seat} ${action.give.deeds.join()} ${action.take.deeds.join()}`
          const cash = action.give.cash - action.take.cash
          const key = `${ownership(state)} ${goods} ${cash}`
          expect(seen.has(key)).toBe(false)
          seen.add(key)
        }
        if (action.type === 'offer' && decisionOf(state)?.kind === 'turn') {
          const turn = `${state.turn.number} ${seat}`
          perTurn.set(turn, (perTurn.get(turn) ?? 0) + 1)
          expect(perTurn.get(turn)).toBeLessThanOrEqual(2)
        }
        simulate(state, action)
      }
    }
    expect(asked).toBeGreaterThan(100)
  })
})
