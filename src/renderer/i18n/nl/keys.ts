// What each key does, as the table of keys in the settings says it in Dutch.
import type { Command } from '../../table/key-map'
import type { NamedKey } from '../../controls/keycaps'

const byFace = (face: number): string => `Echte dobbelstenen: kant ${face}`
const raise = (seat: number): string => `Plaats ${seat}: bod verhogen`
const pass = (seat: number): string => `Plaats ${seat}: passen op de veiling`
const claim = (seat: number): string => `Plaats ${seat}: om huur vragen`

export const commands: Readonly<Record<Command, string>> = {
  throw: 'De dobbelstenen gooien',
  face1: byFace(1),
  face2: byFace(2),
  face3: byFace(3),
  face4: byFace(4),
  face5: byFace(5),
  face6: byFace(6),
  enterThrow: 'Echte dobbelstenen: de worp invoeren',
  invalidThrow: 'Echte dobbelstenen: opnieuw gooien',
  endTurn: 'De beurt beëindigen',
  payFine: 'Gevangenis: de boete betalen',
  releaseCard: 'Gevangenis: de vrijkaart gebruiken',
  buy: 'De kavel kopen',
  auction: 'De kavel laten veilen',
  quickBid1: 'Eerste snelle bod',
  quickBid2: 'Tweede snelle bod',
  quickBid3: 'Derde snelle bod',
  quickBid4: 'Vierde snelle bod',
  bid: 'Het ingestelde bod doen',
  pass: 'Passen op de veiling',
  openBidding: 'Bankier: de veiling openen',
  callBid: 'Bankier: het bod afroepen',
  hammer: 'Bankier: de hamer laten vallen',
  wish: 'Om schaarse gebouwen vragen',
  wishNone: 'Geen schaars gebouw willen',
  place: 'Een gewonnen gebouw plaatsen',
  waive: 'Van een schaars gebouw afzien',
  claimRent: 'Deze huurder om huur vragen',
  flatTax: 'Inkomstenbelasting: het vaste bedrag',
  tenth: 'Inkomstenbelasting: een tiende',
  takeStep: 'Schuld: de voorgestelde stap doen',
  takeAll: 'Schuld: alle stappen doen',
  giveUp: 'Schuld: opgeven',
  lift: 'Overgenomen hypotheek: aflossen',
  keep: 'Overgenomen hypotheek: houden',
  manage: 'Mijn bezit, geld vrijmaken',
  trade: 'Een ruil voorstellen',
  offers: 'Op een lopend aanbod antwoorden',
  offer: 'Het ingestelde aanbod doen',
  accept: 'Aanbod: aannemen',
  refuse: 'Aanbod: afwijzen',
  change: 'Aanbod: wijzigen',
  build: 'Bouwen of verkopen wat is ingesteld',
  previous: 'Vorige akte',
  next: 'Volgende akte',
  begin: 'Wisselkaart: beginnen',
  deeds: 'De aktes bekijken',
  hold: 'Stilzetten of pauzeren',
  game: 'Plaatsen, uitstappen, het einde',
  claim: 'Om huur vragen',
  undo: 'Terugnemen',
  redo: 'Opnieuw doen',
  rules: 'Regelboek',
  why: 'Waarom? De regel achter een vraag',
  guide: 'De gids wegleggen',
  coach: 'De coach om raad vragen',
  follow: 'Doen wat de coach aanraadt',
  since: 'Wat er sinds mijn vorige beurt is gebeurd',
  tv: 'Tv-stand',
  mute: 'Geluid uit of aan',
  leave: 'Van tafel gaan',
  close: 'Sluiten wat bovenop ligt',
  sayCash: 'Mijn geld noemen',
  sayOwner: 'Noemen van wie dit vak is',
  sayLast: 'Zeggen wat er het laatst gebeurde',
  sayPositions: 'Zeggen waar iedereen staat',
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
  turn: 'Een beurt',
  auction: 'Veilingen',
  trouble: 'Belasting, schulden en hypotheken',
  estate: 'Aktes en ruilen',
  always: 'Op elk moment',
  seats: 'Toetsen per plaats',
  dice: 'Echte dobbelstenen'
} as const

export const press = 'druk op een toets'
export const now = (key: string): string => `toets ${key}`
export const usual = (key: string): string => `Terug naar ${key}`
export const usualOf = (what: string, key: string): string => `${what}: terug naar ${key}`
export const clash = (key: string, other: string): string => `${key} is al bezet door ‘${other}’.`
export const kept = (key: string): string => `${key} is elders nodig en kan niet worden ingesteld.`
export const set = (what: string, key: string): string => `${what}: toets ${key}.`
export const allUsual = 'Alle toetsen standaard'

/** What is printed on the caps of keys that have names. */
export const caps: Readonly<Record<NamedKey, string>> = {
  Space: 'Spatie',
  Enter: 'Enter',
  Escape: 'Esc',
  Delete: 'Del',
  Backspace: 'Back',
  Home: 'Home',
  End: 'End',
  Tab: 'Tab'
}
