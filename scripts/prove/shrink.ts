// Makes a long list that shows a fault as short as it gets, so that a person can read what went wrong.

/** Pieces up to this size are tried at every place, since a turn or two have about so many actions. */
const SMALL = 8

/**
 * The members that are needed for `fails` to stay true, in their order: no single one of them, and no few in a row, can be left
 * out. A list that does not fail comes back as it is.
 */
export function shrink<T>(list: readonly T[], fails: (part: readonly T[]) => boolean): readonly T[] {
  if (!fails(list)) return list
  let kept = list
  /** Leaves out what it can in pieces of one size, looking at every so many places. */
  const leaveOut = (size: number, every: number): void => {
    for (let from = 0; from < kept.length;) {
      const part = kept.toSpliced(from, size)
      if (fails(part)) kept = part
      else from += every
    }
  }
  for (let size = Math.ceil(list.length / 2); size > SMALL; size = Math.floor(size / 2)) leaveOut(size, size)
  // again and again, since some may only go after a later one has gone
  for (let before = Infinity; kept.length < before;) {
    before = kept.length
    for (let size = SMALL; size > 0; size--) leaveOut(size, 1)
  }
  return kept
}
