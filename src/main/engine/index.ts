// The rules engine: judges and plays actions on a game that is plain data. No clock, no Node, no DOM, no other randomness.
import { isAction, type Action, type ActionOption, type Illegality } from '../../shared/game/actions'
import type { Seat } from '../../shared/game/board'
import type { GameEvent } from '../../shared/game/events'
import { bankerOnlySeat, type Rules } from '../../shared/game/rules'
import { decisionOf } from '../../shared/game/view'
import type { Play } from './play'
import { fastChance, sealedChance, type Chance } from './random'
import { buildingOptions } from './rules/buildings'
import { hasPassed } from './rules/auctions'
import { businessOf, chapterOf, isForBanker, run } from './rules/chapters'
import { claimOptions } from './rules/claims'
import { endingOptions } from './rules/ending'
import { mortgageOptions } from './rules/mortgages'
import { setUp } from './rules/opening'
import { wishOptions } from './rules/shortages'
import { tradeOptions } from './rules/trades'
import { refusalOf } from './rules/windows'
import { copyState, type GameState } from './state'

export { InvalidRules } from './rules/opening'
export { playerView } from './view'
export { copyState, type GameState } from './state'

/** An action that the rules forbid; `code` says why, and nothing has changed. */
export class IllegalAction extends Error {
  constructor(readonly code: Illegality) {
    super(`Illegal action: ${code}`)
    this.name = 'IllegalAction'
  }
}

export type Played = { readonly state: GameState; readonly events: readonly GameEvent[] }

/** A new game with sealed dice and decks; `seed` has 64 hex digits. Throws InvalidRules or a RangeError for the seed. */
export const newGame = (rules: Rules, seed: string): Played => start(rules, sealedChance(seed))

/** A new game with the fast generator, for simulation and benches. Throws InvalidRules. */
export const newSimulation = (rules: Rules, seed: number): GameState => start(rules, fastChance(seed)).state

function start(rules: Rules, chance: Chance): Played {
  const { state, events } = setUp(rules, chance)
  return { state, events }
}

/** Why an action is refused, or null if it is legal; takes anything, since it may come from outside. */
export function whyIllegal(state: GameState, action: unknown): Illegality | null {
  if (!isAction(action)) return 'malformed'
  const fault = whyNotAllowed(state, action)
  if (fault) return fault
  const business = businessOf(action.type)
  if (business) return business.whyIllegal(state, action)
  const decision = decisionOf(state)
  if (!decision) return 'notNow'
  const chapter = chapterOf(decision)
  if (decision.player !== action.player)
    return chapter.answers.includes(action.type) && hasPassed(state, decision, action.player)
      ? 'alreadyPassed'
      : 'outOfTurn'
  return chapter.answers.includes(action.type)
    ? chapter.whyIllegal(state, decision, action)
    : refusalOf(decision.kind)
}

/** Why a seat has no say at all, whatever it wants; the hour is struck by nobody, and a Banker need not be a player. */
function whyNotAllowed(state: GameState, { type, player }: Action): Illegality | null {
  const seat = state.players[player]
  if (!seat && type !== 'strikeHour' && player !== bankerOnlySeat(state.rules)) return 'malformed'
  if (state.outcome) return 'gameOver'
  if (!seat && type !== 'strikeHour' && !isForBanker(type)) return 'bankerDoesNotPlay'
  return seat?.bankrupt ? 'bankruptPlayer' : null
}

/** Every action that a seat may take now: answers to its decision, and business where the rules allow it (R7). */
export function legalActions(state: GameState, seat: Seat): ActionOption[] {
  const list: ActionOption[] = []
  if (state.outcome) return list
  const decision = decisionOf(state)
  if (decision?.player === seat) chapterOf(decision).options(state, decision, list)
  const player = state.players[seat]
  if (!player || player.bankrupt) return list
  buildingOptions(state, seat, list)
  mortgageOptions(state, seat, list)
  tradeOptions(state, seat, list)
  claimOptions(state, seat, list)
  wishOptions(state, seat, list)
  endingOptions(state, seat, list)
  if (decision?.kind !== 'openingThrow') list.push({ type: 'resign', player: seat })
  return list
}

/** Judges an action and plays it on a copy: the new state and what happened. Throws IllegalAction; nothing changes then. */
export function apply(state: GameState, action: Action): Played {
  const illegality = whyIllegal(state, action)
  if (illegality) throw new IllegalAction(illegality)
  const events: GameEvent[] = []
  const copy = copyState(state)
  perform({ state: copy, events }, action)
  return { state: copy, events }
}

/** Plays a legal action in place, without judging it and without events: for search and benches. */
export function simulate(state: GameState, action: Action): void {
  perform({ state, events: null }, action)
}

function perform(play: Play, action: Action): void {
  const business = businessOf(action.type)
  if (business) {
    business.play(play, action)
  } else {
    const decision = decisionOf(play.state)
    if (!decision) throw new IllegalAction('notNow')
    chapterOf(decision).answer(play, decision, action)
  }
  run(play)
}
