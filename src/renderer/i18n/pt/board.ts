// What is printed on the board and what each space says to a screen reader, in Portuguese.
import type { SpaceWords } from '../en/board'
import { figures, list, money, plural } from '../format'

export const title = 'FREEHOLD'
export const motto = 'Ruas, alugueres e ar do mar'
export const label = 'Tabuleiro'

/** Printed under the name of a corner or in place of a price. */
export const corners = {
  go: { name: 'Partida', line: 'Salário' },
  jail: { name: 'Prisão', line: 'ou só de visita' },
  freeParking: { name: 'Parada livre', line: 'Descansa um pouco' },
  goToJail: { name: 'Vai para a prisão', line: 'Sem salário' }
} as const satisfies Record<string, { name: string; line: string }>

export const salary = (amount: number): string => `Salário ${money(amount)}`
/** What waits on Free Parking, where the table plays with a pot. */
export const pot = (amount: number): string => `no pote ${money(amount)}`

export const incomeTax = '200\u00a0$ ou 10%'
export const flatIncomeTax = 'Paga 200\u00a0$'
export const luxuryTax = 'Paga 75\u00a0$'
export const mortgaged = 'Hipotecado'

export const houses = (count: number): string => plural(count, { one: 'casa', other: 'casas' })
export const hotels = (count: number): string => plural(count, { one: 'hotel', other: 'hotéis' })
/** What the Bank still has, for the ear. */
export const stock = (houseCount: number, hotelCount: number): string =>
  `O Banco tem ${houses(houseCount)} e ${hotels(hotelCount)}`

/** The last throw for the ear. */
export const dice = (first: number, second: number): string => `${figures(first)} e ${figures(second)}`

export const groupOf = (letter: string): string => `grupo ${letter}`
export const kinds = { railroad: 'ferrovia', utility: 'companhia' }

/** What a space has to say after its name: "grupo F", "de Theo", "2 casas", "aluguer 330 $". */
export function facts(words: SpaceWords): readonly string[] {
  const parts: string[] = []
  if (words.group !== null) parts.push(words.group)
  if (words.owner !== null) parts.push(`de ${words.owner}`)
  else if (words.price !== null) parts.push(`à venda por ${money(words.price)}`)
  if (words.level === 5) parts.push('hotel')
  else if (words.level > 0) parts.push(houses(words.level))
  if (words.mortgaged) parts.push('com hipoteca, sem aluguer')
  else if (words.owner !== null && words.rent !== null) {
    parts.push(
      'amount' in words.rent
        ? `aluguer ${money(words.rent.amount)}`
        : `aluguer ${figures(words.rent.timesThrow)} vezes o lançamento`
    )
  }
  if (words.pot !== null) parts.push(pot(words.pot))
  if (words.jailed.length > 0) parts.push(`na prisão: ${list(words.jailed)}`)
  if (words.standing.length > 0) parts.push(`aqui: ${list(words.standing)}`)
  return parts
}

/** "Ventnor Avenue, grupo F, de Theo, 2 casas, aluguer 330 $". */
export const space = (words: SpaceWords): string => [words.name, ...facts(words)].join(', ')

/** On the loupe, under an owned deed. */
export const printedPrice = (price: number): string => `preço impresso ${money(price)}`

/** The title deed. */
export const deed = {
  streetRungs: [
    'Aluguer, sem casas',
    'Aluguer, grupo todo',
    '1 casa',
    '2 casas',
    '3 casas',
    '4 casas',
    'Hotel'
  ],
  railroadRungs: ['1 ferrovia', '2 ferrovias', '3 ferrovias', '4 ferrovias'],
  utilityRungs: ['1 companhia', 'As duas companhias'],
  timesThrow: (times: number): string => `${figures(times)} × dados`,
  streetFoot: (house: number, mortgage: number): string =>
    `Casa ${money(house)}, hipoteca ${money(mortgage)}`,
  foot: (mortgage: number): string => `Hipoteca ${money(mortgage)}`,
  now: 'aluguer atual',
  front: (name: string): string => `Título de propriedade, ${name}`,
  back: 'Verso',
  earnsNothing: 'Virado, o título não rende aluguer.',
  lend: (amount: number): string => `O Banco emprestou ${money(amount)}.`,
  lift: (amount: number): string => `Resgate: ${money(amount)}, o empréstimo e mais 10%.`,
  group: (letter: string): string => `Grupo ${letter}`,
  railroad: 'Ferrovia',
  utility: 'Companhia'
}
