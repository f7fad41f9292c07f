// The end: the last player left wins (BANKRUPT-13, BANKRUPT-14).
import type { Play } from '../play'

/** Ends the game when only one player is left; nothing else is settled after that. */
export function endIfWon(play: Play): void {
  const { state } = play
  const left = state.players.flatMap((player, seat) => (player.bankrupt ? [] : [seat]))
  if (left.length > 1 || state.outcome) return
  state.outcome = { winners: left, why: 'lastPlayer' }
  state.agenda = []
  state.offers = []
  play.events?.push({ type: 'gameEnded', winners: left, why: 'lastPlayer' })
}
