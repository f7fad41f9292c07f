// The saved games: one transaction per record, a list with a bin, and reading that trusts no byte of the disk.
import type { Database, Statement } from 'better-sqlite3'
import type { Action } from '../../shared/game/actions'
import type { GameEvent } from '../../shared/game/events'
import type { GameSummary, LedgerEntry, Room, SeatSetup } from '../../shared/ipc'
import type { Reason } from '../../shared/reasons'
import type { GameState } from '../engine/state'
import { OpenFile, type Renew } from './open-file'
import {
  moveOf,
  recordChecksum,
  setupOf,
  stateOf,
  type Cause,
  type GameRow,
  type RecordRow,
  type SavedMove,
  type Setup
} from './rows'
import type { Reserve } from './reserve'
import { checksumOf, writeSnapshot } from './snapshot'
import { isTold, positionOf, UNKNOWN_POSITION } from './summary'
import { SaveError, troubleOf } from './trouble'

/** Writes a line into the log; the error brings its stack along. */
export type Note = (what: string, error?: unknown) => void

/** A game at its opening; `events` are those of its first moment. */
export type Beginning = Setup & {
  readonly id: string
  readonly state: GameState
  readonly events: readonly GameEvent[]
}

/** The `seq`-th record of a game: an action played, taken back or brought back, and the state that it leads to. */
export type Move = {
  readonly seq: number
  readonly cause: Cause
  readonly action: Action
  readonly events: readonly GameEvent[]
  /** Why a computer player chose the action, or null. */
  readonly reason: Reason | null
  readonly state: GameState
  /** Milliseconds that the game has been played; only timed games count them. */
  readonly played: number
}

export type GamesParts = {
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** Room on the disk for the time when it is full. */
  readonly reserve?: Reserve
  /** What is done with a file that breaks while it is open; without it, that is an error like others. */
  readonly renew?: Renew
}

export type SavedGame = Setup & {
  readonly id: string
  readonly played: number
  readonly seq: number
  /** Null when the snapshot is damaged: the game must be played again from its records. */
  readonly state: GameState | null
}

type AtTable = SavedGame & { readonly records: readonly SavedMove[] }

const LEDGER_LENGTH = 400
const LAST_EVENTS = 3

/** All methods throw SaveError or SQLite's own error (see `troubleOf`); after a throw the file is as it was before. */
export class Games {
  readonly #file: OpenFile
  readonly #note: Note
  readonly #now: () => number
  readonly #reserve: Reserve | null
  #readAll!: Statement<[], GameRow>
  #readOne!: Statement<[string], GameRow>
  #readForward!: Statement<[string], RecordRow>
  #readBackward!: Statement<[string], RecordRow>
  #insertRecord!: Statement<[string, number, Cause, string | null, string, string | null, string]>
  #advance!: Statement<[number, number, number, string, string, string, number]>
  /** The way back to another state that is being gone, or null. */
  #wayBack: Promise<unknown> | null = null
  /** The game that was read last and its records, all as saved: where it goes on from when its file breaks. */
  #atTable: AtTable | null = null

  constructor(database: Database, note: Note, { now = Date.now, reserve, renew }: GamesParts = {}) {
    this.#note = note
    this.#now = now
    this.#reserve = reserve ?? null
    this.#prepare(database)
    const onreplaced = (other: Database): void => {
      this.#prepare(other)
      this.#layAgain()
    }
    this.#file = new OpenFile(database, { note, renew: renew ?? null, onreplaced })
  }

  #prepare(database: Database): void {
    this.#readAll = database.prepare('SELECT * FROM games ORDER BY played_at DESC, created_at DESC')
    this.#readOne = database.prepare('SELECT * FROM games WHERE id = ?')
    const records =
      'SELECT seq, cause, action, events, reason, checksum FROM records WHERE game = ? ORDER BY seq'
    this.#readForward = database.prepare(records)
    this.#readBackward = database.prepare(`${records} DESC`)
    this.#insertRecord = database.prepare(
      `INSERT INTO records (game, seq, cause, action, events, reason, checksum)
       VALUES (?, ?, ?, ?, ?, ?, ?)`
    )
    this.#advance = database.prepare(
      `UPDATE games SET seq = ?, played_at = ?, played = ?, checksum = ?, snapshot = ?
       WHERE id = ? AND seq = ?`
    )
  }

  create(game: Beginning): void {
    this.#write(() => {
      this.#insert({ ...game, played: 0, seq: 0 })
      this.#record(game.id, { seq: 0, cause: 'action', action: null, events: game.events, reason: null })
    })
  }

  /** Commits one record. Refused with `saveFailed` if the game on the disk is not at the action before. */
  append(id: string, move: Move): void {
    const { state, played, ...record } = move
    const { seq } = record
    this.#write(() => {
      this.#record(id, move)
      const changes = this.#advanceTo(id, move, seq - 1)
      if (changes !== 1) throw new SaveError('saveFailed', `Game ${id} is not at record ${seq - 1}`)
    })
    this.#keepInMind(id, ({ records }) => ({ seq, played, state, records: [...records, record] }))
    this.#file.look()
  }

  /** Newest first, those in the bin included. */
  list(): GameSummary[] {
    return this.#file.use(() =>
      this.#readAll.all().flatMap((row) => {
        const setup = setupOf(row)
        if (setup) return [this.#summarise(row, setup)]
        this.#note(`game ${row.id} is left out of the list: its seats are damaged`)
        return []
      })
    )
  }

  /** Throws SaveError: noSuchGame (games in the bin included), gameUnreadable, gameTooNew, goingBack. */
  read(id: string): SavedGame {
    // whoever read a game now would go on with one that is about to be another
    this.#refuseGoingBack()
    const row = this.#file.use(() => this.#readOne.get(id))
    if (!row || row.removed_at !== null) throw new SaveError('noSuchGame', `There is no game ${id}`)
    const setup = setupOf(row)
    if (!setup) throw new SaveError('gameUnreadable', `The seats of game ${id} are damaged`)
    const state = stateOf(row)
    const fits = state?.rules.players === setup.seats.length
    const game = { id, ...setup, played: row.played, seq: row.seq, state: fits ? state : null }
    this.#atTable = { ...game, records: [] }
    return game
  }

  /** The last 400 events, newest last; those of actions that were taken back are marked. */
  ledger(id: string): LedgerEntry[] {
    const entries: LedgerEntry[] = []
    for (const { seq, events, reason, undone } of this.#backwards(id)) {
      entries.unshift(
        ...events.map((event, place) => ({
          ...{ seq, event },
          ...(reason && place === 0 ? { reason } : {}),
          ...(undone ? { undone } : {})
        }))
      )
      if (entries.length >= LEDGER_LENGTH) break
    }
    return entries.slice(-LEDGER_LENGTH)
  }

  /** Every record of a game from its opening. Throws SaveError `gameUnreadable` if one is missing or damaged. */
  moves(id: string): SavedMove[] {
    const records = this.#readForward.all(id).map((row, at) => {
      const move = moveOf(row)
      if (move?.seq !== at) throw new SaveError('gameUnreadable', `Record ${at} of game ${id} is damaged`)
      return move
    })
    this.#keepInMind(id, () => ({ records }))
    return records
  }

  /** Replaces a damaged snapshot by the state that the records lead to. */
  mend(id: string, seq: number, state: GameState): void {
    const snapshot = writeSnapshot(state)
    this.#write(() =>
      this.#file.database
        .prepare('UPDATE games SET checksum = ?, snapshot = ? WHERE id = ? AND seq = ?')
        .run(checksumOf(String(seq), snapshot), snapshot, id, seq)
    )
    this.#keepInMind(id, () => ({ state }))
  }

  /** Who plays the seats from now on. */
  reseat(id: string, seats: readonly SeatSetup[]): void {
    this.#change('UPDATE games SET seats = ? WHERE id = ?', JSON.stringify(seats), id)
    this.#keepInMind(id, () => ({ seats: [...seats] }))
  }

  /** How long a timed game has been played, in milliseconds. */
  keepTime(id: string, played: number): void {
    this.#change('UPDATE games SET played = ? WHERE id = ?', played, id)
  }

  rename(id: string, name: string): void {
    this.#change('UPDATE games SET name = ? WHERE id = ?', name, id)
    this.#keepInMind(id, () => ({ name }))
  }

  /** Into the bin; a game that is there already stays there since then. */
  remove(id: string): void {
    this.#change('UPDATE games SET removed_at = coalesce(removed_at, ?) WHERE id = ?', this.#now(), id)
  }

  restore(id: string): void {
    this.#change('UPDATE games SET removed_at = ? WHERE id = ?', null, id)
  }

  /** Copies the whole file, whatever is written to it meanwhile. Rejects with the error of SQLite or the file system. */
  async copyTo(file: string): Promise<void> {
    await this.#file.database.backup(file)
  }

  /**
   * Nothing else reads or writes a game while `work` goes back to another state: until it has settled, that is refused with
   * SaveError `goingBack`, and so is a second way back. Whatever was written meanwhile would be gone afterwards.
   */
  async goBack<T>(work: () => Promise<T>): Promise<T> {
    this.#refuseGoingBack()
    const way = work()
    this.#wayBack = way
    try {
      return await way
    } finally {
      this.#wayBack = null
    }
  }

  /** Waits while somebody goes back; whether that succeeds concerns him alone. */
  async settled(): Promise<void> {
    await Promise.allSettled([this.#wayBack])
  }

  /** Becomes a copy of another sound file of this format: all games go and those of it come, in one transaction. */
  async become(other: Database): Promise<void> {
    this.#atTable = null
    await other.backup(this.#file.database.name)
    // written by a connection that need not wait for the disk: what it wrote is brought home by ours, which does
    this.#file.database.pragma('wal_checkpoint(TRUNCATE)')
  }

  /** Takes in a game that was played elsewhere, with all of its records. */
  adopt(
    game: Omit<Beginning, 'events'> & Pick<SavedGame, 'played' | 'seq'>,
    records: readonly SavedMove[]
  ): void {
    this.#write(() => {
      this.#insert(game)
      for (const record of records) this.#record(game.id, record)
    })
  }

  /** Whether the disk has room for more than the next moves. */
  get room(): Room {
    return this.#reserve?.room ?? 'enough'
  }

  /** Version of the SQLite inside. */
  engineVersion(): string {
    return String(this.#file.database.prepare('SELECT sqlite_version()').pluck().get())
  }

  close(): void {
    this.#file.close()
  }

  #insert(game: Omit<Beginning, 'events'> & Pick<SavedGame, 'played' | 'seq'>): void {
    const snapshot = writeSnapshot(game.state)
    const now = this.#now()
    this.#file.database
      .prepare(
        `INSERT INTO games
           (id, name, seats, rules, banker, undo, coach, seed, created_at, played_at, played, seq, checksum, snapshot)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
      )
      .run(
        game.id,
        game.name,
        JSON.stringify(game.seats),
        JSON.stringify(game.rules),
        game.banker,
        game.undo,
        game.coach === false ? 0 : 1,
        game.seed,
        now,
        now,
        game.played,
        game.seq,
        checksumOf(String(game.seq), snapshot),
        snapshot
      )
  }

  /** Answers how many games have been at the record `from`, which is one or none. */
  #advanceTo(
    id: string,
    { seq, state, played }: Pick<Move, 'seq' | 'state' | 'played'>,
    from: number
  ): number {
    const snapshot = writeSnapshot(state)
    const checksum = checksumOf(String(seq), snapshot)
    return this.#advance.run(seq, this.#now(), played, checksum, snapshot, id, from).changes
  }

  #record(id: string, { seq, cause, ...told }: SavedMove): void {
    const action = told.action && JSON.stringify(told.action)
    const events = JSON.stringify(told.events)
    const reason = told.reason && JSON.stringify(told.reason)
    const checksum = recordChecksum({ seq, cause, action, events, reason })
    this.#insertRecord.run(id, seq, cause, action, events, reason, checksum)
  }

  /** One transaction. On a full disk it is tried once more, with the room of the reserve. */
  #write<T>(work: () => T): T {
    this.#refuseGoingBack()
    // somebody may have made room meanwhile
    if (this.room === 'short') this.#reserve?.lay()
    this.#file.findAgain()
    const commit = (): T => this.#file.use(() => this.#file.database.transaction(work).immediate())
    try {
      return commit()
    } catch (error) {
      if (troubleOf(error) !== 'diskFull' || !this.#reserve?.giveUp()) throw error
      return commit()
    }
  }

  /** In a file that lies behind it or does not have it, the game at the table is brought to where it was. */
  #layAgain(): void {
    const game = this.#atTable
    if (!game?.state) return
    const { id, seq, state, played, records } = game
    const there = this.#readOne.get(id)
    const known = new Set(this.#readForward.all(id).map((row) => row.seq))
    this.#file.database.transaction(() => {
      if (!there) this.#insert({ ...game, state })
      else if (there.seq < seq) this.#advanceTo(id, { seq, state, played }, there.seq)
      for (const record of records) if (!known.has(record.seq)) this.#record(id, record)
    })()
  }

  #keepInMind(id: string, change: (game: AtTable) => Partial<AtTable>): void {
    const game = this.#atTable
    if (game?.id === id) this.#atTable = { ...game, ...change(game) }
  }

  #refuseGoingBack(): void {
    if (this.#wayBack) throw new SaveError('goingBack', 'The games of a copy are being brought back')
  }

  #change(sql: string, value: string | number | null, id: string): void {
    const { changes } = this.#write(() => this.#file.database.prepare(sql).run(value, id))
    if (changes !== 1) throw new SaveError('noSuchGame', `There is no game ${id}`)
  }

  /** From the last record back: every action that was played or brought back, and whether it was taken back since. */
  *#backwards(id: string): Generator<SavedMove & { readonly undone: boolean }> {
    let taken = 0
    for (const row of this.#readBackward.iterate(id)) {
      if (row.cause === 'undo') {
        taken++
        continue
      }
      const undone = taken > 0
      if (undone) taken--
      const move = moveOf(row)
      if (move) yield { ...move, undone }
      else this.#note(`record ${row.seq} of game ${id} is damaged`)
    }
  }

  #summarise(row: GameRow, { seats, banker }: Setup): GameSummary {
    return {
      id: row.id,
      name: row.name,
      seats,
      banker,
      createdAt: row.created_at,
      playedAt: row.played_at,
      removedAt: row.removed_at,
      ...this.#position(row),
      lastEvents: this.#lastEvents(row.id)
    }
  }

  #position(row: GameRow): ReturnType<typeof positionOf> {
    try {
      const state = stateOf(row)
      return state ? positionOf(state) : UNKNOWN_POSITION
    } catch (error) {
      this.#note(`game ${row.id} is listed without its position`, error)
      return UNKNOWN_POSITION
    }
  }

  #lastEvents(id: string): GameEvent[] {
    const told: GameEvent[] = []
    for (const { events, undone } of this.#backwards(id)) {
      if (undone) continue
      told.unshift(...events.filter(isTold))
      if (told.length >= LAST_EVENTS) break
    }
    return told.slice(-LAST_EVENTS)
  }
}
