// What each key does, as the table of keys in the settings says it in French.
import type { Command } from '../../table/key-map'
import type { NamedKey } from '../../controls/keycaps'

const byFace = (face: number): string => `Vrais dés\u202f: face ${face}`
const raise = (seat: number): string => `Place ${seat}\u202f: monter la mise`
const pass = (seat: number): string => `Place ${seat}\u202f: passer aux enchères`
const claim = (seat: number): string => `Place ${seat}\u202f: réclamer un loyer`

export const commands: Readonly<Record<Command, string>> = {
  throw: 'Lancer les dés',
  face1: byFace(1),
  face2: byFace(2),
  face3: byFace(3),
  face4: byFace(4),
  face5: byFace(5),
  face6: byFace(6),
  enterThrow: 'Vrais dés\u202f: entrer le lancer',
  invalidThrow: 'Vrais dés\u202f: relancer',
  endTurn: 'Finir le tour',
  payFine: 'Prison\u202f: payer l’amende',
  releaseCard: 'Prison\u202f: rendre la carte',
  buy: 'Acheter le terrain',
  auction: 'Mettre le terrain aux enchères',
  quickBid1: 'Première mise rapide',
  quickBid2: 'Deuxième mise rapide',
  quickBid3: 'Troisième mise rapide',
  quickBid4: 'Quatrième mise rapide',
  bid: 'Faire la mise réglée',
  pass: 'Passer aux enchères',
  openBidding: 'Banque\u202f: ouvrir les enchères',
  callBid: 'Banque\u202f: annoncer la mise',
  hammer: 'Banque\u202f: adjuger',
  wish: 'Demander des bâtiments rares',
  wishNone: 'Ne vouloir aucun bâtiment rare',
  place: 'Placer un bâtiment remporté',
  waive: 'Renoncer à un bâtiment rare',
  claimRent: 'Réclamer le loyer à ce joueur',
  flatTax: 'Impôt sur le revenu\u202f: la somme fixe',
  tenth: 'Impôt sur le revenu\u202f: le dixième',
  takeStep: 'Dette\u202f: faire l’étape proposée',
  takeAll: 'Dette\u202f: faire toutes les étapes',
  giveUp: 'Dette\u202f: abandonner',
  lift: 'Hypothèque reçue\u202f: la lever',
  keep: 'Hypothèque reçue\u202f: la garder',
  manage: 'Mes titres, réunir l’argent',
  trade: 'Proposer un échange',
  offers: 'Répondre à une offre en cours',
  offer: 'Faire l’offre réglée',
  accept: 'Offre\u202f: accepter',
  refuse: 'Offre\u202f: refuser',
  change: 'Offre\u202f: modifier',
  build: 'Construire ou vendre comme réglé',
  previous: 'Titre précédent',
  next: 'Titre suivant',
  begin: 'Carte de passage\u202f: commencer',
  deeds: 'Regarder les titres',
  hold: 'Suspendre ou mettre en pause',
  game: 'Places, se retirer, la fin',
  claim: 'Réclamer un loyer',
  undo: 'Annuler',
  redo: 'Rétablir',
  rules: 'Livre des règles',
  why: 'Pourquoi\u202f? La règle derrière une question',
  guide: 'Ranger le guide',
  coach: 'Demander à l’entraîneur',
  follow: 'Suivre le conseil de l’entraîneur',
  since: 'Ce qui s’est passé depuis mon dernier tour',
  tv: 'Mode télé',
  mute: 'Couper ou remettre le son',
  leave: 'Quitter la table',
  close: 'Fermer ce qui est au-dessus',
  sayCash: 'Dire mon argent',
  sayOwner: 'Dire à qui est cette case',
  sayLast: 'Dire ce qui vient de se passer',
  sayPositions: 'Dire où chacun se trouve',
  raise1: raise(1),
  raise2: raise(2),
  raise3: raise(3),
  raise4: raise(4),
  raise5: raise(5),
  raise6: raise(6),
  raise7: raise(7),
  raise8: raise(8),
  pass1: pass(1),
  pass2: pass(2),
  pass3: pass(3),
  pass4: pass(4),
  pass5: pass(5),
  pass6: pass(6),
  pass7: pass(7),
  pass8: pass(8),
  claim1: claim(1),
  claim2: claim(2),
  claim3: claim(3),
  claim4: claim(4),
  claim5: claim(5),
  claim6: claim(6),
  claim7: claim(7),
  claim8: claim(8)
}

export const groups = {
  turn: 'Un tour',
  auction: 'Enchères',
  trouble: 'Impôt, dettes et hypothèques',
  estate: 'Titres et échanges',
  always: 'À tout moment',
  seats: 'Touches de chaque place',
  dice: 'Vrais dés'
} as const

export const press = 'tape une touche'
export const now = (key: string): string => `touche ${key}`
export const usual = (key: string): string => `Revenir à ${key}`
export const usualOf = (what: string, key: string): string => `${what}\u202f: revenir à ${key}`
export const clash = (key: string, other: string): string => `${key} sert déjà à «\u202f${other}\u202f».`
export const kept = (key: string): string => `${key} sert ailleurs et ne peut pas être choisie.`
export const set = (what: string, key: string): string => `${what}\u202f: touche ${key}.`
export const allUsual = 'Toutes les touches d’origine'

/** What is printed on the caps of keys that have names. */
export const caps: Readonly<Record<NamedKey, string>> = {
  Space: 'Espace',
  Enter: 'Entrée',
  Escape: 'Échap',
  Delete: 'Suppr',
  Backspace: 'Retour',
  Home: 'Début',
  End: 'Fin',
  Tab: 'Tab'
}
