// The whole contract between the window and the main process: every call with its argument, its answer and its schema.
import * as v from 'valibot'
import { bankerOnlySeat, whyUnplayable, type Rules } from './game/rules'
import { isAction, type Action, type ActionOption, type Illegality } from './game/actions'
import type { Party } from './game/events'
import type { GameEvent } from './game/events'
import type { Outcome, PlayerView, DecisionKind } from './game/view'
import type { Reason } from './reasons'

/** The eleven pieces; each seat of a table takes another one. */
export const PIECES = [
  'lantern',
  'kite',
  'tugboat',
  'teapot',
  'beehive',
  'bicycle',
  'anvil',
  'fox',
  'snail',
  'lighthouse',
  'watch'
] as const
export type PieceName = (typeof PIECES)[number]

/** Number of player colours; a seat's colour is an index below it. */
export const COLOURS = 8

/** How well a computer player plays, the weakest first. */
export const LEVELS = ['beginner', 'casual', 'strong', 'master'] as const
export type Level = (typeof LEVELS)[number]
/** The level that is proposed. */
export const USUAL_LEVEL: Level = 'casual'

/** What a computer player likes, whatever its level. */
export const CHARACTERS = ['collector', 'builder', 'trader', 'miser'] as const
export type Character = (typeof CHARACTERS)[number]

export const NAME_LENGTH = 24

/** Control characters, and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu
/** Marks that are not seen but turn the words around them; those that join letters and pictures to one are left. */
const UNSEEN = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/gu
/** A name stands in the middle of sentences: whatever could turn or break these is left out of it. */
const printed = v.transform((text: string) => text.replace(UNPRINTABLE, ' ').replace(UNSEEN, ''))
const name = v.pipe(v.string(), printed, v.trim(), v.minLength(1), v.maxLength(NAME_LENGTH))
const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const gameId = v.pipe(v.string(), v.uuid())
const unlike = <T>(key: (seat: T) => unknown) =>
  v.check<T[], string>((seats) => new Set(seats.map(key)).size === seats.length, 'Two seats are alike')

const seatSetup = v.strictObject({
  name,
  piece: v.picklist(PIECES),
  colour: whole(0, COLOURS - 1),
  /** Level of the computer that plays this seat, or null for a person. */
  computer: v.nullable(v.picklist(LEVELS)),
  /** Taste of that computer; none where it has no taste of its own, as in games of earlier versions. */
  character: v.optional(v.picklist(CHARACTERS))
})
/** One seat as chosen on the new-game screen. */
export type SeatSetup = v.InferOutput<typeof seatSetup>

const amount = whole(0, 100_000)
const rulesEntries = v.strictObject({
  players: whole(2, 8),
  banker: v.nullable(whole(0, 8)),
  rent: v.picklist(['automatic', 'claimNext', 'claimSecond']),
  ending: v.picklist(['lastPlayer', 'secondBankruptcy']),
  timeLimit: v.nullable(whole(5, 600)),
  dealt: v.picklist([0, 2, 'all']),
  housesBeforeHotel: v.picklist([3, 4]),
  pot: v.boolean(),
  potSeed: amount,
  auctions: v.boolean(),
  startCash: amount,
  salary: amount,
  doubleSalaryOnGo: v.boolean(),
  firstLapPurchases: v.boolean(),
  rentInJail: v.boolean(),
  evenBuilding: v.boolean(),
  incomeTax: v.picklist(['choice', 'flat']),
  trading: v.boolean(),
  dice: v.picklist(['app', 'table'])
}) satisfies v.GenericSchema<Rules>
/** Rules that can be played, as calls bring them and saved games hold them. */
export const playableRules = v.pipe(
  rulesEntries,
  v.check((rules) => whyUnplayable(rules) === null, 'These rules cannot be played')
)

/** What a table allows to be taken back: nothing, one's own last action before new information, or anything (marked). */
export const UNDO_POLICIES = ['off', 'lastAction', 'free'] as const
export type UndoPolicy = (typeof UNDO_POLICIES)[number]

/** Rules under a name of the family's own. */
const preset = v.strictObject({ name, rules: playableRules })
export type Preset = v.InferOutput<typeof preset>

const newGameEntries = v.strictObject({
  name,
  rules: playableRules,
  /** Name of the Banker who does not play, if the rules have one; he acts as the seat after the last player. */
  banker: v.nullable(name),
  undo: v.picklist(UNDO_POLICIES),
  /** Whether a person may ask the coach, and deals are weighed; so it is where nothing is said. */
  coach: v.optional(v.boolean()),
  seats: v.pipe(
    v.array(seatSetup),
    v.minLength(2),
    v.maxLength(8),
    unlike((seat) => seat.name.toLocaleLowerCase()),
    unlike((seat) => seat.piece),
    unlike((seat) => seat.colour)
  ),
  /** Seed of chance as 64 hex digits; null draws one. A given seed makes a game repeatable. */
  seed: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)))
})
const newGame = v.pipe(
  newGameEntries,
  v.check(({ rules, seats }) => rules.players === seats.length, 'The rules are for another number of seats'),
  v.check(
    ({ rules, banker }) => (bankerOnlySeat(rules) === null) === (banker === null),
    'A Banker has a name exactly if he does not play'
  )
)
/** What the new-game screen sends. */
export type NewGame = v.InferOutput<typeof newGame>

/**
 * How long games by some rules last, measured by computer players. A tenth is null if it was not over within the limit.
 */
export type GameLength = {
  readonly games: number
  /** Games in which nobody had won when a seat had `limit` turns. */
  readonly undecided: number
  readonly limit: number
  /** After how many turns altogether one tenth of the games was over, two tenths, and so on to nine. */
  readonly turns: readonly (number | null)[]
  /** The same in turns of the player who had most. */
  readonly rounds: readonly (number | null)[]
}

/** Name of a key as in `KeyboardEvent.key`: letters as capitals, the space bar as `Space`. */
const keyName = v.pipe(v.string(), v.regex(/^(?:\S|[A-Z]\w{1,11})$/u))
const MOST_KEYS = 200
const MOST_HINTS = 50
/** The languages of the window. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]

const settings = v.strictObject({
  /** The language of the window, or the system's if it is one of ours. */
  language: v.picklist(['system', ...LANGUAGES]),
  theme: v.picklist(['system', 'light', 'dark']),
  speed: v.picklist(['calm', 'brisk', 'instant']),
  /** Size of the text in per cent, 100 to 200. */
  textSize: whole(100, 200),
  motion: v.picklist(['system', 'full', 'reduced']),
  /** Keys other than the usual ones, by the name of what they do. */
  keys: v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^\w{1,24}$/)), keyName),
    v.check((keys) => Object.keys(keys).length <= MOST_KEYS, 'Too many keys')
  ),
  /** Whether a card lies on the board between the turns of two people. */
  handover: v.boolean(),
  /** Large figures and one bar of answers, to be read from across the room. */
  tv: v.boolean(),
  /** Whether the board turns so that the token of the player whose turn it is stands at the bottom. */
  turnBoard: v.boolean(),
  /** Whether the guide of the first game is on; it goes off by itself when a game is over. */
  guide: v.boolean(),
  /** Hints that the guide has given already, by their names. */
  told: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\w{1,24}$/))), v.maxLength(MOST_HINTS)),
  /** Loudness of the sounds in per cent, and whether they are off altogether. */
  volume: whole(0, 100),
  muted: v.boolean()
})
export type Settings = v.InferOutput<typeof settings>
export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  theme: 'system',
  speed: 'brisk',
  textSize: 100,
  motion: 'system',
  keys: {},
  handover: false,
  tv: false,
  turnBoard: false,
  guide: true,
  told: [],
  volume: 60,
  muted: false
}
/** A saved game in the list. Times are milliseconds since 1970. */
export type GameSummary = {
  readonly id: string
  readonly name: string
  readonly seats: readonly SeatSetup[]
  /** Name of the Banker who does not play, or null. */
  readonly banker: string | null
  readonly createdAt: number
  readonly playedAt: number
  /** When it was put into the bin, or null. */
  readonly removedAt: number | null
  readonly turn: number
  /** Who must decide, and what; null when the game is over. */
  readonly waiting: { readonly player: number; readonly kind: DecisionKind } | null
  readonly outcome: Outcome | null
  /** For the little board: owners by position, and each seat's position (null once bankrupt). */
  readonly owners: readonly Party[]
  readonly positions: readonly (number | null)[]
  /** The last three events worth telling, newest last. */
  readonly lastEvents: readonly GameEvent[]
}

/** A copy of all saved games, made once a day, or before somebody went back to another one. */
export type Backup = {
  readonly name: string
  /** Milliseconds since 1970. */
  readonly madeAt: number
  readonly daily: boolean
  /** Names of the games in it, the one played last first, those in the bin left out; null if it cannot be read. */
  readonly games: readonly string[] | null
}

/** One event with the number of the record that brought it, for the ledger. */
export type LedgerEntry = {
  readonly seq: number
  readonly event: GameEvent
  /** Why a computer player brought it about; told once, with the first event of the record. */
  readonly reason?: Reason | undefined
  /** Set where that record has been taken back since. */
  readonly undone?: true
}

/** How a player went bankrupt. */
export type Departure = { readonly seat: number; readonly turn: number; readonly creditor: Party }

/** Everything that the window needs to show a game from scratch. */
export type OpenedGame = {
  readonly id: string
  readonly name: string
  readonly seats: readonly SeatSetup[]
  /** Name of the Banker who does not play, or null. */
  readonly banker: string | null
  /** Number of records so far: actions, and what took them back. */
  readonly seq: number
  readonly undo: UndoState
  /** Whether a person may ask the coach here, and deals are weighed. */
  readonly coach: boolean
  readonly clock: Clock | null
  readonly view: PlayerView
  /** Legal actions by seat; those of a Banker who does not play come last. */
  readonly options: readonly (readonly ActionOption[])[]
  /** Newest last, at most the last 400 events; what was taken back is marked. */
  readonly ledger: readonly LedgerEntry[]
  /** Who has gone bankrupt so far, the first to go first. */
  readonly departures: readonly Departure[]
}

/** What can be taken back now, and brought back again. */
export type UndoState = {
  readonly policy: UndoPolicy
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** The clock of a timed game, in milliseconds; it runs while the table is open and not paused. */
export type Clock = { readonly limit: number; readonly played: number; readonly running: boolean }

/** One record, pushed to the window after it is saved: an accepted action, or one that was taken back or brought back. */
export type TableUpdate = {
  readonly id: string
  readonly seq: number
  readonly cause: 'action' | 'undo' | 'redo'
  /** The action played, taken back or brought back. */
  readonly action: Action
  /** Why a computer player chose the action; null where nothing is told, and for what is taken back. */
  readonly reason: Reason | null
  /** Number of the record that an undo has taken back, otherwise null. */
  readonly undid: number | null
  readonly undo: UndoState
  readonly clock: Clock | null
  readonly events: readonly GameEvent[]
  readonly view: PlayerView
  readonly options: readonly (readonly ActionOption[])[]
}

/** What went wrong outside the rules; the window has a sentence for each. */
export const TROUBLES = [
  'diskFull',
  'saveFailed',
  'noSuchGame',
  'gameUnreadable',
  'gameTooNew',
  'noGameOpen',
  'noSuchSeat',
  'fileUnreadable',
  'fileTooNew',
  'backupUnreadable',
  'goingBack'
] as const
export type Trouble = (typeof TROUBLES)[number]

/** Whether the disk has room for the moves to come; while it is short, they are saved out of a reserve. */
export type Room = 'enough' | 'short'

/** Why nothing can be taken back or brought back. */
export const UNDO_REFUSALS = [
  'undoOff',
  'nothingToUndo',
  'nothingToRedo',
  'notYours',
  'newInformation'
] as const
export type UndoRefusal = (typeof UNDO_REFUSALS)[number]

export type UndoResult =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly refused: UndoRefusal }
  | { readonly ok: false; readonly trouble: Trouble }

export type ActResult =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly illegal: Illegality }
  | { readonly ok: false; readonly trouble: Trouble }
export type Outcomes<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble }

export type AppVersions = {
  readonly app: string
  readonly electron: string
  readonly chrome: string
  readonly node: string
  readonly sqlite: string
  readonly platform: string
}

/** What a deal would do to one side. */
export type SideWeight = {
  /** Dollars that come in, interest paid; negative if they go out. */
  readonly cash: number
  /** Rent in dollars that one turn of one opponent brings on average more than before, buildings as they stand. */
  readonly rent: number
  /** Worth in dollars that the deeds and cards have more than before, hopes of whole groups included. */
  readonly deeds: number
  /** Chance to win before and after, 0 to 1, in the eyes of a computer player. */
  readonly before: number
  readonly after: number
}
export type DealWeight = {
  readonly from: SideWeight
  readonly to: SideWeight
  /** 0 if both gain in proportion; down to -1 the better of it goes to `from`, up to 1 to `to`. */
  readonly balance: number
}

/** What a good player would do in a person's place, and why; null where there was nothing to choose. */
export type Advice = { readonly action: Action; readonly reason: Reason | null }

/** Every call of the window: name, argument, answer. */
export type Calls = {
  appVersions: (none: null) => AppVersions
  readSettings: (none: null) => Settings
  writeSettings: (settings: Settings) => Outcomes<null>
  /** Newest first, games in the bin included. */
  listGames: (none: null) => Outcomes<readonly GameSummary[]>
  createGame: (game: NewGame) => Outcomes<OpenedGame>
  /** What `openGame` would show, while nobody sits down: neither clock nor computers go on. */
  lookAtGame: (id: string) => Outcomes<OpenedGame>
  openGame: (id: string) => Outcomes<OpenedGame>
  /** Back to the start screen; computer players stop. */
  closeGame: (none: null) => null
  renameGame: (change: { id: string; name: string }) => Outcomes<null>
  /** Into the bin, from where it can be brought back. */
  removeGame: (id: string) => Outcomes<null>
  restoreGame: (id: string) => Outcomes<null>
  /** Writes a game into a file of the player's choice; the name of the file, or null if he chose none. */
  exportGame: (id: string) => Outcomes<string | null>
  /** Takes in a game out of a file of the player's choice; its id, or null if he chose none. */
  importGame: (none: null) => Outcomes<string | null>
  /** Takes in the next file that was opened from outside; the id of its game, or null if there is none. */
  takeDelivery: (none: null) => Outcomes<string | null>
  /** The copies of all saved games, the newest first. */
  listBackups: (none: null) => Outcomes<readonly Backup[]>
  /** Puts the games of a copy in the place of the present ones, which are copied first. */
  restoreBackup: (name: string) => Outcomes<null>
  act: (action: Action) => ActResult
  /** What an offer would do to both sides; null if it is none that could be made at the open table, or nothing is weighed. */
  weighDeal: (offer: Action) => DealWeight | null
  /** What the coach would do in the place of a seat; null if it is no person's, has nothing to do, or is on its own. */
  advise: (seat: number) => Advice | null
  /** Takes the last action back, as far as the table allows; the same action again gives the same result (R37). */
  undo: (none: null) => UndoResult
  redo: (none: null) => UndoResult
  /** Leaves a seat to the computer (a level), or takes it back (null). */
  setControl: (change: { seat: number; computer: Level | null }) => Outcomes<null>
  /** Stops the computers and the clock, or lets them go on. */
  pause: (paused: boolean) => null
  /** Own sets of rules, in the order of their names. */
  readPresets: (none: null) => Outcomes<readonly Preset[]>
  /** Keeps a set of rules; one of the same name is replaced. */
  savePreset: (preset: Preset) => Outcomes<null>
  removePreset: (name: string) => Outcomes<null>
  /** How long games by these rules last; null if other rules were asked for meanwhile, or if it cannot be measured. */
  measureLength: (rules: Rules) => GameLength | null
  /** The eye has seen everything up to this action: the computer may go on. */
  caughtUp: (seq: number) => null
  /** The game that lay on the table when the page died; told once, null if there was none. */
  recallGame: (none: null) => string | null
  /** Something failed in the page that nothing there has caught: a line for the log. */
  noteFault: (what: string) => null
}
export type CallName = keyof Calls
export type Argument<N extends CallName> = Parameters<Calls[N]>[0]
export type Answer<N extends CallName> = ReturnType<Calls[N]>

/** Nothing but the name of a copy: no way into other folders. */
const backupName = v.pipe(v.string(), v.regex(/^(games|before)-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.db$/))
const action = v.custom<Action>(isAction, 'Not an action')

/** Characters of a fault that are kept. */
export const LONGEST_FAULT = 4000

/** What each call accepts; anything else is refused at the edge. */
export const ARGUMENTS: { readonly [N in CallName]: v.GenericSchema<unknown, Argument<N>> } = {
  appVersions: v.null(),
  readSettings: v.null(),
  writeSettings: settings,
  listGames: v.null(),
  createGame: newGame,
  lookAtGame: gameId,
  openGame: gameId,
  closeGame: v.null(),
  renameGame: v.strictObject({ id: gameId, name }),
  removeGame: gameId,
  restoreGame: gameId,
  exportGame: gameId,
  importGame: v.null(),
  takeDelivery: v.null(),
  listBackups: v.null(),
  restoreBackup: backupName,
  act: action,
  weighDeal: action,
  advise: whole(0, 7),
  undo: v.null(),
  redo: v.null(),
  setControl: v.strictObject({ seat: whole(0, 7), computer: v.nullable(v.picklist(LEVELS)) }),
  pause: v.boolean(),
  readPresets: v.null(),
  savePreset: preset,
  removePreset: name,
  measureLength: playableRules,
  caughtUp: whole(0, Number.MAX_SAFE_INTEGER),
  recallGame: v.null(),
  noteFault: v.pipe(v.string(), v.maxLength(LONGEST_FAULT))
}

/** What the main process tells the window unasked. */
export type Pushes = {
  tableUpdated: TableUpdate
  /** Somebody else plays a seat now, or the clock has stopped or started. */
  tableChanged: { readonly id: string; readonly seats: readonly SeatSetup[]; readonly clock: Clock | null }
  /** A file with a game was opened from outside: it can be taken in now. */
  fileDelivered: null
  /** Something failed outside any call, for instance a save of a computer's move. */
  troubleArose: Trouble
  /** The disk has run out of room for more than the next moves, or somebody has made room again. */
  roomChanged: Room
}
export type PushName = keyof Pushes

/** What the preload script puts on `window.freehold`. `on…` returns the function that stops listening. */
export type Bridge = { readonly [N in CallName]: (argument: Argument<N>) => Promise<Answer<N>> } & {
  readonly on: <N extends PushName>(push: N, listen: (message: Pushes[N]) => void) => () => void
}

/**
 * Settings as read from a file of any version: whatever is missing or does not fit is as usual. `unfit` names what was there
 * and could not be understood.
 */
export function understandSettings(value: unknown): {
  readonly settings: Settings
  readonly unfit: readonly string[]
} {
  const found: Readonly<Record<string, unknown>> = typeof value === 'object' ? { ...value } : {}
  const fitting = Object.entries(settings.entries).flatMap(([name, entry]) =>
    v.is(entry, found[name]) ? [[name, found[name]] as const] : []
  )
  const understood = Object.fromEntries(fitting)
  return {
    settings: { ...DEFAULT_SETTINGS, ...understood },
    unfit: Object.keys(found).filter((name) => !Object.hasOwn(understood, name))
  }
}
