// Compares where tokens rested with the exact figures, space by space.
import { exactChances } from './chain'
import {
  IN_JAIL,
  IN_JAIL_WITH_KEPT_CARDS,
  RESTS,
  SALARY_PER_TURN,
  THROWS_PER_TURN,
  type Policy
} from './figures'
import { SHUFFLED_AFTER, type Landings, type Walk } from './landing'

/** What is expected of a walk; rests in per cent. */
type Expected = {
  readonly rests: readonly number[]
  readonly throwsPerTurn: number
  readonly salaryPerTurn: number
}

/** Shares are in per cent of throws, deviations and tolerances in percentage points. */
export type Place = {
  readonly space: number
  readonly expected: number
  readonly measured: number
  readonly deviation: number
  readonly tolerance: number
}

export type Measured = {
  readonly throws: number
  /** By space, In Jail last. */
  readonly places: readonly Place[]
  /** The place that deviates most. */
  readonly worst: Place
  readonly inJail: Place
  readonly throwsPerTurn: number
  readonly salaryPerTurn: number
  /** What lies outside its tolerance, as sentences. */
  readonly off: readonly string[]
}

const policyOf = (walk: Walk): Policy => (walk === 'short' ? 'short' : 'long')

/**
 * Figures for a walk. With kept cards, the first sixteen draws after a shuffle are each card once, whoever keeps what; the
 * later ones come from a deck of fifteen. So each figure lies between those of sixteen and of fifteen cards, as far along as
 * later draws are frequent; Chance 22, on which fewer cards let a token rest, loses 0.05 points. In Jail is the printed figure.
 */
export function expectedOf(walk: Walk): Expected {
  const policy = policyOf(walk)
  const printed = {
    rests: RESTS[policy],
    throwsPerTurn: THROWS_PER_TURN[policy],
    salaryPerTurn: SALARY_PER_TURN[policy]
  }
  if (walk !== 'longKept') return printed
  const [full, thin] = [exactChances(policy, 16), exactChances(policy, 15)]
  const drawn = (SHUFFLED_AFTER[walk] * (full.draws.chance + full.draws.chest)) / 2
  const later = (drawn - 16) / drawn
  const between = (one: number, other: number): number => one + later * (other - one)
  return {
    rests: full.rests.map((share, space) =>
      space === IN_JAIL ? IN_JAIL_WITH_KEPT_CARDS : between(share, thin.rests[space] ?? 0)
    ),
    throwsPerTurn: between(full.throwsPerTurn, thin.throwsPerTurn),
    salaryPerTurn: between(full.salaryPerTurn, thin.salaryPerTurn)
  }
}

/** Percentage points that a share may be off, unless there were too few throws to tell. */
const TOLERANCE = 0.03
/** Standard deviations that chance may bring about: one measurement in 150,000 lies further out. */
const SIGMAS = 4.5
/** A stay of up to three throws makes the share of In Jail vary more than that of a space, by this much. */
const CLUSTERED = 1.66

/** What is off by chance in a share of so many per cent of so many throws, at most; in percentage points. */
function toleranceOf(walk: Walk, space: number, expected: number, throws: number): number {
  const share = expected / 100
  const sigma = 100 * Math.sqrt((share * (1 - share)) / throws)
  return Math.max(
    TOLERANCE,
    SIGMAS * sigma * (space === IN_JAIL && policyOf(walk) === 'long' ? CLUSTERED : 1)
  )
}

/** One turn varies by less than this many throws, and dollars of salary. */
const SPREAD = { throwsPerTurn: 0.5, salaryPerTurn: 90 }
const CLOSE = { throwsPerTurn: 0.0005, salaryPerTurn: 0.05 }

export function measure(walk: Walk, landings: Landings): Measured {
  const { throws, turns, laps, rests } = landings
  const expected = expectedOf(walk)
  const places = expected.rests.map((share, space): Place => {
    const measured = (100 * (rests[space] ?? 0)) / throws
    const tolerance = share === 0 ? 0 : toleranceOf(walk, space, share, throws)
    return { space, expected: share, measured, deviation: measured - share, tolerance }
  })
  const worst = places.reduce((far, place) =>
    Math.abs(place.deviation) > Math.abs(far.deviation) ? place : far
  )
  const perTurn = { throwsPerTurn: throws / turns, salaryPerTurn: (200 * laps) / turns }
  const off = places
    .filter(({ deviation, tolerance }) => Math.abs(deviation) > tolerance)
    .map((place) => `${nameOf(place.space)}: ${place.measured.toFixed(4)} % instead of ${place.expected} %`)
  for (const what of ['throwsPerTurn', 'salaryPerTurn'] as const) {
    const tolerance = Math.max(CLOSE[what], (SIGMAS * SPREAD[what]) / Math.sqrt(turns))
    if (Math.abs(perTurn[what] - expected[what]) > tolerance)
      off.push(`${what}: ${perTurn[what].toFixed(5)} instead of ${expected[what]}`)
  }
  return { throws, places, worst, inJail: places[IN_JAIL] ?? worst, ...perTurn, off }
}

export const nameOf = (space: number): string => (space === IN_JAIL ? 'In Jail' : `space ${space}`)
