// Numbers as Spanish words, where a figure would look like bookkeeping.
const WORDS = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez']
const PLACES = ['primera', 'segunda', 'tercera', 'cuarta']

/** "dos" up to "diez", figures above; one alone has a gender: "una" with a feminine word. */
export const spelled = (amount: number, feminine = false): string =>
  amount === 1 && feminine ? 'una' : (WORDS[amount] ?? String(amount))

/** "primera" to "cuarta", counted from 1, as only throws are counted so. */
export const ordinal = (place: number): string => PLACES[place - 1] ?? `${place}.ª`

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('es-ES') + text.slice(1)
