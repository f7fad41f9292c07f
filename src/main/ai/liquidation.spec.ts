// Debts of a computer player: it parts with as little as it must, mortgages before it gives up, and gives up last.
import { describe, expect, it } from 'vitest'
import type { Action } from '../../shared/game/actions'
import { GROUP_SPACES, mortgageValue, streetAt, type Seat } from '../../shared/game/board'
import { decisionOf, type DecisionOf } from '../../shared/game/view'
import { copyState, simulate, whyIllegal, type GameState } from '../engine'
import { meansOf, stepsIn } from '../engine/rules/bank'
import { m, P1, P2, P3, table, type Table } from '../engine/testing/table'
import { raise, raisableBy } from './liquidation'
import { newMemory } from './memory'
import { choose } from './policy'
import { temperamentOf } from './temperament'
import { positions } from './testing/self-play'

const casual = temperamentOf('casual')
const ask = (state: GameState, seat: Seat): Action => {
  const action = choose(state, seat, { temperament: casual, memory: newMemory(), whim: 0.5 })
  expect(whyIllegal(state, action)).toBeNull()
  return action as Action
}

/** P1 owes this much to P2 and has no cash. */
const owing = (amount: number, scene: Table): GameState => {
  scene.cash(P1, 0)
  scene.state.agenda.push({
    kind: 'debt',
    player: P1,
    creditor: P2,
    amount,
    reason: { kind: 'rent', space: 39 },
    opened: true
  })
  return scene.state
}

/** Everything that a seat does until its debt is paid, or it gives up. */
function pays(state: GameState, seat: Seat): Action[] {
  const actions: Action[] = []
  while (decisionOf(state)?.kind === 'debt' && decisionOf(state)?.player === seat) {
    const action = ask(state, seat)
    actions.push(action)
    simulate(state, action)
  }
  return actions
}

describe('A computer player in debt', () => {
  it('mortgages one deed that suffices, and the one it misses least', () => {
    const state = owing(90, table().owns(P1, 12, 16, 19, 25))
    expect(pays(state, P1)).toEqual([{ type: 'mortgage', player: P1, space: expect.any(Number) as number }])
    expect(state.players[P1]?.bankrupt).toBe(false)
  })

  it('leaves a built group alone while a lone deed will do', () => {
    const state = owing(100, table().owns(P1, 16, 18, 19, 5, 28).built('orange', 3, 3, 3))
    for (const action of pays(state, P1)) expect(action.type).toBe('mortgage')
    expect(state.buildings[16]).toBe(3)
  })

  it('sells buildings evenly where mortgages do not suffice, and no more than it needs', () => {
    const state = owing(160, table().owns(P1, 16, 18, 19, m(5)).built('orange', 3, 3, 3))
    expect(pays(state, P1)).toEqual([
      { type: 'sell', player: P1, group: 'orange', levels: expect.any(Array) as number[] }
    ])
    const left = [16, 18, 19].map((space) => state.buildings[space] ?? 0)
    expect(left.reduce((sum, level) => sum + level, 0)).toBe(5)
  })

  it('breaks hotels down although the Bank has no houses left', () => {
    const state = owing(300, table().owns(P1, 37, 39).built('darkBlue', 5, 5).stock(0, 10))
    pays(state, P1)
    expect(state.players[P1]?.bankrupt).toBe(false)
    expect([state.buildings[37], state.buildings[39]]).toEqual([0, 0])
  })

  it('gives up only when all that it has does not suffice', () => {
    const poor = owing(1000, table().owns(P1, 1, m(5)).cash(P2, 0).cash(P3, 0))
    expect(ask(poor, P1)).toEqual({ type: 'giveUp', player: P1 })
    const just = owing(130, table().owns(P1, 1, 5))
    expect(pays(just, P1).map(({ type }) => type)).toEqual(['mortgage', 'mortgage'])
  })

  it('looks for a buyer before it gives up, at a price that saves it', () => {
    const state = owing(400, table().owns(P1, 19).owns(P3, 16, 18))
    const offer = ask(state, P1)
    expect(offer).toMatchObject({ type: 'offer', to: P3, give: { cash: 0, deeds: [19] } })
    simulate(state, offer)
    expect(ask(state, P3).type).toBe('acceptOffer')
    simulate(state, { type: 'acceptOffer', player: P3, offer: state.offers[0]?.id ?? 0 })
    expect(state.players[P1]?.bankrupt).toBe(false)
    expect(decisionOf(state)?.kind).toBe('turn')
  })

  it('never gives away a piece more than it needs, in any debt of hundreds of games', () => {
    const debts = positions(4, casual, (state) => {
      const decision = decisionOf(state)
      return decision?.kind === 'debt' && meansOf(state, decision.player) >= decision.amount
    })
    for (let count = 0; count < 2000; count++) {
      const state = debts.next().value
      const debt = decisionOf(state) as DecisionOf<'debt'>
      const missing = debt.amount - (state.players[debt.player]?.cash ?? 0)
      const { raised, pieces } = payment(copyState(state), debt)
      expect(raised).toBeGreaterThanOrEqual(missing)
      for (const least of pieces) expect(raised - least).toBeLessThan(missing)
    }
  })

  it('reckons with what the rules let it raise', () => {
    const any = positions(4, casual, (state) => state.turn.number % 10 === 9)
    for (let count = 0; count < 300; count++) {
      const state = any.next().value
      state.players.forEach(({ bankrupt, cash }, seat) => {
        if (bankrupt) return
        const all = raisableBy(state, seat)
        expect(all).toBe(meansOf(state, seat) - cash)
        expect(raise(state, seat, all + 1)).toBeNull()
      })
    }
  })
})

/** What a debtor raises in all, and the least part of each piece that he could have kept. Dollars. */
function payment(
  state: GameState,
  { player, amount }: DecisionOf<'debt'>
): { raised: number; pieces: number[] } {
  const actions: Action[] = []
  const pieces: number[] = []
  const missing = amount - (state.players[player]?.cash ?? 0)
  let raised = 0
  while (raised < missing) {
    const action = ask(state, player)
    const { dollars, least } = pieceOf(state, action)
    actions.push(action)
    pieces.push(least)
    raised += dollars
    simulate(state, action)
  }
  // a group must be cleared before one of its lots is mortgaged: nothing of that sale could have been kept
  return {
    raised,
    pieces: pieces.filter((_, at) => !actions.slice(at + 1).some((later) => needs(later, actions[at])))
  }
}

const needs = (later: Action, sale: Action | undefined): boolean =>
  later.type === 'mortgage' && sale?.type === 'sell' && GROUP_SPACES[sale.group].includes(later.space)

function pieceOf(state: GameState, action: Action): { dollars: number; least: number } {
  if (action.type === 'mortgage') {
    const dollars = mortgageValue(action.space)
    return { dollars, least: dollars }
  }
  if (action.type !== 'sell') throw new Error(`A solvent debtor does ${action.type}`)
  const spaces = GROUP_SPACES[action.group]
  const half = (streetAt(spaces[0] ?? 0)?.houseCost ?? 0) / 2
  const steps = spaces.reduce(
    (sum, space, place) =>
      sum + stepsIn(state, state.buildings[space] ?? 0) - stepsIn(state, action.levels[place] ?? 0),
    0
  )
  // an empty stock of houses may force a deeper sale (R16)
  return { dollars: steps * half, least: state.houses >= 12 ? half : steps * half }
}
