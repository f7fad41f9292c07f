// The agenda at work: steps are pushed, answered and run here, whatever chapter they belong to.
import type { Action, ActionOption, ActionType, Illegality } from '../../shared/game/actions'
import type { GameEvent } from '../../shared/game/events'
import type { DecisionKind, DecisionOf, Step } from '../../shared/game/view'
import type { GameState } from './state'

/** A state that an action is changing in place; `events` is null when nobody reads them (search, benches). */
export type Play = { readonly state: GameState; readonly events: GameEvent[] | null }

/** The rules of one kind of decision. */
export interface Chapter<K extends DecisionKind> {
  /** The actions that answer this decision. */
  readonly answers: readonly ActionType[]
  /** Adds the legal answers of the decider. */
  options(state: GameState, step: DecisionOf<K>, list: ActionOption[]): void
  /** Judges an answer of the decider whose type is one of `answers`. */
  whyIllegal(state: GameState, step: DecisionOf<K>, action: Action): Illegality | null
  /** Plays a legal answer; the step is still on top and must be closed or replaced here. */
  answer(play: Play, step: DecisionOf<K>, action: Action): void
}

/** The rules of one kind of business that is not an answer to a decision: managing an estate, trading. */
export interface Business {
  whyIllegal(state: GameState, action: Action): Illegality | null
  play(play: Play, action: Action): void
}

/** Puts a step on top of the agenda: it comes next, what lies below continues afterwards. */
export function push(play: Play, step: Step): void {
  play.state.agenda.push(step)
}

/** Takes the top step off the agenda. */
export function close(play: Play): void {
  play.state.agenda.pop()
}

/** Puts another step in the place of the top one. */
export function replaceTop(play: Play, step: Step): void {
  play.state.agenda[play.state.agenda.length - 1] = step
}

/** Throws for an answer that the judge cannot have let through. */
export function unexpected(action: Action, chapter: DecisionKind | 'business'): never {
  throw new Error(`The chapter ${chapter} has no answer ${action.type}`)
}
