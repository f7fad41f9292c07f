// A turn: throw, settle, throw again after doubles, end; three doubles in a row lead to jail (TURN-01 to TURN-09).
import type { Action } from '../../../shared/game/actions'
import type { Seat } from '../../../shared/game/board'
import { close, push, unexpected, type Chapter, type Play } from '../play'
import { playerAt, seatLeftOf } from '../state'
import { ageClaims } from './claims'
import { castAgain, castDice, castOptions, whyNoCast } from './dice'
import { endByValuation } from './ending'
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

/** Passes the turn on to the left; bankrupt players are skipped (TURN-06). Once the hour has struck the game ends (R29). */
export function passTurn(play: Play, after: Seat): void {
  if (play.state.hourStruck) return endByValuation(play, 'timeLimit')
  beginTurn(play, seatLeftOf(play.state, after))
}

export const turn: Chapter<'turn'> = {
  answers: ['throwDice', 'enterThrow', 'invalidThrow', 'endTurn', 'payFine', 'useReleaseCard'],
  options(state, { player }, list) {
    if (state.turn.throwDue) castOptions(state, player, list)
    else list.push({ type: 'endTurn', player })
    if (!whyNoFine(state, player)) list.push({ type: 'payFine', player })
    for (const deck of ['chance', 'chest'] as const)
      if (!whyNoRelease(state, player, deck)) list.push({ type: 'useReleaseCard', player, deck })
  },
  whyIllegal(state, { player }, action) {
    switch (action.type) {
      case 'throwDice':
      case 'enterThrow':
      case 'invalidThrow':
        return whyNoCast(state, action) ?? (state.turn.throwDue ? null : 'noThrowDue')
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
      case 'enterThrow':
        return throwAndMove(play, player, action)
      case 'invalidThrow':
        return castAgain(play, player)
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

function throwAndMove(play: Play, player: Seat, action: Action): void {
  const { state } = play
  lapseOffers(play)
  if (state.agreed.length > 0) state.agreed = []
  if (state.turn.dice === null) ageClaims(play)
  const { dice, manual } = castDice(play, action)
  state.turn.dice = dice
  if (playerAt(state, player).inJail) return throwInJail(play, player, { dice, manual })
  const isDoubles = dice[0] === dice[1]
  state.turn.doubles = isDoubles ? state.turn.doubles + 1 : 0
  state.turn.throwDue = isDoubles
  play.events?.push({
    type: 'diceThrown',
    player,
    dice,
    purpose: 'turn',
    doubles: state.turn.doubles,
    manual
  })
  if (state.turn.doubles === DOUBLES_TO_JAIL) sendToJail(play, player, 'doubles')
  else walk(play, player, dice[0] + dice[1])
}
