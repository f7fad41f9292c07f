// A fault with all that it takes to see it again: the opening, what was played, and what found it.
import type { Action } from '../../src/shared/game/actions'
import { apply, whyIllegal, type GameState } from '../../src/main/engine'
import { throwDice } from '../../src/main/engine/random'
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

type Game = Pick<Failure, 'opening' | 'actions'>

/**
 * The same game with real dice: its throws are entered, so that a person can read them, and so that leaving one out does not
 * change all later ones. The last action may break.
 */
function withRealDice({ opening, actions }: Game): Game {
  let state = opening
  const entered = actions.map((action, place): Action => {
    const dice = throwDice({ ...state.chance })
    if (place < actions.length - 1) state = apply(state, action).state
    return action.type === 'throwDice' ? { type: 'enterThrow', player: action.player, dice } : action
  })
  return { opening: { ...opening, rules: { ...opening.rules, dice: 'table' } }, actions: entered }
}

/** A fault for the report, with as few actions as show it. */
export function failureOf(found: Omit<Failure, 'found'>, checks: Checks = INVARIANTS): Failure {
  const showsIn = ({ opening, actions }: Game): boolean =>
    replay({ ...found, opening }, actions, checks) !== null
  const real = found.opening.rules.dice === 'app' ? withRealDice(found) : found
  const game = showsIn(real) ? real : found
  const { opening } = game
  const actions = shrink(game.actions, (part) => showsIn({ opening, actions: part }))
  const detail = replay({ ...found, opening }, actions, checks) ?? found.detail
  return { ...found, detail, found: found.actions.length, opening, actions }
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
