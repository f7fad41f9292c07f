// Words of the screens around the table in Polish: start, new game, saved games, winner, settings, rules, about.
import type { Ending } from '../../../shared/game/events'
import type { DecisionKind } from '../../../shared/game/view'
import type { Character, Level, PieceName, Trouble } from '../../../shared/ipc'
import { figures, list, money, plural } from '../format'
import { capitalised } from './figures'
import { genitive, instrumental } from './names'

export const back = 'Wróć'
export const backToTable = 'Wróć do stołu'

export const pieces: Readonly<Record<PieceName, string>> = {
  lantern: 'Latarnia',
  kite: 'Latawiec',
  tugboat: 'Holownik',
  teapot: 'Imbryk',
  beehive: 'Ul',
  bicycle: 'Rower',
  anvil: 'Kowadło',
  fox: 'Lis',
  snail: 'Ślimak',
  lighthouse: 'Latarnia morska',
  watch: 'Zegarek'
}
/** By index of the colour. */
export const colours: readonly string[] = [
  'Cegła',
  'Port',
  'Ochra',
  'Śliwka',
  'Mech',
  'Granat',
  'Orzech',
  'Łupek'
]

export const levels: Readonly<Record<Level, { name: string; plain: string }>> = {
  beginner: { name: 'Nowicjusz', plain: 'zna zasady i niewiele więcej' },
  casual: { name: 'Swobodny', plain: 'gra po przyjacielsku' },
  strong: { name: 'Mocny', plain: 'dobrze liczy i twardo się targuje' },
  master: { name: 'Mistrz', plain: 'myśli naprzód przy każdym ruchu' }
}

/** What a computer player likes; none is one without a taste of its own. */
export const characters: Readonly<Record<Character | 'none', { name: string; plain: string }>> = {
  none: { name: 'Bezstronny', plain: 'ceni każdą rzecz za to, ile jest warta' },
  collector: { name: 'Kolekcjoner', plain: 'chce całych grup i dużo płaci za ostatni tytuł' },
  builder: { name: 'Budowniczy', plain: 'każdego dolara od razu zamienia w domy' },
  trader: { name: 'Handlarz', plain: 'zawsze gotów do wymiany' },
  miser: { name: 'Skąpiec', plain: 'lubi mieć gotówkę w ręku i niechętnie ją wydaje' }
}

/** What a game waits for, after the name of the player. */
export const waiting: Readonly<Record<DecisionKind, (who: string) => string>> = {
  openingThrow: (who) => `${who} rzuca o początek`,
  turn: (who) => `Tura: ${who}`,
  purchase: (who) => `${who} kupuje lub oddaje na licytację`,
  auction: (who) => `Licytuje ${who}`,
  tax: (who) => `${who} wybiera podatek dochodowy`,
  rentThrow: (who) => `${who} rzuca o czynsz`,
  debt: (who) => `${who} ma dług do spłacenia`,
  inheritance: (who) => `${who} decyduje o zastawionym tytule`,
  openLot: (who) => `${who} otwiera licytację`,
  hammer: (who) => `${who} trzyma młotek`,
  wish: (who) => `${who} mówi, ile chce budynków`,
  placement: (who) => `${who} stawia budynek`
}
export const dismiss = 'Zamknij'
export const isBanker = (name: string): string => `Bankierem jest ${name}`
export const turn = (number: number): string =>
  number === 0 ? 'przed pierwszą turą' : `tura ${figures(number)}`
export const won = (names: readonly string[]): string =>
  `${names.length > 1 ? 'Wspólna wygrana' : 'Wygrana'}: ${list(names)}`

export const fault =
  'Coś poszło nie tak w tym oknie. Nic nie przepadło: każdy ruch został od razu zapisany. Jeśli teraz coś wygląda dziwnie, zamknij Freehold i otwórz go ponownie.'

export const troubles: Readonly<Record<Trouble, string>> = {
  diskFull: 'Dysk jest pełny. Nic nie zmieniono; zwolnij trochę miejsca i spróbuj ponownie.',
  saveFailed: 'Nie udało się zapisać. Nic nie zmieniono; spróbuj ponownie.',
  noSuchGame: 'Tej partii już nie ma.',
  gameUnreadable: 'Tej partii nie da się odczytać. Jej plik pozostał bez zmian.',
  gameTooNew: 'Ta partia pochodzi z nowszej wersji Freehold. Zaktualizuj program, by ją otworzyć.',
  noGameOpen: 'Żadna gra nie jest otwarta.',
  noSuchSeat: 'Przy tym stole nie ma takiego miejsca.',
  fileUnreadable: 'Ten plik nie zawiera partii Freehold albo jest uszkodzony. Nic nie zmieniono.',
  fileTooNew:
    'Ten plik pochodzi z nowszej wersji Freehold. Zaktualizuj program, by go otworzyć; nic nie zmieniono.',
  backupUnreadable: 'Tej kopii nie da się odczytać. Nic się nie zmieniło.',
  goingBack: 'Właśnie przywracane są partie z kopii. Nic nie zmieniono; spróbuj ponownie za chwilę.'
}

export const pageMissing =
  'Nie udało się wczytać części programu Freehold. Uruchom go ponownie; jeśli to nie pomoże, zainstaluj go od nowa. Twoje partie są bezpieczne.'

export const start = {
  heading: 'Siadajcie do gry',
  poster: 'Plakat: nadmorskie miasteczko z latarnią morską, diabelskim młynem i molem',
  invitation: 'Od dwóch do ośmiu osób przy jednym stole',
  resume: (name: string): string => `Graj dalej: ${name}`,
  resumeNote: (turnNumber: number, players: number): string =>
    `${capitalised(turn(turnNumber))}, ${plural(players, { one: 'gracz', few: 'graczy', many: 'graczy', other: 'gracza' })}`,
  resumeNothing: 'Graj dalej',
  noGames: 'nie ma jeszcze żadnej partii',
  allOver: 'wszystkie partie są skończone; zacznij nową',
  newGame: 'Nowa gra',
  newGameNote: 'Imiona, pionki, kto gra',
  lastTime: 'Ostatni stół',
  lastEvents: 'Co się działo ostatnio',
  saved: 'Zapisane partie',
  rules: 'Zasady',
  settings: 'Ustawienia',
  about: 'O grze'
}

/** "Niedzielny stół": what Intl calls the day, as an adjective. */
const WEEKDAYS: Readonly<Record<string, string>> = {
  poniedziałek: 'Poniedziałkowy',
  wtorek: 'Wtorkowy',
  środa: 'Środowy',
  czwartek: 'Czwartkowy',
  piątek: 'Piątkowy',
  sobota: 'Sobotni',
  niedziela: 'Niedzielny'
}

export const newGame = {
  heading: 'Nowa gra',
  aside: (count: number): string =>
    `${plural(count, { one: 'osoba', few: 'osoby', many: 'osób', other: 'osoby' })} przy stole`,
  who: 'Kto gra?',
  whoNote: 'od dwóch do ośmiu; kto zaczyna, pokażą kostki',
  seat: (number: number): string => `Miejsce ${figures(number)}`,
  name: (number: number): string => `Imię na miejscu ${figures(number)}`,
  kind: (name: string): string => `Kto gra jako ${name}?`,
  level: (name: string): string => `Jak dobrze gra ${name}`,
  character: 'Charakter',
  person: 'Człowiek',
  computer: 'Komputer',
  here: 'przy tym stole',
  change: (name: string): string => `Pionek i kolor: ${name}`,
  piece: 'Pionek',
  colour: 'Kolor',
  heldBy: (what: string, name: string): string => `${what}, teraz ma ${name}`,
  swapped: (what: string, name: string): string => `${what}: zamiana z ${instrumental(name)}`,
  remove: (name: string): string => `Usuń: ${name}`,
  removed: (name: string): string => `Przy stole nie siedzi już ${name}.`,
  addPerson: 'Dodaj osobę',
  addComputer: 'Dodaj gracza komputerowego',
  full: 'najwyżej osiem',
  least: 'Przy stole muszą być co najmniej dwa miejsca',
  defaultPerson: (number: number): string => `Gracz ${figures(number)}`,
  computerNames: [
    'Marlow',
    'Czajka',
    'Zięba',
    'Jałowiec',
    'Szczupak',
    'Malwa',
    'Bazyl',
    'Szczaw'
  ] as readonly string[],
  defaultName: (weekday: string): string => `${WEEKDAYS[weekday] ?? 'Rodzinny'} stół`,
  problems: {
    noName: (number: number): string => `Miejsce ${figures(number)} nie ma jeszcze imienia.`,
    sameName: (name: string): string =>
      `Na dwóch miejscach jest to samo imię: ${name}. Zmień jedno, żeby było wiadomo, kto jest kim.`,
    noBanker: 'Nadaj Bankierowi imię, którego nie ma nikt inny.',
    noTitle: 'Nadaj tej partii nazwę, żeby dało się ją znaleźć.'
  },
  slip: 'Zgodnie z instrukcją',
  rulesHeading: 'Oficjalne zasady',
  facts: [
    'Nic nie dodano i nic nie pominięto.',
    'Wszyscy zaczynają na Starcie z 1500\u00a0$.',
    'Tytuł, którego nikt nie kupi, od razu się licytuje.',
    'Wygrywa ostatni gracz, który nie zbankrutował.'
  ] as readonly string[],
  title: 'Nazwa tej partii',
  sums: (people: number, computers: number): string => {
    const persons = plural(people, { one: 'osoba', few: 'osoby', many: 'osób', other: 'osoby' })
    const machines = `${figures(computers)} ${computers === 1 ? 'gracz komputerowy' : 'graczy komputerowych'}`
    if (people === 0) return `${machines}; ty patrzysz.`
    return computers === 0 ? `${persons} przy jednym ekranie.` : `${persons} i ${machines}.`
  },
  begin: 'Zacznij grę',
  beginNote: 'najpierw rzut o początek'
}

export const saved = {
  heading: 'Zapisane partie',
  aside: (count: number): string =>
    count === 0 ? 'brak' : plural(count, { one: 'partia', few: 'partie', many: 'partii', other: 'partii' }),
  empty: 'Każda partia zapisuje się tu sama po każdym ruchu.',
  open: 'Otwórz',
  openNamed: (name: string): string => `Otwórz: ${name}`,
  rename: 'Zmień nazwę',
  renameNamed: (name: string): string => `Zmień nazwę: ${name}`,
  newName: (name: string): string => `Nowa nazwa, ${name}`,
  keepName: 'Zachowaj nazwę',
  remove: 'Usuń',
  removeNamed: (name: string): string => `Usuń: ${name}`,
  removed: (name: string): string => `Przeniesiono do kosza: ${name}.`,
  toFile: 'Do pliku',
  toFileNamed: (name: string): string => `Zapisz do pliku: ${name}`,
  written: (name: string, file: string): string => `${name}: zapisano do pliku ${file}.`,
  fromFile: 'Dodaj z pliku',
  added: (name: string): string => `Dodano do twoich partii: ${name}.`,
  bringBack: 'Przywróć',
  bringBackNamed: (name: string): string => `Przywróć: ${name}`,
  bin: 'W koszu',
  binNote: 'można przywrócić w każdej chwili',
  begun: (when: string): string => `początek: ${when}`,
  players: (names: readonly string[]): string => list(names)
}

export const copies = {
  heading: 'Kopie dzienne',
  eyebrow: 'Robią się same',
  note: 'Raz dziennie kopiowane są wszystkie twoje partie. Jeśli coś poszło nie tak, wróć do jednego z tych dni.',
  none: 'Nie ma jeszcze kopii. Pierwsza powstanie, gdy Freehold zostanie znów otwarty.',
  before: 'sprzed powrotu',
  unreadable: 'nie da się odczytać',
  goBack: 'Wróć do tej kopii',
  goBackNote: 'zapyta jeszcze raz',
  ask: 'Wrócić do tej kopii?',
  empty: 'Nie ma w niej żadnej partii.',
  inIt: (names: readonly string[]): string => `W niej: ${list(names)}.`,
  /** Games beyond those that were named, in a list after them. */
  more: (count: number): string => `jeszcze ${count}`,
  becomes: 'Wszystkie twoje partie staną się takie, jakie były wtedy. Partie zaczęte później znikną z listy.',
  nothingLost:
    'Nic nie przepadnie: najpierw twoje partie zostaną skopiowane takie, jakie są teraz, a ta kopia zostanie na liście na zawsze.',
  yes: 'Tak, wróć',
  yesNote: 'najpierw kopia tego, co jest',
  no: 'Nie',
  noNote: 'wszystko zostaje',
  done: 'Twoje partie są znów takie, jak wtedy. Ich stan sprzed powrotu to pierwsza kopia na liście.'
}

export const winner = {
  heading: (game: string): string => game,
  turns: (count: number): string => plural(count, { one: 'tura', few: 'tury', many: 'tur', other: 'tury' }),
  lead: (count: number): string => (count > 1 ? 'Wspólnie wygrywają' : 'Wygrywa'),
  why: {
    lastPlayer: 'Ostatni gracz przy stole',
    secondBankruptcy: 'Największy majątek przy drugim bankructwie',
    timeLimit: 'Największy majątek, gdy wybiła godzina',
    agreement: 'Największy majątek, gdy wszyscy zgodzili się skończyć'
  } satisfies Record<Ending, string>,
  worth: (score: number): string => `majątek ${money(score)}`,
  ranking: 'Jak się skończyło',
  holds: (cash: number, deeds: number): string =>
    `${money(cash)} ${deeds === 0 ? 'i żadnego tytułu' : `i ${plural(deeds, { one: 'tytuł własności', few: 'tytuły własności', many: 'tytułów własności', other: 'tytułu własności' })}`}`,
  out: 'odpada',
  bankruptTo: (turnNumber: number | null, creditor: string): string =>
    turnNumber === null
      ? `bankructwo, majątek dla ${genitive(creditor)}`
      : `bankructwo w turze ${figures(turnNumber)}, majątek dla ${genitive(creditor)}`,
  bankrupt: 'bankrut',
  board: 'Plansza na koniec',
  rematch: 'Zagraj znowu',
  rematchNote: 'ten sam stół, miejsca przesuwają się o jedno',
  newGame: 'Nowa gra',
  newGameNote: 'inni gracze',
  start: 'Ekran startowy'
}

export const settings = {
  heading: 'Ustawienia',
  aside: 'działają od razu',
  defaults: 'Przywróć domyślne',
  defaultsNow: 'Wszystkie ustawienia są znów jak na początku.',
  table: 'Stół',
  toSee: 'Wygląd',
  theme: {
    name: 'Pora dnia',
    note: 'jasny len albo ciemny świerk',
    system: 'Jak system',
    light: 'Dzień',
    dark: 'Noc'
  },
  speed: {
    name: 'Tempo',
    note: 'jak szybko chodzą pionki i gra komputer',
    calm: 'Spokojne',
    brisk: 'Żwawe',
    instant: 'Od razu'
  },
  textSize: {
    name: 'Rozmiar tekstu',
    note: 'cały tekst obok planszy',
    words: (percent: number): string => `${figures(percent)}%`
  },
  motion: {
    name: 'Ruch',
    note: 'chodzenie i przeloty albo krótkie przenikanie',
    system: 'Jak system',
    full: 'Pełny',
    reduced: 'Mały'
  },
  handover: {
    name: 'Karta zmiany',
    note: 'między turami dwóch osób'
  },
  guide: {
    name: 'Przewodnik',
    note: 'wskazówka przy każdym nowym rodzaju pytania, w pierwszej grze'
  },
  turnBoard: {
    name: 'Plansza',
    note: 'Start w lewym górnym rogu albo obrót w stronę pionka, który gra',
    fixed: 'Stała',
    turning: 'Obracana'
  },
  tv: {
    name: 'Tryb TV',
    note: 'liczby czytelne z trzech metrów, jeden pasek odpowiedzi'
  },
  toHear: 'Dźwięk',
  volume: {
    name: 'Głośność',
    note: 'kostki, pionki, pieniądze, karty i młotek',
    words: (percent: number): string => `${figures(percent)}%`
  },
  muted: {
    name: 'Dźwięki',
    note: 'bez muzyki; cisza, gdy okno jest ukryte'
  },
  language: {
    name: 'Język',
    note: 'okna, kart i księgi zasad',
    system: 'Jak system'
  },
  off: 'Wył.',
  on: 'Wł.',
  find: 'Znajdź ustawienie lub klawisz',
  found: (count: number): string => (count === 0 ? 'Nic się tak nie nazywa' : `Znaleziono ${String(count)}`),
  noneHere: 'Nic się tu tak nie nazywa.',
  keys: 'Klawisze',
  keysHow: 'wybierz wiersz, potem nowy klawisz',
  keysHeading: 'Gra na klawiaturze',
  keysNote:
    'Każdy przycisk przy stole pokazuje swój klawisz. Na planszę prowadzi Tab, po polach chodzi się strzałkami; Home prowadzi na Start. Żaden klawisz nie znaczy dwóch rzeczy naraz.'
}

export const rules = {
  heading: 'Księga zasad',
  aside: 'oficjalne zasady naszymi słowami',
  find: 'Szukaj w zasadach',
  chapters: 'Rozdziały',
  found: (count: number): string =>
    count === 0
      ? 'Żadna zasada o tym nie mówi'
      : `${plural(count, { one: 'zasada mówi', few: 'zasady mówią', many: 'zasad mówi', other: 'zasady mówi' })} o tym`,
  previous: 'Poprzedni rozdział',
  next: 'Następny rozdział'
}

export const about = {
  heading: 'O grze Freehold',
  lead: 'Gra planszowa o ulicach, czynszach i wymianach, dla rodziny przy jednym stole. Nie potrzebuje konta ani sieci, a wszystkie partie zostają na tym komputerze.',
  independence:
    'Freehold jest dziełem niezależnym i nie ma żadnego związku z firmą Hasbro, właścicielem znaku MONOPOLY, ani z żadnym innym wydawcą.',
  drawings: 'Rysunki, pionki, plansza i teksty są nasze własne.',
  versions: 'Wersja',
  version: (app: string): string => `Freehold ${app}`,
  parts: 'Wykorzystano',
  fonts: 'Kroje pisma',
  licence: (name: string): string => `Licencja: ${name}`,
  openFont: 'SIL Open Font License 1.1'
}
