// What each key does, as the table of keys in the settings says it.
import type { Command } from '../../table/key-map'
import type { NamedKey } from '../../controls/keycaps'

const byFace = (face: number): string => `Dadi veri: faccia ${face}`
const raise = (seat: number): string => `Posto ${seat}: alza l’offerta`
const pass = (seat: number): string => `Posto ${seat}: passa in un’asta`
const claim = (seat: number): string => `Posto ${seat}: chiedi l’affitto`

export const commands: Readonly<Record<Command, string>> = {
  throw: 'Tira i dadi',
  face1: byFace(1),
  face2: byFace(2),
  face3: byFace(3),
  face4: byFace(4),
  face5: byFace(5),
  face6: byFace(6),
  enterThrow: 'Dadi veri: inserisci il tiro',
  invalidThrow: 'Dadi veri: tira di nuovo',
  endTurn: 'Chiudi il turno',
  payFine: 'Prigione: paga la multa',
  releaseCard: 'Prigione: usa la carta',
  buy: 'Compra la proprietà',
  auction: 'Manda la proprietà all’asta',
  quickBid1: 'Prima offerta rapida',
  quickBid2: 'Seconda offerta rapida',
  quickBid3: 'Terza offerta rapida',
  quickBid4: 'Quarta offerta rapida',
  bid: 'Fai l’offerta preparata',
  pass: 'Passa in un’asta',
  openBidding: 'Banca: apri l’asta',
  callBid: 'Banca: chiama l’offerta',
  hammer: 'Banca: batti il martelletto',
  wish: 'Chiedi edifici scarsi',
  wishNone: 'Non chiedere edifici scarsi',
  place: 'Piazza un edificio vinto',
  waive: 'Rinuncia a un edificio scarso',
  claimRent: 'Chiedi l’affitto a questo inquilino',
  flatTax: 'Tassa sul reddito: la somma fissa',
  tenth: 'Tassa sul reddito: il decimo',
  takeStep: 'Debito: fai il passo proposto',
  takeAll: 'Debito: fai tutti i passi',
  giveUp: 'Debito: arrenditi',
  lift: 'Ipoteca ricevuta: riscatta',
  keep: 'Ipoteca ricevuta: tieni',
  manage: 'I miei contratti, fai cassa',
  trade: 'Proponi uno scambio',
  offers: 'Rispondi a una proposta aperta',
  offer: 'Fai la proposta preparata',
  accept: 'Proposta: accetta',
  refuse: 'Proposta: rifiuta',
  change: 'Proposta: cambiala',
  build: 'Costruisci o vendi quanto preparato',
  previous: 'Contratto precedente',
  next: 'Contratto successivo',
  begin: 'Carta di passaggio: comincia',
  deeds: 'Guarda i contratti',
  hold: 'Aspetta o metti in pausa',
  game: 'Posti, abbandono, fine',
  claim: 'Chiedi l’affitto',
  undo: 'Annulla',
  redo: 'Ripeti',
  rules: 'Regolamento',
  why: 'Perché? La regola di una domanda',
  guide: 'Metti via la guida',
  coach: 'Chiedi all’allenatore',
  follow: 'Fai quello che dice l’allenatore',
  since: 'Cosa è successo dal mio ultimo turno',
  tv: 'Modo TV',
  mute: 'Audio: sì o no',
  leave: 'Lascia il tavolo',
  close: 'Chiudi quello che sta sopra',
  sayCash: 'Di’ i miei contanti',
  sayOwner: 'Di’ di chi è questa casella',
  sayLast: 'Di’ l’ultima cosa successa',
  sayPositions: 'Di’ dove stanno tutti',
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
  turn: 'Un turno',
  auction: 'Aste',
  trouble: 'Tasse, debiti e ipoteche',
  estate: 'Contratti e scambi',
  always: 'Sempre',
  seats: 'Tasti di ogni posto',
  dice: 'Dadi veri'
} as const

export const press = 'premi un tasto'
export const now = (key: string): string => `tasto ${key}`
export const usual = (key: string): string => `Torna a ${key}`
export const usualOf = (what: string, key: string): string => `${what}: torna a ${key}`
export const clash = (key: string, other: string): string => `${key} serve già per «${other}».`
export const kept = (key: string): string => `${key} serve ad altro e non si può assegnare.`
export const set = (what: string, key: string): string => `${what}: tasto ${key}.`
export const allUsual = 'Tutti come al solito'

/** What is printed on the caps of keys that have names. */
export const caps: Readonly<Record<NamedKey, string>> = {
  Space: 'Spazio',
  Enter: 'Invio',
  Escape: 'Esc',
  Delete: 'Canc',
  Backspace: 'Indietro',
  Home: 'Home',
  End: 'Fine',
  Tab: 'Tab'
}
