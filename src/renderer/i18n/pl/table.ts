// Words of the table in Polish: players, ledger, notices, keys, and what is said aloud.
import type { Illegality } from '../../../shared/game/actions'
import type { DecisionKind } from '../../../shared/game/view'
import type { Level, PieceName, Trouble, UndoRefusal } from '../../../shared/ipc'
import type { Command } from '../../table/key-map'
import { either, figures, list, money } from '../format'
import { bank as theBank, genitive, ofPlace, on, place, placeObject, pot as thePot } from './names'

export const bank = theBank
export const pot = thePot
export const turn = (number: number): string => (number === 0 ? 'początek' : `tura ${figures(number)}`)
export const players = 'Gracze'
export const board = 'Plansza'
export const computer = 'komputer'

export const levels: Readonly<Record<Level, string>> = {
  beginner: 'Komputer, nowicjusz',
  casual: 'Komputer, swobodny',
  strong: 'Komputer, mocny',
  master: 'Komputer, mistrz'
}

export const doing: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'Rzut o początek',
  turn: 'Koniec tury',
  purchase: 'Zakup czy licytacja',
  auction: 'Teraz licytuje',
  tax: 'Wybór podatku',
  rentThrow: 'Rzut o czynsz',
  debt: 'Zbiera gotówkę',
  inheritance: 'Wykup czy zastaw',
  openLot: 'Otwarcie licytacji',
  hammer: 'Trzyma młotek',
  wish: 'Ile budynków?',
  placement: 'Stawia budynek'
}
export const toThrow = 'Teraz rzuca'
export const toThrowAgain = 'Dublet: znów rzuca'
export const mustPay = (amount: number): string => `Do zapłaty ${money(amount)}`
export const inJail = (throws: number): string => `Więzienie, ${figures(throws + 1)}. rzut`
export const jailed = 'W więzieniu'
export const atTable = 'Przy stole'
export const bankrupt = 'Bankrut'
export const holdsBid = (amount: number): string => `Prowadzi, ${money(amount)}`
export const stillBidding = 'W licytacji'
export const outOfBidding = 'Poza licytacją'
export const owned = (of: string, owned: number, all: number): string =>
  `${of}: ${figures(owned)} z ${figures(all)}`
export const group = (letter: string, name: string): string => `grupa ${letter} (${name})`

export const threw = (who: string, dice: readonly [number, number]): string =>
  `${who}: ${figures(dice[0])} + ${figures(dice[1])}`
export const toThrowNext = (who: string): string => `Rzuca ${who}`

export const ledger = 'Kronika'
export const nothingYet = 'Jeszcze nic się nie stało.'

export const menu = {
  deeds: 'Tytuły',
  hold: 'Stop',
  pause: 'Pauza',
  go: 'Dalej',
  game: 'Gra',
  claim: 'Czynsz',
  undo: 'Cofnij',
  redo: 'Ponów',
  rules: 'Zasady',
  leave: 'Wyjdź',
  since: 'Od mojej ostatniej tury',
  tv: 'Tryb TV',
  settings: 'Ustawienia'
}
/** The clock of a timed game, in whole minutes: "zostało 43 min". */
export const timeLeft = (minutes: number, paused: boolean): string =>
  minutes <= 0 ? 'wybiła godzina' : `zostało ${figures(minutes)}\u00a0min${paused ? ', pauza' : ''}`
export const tvMode = (key: string): string =>
  `Tryb TV: widać z drugiego końca pokoju. ${key} prowadzi z powrotem.`
export const sound = (muted: boolean): string => (muted ? 'Dźwięk jest wyłączony.' : 'Dźwięk jest włączony.')
export const undone = 'cofnięto'
export const tookBack = (what: string): string => `Cofnięto: ${what}.`
export const roomShort =
  'Dysk tego komputera jest pełny. Freehold ma małą rezerwę i na razie nadal zapisuje waszą partię. Zwolnijcie wkrótce miejsce: usuńcie duże, niepotrzebne już pliki albo opróżnijcie kosz komputera.'
export const tryAgain = 'Jeszcze raz'
export const held = 'Gracze komputerowi czekają.'
export const goesOn = 'Gracze komputerowi grają dalej.'

/** The cap of the key that does something, as it is set now. */
type KeyOf = (command: Command) => string

/** The guide of the first game: one short sentence or two for each kind of question. */
export const guide = {
  name: 'Przewodnik',
  putAway: 'Nie pokazuj więcej',
  away: 'Przewodnik jest odłożony. Można go znów włączyć w ustawieniach.',
  hints: {
    openingThrow: (key: KeyOf): string => `Rzuć kostkami: ${key('throw')}. Grę zaczyna najwyższy rzut.`,
    throw: (key: KeyOf): string => `Rzuć kostkami: ${key('throw')}. Pionek pójdzie sam.`,
    again: (key: KeyOf): string =>
      `Dublet! Rzuć jeszcze raz: ${key('throw')}. Trzeci dublet w jednej turze prowadzi do więzienia.`,
    realDice: (key: KeyOf): string =>
      `Rzuć własnymi kostkami i naciśnij obie cyfry, a potem ${key('enterThrow')}.`,
    endTurn: (key: KeyOf): string =>
      `Wszystko gotowe: ${key('endTurn')} kończy turę. Przedtem możesz budować lub zaproponować wymianę.`,
    purchase: (key: KeyOf): string =>
      `Nikt jeszcze tego nie ma. ${key('buy')} kupuje, a po naciśnięciu ${key('auction')} może licytować każdy.`,
    auction: (key: KeyOf): string =>
      `Posiadłość dostaje ten, kto da najwięcej. ${key('bid')} licytuje ustawioną stawkę, ${key('pass')} to pas.`,
    auctionTogether: (key: KeyOf): string =>
      `Posiadłość dostaje ten, kto da najwięcej. Licytujecie po kolei: ${key('bid')} licytuje ustawioną stawkę, ${key('pass')} to pas.`,
    jail: (key: KeyOf): string =>
      `Zapłać klawiszem ${key('payFine')} i rzuć albo rzucaj o dublet: ${key('throw')}. Za trzecim razem trzeba zapłacić.`,
    tax: (key: KeyOf): string =>
      `Wybierz, zanim policzysz: ${key('flatTax')} płaci stałą kwotę, ${key('tenth')} dziesiątą część całego majątku.`,
    rentThrow: (key: KeyOf): string =>
      `O tym czynszu decyduje nowy rzut: ${key('throw')}. Nikt się nie rusza.`,
    debt: (key: KeyOf): string =>
      `Dług jest większy niż twoja gotówka. ${key('takeStep')} wykonuje podany krok, a ${key('manage')} pozwala wybrać po swojemu.`,
    inheritance: (key: KeyOf): string =>
      `Ten tytuł jest w zastawie. ${key('lift')} wykupuje go teraz, ${key('keep')} zostawia to na później.`,
    openLot: (key: KeyOf): string => `To ty prowadzisz tę licytację: otwiera ją ${key('openBidding')}.`,
    hammer: (key: KeyOf): string =>
      `Wywołaj stawkę klawiszem ${key('callBid')}; ${key('hammer')} uderza młotkiem.`,
    wish: (key: KeyOf): string =>
      `Bankowi kończą się budynki. Powiedz, ile chcesz: ${key('wish')}; albo żadnego: ${key('wishNone')}.`,
    placement: (key: KeyOf): string => `Wybierz ulicę tutaj lub na planszy; ${key('place')} tam zbuduje.`,
    offer: (key: KeyOf): string =>
      `Obie strony leżą przed tobą: ${key('accept')} przyjmuje, ${key('refuse')} odrzuca, ${key('change')} zmienia ofertę.`
  }
}

/** Sentences for the ear. */
export const say = {
  cash: (who: string, cash: number): string => `${who} ma ${money(cash)}.`,
  positions: (places: readonly { who: string; space: number; inJail: boolean }[]): string =>
    `${list(places.map(({ who, space, inJail }) => `${who}: ${inJail ? 'w więzieniu' : on(space)}`))}.`,
  leftToComputer: (who: string): string => `Teraz za ${genitive(who)} gra komputer.`,
  takenBack: (who: string): string => `${who} znowu gra osobiście.`,
  nothing: 'Jeszcze nic się nie stało.',
  noDeed: (space: number): string => `Pole ${place(space)} nie ma tytułu własności.`,
  unowned: (space: number, price: number): string =>
    `Nikt jeszcze nie ma ${ofPlace(space)}. Cena to ${money(price)}.`,
  owner: (space: number, who: string, note: string): string => `${who} ma ${placeObject(space)}${note}.`,
  mortgaged: ', w zastawie',
  built: (level: string): string => `, ${level}`,
  answers: (answers: readonly string[]): string =>
    answers.length > 0 ? `Odpowiedzi: ${answers.join('; ')}.` : '',
  key: (label: string, keys: readonly string[]): string => `${label}, klawisz ${either(keys)}`
}

export const pieces: Readonly<Record<PieceName, string>> = {
  lantern: 'latarnia',
  kite: 'latawiec',
  tugboat: 'holownik',
  teapot: 'imbryk',
  beehive: 'ul',
  bicycle: 'rower',
  anvil: 'kowadło',
  fox: 'lis',
  snail: 'ślimak',
  lighthouse: 'latarnia morska',
  watch: 'zegarek'
}

/** Why something cannot be done: shown on a refused button and when an act is refused. */
export const illegalities: Readonly<Record<Illegality, string>> = {
  malformed: 'To nie jest ruch z tej gry.',
  gameOver: 'Gra jest skończona.',
  bankruptPlayer: 'Kto zbankrutował, już nie gra.',
  outOfTurn: 'Najpierw musi zdecydować ktoś inny.',
  bankerDoesNotPlay: 'Bankier bez miejsca nie gra.',
  throwDue: 'Najpierw trzeba rzucić kostkami.',
  noThrowDue: 'Teraz nie ma rzutu do wykonania.',
  purchaseOpen: 'Najpierw trzeba rozstrzygnąć, kto kupi tę posiadłość.',
  auctionOpen: 'Nie w czasie licytacji.',
  debtOpen: 'Nie przed spłatą długu.',
  taxOpen: 'Najpierw trzeba wybrać podatek dochodowy.',
  inheritanceOpen: 'Najpierw trzeba zdecydować o zastawionym tytule.',
  shortageOpen: 'Najpierw trzeba rozdzielić ostatnie budynki.',
  notNow: 'Nie w tej chwili.',
  diceOfTheApp: 'Przy tym stole kostkami rzuca aplikacja.',
  diceOfTheTable: 'Przy tym stole rzuca się prawdziwymi kostkami i wpisuje wynik.',
  notEnoughCash: 'Za mało gotówki w ręku.',
  bidTooLow: 'Stawka musi być wyższa od poprzedniej.',
  alreadyPassed: 'Kto spasował, nie bierze już udziału w tej licytacji.',
  stillSolvent: 'Jest jeszcze z czego zapłacić; poddać się może tylko ten, kto nie ma z czego zapłacić.',
  notInJail: 'To tylko dla graczy w więzieniu.',
  fineNoLongerAccepted: 'Przy trzecim rzucie grzywny nie można już zapłacić przed rzutem.',
  cardNotHeld: 'Ten gracz nie ma tej karty.',
  noTitleDeed: 'To pole nie ma tytułu własności.',
  notYourDeed: 'Ten tytuł należy do kogoś innego.',
  notAStreet: 'Budynki stoją tylko przy ulicach.',
  groupIncomplete: 'Do tego potrzebna jest cała grupa.',
  groupMortgaged: 'Jedna z ulic tej grupy jest w zastawie; najpierw ją wykup.',
  groupBuilt: 'W tej grupie stoją budynki; najpierw je sprzedaj.',
  mustBuildEvenly: 'Ulice jednej grupy trzeba zabudowywać równomiernie.',
  mustSellEvenly: 'Budynki jednej grupy trzeba sprzedawać równomiernie.',
  nothingToBuild: 'Tu nie można już nic zbudować.',
  nothingToSell: 'Nie ma tu budynku na sprzedaż.',
  noHousesLeft: 'W Banku zostało za mało domów.',
  noHotelsLeft: 'W Banku nie ma już hoteli.',
  noSuchWish: 'O tyle nie można poprosić.',
  noPlaceForIt: 'Nie ma miejsca na ten budynek.',
  noRentToClaim: 'Nie ma tu czynszu do odebrania: nic się nie należało, już go zażądano albo jest za późno.',
  alreadyAgreed: 'Ten głos za końcem gry został już oddany.',
  notAgreed: 'Takiego głosu za końcem gry nie było.',
  noTimeLimit: 'Ta gra nie ma limitu czasu.',
  alreadyMortgaged: 'Ten tytuł jest już w zastawie.',
  notMortgaged: 'Ten tytuł nie jest w zastawie.',
  tradingOff: 'Przy tym stole gracze się nie wymieniają.',
  tradeWithYourself: 'Do wymiany trzeba dwojga graczy.',
  tradeWithBankrupt: 'Kto zbankrutował, nie może się wymieniać.',
  sameDeedTwice: 'Tytuł może leżeć tylko po jednej stronie wymiany.',
  oneSidedTrade: 'Obie strony muszą coś dać.',
  partnerLacksGoods: 'Druga strona nie ma tego wszystkiego.',
  interestNotPayable: 'Po wymianie musi wystarczyć gotówki na odsetki za zastawione tytuły.',
  wouldNotSettleDebt: 'Po tej wymianie nie dałoby się spłacić długu.',
  noSuchOffer: 'Ta oferta nie jest już otwarta.'
}

/** Why nothing is taken back or brought back. */
export const undoRefusals: Readonly<Record<UndoRefusal, string>> = {
  undoOff: 'Przy tym stole niczego się nie cofa.',
  nothingToUndo: 'Nie ma nic do cofnięcia.',
  nothingToRedo: 'Nie ma nic do ponowienia.',
  notYours: 'Cofnąć można tylko własny ostatni ruch.',
  newInformation: 'Kostki lub karta pokazały już coś nowego; to zostaje.'
}

export const troubles: Readonly<Record<Trouble, string>> = {
  diskFull: 'Dysk jest pełny; ruchu nie zapisano i nie wykonano. Zwolnij trochę miejsca i spróbuj ponownie.',
  saveFailed: 'Ruchu nie udało się zapisać, więc go nie wykonano.',
  noSuchGame: 'Tej partii już nie ma.',
  gameUnreadable: 'Zapisanej partii nie da się odczytać.',
  gameTooNew: 'Zapisana partia pochodzi z nowszej wersji Freehold.',
  noGameOpen: 'Żadna gra nie jest otwarta.',
  noSuchSeat: 'Przy tym stole nie ma takiego miejsca.',
  fileUnreadable: 'Ten plik nie zawiera partii Freehold albo jest uszkodzony.',
  fileTooNew: 'Ten plik pochodzi z nowszej wersji Freehold.',
  backupUnreadable: 'Tej kopii nie da się odczytać. Nic się nie zmieniło.',
  goingBack: 'Właśnie przywracane są partie z kopii. Nic nie zmieniono; spróbuj ponownie za chwilę.'
}
