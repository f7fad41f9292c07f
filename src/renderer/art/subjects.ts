// What there are pictures of, and which one belongs to a space.
import { spaceAt } from '../../shared/game/board'
import type { Deck, Group, Space } from '../../shared/game/board'
import type { Ending } from '../../shared/game/events'

/** What happens at the table or in the house around it. The ways in which a game may end are occasions too. */
export type Occasion =
  | Ending
  | 'auction'
  | 'bank'
  | 'bankruptcy'
  | 'building'
  | 'deals'
  | 'debt'
  | 'estate'
  | 'handover'
  | 'noGames'
  | 'paused'
  | 'refused'
  | 'rent'
  | 'rules'
  | 'selling'
  | 'settings'
  | 'setup'
  | 'television'

export type Subject = Group | Deck | Occasion | 'railroad' | 'electric' | 'water' | 'incomeTax' | 'luxuryTax'

/** Of the two utilities the first on the board makes light. */
export const ELECTRIC: Space = 12

/** The picture of a space, or null for the corners, whose pictures are on the board itself. */
export function subjectOf(space: Space): Subject | null {
  const printed = spaceAt(space)
  switch (printed.kind) {
    case 'street':
      return printed.group
    case 'utility':
      return space === ELECTRIC ? 'electric' : 'water'
    case 'draw':
      return printed.deck
    case 'railroad':
    case 'incomeTax':
    case 'luxuryTax':
      return printed.kind
    default:
      return null
  }
}
