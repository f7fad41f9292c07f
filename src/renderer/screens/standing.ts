// One line about where a saved game stands.
import type { GameSummary } from '../../shared/ipc'
import { words } from '../i18n'
import { nameIn } from '../i18n/parties'

/** "Turn 23: Theo to bid", or who has won. */
export function standingOf(game: GameSummary): string {
  const { turn, waiting, outcome } = game
  const nameOf = (seat: number): string => nameIn(game, seat)
  if (outcome) return words.screens.won(outcome.winners.map(nameOf))
  if (!waiting) return words.screens.turn(turn)
  return words.screens.waiting[waiting.kind](nameOf(waiting.player))
}
