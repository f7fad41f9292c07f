// What a seat may see: the open part of the state, and of the decks only what was drawn before.
import type { Seat } from '../../shared/game/board'
import type { DeckView, PlayerView } from '../../shared/game/view'
import type { DeckState, GameState } from './state'
import { playerAt } from './state'

/**
 * The view of a seat; it shares its parts with the state, which nobody changes after `apply`. All seats see the same, since
 * cash and deeds are open (R38); the order of unseen cards and the source of chance are left out (VIEW-01).
 */
export function playerView(state: GameState, seat: Seat): PlayerView {
  playerAt(state, seat)
  const { decks, chance: _, ...open } = state
  return { ...open, decks: { chance: deckView(decks.chance), chest: deckView(decks.chest) } }
}

const deckView = ({ cards, drawn }: DeckState): DeckView => ({
  drawn: cards.slice(cards.length - drawn),
  unseen: cards.length - drawn
})
