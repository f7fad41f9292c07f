// What the spaces, groups, decks and cards are called in Dutch. Wording of the cards is our own.
//
// Glossary, one word for each thing in all files:
// space = vak; street = straat; lot = kavel; colour group = groep; railroad = spoorlijn; utility = nutsbedrijf
// title deed = eigendomsakte, in short: akte; house = huis; hotel = hotel; building = gebouw, bouwen; estate = bezit
// mortgage = hypotheek, to mortgage: een hypotheek nemen; lift = aflossen; loan = lening; interest = rente
// rent = huur; salary = salaris; fine = boete; tax = belasting; pot = pot; printed price = gedrukte prijs
// cash = contant geld; raise cash = geld vrijmaken; auction = veiling; bid = bod, bieden; pass = passen; hammer = hamer
// deal = ruil, ruilen; offer = aanbod; deal out = uitdelen; throw = worp, gooien; doubles = dubbel; die = dobbelsteen
// piece = pion; seat = plaats; turn = beurt; game = spel; deck = stapel; card = kaart; release card = vrijkaart
// jail = gevangenis; GO = Start; Bank = de Bank; Banker = bankier; computer player = computerspeler; owner = eigenaar
// debt = schuld; creditor = schuldeiser; bankrupt = failliet; give up = opgeven; resign = uitstappen; ledger = logboek
// take back / bring back = terugnemen / opnieuw doen; rule book = regelboek; settings = instellingen; coach = coach
// The reader is "je". Events are told in the present, what has happened since in the perfect tense.
import type { Deck, Group } from '../../../shared/game/board'
import type { CardId } from '../../../shared/game/cards'
import type { CardWords } from '../en/names'

/** Where a long word may be broken on the board. */
const SOFT_HYPHEN = '\u00ad'

/** By position. */
export const spaces: readonly string[] = [
  'Start',
  'Mediterranean Avenue',
  'Stadskas',
  'Baltic Avenue',
  `Inkomsten${SOFT_HYPHEN}belasting`,
  'Reading Railroad',
  'Oriental Avenue',
  'Toeval',
  'Vermont Avenue',
  'Connecticut Avenue',
  'Gevangenis',
  'St. Charles Place',
  `Stroom${SOFT_HYPHEN}bedrijf`,
  'States Avenue',
  'Virginia Avenue',
  'Pennsylvania Railroad',
  'St. James Place',
  'Stadskas',
  'Tennessee Avenue',
  'New York Avenue',
  'Vrij parkeren',
  'Kentucky Avenue',
  'Toeval',
  'Indiana Avenue',
  'Illinois Avenue',
  'B. & O. Railroad',
  'Atlantic Avenue',
  'Ventnor Avenue',
  `Water${SOFT_HYPHEN}bedrijf`,
  'Marvin Gardens',
  'Naar de gevangenis',
  'Pacific Avenue',
  'North Carolina Avenue',
  'Stadskas',
  'Pennsylvania Avenue',
  'Short Line',
  'Toeval',
  'Park Place',
  `Luxe${SOFT_HYPHEN}belasting`,
  'Boardwalk'
]

/** A name as it is spoken, without places to break it, and with its article where it needs one. */
export function withArticle(name: string): string {
  const spoken = name.replaceAll(SOFT_HYPHEN, '')
  return /bedrijf$/.test(spoken) ? `het ${spoken}` : spoken
}
/** A space within a sentence: "het Waterbedrijf", "Ventnor Avenue". */
export const place = (space: number): string => withArticle(spaces[space] ?? '')

/** A place to walk to or to stand on: "Ventnor Avenue", "het vak Toeval". */
const spot = (space: number): string =>
  place(space).replace(/^(?:Toeval|Stadskas|.*belasting)$/, 'het vak $&')

/** Where one stands: "op Ventnor Avenue", "op bezoek in de gevangenis". */
export function on(space: number): string {
  const name = spot(space)
  if (name === 'Gevangenis') return 'op bezoek in de gevangenis'
  return name === 'Naar de gevangenis' ? `op ‘${name}’` : `op ${name}`
}
/** Where a walk leads to: "naar Ventnor Avenue", "op bezoek in de gevangenis". */
export function onto(space: number): string {
  const name = spot(space)
  if (name === 'Gevangenis') return 'naar de gevangenis, op bezoek'
  return name === 'Naar de gevangenis' ? `naar het vak ‘${name}’` : `naar ${name}`
}

/** The name without its Avenue, where a column is narrow and the whole name stands near by. */
export const shortSpace = (space: number): string => (spaces[space] ?? '').replace(/ Avenue$/, '')

/** The Bank as somebody who pays and is paid. */
export const bank = 'de Bank'
/** Where taxes and fines wait, as somebody who is paid. */
export const pot = 'Vrij parkeren'

export const groups: Readonly<Record<Group, string>> = {
  darkPurple: 'donkerpaars',
  lightBlue: 'lichtblauw',
  lightPurple: 'lichtpaars',
  orange: 'oranje',
  red: 'rood',
  yellow: 'geel',
  green: 'groen',
  darkBlue: 'donkerblauw'
}
export const railroads = 'spoorlijnen'
export const utilities = 'nutsbedrijven'

export const decks: Readonly<Record<Deck, string>> = { chance: 'Toeval', chest: 'Stadskas' }
/** The card that opens the jail, as one names it when it is held. */
export const releaseCards: Readonly<Record<Deck, string>> = {
  chance: 'Vrijkaart (Toeval)',
  chest: 'Vrijkaart (Stadskas)'
}

const OVER_START = 'Kom je langs Start, pak dan $\u00a0200.'
const TO_JAIL = 'Meteen naar de gevangenis. Onderweg krijg je geen salaris.'
const KEEP = 'Bewaar deze kaart. Je komt er één keer mee uit de gevangenis; je mag hem verkopen.'
const NEXT_RAILROAD =
  'Haast je naar de volgende spoorlijn. Van niemand? Dan mag je hem kopen. Van iemand? Betaal dan twee keer de huur.'

/** Title, what happens, and what must be done. */
export const cards: Readonly<Record<CardId, CardWords>> = {
  CH01: {
    title: 'De eerste tram',
    story: 'Hij vertrekt bij zonsopgang, met jou als enige passagier.',
    order: 'Rijd door naar Start en pak $\u00a0200.'
  },
  CH02: {
    title: 'Een dagje uit',
    story: 'Iedereen mag uitstappen onder de rode zonneschermen.',
    order: `Ga door naar Illinois Avenue. ${OVER_START}`
  },
  CH03: {
    title: 'Een nicht schrijft',
    story: 'Ze heeft een kamer vrij en een pan soep op het fornuis.',
    order: `Ga door naar St. Charles Place. ${OVER_START}`
  },
  CH04: {
    title: 'De lantaarns gaan uit',
    story: 'Daar moest maar eens iemand naar kijken.',
    order:
      'Ga door naar het volgende nutsbedrijf. Van niemand? Dan mag je het kopen. Van iemand? Gooi dan en betaal tien keer de worp.'
  },
  CH05: {
    title: 'De kruier zwaait',
    story: 'Je koffer staat al op het perron, jij nog niet.',
    order: NEXT_RAILROAD
  },
  CH06: {
    title: 'Een kaartje voor twee',
    story: 'Je tante reist mee, en haar papegaai ook.',
    order: NEXT_RAILROAD
  },
  CH07: {
    title: 'Een goede zomer op de pier',
    story: 'De pier verdeelt wat de ligstoelen hebben opgebracht.',
    order: 'Pak $\u00a050.'
  },
  CH08: {
    title: 'Een vriendin op de wacht',
    story: 'Zij weet welke sleutel past.',
    order: KEEP
  },
  CH09: {
    title: 'Wind van zee',
    story: 'Eerst gaat je hoed, en dan ga jij erachteraan.',
    order: 'Ga drie vakken terug.'
  },
  CH10: {
    title: 'Betrapt in het bloemperk',
    story: 'De parkwachter heeft je bij de kraag en kent de weg.',
    order: TO_JAIL
  },
  CH11: {
    title: 'Na de storm',
    story: 'In elke dakgoot liggen pannen.',
    order: 'Herstel je daken: $\u00a025 per huis, $\u00a0100 per hotel.'
  },
  CH12: {
    title: 'Gerinkel op de promenade',
    story: 'Na tienen mag je hier alleen nog met de fiets aan de hand.',
    order: 'Betaal $\u00a015.'
  },
  CH13: {
    title: 'De vergeten paraplu',
    story: 'Hij hangt aan een haakje bij het loket.',
    order: `Ga door naar Reading Railroad. ${OVER_START}`
  },
  CH14: {
    title: 'Op je zondags',
    story: 'Het orkest speelt en iedereen zal je zien.',
    order: 'Flaneer naar Boardwalk.'
  },
  CH15: {
    title: 'Voorzitter van de fanfare',
    story: 'De muzikanten hebben jou gekozen, en ze hebben dorst.',
    order: 'Trakteer op limonade: betaal elke speler $\u00a050.'
  },
  CH16: {
    title: 'De zeilwedstrijd',
    story: 'Alleen jouw bootje bleef droog.',
    order: 'Pak de prijs van $\u00a0150.'
  },
  CC01: {
    title: 'Met het tij mee',
    story: 'Je gaat op je rug liggen, en de stroom weet waar je heen wilt.',
    order: 'Drijf naar Start en pak $\u00a0200.'
  },
  CC02: {
    title: 'Iets in het zand',
    story: 'Je graaft een slotgracht en vindt een koektrommel vol oude biljetten.',
    order: 'Pak $\u00a0200.'
  },
  CC03: {
    title: 'Allebei je schouders',
    story: 'In slaap gevallen in de zon, en de dokter schudt haar hoofd.',
    order: 'Betaal haar $\u00a050.'
  },
  CC04: {
    title: 'Een emmer garnalen',
    story: 'De hotelkeukens nemen je hele vangst af.',
    order: 'Pak $\u00a045.'
  },
  CC05: {
    title: 'Een goed woordje van de burgemeester',
    story: 'Hij is je nog iets schuldig voor dat gedoe met de fontein.',
    order: KEEP
  },
  CC06: {
    title: 'Een vergissing',
    story: 'Dezelfde hoed, dezelfde snor, en geen tijd om het uit te leggen.',
    order: TO_JAIL
  },
  CC07: {
    title: 'Een avond in het paviljoen',
    story: 'Jij zingt, en niemand durft thuis te blijven.',
    order: 'Verkoop de kaartjes: pak $\u00a050 van elke speler.'
  },
  CC08: {
    title: 'De winterpot',
    story: 'Elke week een muntje, en nu is hij vol.',
    order: 'Pak $\u00a0100.'
  },
  CC09: {
    title: 'De klerk telt nog eens',
    story: 'Hij had een twee onthouden die er niet was.',
    order: 'Pak $\u00a020.'
  },
  CC10: {
    title: 'De hele week regen',
    story: 'Je had je ertegen verzekerd, en iedereen lachte.',
    order: 'Pak $\u00a0100.'
  },
  CC11: {
    title: 'De laatste trede van de pier',
    story: 'Die was nat. Je mag twee nachten blijven, en het eten is goed.',
    order: 'Betaal het ziekenhuis $\u00a0100.'
  },
  CC12: {
    title: 'Een dak voor de school',
    story: 'De kinderen schrijven al onder paraplu’s.',
    order: 'Betaal $\u00a0150.'
  },
  CC13: {
    title: 'Een vaste hand',
    story: 'Je schildert een nieuw uithangbord voor de bakker.',
    order: 'Pak $\u00a025.'
  },
  CC14: {
    title: 'Nieuwe bestrating',
    story: 'De straat ligt open, en de stad stuurt de rekening rond.',
    order: 'Betaal $\u00a040 per huis en $\u00a0115 per hotel.'
  },
  CC15: {
    title: 'Kastelen op het strand',
    story: 'Derde prijs, achter een jongen van zes en zijn zusje.',
    order: 'Pak $\u00a010.'
  },
  CC16: {
    title: 'De blauwe theepot',
    story: 'Een oudtante liet hem je na, en een verzamelaar moet hem hebben.',
    order: 'Pak $\u00a0100.'
  }
}
