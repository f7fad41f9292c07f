// Middle and edge of many measures.

/** The value below which a part of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits))

/** How many frames of `interval` milliseconds were left out, and the longest one. */
export function dropped(gaps: readonly number[], interval: number): { frames: number; longest: number } {
  return {
    frames: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / interval) - 1), 0),
    longest: Math.max(0, ...gaps)
  }
}
