// Numbers as German words, where a figure would look like bookkeeping.
const WORDS = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']
const PLACES = ['erster', 'zweiter', 'dritter', 'vierter']

/** "zwei" up to "zehn", figures above. As one counts: "eins", not "ein". */
export const spelled = (amount: number): string => WORDS[amount] ?? String(amount)

/** "erster" to "vierter", counted from 1, for words such as "Wurf" and "Zug". */
export const ordinal = (place: number): string => PLACES[place - 1] ?? `${place}.`

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('de-DE') + text.slice(1)
