// A game that looks like the one on the table to a seat: unseen cards in a new order, fresh dice, for playing ahead.
import { DECKS, type Deck } from '../../shared/game/board'
import { DECK_CARDS, RELEASE_CARD } from '../../shared/game/cards'
import { BANK } from '../../shared/game/events'
import type { PlayerView } from '../../shared/game/view'
import { copyState, type GameState } from '../engine'
import { fastChance, shuffled, type Chance } from '../engine/random'
import type { DeckState } from '../engine/state'

/** A state to simulate on. The same view and seed give the same state; nothing else, least of all the true decks, counts. */
export function determinize(view: PlayerView, seed: number): GameState {
  const chance = fastChance(seed)
  const decks = Object.fromEntries(DECKS.map((deck) => [deck, dealt(view, deck, chance)])) as Record<
    Deck,
    DeckState
  >
  return copyState({ ...view, decks, chance })
}

/** The cards that nobody has seen since the shuffle on top in random order, the others below as they were drawn. */
function dealt(view: PlayerView, deck: Deck, chance: Chance): DeckState {
  const { drawn } = view.decks[deck]
  const isHeld = view.releaseCards[deck] !== BANK
  const unseen = DECK_CARDS[deck].filter(
    (card) => !drawn.includes(card) && !(isHeld && card === RELEASE_CARD[deck])
  )
  return { cards: [...shuffled(chance, unseen), ...drawn], drawn: drawn.length }
}
