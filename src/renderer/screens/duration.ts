// How long a game lasts for the people at a table: the measured turns, by the time that their turns take.
import type { Rules } from '../../shared/game/rules'
import type { GameLength, SeatSetup } from '../../shared/ipc'
import type { Pace } from '../table/pace'

/** Seconds that a person is taken to need for a turn, and whoever throws real dice for throwing and entering them. */
const PERSON_SECONDS = 30
const REAL_DICE_SECONDS = 8
/** Of one turn of a computer on the average: throws, spaces walked a throw, payments, and decisions that get a pause. */
const THROWS = 1.19
const SPACES = 7
const PAYMENTS = 1
const DECISIONS = 2.5

/** One in ten is below `few`, half below `middle`, nine in ten below `many`; null where that takes longer than was measured. */
export type Spread = {
  readonly few: number | null
  readonly middle: number | null
  readonly many: number | null
}

export type Duration = {
  /** Whole minutes; of a game with a time limit none is longer than that. */
  readonly minutes: Spread
  /** Turns of one player; with a time limit only those that the time allows. */
  readonly rounds: Spread
  /** The time limit with how many tenths of the games are over before it, or null. */
  readonly limit: { readonly minutes: number; readonly tenthsBefore: number } | null
}

/** Seconds that the window takes to show the turn of a computer. */
export const computerSeconds = (pace: Pace): number =>
  (THROWS * (pace.dice + pace.faces + SPACES * pace.step) + PAYMENTS * pace.payment + DECISIONS * pace.beat) /
  1000

/** Seconds of a turn on the average of all seats. */
export function turnSeconds(
  { dice }: Rules,
  seats: readonly Pick<SeatSetup, 'computer'>[],
  pace: Pace
): number {
  const people = seats.filter(({ computer }) => computer === null).length
  const sum = people * PERSON_SECONDS + (seats.length - people) * computerSeconds(pace)
  return sum / seats.length + (dice === 'table' ? THROWS * REAL_DICE_SECONDS : 0)
}

/** How long games take if a turn takes so many seconds. */
export function durationOf(
  { turns, rounds }: GameLength,
  { timeLimit, players }: Rules,
  seconds: number
): Duration {
  const minutes = turns.map((count) => (count === null ? null : (count * seconds) / 60))
  if (timeLimit === null)
    return { minutes: spreadOf(minutes.map(rounded)), rounds: spreadOf(rounds), limit: null }
  const most = Math.max(1, Math.round((timeLimit * 60) / seconds / players))
  const within = (count: number | null) => Math.min(count ?? most, most)
  return {
    minutes: spreadOf(minutes.map((time) => Math.min(rounded(time) ?? timeLimit, timeLimit))),
    rounds: spreadOf(rounds.map(within)),
    limit: {
      minutes: timeLimit,
      tenthsBefore: minutes.filter((time) => time !== null && time < timeLimit).length
    }
  }
}

const spreadOf = (tenths: readonly (number | null)[]): Spread => ({
  few: tenths[0] ?? null,
  middle: tenths[4] ?? null,
  many: tenths[8] ?? null
})

/** As exact as people need it: to the minute below thirty, then to five, from three hours on to ten. */
function rounded(minutes: number | null): number | null {
  if (minutes === null) return null
  const step = minutes < 30 ? 1 : minutes < 180 ? 5 : 10
  return Math.max(1, Math.round(minutes / step) * step)
}
