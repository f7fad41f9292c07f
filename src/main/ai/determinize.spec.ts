// Playing ahead on a guess: the guess fits the view, and what is hidden cannot be told from it.
import { describe, expect, it } from 'vitest'
import { DECKS } from '../../shared/game/board'
import { DECK_CARDS } from '../../shared/game/cards'
import { BANK } from '../../shared/game/events'
import { officialRules } from '../../shared/game/rules'
import { newGame, playerView, type GameState } from '../engine'
import { seedFrom } from '../engine/random'
import { determinize } from './determinize'
import { temperamentOf } from './temperament'
import { withOtherSecrets } from './testing/secrets'
import { positions } from './testing/self-play'

const some = (count: number): GameState[] => {
  const all = positions(4, temperamentOf('casual'), (state) => state.turn.number % 9 === 4)
  return Array.from({ length: count }, () => all.next().value)
}

describe('A determinized game', () => {
  it('looks to the seat exactly as the one on the table', () => {
    for (const state of some(200)) {
      const view = playerView(state, 1)
      expect(playerView(determinize(view, 5), 1)).toEqual(view)
    }
  })

  it('holds every card once', () => {
    for (const state of some(200)) {
      const { decks, releaseCards } = determinize(playerView(state, 1), 6)
      for (const deck of DECKS) {
        const { cards } = decks[deck]
        expect(new Set(cards).size).toBe(cards.length)
        expect(cards.length).toBe(DECK_CARDS[deck].length - Number(releaseCards[deck] !== BANK))
      }
    }
  })

  it('is the same whatever the true order of the unseen cards and the coming dice', () => {
    for (const [at, state] of some(100).entries()) {
      const other = withOtherSecrets(state, at)
      expect(determinize(playerView(other, 2), 7)).toEqual(determinize(playerView(state, 2), 7))
    }
  })

  it('changes with the seed, and shares nothing with the view', () => {
    const view = playerView(newGame(officialRules(4), seedFrom('table')).state, 0)
    const before = JSON.stringify(view)
    const [one, other] = [determinize(view, 1), determinize(view, 2)]
    expect(one.decks).not.toEqual(other.decks)
    expect(one.chance.kind).toBe('fast')
    for (const player of one.players) player.cash = 0
    one.owners[1] = 3
    one.decks.chance.cards.pop()
    expect(JSON.stringify(view)).toBe(before)
  })

  it('spreads the unseen cards evenly over the top of the deck', () => {
    const view = playerView(newGame(officialRules(2), seedFrom('table')).state, 0)
    const tops = new Map<string, number>()
    for (let seed = 0; seed < 1600; seed++) {
      const [top = ''] = determinize(view, seed).decks.chance.cards
      tops.set(top, (tops.get(top) ?? 0) + 1)
    }
    expect(tops.size).toBe(16)
    for (const count of tops.values()) expect(count).toBeGreaterThan(60)
  })
})
