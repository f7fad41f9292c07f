// What has happened since somebody's last turn, told to that player: `who` is a name, or null for the player himself.
import { form, list, money, plural } from '../format'
import { level } from './events'
import { spaces } from './names'

type Who = string | null
const place = (space: number): string => spaces[space] ?? ''
const subject = (who: Who): string => who ?? 'You'
const object = (who: Who): string => who ?? 'you'

export const title = (who: string): string => `Since ${who}’s last turn`
export const eyebrow = 'Meanwhile'
export const since = 'Since your last turn'
export const atStart = 'Since the game began'
export const person = 'For whom'
export const nothing = 'Nothing worth telling has happened.'
export const cash = 'your cash'
export const more = (count: number): string =>
  `and ${plural(count, { one: 'more thing', other: 'more things' })} in the ledger`
export const spoken = (who: string, sentences: readonly string[]): string =>
  `${who}: ${sentences.length > 0 ? sentences.join('. ') : 'nothing worth telling has happened'}.`

export const bought = (who: Who, lots: readonly { space: number; amount: number }[]): string =>
  `${subject(who)} bought ${list(lots.map(({ space, amount }) => `${place(space)} for ${money(amount)}`))}`
export const won = (who: Who, lots: readonly { lot: string; amount: number }[]): string =>
  `${subject(who)} won ${list(lots.map(({ lot, amount }) => `${lot} at ${money(amount)}`))}`
export const rent = (payer: Who, payee: Who, amount: number): string =>
  payee === null
    ? `You received ${money(amount)} rent from ${object(payer)}`
    : `${subject(payer)} paid ${payee} ${money(amount)} rent`
export const built = (who: Who, lots: readonly { space: number; to: number }[]): string =>
  `${subject(who)} built on ${list(lots.map(({ space, to }) => `${place(space)} (${level(to)})`))}`
export const soldBuildings = (who: Who, lots: readonly { space: number; to: number }[]): string =>
  `${subject(who)} sold buildings on ${list(lots.map(({ space, to }) => `${place(space)} (${level(to)})`))}`
export const mortgaged = (who: Who, lots: readonly number[]): string =>
  `${subject(who)} mortgaged ${list(lots.map(place))}`
export const lifted = (who: Who, lots: readonly number[]): string =>
  `${subject(who)} lifted the ${form(lots.length, { one: 'mortgage', other: 'mortgages' })} on ${list(lots.map(place))}`
export const paidBank = (who: Who, amount: number): string =>
  `${subject(who)} paid ${money(amount)} in taxes, fines and card payments`
export const drewFromBank = (who: Who, amount: number): string =>
  `${subject(who)} received ${money(amount)} in salary and from cards`
export const paidByCard = (payer: Who, payee: Who, amount: number): string =>
  payee === null
    ? `${subject(payer)} paid you ${money(amount)} because of a card`
    : `${subject(payer)} paid ${payee} ${money(amount)} because of a card`
export const pot = (who: Who, amount: number): string =>
  `${subject(who)} took ${money(amount)} from Free Parking`
export const deal = (from: Who, to: Who, give: string, take: string): string =>
  `${subject(from)} gave ${object(to)} ${give} for ${take}`
export const jailed = (who: Who): string => `${subject(who)} went to jail`
export const freed = (who: Who): string => `${subject(who)} left jail`
export const bankrupt = (who: Who): string => `${subject(who)} went bankrupt`
export const resigned = (who: Who): string => `${subject(who)} left the game`

/** The card that lies on the board between two turns. */
export const handover = {
  eyebrow: 'Over to the next seat',
  yourTurn: 'Your turn,',
  begin: 'I am here',
  beginNote: 'begin the turn',
  spoken: (who: string): string => `It is ${who}’s turn.`
}
