// What a debtor can raise, and the way out that is proposed to him.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apply, legalActions, playerView, type GameState } from '../../main/engine'
import { H, m, P1, P2, table as scene, type Table } from '../../main/engine/testing/table'
import { decisionOf } from '../../shared/game/view'
import { meansOf, planFor, type PlanStep } from './means'

/** P1 lands on P2's Boardwalk with a hotel and owes $2,000. */
const inDebt = (t: Table): Table => t.owns(P2, 37, 39).built('darkBlue', H, H).at(P1, 36).throws(1, 2)

function planAt({ state }: Table): PlanStep[] {
  const debt = decisionOf(state)
  if (debt?.kind !== 'debt') throw new Error('No debt is open')
  const view = playerView(state, P1)
  return planFor(view, legalActions(state, P1), P1, debt.amount - (view.players[P1]?.cash ?? 0))
}

/** Plays all steps as the slip sends them. */
function carriedOut(state: GameState, plan: readonly PlanStep[]): GameState {
  return plan.reduce((before, { brings: _, ...action }) => apply(before, action).state, state)
}

describe('Means', () => {
  it('are cash, half of the buildings and the mortgages (BANKRUPT-01)', () => {
    const t = scene().cash(P1, 40).owns(P1, 37, 39, m(5)).built('darkBlue', 1, 1)
    expect(meansOf(playerView(t.state, P1), P1)).toEqual({
      cash: 40,
      buildings: 200,
      mortgages: 375,
      total: 615
    })
  })
})

describe('The way out of a debt', () => {
  it('takes single deeds before whole groups, and the one that is just enough', () => {
    const t = inDebt(scene().cash(P1, 1920).owns(P1, 1, 3, 12, 5))
    expect(planAt(t)).toEqual([{ type: 'mortgage', player: P1, space: 5, brings: 100 }])
    const less = inDebt(scene().cash(P1, 1930).owns(P1, 1, 3, 12, 5))
    expect(planAt(less)).toEqual([{ type: 'mortgage', player: P1, space: 12, brings: 75 }])
  })

  it('sells buildings only when deeds without buildings do not suffice, and no more than needed', () => {
    const t = inDebt(scene().cash(P1, 1850).owns(P1, 5, 16, 18, 19).built('orange', 2, 2, 2))
    expect(planAt(t)).toMatchObject([
      { type: 'mortgage', space: 5, brings: 100 },
      { type: 'sell', group: 'orange', brings: 50 }
    ])
  })

  it('pays the debt to the dollar where everything is needed (BANKRUPT-02)', () => {
    const t = scene().cash(P1, 335).owns(P1, 21, 23, 24).built('red', 1, 1, 1)
    t.owns(P2, 11, 13, 14).built('lightPurple', H, H, H).at(P1, 11).throws(1, 2)
    const after = carriedOut(t.state, planAt(t))
    expect(decisionOf(after)?.kind).toBe('turn')
    expect(after.players[P1]?.cash).toBe(0)
  })

  it('always consists of legal steps and settles every debt that can be settled', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 1999 }),
        fc.subarray([1, 3, 5, 6, 8, 9, 12, 15, 16, 18, 19, 25, 26, 27, 28, 29]),
        fc.subarray([5, 12, 15, 25, 28]),
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 0, max: 12 }),
        (cash, deeds, mortgaged, level, stock) => {
          const t = scene()
            .cash(P1, cash)
            .owns(P1, ...deeds)
          for (const space of mortgaged) if (deeds.includes(space)) t.owns(P1, m(space))
          if ([16, 18, 19].every((space) => deeds.includes(space))) t.built('orange', level, level, level)
          if ([6, 8, 9].every((space) => deeds.includes(space))) t.built('lightBlue', H, H, H)
          t.stock(stock)
          inDebt(t)
          const { total } = meansOf(playerView(t.state, P1), P1)
          if (decisionOf(t.state)?.kind !== 'debt' || total < 2000) return
          expect(decisionOf(carriedOut(t.state, planAt(t)))?.kind).not.toBe('debt')
        }
      ),
      { numRuns: 300 }
    )
  })
})
