// Quick raises: bids that people reach for, between the lowest legal one and what is in hand.

/** By how much a seat raises with its own key. */
const STEP = 10

/** The bid of a seat's own key: a step above the highest one, as far as the cash goes. */
export const raisedBid = (
  range: { readonly min: number; readonly max: number },
  high: number | null
): number => Math.min(range.max, Math.max(range.min, (high ?? 0) + STEP))

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
