// Words of the table in Dutch: players, ledger, notices, keys, and what is said aloud.
import type { Illegality } from '../../../shared/game/actions'
import type { DecisionKind } from '../../../shared/game/view'
import type { Level, PieceName, Trouble, UndoRefusal } from '../../../shared/ipc'
import type { Command } from '../../table/key-map'
import { either, figures, list, money } from '../format'
import { capitalised } from './figures'
import { bank as theBank, on, place, pot as thePot } from './names'

export const bank = theBank
export const pot = thePot
export const turn = (number: number): string => (number === 0 ? 'begin' : `beurt ${figures(number)}`)
export const players = 'Spelers'
export const board = 'Bord'
export const computer = 'computer'

export const levels: Readonly<Record<Level, string>> = {
  beginner: 'Computer, beginner',
  casual: 'Computer, gezellig',
  strong: 'Computer, sterk',
  master: 'Computer, meester'
}

export const doing: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'Gooit om eerste beurt',
  turn: 'Beëindigt de beurt',
  purchase: 'Koopt of laat veilen',
  auction: 'Biedt nu',
  tax: 'Kiest de belasting',
  rentThrow: 'Gooit voor de huur',
  debt: 'Maakt geld vrij',
  inheritance: 'Lost af of wacht',
  openLot: 'Opent de veiling',
  hammer: 'Laat de hamer vallen',
  wish: 'Zegt hoeveel',
  placement: 'Plaatst een gebouw'
}
export const toThrow = 'Gooit'
export const toThrowAgain = 'Dubbel: gooit weer'
export const mustPay = (amount: number): string => `Moet ${money(amount)} betalen`
export const inJail = (throws: number): string => `Gevangenis, ${figures(throws + 1)}e worp`
export const jailed = 'In de gevangenis'
export const atTable = 'Aan tafel'
export const bankrupt = 'Failliet'
export const holdsBid = (amount: number): string => `Heeft het bod, ${money(amount)}`
export const stillBidding = 'Biedt nog mee'
export const outOfBidding = 'Biedt niet meer mee'
export const owned = (of: string, owned: number, all: number): string =>
  `${of}: ${figures(owned)} van ${figures(all)}`
export const group = (letter: string, name: string): string => `groep ${letter} (${name})`

export const threw = (who: string, dice: readonly [number, number]): string =>
  `${who} gooide ${figures(dice[0])} + ${figures(dice[1])}`
export const toThrowNext = (who: string): string => `${who} gooit`

export const ledger = 'Logboek'
export const nothingYet = 'Er is nog niets gebeurd.'

export const menu = {
  deeds: 'Aktes',
  hold: 'Stop',
  pause: 'Pauze',
  go: 'Verder',
  game: 'Spel',
  claim: 'Huur',
  undo: 'Ongedaan',
  redo: 'Opnieuw',
  rules: 'Regels',
  leave: 'Vertrek',
  since: 'Sinds mijn vorige beurt',
  tv: 'Tv-stand',
  settings: 'Instellingen'
}
/** The clock of a timed game, in whole minutes: "nog 43 min". */
export const timeLeft = (minutes: number, paused: boolean): string =>
  minutes <= 0 ? 'de tijd is om' : `nog ${figures(minutes)}\u00a0min${paused ? ', pauze' : ''}`
export const tvMode = (key: string): string =>
  `Tv-stand: leesbaar tot achter in de kamer. ${key} brengt je terug.`
export const sound = (muted: boolean): string => (muted ? 'Het geluid staat uit.' : 'Het geluid staat aan.')
export const undone = 'teruggenomen'
export const tookBack = (what: string): string => `Teruggenomen: ${what}.`
export const roomShort =
  'De schijf van deze computer is vol. Freehold heeft een kleine reserve en bewaart jullie spel voorlopig gewoon. Maak snel ruimte vrij: verwijder grote bestanden die jullie niet meer nodig hebben of leeg de prullenbak van de computer.'
export const tryAgain = 'Probeer weer'
export const held = 'De computerspelers wachten.'
export const goesOn = 'De computerspelers spelen verder.'

/** The cap of the key that does something, as it is set now. */
type KeyOf = (command: Command) => string

/** The guide of the first game: one short sentence or two for each kind of question. */
export const guide = {
  name: 'Gids',
  putAway: 'Niet meer tonen',
  away: 'De gids is weggelegd. In de instellingen zet je hem weer aan.',
  hints: {
    openingThrow: (key: KeyOf): string =>
      `Gooi de dobbelstenen: ${key('throw')}. Wie het hoogst gooit, begint het spel.`,
    throw: (key: KeyOf): string => `Gooi de dobbelstenen: ${key('throw')}. Je pion loopt vanzelf.`,
    again: (key: KeyOf): string =>
      `Dubbel! Gooi nog een keer: ${key('throw')}. De derde keer dubbel in een beurt is gevangenis.`,
    realDice: (key: KeyOf): string =>
      `Gooi je eigen dobbelstenen, druk op de twee cijfers en dan op ${key('enterThrow')}.`,
    endTurn: (key: KeyOf): string =>
      `Alles geregeld: ${key('endTurn')} beëindigt de beurt. Daarvoor mag je nog bouwen of een ruil voorstellen.`,
    purchase: (key: KeyOf): string =>
      `Dit is nog van niemand. Met ${key('buy')} koop je het; met ${key('auction')} mag iedereen bieden.`,
    auction: (key: KeyOf): string =>
      `Wie het hoogst biedt, krijgt de kavel. ${key('bid')} doet het ingestelde bod, met ${key('pass')} laat je de kavel aan de anderen.`,
    auctionTogether: (key: KeyOf): string =>
      `Wie het hoogst biedt, krijgt de kavel. Jullie bieden om de beurt: ${key('bid')} doet het ingestelde bod, met ${key('pass')} pas je.`,
    jail: (key: KeyOf): string =>
      `Betaal met ${key('payFine')} en gooi, of probeer dubbel te gooien: ${key('throw')}. De derde keer moet je betalen.`,
    tax: (key: KeyOf): string =>
      `Kies voordat je telt: ${key('flatTax')} betaalt het vaste bedrag, ${key('tenth')} een tiende van al je bezit.`,
    rentThrow: (key: KeyOf): string => `Een nieuwe worp bepaalt deze huur: ${key('throw')}. Niemand loopt.`,
    debt: (key: KeyOf): string =>
      `Je bent meer schuldig dan je contant hebt. ${key('takeStep')} doet de voorgestelde stap, met ${key('manage')} kies je zelf.`,
    inheritance: (key: KeyOf): string =>
      `Op deze akte rust een hypotheek. ${key('lift')} lost die nu af, ${key('keep')} bewaart dat voor later.`,
    openLot: (key: KeyOf): string => `Jij leidt deze veiling: ${key('openBidding')} opent het bieden.`,
    hammer: (key: KeyOf): string =>
      `Roep het bod af met ${key('callBid')}; met ${key('hammer')} valt de hamer.`,
    wish: (key: KeyOf): string =>
      `De gebouwen van de Bank raken op. Zeg hoeveel je er wilt: ${key('wish')}; of geen: ${key('wishNone')}.`,
    placement: (key: KeyOf): string => `Kies de straat hier of op het bord; ${key('place')} bouwt daar.`,
    offer: (key: KeyOf): string =>
      `Beide kanten liggen voor je: ${key('accept')} neemt aan, ${key('refuse')} wijst af, ${key('change')} wijzigt het aanbod.`
  }
}

/** Sentences for the ear. */
export const say = {
  cash: (who: string, cash: number): string => `${who} heeft ${money(cash)}.`,
  positions: (places: readonly { who: string; space: number; inJail: boolean }[]): string =>
    `${list(places.map(({ who, space, inJail }) => `${who}: ${inJail ? 'in de gevangenis' : on(space)}`))}.`,
  leftToComputer: (who: string): string => `De computer speelt nu voor ${who}.`,
  takenBack: (who: string): string => `${who} speelt weer zelf.`,
  nothing: 'Er is nog niets gebeurd.',
  noDeed: (space: number): string => `Het vak ‘${place(space)}’ heeft geen akte.`,
  unowned: (space: number, price: number): string =>
    `${capitalised(place(space))} is van niemand. De prijs is ${money(price)}.`,
  owner: (space: number, who: string, note: string): string =>
    `${capitalised(place(space))} is van ${who}${note}.`,
  mortgaged: ', met hypotheek',
  built: (level: string): string => `, met ${level}`,
  answers: (answers: readonly string[]): string =>
    answers.length > 0 ? `Antwoorden: ${answers.join('; ')}.` : '',
  key: (label: string, keys: readonly string[]): string => `${label}, toets ${either(keys)}`
}

export const pieces: Readonly<Record<PieceName, string>> = {
  lantern: 'lantaarn',
  kite: 'vlieger',
  tugboat: 'sleepboot',
  teapot: 'theepot',
  beehive: 'bijenkorf',
  bicycle: 'fiets',
  anvil: 'aambeeld',
  fox: 'vos',
  snail: 'slak',
  lighthouse: 'vuurtoren',
  watch: 'zakhorloge'
}

/** Why something cannot be done: shown on a refused button and when an act is refused. */
export const illegalities: Readonly<Record<Illegality, string>> = {
  malformed: 'Dat is geen zet van dit spel.',
  gameOver: 'Het spel is afgelopen.',
  bankruptPlayer: 'Wie failliet is, doet niet meer mee.',
  outOfTurn: 'Eerst moet iemand anders beslissen.',
  bankerDoesNotPlay: 'De bankier heeft geen plaats en speelt niet mee.',
  throwDue: 'Eerst moet er worden gegooid.',
  noThrowDue: 'Er valt nu niets te gooien.',
  purchaseOpen: 'Eerst moet blijken wie deze kavel koopt.',
  auctionOpen: 'Niet zolang er een veiling loopt.',
  debtOpen: 'Niet voordat de schuld betaald is.',
  taxOpen: 'Eerst moet de inkomstenbelasting worden gekozen.',
  inheritanceOpen: 'Eerst moet over de akte met hypotheek worden beslist.',
  shortageOpen: 'Eerst moeten de schaarse gebouwen worden verdeeld.',
  notNow: 'Niet op dit moment.',
  diceOfTheApp: 'Aan deze tafel gooit de app de dobbelstenen.',
  diceOfTheTable: 'Aan deze tafel gooi je echte dobbelstenen en voer je ze in.',
  notEnoughCash: 'Er is niet genoeg contant geld.',
  bidTooLow: 'Een bod moet hoger zijn dan het vorige.',
  alreadyPassed: 'Wie gepast heeft, doet niet meer mee aan deze veiling.',
  stillSolvent: 'Er is nog genoeg vrij te maken; opgeven mag alleen wie niet kan betalen.',
  notInJail: 'Dat is alleen voor spelers in de gevangenis.',
  fineNoLongerAccepted: 'Bij de derde worp kan de boete niet meer vóór het gooien worden betaald.',
  cardNotHeld: 'Die kaart heeft deze speler niet.',
  noTitleDeed: 'Dit vak heeft geen eigendomsakte.',
  notYourDeed: 'Die akte is van iemand anders.',
  notAStreet: 'Gebouwen staan alleen op straten.',
  groupIncomplete: 'Daarvoor is de hele kleurgroep nodig.',
  groupMortgaged: 'Op een straat van deze groep rust een hypotheek; los die eerst af.',
  groupBuilt: 'Er staan gebouwen in deze groep; verkoop die eerst.',
  mustBuildEvenly: 'Straten van een groep moet je gelijkmatig bebouwen.',
  mustSellEvenly: 'Gebouwen van een groep moet je gelijkmatig verkopen.',
  nothingToBuild: 'Hier valt niets meer te bouwen.',
  nothingToSell: 'Hier staat geen gebouw om te verkopen.',
  noHousesLeft: 'De Bank heeft te weinig huizen.',
  noHotelsLeft: 'De Bank heeft geen hotel meer.',
  noSuchWish: 'Om zoveel kun je niet vragen.',
  noPlaceForIt: 'Er is geen plek voor dat gebouw.',
  noRentToClaim:
    'Daar staat geen huur open: er was niets te betalen, er is al om gevraagd, of het is te laat.',
  alreadyAgreed: 'Die stem voor het einde is al uitgebracht.',
  notAgreed: 'Die stem voor het einde is nooit uitgebracht.',
  noTimeLimit: 'Dit spel heeft geen tijdslimiet.',
  alreadyMortgaged: 'Op deze akte rust al een hypotheek.',
  notMortgaged: 'Op deze akte rust geen hypotheek.',
  tradingOff: 'Aan deze tafel ruilen spelers niets met elkaar.',
  tradeWithYourself: 'Voor een ruil zijn twee spelers nodig.',
  tradeWithBankrupt: 'Wie failliet is, kan niet ruilen.',
  sameDeedTwice: 'Een akte kan maar aan één kant van een ruil liggen.',
  oneSidedTrade: 'Beide kanten moeten iets geven.',
  partnerLacksGoods: 'De ander heeft dat niet allemaal.',
  interestNotPayable: 'Na de ruil moet er geld zijn voor de rente over de aktes met hypotheek.',
  wouldNotSettleDebt: 'Na deze ruil is de schuld niet te betalen.',
  noSuchOffer: 'Dat aanbod staat niet meer open.'
}

/** Why nothing is taken back or brought back. */
export const undoRefusals: Readonly<Record<UndoRefusal, string>> = {
  undoOff: 'Aan deze tafel wordt niets teruggenomen.',
  nothingToUndo: 'Er valt niets terug te nemen.',
  nothingToRedo: 'Er valt niets opnieuw te doen.',
  notYours: 'Alleen je eigen laatste zet kan worden teruggenomen.',
  newInformation: 'Sindsdien hebben dobbelstenen of een kaart iets nieuws getoond; dat blijft.'
}

export const troubles: Readonly<Record<Trouble, string>> = {
  diskFull:
    'De schijf is vol; de zet is niet bewaard en niet gedaan. Maak wat ruimte vrij en probeer het dan opnieuw.',
  saveFailed: 'De zet kon niet worden bewaard en is niet gedaan.',
  noSuchGame: 'Dat spel is er niet meer.',
  gameUnreadable: 'Het bewaarde spel is niet te lezen.',
  gameTooNew: 'Het bewaarde spel komt uit een nieuwere versie van Freehold.',
  noGameOpen: 'Er is geen spel open.',
  noSuchSeat: 'Die plaats is er niet aan deze tafel.',
  fileUnreadable: 'Dat bestand bevat geen spel van Freehold, of het is beschadigd.',
  fileTooNew: 'Dat bestand komt uit een nieuwere versie van Freehold.',
  backupUnreadable: 'Die kopie is niet te lezen. Er is niets veranderd.',
  goingBack: 'De spellen van een kopie worden net teruggezet. Er is niets veranderd; probeer het zo opnieuw.'
}
