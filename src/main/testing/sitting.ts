// A session on a real file for specs, which can be left and taken up again like the app. Clock and room are set by hand.
import { join } from 'node:path'
import type { Database } from 'better-sqlite3'
import { onTestFinished } from 'vitest'
import { officialRules, type Rules } from '../../shared/game/rules'
import type { OpenedGame, Pushes, Room, TableUpdate, Trouble, UndoPolicy } from '../../shared/ipc'
import { localPlayers } from '../ai/local'
import type { ComputerPlayers } from '../ai/players'
import type { GameState } from '../engine'
import { Games } from '../saves'
import { openDatabase } from '../saves/database'
import { Reserve } from '../saves/reserve'
import { freshFolder } from '../saves/testing/folder'
import { SEED, seatsOf } from '../saves/testing/random-play'
import { Session } from '../session'

export type Seating = {
  readonly players?: number
  readonly computers?: readonly number[]
  readonly rules?: Partial<Rules>
  readonly undo?: UndoPolicy
  readonly coach?: boolean
  readonly seed?: string | null
}

const LAID = '11111111-1111-4111-8111-111111111111'

export class Sitting {
  readonly #file = join(freshFolder(), 'games.db')
  database!: Database
  reserve!: Reserve
  games!: Games
  session!: Session
  updates: TableUpdate[] = []
  changes: Pushes['tableChanged'][] = []
  troubles: Trouble[] = []
  rooms: Room[] = []
  notes: string[] = []
  /** Milliseconds that the monotonic clock shows. */
  time = 5_000_000
  /** Bytes that the disk says it has. */
  free = Infinity
  computers: ComputerPlayers = localPlayers()

  constructor() {
    this.#start()
    onTestFinished(() => this.games.close())
  }

  #start(patience?: number): void {
    this.database = openDatabase(this.#file)
    const note = (what: string) => this.notes.push(what)
    this.reserve = new Reserve({ file: `${this.#file}.reserve`, note, room: () => this.free })
    this.games = new Games(this.database, note, { reserve: this.reserve })
    this.session = new Session({
      games: this.games,
      players: {
        choose: (request) => this.computers.choose(request),
        advise: (counsel) => this.computers.advise(counsel),
        close: () => Promise.resolve()
      },
      tell: (push, message) => {
        if (push === 'tableUpdated') this.updates.push(message as TableUpdate)
        else if (push === 'tableChanged') this.changes.push(message as Pushes['tableChanged'])
        else if (push === 'troubleArose') this.troubles.push(message as Trouble)
        else if (push === 'roomChanged') this.rooms.push(message as Room)
      },
      note,
      now: () => this.time,
      ...(patience === undefined ? {} : { patience })
    })
  }

  /** A new game on the table, of persons who may take back anything unless it is said otherwise. */
  begin(seating: Seating = {}): OpenedGame {
    const { players = 3, computers = [], rules = {}, undo = 'free', coach = true, seed = SEED } = seating
    return this.session.create({
      name: 'Sunday table',
      rules: { ...officialRules(players), ...rules },
      banker: rules.banker === players ? 'Aunt Vera' : null,
      undo,
      coach,
      seats: seatsOf(players, computers),
      seed
    })
  }

  /** A game that stands at this scene, opened. */
  lay({ rules, ...state }: GameState, { computers = [], undo = 'free' }: Seating = {}): OpenedGame {
    this.games.create({
      id: LAID,
      name: 'Sunday table',
      rules,
      banker: null,
      undo,
      seats: seatsOf(rules.players, computers),
      seed: SEED,
      state: { rules, ...state },
      events: []
    })
    return this.session.open(LAID)
  }

  /**
   * The app dies without a word and is started again on the same file; `patience` is for how many milliseconds a computer may
   * think from then on.
   */
  die(patience?: number): void {
    this.database.close()
    this.#start(patience)
  }

  /** The state on the disk. */
  state(id: string): GameState {
    const { state } = this.games.read(id)
    if (!state) throw new Error('The snapshot is damaged')
    return state
  }

  /** Watches until no computer moves any more, at most this many records. */
  async watch(seq: number, most = 100): Promise<number> {
    let seen = seq
    while (seen < seq + most) {
      this.session.caughtUp(seen)
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
      const now = this.updates.at(-1)?.seq ?? seq
      if (now === seen) break
      seen = now
    }
    return seen
  }
}
