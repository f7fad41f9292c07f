// What the list shows of a saved game: whose turn, who owns what, where the tokens stand, and which events are worth telling.
import { BANK, type EventType, type GameEvent } from '../../shared/game/events'
import { decisionOf } from '../../shared/game/view'
import type { GameSummary } from '../../shared/ipc'
import type { GameState } from '../engine/state'

type Position = Pick<GameSummary, 'turn' | 'waiting' | 'outcome' | 'owners' | 'positions'>

/** Of a game whose snapshot cannot be read as it stands. */
export const UNKNOWN_POSITION: Position = {
  turn: 0,
  waiting: null,
  outcome: null,
  owners: Array.from({ length: 40 }, () => BANK),
  positions: []
}

/** What the list shows of a sound game: positions of tokens by seat, null for who is bankrupt. */
export function positionOf(state: GameState): Position {
  const decision = state.outcome ? null : decisionOf(state)
  return {
    turn: state.turn.number,
    waiting: decision && { player: decision.player, kind: decision.kind },
    outcome: state.outcome,
    owners: state.owners,
    positions: state.players.map((player) => (player.bankrupt ? null : player.position))
  }
}

/** Events that somebody who was away wants to hear; the others are steps on the way to these, or told by the money paid for them. */
const TOLD: Readonly<Record<EventType, boolean>> = {
  tokenMoved: false,
  cashPaid: true,
  deedTransferred: false,
  mortgageChanged: false,
  buildingsChanged: false,
  releaseCardMoved: false,
  gameStarted: false,
  openingTied: false,
  starterFound: true,
  turnStarted: false,
  diceThrown: false,
  throwInvalid: false,
  sentToJail: true,
  stayedInJail: true,
  leftJail: true,
  cardDrawn: true,
  noRentDue: true,
  rentClaimed: true,
  lotNotForSale: false,
  purchaseDeclined: true,
  auctionOpened: true,
  bidMade: true,
  bidCalled: false,
  bidPassed: false,
  auctionClosed: true,
  taxChosen: false,
  debtOpened: true,
  shortageDeclared: true,
  wishStated: false,
  shortageSettled: false,
  offerMade: true,
  offerAccepted: true,
  offerRefused: true,
  offerWithdrawn: false,
  offersLapsed: false,
  playerResigned: true,
  endAgreed: true,
  endDisagreed: true,
  hourStruck: true,
  playerBankrupted: true,
  turnEnded: false,
  gameEnded: true
}

/** A lot at auction is told by the hammer, and not once more by what is paid for it. */
export const isTold = (event: GameEvent): boolean =>
  TOLD[event.type] && !(event.type === 'cashPaid' && event.reason.kind === 'auction')
