// What has happened since somebody's last turn, told to that player: `who` is a name, or null for the player himself.
import { form, list, money, plural } from '../format'
import { level } from './events'
import { theSpace } from './names'

type Who = string | null
/** The verb for a named player, or for the reader. */
const did = (who: Who, named: string, you: string): string => (who === null ? you : `${who} ${named}`)
const withLevels = (lots: readonly { space: number; to: number }[]): string =>
  list(lots.map(({ space, to }) => `${theSpace(space)} (${level(to)})`))

export const title = (who: string): string => `Desde el último turno de ${who}`
export const eyebrow = 'Mientras tanto'
export const since = 'Desde tu último turno'
export const atStart = 'Desde que empezó la partida'
export const person = 'Para quién'
export const nothing = 'No ha pasado nada digno de contarse.'
export const cash = 'tu efectivo'
export const more = (count: number): string =>
  `y ${plural(count, { one: 'cosa', other: 'cosas' })} más en el diario`
export const spoken = (who: string, sentences: readonly string[]): string =>
  `${who}: ${sentences.length > 0 ? sentences.join('. ') : 'no ha pasado nada digno de contarse'}.`

export const bought = (who: Who, lots: readonly { space: number; amount: number }[]): string =>
  `${did(who, 'compró', 'Compraste')} ${list(lots.map(({ space, amount }) => `${theSpace(space)} por ${money(amount)}`))}`
export const won = (who: Who, lots: readonly { lot: string; amount: number }[]): string =>
  `${did(who, 'se llevó', 'Te llevaste')} ${list(lots.map(({ lot, amount }) => `${lot} por ${money(amount)}`))}`
export const rent = (payer: Who, payee: Who, amount: number): string =>
  payee === null
    ? `${payer ?? ''} te pagó ${money(amount)} de alquiler`
    : `${did(payer, 'pagó', 'Pagaste')} a ${payee} ${money(amount)} de alquiler`
export const built = (who: Who, lots: readonly { space: number; to: number }[]): string =>
  `${did(who, 'edificó', 'Edificaste')} en ${withLevels(lots)}`
export const soldBuildings = (who: Who, lots: readonly { space: number; to: number }[]): string =>
  `${did(who, 'vendió', 'Vendiste')} edificios en ${withLevels(lots)}`
export const mortgaged = (who: Who, lots: readonly number[]): string =>
  `${did(who, 'hipotecó', 'Hipotecaste')} ${list(lots.map(theSpace))}`
export const lifted = (who: Who, lots: readonly number[]): string =>
  `${did(who, 'levantó', 'Levantaste')} ${form(lots.length, { one: 'la hipoteca', other: 'las hipotecas' })} ${list(lots.map((space) => `de ${theSpace(space)}`))}`
export const paidBank = (who: Who, amount: number): string =>
  `${did(who, 'pagó', 'Pagaste')} ${money(amount)} por impuestos, multas y tarjetas`
export const drewFromBank = (who: Who, amount: number): string =>
  `${did(who, 'cobró', 'Cobraste')} ${money(amount)} por sueldo y tarjetas`
export const paidByCard = (payer: Who, payee: Who, amount: number): string =>
  payee === null
    ? `${payer ?? ''} te pagó ${money(amount)} por una tarjeta`
    : `${did(payer, 'pagó', 'Pagaste')} a ${payee} ${money(amount)} por una tarjeta`
export const pot = (who: Who, amount: number): string =>
  `${did(who, 'recogió', 'Recogiste')} ${money(amount)} en la Parada libre`
export const deal = (from: Who, to: Who, give: string, take: string): string =>
  to === null
    ? `${from ?? ''} te dio ${give} por ${take}`
    : `${did(from, 'dio', 'Diste')} a ${to} ${give} por ${take}`
export const jailed = (who: Who): string => `${did(who, 'fue', 'Fuiste')} a la cárcel`
export const freed = (who: Who): string => `${did(who, 'salió', 'Saliste')} de la cárcel`
export const bankrupt = (who: Who): string => `${did(who, 'quedó', 'Quedaste')} en bancarrota`
export const resigned = (who: Who): string => `${did(who, 'abandonó', 'Abandonaste')} la partida`

/** The card that lies on the board between two turns. */
export const handover = {
  eyebrow: 'Pasa al asiento siguiente',
  yourTurn: 'Te toca,',
  begin: 'Aquí estoy',
  beginNote: 'empezar el turno',
  spoken: (who: string): string => `Es el turno de ${who}.`
}
