// The rules of a new game: named sets, what differs from the official ones, and the Banker as seats come and go.
import type { Seat } from '../../shared/game/board'
import { officialRules, PERSONS_FOR_BANKER_ONLY, type Rules } from '../../shared/game/rules'
import type { Preset } from '../../shared/ipc'

/** Named sets that come with the game, in the order in which they are proposed. */
export const SETS = ['official', 'letter', 'short', 'timed', 'speed', 'family', 'dealt'] as const
export type SetName = (typeof SETS)[number]

const CHANGES: Readonly<Record<SetName, Partial<Rules>>> = {
  official: {},
  letter: { rent: 'claimSecond', banker: 0 },
  short: { dealt: 2, housesBeforeHotel: 3, ending: 'secondBankruptcy' },
  timed: { dealt: 2, timeLimit: 120 },
  speed: { dealt: 2, timeLimit: 60, housesBeforeHotel: 3 },
  family: { pot: true },
  dealt: { dealt: 'all' }
}

/** The rules of a named set for a number of players. */
export const rulesOf = (set: SetName, players: number): Rules => ({
  ...officialRules(players),
  ...CHANGES[set]
})

/** Every option but the number of players, which the seats decide. */
export const OPTIONS = Object.keys(officialRules(2)).filter(
  (option) => option !== 'players'
) as readonly Exclude<keyof Rules, 'players'>[]
export type Option = (typeof OPTIONS)[number]

/** The options that are not as in the other rules. */
export const differing = (rules: Rules, other: Rules): readonly Option[] =>
  OPTIONS.filter((option) => rules[option] !== other[option])

/** The set that these rules are, own ones first, or null for a mixture of its own. */
export function setNamed(rules: Rules, own: readonly Preset[]): { own: string } | { set: SetName } | null {
  const mine = own.find((preset) => differing(rules, withPlayers(preset.rules, rules.players)).length === 0)
  if (mine) return { own: mine.name }
  const set = SETS.find((name) => differing(rules, rulesOf(name, rules.players)).length === 0)
  return set ? { set } : null
}

/** The same rules for another number of players; a Banker without a seat stays without one. */
export function withPlayers(rules: Rules, players: number): Rules {
  const { banker } = rules
  const apart = banker === rules.players
  return {
    ...rules,
    players,
    banker: apart ? players : banker === null ? null : Math.min(banker, players - 1)
  }
}

/** The rules after a seat has been taken away; the Banker stays the same person, or nobody if it was his seat. */
export function withoutSeatOf(rules: Rules, seat: Seat): Rules {
  const { banker, players } = rules
  const moved = banker === null || banker < seat ? banker : banker === seat ? null : banker - 1
  return { ...rules, players: players - 1, banker: moved }
}

/** Whether there are enough persons for a Banker who does not play. */
export const mayBankApart = (players: number): boolean => players + 1 >= PERSONS_FOR_BANKER_ONLY
