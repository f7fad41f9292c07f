// Words of "Why?": what the open question is about, and what this table plays.
import type { Rules } from '../../../shared/game/rules'
import type { DecisionKind } from '../../../shared/game/view'
import { figures, money } from '../format'
import { spelled } from './figures'

export const why = 'Perché?'
export const close = 'Chiudi'
export const thisTable = 'A questo tavolo'
export const official = 'come stampato'
export const ownRule = 'regola di questo tavolo'
export const more = 'Nel regolamento'
export const open = (title: string): string => `La regola: ${title}`

/** The heading of the rule behind each kind of question. */
export const decisions: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'Perché inizia il tiro più alto?',
  turn: 'Che cosa c’è in un turno?',
  purchase: 'Perché comprare o mettere all’asta?',
  auction: 'Come va un’asta?',
  tax: 'Perché scegliere prima di contare?',
  rentThrow: 'Perché dieci volte un nuovo tiro?',
  debt: 'Perché bisogna fare cassa?',
  inheritance: 'Perché riscattare o pagare?',
  openLot: 'Perché la apre chi tiene la Banca?',
  hammer: 'Quando cade il martelletto?',
  wish: 'Perché mi si chiede quanti?',
  placement: 'Dove può stare?'
}

export const business = {
  jail: 'Come si esce di prigione?',
  estate: 'Quando si costruisce o si ipoteca?',
  deed: 'Che cosa rende un contratto?',
  trade: 'Che cosa si può scambiare?',
  claim: 'Quando va chiesto l’affitto?',
  game: 'Come può finire una partita?',
  since: 'Che cosa c’è in un turno?'
} as const

/** What an option is at this table, in the middle of a sentence. */
export const plays: {
  readonly [K in Exclude<keyof Rules, 'players'>]: (value: Rules[K]) => string
} = {
  banker: (banker) => (banker === null ? 'la Banca la tiene l’app' : 'la Banca la tiene uno di voi'),
  rent: (rent) =>
    rent === 'automatic'
      ? 'l’affitto si riscuote da sé'
      : `l’affitto va chiesto prima che tiri ${rent === 'claimNext' ? 'il prossimo giocatore' : 'il giocatore dopo il prossimo'}`,
  ending: (ending) =>
    ending === 'lastPlayer' ? 'vince chi resta per ultimo' : 'la seconda bancarotta chiude la partita',
  timeLimit: (minutes) =>
    minutes === null ? 'nessun limite di tempo' : `${figures(minutes)} minuti, poi vince chi ha di più`,
  dealt: (dealt) =>
    dealt === 'all'
      ? 'tutti i contratti sono stati distribuiti'
      : dealt === 0
        ? 'non si distribuiscono contratti'
        : `${spelled(dealt)} contratti distribuiti a testa`,
  housesBeforeHotel: (houses) => `un albergo dopo ${spelled(houses)} case`,
  pot: (pot) => (pot ? 'tasse e multe aspettano alla Sosta libera' : 'la Sosta libera non dà nulla'),
  potSeed: (seed) =>
    seed === 0 ? 'un piatto vuoto resta vuoto' : `la Banca mette ${money(seed)} nel piatto vuoto`,
  auctions: (auctions) => (auctions ? 'con le aste' : 'niente aste: quel che non si compra resta alla Banca'),
  startCash: (cash) => `${money(cash)} all’inizio`,
  salary: (salary) => `${money(salary)} di stipendio`,
  doubleSalaryOnGo: (twice) =>
    twice ? 'doppio stipendio a chi si ferma sul Via' : 'uno stipendio solo, anche a chi si ferma sul Via',
  firstLapPurchases: (allowed) =>
    allowed ? 'si compra dal primo tiro' : 'nessuno compra prima di passare dal Via',
  rentInJail: (collects) =>
    collects ? 'dalla prigione si riscuote l’affitto' : 'dalla prigione non si riscuote affitto',
  evenBuilding: (even) => (even ? 'si costruisce in modo uniforme' : 'si costruisce come si vuole'),
  incomeTax: (tax) =>
    tax === 'choice' ? 'a scelta 200\u00a0$ o un decimo' : 'tassa sul reddito sempre di 200\u00a0$',
  trading: (trading) => (trading ? 'scambi tra giocatori' : 'niente scambi tra giocatori'),
  dice: (dice) => (dice === 'app' ? 'i dadi li tira l’app' : 'dadi veri, tiri inseriti a mano')
}
