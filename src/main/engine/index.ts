// The rules engine: judges and plays actions on a game that is plain data. No clock, no Node, no DOM, no other randomness.
import { isAction, type Action, type ActionOption, type Illegality } from '../../shared/game/actions'
import type { Seat } from '../../shared/game/board'
import type { GameEvent } from '../../shared/game/events'
import type { Rules } from '../../shared/game/rules'
import { decisionOf } from '../../shared/game/view'
import type { Play } from './play'
import { fastChance, sealedChance, type Chance } from './random'
import { buildingOptions } from './rules/buildings'
import { businessOf, chapterOf, run } from './rules/chapters'
import { mortgageOptions } from './rules/mortgages'
import { setUp } from './rules/opening'
import { tradeOptions } from './rules/trades'
import { refusalOf } from './rules/windows'
import { copyState, type GameState } from './state'

export { InvalidRules, whyUnplayable, type RulesFault } from './rules/opening'
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
  return { state: setUp(rules, chance), events: [{ type: 'gameStarted', players: rules.players }] }
}

/** Why an action is refused, or null if it is legal; takes anything, since it may come from outside. */
export function whyIllegal(state: GameState, action: unknown): Illegality | null {
  if (!isAction(action)) return 'malformed'
  const player = state.players[action.player]
  if (!player) return 'malformed'
  if (state.outcome) return 'gameOver'
  if (player.bankrupt) return 'bankruptPlayer'
  const business = businessOf(action.type)
  if (business) return business.whyIllegal(state, action)
  const decision = decisionOf(state)
  if (!decision) return 'notNow'
  const chapter = chapterOf(decision)
  if (decision.player !== action.player) {
    const hasPassed = decision.kind === 'auction' && !decision.bidders.includes(action.player)
    return hasPassed && chapter.answers.includes(action.type) ? 'alreadyPassed' : 'outOfTurn'
  }
  return chapter.answers.includes(action.type)
    ? chapter.whyIllegal(state, decision, action)
    : refusalOf(decision.kind)
}

/** Every action that a seat may take now: answers to its decision, and business where the rules allow it (R7). */
export function legalActions(state: GameState, seat: Seat): ActionOption[] {
  const list: ActionOption[] = []
  const player = state.players[seat]
  if (!player || player.bankrupt || state.outcome) return list
  const decision = decisionOf(state)
  if (decision?.player === seat) chapterOf(decision).options(state, decision, list)
  buildingOptions(state, seat, list)
  mortgageOptions(state, seat, list)
  tradeOptions(state, seat, list)
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
