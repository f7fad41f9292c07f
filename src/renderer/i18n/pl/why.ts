// Words of "Why?" in Polish: what the open question is about, and what this table plays.
import type { Rules } from '../../../shared/game/rules'
import type { DecisionKind } from '../../../shared/game/view'
import { money, plural } from '../format'
import { spelledOf } from './figures'

export const why = 'Dlaczego?'
export const close = 'Zamknij'
export const thisTable = 'Przy tym stole'
export const official = 'zgodnie z instrukcją'
export const ownRule = 'zasada tego stołu'
export const more = 'W księdze zasad'
export const open = (title: string): string => `Zasada: ${title}`

/** The heading of the rule behind each kind of question. */
export const decisions: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'Dlaczego zaczyna najwyższy rzut?',
  turn: 'Co należy do tury?',
  purchase: 'Dlaczego kupić albo licytować?',
  auction: 'Jak przebiega licytacja?',
  tax: 'Dlaczego wybór przed liczeniem?',
  rentThrow: 'Dlaczego dziesięć razy nowy rzut?',
  debt: 'Dlaczego trzeba zebrać gotówkę?',
  inheritance: 'Dlaczego wykupić albo płacić odsetki?',
  openLot: 'Dlaczego licytację otwiera Bankier?',
  hammer: 'Kiedy uderza młotek?',
  wish: 'Dlaczego mam powiedzieć, ile chcę?',
  placement: 'Gdzie może stanąć?'
}

export const business = {
  jail: 'Jak wyjść z więzienia?',
  estate: 'Kiedy wolno budować lub zastawiać?',
  deed: 'Co przynosi tytuł własności?',
  trade: 'Czym można się wymieniać?',
  claim: 'Kiedy trzeba zażądać czynszu?',
  game: 'Jak może skończyć się gra?',
  since: 'Co należy do tury?'
} as const

/** What an option is at this table, in the middle of a sentence. */
export const plays: {
  readonly [K in Exclude<keyof Rules, 'players'>]: (value: Rules[K]) => string
} = {
  banker: (banker) => (banker === null ? 'Bank prowadzi aplikacja' : 'Bank prowadzi ktoś z was'),
  rent: (rent) =>
    rent === 'automatic'
      ? 'czynsz pobiera się automatycznie'
      : `czynszu trzeba zażądać, zanim rzuci ${rent === 'claimNext' ? 'następny gracz' : 'gracz po następnym'}`,
  ending: (ending) => (ending === 'lastPlayer' ? 'wygrywa ostatni gracz' : 'drugie bankructwo kończy grę'),
  timeLimit: (minutes) =>
    minutes === null
      ? 'bez limitu czasu'
      : `${plural(minutes, { one: 'minuta', few: 'minuty', many: 'minut', other: 'minuty' })}, potem wygrywa najbogatszy`,
  dealt: (dealt) =>
    dealt === 'all'
      ? 'rozdano wszystkie tytuły'
      : dealt === 0
        ? 'tytułów się nie rozdaje'
        : `każdy ma na początku ${plural(dealt, { one: 'tytuł', few: 'tytuły', many: 'tytułów', other: 'tytułu' })}`,
  housesBeforeHotel: (houses) => `hotel po ${spelledOf(houses)} domach`,
  pot: (pot) => (pot ? 'podatki i grzywny czekają na Darmowym parkingu' : 'Darmowy parking nic nie daje'),
  potSeed: (seed) => (seed === 0 ? 'pusta pula zostaje pusta' : `Bank wkłada ${money(seed)} do pustej puli`),
  auctions: (auctions) => (auctions ? 'z licytacjami' : 'bez licytacji: co niekupione, zostaje w Banku'),
  startCash: (cash) => `${money(cash)} na początek`,
  salary: (salary) => `${money(salary)} pensji`,
  doubleSalaryOnGo: (twice) =>
    twice ? 'podwójna pensja za stanięcie na Starcie' : 'jedna pensja, także za stanięcie na Starcie',
  firstLapPurchases: (allowed) =>
    allowed ? 'zakupy od pierwszego rzutu' : 'zakupy dopiero po minięciu Startu',
  rentInJail: (collects) =>
    collects ? 'właściciel w więzieniu pobiera czynsz' : 'właściciel w więzieniu nie pobiera czynszu',
  evenBuilding: (even) => (even ? 'równomierne budowanie' : 'budowanie, jak kto chce'),
  incomeTax: (tax) =>
    tax === 'choice'
      ? `do wyboru ${money(200)} lub dziesiąta część`
      : `podatek dochodowy zawsze ${money(200)}`,
  trading: (trading) => (trading ? 'wymiany między graczami' : 'bez wymian między graczami'),
  dice: (dice) => (dice === 'app' ? 'kostkami rzuca aplikacja' : 'prawdziwe kostki, wynik wpisywany')
}
