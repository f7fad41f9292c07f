// The dials of a computer player: how it weighs cash against estate, what it keeps back, how hard it bargains.
import type { Character, Level } from '../../shared/ipc'
import tuned from './tuned.json'

export type Temperament = {
  /** Expected rent counts so many times: rents of so many turns of one opponent are as good as cash. */
  readonly horizon: number
  /** Dollars beyond its cash that it trusts to have for building soon. */
  readonly prospects: number
  /** Share of its mortgage value that a deed is worth as a store of cash. */
  readonly substance: number
  /** Share of their printed cost that standing buildings are worth besides their rent. */
  readonly standing: number
  /** How much of the worth of a whole, unpaid group a part of it holds: one of two lots, one of three, two of three. */
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

// Fitted so that shares of power foretell who wins among such players, then tried in thousands of games against neighbours.
const CASUAL: Temperament = {
  horizon: 95,
  prospects: 115,
  substance: 1.75,
  standing: 0.75,
  oneOfTwo: 0.85,
  oneOfThree: 0.27,
  twoOfThree: 0.52,
  ripening: 0.09,
  comfort: 400,
  thrift: 1,
  edge: 2,
  purchaseReserve: 70,
  zeal: 1,
  denial: 0.3,
  reserve: 15,
  fear: 0.1,
  dread: 0.15,
  shelter: 50,
  pride: 0.334,
  stir: 0.01
}

/**
 * Sees the board as a newcomer does: a whole group is worth little more than its deeds, cash feels safer than houses, and a deal
 * must be clearly a good one. It throws as well as anybody.
 */
const BEGINNER: Temperament = {
  ...CASUAL,
  horizon: 38,
  ripening: 0.02,
  purchaseReserve: 300,
  zeal: 0.7,
  denial: 0,
  reserve: 300,
  fear: 0.8,
  dread: 0.8,
  pride: 0.45,
  stir: 0.06
}

const TEMPERAMENTS: Readonly<Record<Level, Temperament>> = {
  beginner: BEGINNER,
  casual: CASUAL,
  strong: tuned.dials,
  master: tuned.dials
}

/** What a character turns on its dials, as factors. */
const TASTES: Readonly<Record<Character, Partial<Temperament>>> = {
  collector: { oneOfTwo: 1.15, oneOfThree: 1.5, twoOfThree: 1.3, ripening: 1.4, zeal: 1.1 },
  builder: { horizon: 1.2, prospects: 1.6, reserve: 0.2, fear: 0.2, dread: 0.2, thrift: 0.6 },
  trader: { pride: 0.75, stir: 0.4, prospects: 1.3 },
  miser: { comfort: 1.2, thrift: 1.25, purchaseReserve: 1.6, reserve: 4, fear: 1.5, pride: 1.1, stir: 1.5 }
}

/** The dials of a level, turned as a character likes it. */
export function temperamentOf(level: Level, character?: Character): Temperament {
  const dials = TEMPERAMENTS[level]
  if (!character) return dials
  const turned = { ...dials }
  for (const [name, factor] of Object.entries(TASTES[character]) as [keyof Temperament, number][])
    turned[name] = dials[name] * factor
  return turned
}
