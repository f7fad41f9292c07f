// Words of the screens around the table in Dutch: start, new game, saved games, winner, settings, rules, about.
import type { Ending } from '../../../shared/game/events'
import type { DecisionKind } from '../../../shared/game/view'
import type { Character, Level, PieceName, Trouble } from '../../../shared/ipc'
import { figures, form, list, money, plural } from '../format'
import { capitalised, spelled } from './figures'

export const back = 'Terug'
export const backToTable = 'Terug naar de tafel'

export const pieces: Readonly<Record<PieceName, string>> = {
  lantern: 'Lantaarn',
  kite: 'Vlieger',
  tugboat: 'Sleepboot',
  teapot: 'Theepot',
  beehive: 'Bijenkorf',
  bicycle: 'Fiets',
  anvil: 'Aambeeld',
  fox: 'Vos',
  snail: 'Slak',
  lighthouse: 'Vuurtoren',
  watch: 'Zakhorloge'
}
/** By index of the colour. */
export const colours: readonly string[] = [
  'Baksteen',
  'Haven',
  'Oker',
  'Pruim',
  'Mos',
  'Marine',
  'Walnoot',
  'Leisteen'
]

export const levels: Readonly<Record<Level, { name: string; plain: string }>> = {
  beginner: { name: 'Beginner', plain: 'kent de regels en niet veel meer' },
  casual: { name: 'Gezellig', plain: 'speelt zoals onder vrienden' },
  strong: { name: 'Sterk', plain: 'rekent goed en onderhandelt scherp' },
  master: { name: 'Meester', plain: 'denkt elke zet vooruit' }
}

/** What a computer player likes; none is one without a taste of its own. */
export const characters: Readonly<Record<Character | 'none', { name: string; plain: string }>> = {
  none: { name: 'Nuchter', plain: 'neemt alles voor wat het waard is' },
  collector: { name: 'Verzamelaar', plain: 'wil hele groepen en betaalt veel voor de laatste akte' },
  builder: { name: 'Bouwer', plain: 'maakt van elke dollar meteen huizen' },
  trader: { name: 'Ruiler', plain: 'is altijd te vinden voor een ruil' },
  miser: { name: 'Vrek', plain: 'houdt graag geld in de hand en geeft het niet graag uit' }
}

/** What a game waits for, after the name of the player. */
export const waiting: Readonly<Record<DecisionKind, (who: string) => string>> = {
  openingThrow: (who) => `${who} gooit om de eerste beurt`,
  turn: (who) => `${who} is aan de beurt`,
  purchase: (who) => `${who} koopt of laat veilen`,
  auction: (who) => `${who} is aan bod`,
  tax: (who) => `${who} kiest de inkomstenbelasting`,
  rentThrow: (who) => `${who} gooit voor de huur`,
  debt: (who) => `${who} moet een schuld betalen`,
  inheritance: (who) => `${who} beslist over een akte met hypotheek`,
  openLot: (who) => `${who} opent de veiling`,
  hammer: (who) => `${who} laat de hamer vallen`,
  wish: (who) => `${who} zegt hoeveel gebouwen`,
  placement: (who) => `${who} plaatst een gebouw`
}
export const dismiss = 'Sluit'
export const isBanker = (name: string): string => `${name} is de bankier`
export const turn = (number: number): string =>
  number === 0 ? 'vóór de eerste beurt' : `beurt ${figures(number)}`
export const won = (names: readonly string[]): string =>
  `${list(names)} ${form(names.length, { one: 'heeft', other: 'hebben' })} gewonnen`

export const fault =
  'Er ging iets mis in dit venster. Er is niets verloren: elke zet is meteen bewaard. Ziet er nu iets vreemd uit, sluit Freehold dan en open het opnieuw.'

export const troubles: Readonly<Record<Trouble, string>> = {
  diskFull: 'De schijf is vol. Er is niets veranderd; maak ruimte en probeer het opnieuw.',
  saveFailed: 'Dat kon niet worden bewaard. Er is niets veranderd; probeer het opnieuw.',
  noSuchGame: 'Dat spel is er niet meer.',
  gameUnreadable: 'Dat spel is niet te lezen. Aan het bestand is niets veranderd.',
  gameTooNew: 'Dat spel komt uit een nieuwere versie van Freehold. Werk het programma bij om het te openen.',
  noGameOpen: 'Er is geen spel open.',
  noSuchSeat: 'Die plaats is er niet aan deze tafel.',
  fileUnreadable: 'Dat bestand bevat geen spel van Freehold, of het is beschadigd. Er is niets veranderd.',
  fileTooNew:
    'Dat bestand komt uit een nieuwere versie van Freehold. Werk het programma bij om het te openen; er is niets veranderd.',
  backupUnreadable: 'Die kopie is niet te lezen. Er is niets veranderd.',
  goingBack: 'De spellen van een kopie worden net teruggezet. Er is niets veranderd; probeer het zo opnieuw.'
}

export const pageMissing =
  'Een deel van Freehold kon niet worden geladen. Start Freehold opnieuw; helpt dat niet, installeer het dan nog eens. Je spellen zijn veilig.'

export const start = {
  heading: 'Schuif aan',
  poster: 'Affiche: een badplaats met een vuurtoren, een reuzenrad en een pier',
  invitation: 'Voor twee tot acht spelers rond één tafel',
  resume: (name: string): string => `Verder met ${name}`,
  resumeNote: (turnNumber: number, players: number): string =>
    `${capitalised(turn(turnNumber))}, ${plural(players, { one: 'speler', other: 'spelers' })}`,
  resumeNothing: 'Verder spelen',
  noGames: 'er is nog geen spel begonnen',
  allOver: 'alle spellen zijn afgelopen; begin een nieuw spel',
  newGame: 'Nieuw spel',
  newGameNote: 'Namen, pionnen, wie speelt',
  lastTime: 'De laatste tafel',
  lastEvents: 'Wat er het laatst gebeurde',
  saved: 'Bewaarde spellen',
  rules: 'Regels',
  settings: 'Instellingen',
  about: 'Over'
}

export const newGame = {
  heading: 'Nieuw spel',
  aside: (count: number): string => `${spelled(count)} aan tafel`,
  who: 'Wie speelt er?',
  whoNote: 'twee tot acht; de dobbelstenen beslissen wie begint',
  seat: (number: number): string => `Plaats ${figures(number)}`,
  name: (number: number): string => `Naam van plaats ${figures(number)}`,
  kind: (name: string): string => `Wie speelt ${name}?`,
  level: (name: string): string => `Hoe goed ${name} speelt`,
  character: 'Karakter',
  person: 'Mens',
  computer: 'Computer',
  here: 'aan deze tafel',
  change: (name: string): string => `Pion en kleur van ${name}`,
  piece: 'Pion',
  colour: 'Kleur',
  heldBy: (what: string, name: string): string => `${what}, nu bij ${name}`,
  swapped: (what: string, name: string): string => `${what} van plaats gewisseld met ${name}`,
  remove: (name: string): string => `Verwijder ${name}`,
  removed: (name: string): string => `${name} zit niet meer aan tafel.`,
  addPerson: 'Mens erbij',
  addComputer: 'Computerspeler erbij',
  full: 'meer dan acht gaat niet',
  least: 'Een tafel heeft minstens twee plaatsen nodig',
  defaultPerson: (number: number): string => `Speler ${figures(number)}`,
  computerNames: [
    'Marlow',
    'Kievit',
    'Vink',
    'Vlier',
    'Snoek',
    'Malve',
    'Basil',
    'Zuring'
  ] as readonly string[],
  defaultName: (weekday: string): string => `${capitalised(weekday)}tafel`,
  problems: {
    noName: (number: number): string => `Plaats ${figures(number)} heeft nog geen naam.`,
    sameName: (name: string): string =>
      `Twee plaatsen heten ${name}. Verander er één, zodat jullie ze uit elkaar kunnen houden.`,
    noBanker: 'Geef de bankier een naam die niemand anders heeft.',
    noTitle: 'Geef dit spel een naam, zodat je het terugvindt.'
  },
  slip: 'Zoals gedrukt',
  rulesHeading: 'De officiële regels',
  facts: [
    'Er is niets toegevoegd en niets weggelaten.',
    'Iedereen begint op Start met $\u00a01.500.',
    'Een akte die niemand koopt, wordt meteen geveild.',
    'De laatste speler die niet failliet is, wint.'
  ] as readonly string[],
  title: 'Naam van dit spel',
  sums: (people: number, computers: number): string => {
    const persons = plural(people, { one: 'mens', other: 'mensen' })
    if (people === 0) return `${capitalised(spelled(computers))} computerspelers; jij kijkt toe.`
    return computers === 0
      ? `${persons} voor één scherm.`
      : `${persons} en ${plural(computers, { one: 'computerspeler', other: 'computerspelers' })}.`
  },
  begin: 'Begin het spel',
  beginNote: 'eerst gooien wie begint'
}

export const saved = {
  heading: 'Bewaarde spellen',
  aside: (count: number): string => (count === 0 ? 'geen' : plural(count, { one: 'spel', other: 'spellen' })),
  empty: 'Elk spel wordt hier vanzelf bewaard, na elke zet.',
  open: 'Open',
  openNamed: (name: string): string => `Open ${name}`,
  rename: 'Hernoem',
  renameNamed: (name: string): string => `Hernoem ${name}`,
  newName: (name: string): string => `Nieuwe naam van ${name}`,
  keepName: 'Bewaar deze naam',
  remove: 'Verwijder',
  removeNamed: (name: string): string => `Verwijder ${name}`,
  removed: (name: string): string => `${name} ligt in de prullenbak.`,
  toFile: 'Naar bestand',
  toFileNamed: (name: string): string => `Schrijf ${name} naar een bestand`,
  written: (name: string, file: string): string => `${name} is geschreven naar ${file}.`,
  fromFile: 'Uit een bestand',
  added: (name: string): string => `${name} staat nu bij je spellen.`,
  bringBack: 'Zet terug',
  bringBackNamed: (name: string): string => `Zet ${name} terug`,
  bin: 'In de prullenbak',
  binNote: 'kan altijd worden teruggezet',
  begun: (when: string): string => `begonnen ${when}`,
  players: (names: readonly string[]): string => list(names)
}

export const copies = {
  heading: 'Dagkopieën',
  eyebrow: 'Gaan vanzelf',
  note: 'Eén keer per dag worden al je spellen gekopieerd. Ging er iets mis, ga dan terug naar een van deze dagen.',
  none: 'Er is nog geen kopie. De eerste komt er als Freehold weer wordt geopend.',
  before: 'van voordat je terugging',
  unreadable: 'niet te lezen',
  goBack: 'Terug naar deze kopie',
  goBackNote: 'vraagt het nog een keer',
  ask: 'Terug naar deze kopie?',
  empty: 'Er zit geen spel in.',
  inIt: (names: readonly string[]): string => `Hierin: ${list(names)}.`,
  /** Games beyond those that were named, in a list after them. */
  more: (count: number): string => `nog ${count}`,
  becomes: 'Al je spellen worden weer zoals ze toen waren. Spellen van later verdwijnen uit de lijst.',
  nothingLost:
    'Er gaat niets verloren: eerst worden je spellen gekopieerd zoals ze nu zijn, en die kopie blijft voorgoed in deze lijst.',
  yes: 'Ja, terug',
  yesNote: 'eerst wordt nu gekopieerd',
  no: 'Nee',
  noNote: 'alles blijft',
  done: 'Je spellen zijn weer zoals toen. Hoe ze tot nu waren, is de eerste kopie in de lijst.'
}

export const winner = {
  heading: (game: string): string => game,
  turns: (count: number): string => plural(count, { one: 'beurt', other: 'beurten' }),
  lead: (count: number): string => (count > 1 ? 'Het spel is samen gewonnen door' : 'Het spel is voor'),
  why: {
    lastPlayer: 'De laatste speler aan tafel',
    secondBankruptcy: 'De rijkste bij het tweede faillissement',
    timeLimit: 'De rijkste toen de tijd om was',
    agreement: 'De rijkste toen iedereen wilde stoppen'
  } satisfies Record<Ending, string>,
  worth: (score: number): string => `${money(score)} waard`,
  ranking: 'Hoe het afliep',
  holds: (cash: number, deeds: number): string =>
    `${money(cash)} en ${deeds === 0 ? 'geen aktes' : plural(deeds, { one: 'akte', other: 'aktes' })}`,
  out: 'eruit',
  bankruptTo: (turnNumber: number | null, creditor: string): string =>
    turnNumber === null
      ? `failliet, alles naar ${creditor}`
      : `failliet in beurt ${figures(turnNumber)}, alles naar ${creditor}`,
  bankrupt: 'failliet',
  board: 'Het bord aan het eind',
  rematch: 'Speel opnieuw',
  rematchNote: 'dezelfde tafel, ieder schuift één plaats op',
  newGame: 'Nieuw spel',
  newGameNote: 'andere spelers',
  start: 'Beginscherm'
}

export const settings = {
  heading: 'Instellingen',
  aside: 'werken meteen',
  defaults: 'Herstel standaard',
  defaultsNow: 'Alle instellingen zijn weer zoals in het begin.',
  table: 'De tafel',
  toSee: 'Te zien',
  theme: {
    name: 'Daglicht',
    note: 'licht linnen of donker sparrenhout',
    system: 'Als het systeem',
    light: 'Dag',
    dark: 'Nacht'
  },
  speed: {
    name: 'Tempo',
    note: 'hoe snel pionnen lopen en computers spelen',
    calm: 'Kalm',
    brisk: 'Vlot',
    instant: 'Direct'
  },
  textSize: {
    name: 'Tekstgrootte',
    note: 'alle tekst naast het bord',
    words: (percent: number): string => `${figures(percent)}%`
  },
  motion: {
    name: 'Beweging',
    note: 'lopen en vliegen, of kort vervagen',
    system: 'Als het systeem',
    full: 'Volop',
    reduced: 'Weinig'
  },
  handover: {
    name: 'Wisselkaart',
    note: 'tussen de beurten van twee mensen'
  },
  guide: {
    name: 'Gids',
    note: 'een tip bij elke nieuwe soort vraag, in het eerste spel'
  },
  turnBoard: {
    name: 'Bord',
    note: 'Start linksboven, of gedraaid naar de pion die aan de beurt is',
    fixed: 'Vast',
    turning: 'Draaiend'
  },
  tv: {
    name: 'Tv-stand',
    note: 'cijfers die je van drie meter kunt lezen, één balk met antwoorden'
  },
  toHear: 'Te horen',
  volume: {
    name: 'Volume',
    note: 'dobbelstenen, pionnen, geld, kaarten en de hamer',
    words: (percent: number): string => `${figures(percent)}%`
  },
  muted: {
    name: 'Geluid',
    note: 'geen muziek; stil zolang het venster verborgen is'
  },
  language: {
    name: 'Taal',
    note: 'van het venster, de kaarten en het regelboek',
    system: 'Als het systeem'
  },
  off: 'Uit',
  on: 'Aan',
  find: 'Zoek een instelling of toets',
  found: (count: number): string => (count === 0 ? 'Er is niets dat zo heet' : `${String(count)} gevonden`),
  noneHere: 'Hier is niets dat zo heet.',
  keys: 'Toetsen',
  keysHow: 'kies een rij, druk dan op de nieuwe toets',
  keysHeading: 'Spelen met toetsen',
  keysNote:
    'Elke knop aan tafel draagt zijn toets. Met Tab kom je op het bord, met de pijltjes loop je erover; Home brengt je naar Start. Geen toets betekent op hetzelfde moment twee dingen.'
}

export const rules = {
  heading: 'Regelboek',
  aside: 'de officiële regels in onze eigen woorden',
  find: 'Zoek in de regels',
  chapters: 'Hoofdstukken',
  found: (count: number): string =>
    count === 0
      ? 'Geen regel gaat hierover'
      : `${plural(count, { one: 'regel gaat', other: 'regels gaan' })} hierover`,
  previous: 'Vorig hoofdstuk',
  next: 'Volgend hoofdstuk'
}

export const about = {
  heading: 'Over Freehold',
  lead: 'Een bordspel over kopen, bouwen en huren, voor de familie rond één tafel. Het heeft geen account en geen netwerk nodig, en bewaart wat je speelt alleen op deze computer.',
  independence:
    'Freehold is een onafhankelijk werk en heeft geen enkele band met Hasbro, eigenaar van het merk MONOPOLY, of met een andere uitgever.',
  drawings: 'Tekeningen, pionnen, bord en teksten zijn van onszelf.',
  versions: 'Versie',
  version: (app: string): string => `Freehold ${app}`,
  parts: 'Gemaakt met',
  fonts: 'Lettertypen',
  licence: (name: string): string => `Licentie van ${name}`,
  openFont: 'SIL Open Font License 1.1'
}
