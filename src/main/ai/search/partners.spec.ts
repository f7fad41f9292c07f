// Partners: what kind each of them seems to be, and how often one may try one's luck with them.
import { describe, expect, it } from 'vitest'
import { P1, P2, table } from '../../engine/testing/table'
import { chanceOf, learn, mayBeBold, newPartners, noteOffer, prospectsOf, type Prepared } from './partners'

const goods = (cash: number, ...deeds: number[]) => ({ cash, deeds, cards: [] })
const start = () => table(3).owns(P1, 16).owns(P2, 19).state

/** P1 asks for the deed of P2, which is good for its chances or not, and welcome by rule of thumb or not. */
const offer = (lead: number, isWelcome: boolean): Prepared => ({
  proposal: { terms: { from: P1, to: P2, give: goods(300), take: goods(0, 19) }, isWelcome },
  prospects: prospectsOf(lead, isWelcome)
})

/** Makes an offer so many times; the answer is seen on the table. */
function made(count: number, prepared: Prepared, isAccepted: boolean) {
  const partners = newPartners()
  for (let time = 0; time < count; time++) {
    const before = start()
    noteOffer(partners, prepared, before)
    if (isAccepted) before.owners[19] = P1
    learn(partners, before)
  }
  return partners
}

describe('A partner', () => {
  const fair = prospectsOf(-0.05, true)
  const good = prospectsOf(0.05, true)
  const bold = prospectsOf(-0.2, false)

  it('is thought to agree to what is good for it more than to what is bad', () => {
    const unknown = newPartners()
    expect(chanceOf(unknown, P2, good)).toBeGreaterThan(chanceOf(unknown, P2, fair))
    expect(chanceOf(unknown, P2, fair)).toBeGreaterThan(chanceOf(unknown, P2, bold))
  })

  it('that refuses welcome offers which hurt it is taken for one that thinks', () => {
    const partners = made(4, offer(-0.05, true), false)
    expect(chanceOf(partners, P2, fair)).toBeLessThan(0.1)
    expect(chanceOf(partners, P2, good)).toBeGreaterThan(0.85)
  })

  it('that agrees to them is taken for one that goes by rules of thumb', () => {
    const partners = made(4, offer(-0.05, true), true)
    expect(chanceOf(partners, P2, fair)).toBeGreaterThan(0.8)
    expect(chanceOf(partners, P2, bold)).toBeLessThan(0.6)
  })

  it('that agrees to anything is asked for anything, every turn', () => {
    const partners = made(3, offer(-0.2, false), true)
    expect(chanceOf(partners, P2, bold)).toBeGreaterThan(0.8)
    expect(mayBeBold(partners, P2, start())).toBe(true)
  })

  it('that has refused a bold offer is left in peace, the longer the oftener it has refused', () => {
    const asked = offer(-0.2, false)
    const waits = (refusals: number): number => {
      const partners = made(refusals, asked, false)
      const state = start()
      for (let turn = state.turn.number; ; turn++)
        if (mayBeBold(partners, P2, { ...state, turn: { ...state.turn, number: turn } })) return turn
    }
    expect(waits(1)).toBeGreaterThan(20)
    expect(waits(2)).toBeGreaterThan(waits(1) + 10)
  })
})
