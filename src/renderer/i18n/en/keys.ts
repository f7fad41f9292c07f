// What each key does, as the table of keys in the settings says it.
import type { Command } from '../../table/key-map'
import type { NamedKey } from '../../controls/keycaps'

const byFace = (face: number): string => `Real dice: face ${face}`
const raise = (seat: number): string => `Seat ${seat}: raise the bid`
const pass = (seat: number): string => `Seat ${seat}: pass in an auction`
const claim = (seat: number): string => `Seat ${seat}: ask for rent`

export const commands: Readonly<Record<Command, string>> = {
  throw: 'Throw the dice',
  face1: byFace(1),
  face2: byFace(2),
  face3: byFace(3),
  face4: byFace(4),
  face5: byFace(5),
  face6: byFace(6),
  enterThrow: 'Real dice: enter the throw',
  invalidThrow: 'Real dice: throw again',
  endTurn: 'End the turn',
  payFine: 'Jail: pay the fine',
  releaseCard: 'Jail: use the card',
  buy: 'Buy the lot',
  auction: 'Send the lot to auction',
  quickBid1: 'First quick bid',
  quickBid2: 'Second quick bid',
  quickBid3: 'Third quick bid',
  quickBid4: 'Fourth quick bid',
  bid: 'Make the bid that is set',
  pass: 'Pass in an auction',
  openBidding: 'Banker: open the bidding',
  callBid: 'Banker: call the bid',
  hammer: 'Banker: bring down the hammer',
  wish: 'Ask for scarce buildings',
  wishNone: 'Ask for no scarce building',
  place: 'Place a building that was won',
  waive: 'Let a scarce building go',
  claimRent: 'Ask this tenant for rent',
  flatTax: 'Income tax: the fixed sum',
  tenth: 'Income tax: the tenth',
  takeStep: 'Debt: take the proposed step',
  takeAll: 'Debt: take all steps',
  giveUp: 'Debt: give up',
  lift: 'Inherited mortgage: lift it',
  keep: 'Inherited mortgage: keep it',
  manage: 'My deeds, raise cash',
  trade: 'Offer a deal',
  offers: 'Answer an open offer',
  offer: 'Make the offer that is set',
  accept: 'Offer: accept',
  refuse: 'Offer: refuse',
  change: 'Offer: change it',
  build: 'Build or sell what is set',
  previous: 'Previous title deed',
  next: 'Next title deed',
  begin: 'Handover card: begin',
  deeds: 'Look at title deeds',
  hold: 'Hold or pause',
  game: 'Seats, resigning, the end',
  claim: 'Ask for rent',
  undo: 'Take back',
  redo: 'Bring back',
  rules: 'Rule book',
  why: 'Why? The rule behind a question',
  guide: 'Put the guide away',
  coach: 'Ask the coach',
  follow: 'Do what the coach says',
  since: 'What happened since my last turn',
  tv: 'TV mode',
  mute: 'Sound off or on',
  leave: 'Leave the table',
  close: 'Close what lies on top',
  sayCash: 'Say my cash',
  sayOwner: 'Say who owns this space',
  sayLast: 'Say what happened last',
  sayPositions: 'Say where everyone stands',
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
  turn: 'A turn',
  auction: 'Auctions',
  trouble: 'Tax, debt and mortgages',
  estate: 'Deeds and deals',
  always: 'At any time',
  seats: 'Keys of each seat',
  dice: 'Real dice'
} as const

export const press = 'press a key'
export const now = (key: string): string => `key ${key}`
export const usual = (key: string): string => `Back to ${key}`
export const usualOf = (what: string, key: string): string => `${what}: back to ${key}`
export const clash = (key: string, other: string): string => `${key} is taken by \u201C${other}\u201D.`
export const kept = (key: string): string => `${key} is needed elsewhere and cannot be set.`
export const set = (what: string, key: string): string => `${what}: key ${key}.`
export const allUsual = 'All keys as usual'

/** What is printed on the caps of keys that have names. */
export const caps: Readonly<Record<NamedKey, string>> = {
  Space: 'Space',
  Enter: 'Enter',
  Escape: 'Esc',
  Delete: 'Del',
  Backspace: 'Back',
  Home: 'Home',
  End: 'End',
  Tab: 'Tab'
}
