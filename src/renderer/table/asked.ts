// What is asked at the table, as one string that changes whenever something else is asked or of somebody else.
import type { Table } from './table.svelte'

export function askedAt(table: Table, covered: boolean): string {
  const { decision, view } = table
  const { panel } = table.slip
  return JSON.stringify([
    covered,
    panel && { ...panel, space: undefined },
    panel?.kind === 'coach' ? table.coach.advice : null,
    decision && {
      kind: decision.kind,
      player: decision.player,
      at: 'space' in decision ? decision.space : 'lot' in decision ? decision.lot : null,
      left: 'left' in decision ? decision.left : null
    },
    decision?.kind === 'turn' ? [view.turn.throwDue, view.turn.doubles] : null
  ])
}
