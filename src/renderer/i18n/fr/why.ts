// Words of "Why?" in French: what the open question is about, and what this table plays.
import type { Rules } from '../../../shared/game/rules'
import type { DecisionKind } from '../../../shared/game/view'
import { figures, money } from '../format'
import { spelled } from './figures'

export const why = 'Pourquoi\u202f?'
export const close = 'Fermer'
export const thisTable = 'Cette table joue ainsi'
export const official = 'règle imprimée'
export const ownRule = 'règle de cette table'
export const more = 'Dans le livre des règles'
export const open = (title: string): string => `La règle\u202f: ${title}`

/** The heading of the rule behind each kind of question. */
export const decisions: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'Pourquoi le plus haut lancer commence-t-il\u202f?',
  turn: 'Que fait-on dans un tour\u202f?',
  purchase: 'Pourquoi acheter ou mettre aux enchères\u202f?',
  auction: 'Comment se passent les enchères\u202f?',
  tax: 'Pourquoi choisir avant de compter\u202f?',
  rentThrow: 'Pourquoi dix fois un nouveau lancer\u202f?',
  debt: 'Pourquoi faut-il réunir de l’argent\u202f?',
  inheritance: 'Pourquoi la lever, ou payer des intérêts\u202f?',
  openLot: 'Pourquoi la banque ouvre-t-elle les enchères\u202f?',
  hammer: 'Quand tombe le marteau\u202f?',
  wish: 'Pourquoi me demande-t-on combien\u202f?',
  placement: 'Où peut-on le placer\u202f?'
}

export const business = {
  jail: 'Comment sort-on de prison\u202f?',
  estate: 'Quand peut-on construire ou hypothéquer\u202f?',
  deed: 'Que rapporte un titre\u202f?',
  trade: 'Que peut-on échanger\u202f?',
  claim: 'Quand faut-il réclamer le loyer\u202f?',
  game: 'Comment une partie peut-elle finir\u202f?',
  since: 'Que fait-on dans un tour\u202f?'
} as const

/** What an option is at this table, in the middle of a sentence. */
export const plays: {
  readonly [K in Exclude<keyof Rules, 'players'>]: (value: Rules[K]) => string
} = {
  banker: (banker) => (banker === null ? 'l’appli tient la banque' : 'quelqu’un de la table tient la banque'),
  rent: (rent) =>
    rent === 'automatic'
      ? 'le loyer se paie tout seul'
      : `le loyer doit être réclamé avant que le ${rent === 'claimNext' ? 'joueur suivant' : 'deuxième joueur suivant'} ne lance les dés`,
  ending: (ending) =>
    ending === 'lastPlayer' ? 'qui reste en dernier gagne' : 'la deuxième faillite termine la partie',
  timeLimit: (minutes) =>
    minutes === null
      ? 'pas de limite de temps'
      : `${figures(minutes)} minutes, puis la plus grande fortune gagne`,
  dealt: (dealt) =>
    dealt === 'all'
      ? 'tous les titres sont distribués'
      : dealt === 0
        ? 'aucun titre n’est distribué'
        : `${spelled(dealt)} titres distribués à chacun`,
  housesBeforeHotel: (houses) => `un hôtel après ${spelled(houses)} maisons`,
  pot: (pot) =>
    pot ? 'les taxes et les amendes attendent sur le Parc gratuit' : 'le Parc gratuit ne donne rien',
  potSeed: (seed) =>
    seed === 0 ? 'une cagnotte vide reste vide' : `la Banque met ${money(seed)} dans une cagnotte vide`,
  auctions: (auctions) =>
    auctions ? 'avec les enchères' : 'sans enchères\u202f: ce qui n’est pas acheté reste à la Banque',
  startCash: (cash) => `${money(cash)} au début`,
  salary: (salary) => `${money(salary)} de salaire`,
  doubleSalaryOnGo: (twice) =>
    twice
      ? 'le double du salaire pour qui s’arrête sur la case Départ'
      : 'un seul salaire, même en s’arrêtant sur la case Départ',
  firstLapPurchases: (allowed) =>
    allowed
      ? 'on achète dès le premier lancer'
      : 'on n’achète qu’après être passé une fois par la case Départ',
  rentInJail: (collects) =>
    collects ? 'en prison, on touche ses loyers' : 'en prison, on ne touche pas de loyer',
  evenBuilding: (even) => (even ? 'on construit uniformément' : 'on construit comme on veut'),
  incomeTax: (tax) =>
    tax === 'choice' ? 'au choix, 200\u00a0$ ou un dixième' : 'impôt sur le revenu toujours à 200\u00a0$',
  trading: (trading) => (trading ? 'échanges entre joueurs' : 'pas d’échanges entre joueurs'),
  dice: (dice) => (dice === 'app' ? 'l’appli lance les dés' : 'de vrais dés, entrés à la main')
}
