// What is printed on the board and what each space says to a screen reader, in Polish.
import type { SpaceWords } from '../en/board'
import { figures, list, money, plural } from '../format'

export const title = 'FREEHOLD'
export const motto = 'Ulice, czynsze i bryza'
export const label = 'Plansza'

/** Printed under the name of a corner or in place of a price. */
export const corners = {
  go: { name: 'Start', line: 'Pensja' },
  jail: { name: 'Więzienie', line: 'lub tylko wizyta' },
  freeParking: { name: 'Darmowy parking', line: 'Odpocznij' },
  goToJail: { name: 'Idź do więzienia', line: 'Bez pensji' }
} as const satisfies Record<string, { name: string; line: string }>

export const salary = (amount: number): string => `Pensja ${money(amount)}`
/** What waits on Free Parking, where the table plays with a pot. */
export const pot = (amount: number): string => `w puli ${money(amount)}`

export const incomeTax = '200\u00a0$ / 10%'
export const flatIncomeTax = 'Płać 200\u00a0$'
export const luxuryTax = 'Płać 75\u00a0$'
export const mortgaged = 'Zastaw'

export const houses = (count: number): string =>
  plural(count, { one: 'dom', few: 'domy', many: 'domów', other: 'domu' })
export const hotels = (count: number): string =>
  plural(count, { one: 'hotel', few: 'hotele', many: 'hoteli', other: 'hotelu' })
/** What the Bank still has, for the ear. */
export const stock = (houseCount: number, hotelCount: number): string =>
  `Bank ma ${houses(houseCount)} i ${hotels(hotelCount)}`

/** The last throw for the ear. */
export const dice = (first: number, second: number): string => `${figures(first)} i ${figures(second)}`

export const groupOf = (letter: string): string => `grupa ${letter}`
export const kinds = { railroad: 'kolej', utility: 'zakład' }

/** What a space has to say after its name: "grupa F", "właściciel: Theo", "2 domy", "czynsz 330 $". */
export function facts(words: SpaceWords): readonly string[] {
  const parts: string[] = []
  if (words.group !== null) parts.push(words.group)
  if (words.owner !== null) parts.push(`właściciel: ${words.owner}`)
  else if (words.price !== null) parts.push(`do kupienia za ${money(words.price)}`)
  if (words.level === 5) parts.push('hotel')
  else if (words.level > 0) parts.push(houses(words.level))
  if (words.mortgaged) parts.push('w zastawie, bez czynszu')
  else if (words.owner !== null && words.rent !== null) {
    parts.push(
      'amount' in words.rent
        ? `czynsz ${money(words.rent.amount)}`
        : `czynsz: rzut razy ${figures(words.rent.timesThrow)}`
    )
  }
  if (words.pot !== null) parts.push(pot(words.pot))
  if (words.jailed.length > 0) parts.push(`w więzieniu: ${list(words.jailed)}`)
  if (words.standing.length > 0) parts.push(`tutaj: ${list(words.standing)}`)
  return parts
}

/** "Ventnor Avenue, grupa F, właściciel: Theo, 2 domy, czynsz 330 $". */
export const space = (words: SpaceWords): string => [words.name, ...facts(words)].join(', ')

/** On the loupe, under an owned deed. */
export const printedPrice = (price: number): string => `cena z planszy ${money(price)}`

/** The title deed. */
export const deed = {
  streetRungs: ['Czynsz, bez domów', 'Czynsz, cała grupa', '1 dom', '2 domy', '3 domy', '4 domy', 'Hotel'],
  railroadRungs: ['1 kolej', '2 koleje', '3 koleje', '4 koleje'],
  utilityRungs: ['1 zakład', 'Oba zakłady'],
  timesThrow: (times: number): string => `${figures(times)} × rzut`,
  streetFoot: (house: number, mortgage: number): string => `Dom ${money(house)}, zastaw ${money(mortgage)}`,
  foot: (mortgage: number): string => `Zastaw ${money(mortgage)}`,
  now: 'czynsz teraz',
  front: (name: string): string => `Tytuł własności, ${name}`,
  back: 'Druga strona',
  earnsNothing: 'Odwrócony tytuł nie przynosi czynszu.',
  lend: (amount: number): string => `Pożyczka z Banku: ${money(amount)}.`,
  lift: (amount: number): string => `Wykup: ${money(amount)}, czyli pożyczka i 10 procent.`,
  group: (letter: string): string => `Grupa ${letter}`,
  railroad: 'Kolej',
  utility: 'Zakład'
}
