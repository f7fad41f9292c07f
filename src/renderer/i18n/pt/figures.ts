// Numbers as Portuguese words, where a figure would look like bookkeeping.
const WORDS = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']
const FEMININE: Readonly<Record<number, string>> = { 1: 'uma', 2: 'duas' }
const PLACES = ['primeiro', 'segundo', 'terceiro', 'quarto']

/** "dois" up to "dez", figures above; one and two have a gender: "duas" with a feminine word. */
export const spelled = (amount: number, feminine = false): string =>
  (feminine ? FEMININE[amount] : undefined) ?? WORDS[amount] ?? String(amount)

/** "primeiro" to "quarto", counted from 1, as only throws are counted so. */
export const ordinal = (place: number): string => PLACES[place - 1] ?? `${place}.º`

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-PT') + text.slice(1)
