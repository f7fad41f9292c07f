// What can be pressed together in one state, so that no key means two things, and the keys as the reader has changed them.
import { USUAL_KEYS } from './usual-keys'

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

/** Seats of a new game, or sets of rules, as they stand one below the other. */
export const PICKS = [
  'pick1',
  'pick2',
  'pick3',
  'pick4',
  'pick5',
  'pick6',
  'pick7',
  'pick8',
  'pick9'
] as const satisfies readonly Command[]

/** What can be pressed on each of the other screens, where nothing else is live. */
export const SCREENS = {
  start: ['continueGame', 'newGame', 'savedGames', 'rules', 'settings', 'about'],
  newGame: [
    ...PICKS,
    'nameSeat',
    'removePicked',
    'bringBack',
    'addPerson',
    'addComputer',
    'changeRules',
    'startGame',
    'rules',
    'back'
  ],
  rulesOfGame: [...PICKS, 'removePicked', 'bringBack', 'keepRules', 'done', 'back'],
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
  settings: ['find', 'defaults', 'usualKeys', 'bringBack', 'back'],
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
