// The ten sets of deeds in board order, and what a seat holds of each.
import {
  deedAt,
  DEED_SPACES,
  RAILROADS,
  setOf,
  UTILITIES,
  type Group,
  type Seat,
  type Space
} from '../../shared/game/board'
import type { PlayerView } from '../../shared/game/view'
import { LETTERS } from '../art/letters'
import { words } from '../i18n'

/** The chip of a set; the two utilities have each their own picture. */
export type Chip = Group | 'railroad' | 'electric' | 'water'
export type Held = 'owned' | 'mortgaged' | 'open'

export type SetOfDeeds = {
  readonly chip: Chip
  /** Positions in board order. */
  readonly spaces: readonly Space[]
  /** "group F, yellow", "railroads". */
  readonly name: string
}

/** What the chip of a deed shows. */
export function chipOf(space: Space): Chip {
  const deed = deedAt(space)
  if (deed?.kind === 'street') return deed.group
  if (deed?.kind === 'railroad') return 'railroad'
  return space === UTILITIES[0] ? 'electric' : 'water'
}

export function setNameOf(space: Space): string {
  const deed = deedAt(space)
  if (deed?.kind === 'street') return words.table.group(LETTERS[deed.group], words.names.groups[deed.group])
  return deed?.kind === 'railroad' ? words.names.railroads : words.names.utilities
}

/** The sets in which a seat owns a deed, streets first. */
export function setsOf(view: PlayerView, seat: Seat): SetOfDeeds[] {
  const firsts = DEED_SPACES.filter((space) => setOf(space)[0] === space)
  const streetsFirst = [
    ...firsts.filter((space) => space !== RAILROADS[0] && space !== UTILITIES[0]),
    ...firsts.filter((space) => space === RAILROADS[0] || space === UTILITIES[0])
  ]
  return streetsFirst.flatMap((first) => {
    const spaces = setOf(first)
    const owned = spaces.find((space) => view.owners[space] === seat)
    return owned === undefined ? [] : [{ chip: chipOf(owned), spaces, name: setNameOf(first) }]
  })
}

/** One entry per deed of a set, for the dots of its chip. */
export const heldOf = (view: PlayerView, seat: Seat, spaces: readonly Space[]): Held[] =>
  spaces.map((space) =>
    view.owners[space] !== seat ? 'open' : view.mortgaged[space] ? 'mortgaged' : 'owned'
  )
