// Words of the table in German: players, ledger, notices, keys, and what is said aloud.
import type { Illegality } from '../../../shared/game/actions'
import type { DecisionKind } from '../../../shared/game/view'
import type { Level, PieceName, Trouble, UndoRefusal } from '../../../shared/ipc'
import type { Command } from '../../table/key-map'
import { either, figures, list, money } from '../format'
import { capitalised } from './figures'
import { place, spaces, spoken } from './names'

export { bank, pot } from './names'
export const turn = (number: number): string => (number === 0 ? 'Auftakt' : `Zug ${figures(number)}`)
export const players = 'Spieler'
export const board = 'Spielplan'
export const computer = 'Computer'

export const levels: Readonly<Record<Level, string>> = {
  beginner: 'Computer, Anfänger',
  casual: 'Computer, locker',
  strong: 'Computer, stark',
  master: 'Computer, Meister'
}

export const doing: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'Würfelt um den Start',
  turn: 'Beendet den Zug',
  purchase: 'Kauft oder nicht',
  auction: 'Ist mit Bieten dran',
  tax: 'Wählt die Steuer',
  rentThrow: 'Würfelt um die Miete',
  debt: 'Treibt Geld auf',
  inheritance: 'Löst ab oder nicht',
  openLot: 'Eröffnet das Bieten',
  hammer: 'Hält den Hammer',
  wish: 'Sagt, wie viele',
  placement: 'Setzt ein Gebäude'
}
export const toThrow = 'Muss würfeln'
export const toThrowAgain = 'Pasch: noch einmal'
export const mustPay = (amount: number): string => `Muss ${money(amount)} zahlen`
export const inJail = (throws: number): string => `Gefängnis, ${figures(throws + 1)}. Wurf`
export const jailed = 'Im Gefängnis'
export const atTable = 'Am Tisch'
export const bankrupt = 'Pleite'
export const holdsBid = (amount: number): string => `Führt mit ${money(amount)}`
export const stillBidding = 'Bietet noch mit'
export const outOfBidding = 'Bietet nicht mehr'
export const owned = (of: string, owned: number, all: number): string =>
  `${of}: ${figures(owned)} von ${figures(all)}`
export const group = (letter: string, name: string): string => `Gruppe ${letter} (${name})`

export const threw = (who: string, dice: readonly [number, number]): string =>
  `${who} würfelt ${dice[0]} + ${dice[1]}`
export const toThrowNext = (who: string): string => `${who} muss würfeln`

export const ledger = 'Spielbuch'
export const nothingYet = 'Noch ist nichts geschehen.'

export const menu = {
  deeds: 'Urkunden',
  hold: 'Anhalten',
  pause: 'Pause',
  go: 'Weiter',
  game: 'Spiel',
  claim: 'Miete',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  rules: 'Regeln',
  leave: 'Verlassen',
  since: 'Seit meinem letzten Zug',
  tv: 'TV-Modus',
  settings: 'Einstellungen'
}
/** The clock of a timed game, in whole minutes: "noch 43 min". */
export const timeLeft = (minutes: number, paused: boolean): string =>
  minutes <= 0 ? 'die Stunde hat geschlagen' : `noch ${figures(minutes)}\u00a0min${paused ? ', Pause' : ''}`
export const tvMode = (key: string): string =>
  `TV-Modus: groß genug bis ans andere Ende des Zimmers. ${key} führt zurück.`
export const sound = (muted: boolean): string => (muted ? 'Der Ton ist aus.' : 'Der Ton ist an.')
export const undone = 'zurückgenommen'
export const tookBack = (what: string): string => `Zurückgenommen: ${what}.`
export const roomShort =
  'Die Festplatte dieses Computers ist voll. Freehold hat eine kleine Reserve und speichert euer Spiel vorerst weiter. Schafft bitte bald Platz: Löscht große Dateien, die ihr nicht mehr braucht, oder leert den Papierkorb des Computers.'
export const tryAgain = 'Noch einmal'
export const held = 'Die Computer warten.'
export const goesOn = 'Die Computer spielen weiter.'

/** The cap of the key that does something, as it is set now. */
type KeyOf = (command: Command) => string

/** The guide of the first game: one short sentence or two for each kind of question. */
export const guide = {
  name: 'Wegweiser',
  putAway: 'Nicht mehr zeigen',
  away: 'Der Wegweiser ist weggelegt. In den Einstellungen lässt er sich wieder einschalten.',
  hints: {
    openingThrow: (key: KeyOf): string => `Würfle mit ${key('throw')}. Der höchste Wurf beginnt das Spiel.`,
    throw: (key: KeyOf): string => `Würfle mit ${key('throw')}. Deine Figur zieht von selbst.`,
    again: (key: KeyOf): string =>
      `Pasch! Würfle noch einmal: ${key('throw')}. Der dritte Pasch in einem Zug führt ins Gefängnis.`,
    realDice: (key: KeyOf): string =>
      `Wirf deine eigenen Würfel, drücke die beiden Zahlen und dann ${key('enterThrow')}.`,
    endTurn: (key: KeyOf): string =>
      `Alles erledigt: ${key('endTurn')} beendet den Zug. Vorher darfst du noch bauen oder handeln.`,
    purchase: (key: KeyOf): string =>
      `Das gehört noch niemandem. ${key('buy')} kauft es; mit ${key('auction')} dürfen alle bieten.`,
    auction: (key: KeyOf): string =>
      `Das höchste Gebot bekommt es. ${key('bid')} bietet, was eingestellt ist, ${key('pass')} überlässt es den anderen.`,
    auctionTogether: (key: KeyOf): string =>
      `Das höchste Gebot bekommt es. Geboten wird reihum: ${key('bid')} bietet, was eingestellt ist, ${key('pass')} passt.`,
    jail: (key: KeyOf): string =>
      `Zahle mit ${key('payFine')} und würfle, oder würfle auf einen Pasch: ${key('throw')}. Beim dritten Mal musst du zahlen.`,
    tax: (key: KeyOf): string =>
      `Wähle, bevor du zählst: ${key('flatTax')} zahlt den festen Betrag, ${key('tenth')} ein Zehntel von allem, was du hast.`,
    rentThrow: (key: KeyOf): string =>
      `Diese Miete richtet sich nach einem neuen Wurf: ${key('throw')}. Niemand zieht.`,
    debt: (key: KeyOf): string =>
      `Du schuldest mehr, als du in der Hand hast. ${key('takeStep')} tut den vorgeschlagenen Schritt, mit ${key('manage')} wählst du selbst.`,
    inheritance: (key: KeyOf): string =>
      `Auf dieser Urkunde liegt eine Hypothek. ${key('lift')} löst sie jetzt ab, ${key('keep')} lässt sie für später.`,
    openLot: (key: KeyOf): string =>
      `Du leitest diese Versteigerung: ${key('openBidding')} eröffnet das Bieten.`,
    hammer: (key: KeyOf): string =>
      `Rufe das Gebot mit ${key('callBid')} aus; ${key('hammer')} lässt den Hammer fallen.`,
    wish: (key: KeyOf): string =>
      `Der Bank gehen die Gebäude aus. Sag, wie viele du willst: ${key('wish')}; oder keins: ${key('wishNone')}.`,
    placement: (key: KeyOf): string =>
      `Wähle die Straße hier oder auf dem Spielplan; ${key('place')} baut dort.`,
    offer: (key: KeyOf): string =>
      `Beide Seiten liegen vor dir: ${key('accept')} nimmt an, ${key('refuse')} lehnt ab, ${key('change')} ändert das Angebot.`
  }
}

/** Sentences for the ear. */
export const say = {
  cash: (who: string, cash: number): string => `${who} hat ${money(cash)}.`,
  positions: (places: readonly { who: string; space: number; inJail: boolean }[]): string =>
    `${list(places.map(({ who, space, inJail }) => `${who}: ${inJail ? 'im Gefängnis' : nameOf(space)}`))}.`,
  leftToComputer: (who: string): string => `Für ${who} spielt jetzt der Computer.`,
  takenBack: (who: string): string => `${who} spielt wieder selbst.`,
  nothing: 'Noch ist nichts geschehen.',
  noDeed: (space: number): string => `Zum Feld „${spoken(spaces[space] ?? '')}“ gibt es keine Urkunde.`,
  unowned: (space: number, price: number): string =>
    `${capitalised(place(space))} gehört niemandem und kostet ${money(price)}.`,
  owner: (space: number, who: string, note: string): string =>
    `${capitalised(place(space))} gehört ${who}${note}.`,
  mortgaged: ', mit Hypothek',
  built: (level: string): string => `, darauf ${level}`,
  answers: (answers: readonly string[]): string =>
    answers.length > 0 ? `Antworten: ${answers.join('; ')}.` : '',
  key: (label: string, keys: readonly string[]): string => `${label}, Taste ${either(keys)}`
}

/** Whoever is not in jail is a visitor there. */
function nameOf(space: number): string {
  const name = spoken(spaces[space] ?? '')
  return name === 'Gefängnis' ? 'zu Besuch im Gefängnis' : name
}

export const pieces: Readonly<Record<PieceName, string>> = {
  lantern: 'Laterne',
  kite: 'Drachen',
  tugboat: 'Schlepper',
  teapot: 'Teekanne',
  beehive: 'Bienenkorb',
  bicycle: 'Fahrrad',
  anvil: 'Amboss',
  fox: 'Fuchs',
  snail: 'Schnecke',
  lighthouse: 'Leuchtturm',
  watch: 'Taschenuhr'
}

/** Why something cannot be done: shown on a refused button and when an act is refused. */
export const illegalities: Readonly<Record<Illegality, string>> = {
  malformed: 'Das ist kein Zug in diesem Spiel.',
  gameOver: 'Das Spiel ist aus.',
  bankruptPlayer: 'Wer pleite ist, spielt nicht mehr mit.',
  outOfTurn: 'Erst muss jemand anderes entscheiden.',
  bankerDoesNotPlay: 'Wer ohne Platz die Bank führt, spielt nicht mit.',
  throwDue: 'Erst muss gewürfelt werden.',
  noThrowDue: 'Jetzt gibt es nichts zu würfeln.',
  purchaseOpen: 'Erst muss feststehen, wer dieses Grundstück kauft.',
  auctionOpen: 'Nicht während einer Versteigerung.',
  debtOpen: 'Erst muss die Schuld bezahlt sein.',
  taxOpen: 'Erst muss die Einkommensteuer gewählt sein.',
  inheritanceOpen: 'Erst muss die Urkunde mit Hypothek geklärt sein.',
  shortageOpen: 'Erst muss geklärt sein, wer die knappen Gebäude bekommt.',
  notNow: 'Das geht gerade nicht.',
  diceOfTheApp: 'An diesem Tisch würfelt die App.',
  diceOfTheTable: 'An diesem Tisch wird mit echten Würfeln gespielt; gib die Augen ein.',
  notEnoughCash: 'Dafür reicht das Bargeld nicht.',
  bidTooLow: 'Ein Gebot muss höher sein als das letzte.',
  alreadyPassed: 'Wer gepasst hat, bietet hier nicht mehr mit.',
  stillSolvent: 'Noch ist genug aufzutreiben; aufgeben darf nur, wer nicht zahlen kann.',
  notInJail: 'Das geht nur im Gefängnis.',
  fineNoLongerAccepted: 'Beim dritten Wurf wird die Strafe nicht mehr vor dem Würfeln angenommen.',
  cardNotHeld: 'Diese Karte ist nicht auf dieser Hand.',
  noTitleDeed: 'Zu diesem Feld gibt es keine Urkunde.',
  notYourDeed: 'Diese Urkunde gehört jemand anderem.',
  notAStreet: 'Gebäude stehen nur auf Straßen.',
  groupIncomplete: 'Dafür braucht es die ganze Gruppe.',
  groupMortgaged: 'Auf einer Straße dieser Gruppe liegt eine Hypothek; löse sie erst ab.',
  groupBuilt: 'In dieser Gruppe stehen Gebäude; verkaufe sie erst.',
  mustBuildEvenly: 'Die Straßen einer Gruppe müssen gleichmäßig bebaut werden.',
  mustSellEvenly: 'Die Gebäude einer Gruppe müssen gleichmäßig verkauft werden.',
  nothingToBuild: 'Hier gibt es nichts mehr zu bauen.',
  nothingToSell: 'Hier steht kein Gebäude, das man verkaufen könnte.',
  noHousesLeft: 'Die Bank hat zu wenige Häuser.',
  noHotelsLeft: 'Die Bank hat kein Hotel mehr.',
  noSuchWish: 'So viele kann man sich nicht wünschen.',
  noPlaceForIt: 'Für dieses Gebäude gibt es keinen Platz.',
  noRentToClaim:
    'Dort ist keine Miete offen: Es war keine fällig, sie ist schon verlangt, oder es ist zu spät.',
  alreadyAgreed: 'Diese Stimme fürs Aufhören ist schon abgegeben.',
  notAgreed: 'Diese Stimme fürs Aufhören wurde nie abgegeben.',
  noTimeLimit: 'Dieses Spiel hat kein Zeitlimit.',
  alreadyMortgaged: 'Auf dieser Urkunde liegt schon eine Hypothek.',
  notMortgaged: 'Auf dieser Urkunde liegt keine Hypothek.',
  tradingOff: 'An diesem Tisch wird untereinander nicht gehandelt.',
  tradeWithYourself: 'Zum Handeln gehören zwei.',
  tradeWithBankrupt: 'Wer pleite ist, kann nicht handeln.',
  sameDeedTwice: 'Eine Urkunde kann nur auf einer Seite des Handels liegen.',
  oneSidedTrade: 'Beide Seiten müssen etwas geben.',
  partnerLacksGoods: 'Die andere Seite hat nicht alles davon.',
  interestNotPayable: 'Nach dem Handel muss Bargeld für die Zinsen der Urkunden mit Hypothek da sein.',
  wouldNotSettleDebt: 'Nach diesem Handel wäre die Schuld nicht zu bezahlen.',
  noSuchOffer: 'Dieses Angebot ist nicht mehr offen.'
}

/** Why nothing is taken back or brought back. */
export const undoRefusals: Readonly<Record<UndoRefusal, string>> = {
  undoOff: 'An diesem Tisch wird nichts zurückgenommen.',
  nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  notYours: 'Nur die eigene letzte Aktion lässt sich zurücknehmen.',
  newInformation: 'Würfel oder Karten haben seither Neues gezeigt; das bleibt.'
}

export const troubles: Readonly<Record<Trouble, string>> = {
  diskFull:
    'Auf der Festplatte ist kein Platz mehr; der Zug wurde nicht gespeichert und nicht gemacht. Schaffe etwas Platz und versuche es dann noch einmal.',
  saveFailed: 'Der Zug ließ sich nicht speichern und wurde nicht gemacht.',
  noSuchGame: 'Dieses Spiel ist nicht mehr da.',
  gameUnreadable: 'Das gespeicherte Spiel lässt sich nicht lesen.',
  gameTooNew: 'Das gespeicherte Spiel stammt aus einer neueren Version von Freehold.',
  noGameOpen: 'Kein Spiel ist offen.',
  noSuchSeat: 'Diesen Platz gibt es an diesem Tisch nicht.',
  fileUnreadable: 'Diese Datei enthält kein Spiel von Freehold oder ist beschädigt.',
  fileTooNew: 'Diese Datei stammt aus einer neueren Version von Freehold.',
  backupUnreadable: 'Diese Kopie lässt sich nicht lesen. Es wurde nichts geändert.',
  goingBack:
    'Gerade werden die Spiele einer Kopie zurückgeholt. Nichts wurde geändert; versuche es gleich noch einmal.'
}
