// Properties that hold in every game, whoever plays and however odd: hundreds of games of random legal actions.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Ending, EventType } from '../../shared/game/events'
import { decisionOf, type DecisionKind } from '../../shared/game/view'
import { apply, simulate, type GameState } from './index'
import { fastChance } from './random'
import { faultsIn } from './testing/invariants'
import { randomAction, randomGame, randomTable } from './testing/random-play'

const GAMES = 1000
const ACTIONS = 600

/** How often a thing must come up in these games for them to prove anything: all that can happen does. */
const DECISIONS: Readonly<Record<DecisionKind, number>> = {
  openingThrow: 100,
  turn: 100,
  purchase: 100,
  auction: 100,
  openLot: 100,
  hammer: 100,
  tax: 100,
  rentThrow: 10,
  debt: 100,
  wish: 100,
  placement: 100,
  inheritance: 100
}
const EVENTS: Readonly<Record<EventType, number>> = {
  tokenMoved: 100,
  cashPaid: 100,
  deedTransferred: 100,
  mortgageChanged: 100,
  buildingsChanged: 100,
  releaseCardMoved: 100,
  gameStarted: 0, // before the first action
  openingTied: 10,
  starterFound: 100,
  turnStarted: 100,
  diceThrown: 100,
  throwInvalid: 100,
  sentToJail: 100,
  stayedInJail: 100,
  leftJail: 100,
  cardDrawn: 100,
  noRentDue: 100,
  rentClaimed: 100,
  lotNotForSale: 100,
  purchaseDeclined: 100,
  auctionOpened: 100,
  bidMade: 100,
  bidCalled: 100,
  bidPassed: 100,
  auctionClosed: 100,
  taxChosen: 100,
  debtOpened: 100,
  shortageDeclared: 100,
  wishStated: 100,
  shortageSettled: 100,
  offerMade: 100,
  offerAccepted: 10,
  offerRefused: 10,
  offerWithdrawn: 10,
  offersLapsed: 10,
  playerResigned: 10,
  endAgreed: 100,
  endDisagreed: 100,
  hourStruck: 10,
  playerBankrupted: 100,
  turnEnded: 100,
  gameEnded: 10
}
const ENDINGS: Readonly<Record<Ending, number>> = {
  lastPlayer: 5,
  secondBankruptcy: 5,
  timeLimit: 5,
  agreement: 1
}

describe('In every game', () => {
  it('money and pieces are conserved, buildings stay even, nobody is stuck', { timeout: 60_000 }, () => {
    const seen = new Map<string, number>()
    const see = (what: string): unknown => seen.set(what, (seen.get(what) ?? 0) + 1)
    for (let seed = 0; seed < GAMES; seed++) {
      let count = 0
      for (const turning of randomGame(randomTable(seed), seed, ACTIONS)) {
        const { before, action, state, events } = turning
        const [fault] = faultsIn(turning)
        if (fault)
          expect.fail(
            `seed ${seed}, action ${count}, ${JSON.stringify(action)}: ${fault.check}: ${fault.detail}`
          )
        see(decisionOf(before)?.kind ?? 'nothing')
        for (const { type } of events) see(type)
        if (state.outcome) see(state.outcome.why)
        count++
      }
    }
    for (const [what, often] of Object.entries({ ...DECISIONS, ...EVENTS, ...ENDINGS }))
      expect(seen.get(what) ?? 0, what).toBeGreaterThanOrEqual(often)
  })

  it('a save and load between any two actions changes nothing, nor does playing silently', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const chance = fastChance(seed)
        const silent = randomTable(seed)
        let state = randomTable(seed)
        for (let count = 0; count < 200; count++) {
          const action = randomAction(state, chance)
          if (!action) break
          const frozen = JSON.stringify(state)
          const next = apply(state, action).state
          expect(JSON.stringify(state)).toBe(frozen)
          simulate(silent, action)
          state = JSON.parse(JSON.stringify(next)) as GameState
          expect(state).toEqual(next)
        }
        expect(silent).toEqual(state)
      }),
      { numRuns: 40 }
    )
  })
})
