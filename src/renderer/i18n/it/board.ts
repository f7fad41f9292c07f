// What is printed on the board and what each space says to a screen reader.
import { list, money, plural } from '../format'
import { di } from './names'

export const title = 'FREEHOLD'
export const motto = 'Terreni, affitti e aria di mare'
export const label = 'Tabellone'

/** Printed under the name of a corner or in place of a price. */
export const corners = {
  go: { name: 'VIA', line: 'Stipendio' },
  jail: { name: 'Prigione', line: 'o solo in visita' },
  freeParking: { name: 'Sosta libera', line: 'Riposati un po’' },
  goToJail: { name: 'In prigione', line: 'Senza stipendio' }
} as const satisfies Record<string, { name: string; line: string }>

export const salary = (amount: number): string => `Stipendio ${money(amount)}`
/** What waits on Free Parking, where the table plays with a pot. */
export const pot = (amount: number): string => `qui aspettano ${money(amount)}`

export const incomeTax = '200\u00a0$ o 10%'
export const flatIncomeTax = 'Paga 200\u00a0$'
export const luxuryTax = 'Paga 75\u00a0$'
export const mortgaged = 'Ipotecato'

export const houses = (count: number): string => plural(count, { one: 'casa', other: 'case' })
export const hotels = (count: number): string => plural(count, { one: 'albergo', other: 'alberghi' })
/** What the Bank still has, for the ear. */
export const stock = (houseCount: number, hotelCount: number): string =>
  `La Banca ha ${houses(houseCount)} e ${hotels(hotelCount)}`

/** The last throw for the ear. */
export const dice = (first: number, second: number): string => `${first} e ${second}`

/** Everything that a space can say of itself. */
export type SpaceWords = {
  readonly name: string
  /** "gruppo F", or what stands in its place; null where there is no title deed. */
  readonly group: string | null
  readonly price: number | null
  readonly owner: string | null
  readonly mortgaged: boolean
  /** 0-4 houses, 5 = hotel. */
  readonly level: number
  /** Rent that would be due now: dollars, or times the throw; null where none is. */
  readonly rent: { readonly amount: number } | { readonly timesThrow: number } | null
  /** Who stands here, visitors of the jail among them. */
  readonly standing: readonly string[]
  /** Who sits here in jail. */
  readonly jailed: readonly string[]
  /** Dollars that whoever lands here gets; null where the table plays without a pot. */
  readonly pot: number | null
}

export const groupOf = (letter: string): string => `gruppo ${letter}`
export const kinds = { railroad: 'ferrovia', utility: 'società' }

/** What a space has to say after its name: "gruppo F", "proprietà di Theo", "2 case", "affitto 330 $". */
export function facts(words: SpaceWords): readonly string[] {
  const parts: string[] = []
  if (words.group !== null) parts.push(words.group)
  if (words.owner !== null) parts.push(`proprietà ${di(words.owner)}`)
  else if (words.price !== null) parts.push(`in vendita a ${money(words.price)}`)
  if (words.level === 5) parts.push('albergo')
  else if (words.level > 0) parts.push(houses(words.level))
  if (words.mortgaged) parts.push('con ipoteca, niente affitto')
  else if (words.owner !== null && words.rent !== null) {
    parts.push(
      'amount' in words.rent
        ? `affitto ${money(words.rent.amount)}`
        : `affitto ${words.rent.timesThrow} volte il tiro`
    )
  }
  if (words.pot !== null) parts.push(pot(words.pot))
  if (words.jailed.length > 0) parts.push(`in prigione: ${list(words.jailed)}`)
  if (words.standing.length > 0) parts.push(`qui: ${list(words.standing)}`)
  return parts
}

/** "Ventnor Avenue, gruppo F, proprietà di Theo, 2 case, affitto 330 $". */
export const space = (words: SpaceWords): string => [words.name, ...facts(words)].join(', ')

/** On the loupe, under an owned deed. */
export const printedPrice = (price: number): string => `prezzo stampato ${money(price)}`

/** The title deed. */
export const deed = {
  streetRungs: [
    'Affitto, senza case',
    'Affitto, gruppo intero',
    '1 casa',
    '2 case',
    '3 case',
    '4 case',
    'Albergo'
  ],
  railroadRungs: ['1 ferrovia', '2 ferrovie', '3 ferrovie', '4 ferrovie'],
  utilityRungs: ['1 società', 'Entrambe le società'],
  timesThrow: (times: number): string => `${times} \u00d7 tiro`,
  streetFoot: (house: number, mortgage: number): string => `Casa ${money(house)}, ipoteca ${money(mortgage)}`,
  foot: (mortgage: number): string => `Ipoteca ${money(mortgage)}`,
  now: 'adesso',
  front: (name: string): string => `Contratto, ${name}`,
  back: 'Sul retro',
  earnsNothing: 'Girato, non rende affitto.',
  lend: (amount: number): string => `La Banca ha prestato ${money(amount)}.`,
  lift: (amount: number): string => `Per rigirarlo: ${money(amount)}, prestito e 10%.`,
  group: (letter: string): string => `Gruppo ${letter}`,
  railroad: 'Ferrovia',
  utility: 'Società'
}
