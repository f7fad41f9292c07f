// Words of the slips that ask, in German: who is asked what, the figures, the answers and the notes beside them.
import type { Lot, Unit } from '../../../shared/game/actions'
import type { DecisionKind } from '../../../shared/game/view'
import { figures, form, list, money, plural } from '../format'
import { capitalised, ordinal, spelled } from './figures'
import { bank, dative, on, place, placeDative, shortSpace, spaces, utilities, withArticle } from './names'

const houses = (amount: number): string => plural(amount, { one: 'Haus', other: 'Häuser' })
/** At the head of a sentence or a title. */
const Place = (space: number): string => capitalised(place(space))

/** "1 $ fehlt", but "2 $ fehlen". */
const lacking = (amount: number): string =>
  `${money(amount)} ${form(amount, { one: 'fehlt', other: 'fehlen' })}`

/** What is auctioned, as the title of its slip. */
export const lotTitle = (lot: Lot): string =>
  typeof lot === 'number' ? (spaces[lot] ?? '') : lot === 'house' ? 'Ein Haus der Bank' : 'Ein Hotel der Bank'

export const decides = (who: string): string => `${who} entscheidet`
export const why = 'Warum?'
export const cashInHand = 'Bargeld'
export const cashAfter = 'Bargeld danach'
export const afterwards = 'Bargeld danach'
export const backToTable = 'zurück an den Tisch'
export const raiseCash = 'Geld auftreiben'
export const manage = 'Mein Besitz'
export const trade = 'Handeln'
export const titleDeed = 'Urkunde'
export const close = 'Schließen'
export const noDeedsYet = 'noch keine Urkunde'
export const nothingChanges = 'nichts ändert sich'

/** What the slip says while a computer player has to answer. */
export const computerDecides: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'würfelt um den Start',
  turn: 'spielt',
  purchase: 'studiert die Urkunde',
  auction: 'überlegt sich ein Gebot',
  tax: 'wählt die Steuer',
  rentThrow: 'würfelt um die Miete',
  debt: 'treibt Geld auf',
  inheritance: 'prüft die Hypothek',
  openLot: 'eröffnet das Bieten',
  hammer: 'hält den Hammer',
  wish: 'zählt den Bedarf',
  placement: 'sucht einen Platz'
}
export const computerEyebrow = (who: string): string => `${who}, Computer`
export const computerTitle = (who: string, kind: DecisionKind): string => `${who} ${computerDecides[kind]}`
export const computerWaits = (who: string): string => `${who} wartet auf dich`

export const opening = {
  eyebrow: (who: string): string => `${who} würfelt`,
  title: 'Der höchste Wurf beginnt',
  throwAgain: 'Gleich viel: noch einmal',
  thrown: (sum: number): string => `hat ${figures(sum)} geworfen`,
  now: 'ist dran',
  later: 'noch nicht',
  answer: 'Würfeln'
}

export const turn = {
  eyebrow: (who: string): string => `${who} ist am Zug`,
  throwTitle: 'Jetzt wird gewürfelt',
  againTitle: 'Pasch: noch einmal würfeln',
  endTitle: 'Alles erledigt?',
  answerThrow: 'Würfeln',
  answerAgain: 'Noch einmal',
  answerEnd: 'Zug beenden',
  next: (who: string): string => `dann kommt ${who}`,
  nextDoubles: (doubles: number): string =>
    doubles === 2 ? 'ein dritter Pasch führt ins Gefängnis' : 'der erste Pasch in diesem Zug',
  standsOn: (space: number): string => capitalised(on(space)),
  inJail: 'Im Gefängnis'
}

export const jail = {
  title: 'Gleich raus oder würfeln?',
  lastTitle: 'Der dritte Wurf',
  attempt: (number: number): string => `${capitalised(ordinal(number))} Wurf`,
  missed: 'kein Pasch',
  oneInSix: 'jetzt: 1 von 6',
  later: 'noch nicht',
  thenFine: 'dann folgt die Strafe',
  lastChance: (fine: number): string => `Pasch oder ${money(fine)}`,
  throwAnswer: 'Würfeln',
  throwNote: 'auf einen Pasch',
  lastNote: 'Pasch oder zahlen',
  fineAnswer: (fine: number): string => `${money(fine)} zahlen`,
  fineNote: 'dann würfeln',
  cardAnswer: 'Freikarte',
  cardNote: 'dann würfeln',
  noCard: 'keine auf der Hand',
  lateFine: 'geht jetzt nicht mehr',
  noFine: 'zu wenig Bargeld',
  ways: {
    throw: 'Auf Pasch würfeln',
    last: 'Dritter Wurf',
    fine: 'Erst zahlen',
    card: 'Freikarte abgeben'
  },
  walk: { throw: 'nur bei Pasch', last: 'auf jeden Fall', other: 'nach Wurf' },
  youWalk: 'Du ziehst',
  odds: (throws: number, percent: string): string =>
    throws === 1
      ? 'Ein Pasch kommt bei einem von sechs Würfen.'
      : `Ein Pasch kommt bei einem von sechs Würfen, in ${spelled(throws)} Würfen zu ${percent}.`,
  ahead: (lots: number, space: number, amount: number): string =>
    lots === 1
      ? `Draußen in Reichweite eines Wurfs: ${place(space)}, Miete ${money(amount)}.`
      : `Draußen in Reichweite eines Wurfs: ${spelled(lots)} fremde Grundstücke, am teuersten ${place(space)} mit ${money(amount)}.`,
  nothingAhead: 'Draußen droht beim nächsten Wurf keine Miete.',
  orFine: (after: number): string => `oder ${money(after)}`,
  note: 'Auch im Gefängnis kassierst du Miete, bietest, baust und handelst.',
  noteWithoutRent: 'Auch im Gefängnis bietest, baust und handelst du, kassierst aber keine Miete.'
}

export const purchase = {
  title: (space: number): string => `${Place(space)} kaufen?`,
  missing: 'fehlt noch',
  buy: (price: number): string => `Für ${money(price)} kaufen`,
  auction: 'Versteigern',
  leave: 'Nicht kaufen',
  leaveNote: 'bleibt bei der Bank',
  bidsFirst: (who: string): string => `${who} bietet zuerst`,
  completes: (group: string): string => `Damit ist ${group} vollständig: unbebaut gilt die doppelte Miete.`,
  completesSet: (name: string): string =>
    `Damit gehören dir ${name === utilities ? 'beide' : 'alle'} ${name}.`,
  yours: (owned: number, all: number, group: string): string =>
    `${group}: Damit hast du ${figures(owned)} von ${figures(all)}.`,
  held: (who: string, names: readonly string[]): string => `${who} hat ${list(names.map(withArticle))}.`,
  withBank: (names: readonly string[]): string =>
    `${capitalised(list(names.map(withArticle)))} ${names.length === 1 ? 'ist' : 'sind'} noch bei der Bank.`,
  tooDear: lacking,
  couldRaise: (total: number): string => `Mit Urkunden und Gebäuden kommst du auf ${money(total)}.`,
  cannot: 'Selbst mit allen Urkunden und Gebäuden reicht es nicht.'
}

export const auction = {
  eyebrow: (who: string): string => `Versteigerung, ${who} ist dran`,
  holds: (who: string): string => `${who} bietet`,
  noBid: 'Noch kein Gebot',
  /** Short, where many bidders or their keys stand beside it. */
  short: { lead: 'führt', now: 'bietet', in: 'dabei', out: 'raus' },
  leads: 'führt',
  now: 'ist dran',
  still: 'noch dabei',
  out: 'raus',
  passed: (who: string, total: number, high: number): string =>
    `${who} muss passen: Auch ${money(total)}, alles, was aufzutreiben wäre, ${total === 1 ? 'überbietet' : 'überbieten'} ${money(high)} nicht.`,
  raise: (amount: number): string => `Auf ${money(amount)} erhöhen`,
  bankrupt: 'pleite',
  printed: (price: number): string => `Kaufpreis ${money(price)}`,
  opening: (floor: number): string => `erstes Gebot ${money(floor)}`,
  lower: (who: string, wish: number): string =>
    wish === 1 ? `${who} will keins mehr` : `${who} will ${spelled(wish - 1)} statt ${spelled(wish)}`,
  cashOf: (who: string, cash: number): string => `${who} hat ${money(cash)}`,
  win: (bid: number, left: number): string => `Für ${money(bid)} ersteigern und ${money(left)} behalten`,
  yourBid: 'Dein Gebot',
  less: 'Weniger bieten',
  more: 'Mehr bieten',
  quickBid: 'Bieten:',
  bid: (bid: number): string => `${money(bid)} bieten`,
  pass: 'Passen',
  passNote: 'gilt bis zum Hammerschlag',
  cannot: (min: number): string => `nötig sind ${money(min)}: Geld auftreiben`,
  ruler: (bid: number, price: number, cash: number): string =>
    `Gebot ${money(bid)}, Kaufpreis ${money(price)}, Bargeld ${money(cash)}`
}

export const tax = {
  eyebrow: (who: string): string => `Einkommensteuer, ${who} wählt`,
  title: (flat: number): string => `${money(flat)} oder ein Zehntel von allem?`,
  flat: (flat: number): string => `${money(flat)} zahlen`,
  tenth: '10 Prozent zahlen',
  tenthNote: 'gezählt wird danach',
  tax: 'Steuer',
  sealed: 'versiegelt',
  mustRaise: 'noch aufzutreiben',
  note: 'Erst wählen, dann zählen. Das Zehntel gilt für Bargeld, für den Kaufpreis aller Urkunden, auch derer mit Hypothek, und für die Baukosten aller Gebäude.'
}

export const rentThrow = {
  eyebrow: (who: string): string => `${who} würfelt um die Miete`,
  title: 'Das Zehnfache eines neuen Wurfs',
  note: (owner: string, space: number): string =>
    `${Place(space)} gehört ${owner}: Fällig ist das Zehnfache dessen, was die Würfel jetzt zeigen. Niemand zieht, und ein Pasch zählt nicht.`,
  answer: 'Um die Miete würfeln',
  range: (low: number, high: number): string => `zwischen ${money(low)} und ${money(high)}`
}

export const debt = {
  eyebrow: (who: string, creditor: string, what: string): string =>
    `${who} schuldet ${dative(creditor)} ${what}`,
  title: (missing: number): string => `${lacking(missing)} noch`,
  cash: (amount: number): string => `Bargeld ${money(amount)}`,
  buildings: (amount: number): string => `Gebäude ${money(amount)}`,
  mortgages: (amount: number): string => `Hypotheken ${money(amount)}`,
  owed: (amount: number): string => `Schuld ${money(amount)}`,
  total: (amount: number): string => `insgesamt ${money(amount)}`,
  ruler: (cash: number, buildings: number, mortgages: number, owed: number): string =>
    `Bargeld ${money(cash)}, Gebäude ${money(buildings)}, Hypotheken ${money(mortgages)}, Schuld ${money(owed)}`,
  plan: 'So könnte es gehen',
  mortgage: (space: number): string => `Hypothek auf ${place(space)}`,
  sell: (group: string): string => `Gebäude verkaufen, ${group}`,
  leaves: (parts: readonly string[]): string => `danach: ${list(parts)}`,
  lot: (space: number, level: number): string =>
    `${shortSpace(space)} ${level === 5 ? 'mit Hotel' : level === 0 ? 'unbebaut' : `mit ${plural(level, { one: 'Haus', other: 'Häusern' })}`}`,
  takeStep: 'Erster Schritt',
  takeLast: 'Tun und zahlen',
  brings: (amount: number): string => `bringt ${money(amount)}`,
  pays: (amount: number, creditor: string): string => `${money(amount)} an ${creditor}`,
  choose: 'Selbst wählen',
  chooseNote: 'Urkunden und Gebäude',
  all: (steps: number): string => `Alle ${spelled(steps)} Schritte`,
  giveUp: 'Aufgeben',
  giveUpNote: (creditor: string): string => `alles geht an ${creditor}`,
  noGiveUp: 'nur wenn nichts mehr hilft',
  cannot: (short: number): string =>
    `Alles zusammen reicht nicht: ${lacking(short)}. Jetzt hilft nur noch ein Handel oder Aufgeben.`,
  after: 'nach dem Zahlen'
}

export const inheritance = {
  eyebrow: (who: string): string => `${who} hat eine Urkunde mit Hypothek übernommen`,
  title: (space: number): string => `Hypothek auf ${placeDative(space)} jetzt ablösen?`,
  liftNow: 'Jetzt ablösen',
  loan: 'Darlehen der Bank',
  interest: 'Zinsen, 10 Prozent',
  keep: 'Hypothek behalten',
  later: 'Später ablösen',
  lift: (cost: number): string => `Für ${money(cost)} ablösen`,
  keepFor: (interest: number): string => `Behalten, ${money(interest)} zahlen`,
  keepNote: 'bringt noch keine Miete',
  liftNote: 'bringt sofort Miete',
  tooDear: 'zu wenig Bargeld, mit den Zinsen für die anderen'
}

export const estate = {
  eyebrow: (who: string): string => `Besitz von ${who}`,
  noDeeds: (who: string): string => `${who} hat noch keine Urkunde`,
  setTitle: (name: string): string => capitalised(name),
  sets: 'Gruppen',
  owes: (missing: number, creditor: string): string => `${lacking(missing)} noch für ${creditor}`,
  bidding: (lot: string, min: number): string => `${capitalised(lot)}: nächstes Gebot ${money(min)}`,
  buying: (space: number, price: number): string => `${Place(space)} kostet ${money(price)}`,
  rent: (now: number): string => `Miete ${money(now)}`,
  becomes: (after: number): string => money(after),
  byThrow: (times: number): string => `Miete ${times} × Wurf`,
  level: (level: number): string => (level === 5 ? 'Hotel' : level === 0 ? 'kein Haus' : houses(level)),
  more: (space: number): string => `Auf ${place(space)} bauen`,
  less: (space: number): string => `Auf ${place(space)} verkaufen`,
  mortgage: (value: number): string => `Hypothek ${money(value)}`,
  lift: (cost: number): string => `Ablösen ${money(cost)}`,
  mortgaged: 'mit Hypothek',
  forSale: 'zu kaufen',
  mortgageBrings: (lift: number): string => `danach keine Miete; Ablösen kostet ${money(lift)}`,
  liftTakes: (loan: number, interest: number): string =>
    `Darlehen ${money(loan)}, Zinsen ${money(interest)}; dann gibt es wieder Miete`,
  sellFirst: 'Vor einer Hypothek alle Gebäude verkaufen.',
  stock: (houseCount: number, hotelCount: number): string =>
    `In der Bank: ${houses(houseCount)}, ${plural(hotelCount, { one: 'Hotel', other: 'Hotels' })}.`,
  evenly: 'Gleichmäßig bauen und verkaufen.',
  buildFor: (cost: number): string => `Für ${money(cost)} bauen`,
  sellFor: (gain: number): string => `Für ${money(gain)} verkaufen`,
  choose: 'Bauen, verkaufen',
  chooseNote: 'mit + und \u2212 wählen',
  wholeGroup: (name: string): string => `Gebaut wird erst, wenn ${name} ganz dir gehört.`,
  noBuildings: 'Hier wird nie gebaut.',
  person: 'Wessen Besitz'
}

export const deal = {
  eyebrow: (who: string): string => `${who} bietet einen Handel an`,
  counterEyebrow: (who: string): string => `${who} macht ein Gegenangebot`,
  choosePartner: 'Mit wem?',
  chooseOfferer: 'Wer bietet an?',
  title: (one: string, other: string): string => `${one} und ${other}`,
  gives: (who: string): string => `${who} gibt`,
  deeds: (who: string): string => `Urkunden von ${who}`,
  nothing: 'keine Urkunden',
  built: 'bebaut, nicht handelbar',
  mortgagedInterest: (interest: number): string => `mit Hypothek, Zinsen ${money(interest)}`,
  cash: 'Bargeld',
  less: (who: string): string => `Weniger Bargeld von ${who}`,
  more: (who: string): string => `Mehr Bargeld von ${who}`,
  interest: 'Fällige Zinsen',
  cashAfter: 'Bargeld danach',
  completes: (name: string): string => `damit vollständig: ${name}`,
  offer: 'Anbieten',
  offerTo: (who: string): string => `${who} muss zustimmen`,
  putAway: 'Weglegen',
  answerEyebrow: (who: string): string => `${who} wird gefragt`,
  answerTitle: (who: string): string => `Handel mit ${who}?`,
  accept: 'Annehmen',
  refuse: 'Ablehnen',
  change: 'Gegenangebot machen',
  later: 'Später',
  withdraw: 'Zurückziehen',
  openOffers: 'Offene Angebote',
  offerLine: (from: string, to: string): string => `${from} an ${to}`,
  answer: 'Antworten',
  answerOffer: (who: string): string => `${who} antworten`,
  exchange: (give: string, take: string): string => `${give} gegen ${take}`,
  noGoods: 'niemand hat etwas zum Handeln',
  cannotAccept: 'geht so nicht mehr'
}

/** How a deal weighs for both sides. */
export const meter = {
  heading: 'Wie der Handel wiegt',
  nothingYet: 'Legt auf beide Seiten etwas, dann wird gewogen.',
  small: 'Ändert kaum etwas',
  fair: 'Fair für beide',
  leans: (who: string): string => `Neigt sich zu ${who}`,
  lopsided: (who: string): string => `Unausgewogen: ${who} kommt viel besser weg`,
  deeds: 'Wert der Urkunden',
  rent: 'Miete je fremdem Zug',
  chance: 'Aussicht auf den Sieg',
  fromTo: (before: string, after: string): string => `${before} \u2192 ${after}`
}

export const deed = {
  heldBy: (who: string): string => `Urkunde, gehört ${who}`,
  withBank: 'Urkunde, bei der Bank',
  bank,
  mortgagedNote: 'mit Hypothek',
  previous: 'Vorige Urkunde',
  next: 'Nächste Urkunde',
  manageTitle: 'Bauen, Hypotheken',
  manage: (who: string): string => `Besitz von ${who}`,
  notYours: 'darf nur, wem sie gehört'
}

export const hammer = {
  eyebrow: (who: string): string => `${who} führt die Bank und hält den Hammer`,
  openTitle: (space: number): string => `${Place(space)} kommt unter den Hammer`,
  openNote:
    'Geboten wird reihum. Es beginnt der Platz links von dem, dessen Figur darauf stand. Gepasst ist gepasst.',
  open: 'Bieten eröffnen',
  all: 'Alle anderen haben gepasst.',
  called: (calls: number): string =>
    calls === 0 ? '' : calls === 1 ? 'Zum Ersten\u00a0…' : 'Zum Zweiten\u00a0…',
  call: (calls: number): string => (calls === 0 ? 'Zum Ersten!' : 'Zum Zweiten!'),
  callNote: 'das Gebot ausrufen',
  noCall: 'schon zweimal ausgerufen',
  fall: 'Hammer fallen lassen',
  to: (who: string, amount: number): string => `an ${who} für ${money(amount)}`,
  sold: (who: string, amount: number): string => `Für ${money(amount)} an ${who}`,
  unsold: 'Kein Gebot: bleibt bei der Bank'
}

const unitWords = {
  house: { one: 'Haus', other: 'Häuser' },
  hotel: { one: 'Hotel', other: 'Hotels' }
} as const
const units = (unit: Unit, count: number): string => plural(count, unitWords[unit])

export const wish = {
  eyebrow: (who: string): string => `${who} wird gefragt`,
  title: (unit: Unit): string => `Wie viele ${unitWords[unit].other} willst du?`,
  stock: (unit: Unit, count: number): string => `Die Bank hat noch ${units(unit, count)}.`,
  wants: (count: number): string => (count === 0 ? 'will keins' : `will ${figures(count)}`),
  asked: 'wird gefragt',
  later: 'kommt noch dran',
  note: 'Wollen alle zusammen mehr, als da sind, wird Stück für Stück versteigert. Einen Wunsch kannst du später senken, aber nie erhöhen.',
  yours: 'Dein Wunsch',
  less: 'Eins weniger',
  more: 'Eins mehr',
  answer: (unit: Unit, count: number): string => `${units(unit, count)} wünschen`,
  none: 'Keins',
  noneNote: 'die anderen dürfen',
  noneYet: 'erst wählen, wie viele'
}

export const placement = {
  eyebrow: (who: string, paid: boolean): string =>
    paid ? `${who} hat es ersteigert` : `${who} darf es kaufen`,
  title: (unit: Unit): string => `Wohin kommt das ${unitWords[unit].one}?`,
  left: (unit: Unit, count: number): string => `Noch ${units(unit, count)} zu setzen, dieses mitgezählt.`,
  paid: 'Es ist bezahlt und muss jetzt gesetzt werden.',
  choose: 'hier oder auf dem Spielplan wählen',
  place: (space: number): string => `Auf ${place(space)} setzen`,
  buyOn: (space: number, cost: number): string => `Für ${money(cost)} auf ${place(space)} bauen`,
  waive: 'Verzichten',
  waiveNote: 'keins mehr für mich',
  mustPlace: 'es ist schon bezahlt',
  lots: 'Grundstücke, auf denen es stehen darf',
  now: (level: number): string => estate.level(level),
  rent: (before: number, after: number): string => `Miete ${money(before)} \u2192 ${money(after)}`
}

export const throwing = {
  enter: 'Wurf eingeben',
  entered: (one: number, other: number): string => `${one} + ${other} eingeben`,
  choose: 'zwei Augenzahlen, wie gewürfelt',
  faces: 'Seiten der Würfel',
  face: (face: number): string => `Seite ${face}`,
  first: 'Erster Würfel',
  second: 'Zweiter Würfel',
  clear: (which: string, face: number): string => `${which}, ${capitalised(spelled(face))}: wegnehmen`,
  open: (which: string): string => `${which}, noch offen`,
  invalid: 'Neu würfeln',
  invalidNote: 'ein Würfel liegt schief'
}

export const claim = {
  eyebrow: (who: string): string => `${who} verlangt Miete`,
  title: 'Wer stand auf deinem Grundstück?',
  person: 'Wer verlangt',
  note: 'Hier sind alle, die auf einem deiner Grundstücke stehen oder in den letzten zwei Zügen dort standen.',
  nobody: 'Niemand steht auf einem deiner Grundstücke oder stand in den letzten zwei Zügen dort.',
  stands: 'steht dort',
  stood: 'stand dort',
  ask: (who: string): string => `Von ${who} verlangen`,
  askAny: 'Verlangen',
  choose: 'wählen, von wem und wofür'
}

export const game = {
  eyebrow: 'Dieses Spiel',
  title: 'Plätze und Spielende',
  seats: 'Wer welchen Platz spielt',
  person: 'ein Mensch',
  computer: 'der Computer',
  leave: 'Dem Computer überlassen',
  takeBack: 'Selbst weiterspielen',
  resign: 'Aussteigen',
  sure: (who: string): string => `Steigt ${who} wirklich aus?`,
  sureNote: 'Schulden werden bezahlt, der Rest geht an die Bank',
  stay: 'Bleiben',
  stayNote: 'noch ist nichts geschehen',
  leftGame: 'nicht mehr im Spiel',
  end: 'Spiel jetzt beenden',
  endNote:
    'Sind alle, die noch spielen, einverstanden, wird aller Besitz gezählt, und das größte Vermögen gewinnt.',
  agrees: 'würde jetzt aufhören',
  plays: 'würde weiterspielen',
  agree: 'Aufhören',
  disagree: 'Weiterspielen',
  votes: (yes: number, all: number): string =>
    yes === 0
      ? 'Noch will niemand aufhören.'
      : `Fürs Aufhören: ${plural(yes, { one: 'Stimme', other: 'Stimmen' })} von ${figures(all)}.`,
  notNow: 'Abgestimmt wird zwischen zwei Würfen, solange nichts offen ist.'
}
