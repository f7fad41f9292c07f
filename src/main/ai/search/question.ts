// What a seat is asked and what it answers, as the parts of a strategist hand them to each other.
import type { Action } from '../../../shared/game/actions'
import type { Seat } from '../../../shared/game/board'
import type { PlayerView } from '../../../shared/game/view'
import type { Mind } from '../policy'
import type { Budget, Runner } from './race'

/** What was chosen, and what it was weighed against, the chosen one included; empty where nothing was weighed. */
export type Choice = { readonly action: Action | null; readonly weighed: readonly Runner[] }

/** A decision being weighed: the seed is that of what is played ahead. */
export type Question = {
  readonly view: PlayerView
  readonly seat: Seat
  readonly mind: Mind
  readonly seed: number
  /** How far it may be played ahead; no rollouts is rule of thumb, and deals at a glance. */
  readonly budget: Budget
}
