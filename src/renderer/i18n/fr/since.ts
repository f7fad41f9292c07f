// What has happened since somebody's last turn, told to that player in French: `who` is a name, or null for the player himself.
import { form, list, money, plural } from '../format'
import { level } from './events'
import { of, place, to } from './names'

type Who = string | null
const has = (who: Who): string => (who === null ? 'Tu as' : `${who} a`)
const lotsWith = (lots: readonly { space: number; to: number }[]): string =>
  list(lots.map(({ space, to: now }) => `${place(space)} (${level(now)})`))

export const title = (who: string): string => `Depuis le dernier tour ${of(who)}`
export const eyebrow = 'Entre-temps'
export const since = 'Depuis ton dernier tour'
export const atStart = 'Depuis le début de la partie'
export const person = 'Pour qui'
export const nothing = 'Rien d’important ne s’est passé.'
export const cash = 'ton argent'
export const more = (count: number): string =>
  `et encore ${plural(count, { one: 'événement', other: 'événements' })} dans le journal`
export const spoken = (who: string, sentences: readonly string[]): string =>
  `${who}\u202f: ${sentences.length > 0 ? sentences.join('. ') : 'rien d’important ne s’est passé'}.`

export const bought = (who: Who, lots: readonly { space: number; amount: number }[]): string =>
  `${has(who)} acheté ${list(lots.map(({ space, amount }) => `${place(space)} pour ${money(amount)}`))}`
export const won = (who: Who, lots: readonly { lot: string; amount: number }[]): string =>
  `${has(who)} remporté ${list(lots.map(({ lot, amount }) => `${lot} pour ${money(amount)}`))}`
export const rent = (payer: Who, payee: Who, amount: number): string =>
  payee === null
    ? `Tu as reçu ${money(amount)} de loyer ${of(payer ?? 'toi')}`
    : `${has(payer)} payé ${money(amount)} de loyer ${to(payee)}`
export const built = (who: Who, lots: readonly { space: number; to: number }[]): string =>
  `${has(who)} construit sur ${lotsWith(lots)}`
export const soldBuildings = (who: Who, lots: readonly { space: number; to: number }[]): string =>
  `${has(who)} vendu des bâtiments sur ${lotsWith(lots)}`
export const mortgaged = (who: Who, lots: readonly number[]): string =>
  `${has(who)} hypothéqué ${list(lots.map(place))}`
export const lifted = (who: Who, lots: readonly number[]): string =>
  `${has(who)} levé ${form(lots.length, { one: 'l’hypothèque', other: 'les hypothèques' })} ${list(lots.map((space) => of(place(space))))}`
export const paidBank = (who: Who, amount: number): string =>
  `${has(who)} payé ${money(amount)} d’impôts, d’amendes et de cartes`
export const drewFromBank = (who: Who, amount: number): string =>
  `${has(who)} touché ${money(amount)} en salaire et par des cartes`
export const paidByCard = (payer: Who, payee: Who, amount: number): string =>
  payee === null
    ? `Tu as reçu ${money(amount)} ${of(payer ?? 'toi')} par une carte`
    : `${has(payer)} payé ${money(amount)} ${to(payee)} par une carte`
export const pot = (who: Who, amount: number): string =>
  `${has(who)} ramassé ${money(amount)} sur le Parc gratuit`
export const deal = (from: Who, receiver: Who, give: string, take: string): string =>
  receiver === null
    ? `${from ?? ''} t’a donné ${give} contre ${take}`
    : `${has(from)} donné ${give} ${to(receiver)} contre ${take}`
export const jailed = (who: Who): string => `${has(who)} dû aller en prison`
export const freed = (who: Who): string => `${has(who)} quitté la prison`
export const bankrupt = (who: Who): string => `${has(who)} fait faillite`
export const resigned = (who: Who): string => `${has(who)} quitté la partie`

/** The card that lies on the board between two turns. */
export const handover = {
  eyebrow: 'À la place suivante',
  yourTurn: 'À toi,',
  begin: 'Me voici',
  beginNote: 'commencer le tour',
  spoken: (who: string): string => `C’est au tour ${of(who)}.`
}
