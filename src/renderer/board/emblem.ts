// Which emblem stands for a space without a colour group.
import { spaceAt } from '../../shared/game/board'
import type { Space } from '../../shared/game/board'
import type { IconName } from '../art/icons'
import { ELECTRIC } from '../art/subjects'

/** The emblem, or null for streets and corners. */
export function emblemOf(space: Space): IconName | null {
  const printed = spaceAt(space)
  switch (printed.kind) {
    case 'railroad':
      return 'rail'
    case 'utility':
      return space === ELECTRIC ? 'electric' : 'water'
    case 'incomeTax':
    case 'luxuryTax':
      return printed.kind
    case 'draw':
      return printed.deck
    default:
      return null
  }
}
