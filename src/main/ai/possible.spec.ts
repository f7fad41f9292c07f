// Views that no game can produce are refused, and those of real games never are.
import { describe, expect, it } from 'vitest'
import type { PlayerView } from '../../shared/game/view'
import { newSimulation, playerView, simulate, type GameState } from '../engine'
import { fastChance } from '../engine/random'
import { randomAction, randomRules } from '../engine/testing/random-play'
import { P1, P2, table } from '../engine/testing/table'
import { Minds } from './minds'
import { checkView, ImpossibleView } from './possible'

type Wrong = (view: PlayerView) => unknown
const WRONG: Readonly<Record<string, { readonly twist: Wrong; readonly says: RegExp }>> = {
  'no players': { twist: (view) => ({ ...view, players: undefined }), says: /no players/ },
  'rules that cannot be played': {
    twist: (view) => ({ ...view, rules: { ...view.rules, players: 9 } }),
    says: /rules cannot be played/
  },
  'a seat too many': {
    twist: (view) => ({ ...view, players: [...view.players, view.players[0]] }),
    says: /not as many/
  },
  'debts in cash': {
    twist: (view) => ({ ...view, players: view.players.map((player) => ({ ...player, cash: -1 })) }),
    says: /-1 in cash/
  },
  'a token beside the board': {
    twist: (view) => ({ ...view, players: view.players.map((player) => ({ ...player, position: 40 })) }),
    says: /stands on 40/
  },
  'an owned GO': { twist: (view) => ({ ...view, owners: view.owners.with(0, P1) }), says: /has no deed/ },
  'an owner who does not play': {
    twist: (view) => ({ ...view, owners: view.owners.with(39, 7) }),
    says: /belongs to 7/
  },
  'houses on a lone lot': {
    twist: (view) => ({ ...view, buildings: view.buildings.with(39, 1) }),
    says: /without its whole group/
  },
  'more houses than there are': { twist: (view) => ({ ...view, houses: 33 }), says: /houses/ },
  'a card that is held and drawn': {
    twist: (view) => ({ ...view, releaseCards: { ...view.releaseCards, chance: P1 } }),
    says: /cards|card/
  },
  'a deck with a card too many': {
    twist: (view) => ({
      ...view,
      decks: { ...view.decks, chest: { ...view.decks.chest, unseen: view.decks.chest.unseen + 1 } }
    }),
    says: /deck has/
  },
  'nobody asked': { twist: (view) => ({ ...view, agenda: [] }), says: /nobody is asked/ },
  'an offer of what nobody owns': {
    twist: (view) => ({
      ...view,
      offers: [
        {
          ...{ id: 1, from: P1, to: P2 },
          give: { cash: 0, deeds: [1], cards: [] },
          take: { cash: 1, deeds: [], cards: [] }
        }
      ]
    }),
    says: /nobody owns/
  }
}

describe('A view that no game can produce', () => {
  const { state } = table().owns(P1, 5).owns(P2, 39).turnOf(P1)
  const view = playerView(state, P1)

  it.each(Object.entries(WRONG))('is refused: %s', (_name, { twist, says }) => {
    const wrong = twist(view) as PlayerView
    expect(() => checkView(wrong, P1)).toThrow(ImpossibleView)
    expect(() => checkView(wrong, P1)).toThrow(says)
    const ask = { view: wrong, seat: P1, level: 'strong', options: [], nonce: 1 } as const
    expect(() => new Minds().choose(ask)).toThrow(ImpossibleView)
  })

  it('is none of those of real games, by any rules and at any moment', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const chance = fastChance(seed)
      const game: GameState = newSimulation(randomRules(chance), seed)
      for (let count = 0; count < 400; count++) {
        for (const [seat] of game.players.entries())
          expect(() => checkView(playerView(game, seat), seat)).not.toThrow()
        const action = randomAction(game, chance)
        if (!action) break
        simulate(game, action)
      }
    }
  })
})
