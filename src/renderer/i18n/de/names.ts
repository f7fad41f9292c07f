// What the spaces, groups, decks and cards are called in German. Wording of the cards is our own.
// One word for each thing, used everywhere alike:
//   space: Feld; title deed: Urkunde; lot: Grundstück; street: Straße; colour group: Gruppe; railroad: Bahnlinie
//   utility: Werk; building: Gebäude; house: Haus; hotel: Hotel; estate: Besitz; printed price: Kaufpreis
//   rent: Miete; salary: Gehalt; fine: Strafe; tax: Steuer; cash: Bargeld; to raise cash: Geld auftreiben
//   mortgage: Hypothek; to mortgage: eine Hypothek aufnehmen; to lift: ablösen; loan: Darlehen; interest: Zinsen
//   auction: Versteigerung; bid: Gebot; to pass: passen; to win: ersteigern; deal: Handel; offer: Angebot
//   debt: Schuld; bankrupt: pleite; to give up: aufgeben; to resign: aussteigen; wish: Wunsch
//   piece: Figur; throw: Wurf, würfeln; sum of a throw: Augenzahl; doubles: Pasch; turn: Zug; round: Runde
//   game: Spiel, counted: Partie; deck: Stapel; release card: Freikarte; GO: Los; jail: Gefängnis; Go to Jail: Verhaftet!; pot: Topf
//   coach: Trainer; chances: Chancen; means: Vermögen; to ask the coach: den Trainer fragen
//   Bank: die Bank; to be Banker: die Bank führen; ledger: Spielbuch; seat: Platz; players: Spieler, where it must be
// The reader is "du", the table "ihr". Events are told in the present, what has happened since in the perfect tense.
import type { Deck, Group } from '../../../shared/game/board'
import type { CardId } from '../../../shared/game/cards'
import type { CardWords } from '../en/names'

/** Where a long word may be broken on the board. */
const SOFT_HYPHEN = '\u00ad'

/** By position. */
export const spaces: readonly string[] = [
  'Los',
  'Mediterranean Avenue',
  'Stadtkasse',
  'Baltic Avenue',
  `Einkommen${SOFT_HYPHEN}steuer`,
  'Reading Railroad',
  'Oriental Avenue',
  'Zufall',
  'Vermont Avenue',
  'Connecticut Avenue',
  'Gefängnis',
  'St. Charles Place',
  'Kraftwerk',
  'States Avenue',
  'Virginia Avenue',
  'Pennsylvania Railroad',
  'St. James Place',
  'Stadtkasse',
  'Tennessee Avenue',
  'New York Avenue',
  'Frei Parken',
  'Kentucky Avenue',
  'Zufall',
  'Indiana Avenue',
  'Illinois Avenue',
  'B. & O. Railroad',
  'Atlantic Avenue',
  'Ventnor Avenue',
  'Wasserwerk',
  'Marvin Gardens',
  'Verhaftet!',
  'Pacific Avenue',
  'North Carolina Avenue',
  'Stadtkasse',
  'Pennsylvania Avenue',
  'Short Line',
  'Zufall',
  'Park Place',
  'Luxussteuer',
  'Boardwalk'
]

/** The name without its Avenue, where a column is narrow and the whole name stands near by. */
export const shortSpace = (space: number): string => (spaces[space] ?? '').replace(/ Avenue$/, '')

/** The name of a space as it is spoken, without places to break it. */
export const spoken = (name: string): string => name.replaceAll(SOFT_HYPHEN, '')

/** A name within a sentence: "das Wasserwerk", but "Ventnor Avenue". Nominative and accusative are alike. */
export const withArticle = (name: string): string => (/werk$/.test(name) ? `das ${name}` : spoken(name))

/** A space within a sentence, see `withArticle`. */
export const place = (space: number): string => withArticle(spaces[space] ?? '')

/** A place within a sentence in the dative: "dem Wasserwerk". */
export const placeDative = (space: number): string => place(space).replace(/^das /, 'dem ')

/** Where a walk leads to: "auf Ventnor Avenue", "auf ein Zufallsfeld". */
export function onto(space: number): string {
  const name = spaces[space] ?? ''
  switch (name) {
    case 'Zufall':
      return 'auf ein Zufallsfeld'
    case 'Stadtkasse':
      return 'auf ein Feld der Stadtkasse'
    case 'Gefängnis':
      return 'zu Besuch ins Gefängnis'
    case 'Verhaftet!':
      return 'auf „Verhaftet!“'
    default:
      return /steuer$/.test(name) ? `auf das Feld ${spoken(name)}` : `auf ${withArticle(name)}`
  }
}

/** Where one stands: "auf Ventnor Avenue", "beim Wasserwerk". */
export function on(space: number): string {
  const name = spaces[space] ?? ''
  switch (name) {
    case 'Zufall':
      return 'auf einem Zufallsfeld'
    case 'Stadtkasse':
      return 'auf einem Feld der Stadtkasse'
    case 'Gefängnis':
      return 'zu Besuch im Gefängnis'
    case 'Verhaftet!':
      return 'auf „Verhaftet!“'
    default:
      if (/steuer$/.test(name)) return `auf dem Feld ${spoken(name)}`
      return /werk$/.test(name) ? `beim ${name}` : `auf ${name}`
  }
}

/** The Bank as somebody who pays and is paid, in nominative and accusative. */
export const bank = 'die Bank'
/** Where taxes and fines wait, as somebody who is paid. */
export const pot = 'Frei Parken'
/** A player or the Bank in the dative: names stay as they are. */
export const dative = (who: string): string => (who === bank ? 'der Bank' : who)

export const groups: Readonly<Record<Group, string>> = {
  darkPurple: 'dunkellila',
  lightBlue: 'hellblau',
  lightPurple: 'helllila',
  orange: 'orange',
  red: 'rot',
  yellow: 'gelb',
  green: 'grün',
  darkBlue: 'dunkelblau'
}
/** A colour before "Gruppe", with its ending; "orange" and "lila" have none. */
const coloured = (group: Group, ending: string): string =>
  /(?:lila|orange)$/.test(groups[group]) ? groups[group] : groups[group] + ending
/** All lots of a colour: "die ganze rote Gruppe". */
export const wholeGroup = (group: Group): string => `die ganze ${coloured(group, 'e')} Gruppe`
/** "in der roten Gruppe". */
export const inGroup = (group: Group): string => `in der ${coloured(group, 'en')} Gruppe`
export const railroads = 'Bahnlinien'
export const utilities = 'Werke'

export const decks: Readonly<Record<Deck, string>> = { chance: 'Zufall', chest: 'Stadtkasse' }
/** The card that opens the jail, as one names it when it is held. */
export const releaseCards: Readonly<Record<Deck, string>> = {
  chance: 'Freikarte (Zufall)',
  chest: 'Freikarte (Stadtkasse)'
}

const OVER_GO = 'Kommst du dabei über Los, kassiere 200\u00a0$.'
const TO_JAIL = 'Sofort ins Gefängnis. Unterwegs gibt es kein Gehalt.'
const KEEP = 'Behalte diese Karte. Sie holt dich einmal aus dem Gefängnis; du darfst sie auch verkaufen.'
const NEXT_RAILROAD =
  'Lauf weiter zur nächsten Bahnlinie. Gehört sie niemandem, darfst du sie kaufen. Gehört sie schon jemandem, zahle die doppelte Miete.'

/** Title, what happens, and what must be done. */
export const cards: Readonly<Record<CardId, CardWords>> = {
  CH01: {
    title: 'Die erste Straßenbahn',
    story: 'Sie fährt im Morgengrauen, und du hast sie ganz für dich.',
    order: 'Fahr weiter bis Los und kassiere 200\u00a0$.'
  },
  CH02: {
    title: 'Ein freier Tag',
    story: 'Der Ausflugswagen setzt euch alle unter den roten Markisen ab.',
    order: `Zieh weiter bis Illinois Avenue. ${OVER_GO}`
  },
  CH03: {
    title: 'Post von der Cousine',
    story: 'Sie hat ein Zimmer frei und Suppe auf dem Herd.',
    order: `Zieh weiter bis St. Charles Place. ${OVER_GO}`
  },
  CH04: {
    title: 'Die Laternen gehen aus',
    story: 'Da sollte mal jemand nachsehen.',
    order:
      'Zieh weiter bis zum nächsten Werk. Gehört es niemandem, darfst du es kaufen. Gehört es schon jemandem, würfle und zahle das Zehnfache der Augenzahl.'
  },
  CH05: {
    title: 'Der Gepäckträger winkt',
    story: 'Dein Koffer steht schon auf dem Bahnsteig. Du noch nicht.',
    order: NEXT_RAILROAD
  },
  CH06: {
    title: 'Zweimal einfach, bitte',
    story: 'Deine Tante kommt mit, und den Papagei hat sie auch dabei.',
    order: NEXT_RAILROAD
  },
  CH07: {
    title: 'Ein guter Sommer auf der Seebrücke',
    story: 'Die Seebrückengesellschaft verteilt, was die Liegestühle eingebracht haben.',
    order: 'Kassiere 50\u00a0$.'
  },
  CH08: {
    title: 'Eine Freundin auf der Wache',
    story: 'Sie weiß, welcher Schlüssel passt.',
    order: KEEP
  },
  CH09: {
    title: 'Wind vom Meer',
    story: 'Erst fliegt dein Hut davon, und dann läufst du hinterher.',
    order: 'Geh drei Felder zurück.'
  },
  CH10: {
    title: 'Im Blumenbeet erwischt',
    story: 'Die Parkwächterin hat dich am Kragen und kennt den Weg.',
    order: TO_JAIL
  },
  CH11: {
    title: 'Nach dem Sturm',
    story: 'In jeder Dachrinne liegen Schieferplatten.',
    order: 'Flicke deine Dächer: 25\u00a0$ für jedes Haus, 100\u00a0$ für jedes Hotel.'
  },
  CH12: {
    title: 'Geklingelt',
    story: 'Nach zehn Uhr werden Fahrräder auf der Promenade geschoben.',
    order: 'Zahle 15\u00a0$.'
  },
  CH13: {
    title: 'Der verlorene Schirm',
    story: 'Er hängt an einem Haken am Fahrkartenschalter.',
    order: `Zieh weiter bis Reading Railroad. ${OVER_GO}`
  },
  CH14: {
    title: 'Im Sonntagsstaat',
    story: 'Die Kapelle spielt, und alle werden dich sehen.',
    order: 'Flaniere weiter bis Boardwalk.'
  },
  CH15: {
    title: 'Vorsitz der Kapelle',
    story: 'Das ganze Orchester hat dich gewählt, und es hat Durst.',
    order: 'Spendiere Limonade: Zahle allen anderen je 50\u00a0$.'
  },
  CH16: {
    title: 'Die Regatta',
    story: 'Nur dein Boot ist trocken geblieben.',
    order: 'Kassiere das Preisgeld von 150\u00a0$.'
  },
  CC01: {
    title: 'Mit der Strömung',
    story: 'Du lässt dich treiben, und das Wasser weiß, wohin du willst.',
    order: 'Treib weiter bis Los und kassiere 200\u00a0$.'
  },
  CC02: {
    title: 'Etwas im Sand',
    story: 'Du gräbst einen Burggraben und findest eine Keksdose voll alter Scheine.',
    order: 'Kassiere 200\u00a0$.'
  },
  CC03: {
    title: 'Beide Schultern',
    story: 'Du bist in der Sonne eingeschlafen, und die Ärztin schüttelt den Kopf.',
    order: 'Zahle ihr 50\u00a0$.'
  },
  CC04: {
    title: 'Krabben eimerweise',
    story: 'Die Hotelküchen nehmen dir den ganzen Fang ab.',
    order: 'Kassiere 45\u00a0$.'
  },
  CC05: {
    title: 'Ein Wort vom Bürgermeister',
    story: 'Wegen der Sache mit dem Brunnen ist er dir noch etwas schuldig.',
    order: KEEP
  },
  CC06: {
    title: 'Eine Verwechslung',
    story: 'Derselbe Hut, derselbe Schnurrbart, und keine Zeit für Erklärungen.',
    order: TO_JAIL
  },
  CC07: {
    title: 'Ein Abend im Pavillon',
    story: 'Du singst, und niemand traut sich, zu Hause zu bleiben.',
    order: 'Verkauf die Karten: Kassiere von allen anderen je 50\u00a0$.'
  },
  CC08: {
    title: 'Das Münzglas',
    story: 'Den Winter über jede Woche eine Münze, und nun ist es voll.',
    order: 'Kassiere 100\u00a0$.'
  },
  CC09: {
    title: 'Das Amt rechnet nach',
    story: 'Da war eine Zwei im Sinn, wo keine hingehörte.',
    order: 'Kassiere 20\u00a0$.'
  },
  CC10: {
    title: 'Eine Woche Regen',
    story: 'Du hattest dich dagegen versichert, und alle haben gelacht.',
    order: 'Kassiere 100\u00a0$.'
  },
  CC11: {
    title: 'Die letzte Stufe am Steg',
    story: 'Sie war nass. Du bleibst zwei Nächte, und das Essen ist gut.',
    order: 'Zahle dem Krankenhaus 100\u00a0$.'
  },
  CC12: {
    title: 'Ein Dach für die Schule',
    story: 'Die Kinder schreiben schon unter Regenschirmen.',
    order: 'Zahle 150\u00a0$.'
  },
  CC13: {
    title: 'Eine ruhige Hand',
    story: 'Du malst der Bäckerei ein neues Ladenschild.',
    order: 'Kassiere 25\u00a0$.'
  },
  CC14: {
    title: 'Neues Pflaster',
    story: 'Die Straße ist aufgerissen, und die Stadt verschickt die Rechnung.',
    order: 'Zahle 40\u00a0$ für jedes Haus, 115\u00a0$ für jedes Hotel.'
  },
  CC15: {
    title: 'Burgen am Strand',
    story: 'Dritter Preis, hinter einem Sechsjährigen und seiner Schwester.',
    order: 'Kassiere 10\u00a0$.'
  },
  CC16: {
    title: 'Die blaue Teekanne',
    story: 'Eine Großtante hat sie dir vererbt, und eine Sammlerin muss sie haben.',
    order: 'Kassiere 100\u00a0$.'
  }
}
