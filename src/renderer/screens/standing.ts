// One line about where a saved game stands.
import type { GameSummary } from '../../shared/ipc'
import { words } from '../i18n'

/** "Turn 23: Theo to bid", or who has won. */
export function standingOf({ seats, banker, turn, waiting, outcome }: GameSummary): string {
  const nameOf = (seat: number) => seats[seat]?.name ?? banker ?? words.screens.banker
  if (outcome) return words.screens.won(outcome.winners.map(nameOf))
  if (!waiting) return words.screens.turn(turn)
  return words.screens.waiting[waiting.kind](nameOf(waiting.player))
}
