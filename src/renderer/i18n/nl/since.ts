// What has happened since somebody's last turn, told to that player in Dutch: `who` is a name, or null for the player himself.
import { form, list, money, plural } from '../format'
import { level } from './events'
import { place } from './names'

type Who = string | null
const has = (who: Who): string => (who === null ? 'Je hebt' : `${who} heeft`)
const is = (who: Who): string => (who === null ? 'Je bent' : `${who} is`)
const object = (who: Who): string => who ?? 'je'
const withLevels = (lots: readonly { space: number; to: number }[]): string =>
  list(lots.map(({ space, to }) => `${place(space)} (${level(to)})`))

export const title = (who: string): string => `Sinds de vorige beurt van ${who}`
export const eyebrow = 'Intussen'
export const since = 'Sinds je vorige beurt'
export const atStart = 'Sinds het begin van het spel'
export const person = 'Voor wie'
export const nothing = 'Er is niets noemenswaardigs gebeurd.'
export const cash = 'je geld'
export const more = (count: number): string =>
  `en nog ${plural(count, { one: 'gebeurtenis', other: 'gebeurtenissen' })} in het logboek`
export const spoken = (who: string, sentences: readonly string[]): string =>
  `${who}: ${sentences.length > 0 ? sentences.join('. ') : 'er is niets noemenswaardigs gebeurd'}.`

export const bought = (who: Who, lots: readonly { space: number; amount: number }[]): string =>
  `${has(who)} ${list(lots.map(({ space, amount }) => `${place(space)} voor ${money(amount)}`))} gekocht`
export const won = (who: Who, lots: readonly { lot: string; amount: number }[]): string =>
  `${has(who)} ${list(lots.map(({ lot, amount }) => `${lot} voor ${money(amount)}`))} gewonnen`
export const rent = (payer: Who, payee: Who, amount: number): string =>
  payee === null
    ? `Je hebt van ${object(payer)} ${money(amount)} huur gekregen`
    : `${has(payer)} ${payee} ${money(amount)} huur betaald`
export const built = (who: Who, lots: readonly { space: number; to: number }[]): string =>
  `${has(who)} gebouwd op ${withLevels(lots)}`
export const soldBuildings = (who: Who, lots: readonly { space: number; to: number }[]): string =>
  `${has(who)} gebouwen verkocht op ${withLevels(lots)}`
export const mortgaged = (who: Who, lots: readonly number[]): string =>
  `${has(who)} ${form(lots.length, { one: 'een hypotheek', other: 'hypotheken' })} genomen op ${list(lots.map(place))}`
export const lifted = (who: Who, lots: readonly number[]): string =>
  `${has(who)} de ${form(lots.length, { one: 'hypotheek', other: 'hypotheken' })} op ${list(lots.map(place))} afgelost`
export const paidBank = (who: Who, amount: number): string =>
  `${has(who)} ${money(amount)} betaald aan belastingen, boetes en kaarten`
export const drewFromBank = (who: Who, amount: number): string =>
  `${has(who)} ${money(amount)} gekregen als salaris en door kaarten`
export const paidByCard = (payer: Who, payee: Who, amount: number): string =>
  payee === null
    ? `Je hebt door een kaart ${money(amount)} van ${object(payer)} gekregen`
    : `${has(payer)} ${payee} door een kaart ${money(amount)} betaald`
export const pot = (who: Who, amount: number): string =>
  `${has(who)} ${money(amount)} van Vrij parkeren gehaald`
export const deal = (from: Who, to: Who, give: string, take: string): string =>
  `${has(from)} ${object(to)} ${give} gegeven voor ${take}`
export const jailed = (who: Who): string => `${is(who)} naar de gevangenis gegaan`
export const freed = (who: Who): string => `${is(who)} uit de gevangenis gekomen`
export const bankrupt = (who: Who): string => `${is(who)} failliet gegaan`
export const resigned = (who: Who): string => `${is(who)} uit het spel gestapt`

/** The card that lies on the board between two turns. */
export const handover = {
  eyebrow: 'Door naar de volgende plaats',
  yourTurn: 'Jouw beurt,',
  begin: 'Ik ben er',
  beginNote: 'de beurt beginnen',
  spoken: (who: string): string => `${who} is aan de beurt.`
}
