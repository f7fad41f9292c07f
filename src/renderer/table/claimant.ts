// Who is taken to ask for rent, or for what has happened: the last who had to decide, if a person, or the first person.
import type { Seat } from '../../shared/game/board'
import type { Table } from './table.svelte'

export function claimantAt({ decision, people }: Table): Seat {
  return decision !== null && people.includes(decision.player) ? decision.player : (people[0] ?? 0)
}
