// Levels differ in judgement, characters in taste: what they do with the same dice shows it.
import { describe, expect, it } from 'vitest'
import { CHARACTERS, type Character } from '../../shared/ipc'
import { P1, P2, table } from '../engine/testing/table'
import { worthTo } from './bidding'
import { temperamentOf } from './temperament'
import { computerPlayer, playGame } from './testing/self-play'

const GAMES = 120
const EARLY = 80

/** What each character did in the same games, seats rotated: cash after its own turns, building orders, offers. */
function habits() {
  const sum = new Map(CHARACTERS.map((name) => [name, { turns: 0, cash: 0, offers: 0, won: 0 }]))
  for (let game = 0; game < GAMES; game++) {
    const seats = CHARACTERS.map((_, seat): Character => CHARACTERS[(seat + game) % 4] ?? 'miser')
    const players = seats.map((name) => computerPlayer(temperamentOf('casual', name)))
    const { winner } = playGame(players, 1 + Math.floor(game / 4), (state, action) => {
      const habit = sum.get(seats[action.player] ?? 'miser')
      if (!habit) return
      if (action.type === 'offer') habit.offers++
      // later on it is the winners who have cash, whatever they like
      if (action.type !== 'endTurn' || state.turn.number > EARLY) return
      habit.turns++
      habit.cash += state.players[action.player]?.cash ?? 0
    })
    const habit = sum.get(seats[winner ?? -1] ?? 'miser')
    if (habit && winner !== null) habit.won++
  }
  return sum
}

describe('Characters', () => {
  const all = habits()
  const of = (name: Character) => {
    const { turns, cash, offers, won } = all.get(name) ?? { turns: 1, cash: 0, offers: 0, won: 0 }
    return { cash: cash / turns, offers: offers / GAMES, won: won / GAMES }
  }

  it('keep cash as they like it: the miser most, the builder least', () => {
    const kept = CHARACTERS.map((name) => of(name).cash)
    expect(of('miser').cash).toBe(Math.max(...kept))
    expect(of('builder').cash).toBe(Math.min(...kept))
    expect(of('miser').cash).toBeGreaterThan(1.2 * of('builder').cash)
  })

  it('deal as they like it: the trader offers more than the miser', () => {
    expect(of('trader').offers).toBeGreaterThan(1.1 * of('miser').offers)
  })

  it('pay for what they like: the collector most for the second deed of three', () => {
    const { state } = table().owns(P1, 16).owns(P2, 5).turnOf(P1)
    const worth = (name: Character): number => worthTo(state, P1, 18, temperamentOf('casual', name))
    for (const name of ['trader', 'miser'] as const)
      expect(worth('collector')).toBeGreaterThan(1.1 * worth(name))
  })

  it('win about as often as each other', () => {
    for (const name of CHARACTERS) expect(of(name).won, name).toBeGreaterThan(0.1)
  })
})

describe('Levels', () => {
  it('judge better from one to the next: casual players beat beginners clearly', () => {
    let won = 0
    for (let game = 0; game < 80; game++) {
      const seat = game % 4
      const players = [0, 1, 2, 3].map((at) =>
        computerPlayer(temperamentOf(at === seat ? 'casual' : 'beginner'))
      )
      if (playGame(players, 1 + Math.floor(game / 4)).winner === seat) won++
    }
    expect(won / 80).toBeGreaterThan(0.4)
  })

  it('keep their judgement in any character', () => {
    const plain = temperamentOf('beginner')
    const miser = temperamentOf('beginner', 'miser')
    expect(miser.horizon).toBe(plain.horizon)
    expect(miser.purchaseReserve).toBeGreaterThan(plain.purchaseReserve)
  })
})
