// What is printed on the board and what each space says to a screen reader, in Dutch.
import type { SpaceWords } from '../en/board'
import { figures, list, money, plural } from '../format'
import { withArticle } from './names'

export const title = 'FREEHOLD'
export const motto = 'Straten, huur en zeelucht'
export const label = 'Bord'

/** Printed under the name of a corner or in place of a price. */
export const corners = {
  go: { name: 'Start', line: 'Salaris' },
  jail: { name: 'Gevangenis', line: 'of op bezoek' },
  freeParking: { name: 'Vrij parkeren', line: 'Even uitrusten' },
  goToJail: { name: 'Naar de gevangenis', line: 'Geen salaris' }
} as const satisfies Record<string, { name: string; line: string }>

export const salary = (amount: number): string => `Salaris ${money(amount)}`
/** What waits on Free Parking, where the table plays with a pot. */
export const pot = (amount: number): string => `in de pot ${money(amount)}`

export const incomeTax = '$\u00a0200 of 10%'
export const flatIncomeTax = 'Betaal $\u00a0200'
export const luxuryTax = 'Betaal $\u00a075'
export const mortgaged = 'Hypotheek'

export const houses = (count: number): string => plural(count, { one: 'huis', other: 'huizen' })
export const hotels = (count: number): string => plural(count, { one: 'hotel', other: 'hotels' })
/** What the Bank still has, for the ear. */
export const stock = (houseCount: number, hotelCount: number): string =>
  `De Bank heeft ${houses(houseCount)} en ${hotels(hotelCount)}`

/** The last throw for the ear. */
export const dice = (first: number, second: number): string => `${figures(first)} en ${figures(second)}`

export const groupOf = (letter: string): string => `groep ${letter}`
export const kinds = { railroad: 'spoorlijn', utility: 'nutsbedrijf' }

/** What a space has to say after its name: "groep F", "van Theo", "2 huizen", "huur $ 330". */
export function facts(words: SpaceWords): readonly string[] {
  const parts: string[] = []
  if (words.group !== null) parts.push(words.group)
  if (words.owner !== null) parts.push(`van ${words.owner}`)
  else if (words.price !== null) parts.push(`te koop voor ${money(words.price)}`)
  if (words.level === 5) parts.push('hotel')
  else if (words.level > 0) parts.push(houses(words.level))
  if (words.mortgaged) parts.push('met hypotheek, geen huur')
  else if (words.owner !== null && words.rent !== null) {
    parts.push(
      'amount' in words.rent
        ? `huur ${money(words.rent.amount)}`
        : `huur ${figures(words.rent.timesThrow)} keer de worp`
    )
  }
  if (words.pot !== null) parts.push(pot(words.pot))
  if (words.jailed.length > 0) parts.push(`in de gevangenis: ${list(words.jailed)}`)
  if (words.standing.length > 0) parts.push(`hier: ${list(words.standing)}`)
  return parts
}

/** "Ventnor Avenue, groep F, van Theo, 2 huizen, huur $ 330". */
export const space = (words: SpaceWords): string =>
  [withArticle(words.name).replace(/^het /, ''), ...facts(words)].join(', ')

/** On the loupe, under an owned deed. */
export const printedPrice = (price: number): string => `gedrukte prijs ${money(price)}`

/** The title deed. */
export const deed = {
  streetRungs: ['Huur, geen huis', 'Huur, hele groep', '1 huis', '2 huizen', '3 huizen', '4 huizen', 'Hotel'],
  railroadRungs: ['1 spoorlijn', '2 spoorlijnen', '3 spoorlijnen', '4 spoorlijnen'],
  utilityRungs: ['1 nutsbedrijf', 'Allebei'],
  timesThrow: (times: number): string => `${figures(times)} × worp`,
  streetFoot: (house: number, mortgage: number): string =>
    `Huis ${money(house)}, hypotheek ${money(mortgage)}`,
  foot: (mortgage: number): string => `Hypotheek ${money(mortgage)}`,
  now: 'huur nu',
  front: (name: string): string => `Eigendomsakte, ${name}`,
  back: 'Achterkant',
  earnsNothing: 'Omgedraaid levert de akte geen huur op.',
  lend: (amount: number): string => `Lening van de Bank: ${money(amount)}.`,
  lift: (amount: number): string => `Aflossen: ${money(amount)}, de lening en 10 procent.`,
  group: (letter: string): string => `Groep ${letter}`,
  railroad: 'Spoorlijn',
  utility: 'Nutsbedrijf'
}
