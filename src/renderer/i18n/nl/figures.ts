// Numbers as Dutch words, where a figure would look like bookkeeping.
const WORDS = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien']
const PLACES = ['eerste', 'tweede', 'derde', 'vierde']

/** "twee" up to "tien", figures above. */
export const spelled = (amount: number): string => WORDS[amount] ?? String(amount)

/** "eerste" to "vierde", counted from 1. */
export const ordinal = (place: number): string => PLACES[place - 1] ?? `${place}e`

/** A capital takes no accent ("Eén"), and ij is one letter ("IJs"). */
export function capitalised(text: string): string {
  if (text.startsWith('é')) return `E${text.slice(1)}`
  if (text.startsWith('ij')) return `IJ${text.slice(2)}`
  return text.charAt(0).toLocaleUpperCase('nl-NL') + text.slice(1)
}
