// The end: the last player left, or a valuation of what all own (BANKRUPT-13, SHORT-05 to SHORT-09, TIME-01 to TIME-06).
import type { ActionOption, Illegality } from '../../../shared/game/actions'
import { deedAt, streetAt, type Seat } from '../../../shared/game/board'
import type { Ending } from '../../../shared/game/events'
import type { Outcome } from '../../../shared/game/view'
import { unexpected, type Business, type Play } from '../play'
import { deedsOf, playerAt, type GameState } from '../state'
import { stepsIn } from './bank'
import { whyNoBusiness } from './windows'

const seatsLeft = (state: GameState): Seat[] =>
  state.players.flatMap((player, seat) => (player.bankrupt ? [] : [seat]))

/** Ends the game when only one player is left; nothing else is settled after that. */
export function endIfWon(play: Play): void {
  const left = seatsLeft(play.state)
  if (left.length === 1) end(play, { winners: left, why: 'lastPlayer', scores: null })
}

/** Ends the game by valuation; equal scores win together (R28, R30). */
export function endByValuation(play: Play, why: Ending): void {
  const { state } = play
  const scores = state.players.map(({ bankrupt }, seat) => (bankrupt ? null : scoreOf(state, seat)))
  const best = Math.max(...scores.map((score) => score ?? -1))
  const winners = seatsLeft(state).filter((seat) => scores[seat] === best)
  end(play, { winners, why, scores })
}

function end(play: Play, outcome: Outcome): void {
  const { state } = play
  if (state.outcome) return
  state.outcome = outcome
  state.agenda = []
  state.offers = []
  state.claims = []
  state.agreed = []
  play.events?.push({ type: 'gameEnded', winners: outcome.winners, why: outcome.why })
}

/**
 * Valuation of a seat in dollars: cash, printed prices of free deeds, half of mortgaged ones, buildings at cost (R28); release
 * cards count nothing.
 */
function scoreOf(state: GameState, seat: Seat): number {
  let score = playerAt(state, seat).cash
  for (const space of deedsOf(state, seat)) {
    score += (deedAt(space)?.price ?? 0) / (state.mortgaged[space] ? 2 : 1)
    score += stepsIn(state, state.buildings[space] ?? 0) * (streetAt(space)?.houseCost ?? 0)
  }
  return score
}

function whyNoVote(state: GameState, player: Seat, wants: boolean): Illegality | null {
  if (state.agreed.includes(player) === wants) return wants ? 'alreadyAgreed' : 'notAgreed'
  return whyNoBusiness(state)
}

/** Any table may end now by valuation if all who are still in agree; a throw makes them think again. */
export const endings: Business = {
  whyIllegal(state, action) {
    switch (action.type) {
      case 'agreeToEnd':
        return whyNoVote(state, action.player, true)
      case 'disagreeToEnd':
        return whyNoVote(state, action.player, false)
      case 'strikeHour':
        if (state.rules.timeLimit === null) return 'noTimeLimit'
        return state.hourStruck ? 'notNow' : null
      default:
        return unexpected(action, 'business')
    }
  },
  play(play, action): void {
    const { state } = play
    switch (action.type) {
      case 'agreeToEnd':
        state.agreed = [...state.agreed, action.player]
        play.events?.push({ type: 'endAgreed', player: action.player })
        if (seatsLeft(state).every((seat) => state.agreed.includes(seat))) endByValuation(play, 'agreement')
        return
      case 'disagreeToEnd':
        state.agreed = state.agreed.filter((seat) => seat !== action.player)
        play.events?.push({ type: 'endDisagreed', player: action.player })
        return
      case 'strikeHour':
        state.hourStruck = true
        play.events?.push({ type: 'hourStruck' })
        return
      default:
        return unexpected(action, 'business')
    }
  }
}

/** Adds the vote that a seat may cast on ending the game now. */
export function endingOptions(state: GameState, player: Seat, list: ActionOption[]): void {
  if (whyNoBusiness(state)) return
  list.push({ type: state.agreed.includes(player) ? 'disagreeToEnd' : 'agreeToEnd', player })
}
