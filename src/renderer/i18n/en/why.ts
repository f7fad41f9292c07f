// Words of "Why?": what the open question is about, and what this table plays.
import type { Rules } from '../../../shared/game/rules'
import type { DecisionKind } from '../../../shared/game/view'
import { figures, money } from '../format'
import { spelled } from './figures'

export const why = 'Why?'
export const close = 'Close'
export const thisTable = 'This table plays'
export const official = 'as printed'
export const ownRule = 'a rule of this table'
export const more = 'In the rule book'
export const open = (title: string): string => `The rule: ${title}`

/** The heading of the rule behind each kind of question. */
export const decisions: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'Why does the highest throw start?',
  turn: 'What belongs to a turn?',
  purchase: 'Why buy or auction?',
  auction: 'How does an auction go?',
  tax: 'Why choose before counting?',
  rentThrow: 'Why ten times a new throw?',
  debt: 'Why must cash be raised?',
  inheritance: 'Why lift it, or pay interest?',
  openLot: 'Why does the Banker open it?',
  hammer: 'When does the hammer fall?',
  wish: 'Why am I asked how many?',
  placement: 'Where may it stand?'
}

export const business = {
  jail: 'How do you get out of jail?',
  estate: 'When may you build or mortgage?',
  deed: 'What does a deed earn?',
  trade: 'What may be traded?',
  claim: 'When must rent be asked for?',
  game: 'How may a game end?',
  since: 'What belongs to a turn?'
} as const

/** What an option is at this table, in the middle of a sentence. */
export const plays: {
  readonly [K in Exclude<keyof Rules, 'players'>]: (value: Rules[K]) => string
} = {
  banker: (banker) => (banker === null ? 'the app is the Banker' : 'one of you is the Banker'),
  rent: (rent) =>
    rent === 'automatic'
      ? 'rent is collected by itself'
      : `rent must be asked for before the next player ${rent === 'claimNext' ? 'throws' : 'but one throws'}`,
  ending: (ending) =>
    ending === 'lastPlayer' ? 'the last player left wins' : 'the second bankruptcy ends the game',
  timeLimit: (minutes) =>
    minutes === null ? 'no time limit' : `${figures(minutes)} minutes, then the richest wins`,
  dealt: (dealt) =>
    dealt === 'all'
      ? 'all deeds were dealt out'
      : dealt === 0
        ? 'no deeds are dealt'
        : `${spelled(dealt)} deeds were dealt to each player`,
  housesBeforeHotel: (houses) => `a hotel after ${spelled(houses)} houses`,
  pot: (pot) => (pot ? 'taxes and fines wait on Free Parking' : 'Free Parking gives nothing'),
  potSeed: (seed) =>
    seed === 0 ? 'an empty pot stays empty' : `the Bank puts ${money(seed)} into an empty pot`,
  auctions: (auctions) => (auctions ? 'auctions on' : 'no auctions: what is not bought stays with the Bank'),
  startCash: (cash) => `${money(cash)} at the start`,
  salary: (salary) => `${money(salary)} salary`,
  doubleSalaryOnGo: (twice) =>
    twice ? 'twice the salary for landing on GO' : 'one salary, also for landing on GO',
  firstLapPurchases: (allowed) =>
    allowed ? 'buying from the first throw on' : 'nobody buys before having passed GO',
  rentInJail: (collects) =>
    collects ? 'an owner in jail collects rent' : 'an owner in jail collects no rent',
  evenBuilding: (even) => (even ? 'building evenly' : 'building as unevenly as you like'),
  incomeTax: (tax) => (tax === 'choice' ? 'the choice of $200 or a tenth' : 'income tax always $200'),
  trading: (trading) => (trading ? 'deals between players' : 'no deals between players'),
  dice: (dice) => (dice === 'app' ? 'the app throws the dice' : 'real dice, entered by hand')
}
