// One game as a file that can be carried to another computer: what was agreed and every action, to be played again there.
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { isAction, type Action } from '../shared/game/actions'
import { ARGUMENTS } from '../shared/ipc'
import { reasonSchema } from '../shared/reasons'
import { newGame, type GameState } from './engine'
import { SaveError, type SavedGame, type SavedMove, type Setup } from './saves'
import { History } from './session-history'
import { playAgain } from './session-replay'

/** Version of the shape below; a file of the first one has neither reasons nor a coach, which may both be missing. */
const FORMAT = 2
const FIRST_FORMAT = 1
/** Bytes and records that a file may have; the longest games that were ever seen stay far below. */
export const LARGEST_FILE = 8 * 1024 * 1024
const MOST_RECORDS = 20_000
const LONGEST_PLAYED = 1000 * 60 * 60 * 24 * 365

const shape = v.strictObject({
  freehold: v.picklist([FIRST_FORMAT, FORMAT]),
  /** Of the text of `game`. */
  checksum: v.string(),
  game: v.strictObject({
    setup: ARGUMENTS.createGame,
    played: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_PLAYED)),
    records: v.pipe(
      v.array(
        v.strictObject({
          cause: v.picklist(['action', 'undo', 'redo']),
          action: v.custom<Action>(isAction),
          /** Why a computer player chose the action. */
          reason: v.optional(reasonSchema)
        })
      ),
      v.maxLength(MOST_RECORDS)
    ),
    /** Checksum of the state that the records lead to: another version of the rules would lead elsewhere. */
    state: v.string()
  })
})

/** A game that a file tells, played to its last record. */
export type FiledGame = {
  readonly setup: Setup
  readonly played: number
  readonly state: GameState
  readonly moves: readonly SavedMove[]
}

/** The text of a file. Throws SaveError `gameUnreadable` for a game whose snapshot is damaged. */
export function fileOf(saved: SavedGame, moves: readonly SavedMove[]): string {
  const { name, seats, rules, banker, undo, coach, seed, played, state } = saved
  if (!state) throw new SaveError('gameUnreadable', `Game ${saved.id} has no sound state`)
  const game = {
    setup: { name, rules, banker, undo, coach, seats, seed },
    played,
    records: moves.flatMap(({ cause, action, reason }) =>
      action ? [{ cause, action, ...(reason ? { reason } : {}) }] : []
    ),
    state: checksumOf(inOrder(state))
  }
  return JSON.stringify({ freehold: FORMAT, checksum: checksumOf(game), game })
}

/**
 * The game that a file tells. Throws SaveError: `fileTooNew` for a file of a later Freehold, `fileUnreadable` for anything
 * else that is not, to the last letter, a game that can have been played.
 */
export function gameOf(text: string): FiledGame {
  const found = parsed(text)
  const { setup, played, records, state: last } = found.game
  if (setup.seed === null) throw unreadable('it has no seed')
  const { seed } = setup
  const opening = newGame(setup.rules, seed)
  let { state } = opening
  const history = new History()
  const moves: SavedMove[] = [{ seq: 0, cause: 'action', action: null, events: opening.events, reason: null }]
  for (const [at, { cause, action, reason = null }] of records.entries()) {
    const next = playAgain({ state, history }, cause, action)
    if (!next) throw unreadable(`its record ${at + 1} cannot have been played`)
    const record = { seq: at + 1, cause, action, events: next.events, reason }
    history.follow(record, state)
    moves.push(record)
    state = next.state
  }
  if (checksumOf(inOrder(state)) !== last) throw unreadable('it ends elsewhere than it says')
  return { setup: { ...setup, seed }, played, state, moves }
}

function parsed(text: string): v.InferOutput<typeof shape> {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch (error) {
    throw unreadable('it is no JSON', error)
  }
  if (v.is(v.object({ freehold: v.pipe(v.number(), v.integer(), v.minValue(FORMAT + 1)) }), found))
    throw new SaveError('fileTooNew', 'The file was written by a newer version')
  const file = v.safeParse(shape, found)
  if (!file.success) throw unreadable('it has another shape')
  // of what was read, not of what valibot has made of it: it trims names
  const { game } = found as { readonly game: unknown }
  if (checksumOf(game) !== file.output.checksum) throw unreadable('its checksum is wrong')
  return file.output
}

const checksumOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** The same for states that are alike, in whatever order their keys were written. */
const inOrder = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(inOrder)
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([key, part]) => [key, inOrder(part)])
      : value

const unreadable = (why: string, cause?: unknown): SaveError =>
  new SaveError('fileUnreadable', `The file is no game: ${why}`, cause)
