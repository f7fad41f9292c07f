// Who came first and who left when, read from the last view of a finished game and from who went bankrupt in it.
import type { Seat } from '../../shared/game/board'
import type { Party } from '../../shared/game/events'
import type { Outcome, PlayerView } from '../../shared/game/view'
import type { Departure } from '../../shared/ipc'

export type Place = {
  readonly seat: Seat
  /** 1 for the winners. */
  readonly place: number
  readonly cash: number
  readonly deeds: number
  /** Valuation in dollars where the game ended by it, otherwise null. */
  readonly score: number | null
  /** How this player left, or null for who is still in the game; when and to whom is null if the records are damaged. */
  readonly left: { readonly turn: number | null; readonly creditor: Party | null } | null
}

/** Winners first, then the others still in the game, then the bankrupt, the last to leave before the first. */
export function rankingOf(view: PlayerView, outcome: Outcome, left: readonly Departure[]): readonly Place[] {
  const order = (seat: Seat): number => {
    if (outcome.winners.includes(seat)) return Number.POSITIVE_INFINITY
    // Whoever is still in comes before all who have left; among them the worth decides.
    if (!view.players[seat]?.bankrupt) return left.length + (outcome.scores?.[seat] ?? 0)
    return left.findIndex((leaving) => leaving.seat === seat)
  }
  const seats = view.players.map((_, seat) => seat).sort((a, b) => order(b) - order(a) || a - b)
  /** Who is worth the same shares a place; nobody else is alike, since all have left at another moment. */
  const placeOf = (seat: Seat): number => seats.findIndex((other) => order(other) === order(seat)) + 1
  return seats.map((seat) => {
    const player = view.players[seat]
    const leaving = left.find((candidate) => candidate.seat === seat)
    return {
      seat,
      place: outcome.winners.includes(seat) ? 1 : placeOf(seat),
      cash: player?.cash ?? 0,
      score: outcome.scores?.[seat] ?? null,
      deeds: view.owners.filter((owner) => owner === seat).length,
      left: player?.bankrupt ? { turn: leaving?.turn ?? null, creditor: leaving?.creditor ?? null } : null
    }
  })
}
