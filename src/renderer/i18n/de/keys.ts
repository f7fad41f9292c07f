// What each key does, as the table of keys in the settings says it in German.
import type { Command } from '../../table/key-map'
import type { NamedKey } from '../../controls/keycaps'

const byFace = (face: number): string => `Echte Würfel: Seite ${face}`
const raise = (seat: number): string => `Platz ${seat}: Gebot erhöhen`
const pass = (seat: number): string => `Platz ${seat}: beim Bieten passen`
const claim = (seat: number): string => `Platz ${seat}: Miete verlangen`

export const commands: Readonly<Record<Command, string>> = {
  throw: 'Würfeln',
  face1: byFace(1),
  face2: byFace(2),
  face3: byFace(3),
  face4: byFace(4),
  face5: byFace(5),
  face6: byFace(6),
  enterThrow: 'Echte Würfel: Wurf eingeben',
  invalidThrow: 'Echte Würfel: neu würfeln',
  endTurn: 'Zug beenden',
  payFine: 'Gefängnis: Strafe zahlen',
  releaseCard: 'Gefängnis: Freikarte abgeben',
  buy: 'Grundstück kaufen',
  auction: 'Grundstück versteigern',
  quickBid1: 'Erstes schnelles Gebot',
  quickBid2: 'Zweites schnelles Gebot',
  quickBid3: 'Drittes schnelles Gebot',
  quickBid4: 'Viertes schnelles Gebot',
  bid: 'Das eingestellte Gebot abgeben',
  pass: 'Beim Bieten passen',
  openBidding: 'Bank: Bieten eröffnen',
  callBid: 'Bank: Gebot ausrufen',
  hammer: 'Bank: Hammer fallen lassen',
  wish: 'Knappe Gebäude wünschen',
  wishNone: 'Kein knappes Gebäude wollen',
  place: 'Ersteigertes Gebäude setzen',
  waive: 'Auf ein knappes Gebäude verzichten',
  claimRent: 'Von dieser Figur Miete verlangen',
  flatTax: 'Einkommensteuer: fester Betrag',
  tenth: 'Einkommensteuer: das Zehntel',
  takeStep: 'Schuld: vorgeschlagener Schritt',
  takeAll: 'Schuld: alle Schritte',
  giveUp: 'Schuld: aufgeben',
  lift: 'Übernommene Hypothek: ablösen',
  keep: 'Übernommene Hypothek: behalten',
  manage: 'Mein Besitz, Geld auftreiben',
  trade: 'Einen Handel anbieten',
  offers: 'Auf ein offenes Angebot antworten',
  offer: 'Das eingestellte Angebot machen',
  accept: 'Angebot: annehmen',
  refuse: 'Angebot: ablehnen',
  change: 'Angebot: ändern',
  build: 'Wie eingestellt bauen oder verkaufen',
  previous: 'Vorige Urkunde',
  next: 'Nächste Urkunde',
  begin: 'Übergabekarte: beginnen',
  deeds: 'Urkunden ansehen',
  hold: 'Anhalten oder Pause',
  game: 'Plätze, Aussteigen, Spielende',
  claim: 'Miete verlangen',
  undo: 'Zurücknehmen',
  redo: 'Wiederholen',
  rules: 'Regelbuch',
  why: 'Warum? Die Regel hinter einer Frage',
  guide: 'Wegweiser weglegen',
  coach: 'Den Trainer fragen',
  follow: 'Tun, was der Trainer rät',
  since: 'Was seit meinem letzten Zug geschah',
  tv: 'TV-Modus',
  mute: 'Ton aus oder ein',
  leave: 'Den Tisch verlassen',
  close: 'Schließen, was oben liegt',
  sayCash: 'Mein Bargeld ansagen',
  sayOwner: 'Ansagen, wem dieses Feld gehört',
  sayLast: 'Ansagen, was zuletzt geschah',
  sayPositions: 'Ansagen, wer wo steht',
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
  turn: 'Ein Zug',
  auction: 'Versteigerungen',
  trouble: 'Steuer, Schuld und Hypotheken',
  estate: 'Besitz und Handel',
  always: 'Jederzeit',
  seats: 'Tasten jedes Platzes',
  dice: 'Echte Würfel'
} as const

export const press = 'Taste drücken'
export const now = (key: string): string => `Taste ${key}`
export const usual = (key: string): string => `Zurück zu ${key}`
export const usualOf = (what: string, key: string): string => `${what}: zurück zu ${key}`
export const clash = (key: string, other: string): string => `${key} ist schon vergeben: „${other}“.`
export const kept = (key: string): string => `${key} wird anderswo gebraucht und lässt sich nicht belegen.`
export const set = (what: string, key: string): string => `${what}: Taste ${key}.`
export const allUsual = 'Alle Tasten wie üblich'

/** What is printed on the caps of keys that have names. */
export const caps: Readonly<Record<NamedKey, string>> = {
  Space: 'Leer',
  Enter: 'Enter',
  Escape: 'Esc',
  Delete: 'Entf',
  Backspace: 'Rück',
  Home: 'Pos1',
  End: 'Ende',
  Tab: 'Tab'
}
