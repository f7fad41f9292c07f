// The dials of a computer player: how it weighs cash against estate, what it keeps back, how hard it bargains.
import type { Level } from '../../shared/ipc'

export type Temperament = {
  /** Own turns over which future rent counts as if it were cash. */
  readonly horizon: number
  /** Dollars beyond its cash that it trusts to have for building soon. */
  readonly prospects: number
  /** Share of its mortgage value that a deed is worth as a store of cash. */
  readonly substance: number
  /** How much of a whole group's future worth a part of it holds: one of two lots, one of three, two of three. */
  readonly oneOfTwo: number
  readonly oneOfThree: number
  readonly twoOfThree: number
  /** How much of the growth of a whole group counts for which the cash is still missing. */
  readonly ripening: number
  /** Cash below which every dollar counts more, and how much more the first one counts. */
  readonly comfort: number
  readonly thrift: number
  /** Chances to win grow with the power that a seat has, to this power. */
  readonly edge: number

  /** Cash kept when buying a lot that completes nothing. */
  readonly purchaseReserve: number
  /** Share of what a lot is worth to it that it bids, and of what it would be worth to the worst rival. */
  readonly zeal: number
  readonly denial: number

  /** Cash kept when building: a floor, and shares of the worst rent in reach and of the expected rent. */
  readonly reserve: number
  readonly fear: number
  readonly dread: number
  /** Expected rent of one turn, in dollars, above which jail is the better place. */
  readonly shelter: number

  /** Least share of the joint gain of a deal that it accepts. */
  readonly pride: number
  /** Least relative rise of its chances that makes a deal worth the talk. */
  readonly stir: number
}

const CASUAL: Temperament = {
  horizon: 18,
  prospects: 350,
  substance: 1.3,
  oneOfTwo: 0.15,
  oneOfThree: 0.07,
  twoOfThree: 0.27,
  ripening: 0.25,
  comfort: 520,
  thrift: 0.6,
  edge: 2,
  purchaseReserve: 50,
  zeal: 0.9,
  denial: 0.3,
  reserve: 60,
  fear: 0.3,
  dread: 0.7,
  shelter: 50,
  pride: 0.35,
  stir: 0.01
}

const TEMPERAMENTS: Readonly<Record<Level, Temperament>> = { casual: CASUAL }

/** The dials of a level. */
export const temperamentOf = (level: Level): Temperament => TEMPERAMENTS[level]
