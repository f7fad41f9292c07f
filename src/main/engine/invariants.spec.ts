// Properties that hold in every game, whoever plays and however odd: a thousand games of random legal actions.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEED_SPACES, GROUPS, GROUP_SPACES, HOTEL, HOTELS, HOUSES } from '../../shared/game/board'
import { DECK_CARDS } from '../../shared/game/cards'
import { BANK, type GameEvent } from '../../shared/game/events'
import { officialRules } from '../../shared/game/rules'
import { decisionOf } from '../../shared/game/view'
import { apply, newSimulation, simulate, type GameState } from './index'
import { fastChance } from './random'
import { stepsIn } from './rules/bank'
import { randomAction } from './testing/random-play'

const GAMES = 1000
const ACTIONS = 800

const totalCash = (state: GameState): number => state.players.reduce((sum, { cash }) => sum + cash, 0)

/** What the Bank has paid out less what it has taken in, as the log tells it. */
function fromBank(events: readonly GameEvent[]): number {
  let sum = 0
  for (const event of events)
    if (event.type === 'cashPaid')
      sum += (event.from === BANK ? event.amount : 0) - (event.to === BANK ? event.amount : 0)
  return sum
}

function* pieceFaults(state: GameState): Iterable<string> {
  let [houses, hotels] = [state.houses, state.hotels]
  for (const level of state.buildings) {
    if (level === HOTEL) hotels++
    else houses += level
  }
  if (houses !== HOUSES || state.houses < 0) yield `${houses} houses`
  if (hotels !== HOTELS || state.hotels < 0) yield `${hotels} hotels`
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
    if (Math.max(...steps) - Math.min(...steps) > 1) yield `uneven ${group}: ${steps.join('/')}`
    if (Math.max(...steps) === 0) continue
    if (spaces.some((space) => state.owners[space] !== state.owners[spaces[0] ?? 0]))
      yield `${group} built and divided`
    if (spaces.some((space) => state.mortgaged[space])) yield `${group} built and mortgaged`
  }
}

function* cashFaults(state: GameState): Iterable<string> {
  for (const { cash, bankrupt } of state.players)
    if (!Number.isInteger(cash) || cash < 0 || (bankrupt && cash !== 0)) yield `cash ${cash}`
}

/** Every second table is poor, so that debts and bankruptcies are as common as purchases. */
function start(seed: number): GameState {
  const state = newSimulation(officialRules(2 + (seed % 7)), seed)
  if (seed % 2 === 1) for (const player of state.players) player.cash = 60
  return state
}

/** Everything that is wrong with a step of a game. */
function faultsIn(before: GameState, after: GameState, events: readonly GameEvent[]): string[] {
  const faults = [...cashFaults(after), ...pieceFaults(after), ...estateFaults(after)]
  if (totalCash(after) - totalCash(before) !== fromBank(events)) faults.push('money made or lost')
  if ((decisionOf(after) === null) !== (after.outcome !== null)) faults.push('nobody decides')
  return faults
}

describe('In every game', () => {
  it('money and pieces are conserved, buildings stay even, nobody is stuck', { timeout: 60_000 }, () => {
    const seen = { bankruptcies: 0, endings: 0 }
    for (let seed = 0; seed < GAMES; seed++) {
      const chance = fastChance(seed)
      let state = start(seed)
      for (let count = 0; count < ACTIONS; count++) {
        const action = randomAction(state, chance)
        if (!action) break
        const played = apply(state, action)
        expect(faultsIn(state, played.state, played.events), `seed ${seed}, action ${count}`).toEqual([])
        state = played.state
        seen.bankruptcies += played.events.filter(({ type }) => type === 'playerBankrupted').length
      }
      seen.endings += Number(state.outcome !== null)
    }
    // proof that the thousand games came into the corners that matter
    expect(seen.bankruptcies).toBeGreaterThan(GAMES / 2)
    expect(seen.endings).toBeGreaterThan(GAMES / 40)
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
