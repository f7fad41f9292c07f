// The usual key of everything that is done at the table and around it, and what can be pressed together in one state, so that no key means two things.

/** Names of keys as in `KeyboardEvent.key`; letters as capitals, the space bar as `Space`. */
export const USUAL_KEYS = {
  throw: 'Space',
  face1: '1',
  face2: '2',
  face3: '3',
  face4: '4',
  face5: '5',
  face6: '6',
  enterThrow: 'Enter',
  invalidThrow: 'V',
  endTurn: 'E',
  payFine: 'F',
  releaseCard: 'J',
  buy: 'B',
  auction: 'A',
  quickBid1: '1',
  quickBid2: '2',
  quickBid3: '3',
  quickBid4: '4',
  bid: 'Enter',
  pass: 'X',
  openBidding: 'Enter',
  callBid: 'Space',
  hammer: 'Enter',
  wish: 'Enter',
  wishNone: 'X',
  place: 'Enter',
  waive: 'X',
  claimRent: 'Enter',
  flatTax: 'F',
  tenth: 'N',
  takeStep: 'Enter',
  takeAll: 'A',
  giveUp: 'G',
  lift: 'F',
  keep: 'K',
  manage: 'M',
  trade: 'T',
  offers: 'O',
  offer: 'Enter',
  accept: 'Y',
  refuse: 'N',
  change: 'V',
  build: 'Enter',
  previous: 'ArrowLeft',
  next: 'ArrowRight',
  begin: 'Space',
  deeds: 'D',
  hold: 'H',
  game: 'S',
  claim: 'Q',
  undo: 'U',
  redo: 'I',
  rules: 'R',
  why: '?',
  guide: '8',
  coach: '!',
  follow: 'Enter',
  since: 'F9',
  tv: 'F10',
  mute: '0',
  leave: 'Escape',
  close: 'Escape',
  sayCash: 'C',
  sayOwner: 'W',
  sayLast: 'L',
  sayPositions: 'P',
  // Each seat has its own keys, so that a family can bid round one keyboard: to raise, below it to pass, and to ask for rent.
  raise1: 'A',
  raise2: 'F',
  raise3: 'G',
  raise4: 'J',
  raise5: '5',
  raise6: '6',
  raise7: '7',
  raise8: '9',
  pass1: 'Z',
  pass2: 'V',
  pass3: 'B',
  pass4: 'N',
  pass5: 'E',
  pass6: 'T',
  pass7: 'Y',
  pass8: 'O',
  claim1: 'F1',
  claim2: 'F2',
  claim3: 'F3',
  claim4: 'F4',
  claim5: 'F5',
  claim6: 'F6',
  claim7: 'F7',
  claim8: 'F8',
  tableSettings: 'X',
  endIt: 'Delete',
  handSeat: 'K',
  resignSeat: 'B',
  resign: 'G',
  // Around the table.
  continueGame: 'Enter',
  newGame: 'N',
  savedGames: 'G',
  settings: 'S',
  about: 'A',
  back: 'Escape',
  addPerson: 'P',
  addComputer: 'C',
  changeRules: 'G',
  startGame: 'Enter',
  keepRules: 'K',
  done: 'Enter',
  find: 'F',
  defaults: 'Delete',
  usualKeys: 'K',
  openSaved: 'Enter',
  renameSaved: 'N',
  exportSaved: 'W',
  removeSaved: 'Delete',
  importGame: 'F',
  bringBack: 'Z',
  openAdded: 'O',
  goBackTo: 'D',
  goBack: 'Y',
  stay: 'X',
  rematch: 'Enter'
} as const satisfies Readonly<Record<string, string>>
export type Command = keyof typeof USUAL_KEYS
export const COMMANDS = Object.keys(USUAL_KEYS) as readonly Command[]
export type KeyMap = Readonly<Record<Command, string>>

/** By seat. */
export const RAISES = [
  'raise1',
  'raise2',
  'raise3',
  'raise4',
  'raise5',
  'raise6',
  'raise7',
  'raise8'
] as const satisfies readonly Command[]
export const PASSES = [
  'pass1',
  'pass2',
  'pass3',
  'pass4',
  'pass5',
  'pass6',
  'pass7',
  'pass8'
] as const satisfies readonly Command[]
export const CLAIMS = [
  'claim1',
  'claim2',
  'claim3',
  'claim4',
  'claim5',
  'claim6',
  'claim7',
  'claim8'
] as const satisfies readonly Command[]

/** Live whatever is asked; the same keys mean nothing else anywhere. */
export const ALWAYS = [
  'deeds',
  'hold',
  'game',
  'claim',
  'undo',
  'redo',
  'rules',
  'why',
  'guide',
  'coach',
  'since',
  'tv',
  'mute',
  'sayCash',
  'sayOwner',
  'sayLast',
  'sayPositions',
  ...CLAIMS
] as const satisfies readonly Command[]

/** The app throws, or the faces of real dice are entered. */
const THROWS = [
  'throw',
  'face1',
  'face2',
  'face3',
  'face4',
  'face5',
  'face6',
  'enterThrow',
  'invalidThrow'
] as const satisfies readonly Command[]

/** Everything that can be pressed in each state besides what is always live. `leave` and `close` are never live together. */
export const STATES = {
  openingThrow: [...THROWS, 'leave'],
  turn: [...THROWS, 'payFine', 'releaseCard', 'endTurn', 'manage', 'trade', 'offers', 'leave'],
  purchase: ['buy', 'auction', 'manage', 'leave'],
  auction: [
    'quickBid1',
    'quickBid2',
    'quickBid3',
    'quickBid4',
    'bid',
    'pass',
    'manage',
    'leave',
    ...RAISES,
    ...PASSES
  ],
  tax: ['flatTax', 'tenth', 'leave'],
  rentThrow: [...THROWS, 'leave'],
  openLot: ['openBidding', 'leave'],
  hammer: ['callBid', 'hammer', 'leave'],
  wish: ['wish', 'wishNone', 'manage', 'leave'],
  placement: ['place', 'waive', 'manage', 'leave'],
  debt: ['takeStep', 'takeAll', 'manage', 'trade', 'giveUp', 'offers', 'leave'],
  inheritance: ['lift', 'keep', 'manage', 'leave'],
  estate: ['build', 'trade', 'close'],
  deed: ['manage', 'previous', 'next', 'close'],
  trade: ['offer', 'close'],
  offer: ['accept', 'refuse', 'change', 'manage', 'close'],
  claim: ['claimRent', 'close'],
  game: ['tableSettings', 'endIt', 'handSeat', 'resignSeat', 'resign', 'close'],
  since: ['close'],
  coach: ['follow', 'close'],
  handover: ['begin', 'leave']
} as const satisfies Record<string, readonly Command[]>

/** What can be pressed on each of the other screens, where nothing else is live. */
export const SCREENS = {
  start: ['continueGame', 'newGame', 'savedGames', 'rules', 'settings', 'about'],
  newGame: ['addPerson', 'addComputer', 'changeRules', 'startGame', 'rules', 'back'],
  rulesOfGame: ['keepRules', 'done', 'back'],
  savedGames: [
    'openSaved',
    'renameSaved',
    'exportSaved',
    'removeSaved',
    'importGame',
    'bringBack',
    'openAdded',
    'goBackTo',
    'goBack',
    'stay',
    'back'
  ],
  ruleBook: ['find', 'previous', 'next', 'back'],
  settings: ['find', 'defaults', 'usualKeys', 'back'],
  about: ['back'],
  winner: ['rematch', 'newGame', 'back']
} as const satisfies Record<string, readonly Command[]>

/** States in which the rule can lie open over the question, to be closed while its answers stay live. */
const UNDER_A_RULE = Object.values(STATES).map((live) => [...live, 'close'] as readonly Command[])

/** What can be pressed together, one list a state. */
export const LIVE_TOGETHER: readonly (readonly Command[])[] = [
  ...UNDER_A_RULE.map((live) => [...new Set<Command>([...ALWAYS, ...live])]),
  ...Object.values(SCREENS)
]

/** Two commands that leave the table or close what lies on it share Escape: what lies on top is closed first. */
const SHARED: readonly Command[] = ['leave', 'close']

/** The first other command that the same key would call in some state, or null. */
export function clashOf(command: Command, key: string, keys: KeyMap): Command | null {
  for (const live of LIVE_TOGETHER) {
    if (!live.includes(command)) continue
    const other = live.find(
      (one) => one !== command && keys[one] === key && !(SHARED.includes(one) && SHARED.includes(command))
    )
    if (other) return other
  }
  return null
}

/** Keys that work the page itself or the system, and therefore cannot be given to a command. */
const KEPT_BACK: readonly string[] = [
  'Tab',
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'NumLock',
  'ScrollLock',
  'ContextMenu',
  'Dead',
  'Process',
  'Unidentified',
  'F11',
  'F12'
]

/** The name of a pressed key as the map writes it. */
export function nameOf(key: string): string {
  if (key === ' ') return 'Space'
  const capital = key.toLocaleUpperCase('en-US')
  return key.length === 1 && capital.length === 1 ? capital : key
}

/** Whether a command may be given this key: one sign, or a named key such as `Enter` or `F9`. */
export const isFree = (key: string): boolean =>
  /^(?:\S|[A-Z]\w{1,11})$/u.test(key) && !KEPT_BACK.includes(key)

/**
 * The usual keys with the changes of this computer. A change that a newer or older version has made and that means nothing
 * here, or would give one key two meanings, is left out.
 */
export function keysWith(changes: Readonly<Record<string, string>>): KeyMap {
  // All at once first: two commands that have changed places clash only on the way.
  const wanted = { ...USUAL_KEYS, ...pick(changes) }
  const sound = COMMANDS.every((command) => clashOf(command, wanted[command], wanted) === null)
  if (sound) return wanted
  let keys: KeyMap = { ...USUAL_KEYS }
  for (const [command, key] of Object.entries(pick(changes)) as [Command, string][])
    if (clashOf(command, key, keys) === null) keys = { ...keys, [command]: key }
  return keys
}

const pick = (changes: Readonly<Record<string, string>>): Partial<Record<Command, string>> =>
  Object.fromEntries(
    Object.entries(changes).filter(([command, key]) => Object.hasOwn(USUAL_KEYS, command) && isFree(key))
  )
