// Chapter DET: the same seed and actions give the same game, and nothing is lost on the way.
import { describe, expect, it } from 'vitest'
import type { Action } from '../../shared/game/actions'
import { DEED_SPACES, HOTEL } from '../../shared/game/board'
import { BANK, type GameEvent } from '../../shared/game/events'
import { officialRules } from '../../shared/game/rules'
import { apply, newGame, newSimulation, type GameState, type Played } from './index'
import { fastChance, sealedChance, seedFrom, throwDice } from './random'
import { randomAction, randomGame, randomRules, type Turning } from './testing/random-play'

const start = {
  sealed: (seed: number) => newGame(officialRules(4), seedFrom(String(seed))).state,
  fast: (seed: number) => newSimulation(officialRules(4), seed)
} as const

/** The first 300 actions of a game that is played at random. */
function record(state: GameState): Action[] {
  const chance = fastChance(5)
  const actions: Action[] = []
  for (let next = state; actions.length < 300; next = apply(next, actions.at(-1) as Action).state) {
    const action = randomAction(next, chance)
    if (!action) throw new Error(`The game is over after ${actions.length} actions`)
    actions.push(action)
  }
  return actions
}

/** State and events after each of these actions. */
function replay(state: GameState, actions: readonly Action[]): Played[] {
  let last = state
  return actions.map((action) => {
    const played = apply(last, action)
    last = played.state
    return played
  })
}

/** Plays fifty games at random, half of them with house rules, 400 actions at most, and shows what every action did. */
function alongFiftyGames(look: (turning: Turning) => void): void {
  for (let seed = 1; seed <= 50; seed++) {
    const rules = seed % 2 === 0 ? officialRules(2 + (seed % 7)) : randomRules(fastChance(seed))
    for (const turning of randomGame(newSimulation(rules, seed), seed, 400)) look(turning)
  }
}

/** All cash, with what waits on Free Parking. */
const cashIn = ({ players, pot }: GameState): number => players.reduce((sum, { cash }) => sum + cash, pot)

/** What the Bank paid out less what it took in. */
const outOfBank = (events: readonly GameEvent[]): number =>
  events.reduce((sum, event) => {
    if (event.type !== 'cashPaid') return sum
    return sum + (event.from === BANK ? event.amount : 0) - (event.to === BANK ? event.amount : 0)
  }, 0)

describe('Determinism', () => {
  it.each(['sealed', 'fast'] as const)('DET-01: 300 actions replayed on seed 1001 (%s)', (kind) => {
    const actions = record(start[kind](1001))
    const [once, again] = [replay(start[kind](1001), actions), replay(start[kind](1001), actions)]
    expect(once).toHaveLength(300)
    again.forEach((played, place) => expect(played).toEqual(once[place]))
    expect(new Set(once.flatMap(({ events }) => events.map(({ type }) => type))).size).toBeGreaterThan(15)
  })

  it.each(['sealed', 'fast'] as const)('DET-02: twenty seeds shuffle and throw differently (%s)', (kind) => {
    const games = Array.from({ length: 20 }, (_, index) => start[kind](index + 1))
    const throws = games.map((state) => apply(state, { type: 'throwDice', player: 0 }).events[0])
    const variety = (list: readonly unknown[]) => new Set(list.map((one) => JSON.stringify(one))).size
    expect(variety(games.map(({ decks }) => decks.chance.cards))).toBe(20)
    expect(variety(games.map(({ decks }) => decks.chest.cards))).toBe(20)
    expect(variety(throws)).toBeGreaterThan(8)
  })

  it.each(['sealed', 'fast'] as const)('DET-03: a game saved and loaded half-way ends alike (%s)', (kind) => {
    const actions = record(start[kind](1001))
    const whole = replay(start[kind](1001), actions)
    const saved = JSON.stringify(whole[149]?.state)
    expect(replay(JSON.parse(saved) as GameState, actions.slice(150))).toEqual(whole.slice(150))
  })

  it.each([
    ['sealed', sealedChance(seedFrom('six thousand'))],
    ['fast', fastChance(6000)]
  ] as const)(
    'DET-04: 6,000 throws show faces from 1 to 6, and doubles one time in six (%s)',
    (_, chance) => {
      const throws = Array.from({ length: 6000 }, () => throwDice(chance))
      expect(new Set(throws.map(([one]) => one))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
      expect(new Set(throws.map(([, other]) => other))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
      const doubles = throws.filter(([one, other]) => one === other).length
      expect(Math.abs(doubles - 1000)).toBeLessThan(100)
    }
  )
})

describe('Conservation', () => {
  it('DET-05: cash changes only by what the Bank pays and takes, and is whole and never negative', () => {
    alongFiftyGames(({ before, state, events }) => {
      expect(cashIn(state) - cashIn(before)).toBe(outOfBank(events))
      for (const { cash } of state.players) expect([Number.isInteger(cash), cash >= 0]).toEqual([true, true])
    })
  })

  it('DET-06: houses, hotels, deeds and cards are all there at any moment', () => {
    alongFiftyGames(({ state }) => {
      const { buildings, owners, players, releaseCards, decks } = state
      const houses = buildings.reduce((sum, level) => sum + (level === HOTEL ? 0 : level), 0)
      expect(houses + state.houses).toBe(32)
      expect(buildings.filter((level) => level === HOTEL).length + state.hotels).toBe(12)
      const owned = players.flatMap((_, seat) => DEED_SPACES.filter((space) => owners[space] === seat))
      const unowned = DEED_SPACES.filter((space) => owners[space] === BANK)
      expect([...owned, ...unowned].sort((one, other) => one - other)).toEqual([...DEED_SPACES])
      for (const deck of ['chance', 'chest'] as const)
        expect(new Set(decks[deck].cards).size + Number(releaseCards[deck] !== BANK)).toBe(16)
    })
  })
})
