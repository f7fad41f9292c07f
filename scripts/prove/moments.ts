// What must be so at every moment of a game, whatever is played next.
import type { Action } from '../../src/shared/game/actions'
import { decisionOf } from '../../src/shared/game/view'
import { seatsAt } from '../../src/shared/game/rules'
import { legalActions, whyIllegal, type GameState } from '../../src/main/engine'
import { fastChance } from '../../src/main/engine/random'
import { computers, nextAction } from './computer-seats'
import { contradiction } from './wrong-actions'

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Says what is wrong with a moment, or null; `probe` is a wrong action that is tried in it. */
type Moment = (state: GameState, probe: unknown) => string | null

/** Asks for an action and judges it; a computer player that breaks has given no answer. */
export function askedFor(
  state: GameState,
  ask: () => Action | null
): { action: Action; fault: null } | { action: null; fault: string } {
  try {
    const action = ask()
    if (!action) return { action, fault: 'no answer' }
    const why = whyIllegal(state, action)
    return why ? { action: null, fault: `${why}: ${JSON.stringify(action)}` } : { action, fault: null }
  } catch (error) {
    return { action: null, fault: `no answer, but an error: ${messageOf(error)}` }
  }
}

export const MOMENTS = {
  /** Who must decide can. */
  deadEnd(state) {
    const decision = decisionOf(state)
    if (!decision || legalActions(state, decision.player).some(({ type }) => type !== 'resign')) return null
    return `seat ${decision.player} has no answer to ${decision.kind}`
  },
  /** The judge and the list of legal actions agree. */
  judge(state, probe) {
    const found = contradiction(state, probe)
    return found && `${JSON.stringify(probe)} is ${found}`
  },
  /** A computer player that is asked answers, and legally. */
  computer(state) {
    return state.outcome
      ? null
      : askedFor(state, () => nextAction(state, computers(state.players.length), fastChance(1))).fault
  },
  /** Nothing breaks when the legal actions are listed. */
  crash(state) {
    for (const seat of seatsAt(state.rules)) legalActions(state, seat)
    return null
  }
} as const satisfies Readonly<Record<string, Moment>>

export type MomentName = keyof typeof MOMENTS

/** Whether a check is one of these, not an invariant of every action. */
export const isMoment = (check: string): check is MomentName => Object.hasOwn(MOMENTS, check)
