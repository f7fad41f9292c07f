// What the spaces, groups, decks and cards are called in Polish. Wording of the cards is our own.
//
// Glossary, one word for each thing in all files:
// space = pole; street = ulica; lot = posiadłość; colour group = grupa; railroad = kolej; utility = zakład
// title deed = tytuł własności, in short: tytuł; house = dom; hotel = hotel; building = budynek, budować
// mortgage = zastaw, zastawić; lift = wykupić, wykup; loan = pożyczka; interest = odsetki; rent = czynsz; salary = pensja
// fine = grzywna; tax = podatek; pot = pula; cash = gotówka; raise cash = zebrać gotówkę; printed price = cena z planszy
// auction = licytacja; bid = stawka, licytować; top = przebić; pass = pas, pasować; hammer = młotek; offer = oferta
// deal = wymiana; deal out = rozdać; throw = rzut, rzucać; doubles = dublet; die = kostka; piece = pionek; seat = miejsce
// turn = tura (never "kolej"); game = gra, a saved one: partia; deck = talia; card = karta; release card = przepustka
// jail = więzienie; GO = Start; Bank = Bank; Banker = Bankier; computer player = gracz komputerowy; owner = właściciel
// debt = dług; creditor = wierzyciel; bankrupt = bankrut; give up = poddać się; resign = odejść z gry; estate = majątek
// ledger = kronika; take back / bring back = cofnąć / ponowić; rule book = księga zasad; settings = ustawienia; coach = trener
// The reader is "ty". Events are told in the present: the past tense would need to know who is a man and who a woman.
import type { Deck, Group } from '../../../shared/game/board'
import type { CardId } from '../../../shared/game/cards'
import type { CardWords } from '../en/names'

/** By position. */
export const spaces: readonly string[] = [
  'Start',
  'Mediterranean Avenue',
  'Wspólna kasa',
  'Baltic Avenue',
  'Podatek dochodowy',
  'Reading Railroad',
  'Oriental Avenue',
  'Los',
  'Vermont Avenue',
  'Connecticut Avenue',
  'Więzienie',
  'St. Charles Place',
  'Elektrownia',
  'States Avenue',
  'Virginia Avenue',
  'Pennsylvania Railroad',
  'St. James Place',
  'Wspólna kasa',
  'Tennessee Avenue',
  'New York Avenue',
  'Darmowy parking',
  'Kentucky Avenue',
  'Los',
  'Indiana Avenue',
  'Illinois Avenue',
  'B. & O. Railroad',
  'Atlantic Avenue',
  'Ventnor Avenue',
  'Wodociągi',
  'Marvin Gardens',
  'Idź do więzienia',
  'Pacific Avenue',
  'North Carolina Avenue',
  'Wspólna kasa',
  'Pennsylvania Avenue',
  'Short Line',
  'Los',
  'Park Place',
  'Podatek od luksusu',
  'Boardwalk'
]

/** The forms of a name within a sentence; streets and railroads keep their English names as they are. */
type Cases = {
  /** What one buys or pays for. */
  readonly accusative: string
  readonly genitive: string
  /** Where one stands: "na Starcie". */
  readonly on: string
  /** Where a walk leads to: "na Start". */
  readonly onto: string
}

const asField = (name: string): Cases => ({
  accusative: name,
  genitive: `pola ${name}`,
  on: `na polu ${name}`,
  onto: `na pole ${name}`
})
const CASES: Readonly<Record<string, Cases>> = {
  Start: { accusative: 'Start', genitive: 'Startu', on: 'na Starcie', onto: 'na Start' },
  'Wspólna kasa': asField('Wspólna kasa'),
  Los: asField('Los'),
  'Podatek dochodowy': asField('Podatek dochodowy'),
  'Podatek od luksusu': asField('Podatek od luksusu'),
  'Idź do więzienia': asField('„Idź do więzienia”'),
  Więzienie: {
    accusative: 'więzienie',
    genitive: 'więzienia',
    on: 'z wizytą w więzieniu',
    onto: 'z wizytą do więzienia'
  },
  'Darmowy parking': {
    accusative: 'Darmowy parking',
    genitive: 'Darmowego parkingu',
    on: 'na Darmowym parkingu',
    onto: 'na Darmowy parking'
  },
  Elektrownia: {
    accusative: 'Elektrownię',
    genitive: 'Elektrowni',
    on: 'w Elektrowni',
    onto: 'do Elektrowni'
  },
  Wodociągi: {
    accusative: 'Wodociągi',
    genitive: 'Wodociągów',
    on: 'w Wodociągach',
    onto: 'do Wodociągów'
  }
}

/** "Gracz 1", as a seat without a name of its own is called, says itself what it is. */
const bare = (who: string): string => who.replace(/^Gracz (?=\d)/, '')

const casesOf = (name: string): Cases =>
  CASES[name] ?? { accusative: name, genitive: name, on: `na ${name}`, onto: `na ${name}` }

/** A name in the nominative. */
export const place = (space: number): string => spaces[space] ?? ''
/** A name in the accusative: "Elektrownię". */
export const object = (name: string): string => casesOf(name).accusative
export const placeObject = (space: number): string => object(place(space))
export const ofPlace = (space: number): string => casesOf(place(space)).genitive
/** Where one stands: "na Ventnor Avenue", "w Elektrowni". */
export const on = (space: number): string => casesOf(place(space)).on
/** Where a walk leads to: "na Ventnor Avenue", "do Elektrowni". */
export const onto = (space: number): string => casesOf(place(space)).onto

/** The name without its Avenue, where a column is narrow and the whole name stands near by. */
export const shortSpace = (space: number): string => place(space).replace(/ Avenue$/, '')

/** The Bank as somebody who pays and is paid. */
export const bank = 'Bank'
/** Where taxes and fines wait, as somebody who is paid. */
export const pot = 'Darmowy parking'

/** Who is paid or asked: "Bankowi", "graczowi Nora". Names of players cannot be declined, so a word before them is. */
export const dative = (who: string): string =>
  who === bank ? 'Bankowi' : who === pot ? 'na Darmowy parking' : `graczowi ${bare(who)}`
/** Whose something is: "Banku", "gracza Nora". */
export const genitive = (who: string): string =>
  who === bank ? 'Banku' : who === pot ? 'Darmowego parkingu' : `gracza ${bare(who)}`
/** With whom one deals: "graczem Nora", "graczem 1". */
export const instrumental = (who: string): string => `graczem ${bare(who)}`

export const groups: Readonly<Record<Group, string>> = {
  darkPurple: 'ciemnofioletowa',
  lightBlue: 'błękitna',
  lightPurple: 'jasnofioletowa',
  orange: 'pomarańczowa',
  red: 'czerwona',
  yellow: 'żółta',
  green: 'zielona',
  darkBlue: 'granatowa'
}
export const railroads = 'koleje'
export const utilities = 'zakłady'

export const decks: Readonly<Record<Deck, string>> = { chance: 'Los', chest: 'Wspólna kasa' }
/** The card that opens the jail, as one names it when it is held. */
export const releaseCards: Readonly<Record<Deck, string>> = {
  chance: 'Przepustka (Los)',
  chest: 'Przepustka (Wspólna kasa)'
}

const OVER_START = 'Jeśli miniesz Start, weź 200\u00a0$.'
const TO_JAIL = 'Idź prosto do więzienia. Po drodze nie ma pensji.'
const KEEP = 'Zachowaj tę kartę. Raz wypuści cię z więzienia; możesz ją też sprzedać.'
const NEXT_RAILROAD =
  'Pospiesz się do najbliższej kolei. Jest niczyja? Możesz ją kupić. Ma właściciela? Zapłać podwójny czynsz.'

/** Title, what happens, and what must be done. */
export const cards: Readonly<Record<CardId, CardWords>> = {
  CH01: {
    title: 'Pierwszy tramwaj',
    story: 'Odjeżdża o świcie i masz go tylko dla siebie.',
    order: 'Jedź na Start i weź 200\u00a0$.'
  },
  CH02: {
    title: 'Dzień za miastem',
    story: 'Wycieczka wysadza wszystkich wśród czerwonych markiz.',
    order: `Idź dalej na Illinois Avenue. ${OVER_START}`
  },
  CH03: {
    title: 'List od kuzynki',
    story: 'Ma wolny pokój i garnek zupy na kuchni.',
    order: `Idź dalej na St. Charles Place. ${OVER_START}`
  },
  CH04: {
    title: 'Gasną latarnie',
    story: 'Ktoś powinien się tym zająć.',
    order:
      'Idź do najbliższego zakładu. Jest niczyj? Możesz go kupić. Ma właściciela? Rzuć kostkami i zapłać dziesięć razy tyle, ile wypadnie.'
  },
  CH05: {
    title: 'Bagażowy macha',
    story: 'Twój kufer już stoi na peronie, a ciebie tam nie ma.',
    order: NEXT_RAILROAD
  },
  CH06: {
    title: 'Bilet dla dwojga',
    story: 'Jedzie z tobą ciotka, a z ciotką papuga.',
    order: NEXT_RAILROAD
  },
  CH07: {
    title: 'Dobre lato na molo',
    story: 'Spółka z molo dzieli się tym, co zarobiły leżaki.',
    order: 'Weź 50\u00a0$.'
  },
  CH08: {
    title: 'Znajoma na posterunku',
    story: 'Ona wie, który klucz pasuje.',
    order: KEEP
  },
  CH09: {
    title: 'Wiatr od morza',
    story: 'Najpierw leci kapelusz, a ty za nim.',
    order: 'Cofnij się o trzy pola.'
  },
  CH10: {
    title: 'Spacer po klombie',
    story: 'Dozorca parku trzyma cię za kołnierz i zna drogę.',
    order: TO_JAIL
  },
  CH11: {
    title: 'Po burzy',
    story: 'W każdej rynnie leżą dachówki.',
    order: 'Napraw dachy: 25\u00a0$ za każdy dom, 100\u00a0$ za każdy hotel.'
  },
  CH12: {
    title: 'Dzwonek na promenadzie',
    story: 'Po dziesiątej rowery wolno tu tylko prowadzić.',
    order: 'Zapłać 15\u00a0$.'
  },
  CH13: {
    title: 'Zgubiony parasol',
    story: 'Czeka na haczyku w kasie biletowej.',
    order: `Idź dalej na Reading Railroad. ${OVER_START}`
  },
  CH14: {
    title: 'Odświętny strój',
    story: 'Gra orkiestra i wszyscy cię zobaczą.',
    order: 'Przejdź się na Boardwalk.'
  },
  CH15: {
    title: 'Na czele orkiestry',
    story: 'Muzycy wybrali właśnie ciebie, a chce im się pić.',
    order: 'Postaw wszystkim lemoniadę: daj każdemu graczowi 50\u00a0$.'
  },
  CH16: {
    title: 'Regaty',
    story: 'Tylko twoja łódka nie nabrała wody.',
    order: 'Odbierz nagrodę: 150\u00a0$.'
  },
  CC01: {
    title: 'Z prądem',
    story: 'Kładziesz się na wodzie, a prąd wie, dokąd ci pilno.',
    order: 'Płyń na Start i weź 200\u00a0$.'
  },
  CC02: {
    title: 'Coś w piasku',
    story: 'Kopiesz fosę i trafiasz na puszkę po herbatnikach pełną starych banknotów.',
    order: 'Weź 200\u00a0$.'
  },
  CC03: {
    title: 'Spieczone ramiona',
    story: 'Drzemka na słońcu trwała za długo, a lekarka kręci głową.',
    order: 'Zapłać jej 50\u00a0$.'
  },
  CC04: {
    title: 'Wiadro krewetek',
    story: 'Hotelowe kuchnie biorą cały twój połów.',
    order: 'Weź 45\u00a0$.'
  },
  CC05: {
    title: 'Słówko od burmistrza',
    story: 'Za tamtą sprawę z fontanną jest ci coś winien.',
    order: KEEP
  },
  CC06: {
    title: 'Pomyłka',
    story: 'Ten sam kapelusz, ten sam wąs i ani chwili na wyjaśnienia.',
    order: TO_JAIL
  },
  CC07: {
    title: 'Wieczór w pawilonie',
    story: 'Śpiewasz i nikt nie śmie zostać w domu.',
    order: 'Sprzedaj bilety: weź 50\u00a0$ od każdego gracza.'
  },
  CC08: {
    title: 'Słoik na zimę',
    story: 'Co tydzień jedna moneta i oto słoik jest pełny.',
    order: 'Weź 100\u00a0$.'
  },
  CC09: {
    title: 'Urzędnik liczy jeszcze raz',
    story: 'Przeniósł dwójkę tam, gdzie żadnej nie było.',
    order: 'Weź 20\u00a0$.'
  },
  CC10: {
    title: 'Padało cały tydzień',
    story: 'Masz ubezpieczenie od deszczu, choć wszyscy się śmiali.',
    order: 'Weź 100\u00a0$.'
  },
  CC11: {
    title: 'Ostatni stopień na molo',
    story: 'Był mokry. Zatrzymują cię na dwie noce i dobrze karmią.',
    order: 'Zapłać szpitalowi 100\u00a0$.'
  },
  CC12: {
    title: 'Dach dla szkoły',
    story: 'Dzieci piszą już pod parasolami.',
    order: 'Zapłać 150\u00a0$.'
  },
  CC13: {
    title: 'Pewna ręka',
    story: 'Malujesz piekarzowi nowy szyld.',
    order: 'Weź 25\u00a0$.'
  },
  CC14: {
    title: 'Nowy bruk',
    story: 'Ulica rozkopana, a miasto rozsyła rachunki.',
    order: 'Zapłać 40\u00a0$ za każdy dom i 115\u00a0$ za każdy hotel.'
  },
  CC15: {
    title: 'Zamki na plaży',
    story: 'Trzecia nagroda, za sześciolatkiem i jego siostrą.',
    order: 'Weź 10\u00a0$.'
  },
  CC16: {
    title: 'Niebieski imbryk',
    story: 'Cioteczna babka zapisała ci go w spadku, a kolekcjoner musi go mieć.',
    order: 'Weź 100\u00a0$.'
  }
}
