// Words of the screens around the table: start, new game, saved games, winner, settings, rules, about.
import type { Ending } from '../../../shared/game/events'
import type { DecisionKind } from '../../../shared/game/view'
import type { Character, Level, PieceName, Trouble } from '../../../shared/ipc'
import { list, money, plural } from '../format'
import { capitalised, spelled } from './figures'

export const back = 'Back'
export const backToTable = 'Back to the table'

export const pieces: Readonly<Record<PieceName, string>> = {
  lantern: 'Lantern',
  kite: 'Kite',
  tugboat: 'Tugboat',
  teapot: 'Teapot',
  beehive: 'Beehive',
  bicycle: 'Bicycle',
  anvil: 'Anvil',
  fox: 'Fox',
  snail: 'Snail',
  lighthouse: 'Lighthouse',
  watch: 'Pocket watch'
}
/** By index of the colour. */
export const colours: readonly string[] = [
  'Brick',
  'Harbour',
  'Ochre',
  'Plum',
  'Moss',
  'Navy',
  'Walnut',
  'Slate'
]

export const levels: Readonly<Record<Level, { name: string; plain: string }>> = {
  beginner: { name: 'Beginner', plain: 'knows the rules, and little more' },
  casual: { name: 'Casual', plain: 'plays as a friend would' },
  strong: { name: 'Strong', plain: 'counts well and drives a bargain' },
  master: { name: 'Master', plain: 'thinks every move ahead' }
}

/** What a computer player likes; none is one without a taste of its own. */
export const characters: Readonly<Record<Character | 'none', { name: string; plain: string }>> = {
  none: { name: 'Even-handed', plain: 'takes each thing for what it is worth' },
  collector: { name: 'Collector', plain: 'wants whole groups, and pays for the last deed of one' },
  builder: { name: 'Builder', plain: 'turns every dollar into houses at once' },
  trader: { name: 'Trader', plain: 'is always ready for a deal' },
  miser: { name: 'Miser', plain: 'likes cash in hand and parts with it slowly' }
}

/** What a game waits for, after the name of the player. */
export const waiting: Readonly<Record<DecisionKind, (who: string) => string>> = {
  openingThrow: (who) => `${who} to throw for the start`,
  turn: (who) => `${who}\u2019s turn`,
  purchase: (who) => `${who} to buy or to send to auction`,
  auction: (who) => `${who} to bid`,
  tax: (who) => `${who} to choose the income tax`,
  rentThrow: (who) => `${who} to throw for the rent`,
  debt: (who) => `${who} has a debt to pay`,
  inheritance: (who) => `${who} to settle a mortgaged deed`,
  openLot: (who) => `${who} to open the bidding`,
  hammer: (who) => `${who} to bring down the hammer`,
  wish: (who) => `${who} to say how many buildings`,
  placement: (who) => `${who} to place a building`
}
export const dismiss = 'Close'
export const isBanker = (name: string): string => `${name} is the Banker`
export const turn = (number: number): string => (number === 0 ? 'before the first turn' : `turn ${number}`)
export const won = (names: readonly string[]): string => `${list(names)} won`

export const fault =
  'Something went wrong in this window. Nothing is lost: every move was saved when it was made. If something looks odd now, close Freehold and open it again.'

export const troubles: Readonly<Record<Trouble, string>> = {
  diskFull: 'The disk is full. Nothing was changed; free some space and try again.',
  saveFailed: 'That could not be saved. Nothing was changed; try again.',
  noSuchGame: 'That game is no longer there.',
  gameUnreadable: 'That game cannot be read. Its file was left as it is.',
  gameTooNew: 'That game comes from a newer version of Freehold. Update to open it.',
  noGameOpen: 'No game is open.',
  noSuchSeat: 'There is no such seat at that table.',
  fileUnreadable: 'That file holds no game of Freehold, or it is damaged. Nothing was changed.',
  fileTooNew: 'That file comes from a newer version of Freehold. Update to open it; nothing was changed.',
  backupUnreadable: 'That copy cannot be read. Nothing was changed.',
  goingBack:
    'Your games are just being replaced by those of a copy. Nothing was changed; try again in a moment.'
}

export const pageMissing =
  'A part of Freehold could not be loaded. Start Freehold again; if that does not help, install it anew. Your games are safe.'

export const start = {
  heading: 'Take a seat',
  poster: 'Poster: a seaside town with a lighthouse, a big wheel and a pier',
  invitation: 'For two to eight players round one table',
  resume: (name: string): string => `Continue ${name}`,
  resumeNote: (turnNumber: number, players: number): string =>
    `${capitalised(turn(turnNumber))}, ${plural(players, { one: 'player', other: 'players' })}`,
  resumeNothing: 'Continue',
  noGames: 'no game has been started yet',
  allOver: 'every game is over; start a new one',
  newGame: 'New game',
  newGameNote: 'Names, pieces, who plays',
  lastTime: 'The last table',
  lastEvents: 'What happened last',
  saved: 'Saved games',
  rules: 'Rules',
  settings: 'Settings',
  about: 'About'
}

export const newGame = {
  heading: 'New game',
  aside: (count: number): string => `${spelled(count)} at the table`,
  who: 'Who plays?',
  whoNote: 'two to eight; the dice decide who starts',
  seat: (number: number): string => `Seat ${number}`,
  name: (number: number): string => `Name of seat ${number}`,
  kind: (name: string): string => `Who plays ${name}?`,
  level: (name: string): string => `How well ${name} plays`,
  character: 'Character',
  person: 'Person',
  computer: 'Computer',
  here: 'at this table',
  change: (name: string): string => `Piece and colour of ${name}`,
  piece: 'Piece',
  colour: 'Colour',
  heldBy: (what: string, name: string): string => `${what}, now with ${name}`,
  swapped: (what: string, name: string): string => `${what} changed places with ${name}`,
  remove: (name: string): string => `Remove ${name}`,
  removed: (name: string): string => `${name} is no longer at the table.`,
  addPerson: 'Add a person',
  addComputer: 'Add a computer player',
  full: 'eight is the most',
  least: 'A table needs two seats at least',
  defaultPerson: (number: number): string => `Player ${number}`,
  computerNames: [
    'Marlow',
    'Quill',
    'Wren',
    'Juniper',
    'Pike',
    'Tansy',
    'Basil',
    'Sorrel'
  ] as readonly string[],
  defaultName: (weekday: string): string => `${weekday} table`,
  problems: {
    noName: (number: number): string => `Seat ${number} has no name yet.`,
    sameName: (name: string): string =>
      `Two seats are called ${name}. Change one, so that you can tell them apart.`,
    noBanker: 'Give the Banker a name that nobody else has.',
    noTitle: 'Give this game a name, so that you find it again.'
  },
  slip: 'As printed',
  rulesHeading: 'The official rules',
  facts: [
    'Nothing is added and nothing is left out.',
    'Everyone begins on GO with $1,500.',
    'A deed that nobody buys is auctioned at once.',
    'The last player who is not bankrupt wins.'
  ] as readonly string[],
  title: 'Name of this game',
  sums: (people: number, computers: number): string =>
    people === 0
      ? `${capitalised(spelled(computers))} computer players; you watch.`
      : computers === 0
        ? `${plural(people, { one: 'person', other: 'people' })} round one screen.`
        : `${plural(people, { one: 'person', other: 'people' })} and ${plural(computers, { one: 'computer player', other: 'computer players' })}.`,
  begin: 'Start the game',
  beginNote: 'opening throws first'
}

export const saved = {
  heading: 'Saved games',
  aside: (count: number): string => (count === 0 ? 'none' : plural(count, { one: 'game', other: 'games' })),
  empty: 'Every game is kept here by itself, after each move.',
  open: 'Open',
  openNamed: (name: string): string => `Open ${name}`,
  rename: 'Rename',
  renameNamed: (name: string): string => `Rename ${name}`,
  newName: (name: string): string => `New name of ${name}`,
  keepName: 'Keep this name',
  remove: 'Remove',
  removeNamed: (name: string): string => `Remove ${name}`,
  removed: (name: string): string => `${name} was put into the bin.`,
  toFile: 'To a file',
  toFileNamed: (name: string): string => `Write ${name} to a file`,
  written: (name: string, file: string): string => `${name} was written to ${file}.`,
  fromFile: 'Add from a file',
  added: (name: string): string => `${name} is among your games now.`,
  bringBack: 'Bring back',
  bringBackNamed: (name: string): string => `Bring back ${name}`,
  bin: 'In the bin',
  binNote: 'can be brought back at any time',
  begun: (when: string): string => `begun ${when}`,
  players: (names: readonly string[]): string => list(names)
}

export const copies = {
  heading: 'Daily copies',
  eyebrow: 'Made for you',
  note: 'Once a day all your games are copied. If something went wrong, go back to one of these days.',
  none: 'There is no copy yet. The first is made when Freehold is opened again.',
  before: 'made before you went back',
  unreadable: 'cannot be read',
  goBack: 'Go back to this copy',
  goBackNote: 'asks once more',
  ask: 'Go back to this copy?',
  empty: 'There is no game in it.',
  inIt: (names: readonly string[]): string => `In it: ${list(names)}.`,
  /** Games beyond those that were named, in a list after them. */
  more: (count: number): string => `${count} more`,
  becomes: 'All your games become what they were then. Games begun later leave the list.',
  nothingLost:
    'Nothing is lost: your games as they are now are copied first, and that copy stays in this list for good.',
  yes: 'Yes, go back',
  yesNote: 'today’s games are copied first',
  no: 'No',
  noNote: 'everything stays',
  done: 'Your games are as they were then. The first copy in the list keeps them as they were until now.'
}

export const winner = {
  heading: (game: string): string => game,
  turns: (count: number): string => plural(count, { one: 'turn', other: 'turns' }),
  lead: (count: number): string => (count > 1 ? 'The game is shared by' : 'The game goes to'),
  why: {
    lastPlayer: 'The last player at the table',
    secondBankruptcy: 'The richest at the second bankruptcy',
    timeLimit: 'The richest when the hour struck',
    agreement: 'The richest, when all agreed to end it'
  } satisfies Record<Ending, string>,
  worth: (score: number): string => `worth ${money(score)}`,
  ranking: 'How it ended',
  holds: (cash: number, deeds: number): string =>
    `${money(cash)} and ${deeds === 0 ? 'no deeds' : plural(deeds, { one: 'title deed', other: 'title deeds' })}`,
  out: 'out',
  bankruptTo: (turnNumber: number | null, creditor: string): string =>
    turnNumber === null
      ? `bankrupt, all to ${creditor}`
      : `bankrupt on turn ${turnNumber}, all to ${creditor}`,
  bankrupt: 'bankrupt',
  board: 'The board as it stood',
  rematch: 'Play again',
  rematchNote: 'same table, seats move on by one',
  newGame: 'New game',
  newGameNote: 'other players',
  start: 'Start screen'
}

export const settings = {
  heading: 'Settings',
  aside: 'take effect at once',
  defaults: 'Put back the defaults',
  defaultsNow: 'All settings are the usual ones again.',
  table: 'The table',
  toSee: 'To see',
  theme: {
    name: 'Daylight',
    note: 'light linen or dark spruce',
    system: 'As the system',
    light: 'Day',
    dark: 'Night'
  },
  speed: {
    name: 'Speed',
    note: 'how fast pieces walk and computers play',
    calm: 'Calm',
    brisk: 'Brisk',
    instant: 'Instant'
  },
  textSize: {
    name: 'Text size',
    note: 'all text beside the board',
    words: (percent: number): string => `${percent}%`
  },
  motion: {
    name: 'Motion',
    note: 'walks and flights, or short fades',
    system: 'As the system',
    full: 'Full',
    reduced: 'Little'
  },
  handover: {
    name: 'Handover card',
    note: 'between the turns of two people'
  },
  guide: {
    name: 'Guide',
    note: 'a hint beside each new kind of question, in the first game'
  },
  turnBoard: {
    name: 'Board',
    note: 'GO at the top left, or turned to the piece whose turn it is',
    fixed: 'Fixed',
    turning: 'Turning'
  },
  tv: {
    name: 'TV mode',
    note: 'figures to be read from three metres, one bar of answers'
  },
  toHear: 'To hear',
  volume: {
    name: 'Volume',
    note: 'dice, pieces, money, cards and the hammer',
    words: (percent: number): string => `${percent}%`
  },
  muted: {
    name: 'Sound',
    note: 'no music; silent while the window is hidden'
  },
  language: {
    name: 'Language',
    note: 'of the window, the cards and the rule book',
    system: 'As the system'
  },
  off: 'Off',
  on: 'On',
  find: 'Find a setting or a key',
  found: (count: number): string => (count === 0 ? 'Nothing is called that' : `${String(count)} found`),
  noneHere: 'Nothing here is called that.',
  keys: 'Keys',
  keysHow: 'press a row, then the new key',
  keysHeading: 'To play by keys',
  keysNote:
    'Each button at the table carries its key. The board is reached with Tab and walked with the arrow keys; Home leads to GO. No key ever means two things at once.'
}

export const rules = {
  heading: 'Rule book',
  aside: 'the official rules in our own words',
  find: 'Find in the rules',
  chapters: 'Chapters',
  found: (count: number): string =>
    count === 0
      ? 'No rule mentions it'
      : `${plural(count, { one: 'rule mentions', other: 'rules mention' })} it`,
  previous: 'Previous chapter',
  next: 'Next chapter'
}

export const about = {
  heading: 'About Freehold',
  lead: 'A property-trading board game for the family round one table. It needs no account and no network, and it keeps what you play on this computer only.',
  independence:
    'Freehold is an independent work and has no connection with Hasbro, owner of the MONOPOLY mark, nor with any other publisher.',
  drawings: 'Drawings, pieces, board and wording are our own.',
  versions: 'Version',
  version: (app: string): string => `Freehold ${app}`,
  parts: 'Made with',
  fonts: 'Typefaces',
  licence: (name: string): string => `Licence of ${name}`,
  openFont: 'SIL Open Font License 1.1'
}
