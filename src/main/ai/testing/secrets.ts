// The same table with other luck, for specs that prove that nothing hidden counts.
import { DECKS } from '../../../shared/game/board'
import { copyState, type GameState } from '../../engine'
import { fastChance, shuffled } from '../../engine/random'

/** Unseen cards in another order, other dice to come. */
export function withOtherSecrets(state: GameState, seed: number): GameState {
  const other = copyState(state)
  const chance = fastChance(seed)
  for (const deck of DECKS) {
    const { cards, drawn } = other.decks[deck]
    const unseen = cards.length - drawn
    other.decks[deck].cards = [...shuffled(chance, cards.slice(0, unseen)), ...cards.slice(unseen)]
  }
  other.chance = fastChance(seed + 1)
  return other
}
