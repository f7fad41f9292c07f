// Numbers as Polish words, where a figure would look like bookkeeping.
const WORDS = [
  'zero',
  'jeden',
  'dwa',
  'trzy',
  'cztery',
  'pięć',
  'sześć',
  'siedem',
  'osiem',
  'dziewięć',
  'dziesięć'
]
const OF = [
  'żadnego',
  'jednego',
  'dwóch',
  'trzech',
  'czterech',
  'pięciu',
  'sześciu',
  'siedmiu',
  'ośmiu',
  'dziewięciu',
  'dziesięciu'
]
const PLACES = ['pierwszy', 'drugi', 'trzeci', 'czwarty']

/** "dwa" up to "dziesięć", figures above; the form that goes with masculine things. */
export const spelled = (amount: number): string => WORDS[amount] ?? String(amount)

/** "dwóch": the genitive, which also counts people: "trzech graczy". */
export const spelledOf = (amount: number): string => OF[amount] ?? String(amount)

/** "pierwszy" to "czwarty", counted from 1, as only throws are counted so. */
export const ordinal = (place: number): string => PLACES[place - 1] ?? `${place}.`

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('pl-PL') + text.slice(1)
