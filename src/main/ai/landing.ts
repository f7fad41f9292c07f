// How often tokens rest where: the exact chances of the forty spaces for players who leave jail at once.

/** Per cent of all throws after which the token rests on a space, by position; jail counts as the visit to it. */
const RESTS: readonly number[] = [
  3.0961, 2.1314, 1.8849, 2.1624, 2.3285, 2.9631, 2.2621, 0.865, 2.321, 2.3003, 2.2695, 2.7017, 2.604, 2.3721,
  2.4649, 2.92, 2.7924, 2.5945, 2.9356, 3.0852, 2.8836, 2.8358, 1.048, 2.7357, 3.1858, 3.0659, 2.7072, 2.6789,
  2.8074, 2.586, 0, 2.6774, 2.6252, 2.3661, 2.5006, 2.4326, 0.8669, 2.1864, 2.1799, 2.626
]

/** Throws in a turn on average, the extra ones after doubles included. */
const THROWS_PER_TURN = 1.18662

/** How often in one turn of an opponent the cards CH05 and CH06 double the rent of a railroad. */
export const DOUBLED: Readonly<Record<number, number>> = { 5: 0.00343, 15: 0.00342, 25: 0.00415 }

/** Expected visits to each space in one turn of one player. */
export const VISITS: readonly number[] = RESTS.map((percent) => (percent / 100) * THROWS_PER_TURN)

/** Mean sum of the dice that bring a visitor to the two utilities. */
export const MEAN_THROW: Readonly<Record<number, number>> = { 12: 6.115, 28: 6.628 }

/** Chance of each sum of two dice, by sum. */
export const THROW_CHANCE: readonly number[] = Array.from({ length: 13 }, (_, sum) =>
  sum < 2 ? 0 : (6 - Math.abs(sum - 7)) / 36
)
