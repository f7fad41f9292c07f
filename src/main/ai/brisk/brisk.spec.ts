// The brisk player on the real engine: always legal, games that end, and the valuation that its tables stand for.
import { describe, expect, it } from 'vitest'
import type { Action } from '../../../shared/game/actions'
import { DEED_SPACES } from '../../../shared/game/board'
import { BANK } from '../../../shared/game/events'
import { seatsAt } from '../../../shared/game/rules'
import { decisionOf } from '../../../shared/game/view'
import { newSimulation, simulate, whyIllegal } from '../../engine'
import { fastChance } from '../../engine/random'
import { randomRules } from '../../engine/testing/random-play'
import { temperamentOf } from '../temperament'
import { computerPlayer, playGame, positions, type Player, type Result } from '../testing/self-play'
import { powerOf } from '../valuation'
import { BriskPlayer } from './brisk'
import { BIT, DEEDS, WHOLE, heldBy, holdingsOf, spacesOf } from './holdings'
import { worthOf } from './worth'

const casual = temperamentOf('casual')

function briskPlayer(): Player {
  const player = new BriskPlayer()
  return (state, seat) => player.choose(state, seat)
}
const table = (players: number): Player[] => Array.from({ length: players }, briskPlayer)

describe('Brisk players among themselves', () => {
  const GAMES = 600
  const results: Result[] = []
  const played = new Map<Action['type'], number>()

  it(`do nothing illegal in ${GAMES} games of two to eight`, () => {
    const illegal: unknown[] = []
    for (let game = 0; game < GAMES; game++) {
      const players = game % 2 === 0 ? 4 : 2 + ((game >> 1) % 7)
      const result = playGame(table(players), game, (state, action) => {
        const why = whyIllegal(state, action)
        if (why) illegal.push({ game, why, action })
        played.set(action.type, (played.get(action.type) ?? 0) + 1)
      })
      results.push(result)
    }
    expect(illegal).toEqual([])
  })

  it('bring 98 games in 100 to an end', () => {
    const decided = results.filter(({ winner }) => winner !== null)
    expect(decided.length / results.length).toBeGreaterThanOrEqual(0.98)
  })

  it('build, trade, bid, borrow and lift', () => {
    for (const type of ['build', 'sell', 'acceptOffer', 'bid', 'mortgage', 'lift'] satisfies Action['type'][])
      expect(played.get(type) ?? 0, type).toBeGreaterThan(GAMES / 4)
    // both sides judge alike, so that hardly any offer is made in vain
    expect(played.get('acceptOffer') ?? 0).toBeGreaterThan(0.98 * (played.get('offer') ?? 0))
  })

  it('play the same game again', () => {
    const [one, other] = [0, 1].map(() => {
      const list: Action[] = []
      playGame(table(4), 5, (_, action) => list.push(action))
      return list
    })
    expect(one?.length).toBeGreaterThan(100)
    expect(other).toEqual(one)
  })
})

describe('A brisk player', () => {
  it('does nothing illegal at tables with any mixture of rules', () => {
    const faults: unknown[] = []
    for (let seed = 1; seed <= 150; seed++) {
      const rules = { ...randomRules(fastChance(seed)), dice: 'app' as const }
      const state = newSimulation(rules, seed)
      const players = seatsAt(rules).map(() => new BriskPlayer())
      for (let count = 0; !state.outcome && count < 6000; count++) {
        const claimant = decisionOf(state)?.kind === 'turn' ? state.claims[0]?.owner : undefined
        const seat = state.offers[0]?.to ?? claimant ?? decisionOf(state)?.player ?? 0
        const action = players[seat]?.choose(state, seat)
        const fault = action ? whyIllegal(state, action) : 'waits'
        if (fault || !action) {
          faults.push({ seed, fault, action, decision: decisionOf(state) })
          break
        }
        simulate(state, action)
      }
    }
    expect(faults).toEqual([])
  })

  it('wins now and then even at a table of those who think', () => {
    const GAMES = 200
    let won = 0
    for (let game = 0; game < GAMES; game++) {
      const seat = game % 4
      const players = [0, 1, 2, 3].map((at) => (at === seat ? briskPlayer() : computerPlayer(casual)))
      if (playGame(players, 7000 + game).winner === seat) won++
    }
    expect(won / GAMES).toBeGreaterThan(0.07)
  })
})

describe('Holdings as bits', () => {
  it('have one bit for each title deed, set by set', () => {
    expect([...DEEDS].sort((one, other) => one - other)).toEqual(DEED_SPACES)
    expect(DEEDS.reduce((sum, space) => sum | (BIT[space] ?? 0), 0)).toBe(2 ** 28 - 1)
    expect(WHOLE.reduce((sum, whole) => sum + whole, 0)).toBe(2 ** 28 - 1)
  })

  it('say who holds what in every position of a game', () => {
    const asked = positions(4, casual, (state) => state.turn.number % 9 === 4)
    for (let count = 0; count < 200; count++) {
      const state = asked.next().value
      const holdings = holdingsOf(state)
      const of = (owner: number) => DEED_SPACES.filter((space) => state.owners[space] === owner)
      const inOrder = (deeds: number) => spacesOf(deeds).sort((one, other) => one - other)
      state.players.forEach((_, seat) => expect(inOrder(heldBy(holdings, seat))).toEqual(of(seat)))
      expect(inOrder(holdings.unowned)).toEqual(of(BANK))
      expect(inOrder(holdings.mortgaged)).toEqual(DEED_SPACES.filter((space) => state.mortgaged[space]))
    }
  })

  it('are worth what the valuation of the casual player says, where nothing is mortgaged and no card held', () => {
    const asked = positions(4, casual, (state) => state.turn.number % 5 === 2)
    let compared = 0
    while (compared < 300) {
      const state = asked.next().value
      const holdings = holdingsOf(state)
      state.players.forEach(({ cash, bankrupt }, seat) => {
        const own = heldBy(holdings, seat)
        const { chance, chest } = state.releaseCards
        if (bankrupt || (own & holdings.mortgaged) !== 0 || chance === seat || chest === seat) return
        compared++
        expect(worthOf(own, cash, holdings, state.rules)).toBeCloseTo(powerOf(state, seat, cash, casual), 6)
      })
    }
  })
})
