// Words of the screens around the table in German: start, new game, saved games, winner, settings, rules, about.
import type { Ending } from '../../../shared/game/events'
import type { DecisionKind } from '../../../shared/game/view'
import type { Character, Level, PieceName, Trouble } from '../../../shared/ipc'
import { figures, list, money, plural } from '../format'
import { capitalised, spelled } from './figures'

export const back = 'Zurück'
export const backToTable = 'Zurück an den Tisch'

export const pieces: Readonly<Record<PieceName, string>> = {
  lantern: 'Laterne',
  kite: 'Drachen',
  tugboat: 'Schlepper',
  teapot: 'Teekanne',
  beehive: 'Bienenkorb',
  bicycle: 'Fahrrad',
  anvil: 'Amboss',
  fox: 'Fuchs',
  snail: 'Schnecke',
  lighthouse: 'Leuchtturm',
  watch: 'Taschenuhr'
}
/** By index of the colour. */
export const colours: readonly string[] = [
  'Ziegel',
  'Hafen',
  'Ocker',
  'Pflaume',
  'Moos',
  'Marine',
  'Walnuss',
  'Schiefer'
]

export const levels: Readonly<Record<Level, { name: string; plain: string }>> = {
  beginner: { name: 'Anfänger', plain: 'kennt die Regeln und wenig mehr' },
  casual: { name: 'Locker', plain: 'spielt wie unter Freunden' },
  strong: { name: 'Stark', plain: 'rechnet gut und verhandelt hart' },
  master: { name: 'Meister', plain: 'denkt bei jedem Zug voraus' }
}

/** What a computer player likes; none is one without a taste of its own. */
export const characters: Readonly<Record<Character | 'none', { name: string; plain: string }>> = {
  none: { name: 'Ausgewogen', plain: 'nimmt alles für das, was es wert ist' },
  collector: { name: 'Sammler', plain: 'will ganze Gruppen und zahlt gut für die letzte Urkunde' },
  builder: { name: 'Baumeister', plain: 'macht aus jedem Dollar sofort Häuser' },
  trader: { name: 'Händler', plain: 'ist immer für einen Handel zu haben' },
  miser: { name: 'Sparfuchs', plain: 'hält Bargeld gern in der Hand und gibt es ungern her' }
}

/** What a game waits for, after the name of the player. */
export const waiting: Readonly<Record<DecisionKind, (who: string) => string>> = {
  openingThrow: (who) => `${who} würfelt um den Start`,
  turn: (who) => `${who} ist am Zug`,
  purchase: (who) => `${who} darf kaufen oder versteigern lassen`,
  auction: (who) => `${who} ist mit Bieten dran`,
  tax: (who) => `${who} wählt die Einkommensteuer`,
  rentThrow: (who) => `${who} würfelt um die Miete`,
  debt: (who) => `${who} muss eine Schuld bezahlen`,
  inheritance: (who) => `${who} hat eine Urkunde mit Hypothek übernommen`,
  openLot: (who) => `${who} eröffnet das Bieten`,
  hammer: (who) => `${who} hält den Hammer`,
  wish: (who) => `${who} sagt, wie viele Gebäude es sein sollen`,
  placement: (who) => `${who} setzt ein Gebäude`
}
export const dismiss = 'Schließen'
export const isBanker = (name: string): string => `${name} führt die Bank`
export const turn = (number: number): string =>
  number === 0 ? 'vor dem ersten Zug' : `Zug ${figures(number)}`
export const won = (names: readonly string[]): string =>
  `${list(names)} ${names.length > 1 ? 'haben' : 'hat'} gewonnen`

export const fault =
  'In diesem Fenster ist etwas schiefgegangen. Nichts ist verloren: jeder Zug wurde sofort gespeichert. Sieht jetzt etwas seltsam aus, schließe Freehold und öffne es wieder.'

export const troubles: Readonly<Record<Trouble, string>> = {
  diskFull:
    'Auf der Festplatte ist kein Platz mehr. Nichts wurde geändert; schaffe Platz und versuche es noch einmal.',
  saveFailed: 'Das ließ sich nicht speichern. Nichts wurde geändert; versuche es noch einmal.',
  noSuchGame: 'Dieses Spiel ist nicht mehr da.',
  gameUnreadable: 'Dieses Spiel lässt sich nicht lesen. Die Datei bleibt, wie sie ist.',
  gameTooNew:
    'Dieses Spiel stammt aus einer neueren Version von Freehold. Aktualisiere Freehold, um es zu öffnen.',
  noGameOpen: 'Kein Spiel ist offen.',
  noSuchSeat: 'Diesen Platz gibt es an diesem Tisch nicht.',
  fileUnreadable: 'Diese Datei enthält kein Spiel von Freehold oder ist beschädigt. Nichts wurde geändert.',
  fileTooNew:
    'Diese Datei stammt aus einer neueren Version von Freehold. Aktualisiere Freehold, um sie zu öffnen; nichts wurde geändert.',
  backupUnreadable: 'Diese Kopie lässt sich nicht lesen. Es wurde nichts geändert.',
  goingBack:
    'Gerade werden die Spiele einer Kopie zurückgeholt. Nichts wurde geändert; versuche es gleich noch einmal.'
}

export const pageMissing =
  'Ein Teil von Freehold ließ sich nicht laden. Starte Freehold neu; hilft das nicht, installiere es noch einmal. Deine Spiele sind sicher.'

export const start = {
  heading: 'Nehmt Platz',
  poster: 'Plakat: eine Stadt am Meer mit Leuchtturm, Riesenrad und Seebrücke',
  invitation: 'Für zwei bis acht an einem Tisch',
  resume: (name: string): string => `Weiter: ${name}`,
  resumeNote: (turnNumber: number, players: number): string =>
    `${capitalised(turn(turnNumber))}, ${plural(players, { one: 'Platz', other: 'Plätze' })}`,
  resumeNothing: 'Weiter',
  noGames: 'noch kein Spiel begonnen',
  allOver: 'alle Spiele sind aus; beginnt ein neues',
  newGame: 'Neues Spiel',
  newGameNote: 'Namen, Figuren, wer spielt',
  lastTime: 'Der letzte Tisch',
  lastEvents: 'Was zuletzt geschah',
  saved: 'Gespeicherte Spiele',
  rules: 'Regeln',
  settings: 'Einstellungen',
  about: 'Über'
}

export const newGame = {
  heading: 'Neues Spiel',
  aside: (count: number): string => `${spelled(count)} am Tisch`,
  who: 'Wer spielt?',
  whoNote: 'zwei bis acht; die Würfel entscheiden, wer beginnt',
  seat: (number: number): string => `Platz ${number}`,
  name: (number: number): string => `Name für Platz ${number}`,
  kind: (name: string): string => `Wer spielt ${name}?`,
  level: (name: string): string => `Wie gut ${name} spielt`,
  character: 'Charakter',
  person: 'Mensch',
  computer: 'Computer',
  here: 'an diesem Tisch',
  change: (name: string): string => `Figur und Farbe von ${name}`,
  piece: 'Figur',
  colour: 'Farbe',
  heldBy: (what: string, name: string): string => `${what}, jetzt bei ${name}`,
  swapped: (what: string, name: string): string => `${what}: mit ${name} getauscht`,
  remove: (name: string): string => `${name} entfernen`,
  removed: (name: string): string => `${name} sitzt nicht mehr am Tisch.`,
  addPerson: 'Mensch dazu',
  addComputer: 'Computer dazu',
  full: 'mehr als acht geht nicht',
  least: 'Ein Tisch braucht mindestens zwei Plätze',
  defaultPerson: (number: number): string => `Spieler ${number}`,
  computerNames: [
    'Marlow',
    'Kiebitz',
    'Fink',
    'Holunder',
    'Hecht',
    'Malve',
    'Basil',
    'Ampfer'
  ] as readonly string[],
  defaultName: (weekday: string): string => `${weekday}srunde`,
  problems: {
    noName: (number: number): string => `Platz ${number} hat noch keinen Namen.`,
    sameName: (name: string): string =>
      `Zwei Plätze heißen ${name}. Ändere einen, damit man sie auseinanderhält.`,
    noBanker: 'Wer die Bank führt, braucht einen Namen, den sonst niemand hat.',
    noTitle: 'Gib diesem Spiel einen Namen, damit du es wiederfindest.'
  },
  slip: 'Wie gedruckt',
  rulesHeading: 'Die offiziellen Regeln',
  facts: [
    'Nichts ist hinzugefügt, nichts weggelassen.',
    'Alle beginnen auf Los mit 1.500\u00a0$.',
    'Eine Urkunde, die niemand kauft, wird sofort versteigert.',
    'Wer bis zuletzt nicht pleite ist, gewinnt.'
  ] as readonly string[],
  title: 'Name dieses Spiels',
  sums: (people: number, computers: number): string =>
    people === 0
      ? `${capitalised(spelled(computers))} Computer; du schaust zu.`
      : computers === 0
        ? `${plural(people, { one: 'Mensch', other: 'Menschen' })} vor einem Bildschirm.`
        : `${plural(people, { one: 'Mensch', other: 'Menschen' })} und ${figures(computers)} Computer.`,
  begin: 'Spiel beginnen',
  beginNote: 'erst um den Start würfeln'
}

export const saved = {
  heading: 'Gespeicherte Spiele',
  aside: (count: number): string =>
    count === 0 ? 'keine' : plural(count, { one: 'Spiel', other: 'Spiele' }),
  empty: 'Jedes Spiel wird hier nach jedem Zug von selbst gespeichert.',
  open: 'Öffnen',
  openNamed: (name: string): string => `${name} öffnen`,
  rename: 'Umbenennen',
  renameNamed: (name: string): string => `${name} umbenennen`,
  newName: (name: string): string => `Neuer Name für ${name}`,
  keepName: 'Namen übernehmen',
  remove: 'Entfernen',
  removeNamed: (name: string): string => `${name} entfernen`,
  removed: (name: string): string => `${name} liegt jetzt im Papierkorb.`,
  toFile: 'In eine Datei',
  toFileNamed: (name: string): string => `${name} in eine Datei schreiben`,
  written: (name: string, file: string): string => `${name} steht jetzt in der Datei ${file}.`,
  fromFile: 'Aus Datei laden',
  added: (name: string): string => `${name} gehört jetzt zu deinen Spielen.`,
  bringBack: 'Zurückholen',
  bringBackNamed: (name: string): string => `${name} zurückholen`,
  bin: 'Im Papierkorb',
  binNote: 'lässt sich jederzeit zurückholen',
  begun: (when: string): string => `begonnen ${when}`,
  players: (names: readonly string[]): string => list(names)
}

export const copies = {
  heading: 'Tageskopien',
  eyebrow: 'Entstehen von selbst',
  note: 'Einmal am Tag werden alle deine Spiele kopiert. Ist etwas schiefgegangen, geh zu einem dieser Tage zurück.',
  none: 'Es gibt noch keine Kopie. Die erste entsteht, wenn Freehold das nächste Mal geöffnet wird.',
  before: 'bevor du zurückgegangen bist',
  unreadable: 'nicht lesbar',
  goBack: 'Zu dieser Kopie zurück',
  goBackNote: 'fragt noch einmal nach',
  ask: 'Zu dieser Kopie zurück?',
  empty: 'Es ist kein Spiel darin.',
  inIt: (names: readonly string[]): string => `Darin: ${list(names)}.`,
  /** Games beyond those that were named, in a list after them. */
  more: (count: number): string => `${count} weitere`,
  becomes: 'Alle deine Spiele werden, wie sie damals waren. Später begonnene Spiele verlassen die Liste.',
  nothingLost:
    'Nichts geht verloren: Vorher werden deine Spiele kopiert, wie sie jetzt sind, und diese Kopie bleibt für immer in der Liste.',
  yes: 'Ja, zurück',
  yesNote: 'erst werden die jetzigen kopiert',
  no: 'Nein',
  noNote: 'alles bleibt',
  done: 'Deine Spiele sind wieder wie damals. Wie sie bis eben waren, ist die erste Kopie in der Liste.'
}

export const winner = {
  heading: (game: string): string => game,
  turns: (count: number): string => plural(count, { one: 'Zug', other: 'Züge' }),
  lead: (count: number): string => (count > 1 ? 'Gemeinsam gewonnen haben' : 'Gewonnen hat'),
  why: {
    lastPlayer: 'Zuletzt allein am Tisch',
    secondBankruptcy: 'Das größte Vermögen bei der zweiten Pleite',
    timeLimit: 'Das größte Vermögen, als die Stunde schlug',
    agreement: 'Das größte Vermögen, als alle aufhören wollten'
  } satisfies Record<Ending, string>,
  worth: (score: number): string => `Vermögen ${money(score)}`,
  ranking: 'So ging es aus',
  holds: (cash: number, deeds: number): string =>
    `${money(cash)} und ${deeds === 0 ? 'keine Urkunden' : plural(deeds, { one: 'Urkunde', other: 'Urkunden' })}`,
  out: 'raus',
  bankruptTo: (turnNumber: number | null, creditor: string): string =>
    turnNumber === null
      ? `pleite, alles an ${creditor}`
      : `pleite in Zug ${figures(turnNumber)}, alles an ${creditor}`,
  bankrupt: 'pleite',
  board: 'So stand das Spiel am Ende',
  rematch: 'Noch einmal',
  rematchNote: 'derselbe Tisch, alle rücken einen Platz weiter',
  newGame: 'Neues Spiel',
  newGameNote: 'mit anderen',
  start: 'Startseite'
}

export const settings = {
  heading: 'Einstellungen',
  aside: 'gelten sofort',
  defaults: 'Zurücksetzen',
  defaultsNow: 'Alle Einstellungen sind wieder wie am Anfang.',
  table: 'Der Tisch',
  toSee: 'Zu sehen',
  theme: {
    name: 'Tageslicht',
    note: 'helles Leinen oder dunkle Fichte',
    system: 'Wie das System',
    light: 'Tag',
    dark: 'Nacht'
  },
  speed: {
    name: 'Tempo',
    note: 'wie schnell Figuren ziehen und Computer spielen',
    calm: 'Ruhig',
    brisk: 'Flott',
    instant: 'Sofort'
  },
  textSize: {
    name: 'Textgröße',
    note: 'aller Text neben dem Spielplan',
    words: (percent: number): string => `${percent}\u00a0%`
  },
  motion: {
    name: 'Bewegung',
    note: 'Ziehen und Fliegen, oder kurzes Überblenden',
    system: 'Wie das System',
    full: 'Voll',
    reduced: 'Wenig'
  },
  handover: {
    name: 'Übergabekarte',
    note: 'zwischen den Zügen zweier Menschen'
  },
  guide: {
    name: 'Wegweiser',
    note: 'ein Hinweis bei jeder neuen Art von Frage, im ersten Spiel'
  },
  turnBoard: {
    name: 'Spielplan',
    note: 'Los oben links, oder zur Figur gedreht, die am Zug ist',
    fixed: 'Fest',
    turning: 'Drehend'
  },
  tv: {
    name: 'TV-Modus',
    note: 'Zahlen, die man aus drei Metern liest, und eine Leiste mit Antworten'
  },
  toHear: 'Zu hören',
  volume: {
    name: 'Lautstärke',
    note: 'Würfel, Figuren, Geld, Karten und der Hammer',
    words: (percent: number): string => `${percent}\u00A0%`
  },
  muted: {
    name: 'Ton',
    note: 'keine Musik; still, solange das Fenster verborgen ist'
  },
  language: {
    name: 'Sprache',
    note: 'des Fensters, der Karten und des Regelbuchs',
    system: 'Wie das System'
  },
  off: 'Aus',
  on: 'An',
  find: 'Einstellung oder Taste suchen',
  found: (count: number): string => (count === 0 ? 'Nichts heißt so' : `${String(count)} gefunden`),
  noneHere: 'Hier heißt nichts so.',
  keys: 'Tasten',
  keysHow: 'Zeile wählen, dann die neue Taste drücken',
  keysHeading: 'Spielen mit Tasten',
  keysNote:
    'Jeder Knopf am Tisch trägt seine Taste. Den Spielplan erreichst du mit Tab und gehst ihn mit den Pfeiltasten ab; Pos1 führt auf Los. Keine Taste bedeutet zur selben Zeit zweierlei.'
}

export const rules = {
  heading: 'Regelbuch',
  aside: 'die offiziellen Regeln in unseren Worten',
  find: 'In den Regeln suchen',
  chapters: 'Kapitel',
  found: (count: number): string =>
    count === 0
      ? 'Davon ist nirgends die Rede'
      : `${plural(count, { one: 'Regel spricht', other: 'Regeln sprechen' })} davon`,
  previous: 'Voriges Kapitel',
  next: 'Nächstes Kapitel'
}

export const about = {
  heading: 'Über Freehold',
  lead: 'Ein Brettspiel um Straßen und Mieten für die Familie an einem Tisch. Es braucht weder Konto noch Netz, und was ihr spielt, bleibt auf diesem Computer.',
  independence:
    'Freehold ist ein unabhängiges Werk und steht weder mit Hasbro, dem Inhaber der Marke MONOPOLY, noch mit einem anderen Verlag in Verbindung.',
  drawings: 'Zeichnungen, Figuren, Spielplan und Texte sind unsere eigenen.',
  versions: 'Version',
  version: (app: string): string => `Freehold ${app}`,
  parts: 'Gemacht mit',
  fonts: 'Schriften',
  licence: (name: string): string => `Lizenz von ${name}`,
  openFont: 'SIL Open Font License 1.1'
}
