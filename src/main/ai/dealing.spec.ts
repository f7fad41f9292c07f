// Offers to a computer player, honest, careless and sly ones: it takes none that costs it chances.
import { describe, expect, it } from 'vitest'
import type { Action, Bundle } from '../../shared/game/actions'
import { DECKS, DEED_SPACES, type Seat } from '../../shared/game/board'
import { decisionOf } from '../../shared/game/view'
import { copyState, simulate, whyIllegal, type GameState } from '../engine'
import { below, fastChance, type Chance } from '../engine/random'
import { goods, m, P1, P2, P3, table, type Table } from '../engine/testing/table'
import { newMemory } from './memory'
import { choose } from './policy'
import { temperamentOf } from './temperament'
import { positions } from './testing/self-play'
import { powers, shareOf } from './valuation'

const casual = temperamentOf('casual')
const ask = (state: GameState, seat: Seat): Action | null =>
  choose(state, seat, { temperament: casual, memory: newMemory(), whim: 0.5 })

const deedsOf = (state: GameState, seat: Seat): number[] =>
  DEED_SPACES.filter((space) => state.owners[space] === seat)
const cardsOf = (state: GameState, seat: Seat) => DECKS.filter((deck) => state.releaseCards[deck] === seat)
const some = <T>(list: readonly T[], chance: Chance, one: number): T[] =>
  list.filter(() => below(chance, one) === 0)
const cashOf = (state: GameState, seat: Seat): number => state.players[seat]?.cash ?? 0

type Trick = (state: GameState, from: Seat, to: Seat, chance: Chance) => { give: Bundle; take: Bundle }

/** What people try on a machine; most of it is shameless. */
const TRICKS: Readonly<Record<string, Trick>> = {
  anything: (state, from, to, chance) => ({
    give: goods({
      cash: below(chance, cashOf(state, from) + 1),
      deeds: some(deedsOf(state, from), chance, 3),
      cards: cardsOf(state, from)
    }),
    take: goods({
      cash: below(chance, cashOf(state, to) + 1),
      deeds: some(deedsOf(state, to), chance, 3),
      cards: cardsOf(state, to)
    })
  }),
  'a deed for a dollar': (state, _from, to, chance) => ({
    give: goods({ cash: 1 }),
    take: goods({ deeds: [pick(deedsOf(state, to), chance)] })
  }),
  'everything for all my cash': (state, from, to) => ({
    give: goods({ cash: cashOf(state, from) }),
    take: goods({ deeds: deedsOf(state, to) })
  }),
  'all your cash for one deed': (state, from, to, chance) => ({
    give: goods({ deeds: [pick(deedsOf(state, from), chance)] }),
    take: goods({ cash: cashOf(state, to) })
  }),
  'my worst for your best': (state, from, to) => ({
    give: goods({ deeds: deedsOf(state, from).slice(0, 1) }),
    take: goods({ deeds: deedsOf(state, to).slice(-1) })
  }),
  'my mortgaged ones for one of yours': (state, from, to, chance) => ({
    give: goods({ deeds: deedsOf(state, from).filter((space) => state.mortgaged[space]) }),
    take: goods({ deeds: [pick(deedsOf(state, to), chance)] })
  }),
  'one for one': (state, from, to, chance) => ({
    give: goods({ deeds: [pick(deedsOf(state, from), chance)] }),
    take: goods({ deeds: [pick(deedsOf(state, to), chance)] })
  }),
  'one for one and something on top': (state, from, to, chance) => ({
    give: goods({ cash: 10 * below(chance, 60), deeds: [pick(deedsOf(state, from), chance)] }),
    take: goods({ deeds: [pick(deedsOf(state, to), chance)] })
  }),
  'the printed price': (state, from, to, chance) => ({
    give: goods({ cash: Math.min(cashOf(state, from), 60 + 20 * below(chance, 18)) }),
    take: goods({ deeds: [pick(deedsOf(state, to), chance)] })
  })
}

const pick = (list: readonly number[], chance: Chance): number => list[below(chance, list.length)] ?? 0

/** Chances of a seat after it has accepted, with the interest that follows paid. */
function chancesAfter(state: GameState, action: Action, seat: Seat): number {
  const then = copyState(state)
  simulate(then, action)
  for (let step = decisionOf(then); step?.kind === 'inheritance'; step = decisionOf(then))
    simulate(then, { type: 'keepMortgage', player: step.player })
  return shareOf(powers(then, casual), seat, casual)
}

describe('Offers to a computer player', () => {
  it('are answered legally, and never accepted at a loss of its own chances (thousands of tricks)', () => {
    const chance = fastChance(5)
    const table = positions(
      4,
      casual,
      (state) => decisionOf(state)?.kind === 'turn' && state.turn.number % 5 === 0
    )
    const asked: Record<string, number> = {}
    let accepted = 0
    for (let count = 0; count < 1500; count++) {
      const state = table.next().value
      const from = decisionOf(state)?.player ?? 0
      for (const [name, trick] of Object.entries(TRICKS)) {
        const to = (from + 1 + below(chance, 3)) % 4
        if (state.players[to]?.bankrupt) continue
        const action: Action = { type: 'offer', player: from, to, ...trick(state, from, to, chance) }
        if (whyIllegal(state, action)) continue
        asked[name] = (asked[name] ?? 0) + 1
        const offered = copyState(state)
        simulate(offered, action)
        const answer = ask(offered, to)
        expect(whyIllegal(offered, answer)).toBeNull()
        if (answer?.type !== 'acceptOffer') continue
        accepted++
        const before = shareOf(powers(state, casual), to, casual)
        expect(chancesAfter(offered, answer, to), `${name}: ${JSON.stringify(action)}`).toBeGreaterThan(
          before
        )
      }
    }
    for (const name of Object.keys(TRICKS)) expect(asked[name] ?? 0, name).toBeGreaterThan(50)
    expect(accepted).toBeGreaterThan(20)
  })

  /** A table of three where P2 has a bit of everything; P1 offers, the answer of P2 comes out. */
  const scene = (): Table => table().owns(P1, 16, 18, 1).owns(P2, 19, 3, 25).owns(P3, 21, 23, 5)
  const answerTo = (give: Partial<Bundle>, take: Partial<Bundle>, at = scene()): string | undefined =>
    ask(at.offers(P1, P2, give, take).state, P2)?.type

  it('that would complete a group for nothing much are refused', () => {
    expect(answerTo({ cash: 1 }, { deeds: [19] })).toBe('refuseOffer')
    expect(answerTo({ cash: 200 }, { deeds: [19] })).toBe('refuseOffer')
    expect(answerTo({ deeds: [1], cash: 20 }, { deeds: [19] })).toBe('refuseOffer')
  })

  it('that ask for cash against a worthless deed are refused', () => {
    expect(answerTo({ deeds: [1] }, { cash: 1200 })).toBe('refuseOffer')
    expect(answerTo({ deeds: [1] }, { cash: 1400 }, scene().owns(P1, m(1)))).toBe('refuseOffer')
  })

  it('that pay a good price for a deed that helps nobody are accepted', () => {
    expect(answerTo({ cash: 600 }, { deeds: [25] })).toBe('acceptOffer')
  })

  it('that bring both sides a group are accepted', () => {
    const both = table().owns(P1, 16, 18, 21).owns(P2, 19, 23, 24).owns(P3, 5, 15)
    expect(answerTo({ deeds: [21] }, { deeds: [19] }, both)).toBe('acceptOffer')
  })

  it('that can no longer be accepted are refused', () => {
    const gone = table(3)
      .owns(P1, 16, 18, 21)
      .owns(P2, 19, 23, 24)
      .offers(P1, P2, { deeds: [21] }, { deeds: [19] })
    gone.cash(P1, 0).owns(P3, 21)
    expect(ask(gone.state, P2)?.type).toBe('refuseOffer')
  })
})
