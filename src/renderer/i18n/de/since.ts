// What has happened since somebody's last turn, told to that player in German: `who` is a name, or null for the player himself.
import { form, list, money, plural } from '../format'
import { level } from './events'
import { place, placeDative } from './names'

type Who = string | null
const has = (who: Who): string => (who === null ? 'Du hast' : `${who} hat`)
const is = (who: Who): string => (who === null ? 'Du bist' : `${who} ist`)
/** In the dative; names stay as they are. */
const object = (who: Who): string => who ?? 'dir'
const lotsWith = (lots: readonly { space: number; to: number }[]): string =>
  list(lots.map(({ space, to }) => `${place(space)} (${level(to)})`))

export const title = (who: string): string => `Seit dem letzten Zug von ${who}`
export const eyebrow = 'Inzwischen'
export const since = 'Seit deinem letzten Zug'
export const atStart = 'Seit Beginn des Spiels'
export const person = 'Für wen'
export const nothing = 'Es ist nichts Nennenswertes geschehen.'
export const cash = 'dein Bargeld'
export const more = (count: number): string =>
  `und noch ${plural(count, { one: 'Ereignis', other: 'Ereignisse' })} im Spielbuch`
export const spoken = (who: string, sentences: readonly string[]): string =>
  `${who}: ${sentences.length > 0 ? sentences.join('. ') : 'es ist nichts Nennenswertes geschehen'}.`

export const bought = (who: Who, lots: readonly { space: number; amount: number }[]): string =>
  `${has(who)} ${list(lots.map(({ space, amount }) => `${place(space)} für ${money(amount)}`))} gekauft`
export const won = (who: Who, lots: readonly { lot: string; amount: number }[]): string =>
  `${has(who)} ${list(lots.map(({ lot, amount }) => `${lot} für ${money(amount)}`))} ersteigert`
export const rent = (payer: Who, payee: Who, amount: number): string =>
  payee === null
    ? `Du hast ${money(amount)} Miete von ${object(payer)} bekommen`
    : `${has(payer)} ${money(amount)} Miete an ${payee} gezahlt`
export const built = (who: Who, lots: readonly { space: number; to: number }[]): string =>
  `${has(who)} gebaut: ${lotsWith(lots)}`
export const soldBuildings = (who: Who, lots: readonly { space: number; to: number }[]): string =>
  `${has(who)} Gebäude verkauft: ${lotsWith(lots)}`
export const mortgaged = (who: Who, lots: readonly number[]): string =>
  `${has(who)} auf ${list(lots.map(place))} ${form(lots.length, { one: 'eine Hypothek', other: 'Hypotheken' })} aufgenommen`
export const lifted = (who: Who, lots: readonly number[]): string =>
  `${has(who)} die ${form(lots.length, { one: 'Hypothek', other: 'Hypotheken' })} auf ${list(lots.map(placeDative))} abgelöst`
export const paidBank = (who: Who, amount: number): string =>
  `${has(who)} ${money(amount)} für Steuern, Strafen und Karten gezahlt`
export const drewFromBank = (who: Who, amount: number): string =>
  `${has(who)} ${money(amount)} als Gehalt und durch Karten bekommen`
export const paidByCard = (payer: Who, payee: Who, amount: number): string =>
  payee === null
    ? `Du hast durch eine Karte ${money(amount)} von ${object(payer)} bekommen`
    : `${has(payer)} durch eine Karte ${money(amount)} an ${payee} gezahlt`
export const pot = (who: Who, amount: number): string =>
  `${has(who)} auf Frei Parken ${money(amount)} eingesteckt`
export const deal = (from: Who, to: Who, give: string, take: string): string =>
  to === null
    ? `${has(from)} dir ${give} gegen ${take} gegeben`
    : `${has(from)} ${give} gegen ${take} an ${to} gegeben`
export const jailed = (who: Who): string => `${is(who)} ins Gefängnis gekommen`
export const freed = (who: Who): string => `${is(who)} aus dem Gefängnis freigekommen`
export const bankrupt = (who: Who): string => `${is(who)} pleitegegangen`
export const resigned = (who: Who): string => `${is(who)} ausgestiegen`

/** The card that lies on the board between two turns. */
export const handover = {
  eyebrow: 'Weiter zum nächsten Platz',
  yourTurn: 'Du bist dran,',
  begin: 'Ich bin da',
  beginNote: 'den Zug beginnen',
  spoken: (who: string): string => `${who} ist am Zug.`
}
