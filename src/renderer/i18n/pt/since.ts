// What has happened since somebody's last turn, told to that player in Portuguese: `who` is a name, or null for the player himself.
import { form, list, money, plural } from '../format'
import { level } from './events'
import { bank, of, ofPlace, on, place, to as toWhom } from './names'

type Who = string | null
/** The verb for a named player, or for the reader. */
const did = (who: Who, named: string, you: string): string => (who === null ? you : `${who} ${named}`)
const onWithLevels = (lots: readonly { space: number; to: number }[]): string =>
  list(lots.map(({ space, to }) => `${on(space)} (${level(to)})`))

export const title = (who: string): string => `Desde o último turno ${of(who)}`
export const eyebrow = 'Entretanto'
export const since = 'Desde o teu último turno'
export const atStart = 'Desde que o jogo começou'
export const person = 'Para quem'
export const nothing = 'Não aconteceu nada digno de nota.'
export const cash = 'o teu dinheiro'
export const more = (count: number): string =>
  `e mais ${plural(count, { one: 'coisa', other: 'coisas' })} no diário`
export const spoken = (who: string, sentences: readonly string[]): string =>
  `${who}: ${sentences.length > 0 ? sentences.join('. ') : 'não aconteceu nada digno de nota'}.`

export const bought = (who: Who, lots: readonly { space: number; amount: number }[]): string =>
  `${did(who, 'comprou', 'Compraste')} ${list(lots.map(({ space, amount }) => `${place(space)} por ${money(amount)}`))}`
export const won = (who: Who, lots: readonly { lot: string; amount: number }[]): string =>
  `${did(who, 'levou', 'Levaste')} ${list(lots.map(({ lot, amount }) => `${lot} por ${money(amount)}`))}`
export const rent = (payer: Who, payee: Who, amount: number): string =>
  payee === null
    ? `Recebeste ${money(amount)} de aluguer ${of(payer ?? bank)}`
    : `${did(payer, 'pagou', 'Pagaste')} ${toWhom(payee)} ${money(amount)} de aluguer`
export const built = (who: Who, lots: readonly { space: number; to: number }[]): string =>
  `${did(who, 'construiu', 'Construíste')} ${onWithLevels(lots)}`
export const soldBuildings = (who: Who, lots: readonly { space: number; to: number }[]): string =>
  `${did(who, 'vendeu', 'Vendeste')} edifícios ${onWithLevels(lots)}`
export const mortgaged = (who: Who, lots: readonly number[]): string =>
  `${did(who, 'hipotecou', 'Hipotecaste')} ${list(lots.map(place))}`
export const lifted = (who: Who, lots: readonly number[]): string =>
  `${did(who, 'resgatou', 'Resgataste')} ${form(lots.length, { one: 'a hipoteca', other: 'as hipotecas' })} ${list(lots.map(ofPlace))}`
export const paidBank = (who: Who, amount: number): string =>
  `${did(who, 'pagou', 'Pagaste')} ${money(amount)} por impostos, multas e cartas`
export const drewFromBank = (who: Who, amount: number): string =>
  `${did(who, 'recebeu', 'Recebeste')} ${money(amount)} de salário e por cartas`
export const paidByCard = (payer: Who, payee: Who, amount: number): string =>
  payee === null
    ? `Recebeste ${money(amount)} ${of(payer ?? bank)} por uma carta`
    : `${did(payer, 'pagou', 'Pagaste')} ${toWhom(payee)} ${money(amount)} por uma carta`
export const pot = (who: Who, amount: number): string =>
  `${did(who, 'recolheu', 'Recolheste')} ${money(amount)} na Parada livre`
export const deal = (from: Who, to: Who, give: string, take: string): string =>
  to === null
    ? `${from ?? bank} deu-te ${give} e recebeu ${take}`
    : `${did(from, 'deu', 'Deste')} ${toWhom(to)} ${give} ${from === null ? 'e recebeste' : 'e recebeu'} ${take}`
export const jailed = (who: Who): string => `${did(who, 'foi', 'Foste')} para a prisão`
export const freed = (who: Who): string => `${did(who, 'saiu', 'Saíste')} da prisão`
export const bankrupt = (who: Who): string => `${did(who, 'foi', 'Foste')} à falência`
export const resigned = (who: Who): string => `${did(who, 'saiu', 'Saíste')} do jogo`

/** The card that lies on the board between two turns. */
export const handover = {
  eyebrow: 'Passa ao lugar seguinte',
  yourTurn: 'É a tua vez,',
  begin: 'Já cá estou',
  beginNote: 'começar o turno',
  spoken: (who: string): string => `É a vez ${of(who)}.`
}
