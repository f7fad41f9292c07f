// The options that a table can choose before a game; defaults are the official rules.

export const MIN_PLAYERS = 2
export const MAX_PLAYERS = 8

/** The rules of one game. Chapters of RULES.md name the option that they depend on. */
export type Rules = {
  /** Number of seats, 2 to 8. */
  readonly players: number
  /** Houses that each lot of a group must carry before a hotel: 4, or 3 in the short game. */
  readonly housesBeforeHotel: 3 | 4
}

/** The official rules for a number of players. */
export const officialRules = (players: number): Rules => ({ players, housesBeforeHotel: 4 })
