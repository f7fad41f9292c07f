// What has happened since somebody's last turn, told to that player in Polish: `who` is a name, or null for the player himself.
import { list, money, plural } from '../format'
import { level } from './events'
import { bank, dative, genitive, place, placeObject } from './names'

type Who = string | null
/** The verb for a named player, or for the reader; the present tense does not ask who is a man and who a woman. */
const does = (who: Who, named: string, you: string): string => (who === null ? you : `${who} ${named}`)
const withLevels = (lots: readonly { space: number; to: number }[]): string =>
  list(lots.map(({ space, to }) => `${place(space)} (${level(to)})`))

export const title = (who: string): string => `Od ostatniej tury ${genitive(who)}`
export const eyebrow = 'Tymczasem'
export const since = 'Od twojej ostatniej tury'
export const atStart = 'Od początku gry'
export const person = 'Dla kogo'
export const nothing = 'Nie stało się nic ważnego.'
export const cash = 'twoja gotówka'
export const more = (count: number): string =>
  `i jeszcze ${plural(count, { one: 'zdarzenie', few: 'zdarzenia', many: 'zdarzeń', other: 'zdarzenia' })} w kronice`
export const spoken = (who: string, sentences: readonly string[]): string =>
  `${who}: ${sentences.length > 0 ? sentences.join('. ') : 'nie stało się nic ważnego'}.`

export const bought = (who: Who, lots: readonly { space: number; amount: number }[]): string =>
  `${does(who, 'kupuje', 'Kupujesz')} ${list(lots.map(({ space, amount }) => `${placeObject(space)} za ${money(amount)}`))}`
export const won = (who: Who, lots: readonly { lot: string; amount: number }[]): string =>
  `${does(who, 'wygrywa', 'Wygrywasz')} na licytacji: ${list(lots.map(({ lot, amount }) => `${lot} za ${money(amount)}`))}`
export const rent = (payer: Who, payee: Who, amount: number): string =>
  payee === null
    ? `${payer ?? bank} płaci ci ${money(amount)} czynszu`
    : `${does(payer, 'płaci', 'Płacisz')} ${money(amount)} czynszu ${dative(payee)}`
export const built = (who: Who, lots: readonly { space: number; to: number }[]): string =>
  `${does(who, 'buduje', 'Budujesz')}: ${withLevels(lots)}`
export const soldBuildings = (who: Who, lots: readonly { space: number; to: number }[]): string =>
  `${does(who, 'sprzedaje', 'Sprzedajesz')} budynki: ${withLevels(lots)}`
export const mortgaged = (who: Who, lots: readonly number[]): string =>
  `${does(who, 'oddaje', 'Oddajesz')} w zastaw ${list(lots.map(placeObject))}`
export const lifted = (who: Who, lots: readonly number[]): string =>
  `${does(who, 'wykupuje', 'Wykupujesz')} z zastawu ${list(lots.map(placeObject))}`
export const paidBank = (who: Who, amount: number): string =>
  `${does(who, 'płaci', 'Płacisz')} ${money(amount)}: podatki, grzywny i karty`
export const drewFromBank = (who: Who, amount: number): string =>
  `${does(who, 'dostaje', 'Dostajesz')} ${money(amount)}: pensja i karty`
export const paidByCard = (payer: Who, payee: Who, amount: number): string =>
  payee === null
    ? `${payer ?? bank} płaci ci ${money(amount)} za sprawą karty`
    : `${does(payer, 'płaci', 'Płacisz')} ${money(amount)} ${dative(payee)} za sprawą karty`
export const pot = (who: Who, amount: number): string =>
  `${does(who, 'zgarnia', 'Zgarniasz')} ${money(amount)} z Darmowego parkingu`
export const deal = (from: Who, to: Who, give: string, take: string): string =>
  to === null
    ? `${from ?? bank} daje ci ${give} za ${take}`
    : `${does(from, 'daje', 'Dajesz')} ${dative(to)}: ${give} za ${take}`
export const jailed = (who: Who): string => `${does(who, 'idzie', 'Idziesz')} do więzienia`
export const freed = (who: Who): string => `${does(who, 'wychodzi', 'Wychodzisz')} z więzienia`
export const bankrupt = (who: Who): string => does(who, 'bankrutuje', 'Bankrutujesz')
export const resigned = (who: Who): string => `${does(who, 'odchodzi', 'Odchodzisz')} z gry`

/** The card that lies on the board between two turns. */
export const handover = {
  eyebrow: 'Zmiana przy stole',
  yourTurn: 'Twoja tura,',
  begin: 'Jestem',
  beginNote: 'zacznij turę',
  spoken: (who: string): string => `Teraz gra ${who}.`
}
