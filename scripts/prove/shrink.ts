// Makes a long list that shows a fault as short as it gets, so that a person can read what went wrong.

/**
 * The members that are needed for `fails` to stay true, in their order: no single one of them can be left out. Large pieces are
 * tried first. A list that does not fail comes back as it is.
 */
export function shrink<T>(list: readonly T[], fails: (part: readonly T[]) => boolean): readonly T[] {
  if (!fails(list)) return list
  let kept = list
  let size = Math.ceil(list.length / 2)
  while (size > 0 && kept.length > 0) {
    const before = kept.length
    for (let from = 0; from < kept.length;) {
      const part = kept.toSpliced(from, size)
      if (fails(part)) kept = part
      else from += size
    }
    // single ones are tried again until none can go, since one may have needed a later one
    if (size > 1) size = Math.floor(size / 2)
    else if (kept.length === before) break
  }
  return kept
}
