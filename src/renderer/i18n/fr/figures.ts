// Numbers as French words, where a figure would look like bookkeeping.
const WORDS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']
const PLACES = ['premier', 'deuxième', 'troisième', 'quatrième']

/** "deux" up to "dix", figures above. One is masculine here. */
export const spelled = (amount: number): string => WORDS[amount] ?? String(amount)

/** "premier" to "quatrième", counted from 1, for words such as "lancer" and "tour". */
export const ordinal = (place: number): string => PLACES[place - 1] ?? `${place}e`

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('fr-FR') + text.slice(1)
