// What every slip of a decision is given.
import type { DecisionKind, DecisionOf } from '../../shared/game/view'
import type { Table } from '../table/table.svelte'

export type DecisionProps<K extends DecisionKind> = {
  readonly table: Table
  readonly decision: DecisionOf<K>
}
