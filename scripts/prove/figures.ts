// Exact figures that the engine is measured against: where a throw leaves a token, in per cent of all throws.

/** Out of jail at once for the fine, or by throwing for doubles up to three times. */
export type Policy = 'short' | 'long'

/** Number of the place In Jail, behind the forty spaces; space 10 is Just Visiting. */
export const IN_JAIL = 40

/**
 * By space, In Jail last. Solved from a Markov chain in which every card is one in sixteen. The short column agrees to all
 * digits with the landing chances of this board that have been published.
 */
export const RESTS: Readonly<Record<Policy, readonly number[]>> = {
  short: [
    ...[3.0961, 2.1314, 1.8849, 2.1624, 2.3285, 2.9631, 2.2621, 0.865, 2.321, 2.3003],
    ...[2.2695, 2.7017, 2.604, 2.3721, 2.4649, 2.92, 2.7924, 2.5945, 2.9356, 3.0852],
    ...[2.8836, 2.8358, 1.048, 2.7357, 3.1858, 3.0659, 2.7072, 2.6789, 2.8074, 2.586],
    ...[0, 2.6774, 2.6252, 2.3661, 2.5006, 2.4326, 0.8669, 2.1864, 2.1799, 2.626],
    3.95
  ],
  long: [
    ...[2.9183, 2.01, 1.7775, 2.0398, 2.1966, 2.805, 2.1346, 0.8164, 2.1903, 2.1712],
    ...[2.1422, 2.5596, 2.6155, 2.176, 2.4253, 2.6366, 2.6789, 2.2951, 2.8197, 2.8116],
    ...[2.8248, 2.6142, 1.045, 2.5673, 2.9955, 2.8928, 2.5401, 2.5192, 2.6548, 2.4387],
    ...[0, 2.5249, 2.4769, 2.2292, 2.3576, 2.2925, 0.8174, 2.0616, 2.0558, 2.4861],
    9.3855
  ]
}

export const THROWS_PER_TURN: Readonly<Record<Policy, number>> = { short: 1.18662, long: 1.1659 }
/** Dollars for passing GO. */
export const SALARY_PER_TURN: Readonly<Record<Policy, number>> = { short: 41.11, long: 38.15 }

/** In Jail under the long policy where release cards are kept, never used, and all cards shuffled every 400 throws. */
export const IN_JAIL_WITH_KEPT_CARDS = 9.448
