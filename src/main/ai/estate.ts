// The title deeds as numbers for quick sums: which set a deed belongs to, its costs, and what a set brings in.
import {
  BOARD,
  GROUPS,
  GROUP_SPACES,
  HOTEL,
  RAILROADS,
  UTILITIES,
  deedAt,
  interestOn,
  liftCost,
  mortgageValue,
  streetAt,
  type Group,
  type Space
} from '../../shared/game/board'
import type { Rules } from '../../shared/game/rules'
import { DOUBLED, MEAN_THROW, VISITS } from './landing'

/** The ten sets: the eight colour groups in board order, then the railroads and the utilities. */
export const SETS: readonly (readonly Space[])[] = [
  ...GROUPS.map((group) => GROUP_SPACES[group]),
  RAILROADS,
  UTILITIES
]
export const RAILROAD_SET = GROUPS.length
export const UTILITY_SET = GROUPS.length + 1

/** The colour group of a set; only for sets below RAILROAD_SET. */
export const groupOf = (set: number): Group => GROUPS[set] ?? 'darkPurple'

const bySpace = <T>(read: (space: Space) => T): readonly T[] => BOARD.map((_, space) => read(space))

/** Index into SETS by position, -1 for spaces without a deed. */
export const SET_OF = bySpace((space) => SETS.findIndex((spaces) => spaces.includes(space)))
export const PRICE = bySpace((space) => deedAt(space)?.price ?? 0)
export const MORTGAGE = bySpace(mortgageValue)
export const INTEREST = bySpace(interestOn)
export const LIFT = bySpace(liftCost)
/** Printed cost of one building by set; 0 for railroads and utilities. */
export const HOUSE_COST = SETS.map((spaces) => streetAt(spaces[0] ?? 0)?.houseCost ?? 0)

const rentAt = (space: Space, level: number): number => streetAt(space)?.rents[level] ?? 0

/** Rent that one turn of one opponent brings on average from a street that stands alone and unbuilt. */
export const BARE = bySpace((space) => (VISITS[space] ?? 0) * rentAt(space, 0))

/** Rent of a railroad by how many are owned, and how often it is due in one turn of an opponent. */
export const RAILROAD_RENT: readonly number[] = [0, 25, 50, 100, 200]
export const RAILROAD_VISITS = bySpace((space) => (VISITS[space] ?? 0) + (DOUBLED[space] ?? 0))

/** Rent of a utility for each eye by how many are owned, and the eyes thrown on it in one turn of an opponent. */
export const UTILITY_FACTOR: readonly number[] = [0, 4, 10]
export const UTILITY_VISITS = bySpace((space) => (VISITS[space] ?? 0) * (MEAN_THROW[space] ?? 0))

/** The building level one step above another; a hotel has none above. */
export const levelAbove = (rules: Pick<Rules, 'housesBeforeHotel'>, level: number): number =>
  level >= rules.housesBeforeHotel ? HOTEL : level + 1

/** The building level one step below another. */
export const levelBelow = (rules: Pick<Rules, 'housesBeforeHotel'>, level: number): number =>
  level === HOTEL ? rules.housesBeforeHotel : level - 1

/** Building steps that stand on some lots; a hotel is one step more than the houses before it. */
export const levelsToSteps = (
  { housesBeforeHotel }: Pick<Rules, 'housesBeforeHotel'>,
  levels: readonly number[]
): number => levels.reduce((sum, level) => sum + (level === HOTEL ? housesBeforeHotel + 1 : level), 0)

/** Lots of a set in the order in which they get the odd house: the one that gains most first. */
export const BEST_FIRST: readonly (readonly number[])[] = SETS.map((spaces) =>
  spaces.map((_, place) => place).sort((one, other) => gain(spaces[other] ?? 0) - gain(spaces[one] ?? 0))
)

function gain(space: Space): number {
  return (VISITS[space] ?? 0) * (rentAt(space, 3) - rentAt(space, 2))
}

/** Expected rent of a whole built group for one turn of one opponent, by set and number of building steps on it. */
const ladderOf = (housesBeforeHotel: 3 | 4): readonly (readonly number[])[] =>
  SETS.slice(0, RAILROAD_SET).map((spaces, set) => {
    const levels = spaces.map(() => 0)
    const ladder = [2 * spaces.reduce((sum, space) => sum + (BARE[space] ?? 0), 0)]
    for (let step = 0; step < spaces.length * (housesBeforeHotel + 1); step++) {
      const place = BEST_FIRST[set]?.[step % spaces.length] ?? 0
      levels[place] = levelAbove({ housesBeforeHotel }, levels[place] ?? 0)
      ladder.push(
        spaces.reduce((sum, space, at) => {
          const level = levels[at] ?? 0
          return sum + (level === 0 ? 2 * (BARE[space] ?? 0) : (VISITS[space] ?? 0) * rentAt(space, level))
        }, 0)
      )
    }
    return ladder
  })

/** Ladders of expected rent by the rule when hotels may be built; see ladderOf. */
export const LADDERS: Readonly<Record<3 | 4, readonly (readonly number[])[]>> = {
  3: ladderOf(3),
  4: ladderOf(4)
}

/** Sets in the order in which money for building pays back soonest: orange first, dark purple last. */
export const BY_RETURN: readonly number[] = [3, 7, 4, 5, 1, 2, 6, 0]
