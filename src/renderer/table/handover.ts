// When the computer is handed over at the table: a person's turn begins, at a table of several, and nobody has taken it yet.
import type { Seat } from '../../shared/game/board'
import type { Decision, PlayerView } from '../../shared/game/view'
import type { Slip } from './slip.svelte'

type Moment = {
  readonly decision: Decision | null
  readonly view: PlayerView
  readonly people: readonly Seat[]
  readonly slip: Pick<Slip, 'panel'>
  /** Number of the turn that has been taken over last. */
  readonly begun: number
}

export const isHandedOver = ({ decision, view, people, slip, begun }: Moment): boolean =>
  decision?.kind === 'turn' &&
  people.length > 1 &&
  people.includes(decision.player) &&
  view.turn.throwDue &&
  view.turn.dice === null &&
  view.turn.doubles === 0 &&
  begun !== view.turn.number &&
  slip.panel === null
