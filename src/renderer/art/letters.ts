// Letters of the colour groups: with the hue and the pattern the third mark, for eyes that see hues alike.
import type { Group } from '../../shared/game/board'

export const LETTERS = {
  darkPurple: 'A',
  lightBlue: 'B',
  lightPurple: 'C',
  orange: 'D',
  red: 'E',
  yellow: 'F',
  green: 'G',
  darkBlue: 'H'
} as const satisfies Record<Group, string>
