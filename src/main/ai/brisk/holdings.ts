// Who holds what as bits: 28 title deeds, set by set, so that a whole set is one comparison and a trade two additions.
import { HOTEL, type Seat, type Space } from '../../../shared/game/board'
import { BANK } from '../../../shared/game/events'
import type { OpenState } from '../../../shared/game/view'
import { RAILROAD_SET, SETS } from '../estate'

/** Deeds as bits of a whole number; see DEEDS. */
export type Deeds = number

/** Deeds in the order of their bits: set by set, in board order within each. */
export const DEEDS: readonly Space[] = SETS.flat()
/** The bit of a deed by position, 0 where there is none. */
export const BIT = Int32Array.from({ length: 40 }, (_, space) =>
  DEEDS.includes(space) ? 1 << DEEDS.indexOf(space) : 0
)
/** Where the bits of each set begin, and all of them together. */
export const START = Int32Array.from(SETS, (spaces) => DEEDS.indexOf(spaces[0] ?? 0))
export const WHOLE = Int32Array.from(SETS, (spaces, set) => ((1 << spaces.length) - 1) << (START[set] ?? 0))

/** What lies on the table, counted anew for each question: `held` by seat, and building steps by set. */
export type Holdings = {
  readonly held: Int32Array
  /** Deeds that nobody owns yet. */
  unowned: Deeds
  mortgaged: Deeds
  /** Building costs standing on each set; a hotel counts as the houses before it and one more. */
  readonly steps: Int8Array
  /** Deeds of the sets that carry buildings. */
  built: Deeds
}

const SEATS = 8
const counted: Holdings = {
  held: new Int32Array(SEATS),
  unowned: 0,
  mortgaged: 0,
  steps: new Int8Array(SETS.length),
  built: 0
}

/** Position and set of each bit. */
const SPACE_OF = Int8Array.from(DEEDS)
const SET_OF_BIT = Int8Array.from(DEEDS, (space) => SETS.findIndex((spaces) => spaces.includes(space)))

/** Counts the table. The result is one object that the next call fills again. */
export function holdingsOf({ owners, mortgaged, buildings, rules }: OpenState): Holdings {
  const { held, steps } = counted
  // for so few entries a loop is faster than `fill`
  for (let seat = 0; seat < SEATS; seat++) held[seat] = 0
  for (let set = 0; set < steps.length; set++) steps[set] = 0
  let unowned = 0
  let pledged = 0
  let built = 0
  for (let at = 0; at < SPACE_OF.length; at++) {
    const space = SPACE_OF[at] ?? 0
    const owner = owners[space] ?? BANK
    if (owner === BANK) {
      unowned |= 1 << at
      continue
    }
    held[owner] = (held[owner] ?? 0) | (1 << at)
    if (mortgaged[space]) pledged |= 1 << at
    const level = buildings[space] ?? 0
    if (level === 0) continue
    const set = SET_OF_BIT[at] ?? 0
    steps[set] = (steps[set] ?? 0) + (level === HOTEL ? rules.housesBeforeHotel + 1 : level)
    built |= WHOLE[set] ?? 0
  }
  counted.unowned = unowned
  counted.mortgaged = pledged
  counted.built = built
  return counted
}

/**
 * Where the bits are cut in two halves, so that what is asked of deeds most often is looked up and not counted: two tables of
 * 16,384 entries each. No set lies on both sides of the cut.
 */
export const HALF = 14
export const LOW: Deeds = (1 << HALF) - 1
const ENTRIES = Array.from({ length: 1 << HALF }, (_, deeds) => deeds)

/** A table of something for all deeds of the lower half, and one for those of the upper half. */
export const byHalf = (read: (deeds: Deeds) => number): readonly [readonly number[], readonly number[]] => [
  ENTRIES.map(read),
  ENTRIES.map((deeds) => read(deeds << HALF))
]

const touched = (deeds: Deeds): Deeds =>
  WHOLE.reduce((sets, whole) => (deeds & whole ? sets | whole : sets), 0)
const complete = (deeds: Deeds): Deeds =>
  WHOLE.subarray(0, RAILROAD_SET).reduce(
    (sets, whole) => ((deeds & whole) === whole ? sets | whole : sets),
    0
  )
const [TOUCHED_LOW, TOUCHED_HIGH] = byHalf(touched).map((table) => Int32Array.from(table)) as [
  Int32Array,
  Int32Array
]
const [COMPLETE_LOW, COMPLETE_HIGH] = byHalf(complete).map((table) => Int32Array.from(table)) as [
  Int32Array,
  Int32Array
]

/** All deeds of the sets that some deeds belong to. */
export const setsOf = (deeds: Deeds): Deeds =>
  (TOUCHED_LOW[deeds & LOW] ?? 0) | (TOUCHED_HIGH[deeds >>> HALF] ?? 0)

/** Of some deeds those of whole colour groups. */
export const wholeGroups = (deeds: Deeds): Deeds =>
  (COMPLETE_LOW[deeds & LOW] ?? 0) | (COMPLETE_HIGH[deeds >>> HALF] ?? 0)

/** Positions of some deeds in the order of their bits. */
export function spacesOf(deeds: Deeds): Space[] {
  const spaces: Space[] = []
  for (let left = deeds; left !== 0; left &= left - 1) spaces.push(DEEDS[31 - Math.clz32(left & -left)] ?? 0)
  return spaces
}

/** Some deeds as bits. */
export function deedsAt(spaces: readonly Space[]): Deeds {
  let deeds = 0
  for (const space of spaces) deeds |= BIT[space] ?? 0
  return deeds
}

export const heldBy = ({ held }: Holdings, seat: Seat): Deeds => held[seat] ?? 0
