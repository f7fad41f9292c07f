// Quick raises: bids that people reach for, between the lowest legal one and what is in hand.

/** Up to four rising bids: the least, the next round sums, and the printed price while it lies ahead. */
export function quickBids(range: { readonly min: number; readonly max: number }, price: number): number[] {
  const { min, max } = range
  const nextMultiple = (step: number): number => (Math.floor(min / step) + 1) * step
  const wanted = [min, nextMultiple(5), nextMultiple(10), nextMultiple(50), price]
  const fitting = [...new Set(wanted)].filter((bid) => bid >= min && bid <= max)
  // the printed price is worth a key of its own; of the rest the smallest come first
  const ordered = fitting.sort((one, other) => one - other)
  if (ordered.length <= 4) return ordered
  const keeps = ordered.includes(price) ? [price] : []
  return [...ordered.filter((bid) => bid !== price).slice(0, 4 - keeps.length), ...keeps].sort(
    (one, other) => one - other
  )
}
