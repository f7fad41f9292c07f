// What is printed on the board and what each space says to a screen reader.
import { list, money, plural } from '../format'

export const title = 'FREEHOLD'
export const motto = 'Calles, alquileres y brisa marina'
export const label = 'Tablero'

/** Printed under the name of a corner or in place of a price. */
export const corners = {
  go: { name: 'SALIDA', line: 'Sueldo' },
  jail: { name: 'Cárcel', line: 'o solo de visita' },
  freeParking: { name: 'Parada libre', line: 'Descansa un rato' },
  goToJail: { name: 'Ve a la cárcel', line: 'Sin sueldo' }
} as const satisfies Record<string, { name: string; line: string }>

export const salary = (amount: number): string => `Sueldo ${money(amount)}`
/** What waits on Free Parking, where the table plays with a pot. */
export const pot = (amount: number): string => `aquí esperan ${money(amount)}`

export const incomeTax = '200\u00a0$ o 10\u00a0%'
export const flatIncomeTax = 'Paga 200\u00a0$'
export const luxuryTax = 'Paga 75\u00a0$'
export const mortgaged = 'Hipotecado'

export const houses = (count: number): string => plural(count, { one: 'casa', other: 'casas' })
export const hotels = (count: number): string => plural(count, { one: 'hotel', other: 'hoteles' })
/** What the Bank still has, for the ear. */
export const stock = (houseCount: number, hotelCount: number): string =>
  `La Banca tiene ${houses(houseCount)} y ${hotels(hotelCount)}`

/** The last throw for the ear. */
export const dice = (first: number, second: number): string => `${first} y ${second}`

/** Everything that a space can say of itself. */
export type SpaceWords = {
  readonly name: string
  /** "grupo F", or what stands in its place; null where there is no title deed. */
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

export const groupOf = (letter: string): string => `grupo ${letter}`
export const kinds = { railroad: 'ferrocarril', utility: 'compañía' }

/** What a space has to say after its name: "grupo F", "propiedad de Theo", "2 casas", "alquiler 330 $". */
export function facts(words: SpaceWords): readonly string[] {
  const parts: string[] = []
  if (words.group !== null) parts.push(words.group)
  if (words.owner !== null) parts.push(`propiedad de ${words.owner}`)
  else if (words.price !== null) parts.push(`en venta por ${money(words.price)}`)
  if (words.level === 5) parts.push('hotel')
  else if (words.level > 0) parts.push(houses(words.level))
  if (words.mortgaged) parts.push('con hipoteca, sin alquiler')
  else if (words.owner !== null && words.rent !== null) {
    parts.push(
      'amount' in words.rent
        ? `alquiler ${money(words.rent.amount)}`
        : `alquiler ${words.rent.timesThrow} veces la tirada`
    )
  }
  if (words.pot !== null) parts.push(pot(words.pot))
  if (words.jailed.length > 0) parts.push(`en la cárcel: ${list(words.jailed)}`)
  if (words.standing.length > 0) parts.push(`aquí: ${list(words.standing)}`)
  return parts
}

/** "Ventnor Avenue, grupo F, propiedad de Theo, 2 casas, alquiler 330 $". */
export const space = (words: SpaceWords): string => [words.name, ...facts(words)].join(', ')

/** On the loupe, under an owned deed. */
export const printedPrice = (price: number): string => `precio impreso ${money(price)}`

/** The title deed. */
export const deed = {
  streetRungs: [
    'Alquiler, sin casas',
    'Alquiler, grupo entero',
    '1 casa',
    '2 casas',
    '3 casas',
    '4 casas',
    'Hotel'
  ],
  railroadRungs: ['1 ferrocarril', '2 ferrocarriles', '3 ferrocarriles', '4 ferrocarriles'],
  utilityRungs: ['1 compañía', 'Las dos compañías'],
  timesThrow: (times: number): string => `${times} \u00d7 tirada`,
  streetFoot: (house: number, mortgage: number): string =>
    `Casa ${money(house)}, hipoteca ${money(mortgage)}`,
  foot: (mortgage: number): string => `Hipoteca ${money(mortgage)}`,
  now: 'ahora',
  front: (name: string): string => `Título de propiedad, ${name}`,
  back: 'Reverso',
  earnsNothing: 'Boca abajo no da alquiler.',
  lend: (amount: number): string => `La Banca ha prestado ${money(amount)}.`,
  lift: (amount: number): string => `Para darle la vuelta: ${money(amount)}, préstamo y 10\u00a0%.`,
  group: (letter: string): string => `Grupo ${letter}`,
  railroad: 'Ferrocarril',
  utility: 'Compañía'
}
