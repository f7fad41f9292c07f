// Properties that hold in every game, whoever plays and however odd: a thousand games of random legal actions.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEED_SPACES, GROUPS, GROUP_SPACES, HOTEL } from '../../shared/game/board'
import { DECK_CARDS } from '../../shared/game/cards'
import { BANK, type GameEvent } from '../../shared/game/events'
import { officialRules } from '../../shared/game/rules'
import { decisionOf } from '../../shared/game/view'
import { apply, newSimulation, simulate, type GameState } from './index'
import { fastChance } from './random'
import { stepsIn } from './rules/bank'
import { randomAction } from './testing/random-play'

const GAMES = 1000
const ACTIONS = 400

const totalCash = (state: GameState): number => state.players.reduce((sum, { cash }) => sum + cash, 0)

/** What the Bank has paid out less what it has taken in, as the log tells it. */
const fromBank = (events: readonly GameEvent[]): number =>
  events.reduce((sum, event) => {
    if (event.type !== 'cashPaid') return sum
    return sum + (event.from === BANK ? event.amount : 0) - (event.to === BANK ? event.amount : 0)
  }, 0)

function checkPieces(state: GameState): void {
  const onBoard = state.buildings.reduce(
    (sum, level) => ({
      houses: sum.houses + (level === HOTEL ? 0 : level),
      hotels: sum.hotels + Number(level === HOTEL)
    }),
    { houses: 0, hotels: 0 }
  )
  expect(onBoard.houses + state.houses).toBe(32)
  expect(onBoard.hotels + state.hotels).toBe(12)
  expect(Math.min(state.houses, state.hotels)).toBeGreaterThanOrEqual(0)
  for (const deck of ['chance', 'chest'] as const)
    expect(state.decks[deck].cards.length + Number(state.releaseCards[deck] !== BANK)).toBe(
      DECK_CARDS[deck].length
    )
}

function checkEstates(state: GameState): void {
  for (const space of DEED_SPACES) {
    const owner = state.owners[space] ?? BANK
    if (owner !== BANK) expect(state.players[owner]?.bankrupt).toBe(false)
    else expect(state.mortgaged[space]).toBe(false)
  }
  for (const group of GROUPS) {
    const steps = GROUP_SPACES[group].map((space) => stepsIn(state, state.buildings[space] ?? 0))
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1)
    if (Math.max(...steps) > 0) {
      expect(new Set(GROUP_SPACES[group].map((space) => state.owners[space])).size).toBe(1)
      expect(GROUP_SPACES[group].some((space) => state.mortgaged[space])).toBe(false)
    }
  }
}

function checkCash(state: GameState): void {
  for (const { cash, bankrupt } of state.players) {
    expect(Number.isInteger(cash)).toBe(true)
    expect(cash).toBeGreaterThanOrEqual(0)
    if (bankrupt) expect(cash).toBe(0)
  }
}

/** Plays a random game and hands every step to `check`; the same seed gives the same game. */
function play(
  seed: number,
  check: (before: GameState, after: GameState, events: readonly GameEvent[]) => void
) {
  const chance = fastChance(seed)
  let state = newSimulation(officialRules(2 + (seed % 7)), seed)
  for (let count = 0; count < ACTIONS; count++) {
    const action = randomAction(state, chance)
    if (!action) break
    const played = apply(state, action)
    check(state, played.state, played.events)
    state = played.state
  }
  return state
}

describe('In every game', () => {
  it(`money and pieces are conserved, buildings stay even, nobody is stuck (${GAMES} games)`, () => {
    for (let seed = 0; seed < GAMES; seed++) {
      play(seed, (before, after, events) => {
        expect(totalCash(after) - totalCash(before)).toBe(fromBank(events))
        checkCash(after)
        checkPieces(after)
        checkEstates(after)
        expect(decisionOf(after) === null).toBe(after.outcome !== null)
      })
    }
  })

  it('a save and load between any two actions changes nothing, nor does playing without events', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const chance = fastChance(seed)
        let state = newSimulation(officialRules(2 + (seed % 7)), seed)
        const silent = newSimulation(officialRules(2 + (seed % 7)), seed)
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
