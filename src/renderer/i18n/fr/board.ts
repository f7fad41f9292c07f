// What is printed on the board and what each space says to a screen reader, in French.
import type { SpaceWords } from '../en/board'
import { list, money, plural } from '../format'

export const title = 'FREEHOLD'
export const motto = 'Rues, loyers et air marin'
export const label = 'Plateau'

/** Printed under the name of a corner or in place of a price. */
export const corners = {
  go: { name: 'Départ', line: 'Salaire' },
  jail: { name: 'Prison', line: 'ou simple visite' },
  freeParking: { name: 'Parc gratuit', line: 'Petite pause' },
  goToJail: { name: 'En prison\u202f!', line: 'Pas de salaire' }
} as const satisfies Record<string, { name: string; line: string }>

export const salary = (amount: number): string => `Salaire ${money(amount)}`
/** What waits on Free Parking, where the table plays with a pot. */
export const pot = (amount: number): string => `cagnotte ${money(amount)}`

// narrow: a space has no room for a word between the two
export const incomeTax = '200\u00a0$ / 10\u202f%'
export const flatIncomeTax = 'Paie 200\u00a0$'
export const luxuryTax = 'Paie 75\u00a0$'
export const mortgaged = 'Hypothèque'

export const houses = (count: number): string => plural(count, { one: 'maison', other: 'maisons' })
export const hotels = (count: number): string => plural(count, { one: 'hôtel', other: 'hôtels' })
/** What the Bank still has, for the ear. */
export const stock = (houseCount: number, hotelCount: number): string =>
  `La Banque a ${houses(houseCount)} et ${hotels(hotelCount)}`

/** The last throw for the ear. */
export const dice = (first: number, second: number): string => `${first} et ${second}`

export const groupOf = (letter: string): string => `groupe ${letter}`
export const kinds = { railroad: 'chemin de fer', utility: 'service public' }

/** What a space has to say after its name: "groupe F", "à Theo", "2 maisons", "loyer 330 $". */
export function facts(words: SpaceWords): readonly string[] {
  const parts: string[] = []
  if (words.group !== null) parts.push(words.group)
  if (words.owner !== null) parts.push(`à ${words.owner}`)
  else if (words.price !== null) parts.push(`à vendre pour ${money(words.price)}`)
  if (words.level === 5) parts.push('hôtel')
  else if (words.level > 0) parts.push(houses(words.level))
  if (words.mortgaged) parts.push('sous hypothèque, pas de loyer')
  else if (words.owner !== null && words.rent !== null) {
    parts.push(
      'amount' in words.rent
        ? `loyer ${money(words.rent.amount)}`
        : `loyer ${words.rent.timesThrow} fois le total des dés`
    )
  }
  if (words.pot !== null) parts.push(pot(words.pot))
  if (words.jailed.length > 0) parts.push(`en prison\u202f: ${list(words.jailed)}`)
  if (words.standing.length > 0) parts.push(`ici\u202f: ${list(words.standing)}`)
  return parts
}

/** "Ventnor Avenue, groupe F, à Theo, 2 maisons, loyer 330 $". */
export const space = (words: SpaceWords): string => [words.name, ...facts(words)].join(', ')

/** On the loupe, under an owned deed. */
export const printedPrice = (price: number): string => `prix ${money(price)}`

/** The title deed. */
export const deed = {
  streetRungs: [
    'Loyer, terrain nu',
    'Loyer, groupe entier',
    '1 maison',
    '2 maisons',
    '3 maisons',
    '4 maisons',
    'Hôtel'
  ],
  railroadRungs: ['1 chemin de fer', '2 chemins de fer', '3 chemins de fer', '4 chemins de fer'],
  utilityRungs: ['1 service', 'Les deux services'],
  timesThrow: (times: number): string => `${times} \u00d7 les dés`,
  streetFoot: (house: number, mortgage: number): string =>
    `Maison ${money(house)}, hypothèque ${money(mortgage)}`,
  foot: (mortgage: number): string => `Hypothèque ${money(mortgage)}`,
  now: 'loyer actuel',
  front: (name: string): string => `Titre, ${name}`,
  back: 'Verso',
  earnsNothing: 'Retourné, il ne rapporte aucun loyer.',
  lend: (amount: number): string => `La Banque a prêté ${money(amount)}.`,
  lift: (amount: number): string => `Pour le remettre\u202f: ${money(amount)}, prêt et 10 pour cent.`,
  group: (letter: string): string => `Groupe ${letter}`,
  railroad: 'Chemin de fer',
  utility: 'Service public'
}
