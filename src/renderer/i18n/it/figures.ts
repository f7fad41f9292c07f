// Numbers as Italian words, where a figure would look like bookkeeping.
const WORDS = ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci']
const PLACES = ['primo', 'secondo', 'terzo', 'quarto']

/** "due" up to "dieci", figures above; one alone has a gender: "una" with a feminine word. */
export const spelled = (amount: number, feminine = false): string =>
  amount === 1 && feminine ? 'una' : (WORDS[amount] ?? String(amount))

/** "primo" to "quarto", counted from 1, as only throws are counted so. */
export const ordinal = (place: number): string => PLACES[place - 1] ?? `${place}º`

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('it-IT') + text.slice(1)
