// A turn: throw, settle, throw again after doubles, end; three doubles in a row lead to jail (TURN-01 to TURN-09).
import type { Seat } from '../../../shared/game/board'
import { close, push, unexpected, type Chapter, type Play } from '../play'
import { throwDice } from '../random'
import { playerAt, seatsAfter } from '../state'
import { payFine, sendToJail, throwInJail, useReleaseCard, whyNoFine, whyNoRelease } from './jail'
import { walk } from './movement'
import { lapseOffers } from './trades'

const DOUBLES_TO_JAIL = 3

/** Starts the turn of a seat with a throw due. */
export function beginTurn(play: Play, player: Seat): void {
  const number = play.state.turn.number + 1
  play.state.turn = { player, number, doubles: 0, throwDue: true, dice: null }
  play.events?.push({ type: 'turnStarted', player, number })
  push(play, { kind: 'turn', player })
}

/** Passes the turn on to the left; bankrupt players are skipped (TURN-06). */
export function passTurn(play: Play, after: Seat): void {
  const [next] = seatsAfter(play.state, after)
  if (next !== undefined) beginTurn(play, next)
}

export const turn: Chapter<'turn'> = {
  answers: ['throwDice', 'endTurn', 'payFine', 'useReleaseCard'],
  options(state, { player }, list) {
    list.push({ type: state.turn.throwDue ? 'throwDice' : 'endTurn', player })
    if (!whyNoFine(state, player)) list.push({ type: 'payFine', player })
    for (const deck of ['chance', 'chest'] as const)
      if (!whyNoRelease(state, player, deck)) list.push({ type: 'useReleaseCard', player, deck })
  },
  whyIllegal(state, { player }, action) {
    switch (action.type) {
      case 'throwDice':
        return state.turn.throwDue ? null : 'noThrowDue'
      case 'endTurn':
        return state.turn.throwDue ? 'throwDue' : null
      case 'payFine':
        return whyNoFine(state, player)
      case 'useReleaseCard':
        return whyNoRelease(state, player, action.deck)
      default:
        return unexpected(action, 'turn')
    }
  },
  answer(play, { player }, action): void {
    switch (action.type) {
      case 'throwDice':
        return throwAndMove(play, player)
      case 'endTurn':
        play.events?.push({ type: 'turnEnded', player })
        close(play)
        return push(play, { kind: 'nextTurn', after: player })
      case 'payFine':
        return payFine(play, player)
      case 'useReleaseCard':
        return useReleaseCard(play, player, action.deck)
      default:
        return unexpected(action, 'turn')
    }
  }
}

function throwAndMove(play: Play, player: Seat): void {
  const { state } = play
  lapseOffers(play)
  const dice = throwDice(state.chance)
  state.turn.dice = dice
  if (playerAt(state, player).inJail) return throwInJail(play, player, dice)
  const isDoubles = dice[0] === dice[1]
  state.turn.doubles = isDoubles ? state.turn.doubles + 1 : 0
  state.turn.throwDue = isDoubles
  play.events?.push({ type: 'diceThrown', player, dice, purpose: 'turn', doubles: state.turn.doubles })
  if (state.turn.doubles === DOUBLES_TO_JAIL) sendToJail(play, player, 'doubles')
  else walk(play, player, dice[0] + dice[1])
}
