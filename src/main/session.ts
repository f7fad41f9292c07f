// One game in progress: judges an action, plays it, saves it, shows it, and asks the computer players in their turn.
import { randomBytes, randomUUID } from 'node:crypto'
import type { Action } from '../shared/game/actions'
import type { Seat } from '../shared/game/board'
import type {
  ActResult,
  Advice,
  DealWeight,
  Level,
  NewGame,
  OpenedGame,
  PushName,
  Pushes,
  Trouble,
  UndoResult
} from '../shared/ipc'
import type { Reason } from '../shared/reasons'
import type { ComputerPlayers } from './ai/players'
import { apply, newGame, whyIllegal, type GameState, type Played } from './engine'
import { SaveError, troubleOf, type Cause, type Games, type Note, type SavedGame } from './saves'
import { answerOf, judged } from './session-answers'
import { GameClock } from './session-clock'
import { askedComputer, isLeftToDice, isThrowOfTable, type Asked } from './session-computers'
import { advised, weighed } from './session-counsel'
import { layTable } from './session-opening'
import { replay } from './session-replay'
import { isCounting, openedGame, shownOf, type Table } from './session-table'
import { isOfPerson, whyNoRedo, whyNoUndo } from './session-undo'

export type SessionParts = {
  readonly games: Games
  readonly players: ComputerPlayers
  /** Tells the window something unasked. */
  readonly tell: <N extends PushName>(push: N, message: Pushes[N]) => void
  readonly note: Note
  /** Milliseconds that a computer player may think; then a safe action is played for it. */
  readonly patience?: number
  /** Milliseconds since any moment, never set back: the clock of timed games. */
  readonly now?: () => number
}

const MINUTE = 60_000

type Step = Played & { readonly cause: Cause; readonly action: Action; readonly reason: Reason | null }

/**
 * `create`, `open`, `setControl` and `remove` throw what the saves throw (see `troubleOf`). A table is always at its last
 * saved record: what cannot be saved has not happened.
 */
export class Session {
  readonly #parts: SessionParts
  #table: Table | null = null
  #broken: string | null = null

  constructor(parts: SessionParts) {
    this.#parts = parts
  }

  create(game: NewGame): OpenedGame {
    const id = randomUUID()
    const seed = game.seed ?? randomBytes(32).toString('hex')
    this.#parts.games.create({ ...game, id, seed, ...newGame(game.rules, seed) })
    return this.open(id)
  }

  /** What `open` would show, while nobody sits down. Throws like it. */
  look(id: string): OpenedGame {
    const { table, ledger } = layTable(this.#parts, id, (game) => this.#clockOf(game))
    return openedGame(table, ledger)
  }

  /** Goes on with a saved game at the very decision where it was left. */
  open(id: string): OpenedGame {
    this.#keepTime()
    const { table, ledger } = layTable(this.#parts, id, (game) => this.#clockOf(game))
    this.close()
    this.#table = table
    this.#parts.players.prepare?.(table.seats.flatMap(({ computer }) => computer ?? []))
    this.#wind(table)
    return openedGame(table, ledger)
  }

  /** Leaves the table; a computer that is thinking will not be heard. */
  close(): void {
    this.#keepTime()
    this.#table?.clock?.stop()
    this.#table = null
  }

  /** Leaves the table because the page that showed it has died; the next one may ask which it was. */
  breakOff(): void {
    this.#broken = this.#table?.id ?? this.#broken
    this.close()
  }

  /** The game that was broken off, told once. */
  recall(): string | null {
    const id = this.#broken
    this.#broken = null
    return id
  }

  /** Puts a game into the bin; if it is the one on the table, the table is left first. */
  remove(id: string): void {
    if (this.#table?.id === id) this.close()
    this.#parts.games.remove(id)
  }

  /** An action of the window, which speaks for persons only. */
  act(action: Action): ActResult {
    const table = this.#table
    if (!table) return { ok: false, trouble: 'noGameOpen' }
    const isOfNobody = action.type === 'strikeHour'
    const isOfComputer = table.seats[action.player]?.computer && !isThrowOfTable(action)
    const illegal = isOfComputer || isOfNobody ? 'outOfTurn' : whyIllegal(table.state, action)
    if (illegal) return { ok: false, illegal }
    const trouble = this.#play(table, action, null)
    if (trouble) return { ok: false, trouble }
    this.#askComputer()
    return { ok: true, seq: table.seq }
  }

  /** See `weighed`. */
  weigh(offer: Action): DealWeight | null {
    return this.#table && weighed(this.#table, offer)
  }

  /** See `advised`. */
  async advise(seat: Seat): Promise<Advice | null> {
    return this.#table && advised(this.#parts, this.#table, seat)
  }

  /** Takes back the last action of a person, and before it whatever computers have done since. */
  undo(): UndoResult {
    const table = this.#table
    if (!table) return { ok: false, trouble: 'noGameOpen' }
    const refused = whyNoUndo(table)
    if (refused) return { ok: false, refused }
    return this.#retrace(table, () => {
      const { action, before } = this.#lastOf(table)
      const trouble = this.#commit(table, { cause: 'undo', action, reason: null, state: before, events: [] })
      return trouble ?? (isOfPerson(action, table.seats) ? 'done' : 'goOn')
    })
  }

  /** Brings back the next action that was taken back, and what computers did after it. */
  redo(): UndoResult {
    const table = this.#table
    if (!table) return { ok: false, trouble: 'noGameOpen' }
    const refused = whyNoRedo(table)
    if (refused) return { ok: false, refused }
    return this.#retrace(table, () => {
      const undone = table.history.next
      if (!undone) return 'done'
      const { action, reason } = undone
      const trouble = this.#commit(table, { cause: 'redo', action, reason, ...apply(table.state, action) })
      const { next } = table.history
      return trouble ?? (next && !isOfPerson(next.action, table.seats) ? 'goOn' : 'done')
    })
  }

  /** Leaves a seat to the computer, or to a person again; a computer acts once the window has caught up again. */
  setControl(seat: Seat, computer: Level | null): void {
    const table = this.#table
    if (!table) throw new SaveError('noGameOpen', 'There is no table to sit down at')
    if (!table.seats[seat]) throw new SaveError('noSuchSeat', `There is no seat ${seat}`)
    const seats = table.seats.map((setup, at) => (at === seat ? { ...setup, computer } : setup))
    this.#parts.games.reseat(table.id, seats)
    table.seats = seats
    // the window says when it wants the game to go on: until then the seat can change back at once
    table.seen = Math.min(table.seen, table.seq - 1)
    this.#tellChange(table)
  }

  /** Stops the computers and the clock, or lets them go on. */
  pause(paused: boolean): void {
    const table = this.#table
    if (!table || table.paused === paused) return
    table.paused = paused
    this.#wind(table)
    if (table.clock) this.#tellChange(table)
    this.#askComputer()
  }

  /**
   * The window has shown everything up to an action, so that the next computer may act. Said again after a save failed, it
   * lets the computer try again.
   */
  caughtUp(seq: number): void {
    const table = this.#table
    if (!table || seq > table.seq) return
    table.seen = Math.max(table.seen, seq)
    this.#tellRoom(table)
    this.#askComputer()
  }

  #play(table: Table, action: Action, reason: Reason | null): Trouble | null {
    return this.#commit(table, { cause: 'action', action, reason, ...apply(table.state, action) })
  }

  /** Saves a record, then shows it. A trouble means that nothing has changed. */
  #commit(table: Table, record: Step): Trouble | null {
    const { games, tell, note } = this.#parts
    const { cause, action, events, reason, state } = record
    const seq = table.seq + 1
    try {
      games.append(table.id, { seq, ...record, played: table.clock?.played ?? 0 })
    } catch (error) {
      const trouble = troubleOf(error)
      if (!trouble) throw error
      note(`record ${seq} of game ${table.id} not saved`, error)
      return trouble
    }
    const undid = cause === 'undo' ? (table.history.last?.seq ?? null) : null
    table.history.follow({ seq, cause, action, events, reason }, table.state)
    table.seq = seq
    table.state = state
    this.#wind(table)
    tell('tableUpdated', { id: table.id, seq, cause, action, reason, undid, events, ...shownOf(table) })
    return null
  }

  /** Goes back or forth record by record; each one is saved by itself, so that a trouble stops between two of them. */
  #retrace(table: Table, step: () => Trouble | 'goOn' | 'done'): UndoResult {
    try {
      let result = step()
      while (result === 'goOn') result = step()
      this.#askComputer()
      return result === 'done' ? { ok: true, seq: table.seq } : { ok: false, trouble: result }
    } catch (error) {
      const trouble = troubleOf(error)
      if (!trouble) throw error
      this.#parts.note(`game ${table.id} cannot go back`, error)
      return { ok: false, trouble }
    }
  }

  /** The last action with the state before it, which is found by playing the game again if it was opened since. */
  #lastOf(table: Table): { readonly action: Action; readonly before: GameState } {
    if (!table.history.last?.before) table.history = replay(this.#parts.games, table.id).history
    const { action, before } = table.history.last ?? {}
    if (!action || !before) throw new SaveError('gameUnreadable', `Game ${table.id} has no former state`)
    return { action, before }
  }

  #askComputer(): void {
    const table = this.#table
    if (!table || table.paused || table.thinking || table.seen < table.seq) return
    if (table.leftToDice === table.seq) return
    const asked = askedComputer(table.state, table.seats)
    if (asked) void this.#letThink(table, asked)
  }

  /** An answer to a question that has changed meanwhile is dropped, and the question put anew. */
  async #letThink(table: Table, asked: Asked): Promise<void> {
    const { seq } = table
    table.thinking = true
    const answer = await answerOf(this.#parts, table, asked)
    table.thinking = false
    if (this.#table !== table || table.paused) return
    if (table.seq === seq && table.seats[asked.seat]?.computer) {
      if (isLeftToDice(table.state, answer?.action ?? null)) table.leftToDice = seq
      else {
        const { action, reason } = judged(this.#parts, table, asked, answer)
        const trouble = this.#play(table, action, reason)
        if (trouble) {
          this.#parts.tell('troubleArose', trouble)
          return
        }
      }
    }
    this.#askComputer()
  }

  #clockOf({ id, rules, played }: SavedGame): GameClock | null {
    if (rules.timeLimit === null) return null
    const now = this.#parts.now ?? (() => performance.now())
    return new GameClock({ limit: rules.timeLimit * MINUTE, played, now, strike: () => this.#strikeHour(id) })
  }

  /** Lets the clock run or stand as the table is. */
  #wind(table: Table): void {
    if (isCounting(table)) table.clock?.start()
    else table.clock?.stop()
  }

  /** The hour that was taken back strikes again when it is brought back, or once the game takes another course. */
  #strikeHour(id: string): void {
    const table = this.#table
    if (table?.id !== id || table.history.waits(({ type }) => type === 'strikeHour')) return
    const trouble = this.#play(table, { type: 'strikeHour', player: -1 }, null)
    if (trouble) {
      // the next record that can be saved starts it again
      table.clock?.stop()
      this.#parts.tell('troubleArose', trouble)
    }
    this.#askComputer()
  }

  #keepTime(): void {
    const table = this.#table
    if (!table?.clock) return
    try {
      this.#parts.games.keepTime(table.id, table.clock.played)
    } catch (error) {
      if (!troubleOf(error)) throw error
      this.#parts.note(`the time played in game ${table.id} was not saved`, error)
    }
  }

  #tellRoom(table: Table): void {
    const { room } = this.#parts.games
    if (room === table.room) return
    table.room = room
    this.#parts.tell('roomChanged', room)
  }

  #tellChange({ id, seats, clock }: Table): void {
    this.#parts.tell('tableChanged', { id, seats, clock: clock?.shown ?? null })
  }
}
