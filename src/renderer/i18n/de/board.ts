// What is printed on the board and what each space says to a screen reader, in German.
import type { SpaceWords } from '../en/board'
import { list, money, plural } from '../format'
import { spoken } from './names'

export const title = 'FREEHOLD'
export const motto = 'Straßen, Mieten, Seeluft'
export const label = 'Spielplan'

/** Printed under the name of a corner or in place of a price. */
export const corners = {
  go: { name: 'Los', line: 'Gehalt' },
  jail: { name: 'Gefängnis', line: 'nur zu Besuch' },
  freeParking: { name: 'Frei Parken', line: 'Kurze Rast' },
  goToJail: { name: 'Verhaftet!', line: 'Ab ins Gefängnis' }
} as const satisfies Record<string, { name: string; line: string }>

export const salary = (amount: number): string => `Gehalt ${money(amount)}`
/** What waits on Free Parking, where the table plays with a pot. */
export const pot = (amount: number): string => `im Topf ${money(amount)}`

// narrow: a space has no room for a word between the two
export const incomeTax = '200\u00a0$ / 10\u00a0%'
export const flatIncomeTax = '200\u00a0$ zahlen'
export const luxuryTax = '75\u00a0$ zahlen'
export const mortgaged = 'Hypothek'

export const houses = (count: number): string => plural(count, { one: 'Haus', other: 'Häuser' })
export const hotels = (count: number): string => plural(count, { one: 'Hotel', other: 'Hotels' })
/** What the Bank still has, for the ear. */
export const stock = (houseCount: number, hotelCount: number): string =>
  `Die Bank hat ${houses(houseCount)} und ${hotels(hotelCount)}`

/** The last throw for the ear. */
export const dice = (first: number, second: number): string => `${first} und ${second}`

export const groupOf = (letter: string): string => `Gruppe ${letter}`
export const kinds = { railroad: 'Bahnlinie', utility: 'Werk' }

/** What a space has to say after its name: "Gruppe F", "gehört Theo", "2 Häuser", "Miete 330 $". */
export function facts(words: SpaceWords): readonly string[] {
  const parts: string[] = []
  if (words.group !== null) parts.push(words.group)
  if (words.owner !== null) parts.push(`gehört ${words.owner}`)
  else if (words.price !== null) parts.push(`zu kaufen für ${money(words.price)}`)
  if (words.level === 5) parts.push('Hotel')
  else if (words.level > 0) parts.push(houses(words.level))
  if (words.mortgaged) parts.push('mit Hypothek, keine Miete')
  else if (words.owner !== null && words.rent !== null) {
    parts.push(
      'amount' in words.rent
        ? `Miete ${money(words.rent.amount)}`
        : `Miete ${words.rent.timesThrow}-mal die Augenzahl`
    )
  }
  if (words.pot !== null) parts.push(pot(words.pot))
  if (words.jailed.length > 0) parts.push(`im Gefängnis: ${list(words.jailed)}`)
  if (words.standing.length > 0) parts.push(`hier: ${list(words.standing)}`)
  return parts
}

/** "Ventnor Avenue, Gruppe F, gehört Theo, 2 Häuser, Miete 330 $". */
export const space = (words: SpaceWords): string => [spoken(words.name), ...facts(words)].join(', ')

/** On the loupe, under an owned deed. */
export const printedPrice = (price: number): string => `Kaufpreis ${money(price)}`

/** The title deed. */
export const deed = {
  streetRungs: [
    'Miete, unbebaut',
    'Miete, ganze Gruppe',
    '1 Haus',
    '2 Häuser',
    '3 Häuser',
    '4 Häuser',
    'Hotel'
  ],
  railroadRungs: ['1 Bahnlinie', '2 Bahnlinien', '3 Bahnlinien', '4 Bahnlinien'],
  utilityRungs: ['1 Werk', 'Beide Werke'],
  timesThrow: (times: number): string => `${times} \u00d7 Wurf`,
  streetFoot: (house: number, mortgage: number): string =>
    `Haus ${money(house)}, Hypothek ${money(mortgage)}`,
  foot: (mortgage: number): string => `Hypothek ${money(mortgage)}`,
  now: 'gilt jetzt',
  front: (name: string): string => `Urkunde, ${name}`,
  back: 'Rückseite',
  earnsNothing: 'Umgedreht bringt sie keine Miete.',
  lend: (amount: number): string => `Die Bank hat ${money(amount)} darauf geliehen.`,
  lift: (amount: number): string => `Zurückdrehen kostet ${money(amount)}: Darlehen und 10 Prozent.`,
  group: (letter: string): string => `Gruppe ${letter}`,
  railroad: 'Bahnlinie',
  utility: 'Werk'
}
