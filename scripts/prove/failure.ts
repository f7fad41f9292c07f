// A fault with all that it takes to see it again: the opening, what was played, and what found it.
import type { Action } from '../../src/shared/game/actions'
import { apply, whyIllegal, type GameState } from '../../src/main/engine'
import { INVARIANTS, type Check } from '../../src/main/engine/testing/invariants'
import { isMoment, messageOf, MOMENTS } from './moments'
import { shrink } from './shrink'

/** Checks by name that look at every action. */
export type Checks = Readonly<Record<string, Check>>

export type Failure = {
  readonly game: 'random' | 'computer'
  /** The number that the game is made from. */
  readonly seed: number
  /** Name of an invariant, or of what must be so at every moment. */
  readonly check: string
  readonly detail: string
  /** How many actions had been played when it was found; `actions` are those that it takes. */
  readonly found: number
  readonly opening: GameState
  readonly actions: readonly Action[]
  /** A wrong action about which judge and list disagree. */
  readonly probe?: unknown
}

type Suspect = Pick<Failure, 'check' | 'opening' | 'probe'>

/** What the check finds when these actions are played, those that are illegal left out; null if all is well. */
export function replay(
  suspect: Suspect,
  actions: readonly Action[],
  checks: Checks = INVARIANTS
): string | null {
  const check = checks[suspect.check]
  let state = suspect.opening
  try {
    for (const action of actions) {
      if (whyIllegal(state, action)) continue
      const played = apply(state, action)
      for (const detail of check?.({ before: state, action, ...played }) ?? []) return detail
      state = played.state
    }
    return isMoment(suspect.check) ? MOMENTS[suspect.check](state, suspect.probe) : null
  } catch (error) {
    return suspect.check === 'crash' ? messageOf(error) : null
  }
}

/** The shortest list of actions that shows a fault, for the report; `detail` is what was found in the whole game. */
export function failureOf(found: Omit<Failure, 'found'>, checks: Checks = INVARIANTS): Failure {
  const actions = shrink(found.actions, (part) => replay(found, part, checks) !== null)
  const detail = replay(found, actions, checks) ?? found.detail
  return { ...found, detail, found: found.actions.length, actions }
}

/** What went wrong where an error was thrown: a dead end, or a crash. */
export function checkBehind(state: GameState, error: unknown): { check: string; detail: string } {
  try {
    const detail = MOMENTS.deadEnd(state)
    if (detail) return { check: 'deadEnd', detail }
  } catch {
    // listing the answers breaks too: that is the crash which is reported below
  }
  return { check: 'crash', detail: messageOf(error) }
}
