// Applies what an event moves (tokens, cash, deeds, buildings, cards) to a displayed copy of the view. It shows, it does not judge.
import type { Seat, Space } from '../../shared/game/board'
import { POT, type GameEvent, type Party } from '../../shared/game/events'
import type { PlayerState, PlayerView } from '../../shared/game/view'

/** The view with one player changed; Bank and pot have no row and leave it as it is. */
function withPlayer(
  view: PlayerView,
  party: Party,
  change: (player: PlayerState) => PlayerState
): PlayerView {
  if (party < 0) return view
  return {
    ...view,
    players: view.players.map((player, seat) => (seat === party ? change(player) : player))
  }
}

export const withCash = (view: PlayerView, party: Party, amount: number): PlayerView =>
  party === POT
    ? { ...view, pot: view.pot + amount }
    : withPlayer(view, party, (player) => ({ ...player, cash: player.cash + amount }))

const withPosition = (view: PlayerView, seat: Seat, position: Space): PlayerView =>
  withPlayer(view, seat, (player) => ({ ...player, position }))

const withEntry = <T>(list: readonly T[], at: number, entry: T): T[] =>
  list.map((old, index) => (index === at ? entry : old))

/** The view after the material part of one event. */
export function withEvent(view: PlayerView, event: GameEvent): PlayerView {
  switch (event.type) {
    case 'tokenMoved':
      return withPosition(view, event.player, event.to)
    case 'cashPaid':
      return withCash(withCash(view, event.from, -event.amount), event.to, event.amount)
    case 'deedTransferred':
      return { ...view, owners: withEntry(view.owners, event.space, event.to) }
    case 'mortgageChanged':
      return { ...view, mortgaged: withEntry(view.mortgaged, event.space, event.mortgaged) }
    case 'buildingsChanged':
      return { ...view, buildings: withEntry(view.buildings, event.space, event.to) }
    case 'releaseCardMoved':
      return { ...view, releaseCards: { ...view.releaseCards, [event.deck]: event.to } }
    case 'diceThrown':
      return { ...view, turn: { ...view.turn, dice: event.dice } }
    case 'turnStarted':
      return { ...view, turn: { ...view.turn, player: event.player, number: event.number } }
    case 'sentToJail':
      return withPlayer(view, event.player, (player) => ({ ...player, inJail: true }))
    case 'leftJail':
      return withPlayer(view, event.player, (player) => ({ ...player, inJail: false }))
    case 'playerResigned':
    case 'playerBankrupted':
      return withPlayer(view, event.player, (player) => ({ ...player, bankrupt: true }))
    default:
      return view
  }
}

/** The spaces that a token treads on its way, the last one included. */
export function wayOf(from: Space, to: Space, by: 'throw' | 'card' | 'back' | 'jail'): Space[] {
  if (by === 'jail') return [to]
  const step = by === 'back' ? 39 : 1
  const way: Space[] = []
  for (let at = from; at !== to;) {
    at = (at + step) % 40
    way.push(at)
  }
  return way
}
