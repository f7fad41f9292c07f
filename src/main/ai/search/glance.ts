// Judging what a seat might do without playing ahead: the learned value of the position that each thing leads to.
import type { Action } from '../../../shared/game/actions'
import type { Seat } from '../../../shared/game/board'
import { copyState, simulate, type GameState } from '../../engine'
import { chancesAt } from '../value/chances'
import type { Candidate, Runner } from './race'

/** What a difference of chances at a glance may be wrong by: its standard error, as if it had been played ahead. */
const ERROR = 0.01

/** Chances of all seats once some actions are done. */
export function chancesWith(start: GameState, actions: readonly Action[]): number[] {
  const state = copyState(start)
  for (const action of actions) simulate(state, action)
  return chancesAt(state)
}

/** Judges candidates, all of which must be legal, against the first one; like a race, at once. */
export function atAGlance<C extends Candidate>(
  start: GameState,
  seat: Seat,
  candidates: readonly C[]
): Runner<C>[] {
  let usual: readonly number[] | null = null
  return candidates.map((candidate) => {
    const chances = chancesWith(start, candidate.actions)
    usual ??= chances
    const leadOf = (side: Seat): number => (chances[side] ?? 0) - (usual?.[side] ?? 0)
    const { partner } = candidate
    return {
      candidate,
      chance: chances[seat] ?? 0,
      rollouts: 0,
      lead: leadOf(seat),
      error: ERROR,
      partner: partner === undefined ? null : { lead: leadOf(partner), error: ERROR }
    }
  })
}
