// Words of the rules of a new game in Polish: sets, options, what differs from the official rules, and what cannot be played.
import type { Rules, RulesFault } from '../../../shared/game/rules'
import type { UndoPolicy } from '../../../shared/ipc'
import type { Duration } from '../../screens/duration'
import { figures, form, money, plural } from '../format'
import { capitalised, spelled } from './figures'

export const heading = 'Zasady tej gry'
export const slip = 'Zasady'
export const mixture = 'Własne zasady'
export const change = 'Zmień zasady'
export const done = 'Gotowe'
export const doneNote = 'wróć do miejsc'
export const setsHeading = 'Zestawy zasad'
export const ownHeading = 'Twoje własne'
export const saveLabel = 'Zachowaj te zasady jako'
export const save = 'Zachowaj'
export const noName = 'najpierw podaj nazwę'
export const removed = (name: string): string => `Usunięto: ${name}.`
export const remove = (name: string): string => `Usuń: ${name}`
export const fromOfficial = 'W porównaniu z oficjalnymi'
export const differences = 'Co jest inaczej'
export const nothingDiffers = 'Nic. To gra zgodna z instrukcją; tylko czynsz pobiera się automatycznie.'
export const yes = 'Tak'
export const no = 'Nie'
export const more = (what: string): string => `${what}: więcej`
export const less = (what: string): string => `${what}: mniej`

export const sets = {
  official: { name: 'Oficjalne', note: 'zgodnie z instrukcją, czynsz automatycznie' },
  letter: { name: 'Co do joty', note: 'kto zapomni o czynszu, ten go traci' },
  short: { name: 'Krótka gra', note: 'po dwa tytuły, do drugiego bankructwa' },
  timed: { name: 'Limit czasu', note: 'po dwa tytuły, dwie godziny, wygrywa najbogatszy' },
  speed: { name: '60 minut', note: 'po dwa tytuły, hotel po trzech domach' },
  family: { name: 'Rodzinne', note: 'podatki i grzywny czekają na Darmowym parkingu' },
  dealt: { name: 'Wszystko rozdane', note: 'każdy tytuł od początku ma właściciela' }
} as const

export const groups = {
  start: 'Na początku',
  round: 'Dookoła planszy',
  lots: 'Posiadłości i czynsz',
  building: 'Budowanie i wymiany',
  end: 'Koniec',
  table: 'Przy stole'
}

export const options = {
  startCash: { name: 'Gotówka na początek', note: 'Tyle każdy gracz ma w ręku na Starcie.' },
  dealt: {
    name: 'Rozdane tytuły',
    note: 'Za dwa płaci się cenę z planszy; wszystkie rozdaje się za darmo.',
    0: 'Żadne',
    2: 'Dwa',
    all: 'Wszystkie'
  },
  salary: { name: 'Pensja', note: 'Wypłaca ją Bank za minięcie Startu lub stanięcie na nim.' },
  doubleSalaryOnGo: {
    name: 'Podwójnie na Starcie',
    note: 'Kto staje dokładnie na Starcie, dostaje pensję dwa razy.'
  },
  pot: {
    name: 'Pula na Darmowym parkingu',
    note: 'Podatki, grzywny i opłaty z kart czekają na tego, kto tam stanie.'
  },
  potSeed: { name: 'W pustej puli', note: 'Tyle Bank dokłada, gdy ktoś zabierze pulę.' },
  incomeTax: {
    name: 'Podatek dochodowy',
    note: 'Można wybrać dziesiątą część wszystkiego albo płaci się zawsze 200\u00a0$.',
    choice: 'Wybór',
    flat: '200\u00a0$'
  },
  auctions: { name: 'Licytacje', note: 'Niekupiona posiadłość trafia do tego, kto da najwięcej.' },
  firstLapPurchases: { name: 'Zakupy od razu', note: 'Bez tego nikt nie kupuje, zanim minie Start.' },
  rent: {
    name: 'Czynsz',
    note: 'Automatycznie albo na żądanie właściciela, zanim rzuci następny gracz (termin 1) lub gracz po nim (termin 2).',
    automatic: 'Automatyczny',
    claimNext: 'Termin 1',
    claimSecond: 'Termin 2'
  },
  rentInJail: { name: 'Czynsz w więzieniu', note: 'Właściciel w więzieniu pobiera czynsz.' },
  housesBeforeHotel: {
    name: 'Domy przed hotelem',
    note: 'Najpierw tyle musi stać na każdej ulicy grupy.',
    3: 'Trzy',
    4: 'Cztery'
  },
  evenBuilding: {
    name: 'Równomierna budowa',
    note: 'Ulice jednej grupy zabudowuje się, a budynki sprzedaje, równomiernie.'
  },
  trading: { name: 'Wymiany', note: 'Gracze mogą sprzedawać sobie i wymieniać tytuły oraz przepustki.' },
  ending: {
    name: 'Gra kończy się',
    note: 'Gdy zostanie jeden gracz, albo przy drugim bankructwie, a wtedy wygrywa najbogatszy.',
    lastPlayer: 'Ostatni gracz',
    secondBankruptcy: 'Drugie bankructwo'
  },
  timeLimit: {
    name: 'Limit czasu',
    note: 'Gdy czas minie, kończy się turę i wygrywa najbogatszy.',
    none: 'Brak',
    some: 'Minuty'
  },
  dice: {
    name: 'Kostki',
    note: 'Rzuca aplikacja albo wy rzucacie prawdziwymi kostkami i wpisujecie wynik.',
    app: 'W aplikacji',
    table: 'Prawdziwe'
  },
  banker: {
    name: 'Bankier',
    note: 'Tytuły rozdaje się od lewej strony Bankiera. Przy sześciu lub więcej osobach jedna może być Bankierem bez miejsca.',
    nobody: 'Aplikacja',
    apart: 'Bez miejsca',
    nameLabel: 'Imię Bankiera',
    defaultName: 'Bankier'
  },
  undo: {
    name: 'Cofanie',
    note: 'Nic; własny ostatni ruch, zanim widać coś nowego; albo wszystko, ze śladem w kronice.',
    off: 'Nic',
    lastAction: 'Ostatni ruch',
    free: 'Wszystko'
  },
  coach: {
    name: 'Trener',
    note: 'Na prośbę mówi, co by zrobił, i waży każdą wymianę. Na turniejach gra się bez niego.',
    on: 'Tak',
    off: 'Nie'
  }
} as const

/** How an option differs from the official rules, as a sentence. */
export const differs: {
  readonly [K in Exclude<keyof Rules, 'players'>]: (value: Rules[K], who: (seat: number) => string) => string
} = {
  banker: (banker, who) => (banker === null ? 'Bank prowadzi aplikacja.' : `Bank prowadzi ${who(banker)}.`),
  rent: (rent) =>
    rent === 'automatic'
      ? 'Czynsz pobiera się automatycznie.'
      : `Czynszu trzeba zażądać, zanim rzuci ${rent === 'claimNext' ? 'następny gracz' : 'gracz po następnym'}.`,
  ending: () => 'Drugie bankructwo kończy grę i wygrywa najbogatszy.',
  timeLimit: (limit) =>
    `Po ${plural(limit ?? 0, { one: 'minucie', other: 'minutach' })} kończy się turę i wygrywa najbogatszy.`,
  dealt: (dealt) =>
    dealt === 'all'
      ? 'Wszystkie tytuły rozdaje się za darmo.'
      : dealt === 2
        ? 'Każdy dostaje po dwa tytuły i za nie płaci.'
        : 'Tytułów się nie rozdaje.',
  housesBeforeHotel: (houses) => `Na hotel wystarczą ${spelled(houses)} domy na każdej ulicy grupy.`,
  pot: () => 'Podatki, grzywny i opłaty z kart czekają na Darmowym parkingu.',
  potSeed: (seed) => `Bank wkłada ${money(seed)} do pustej puli.`,
  auctions: () => 'Niekupionych posiadłości się nie licytuje.',
  startCash: (cash) => `Na początku każdy ma ${money(cash)}.`,
  salary: (salary) => `Pensja na Starcie wynosi ${money(salary)}.`,
  doubleSalaryOnGo: () => 'Kto staje na Starcie, dostaje pensję dwa razy.',
  firstLapPurchases: () => 'Nikt nie kupuje, zanim minie Start.',
  rentInJail: () => 'Właściciel w więzieniu nie pobiera czynszu.',
  evenBuilding: () => 'Nie trzeba budować równomiernie.',
  incomeTax: () => `Podatek dochodowy to zawsze ${money(200)}.`,
  trading: () => 'Gracze się nie wymieniają.',
  dice: () => 'Rzuca się prawdziwymi kostkami i wpisuje wynik.'
}
export const undoWords: Readonly<Record<UndoPolicy, string>> = {
  off: 'Niczego się nie cofa.',
  lastAction: 'Cofnąć można własny ostatni ruch.',
  free: 'Cofnąć można wszystko, a kronika to zapisze.'
}

export const coachWords = (coach: boolean): string =>
  coach ? 'Można pytać trenera o radę.' : 'Nie ma trenera i żadnej wymiany się nie waży.'

const minutes = (count: number): string =>
  plural(count, { one: 'minuta', few: 'minuty', many: 'minut', other: 'minuty' })
/** After "około", in the genitive. */
const ofMinutes = (count: number): string => plural(count, { one: 'minuty', other: 'minut' })
const turnsEach = (count: number): string =>
  `${plural(count, { one: 'tura', few: 'tury', many: 'tur', other: 'tury' })} na osobę`
const ofTurnsEach = (count: number): string => `${plural(count, { one: 'tury', other: 'tur' })} na osobę`
const seconds = (count: number): string =>
  count < 0.5
    ? 'mgnienie oka'
    : plural(Math.round(count), { one: 'sekunda', few: 'sekundy', many: 'sekund', other: 'sekundy' })

/** How long games last by the chosen rules, measured by games of computer players. */
export const lasts = {
  heading: 'Ile to potrwa',
  measuring: 'mierzenie…',
  unmeasured: 'Tego nie udało się zmierzyć.',
  minutes: ({ minutes: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'Połowa takich gier się nie kończy.'
    if (limit !== null && middle >= limit.minutes) return `${minutes(limit.minutes)}, potem koniec gry.`
    if (limit !== null && many === limit.minutes)
      return `Około ${ofMinutes(middle)}; osiem gier na dziesięć trwa od ${figures(few ?? middle)} do limitu ${figures(many)}.`
    const about = `Około ${ofMinutes(middle)}${limit === null ? '' : `, najwyżej ${figures(limit.minutes)}`}`
    if (many === null)
      return `${about}; jedna gra na dziesięć kończy się przed upływem ${figures(few ?? middle)}, jedna nie kończy się wcale.`
    return `${about}; osiem gier na dziesięć trwa od ${figures(few ?? middle)} do ${figures(many)}.`
  },
  rounds: ({ rounds: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'Umówcie się wcześniej, kiedy kończycie.'
    if (limit !== null && limit.tenthsBefore < 5) {
      const before =
        limit.tenthsBefore === 0
          ? 'mało która gra kończy się wcześniej'
          : `wcześniej ${form(limit.tenthsBefore, { one: 'kończy', few: 'kończą', other: 'kończy' })} się ${plural(limit.tenthsBefore, { one: 'gra', few: 'gry', many: 'gier', other: 'gry' })} na 10`
      return `Do tego czasu zdążycie rozegrać około ${ofTurnsEach(many ?? middle)}; ${before}.`
    }
    return many === null
      ? `${capitalised(turnsEach(middle))} lub znacznie więcej.`
      : `${capitalised(turnsEach(middle))}, zwykle od ${figures(few ?? middle)} do ${figures(many)}.`
  },
  /** Said where one game in twenty or more has no winner. */
  undecided: ({ undecided, games, limit }: { undecided: number; games: number; limit: number }): string =>
    `W ${figures(Math.round((undecided * 100) / games))} na 100 gier nikt jeszcze nie wygrał po ${plural(limit, { one: 'turze', other: 'turach' })} na osobę.`,
  measured: (games: number): string =>
    `Zmierzono na ${plural(games, { one: 'grze', other: 'grach' })} między komputerami,`,
  /** `computer` is how many seconds its turn takes, or null where none plays. */
  reckoned: (people: boolean, computer: number | null, realDice: boolean): string => {
    const person = 'pół minuty na turę człowieka'
    const turns =
      computer === null
        ? person
        : people
          ? `${person} i ${seconds(computer)} na turę komputera`
          : `${seconds(computer)} na turę komputera`
    return `licząc tak: ${turns}${realDice ? ', do tego 8 sekund na każdy rzut prawdziwymi kostkami' : ''}.`
  },
  /** Beside the name of a set of rules. */
  short: ({ minutes: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'często bez końca'
    if (limit !== null)
      return middle >= limit.minutes
        ? `${minutes(limit.minutes)} na zegarze`
        : `około ${ofMinutes(middle)}, najwyżej ${figures(limit.minutes)}`
    return many === null
      ? `około ${ofMinutes(middle)} lub więcej`
      : `około ${ofMinutes(middle)}, od ${figures(few ?? middle)} do ${figures(many)}`
  }
}

/** Why a game cannot be started with these rules. */
export const faults: Readonly<Record<RulesFault, string>> = {
  players: 'Do gry potrzeba od dwóch do ośmiu graczy.',
  banker: 'Bankiera nie ma przy tym stole.',
  bankerOnly: 'Bankier bez miejsca potrzebuje co najmniej pięciu graczy.',
  startCash: 'Gotówka na początek musi wynosić od 0\u00a0$ do 100\u00a0000\u00a0$.',
  salary: 'Pensja musi wynosić od 0\u00a0$ do 10\u00a0000\u00a0$.',
  potSeed: 'Do puli można włożyć najwyżej 10\u00a0000\u00a0$.',
  timeLimit: 'Limit czasu to od 5 do 600 minut.',
  tooPoorForDeal: 'Dwa rozdane tytuły mogą kosztować 750\u00a0$; tyle każdy gracz musi mieć na początku.',
  nothingToBuy: 'Wszystkie tytuły są rozdane, więc zakupy nie mogą czekać do końca pierwszego okrążenia.',
  unknownOption: 'Te zasady pochodzą z nowszej wersji Freehold.'
}
