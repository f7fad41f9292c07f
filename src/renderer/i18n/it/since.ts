// What has happened since somebody's last turn, told to that player: `who` is a name, or null for the player himself.
import { form, list, money, plural } from '../format'
import { level } from './events'
import { a, da, di, su, theSpace } from './names'

type Who = string | null
/** The helping verb for a named player, or for the reader. */
const have = (who: Who): string => (who === null ? 'Hai' : `${who} ha`)
const withLevels = (lots: readonly { space: number; to: number }[]): string =>
  list(lots.map(({ space, to }) => `${su(theSpace(space))} (${level(to)})`))

export const title = (who: string): string => `Dall’ultimo turno ${di(who)}`
export const eyebrow = 'Nel frattempo'
export const since = 'Dal tuo ultimo turno'
export const atStart = 'Dall’inizio della partita'
export const person = 'Per chi'
export const nothing = 'Non è successo nulla di notevole.'
export const cash = 'i tuoi contanti'
export const more = (count: number): string =>
  `e ${form(count, { one: 'un’altra cosa', other: plural(count, { other: 'altre cose' }) })} nel diario`
export const spoken = (who: string, sentences: readonly string[]): string =>
  `${who}: ${sentences.length > 0 ? sentences.join('. ') : 'non è successo nulla di notevole'}.`

export const bought = (who: Who, lots: readonly { space: number; amount: number }[]): string =>
  `${have(who)} comprato ${list(lots.map(({ space, amount }) => `${theSpace(space)} a ${money(amount)}`))}`
export const won = (who: Who, lots: readonly { lot: string; amount: number }[]): string =>
  `${have(who)} vinto all’asta ${list(lots.map(({ lot, amount }) => `${lot} a ${money(amount)}`))}`
export const rent = (payer: Who, payee: Who, amount: number): string =>
  payee === null
    ? `Hai ricevuto ${money(amount)} d’affitto ${da(payer ?? '')}`
    : `${have(payer)} pagato ${a(payee)} ${money(amount)} d’affitto`
export const built = (who: Who, lots: readonly { space: number; to: number }[]): string =>
  `${have(who)} costruito ${withLevels(lots)}`
export const soldBuildings = (who: Who, lots: readonly { space: number; to: number }[]): string =>
  `${have(who)} venduto edifici ${withLevels(lots)}`
export const mortgaged = (who: Who, lots: readonly number[]): string =>
  `${have(who)} ipotecato ${list(lots.map(theSpace))}`
export const lifted = (who: Who, lots: readonly number[]): string =>
  `${have(who)} riscattato ${list(lots.map(theSpace))}`
export const paidBank = (who: Who, amount: number): string =>
  `${have(who)} pagato ${money(amount)} per tasse, multe e carte`
export const drewFromBank = (who: Who, amount: number): string =>
  `${have(who)} incassato ${money(amount)} per stipendio e carte`
export const paidByCard = (payer: Who, payee: Who, amount: number): string =>
  payee === null
    ? `Hai ricevuto ${money(amount)} ${da(payer ?? '')} per una carta`
    : `${have(payer)} pagato ${a(payee)} ${money(amount)} per una carta`
export const pot = (who: Who, amount: number): string =>
  `${have(who)} preso ${money(amount)} alla Sosta libera`
export const deal = (from: Who, to: Who, give: string, take: string): string =>
  to === null
    ? `${from ?? ''} ti ha dato ${give} per ${take}`
    : `${have(from)} dato ${a(to)} ${give} per ${take}`
export const jailed = (who: Who): string => `${have(who)} preso la via della prigione`
export const freed = (who: Who): string => `${have(who)} lasciato la prigione`
export const bankrupt = (who: Who): string => `${have(who)} fatto bancarotta`
export const resigned = (who: Who): string => `${have(who)} abbandonato la partita`

/** The card that lies on the board between two turns. */
export const handover = {
  eyebrow: 'Si passa al posto seguente',
  yourTurn: 'Tocca a te,',
  begin: 'Eccomi',
  beginNote: 'comincia il turno',
  spoken: (who: string): string => `Tocca ${a(who)}.`
}
