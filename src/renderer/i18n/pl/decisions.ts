// Words of the slips that ask, in Polish: who is asked what, the figures, the answers and the notes beside them.
import type { Lot, Unit } from '../../../shared/game/actions'
import type { DecisionKind } from '../../../shared/game/view'
import { figures, form, list, money, plural } from '../format'
import { capitalised, ordinal, spelled, spelledOf } from './figures'
import {
  bank,
  dative,
  genitive,
  instrumental,
  object,
  ofPlace,
  on,
  place,
  placeObject,
  shortSpace,
  utilities
} from './names'

const unitForms = {
  house: { one: 'dom', few: 'domy', many: 'domów', other: 'domu' },
  hotel: { one: 'hotel', few: 'hotele', many: 'hoteli', other: 'hotelu' }
} as const
const units = (unit: Unit, count: number): string => plural(count, unitForms[unit])
const houses = (amount: number): string => units('house', amount)

/** What is auctioned, as the title of its slip. */
export const lotTitle = (lot: Lot): string =>
  typeof lot === 'number' ? place(lot) : lot === 'house' ? 'Dom z Banku' : 'Hotel z Banku'

export const decides = (who: string): string => `Decyduje ${who}`
export const why = 'Dlaczego?'
export const cashInHand = 'Gotówka'
export const cashAfter = 'Gotówka potem'
export const afterwards = 'gotówka potem'
export const backToTable = 'wróć do stołu'
export const raiseCash = 'Zbierz gotówkę'
export const manage = 'Mój majątek'
export const trade = 'Wymiana'
export const titleDeed = 'Tytuł własności'
export const close = 'Zamknij'
export const noDeedsYet = 'jeszcze bez tytułów'
export const nothingChanges = 'nic się nie zmienia'

/** What the slip says while a computer player has to answer. */
export const computerDecides: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'rzuca o początek',
  turn: 'gra',
  purchase: 'ogląda tytuł własności',
  auction: 'rozważa stawkę',
  tax: 'wybiera podatek',
  rentThrow: 'rzuca o czynsz',
  debt: 'zbiera gotówkę',
  inheritance: 'sprawdza zastaw',
  openLot: 'otwiera licytację',
  hammer: 'trzyma młotek',
  wish: 'liczy swoje potrzeby',
  placement: 'szuka miejsca'
}
export const computerEyebrow = (who: string): string => `${who}, komputer`
export const computerTitle = (who: string, kind: DecisionKind): string => `${who} ${computerDecides[kind]}`
export const computerWaits = (who: string): string => `${who} czeka na ciebie`

export const opening = {
  eyebrow: (who: string): string => `Rzuca ${who}`,
  title: 'Zaczyna najwyższy rzut',
  throwAgain: 'Remis: jeszcze jeden rzut',
  thrown: (sum: number): string => `wynik: ${figures(sum)}`,
  now: 'teraz rzuca',
  later: 'jeszcze nie',
  answer: 'Rzuć kostkami'
}

export const turn = {
  eyebrow: (who: string): string => `Tura: ${who}`,
  throwTitle: 'Rzuć kostkami',
  againTitle: 'Dublet: rzuć jeszcze raz',
  endTitle: 'Wszystko załatwione?',
  answerThrow: 'Rzuć',
  answerAgain: 'Rzuć znowu',
  answerEnd: 'Zakończ turę',
  next: (who: string): string => `potem gra ${who}`,
  nextDoubles: (doubles: number): string =>
    doubles === 2 ? 'trzeci dublet prowadzi do więzienia' : 'pierwszy dublet w tej turze',
  standsOn: (space: number): string => capitalised(on(space)),
  inJail: 'W więzieniu'
}

export const jail = {
  title: 'Wyjść teraz czy rzucać?',
  lastTitle: 'Trzeci rzut',
  attempt: (number: number): string => `${capitalised(ordinal(number))} rzut`,
  missed: 'bez dubletu',
  oneInSix: 'teraz: 1 na 6',
  later: 'jeszcze nie',
  thenFine: 'potem grzywna',
  lastChance: (fine: number): string => `dublet lub ${money(fine)}`,
  throwAnswer: 'Rzuć',
  throwNote: 'o dublet',
  lastNote: 'dublet albo grzywna',
  fineAnswer: (fine: number): string => `Zapłać ${money(fine)}`,
  fineNote: 'potem rzut',
  cardAnswer: 'Przepustka',
  cardNote: 'potem rzut',
  noCard: 'nie masz jej',
  lateFine: 'już za późno',
  noFine: 'za mało gotówki',
  ways: {
    throw: 'Rzut o dublet',
    last: 'Trzeci rzut',
    fine: 'Najpierw grzywna',
    card: 'Przepustka'
  },
  walk: { throw: 'tylko przy dublecie', last: 'bez względu na rzut', other: 'tyle, ile wypadnie' },
  youWalk: 'Idziesz',
  odds: (throws: number, percent: string): string =>
    throws === 1
      ? 'Dublet wypada w jednym rzucie na sześć.'
      : `Dublet wypada w jednym rzucie na sześć, a szansa w ciągu ${spelledOf(throws)} rzutów to ${percent}.`,
  ahead: (lots: number, space: number, amount: number): string =>
    lots === 1
      ? `Na wolności w zasięgu jednego rzutu: ${place(space)}, czynsz ${money(amount)}.`
      : `Na wolności w zasięgu jednego rzutu: ${plural(lots, { one: 'cudza posiadłość', few: 'cudze posiadłości', many: 'cudzych posiadłości', other: 'cudzej posiadłości' })}, najdroższa to ${place(space)}, ${money(amount)}.`,
  nothingAhead: 'Na wolności przy najbliższym rzucie żaden czynsz nie grozi.',
  orFine: (after: number): string => `albo ${money(after)}`,
  note: 'Także w więzieniu pobierasz czynsz, licytujesz, budujesz i wymieniasz się.',
  noteWithoutRent: 'Także w więzieniu licytujesz, budujesz i wymieniasz się, ale nie pobierasz czynszu.'
}

export const purchase = {
  title: (space: number): string => `Kupić ${placeObject(space)}?`,
  missing: 'tyle brakuje',
  buy: (price: number): string => `Kup za ${money(price)}`,
  auction: 'Na licytację',
  leave: 'Nie kupuj',
  leaveNote: 'zostaje w Banku',
  bidsFirst: (who: string): string => `licytację zaczyna ${who}`,
  completes: (group: string): string => `Będziesz mieć komplet: ${group}. Czynsz bez domów się podwoi.`,
  completesSet: (name: string): string => `${name === utilities ? 'Oba' : 'Wszystkie'} ${name} będą twoje.`,
  yours: (owned: number, all: number, group: string): string =>
    `Twoje po zakupie: ${figures(owned)} z ${figures(all)}, ${group}.`,
  held: (who: string, names: readonly string[]): string => `${who} ma ${list(names.map(object))}.`,
  withBank: (names: readonly string[]): string => `Jeszcze w Banku: ${list(names)}.`,
  tooDear: (missing: number): string => `brakuje ${money(missing)}`,
  couldRaise: (total: number): string => `Razem z tytułami i budynkami zbierzesz ${money(total)}.`,
  cannot: 'Nawet wszystkie tytuły i budynki nie wystarczą.'
}

export const auction = {
  eyebrow: (who: string): string => `Licytacja, teraz ${who}`,
  holds: (who: string): string => `Prowadzi ${who}`,
  noBid: 'Jeszcze bez stawki',
  /** Short, where many bidders or their keys stand beside it. */
  short: { lead: 'prowadzi', now: 'teraz', in: 'w grze', out: 'odpada' },
  leads: 'prowadzi',
  now: 'teraz licytuje',
  still: 'w licytacji',
  out: 'odpada',
  passed: (who: string, total: number, high: number): string =>
    `${who} odpada: nawet ${money(total)}, czyli wszystko, co da się zebrać, nie przebija ${money(high)}.`,
  raise: (amount: number): string => `Podbij do ${money(amount)}`,
  bankrupt: 'bankrut',
  printed: (price: number): string => `cena z planszy ${money(price)}`,
  opening: (floor: number): string => `cena wywoławcza ${money(floor)}`,
  lower: (who: string, wish: number): string =>
    wish === 1 ? `${who} już nic nie chce` : `${who} chce ${spelled(wish - 1)}, nie ${spelled(wish)}`,
  cashOf: (who: string, cash: number): string => `${who} ma ${money(cash)}`,
  win: (bid: number, left: number): string => `Wygrywasz za ${money(bid)}, w ręku zostaje ${money(left)}`,
  yourBid: 'Twoja stawka',
  less: 'Mniej',
  more: 'Więcej',
  quickBid: 'Licytuj',
  bid: (bid: number): string => `Licytuj ${money(bid)}`,
  pass: 'Pas',
  passNote: 'do końca tej licytacji',
  cannot: (min: number): string => `trzeba ${money(min)}: zbierz gotówkę`,
  ruler: (bid: number, price: number, cash: number): string =>
    `Stawka ${money(bid)}, cena z planszy ${money(price)}, gotówka ${money(cash)}`
}

export const tax = {
  eyebrow: (who: string): string => `Podatek dochodowy, wybiera ${who}`,
  title: (flat: number): string => `${money(flat)} czy dziesiąta część wszystkiego?`,
  flat: (flat: number): string => `Zapłać ${money(flat)}`,
  tenth: 'Zapłać 10 procent',
  tenthNote: 'liczymy dopiero potem',
  tax: 'Podatek',
  sealed: 'zakryte',
  mustRaise: 'trzeba zebrać',
  note: 'Najpierw wybór, potem liczenie. Dziesiąta część dotyczy gotówki, cen z planszy wszystkich tytułów, także zastawionych, oraz kosztu wszystkich budynków.'
}

export const rentThrow = {
  eyebrow: (who: string): string => `${who} rzuca o czynsz`,
  title: 'Dziesięć razy nowy rzut',
  note: (owner: string, space: number): string =>
    `${place(space)}, właściciel: ${owner}. Należy się dziesięć razy tyle, ile teraz wypadnie. Nikt się nie rusza, a dublet się nie liczy.`,
  answer: 'Rzuć o czynsz',
  range: (low: number, high: number): string => `od ${money(low)} do ${money(high)}`
}

export const debt = {
  eyebrow: (who: string, creditor: string, what: string): string =>
    `${who} ma dług wobec ${genitive(creditor)}: ${what}`,
  title: (missing: number): string => `Brakuje jeszcze ${money(missing)}`,
  cash: (amount: number): string => `w ręku ${money(amount)}`,
  buildings: (amount: number): string => `budynki ${money(amount)}`,
  mortgages: (amount: number): string => `zastawy ${money(amount)}`,
  owed: (amount: number): string => `dług ${money(amount)}`,
  total: (amount: number): string => `razem ${money(amount)}`,
  ruler: (cash: number, buildings: number, mortgages: number, owed: number): string =>
    `W ręku ${money(cash)}, budynki ${money(buildings)}, zastawy ${money(mortgages)}, dług ${money(owed)}`,
  plan: 'Jedno z wyjść',
  mortgage: (space: number): string => `Zastaw ${placeObject(space)}`,
  sell: (group: string): string => `Sprzedaj budynki, ${group}`,
  leaves: (parts: readonly string[]): string => `zostaje: ${list(parts)}`,
  lot: (space: number, level: number): string =>
    `${shortSpace(space)} ${level === 5 ? 'z hotelem' : level === 0 ? 'bez budynków' : `z ${figures(level)} ${form(level, { one: 'domem', other: 'domami' })}`}`,
  takeStep: 'Pierwszy krok',
  takeLast: 'Zrób to i zapłać',
  brings: (amount: number): string => `daje ${money(amount)}`,
  pays: (amount: number, creditor: string): string => `${money(amount)} dla ${genitive(creditor)}`,
  choose: 'Własny wybór',
  chooseNote: 'tytuły i budynki',
  all: (steps: number): string =>
    `Wykonaj ${plural(steps, { one: 'krok', few: 'kroki', many: 'kroków', other: 'kroku' })}`,
  giveUp: 'Poddaj się',
  giveUpNote: (creditor: string): string => `wszystko przejmuje ${creditor}`,
  noGiveUp: 'gdy nic już nie pomoże',
  cannot: (short: number): string =>
    `Nawet po zebraniu wszystkiego brakuje ${money(short)}. Pomoże już tylko wymiana albo poddanie się.`,
  after: 'po zapłaceniu'
}

export const inheritance = {
  eyebrow: (who: string): string => `${who} przejmuje zastawiony tytuł`,
  title: (space: number): string => `Wykupić z zastawu ${placeObject(space)}?`,
  liftNow: 'Wykup teraz',
  loan: 'Pożyczka z Banku',
  interest: 'Odsetki, 10 procent',
  keep: 'Zostaw w zastawie',
  later: 'Późniejszy wykup',
  lift: (cost: number): string => `Wykup za ${money(cost)}`,
  keepFor: (interest: number): string => `Zostaw, zapłać ${money(interest)}`,
  keepNote: 'na razie bez czynszu',
  liftNote: 'czynsz od zaraz',
  tooDear: 'za mało gotówki, licząc odsetki za pozostałe'
}

export const estate = {
  eyebrow: (who: string): string => `Majątek ${genitive(who)}`,
  noDeeds: (who: string): string => `${who} nie ma jeszcze tytułów własności`,
  setTitle: (name: string): string => capitalised(name),
  sets: 'Grupy',
  owes: (missing: number, creditor: string): string =>
    `Brakuje jeszcze ${money(missing)}, by zapłacić ${dative(creditor)}`,
  bidding: (lot: string, min: number): string => `${capitalised(lot)}: następna stawka to ${money(min)}`,
  buying: (space: number, price: number): string => `Cena ${ofPlace(space)}: ${money(price)}`,
  rent: (now: number): string => `czynsz ${money(now)}`,
  becomes: (after: number): string => money(after),
  byThrow: (times: number): string => `czynsz ${figures(times)} × rzut`,
  level: (level: number): string => (level === 5 ? 'hotel' : level === 0 ? 'bez domów' : houses(level)),
  more: (space: number): string => `Buduj ${on(space)}`,
  less: (space: number): string => `Sprzedaj ${on(space)}`,
  mortgage: (value: number): string => `Zastaw ${money(value)}`,
  lift: (cost: number): string => `Wykup ${money(cost)}`,
  mortgaged: 'w zastawie',
  forSale: 'do kupienia',
  mortgageBrings: (lift: number): string => `potem bez czynszu; wykup kosztuje ${money(lift)}`,
  liftTakes: (loan: number, interest: number): string =>
    `pożyczka ${money(loan)}, odsetki ${money(interest)}; czynsz wraca`,
  sellFirst: 'Przed oddaniem w zastaw sprzedaj wszystkie budynki.',
  stock: (houseCount: number, hotelCount: number): string =>
    `W Banku: ${houses(houseCount)}, ${units('hotel', hotelCount)}.`,
  evenly: 'Buduj i sprzedawaj równomiernie.',
  buildFor: (cost: number): string => `Buduj za ${money(cost)}`,
  sellFor: (gain: number): string => `Sprzedaj za ${money(gain)}`,
  choose: 'Buduj, sprzedaj',
  chooseNote: 'wybierz przez + i \u2212',
  wholeGroup: (name: string): string => `Budować można dopiero, gdy cała jest twoja: ${name}.`,
  noBuildings: 'Tu nigdy się nie buduje.',
  person: 'Czyj majątek'
}

export const deal = {
  eyebrow: (who: string): string => `${who} proponuje wymianę`,
  counterEyebrow: (who: string): string => `${who} odpowiada inną ofertą`,
  choosePartner: 'Z kim?',
  chooseOfferer: 'Kto proponuje?',
  title: (one: string, other: string): string => `${one} i ${other}`,
  gives: (who: string): string => `${who} daje`,
  deeds: (who: string): string => `Tytuły ${genitive(who)}`,
  nothing: 'brak tytułów',
  built: 'zabudowane, nie do wymiany',
  mortgagedInterest: (interest: number): string => `w zastawie, odsetki ${money(interest)}`,
  cash: 'Gotówka',
  less: (who: string): string => `Mniej gotówki od ${genitive(who)}`,
  more: (who: string): string => `Więcej gotówki od ${genitive(who)}`,
  interest: 'Należne odsetki',
  cashAfter: 'Gotówka potem',
  completes: (name: string): string => `odtąd w komplecie: ${name}`,
  offer: 'Zaproponuj',
  offerTo: (who: string): string => `${who} musi się zgodzić`,
  putAway: 'Odłóż',
  answerEyebrow: (who: string): string => `Odpowiada ${who}`,
  answerTitle: (who: string): string => `Wymiana z ${instrumental(who)}?`,
  accept: 'Przyjmij',
  refuse: 'Odrzuć',
  change: 'Zmień i zaproponuj',
  later: 'Później',
  withdraw: 'Wycofaj',
  openOffers: 'Otwarte oferty',
  offerLine: (from: string, to: string): string => `${from} dla ${genitive(to)}`,
  answer: 'Odpowiedz',
  answerOffer: (who: string): string => `Odpowiedz: ${who}`,
  exchange: (give: string, take: string): string => `${give} za ${take}`,
  noGoods: 'nikt nie ma nic na wymianę',
  cannotAccept: 'to już niemożliwe'
}

/** How a deal weighs for both sides. */
export const meter = {
  heading: 'Waga wymiany',
  nothingYet: 'Połóż coś po obu stronach, a waga pokaże.',
  small: 'Prawie nic się nie zmienia',
  fair: 'Uczciwie dla obu stron',
  leans: (who: string): string => `Lekka przewaga: ${who}`,
  lopsided: (who: string): string => `Nierówno: zyskuje głównie ${who}`,
  deeds: 'Wartość tytułów',
  rent: 'Czynsz z tury rywala',
  chance: 'Szansa na wygraną',
  fromTo: (before: string, after: string): string => `${before} \u2192 ${after}`
}

export const deed = {
  heldBy: (who: string): string => `Tytuł własności, właściciel: ${who}`,
  withBank: 'Tytuł własności, w Banku',
  bank,
  mortgagedNote: 'w zastawie',
  previous: 'Poprzedni tytuł',
  next: 'Następny tytuł',
  manageTitle: 'Buduj lub zastaw',
  manage: (who: string): string => `majątek ${genitive(who)}`,
  notYours: 'może tylko właściciel'
}

export const hammer = {
  eyebrow: (who: string): string => `${who}, Bankier, trzyma młotek`,
  openTitle: (space: number): string => `Pod młotkiem: ${place(space)}`,
  openNote:
    'Licytuje się po kolei; zaczyna osoba po lewej stronie gracza, którego pionek tam stał. Pas jest ostateczny.',
  open: 'Otwórz licytację',
  all: 'Wszyscy inni spasowali.',
  called: (calls: number): string => (calls === 0 ? '' : calls === 1 ? 'Po raz pierwszy…' : 'Po raz drugi…'),
  call: (calls: number): string => (calls === 0 ? 'Po raz pierwszy' : 'Po raz drugi'),
  callNote: 'kto da więcej?',
  noCall: 'już wywołano dwa razy',
  fall: 'Uderz młotkiem',
  to: (who: string, amount: number): string => `kupuje ${who} za ${money(amount)}`,
  sold: (who: string, amount: number): string => `Sprzedane! ${who}, ${money(amount)}`,
  unsold: 'Bez stawki: zostaje w Banku'
}

export const wish = {
  eyebrow: (who: string): string => `Odpowiada ${who}`,
  title: (unit: Unit): string => `Ile ${unitForms[unit].many} chcesz kupić?`,
  stock: (unit: Unit, count: number): string => `Bank ma jeszcze ${units(unit, count)}.`,
  wants: (count: number): string => (count === 0 ? 'nie chce nic' : `chce ${figures(count)}`),
  asked: 'odpowiada',
  later: 'odpowie potem',
  note: 'Jeśli wszyscy razem chcą więcej, niż jest, każdą sztukę się licytuje. Życzenie można później zmniejszyć, ale nigdy zwiększyć.',
  yours: 'Twoje życzenie',
  less: 'O jeden mniej',
  more: 'O jeden więcej',
  answer: (unit: Unit, count: number): string => `Poproś o ${units(unit, count)}`,
  none: 'Żadnego',
  noneNote: 'niech biorą inni',
  noneYet: 'wybierz, ile'
}

export const placement = {
  eyebrow: (who: string, paid: boolean): string => (paid ? `${who} wygrywa licytację` : `${who} może kupić`),
  title: (unit: Unit): string => `Gdzie stanie ${unitForms[unit].one}?`,
  left: (unit: Unit, count: number): string => `Do postawienia ${units(unit, count)}, licząc z tym.`,
  paid: 'Zapłacono, więc trzeba go teraz postawić.',
  choose: 'wybierz tutaj lub na planszy',
  place: (space: number): string => `Postaw ${on(space)}`,
  buyOn: (space: number, cost: number): string => `Buduj ${on(space)} za ${money(cost)}`,
  waive: 'Zrezygnuj',
  waiveNote: 'nie chcę więcej',
  mustPlace: 'już za niego zapłacono',
  lots: 'Posiadłości, na których może stanąć',
  now: (level: number): string => estate.level(level),
  rent: (before: number, after: number): string => `czynsz ${money(before)} \u2192 ${money(after)}`
}

export const throwing = {
  enter: 'Wpisz rzut',
  entered: (one: number, other: number): string => `Wpisz ${figures(one)} + ${figures(other)}`,
  choose: 'dwie ścianki, jak leżą kostki',
  faces: 'Ścianki kostek',
  face: (face: number): string => `Ścianka ${figures(face)}`,
  first: 'Pierwsza kostka',
  second: 'Druga kostka',
  clear: (which: string, face: number): string => `${which}, ${spelled(face)}: usuń`,
  open: (which: string): string => `${which}, jeszcze pusta`,
  invalid: 'Rzuć jeszcze raz',
  invalidNote: 'kostka nie leży płasko'
}

export const claim = {
  eyebrow: (who: string): string => `${who} żąda czynszu`,
  title: 'Kto stał na twojej posiadłości?',
  person: 'Kto żąda',
  note: 'Oto wszyscy, których pionki stoją na twojej posiadłości lub stały tam w ostatnich dwóch turach.',
  nobody: 'Żaden pionek nie stoi na twojej posiadłości ani nie stał tam w ostatnich dwóch turach.',
  stands: 'pionek tam stoi',
  stood: 'pionek tam stał',
  ask: (who: string): string => `Żądaj: ${who}`,
  askAny: 'Zażądaj',
  choose: 'wybierz gracza i posiadłość'
}

export const game = {
  eyebrow: 'Ta gra',
  title: 'Miejsca i koniec gry',
  seats: 'Kto gra na którym miejscu',
  person: 'człowiek',
  computer: 'komputer',
  leave: 'Oddaj komputerowi',
  takeBack: 'Graj osobiście',
  resign: 'Odejdź',
  sure: (who: string): string => `Czy ${who} odchodzi na dobre?`,
  sureNote: 'długi zostaną spłacone, reszta idzie do Banku',
  stay: 'Zostań',
  stayNote: 'nic się jeszcze nie stało',
  leftGame: 'poza grą',
  end: 'Zakończ grę teraz',
  endNote: 'Jeśli zgodzą się wszyscy, którzy zostali, liczy się cały majątek i wygrywa najbogatszy.',
  agrees: 'chce już kończyć',
  plays: 'chce grać dalej',
  agree: 'Zakończ',
  disagree: 'Graj dalej',
  votes: (yes: number, all: number): string =>
    yes === 0
      ? 'Na razie nikt nie chce kończyć.'
      : `Za końcem: ${plural(yes, { one: 'głos', few: 'głosy', many: 'głosów', other: 'głosu' })} na ${figures(all)}.`,
  notNow: 'Głosuje się między rzutami, gdy nic nie jest otwarte.'
}
