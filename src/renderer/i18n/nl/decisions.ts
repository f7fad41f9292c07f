// Words of the slips that ask, in Dutch: who is asked what, the figures, the answers and the notes beside them.
import type { Lot, Unit } from '../../../shared/game/actions'
import type { DecisionKind } from '../../../shared/game/view'
import { figures, form, list, money, plural } from '../format'
import { capitalised, ordinal, spelled } from './figures'
import { bank, on, place, railroads, shortSpace, utilities, withArticle } from './names'

const houses = (amount: number): string => plural(amount, { one: 'huis', other: 'huizen' })
/** At the head of a sentence or a title. */
const Place = (space: number): string => capitalised(place(space))
/** The name of a set of deeds with its article where it needs one: "de spoorlijnen", "groep F (geel)". */
const theSet = (name: string): string => (name === railroads || name === utilities ? `de ${name}` : name)

/** What is auctioned, as the title of its slip. */
export const lotTitle = (lot: Lot): string =>
  typeof lot === 'number' ? Place(lot) : lot === 'house' ? 'Een huis van de Bank' : 'Een hotel van de Bank'

export const decides = (who: string): string => `${who} beslist`
export const why = 'Waarom?'
export const cashInHand = 'Contant'
export const cashAfter = 'Contant daarna'
export const afterwards = 'contant daarna'
export const backToTable = 'terug naar de tafel'
export const raiseCash = 'Maak geld vrij'
export const manage = 'Mijn bezit'
export const trade = 'Stel ruil voor'
export const titleDeed = 'Eigendomsakte'
export const close = 'Sluit'
export const noDeedsYet = 'nog geen akte'
export const nothingChanges = 'er verandert niets'

/** What the slip says while a computer player has to answer. */
export const computerDecides: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'gooit om de eerste beurt',
  turn: 'is aan de beurt',
  purchase: 'bekijkt de akte',
  auction: 'denkt na over een bod',
  tax: 'kiest de belasting',
  rentThrow: 'gooit voor de huur',
  debt: 'maakt geld vrij',
  inheritance: 'bekijkt de hypotheek',
  openLot: 'opent de veiling',
  hammer: 'houdt de hamer vast',
  wish: 'telt wat nodig is',
  placement: 'zoekt een plek'
}
export const computerEyebrow = (who: string): string => `${who}, computer`
export const computerTitle = (who: string, kind: DecisionKind): string => `${who} ${computerDecides[kind]}`
export const computerWaits = (who: string): string => `${who} wacht op jou`

export const opening = {
  eyebrow: (who: string): string => `${who} gooit`,
  title: 'De hoogste worp begint',
  throwAgain: 'Gelijk: nog een keer gooien',
  thrown: (sum: number): string => `gooide ${figures(sum)}`,
  now: 'gooit nu',
  later: 'nog niet',
  answer: 'Gooi'
}

export const turn = {
  eyebrow: (who: string): string => `${who} is aan de beurt`,
  throwTitle: 'Gooi de dobbelstenen',
  againTitle: 'Dubbel: gooi nog een keer',
  endTitle: 'Alles geregeld?',
  answerThrow: 'Gooi',
  answerAgain: 'Gooi opnieuw',
  answerEnd: 'Einde beurt',
  next: (who: string): string => `dan is ${who} aan de beurt`,
  nextDoubles: (doubles: number): string =>
    doubles === 2 ? 'een derde keer dubbel is gevangenis' : 'de eerste keer dubbel deze beurt',
  standsOn: (space: number): string => capitalised(on(space)),
  inJail: 'In de gevangenis'
}

export const jail = {
  title: 'Nu eruit, of ervoor gooien?',
  lastTitle: 'De derde worp',
  attempt: (number: number): string => `${capitalised(ordinal(number))} worp`,
  missed: 'geen dubbel',
  oneInSix: 'nu: één op zes',
  later: 'nog niet',
  thenFine: 'dan volgt de boete',
  lastChance: (fine: number): string => `dubbel of ${money(fine)}`,
  throwAnswer: 'Gooi',
  throwNote: 'dubbel is vrij',
  lastNote: 'dubbel of betalen',
  fineAnswer: (fine: number): string => `Betaal ${money(fine)}`,
  fineNote: 'daarna gooien',
  cardAnswer: 'Vrijkaart',
  cardNote: 'daarna gooien',
  noCard: 'heb je niet',
  lateFine: 'kan niet meer',
  noFine: 'te weinig geld',
  ways: {
    throw: 'Dubbel gooien',
    last: 'De derde worp',
    fine: 'Eerst betalen',
    card: 'Kaart inleveren'
  },
  walk: { throw: 'alleen bij dubbel', last: 'hoe dan ook', other: 'zoals je gooit' },
  youWalk: 'Je loopt',
  odds: (throws: number, percent: string): string =>
    throws === 1
      ? 'Eén op de zes worpen is dubbel.'
      : `Eén op de zes worpen is dubbel; binnen ${spelled(throws)} worpen is de kans ${percent}.`,
  ahead: (lots: number, space: number, amount: number): string =>
    lots === 1
      ? `Buiten, binnen één worp: ${place(space)}, huur ${money(amount)}.`
      : `Buiten, binnen één worp: ${spelled(lots)} kavels van anderen, het duurst ${place(space)} met ${money(amount)}.`,
  nothingAhead: 'Buiten wacht binnen één worp geen huur.',
  orFine: (after: number): string => `of ${money(after)}`,
  note: 'Ook in de gevangenis int je huur, bied je, bouw je en ruil je.',
  noteWithoutRent: 'Ook in de gevangenis bied, bouw en ruil je, maar je int geen huur.'
}

export const purchase = {
  title: (space: number): string => `${Place(space)} kopen?`,
  missing: 'nog tekort',
  buy: (price: number): string => `Koop voor ${money(price)}`,
  auction: 'Laat veilen',
  leave: 'Niet kopen',
  leaveNote: 'blijft bij de Bank',
  bidsFirst: (who: string): string => `${who} biedt eerst`,
  completes: (group: string): string => `Daarmee is ${group} compleet: zonder gebouwen verdubbelt de huur.`,
  completesSet: (name: string): string =>
    `Daarmee zijn ${name === utilities ? 'beide' : 'alle'} ${name} van jou.`,
  yours: (owned: number, all: number, group: string): string =>
    `Daarmee ${form(owned, { one: 'is', other: 'zijn' })} er ${spelled(owned)} van de ${spelled(all)} van jou: ${group}.`,
  held: (who: string, names: readonly string[]): string => `${who} heeft ${list(names.map(withArticle))}.`,
  withBank: (names: readonly string[]): string =>
    `${capitalised(list(names.map(withArticle)))} ${names.length === 1 ? 'is' : 'zijn'} nog van de Bank.`,
  tooDear: (missing: number): string => `${money(missing)} tekort`,
  couldRaise: (total: number): string => `Met aktes en gebouwen kom je op ${money(total)}.`,
  cannot: 'Zelfs met alle aktes en gebouwen is het niet genoeg.'
}

export const auction = {
  eyebrow: (who: string): string => `Veiling, ${who} is aan bod`,
  holds: (who: string): string => `${who} biedt`,
  noBid: 'Nog geen bod',
  /** Short, where many bidders or their keys stand beside it. */
  short: { lead: 'leidt', now: 'biedt', in: 'mee', out: 'eruit' },
  leads: 'heeft het bod',
  now: 'biedt nu',
  still: 'doet nog mee',
  out: 'eruit',
  passed: (who: string, total: number, high: number): string =>
    `${who} moet passen: zelfs ${money(total)}, alles wat vrij te maken is, komt niet boven ${money(high)}.`,
  raise: (amount: number): string => `Verhoog tot ${money(amount)}`,
  bankrupt: 'failliet',
  printed: (price: number): string => `gedrukte prijs ${money(price)}`,
  opening: (floor: number): string => `openingsbod ${money(floor)}`,
  lower: (who: string, wish: number): string =>
    wish === 1 ? `${who} wil er geen meer` : `${who} wil er ${spelled(wish - 1)}, niet ${spelled(wish)}`,
  cashOf: (who: string, cash: number): string => `${who} heeft ${money(cash)}`,
  win: (bid: number, left: number): string => `Win voor ${money(bid)} en houd ${money(left)} over`,
  yourBid: 'Jouw bod',
  less: 'Bied minder',
  more: 'Bied meer',
  quickBid: 'Bied',
  bid: (bid: number): string => `Bied ${money(bid)}`,
  pass: 'Pas',
  passNote: 'voor de hele veiling',
  cannot: (min: number): string => `${money(min)} nodig: maak geld vrij`,
  ruler: (bid: number, price: number, cash: number): string =>
    `Bod ${money(bid)}, gedrukte prijs ${money(price)}, contant ${money(cash)}`
}

export const tax = {
  eyebrow: (who: string): string => `Inkomstenbelasting, ${who} kiest`,
  title: (flat: number): string => `${money(flat)}, of een tiende van alles?`,
  flat: (flat: number): string => `Betaal ${money(flat)}`,
  tenth: 'Betaal 10 procent',
  tenthNote: 'tellen doe je daarna',
  tax: 'Belasting',
  sealed: 'verzegeld',
  mustRaise: 'moet nog vrijkomen',
  note: 'Kies eerst, tel daarna. De tiende gaat over je geld, over de gedrukte prijs van alle aktes, ook die met hypotheek, en over de bouwkosten van alle gebouwen.'
}

export const rentThrow = {
  eyebrow: (who: string): string => `${who} gooit voor de huur`,
  title: 'Tien keer een nieuwe worp',
  note: (owner: string, space: number): string =>
    `${Place(space)} is van ${owner}, die tien keer krijgt wat de dobbelstenen nu tonen. Niemand loopt, en dubbel telt niet.`,
  answer: 'Gooi voor de huur',
  range: (low: number, high: number): string => `tussen ${money(low)} en ${money(high)}`
}

export const debt = {
  eyebrow: (who: string, creditor: string, what: string): string => `${who} is ${creditor} ${what} schuldig`,
  title: (missing: number): string => `Nog ${money(missing)} tekort`,
  cash: (amount: number): string => `contant ${money(amount)}`,
  buildings: (amount: number): string => `gebouwen ${money(amount)}`,
  mortgages: (amount: number): string => `hypotheken ${money(amount)}`,
  owed: (amount: number): string => `schuld ${money(amount)}`,
  total: (amount: number): string => `samen ${money(amount)}`,
  ruler: (cash: number, buildings: number, mortgages: number, owed: number): string =>
    `Contant ${money(cash)}, gebouwen ${money(buildings)}, hypotheken ${money(mortgages)}, schuld ${money(owed)}`,
  plan: 'Zo kan het',
  mortgage: (space: number): string => `Hypotheek op ${place(space)}`,
  sell: (group: string): string => `Verkoop gebouwen, ${group}`,
  leaves: (parts: readonly string[]): string => `daarna: ${list(parts)}`,
  lot: (space: number, level: number): string =>
    `${shortSpace(space)} ${level === 5 ? 'met hotel' : level === 0 ? 'onbebouwd' : `met ${houses(level)}`}`,
  takeStep: 'Eerste stap',
  takeLast: 'Doe dit en betaal',
  brings: (amount: number): string => `brengt ${money(amount)} op`,
  pays: (amount: number, creditor: string): string => `${money(amount)} aan ${creditor}`,
  choose: 'Zelf kiezen',
  chooseNote: 'aktes en gebouwen',
  all: (steps: number): string => `Doe alle ${spelled(steps)} stappen`,
  giveUp: 'Geef op',
  giveUpNote: (creditor: string): string => `alles gaat naar ${creditor}`,
  noGiveUp: 'pas als niets meer helpt',
  cannot: (short: number): string =>
    `Alles bij elkaar komt nog ${money(short)} tekort. Alleen een ruil kan nu helpen, of opgeven.`,
  after: 'na het betalen'
}

export const inheritance = {
  eyebrow: (who: string): string => `${who} neemt een akte met hypotheek over`,
  title: (space: number): string => `De hypotheek op ${place(space)} nu aflossen?`,
  liftNow: 'Nu aflossen',
  loan: 'Lening van de Bank',
  interest: 'Rente, 10 procent',
  keep: 'Hypotheek houden',
  later: 'Later aflossen',
  lift: (cost: number): string => `Los af voor ${money(cost)}`,
  keepFor: (interest: number): string => `Houden voor ${money(interest)}`,
  keepNote: 'nog geen huur',
  liftNote: 'meteen weer huur',
  tooDear: 'te weinig geld, met de rente over de andere erbij'
}

export const estate = {
  eyebrow: (who: string): string => `Het bezit van ${who}`,
  noDeeds: (who: string): string => `${who} heeft nog geen akte`,
  setTitle: (name: string): string => capitalised(name),
  sets: 'Groepen',
  owes: (missing: number, creditor: string): string => `Nog ${money(missing)} tekort voor ${creditor}`,
  bidding: (lot: string, min: number): string => `${capitalised(lot)}: het volgende bod is ${money(min)}`,
  buying: (space: number, price: number): string => `${Place(space)} kost ${money(price)}`,
  rent: (now: number): string => `huur ${money(now)}`,
  becomes: (after: number): string => money(after),
  byThrow: (times: number): string => `huur ${figures(times)} × worp`,
  level: (level: number): string => (level === 5 ? 'hotel' : level === 0 ? 'geen huis' : houses(level)),
  more: (space: number): string => `Bouw ${on(space)}`,
  less: (space: number): string => `Verkoop ${on(space)}`,
  mortgage: (value: number): string => `Hypotheek ${money(value)}`,
  lift: (cost: number): string => `Los af ${money(cost)}`,
  mortgaged: 'met hypotheek',
  forSale: 'te koop',
  mortgageBrings: (lift: number): string => `daarna geen huur; aflossen kost ${money(lift)}`,
  liftTakes: (loan: number, interest: number): string =>
    `lening ${money(loan)}, rente ${money(interest)}; daarna weer huur`,
  sellFirst: 'Voor een hypotheek eerst alle gebouwen verkopen.',
  stock: (houseCount: number, hotelCount: number): string =>
    `In de Bank: ${houses(houseCount)}, ${plural(hotelCount, { one: 'hotel', other: 'hotels' })}.`,
  evenly: 'Bouw en verkoop gelijkmatig.',
  buildFor: (cost: number): string => `Bouw voor ${money(cost)}`,
  sellFor: (gain: number): string => `Verkoop voor ${money(gain)}`,
  choose: 'Bouw of verkoop',
  chooseNote: 'kies met + en \u2212',
  wholeGroup: (name: string): string => `Bouwen kan pas als heel ${name} van jou is.`,
  noBuildings: 'Hier wordt nooit gebouwd.',
  person: 'Wiens bezit'
}

export const deal = {
  eyebrow: (who: string): string => `${who} stelt een ruil voor`,
  counterEyebrow: (who: string): string => `${who} doet een tegenvoorstel`,
  choosePartner: 'Met wie?',
  chooseOfferer: 'Wie stelt voor?',
  title: (one: string, other: string): string => `${one} en ${other}`,
  gives: (who: string): string => `${who} geeft`,
  deeds: (who: string): string => `Aktes van ${who}`,
  nothing: 'geen aktes',
  built: 'bebouwd, niet te ruilen',
  mortgagedInterest: (interest: number): string => `met hypotheek, rente ${money(interest)}`,
  cash: 'Contant',
  less: (who: string): string => `Minder geld van ${who}`,
  more: (who: string): string => `Meer geld van ${who}`,
  interest: 'Te betalen rente',
  cashAfter: 'Contant daarna',
  completes: (name: string): string => `maakt ${theSet(name)} compleet`,
  offer: 'Stel voor',
  offerTo: (who: string): string => `${who} moet akkoord gaan`,
  putAway: 'Leg weg',
  answerEyebrow: (who: string): string => `Vraag aan ${who}`,
  answerTitle: (who: string): string => `Ruilen met ${who}?`,
  accept: 'Neem aan',
  refuse: 'Wijs af',
  change: 'Doe een tegenvoorstel',
  later: 'Later',
  withdraw: 'Trek in',
  openOffers: 'Lopend aanbod',
  offerLine: (from: string, to: string): string => `${from} aan ${to}`,
  answer: 'Antwoord',
  answerOffer: (who: string): string => `Antwoord ${who}`,
  exchange: (give: string, take: string): string => `${give} voor ${take}`,
  noGoods: 'niemand heeft iets te ruilen',
  cannotAccept: 'kan niet meer'
}

/** How a deal weighs for both sides. */
export const meter = {
  heading: 'Hoe de ruil weegt',
  nothingYet: 'Leg aan beide kanten iets neer, dan wordt het gewogen.',
  small: 'Verandert bijna niets',
  fair: 'Eerlijk voor allebei',
  leans: (who: string): string => `Helt over naar ${who}`,
  lopsided: (who: string): string => `Scheef: ${who} is veel beter af`,
  deeds: 'Waarde van de aktes',
  rent: 'Huur per beurt van een rivaal',
  chance: 'Kans om te winnen',
  fromTo: (before: string, after: string): string => `${before} \u2192 ${after}`
}

export const deed = {
  heldBy: (who: string): string => `Eigendomsakte, van ${who}`,
  withBank: 'Eigendomsakte, bij de Bank',
  bank,
  mortgagedNote: 'met hypotheek',
  previous: 'Vorige akte',
  next: 'Volgende akte',
  manageTitle: 'Bouw of neem hypotheek',
  manage: (who: string): string => `het bezit van ${who}`,
  notYours: 'mag alleen de eigenaar'
}

export const hammer = {
  eyebrow: (who: string): string => `${who}, bankier, houdt de hamer vast`,
  openTitle: (space: number): string => `${Place(space)} komt onder de hamer`,
  openNote: 'Jullie bieden om de beurt, te beginnen links van wie erop stond. Wie past, doet niet meer mee.',
  open: 'Open de veiling',
  all: 'Alle anderen hebben gepast.',
  called: (calls: number): string => (calls === 0 ? '' : calls === 1 ? 'Eenmaal…' : 'Andermaal…'),
  call: (calls: number): string => (calls === 0 ? 'Roep eenmaal' : 'Roep andermaal'),
  callNote: 'niemand meer?',
  noCall: 'al tweemaal geroepen',
  fall: 'Laat de hamer vallen',
  to: (who: string, amount: number): string => `aan ${who} voor ${money(amount)}`,
  sold: (who: string, amount: number): string => `Verkocht aan ${who} voor ${money(amount)}`,
  unsold: 'Geen bod: blijft bij de Bank'
}

const unitWords = {
  house: { one: 'huis', other: 'huizen' },
  hotel: { one: 'hotel', other: 'hotels' }
} as const
const units = (unit: Unit, count: number): string => plural(count, unitWords[unit])

export const wish = {
  eyebrow: (who: string): string => `Vraag aan ${who}`,
  title: (unit: Unit): string => `Hoeveel ${unitWords[unit].other} wil je?`,
  stock: (unit: Unit, count: number): string => `De Bank heeft nog ${units(unit, count)}.`,
  wants: (count: number): string => (count === 0 ? 'wil er geen' : `wil er ${figures(count)}`),
  asked: 'wordt nu gevraagd',
  later: 'komt nog aan de beurt',
  note: 'Willen jullie samen meer dan er zijn, dan worden ze stuk voor stuk geveild. Een wens kan later omlaag, nooit omhoog.',
  yours: 'Jouw wens',
  less: 'Een minder',
  more: 'Een meer',
  answer: (unit: Unit, count: number): string => `Vraag om ${units(unit, count)}`,
  none: 'Geen',
  noneNote: 'voor de anderen',
  noneYet: 'kies hoeveel'
}

export const placement = {
  eyebrow: (who: string, paid: boolean): string =>
    paid ? `${who} heeft het gewonnen` : `${who} mag het kopen`,
  title: (unit: Unit): string => `Waar komt het ${unitWords[unit].one}?`,
  left: (unit: Unit, count: number): string => `Nog ${units(unit, count)} te plaatsen, dit erbij gerekend.`,
  paid: 'Het is betaald en moet nu een plek krijgen.',
  choose: 'kies hier of op het bord',
  place: (space: number): string => `Plaats ${on(space)}`,
  buyOn: (space: number, cost: number): string => `Bouw ${on(space)} voor ${money(cost)}`,
  waive: 'Zie ervan af',
  waiveNote: 'voor mij hoeft het niet',
  mustPlace: 'het is al betaald',
  lots: 'Kavels waar het mag staan',
  now: (level: number): string => estate.level(level),
  rent: (before: number, after: number): string => `huur ${money(before)} \u2192 ${money(after)}`
}

export const throwing = {
  enter: 'Voer de worp in',
  entered: (one: number, other: number): string => `Voer ${figures(one)} + ${figures(other)} in`,
  choose: 'twee kanten, zoals de stenen liggen',
  faces: 'Kanten van de dobbelstenen',
  face: (face: number): string => `Kant ${figures(face)}`,
  first: 'Eerste steen',
  second: 'Tweede steen',
  clear: (which: string, face: number): string => `${which}, ${spelled(face)}: haal weg`,
  open: (which: string): string => `${which}, nog open`,
  invalid: 'Gooi opnieuw',
  invalidNote: 'een steen ligt niet plat'
}

export const claim = {
  eyebrow: (who: string): string => `${who} vraagt huur`,
  title: 'Wie stond er op jouw kavel?',
  person: 'Wie vraagt',
  note: 'Hier zie je iedereen die op een kavel van jou staat, of er in de laatste twee beurten stond.',
  nobody: 'Niemand staat op een kavel van jou, of stond er in de laatste twee beurten.',
  stands: 'staat er',
  stood: 'stond er',
  ask: (who: string): string => `Vraag ${who}`,
  askAny: 'Vraag',
  choose: 'kies een huurder en een kavel'
}

export const game = {
  eyebrow: 'Dit spel',
  title: 'Plaatsen en het einde',
  seats: 'Wie speelt welke plaats',
  person: 'een mens',
  computer: 'de computer',
  leave: 'Aan de computer laten',
  takeBack: 'Zelf verder spelen',
  resign: 'Stap uit',
  sure: (who: string): string => `Stapt ${who} voorgoed uit?`,
  sureNote: 'schulden worden betaald, de rest gaat naar de Bank',
  stay: 'Blijf',
  stayNote: 'er is nog niets gebeurd',
  leftGame: 'uit het spel',
  end: 'Stop het spel nu',
  endNote: 'Als iedereen die nog meedoet het eens is, wordt alle bezit geteld en wint de rijkste.',
  agrees: 'wil nu stoppen',
  plays: 'wil doorspelen',
  agree: 'Stop',
  disagree: 'Speel door',
  votes: (yes: number, all: number): string =>
    yes === 0
      ? 'Nog niemand wil nu stoppen.'
      : `Van de ${spelled(all)} ${form(yes, { one: 'wil', other: 'willen' })} er ${spelled(yes)} nu stoppen.`,
  notNow: 'Stemmen kan tussen twee worpen, als er niets openstaat.'
}
