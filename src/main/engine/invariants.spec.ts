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
import { randomAction, randomRules } from './testing/random-play'

const GAMES = 1000
const ACTIONS = 600

/** What must have happened often for the games to prove anything. */
const CORNERS = [
  ...['playerBankrupted', 'playerResigned', 'shortageSettled', 'rentClaimed', 'offerAccepted', 'bidCalled'],
  ...['lastPlayer', 'secondBankruptcy', 'agreement']
]

const totalCash = (state: GameState): number => state.players.reduce((sum, { cash }) => sum + cash, state.pot)

/** What the Bank has paid out less what it has taken in, as the log tells it. */
function fromBank(events: readonly GameEvent[]): number {
  let sum = 0
  for (const event of events)
    if (event.type === 'cashPaid')
      sum += (event.from === BANK ? event.amount : 0) - (event.to === BANK ? event.amount : 0)
  return sum
}

/** Houses and hotels in all, on the board and in the Bank. */
function stockIn(state: GameState): string {
  let [houses, hotels] = [state.houses, state.hotels]
  for (const level of state.buildings) {
    if (level === HOTEL) hotels++
    else houses += level
  }
  return `${houses} houses, ${hotels} hotels`
}

function* pieceFaults(before: GameState, state: GameState): Iterable<string> {
  if (stockIn(before) !== stockIn(state)) yield `${stockIn(before)} became ${stockIn(state)}`
  if (state.houses < 0 || state.hotels < 0) yield 'more buildings than there are'
  for (const deck of ['chance', 'chest'] as const) {
    const cards = state.decks[deck].cards.length + Number(state.releaseCards[deck] !== BANK)
    if (cards !== DECK_CARDS[deck].length) yield `${cards} cards of the deck ${deck}`
  }
}

function* estateFaults(state: GameState): Iterable<string> {
  for (const space of DEED_SPACES) {
    const owner = state.owners[space] ?? BANK
    if (owner === BANK ? state.mortgaged[space] : state.players[owner]?.bankrupt)
      yield `deed ${space} of owner ${owner}`
  }
  for (const group of GROUPS) {
    const spaces = GROUP_SPACES[group]
    const steps = spaces.map((space) => stepsIn(state, state.buildings[space] ?? 0))
    if (state.rules.evenBuilding && Math.max(...steps) - Math.min(...steps) > 1)
      yield `uneven ${group}: ${steps.join('/')}`
    if (Math.max(...steps) === 0) continue
    if (spaces.some((space) => state.owners[space] !== state.owners[spaces[0] ?? 0]))
      yield `${group} built and divided`
    if (spaces.some((space) => state.mortgaged[space])) yield `${group} built and mortgaged`
  }
}

function* cashFaults(state: GameState): Iterable<string> {
  if (!Number.isInteger(state.pot) || state.pot < 0) yield `pot ${state.pot}`
  for (const { cash, bankrupt } of state.players)
    if (!Number.isInteger(cash) || cash < 0 || (bankrupt && cash !== 0)) yield `cash ${cash}`
}

/**
 * Every third table plays the official rules, the others a random mixture of all options. Every second table is poor, so that
 * debts and bankruptcies are as common as purchases; every fourth has whole groups and few buildings, so that they run short.
 */
function start(seed: number): GameState {
  const rules = seed % 3 === 0 ? officialRules(2 + (seed % 7)) : randomRules(fastChance(seed))
  const state = newSimulation(rules, seed)
  if (seed % 2 === 1) for (const player of state.players) player.cash = 60
  if (seed % 4 === 2) {
    GROUPS.forEach((group, place) => {
      for (const space of GROUP_SPACES[group]) state.owners[space] = place % rules.players
    })
    state.houses = 4
    state.hotels = 1
  }
  return state
}

/** Everything that is wrong with a step of a game. */
function faultsIn(before: GameState, after: GameState, events: readonly GameEvent[]): string[] {
  const faults = [...cashFaults(after), ...pieceFaults(before, after), ...estateFaults(after)]
  if (totalCash(after) - totalCash(before) !== fromBank(events)) faults.push('money made or lost')
  if ((decisionOf(after) === null) !== (after.outcome !== null)) faults.push('nobody decides')
  return faults
}

describe('In every game', () => {
  it('money and pieces are conserved, buildings stay even, nobody is stuck', { timeout: 60_000 }, () => {
    const seen = new Map<string, number>()
    const see = (what: string): unknown => seen.set(what, (seen.get(what) ?? 0) + 1)
    for (let seed = 0; seed < GAMES; seed++) {
      const chance = fastChance(seed)
      let state = start(seed)
      for (let count = 0; count < ACTIONS; count++) {
        const action = randomAction(state, chance)
        if (!action) break
        const played = apply(state, action)
        expect(faultsIn(state, played.state, played.events), `seed ${seed}, action ${count}`).toEqual([])
        state = played.state
        for (const { type } of played.events) see(type)
      }
      if (state.outcome) see(state.outcome.why)
    }
    // proof that the thousand games came into the corners that matter
    for (const corner of CORNERS) expect(seen.get(corner) ?? 0, corner).toBeGreaterThan(5)
  })

  it('a save and load between any two actions changes nothing, nor does playing without events', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const chance = fastChance(seed)
        const silent = start(seed)
        let state = start(seed)
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
