// What is printed on the board and what each space says to a screen reader.
import { list, money, plural } from '../format'

export const title = 'FREEHOLD'
export const motto = 'Streets, rents and sea air'
export const label = 'Board'

/** Printed under the name of a corner or in place of a price. */
export const corners = {
  go: { name: 'GO', line: 'Salary' },
  jail: { name: 'Jail', line: 'or just visiting' },
  freeParking: { name: 'Free Parking', line: 'Rest a while' },
  goToJail: { name: 'Go to Jail', line: 'No salary' }
} as const satisfies Record<string, { name: string; line: string }>

export const salary = (amount: number): string => `Salary ${money(amount)}`
/** What waits on Free Parking, where the table plays with a pot. */
export const pot = (amount: number): string => `${money(amount)} waiting here`

export const incomeTax = '$200 or 10%'
export const flatIncomeTax = 'Pay $200'
export const luxuryTax = 'Pay $75'
export const mortgaged = 'Mortgaged'

export const houses = (count: number): string => plural(count, { one: 'house', other: 'houses' })
export const hotels = (count: number): string => plural(count, { one: 'hotel', other: 'hotels' })
/** What the Bank still has, for the ear. */
export const stock = (houseCount: number, hotelCount: number): string =>
  `The Bank has ${houses(houseCount)} and ${hotels(hotelCount)}`

/** The last throw for the ear. */
export const dice = (first: number, second: number): string => `${first} and ${second}`

/** Everything that a space can say of itself. */
export type SpaceWords = {
  readonly name: string
  /** "group F", or what stands in its place; null where there is no title deed. */
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

export const groupOf = (letter: string): string => `group ${letter}`
export const kinds = { railroad: 'railroad', utility: 'utility' }

/** What a space has to say after its name: "group F", "owned by Theo", "2 houses", "rent $330". */
export function facts(words: SpaceWords): readonly string[] {
  const parts: string[] = []
  if (words.group !== null) parts.push(words.group)
  if (words.owner !== null) parts.push(`owned by ${words.owner}`)
  else if (words.price !== null) parts.push(`for sale at ${money(words.price)}`)
  if (words.level === 5) parts.push('hotel')
  else if (words.level > 0) parts.push(houses(words.level))
  if (words.mortgaged) parts.push('mortgaged, no rent')
  else if (words.owner !== null && words.rent !== null) {
    parts.push(
      'amount' in words.rent
        ? `rent ${money(words.rent.amount)}`
        : `rent ${words.rent.timesThrow} times the throw`
    )
  }
  if (words.pot !== null) parts.push(pot(words.pot))
  if (words.jailed.length > 0) parts.push(`in jail: ${list(words.jailed)}`)
  if (words.standing.length > 0) parts.push(`here: ${list(words.standing)}`)
  return parts
}

/** "Ventnor Avenue, group F, owned by Theo, 2 houses, rent $330". */
export const space = (words: SpaceWords): string => [words.name, ...facts(words)].join(', ')

/** On the loupe, under an owned deed. */
export const printedPrice = (price: number): string => `printed price ${money(price)}`

/** The title deed. */
export const deed = {
  streetRungs: [
    'Rent, no houses',
    'Rent, full group',
    '1 house',
    '2 houses',
    '3 houses',
    '4 houses',
    'Hotel'
  ],
  railroadRungs: ['1 railroad', '2 railroads', '3 railroads', '4 railroads'],
  utilityRungs: ['1 utility', 'Both utilities'],
  timesThrow: (times: number): string => `${times} \u00d7 throw`,
  streetFoot: (house: number, mortgage: number): string =>
    `House ${money(house)}, mortgage ${money(mortgage)}`,
  foot: (mortgage: number): string => `Mortgage ${money(mortgage)}`,
  now: 'rent now',
  front: (name: string): string => `Title deed, ${name}`,
  back: 'Reverse side',
  earnsNothing: 'Turned over, it earns no rent.',
  lend: (amount: number): string => `The Bank has lent ${money(amount)}.`,
  lift: (amount: number): string => `To turn it back: ${money(amount)}, loan and 10 per cent.`,
  group: (letter: string): string => `Group ${letter}`,
  railroad: 'Railroad',
  utility: 'Utility'
}
