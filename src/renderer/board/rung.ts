// Which line of a title deed applies as the board stands: for marking and naming only, what is due is the engine's word.
import { deedAt, setOf } from '../../shared/game/board'
import type { Space } from '../../shared/game/board'
import { BANK } from '../../shared/game/events'
import type { OpenState } from '../../shared/game/view'

type Standing = Pick<OpenState, 'owners' | 'buildings' | 'mortgaged'>
export type Rent = { readonly amount: number } | { readonly timesThrow: number }

const RAILROAD_RENTS = [25, 50, 100, 200] as const
const UTILITY_TIMES = [4, 10] as const

/** Rents of a deed from the lowest rung to the highest; streets start with the bare rent and its double for the full group. */
export function ladderOf(space: Space): readonly Rent[] {
  const deed = deedAt(space)
  if (!deed) return []
  switch (deed.kind) {
    case 'street': {
      const [bare, ...built] = deed.rents
      return [bare, 2 * bare, ...built].map((amount) => ({ amount }))
    }
    case 'railroad':
      return RAILROAD_RENTS.map((amount) => ({ amount }))
    case 'utility':
      return UTILITY_TIMES.map((timesThrow) => ({ timesThrow }))
  }
}

/** Index of the rung in `ladderOf`, or null while nobody owns the deed or it is mortgaged. */
export function rungOf(space: Space, { owners, buildings, mortgaged }: Standing): number | null {
  const owner = owners[space] ?? BANK
  const deed = deedAt(space)
  if (!deed || owner === BANK || mortgaged[space]) return null
  const set = setOf(space)
  const held = set.filter((other) => owners[other] === owner).length
  if (deed.kind !== 'street') return held - 1
  const level = buildings[space] ?? 0
  if (level > 0) return level + 1
  return held === set.length ? 1 : 0
}

/** The rent of the rung, or null. */
export function rentOf(space: Space, standing: Standing): Rent | null {
  const rung = rungOf(space, standing)
  return rung === null ? null : (ladderOf(space)[rung] ?? null)
}
