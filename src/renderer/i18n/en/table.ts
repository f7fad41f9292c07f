// Words of the table: players, ledger, notices, keys, and what is said aloud.
import type { Illegality } from '../../../shared/game/actions'
import { JAIL } from '../../../shared/game/board'
import type { DecisionKind } from '../../../shared/game/view'
import type { Level, PieceName, Trouble, UndoRefusal } from '../../../shared/ipc'
import type { Command } from '../../table/key-map'
import { either, figures, list, money } from '../format'
import { ordinal } from './figures'
import { spaces } from './names'

export const bank = 'the Bank'
export const pot = 'Free Parking'
export const turn = (number: number): string => (number === 0 ? 'opening' : `turn ${number}`)
export const players = 'Players'
export const board = 'Board'
export const computer = 'computer'

export const levels: Readonly<Record<Level, string>> = {
  beginner: 'Computer, beginner',
  casual: 'Computer, casual',
  strong: 'Computer, strong',
  master: 'Computer, master'
}

export const doing: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'To throw for the start',
  turn: 'To end the turn',
  purchase: 'To buy or auction',
  auction: 'To bid now',
  tax: 'To choose the tax',
  rentThrow: 'To throw for the rent',
  debt: 'To raise cash',
  inheritance: 'To lift or to keep',
  openLot: 'To open the bidding',
  hammer: 'To bring down the hammer',
  wish: 'To say how many',
  placement: 'To place a building'
}
export const toThrow = 'To throw'
export const toThrowAgain = 'Doubles: to throw'
export const mustPay = (amount: number): string => `Must pay ${money(amount)}`
export const inJail = (throws: number): string => `In jail, ${ordinal(throws + 1)} throw`
export const jailed = 'In jail'
export const atTable = 'At the table'
export const bankrupt = 'Bankrupt'
export const holdsBid = (amount: number): string => `Holds the bid, ${money(amount)}`
export const stillBidding = 'In the bidding'
export const outOfBidding = 'Out of the bidding'
export const owned = (of: string, owned: number, all: number): string => `${of}: ${owned} of ${all}`
export const group = (letter: string, name: string): string => `group ${letter}, ${name}`

export const threw = (who: string, dice: readonly [number, number]): string =>
  `${who} threw ${dice[0]} + ${dice[1]}`
export const toThrowNext = (who: string): string => `${who} to throw`

export const ledger = 'Ledger'
export const nothingYet = 'Nothing has happened yet.'

export const menu = {
  deeds: 'Deeds',
  hold: 'Hold',
  pause: 'Pause',
  go: 'Go on',
  game: 'Game',
  claim: 'Rent',
  undo: 'Undo',
  redo: 'Redo',
  rules: 'Rules',
  leave: 'Leave',
  since: 'Since my last turn',
  tv: 'TV mode',
  settings: 'Settings'
}
/** The clock of a timed game, in whole minutes: "43 min left". */
export const timeLeft = (minutes: number, paused: boolean): string =>
  minutes <= 0 ? 'the hour has struck' : `${figures(minutes)} min left${paused ? ', paused' : ''}`
export const tvMode = (key: string): string =>
  `TV mode: large enough for the far end of the room. ${key} leads back.`
export const sound = (muted: boolean): string => (muted ? 'The sound is off.' : 'The sound is on.')
export const undone = 'taken back'
export const tookBack = (what: string): string => `Taken back: ${what}.`
export const roomShort =
  'The disk of this computer is full. Freehold has a small reserve of its own and goes on saving your game for now. Please make room soon: delete large files that you no longer need, or empty the recycle bin.'
export const tryAgain = 'Try again'
export const held = 'The computer players wait.'
export const goesOn = 'The computer players go on.'

/** The cap of the key that does something, as it is set now. */
type KeyOf = (command: Command) => string

/** The guide of the first game: one short sentence or two for each kind of question. */
export const guide = {
  name: 'Guide',
  putAway: 'Don\u2019t show again',
  away: 'The guide is put away. It can be switched on again in the settings.',
  hints: {
    openingThrow: (key: KeyOf): string =>
      `Throw the dice: ${key('throw')}. Whoever throws highest starts the game.`,
    throw: (key: KeyOf): string => `Throw the dice: ${key('throw')}. Your piece walks by itself.`,
    again: (key: KeyOf): string =>
      `Doubles! Throw once more: ${key('throw')}. A third doubles in the same turn leads to jail.`,
    realDice: (key: KeyOf): string =>
      `Throw your own dice and press the two numbers, then ${key('enterThrow')}.`,
    endTurn: (key: KeyOf): string =>
      `All done: ${key('endTurn')} ends the turn. Before that you may build or offer a deal.`,
    purchase: (key: KeyOf): string =>
      `Nobody owns this yet. ${key('buy')} buys it; with ${key('auction')} everybody may bid.`,
    auction: (key: KeyOf): string =>
      `The highest bid gets the lot. ${key('bid')} makes the bid that is set, ${key('pass')} leaves it to the others.`,
    auctionTogether: (key: KeyOf): string =>
      `The highest bid gets the lot. One bids after the other: ${key('bid')} makes the bid that is set, ${key('pass')} passes.`,
    jail: (key: KeyOf): string =>
      `Pay with ${key('payFine')} and throw, or throw for doubles: ${key('throw')}. The third time you must pay.`,
    tax: (key: KeyOf): string =>
      `Choose before you count: ${key('flatTax')} pays the fixed sum, ${key('tenth')} a tenth of all you own.`,
    rentThrow: (key: KeyOf): string => `This rent goes by a new throw: ${key('throw')}. Nobody moves.`,
    debt: (key: KeyOf): string =>
      `You owe more than you have in hand. ${key('takeStep')} takes the step that is proposed, with ${key('manage')} you choose yourself.`,
    inheritance: (key: KeyOf): string =>
      `This deed came mortgaged. ${key('lift')} lifts the mortgage now, ${key('keep')} leaves it for later.`,
    openLot: (key: KeyOf): string => `You lead this auction: ${key('openBidding')} opens the bidding.`,
    hammer: (key: KeyOf): string =>
      `Call the bid with ${key('callBid')}; ${key('hammer')} brings the hammer down.`,
    wish: (key: KeyOf): string =>
      `The Bank runs out of buildings. Say how many you want: ${key('wish')}; or none: ${key('wishNone')}.`,
    placement: (key: KeyOf): string =>
      `Choose the street on the slip or on the board; ${key('place')} builds there.`,
    offer: (key: KeyOf): string =>
      `Both sides lie before you: ${key('accept')} accepts, ${key('refuse')} refuses, ${key('change')} changes it.`
  }
}

/** Sentences for the ear. */
export const say = {
  cash: (who: string, cash: number): string => `${who} has ${money(cash)}.`,
  positions: (places: readonly { who: string; space: number; inJail: boolean }[]): string =>
    `${list(places.map(({ who, space, inJail }) => `${who}: ${inJail ? 'in jail' : space === JAIL ? 'just visiting jail' : (spaces[space] ?? '')}`))}.`,
  leftToComputer: (who: string): string => `The computer plays for ${who} now.`,
  takenBack: (who: string): string => `${who} plays in person again.`,
  nothing: 'Nothing has happened yet.',
  noDeed: (space: number): string => `${spaces[space] ?? ''} has no title deed.`,
  unowned: (space: number, price: number): string =>
    `Nobody owns ${spaces[space] ?? ''}. Its price is ${money(price)}.`,
  owner: (space: number, who: string, note: string): string => `${who} owns ${spaces[space] ?? ''}${note}.`,
  mortgaged: ', mortgaged',
  built: (level: string): string => `, with ${level}`,
  answers: (answers: readonly string[]): string =>
    answers.length > 0 ? `Answers: ${answers.join('; ')}.` : '',
  key: (label: string, keys: readonly string[]): string => `${label}, key ${either(keys)}`
}

export const pieces: Readonly<Record<PieceName, string>> = {
  lantern: 'lantern',
  kite: 'kite',
  tugboat: 'tugboat',
  teapot: 'teapot',
  beehive: 'beehive',
  bicycle: 'bicycle',
  anvil: 'anvil',
  fox: 'fox',
  snail: 'snail',
  lighthouse: 'lighthouse',
  watch: 'pocket watch'
}

/** Why something cannot be done: shown on a refused button and when an act is refused. */
export const illegalities: Readonly<Record<Illegality, string>> = {
  malformed: 'That is not a move of this game.',
  gameOver: 'The game is over.',
  bankruptPlayer: 'A bankrupt player is out of the game.',
  outOfTurn: 'Somebody else has to decide first.',
  bankerDoesNotPlay: 'The Banker has no seat and does not play.',
  throwDue: 'The dice have to be thrown first.',
  noThrowDue: 'There is no throw to be made now.',
  purchaseOpen: 'First it must be decided who buys this lot.',
  auctionOpen: 'Not while an auction is open.',
  debtOpen: 'Not before the debt is paid.',
  taxOpen: 'First the income tax must be chosen.',
  inheritanceOpen: 'First the mortgaged deed must be settled.',
  shortageOpen: 'First it must be settled who gets the last buildings.',
  notNow: 'Not at this moment.',
  diceOfTheApp: 'At this table the app throws the dice.',
  diceOfTheTable: 'At this table real dice are thrown and entered.',
  notEnoughCash: 'There is not enough cash in hand.',
  bidTooLow: 'A bid must be higher than the last one.',
  alreadyPassed: 'Whoever has passed is out of this auction.',
  stillSolvent: 'The money can still be raised; giving up is only for those who cannot pay.',
  notInJail: 'That is only for players in jail.',
  fineNoLongerAccepted: 'On the third throw the fine is no longer accepted before the dice.',
  cardNotHeld: 'That card is not in this hand.',
  noTitleDeed: 'This space has no title deed.',
  notYourDeed: 'That deed belongs to somebody else.',
  notAStreet: 'Buildings stand on streets only.',
  groupIncomplete: 'The whole colour group is needed for that.',
  groupMortgaged: 'A street of this group is mortgaged; lift that first.',
  groupBuilt: 'There are buildings in this group; sell them first.',
  mustBuildEvenly: 'Streets of a group must be built up evenly.',
  mustSellEvenly: 'Buildings of a group must be sold evenly.',
  nothingToBuild: 'There is nothing left to build here.',
  nothingToSell: 'There is no building to sell here.',
  noHousesLeft: 'The Bank has too few houses left.',
  noHotelsLeft: 'The Bank has no hotel left.',
  noSuchWish: 'That many cannot be asked for.',
  noPlaceForIt: 'There is no place for that building.',
  noRentToClaim: 'There is no rent to ask for: nothing was due, it has been asked for, or it is too late.',
  alreadyAgreed: 'That vote to end the game has been given already.',
  notAgreed: 'That vote to end the game was never given.',
  noTimeLimit: 'This game has no time limit.',
  alreadyMortgaged: 'This deed is mortgaged already.',
  notMortgaged: 'This deed is not mortgaged.',
  tradingOff: 'At this table players make no deals.',
  tradeWithYourself: 'A deal needs two players.',
  tradeWithBankrupt: 'A bankrupt player cannot deal.',
  sameDeedTwice: 'A deed can lie on one side of a deal only.',
  oneSidedTrade: 'Both sides must give something.',
  partnerLacksGoods: 'The other player does not have all of that.',
  interestNotPayable: 'After the deal there must be cash for the interest on the mortgaged deeds.',
  wouldNotSettleDebt: 'After this deal the debt could not be paid.',
  noSuchOffer: 'That offer is no longer open.'
}

/** Why nothing is taken back or brought back. */
export const undoRefusals: Readonly<Record<UndoRefusal, string>> = {
  undoOff: 'At this table nothing is taken back.',
  nothingToUndo: 'There is nothing to take back.',
  nothingToRedo: 'There is nothing to bring back.',
  notYours: 'Only one\u2019s own last action can be taken back.',
  newInformation: 'The dice or a card have shown something new since; that stays.'
}

export const troubles: Readonly<Record<Trouble, string>> = {
  diskFull:
    'The disk is full, so the move was not saved and does not count. Make some room on it, then try again.',
  saveFailed: 'The move could not be saved and does not count.',
  noSuchGame: 'That game is no longer there.',
  gameUnreadable: 'The saved game cannot be read.',
  gameTooNew: 'The saved game comes from a newer version of Freehold.',
  noGameOpen: 'No game is open.',
  noSuchSeat: 'There is no such seat at this table.',
  fileUnreadable: 'That file holds no game of Freehold, or it is damaged.',
  fileTooNew: 'That file comes from a newer version of Freehold.',
  backupUnreadable: 'That copy cannot be read. Nothing was changed.',
  goingBack:
    'Your games are just being replaced by those of a copy. Nothing was changed; try again in a moment.'
}
