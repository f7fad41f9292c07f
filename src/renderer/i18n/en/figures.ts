// Numbers as English words, where a figure would look like bookkeeping.
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const PLACES = ['first', 'second', 'third', 'fourth']

/** "two" up to "ten", figures above. */
export const spelled = (amount: number): string => WORDS[amount] ?? String(amount)

/** "first" to "fourth", counted from 1. */
export const ordinal = (place: number): string => PLACES[place - 1] ?? `no. ${place}`

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('en-US') + text.slice(1)
