// One game in progress: judges an action, plays it, saves it, shows it, and asks the computer players in their turn.
import { randomBytes, randomUUID } from 'node:crypto'
import type { Action } from '../shared/game/actions'
import { officialRules, seatsAt } from '../shared/game/rules'
import { decisionOf, type Decision } from '../shared/game/view'
import type { ActResult, NewGame, OpenedGame, PushName, Pushes, SeatSetup, Trouble } from '../shared/ipc'
import type { ComputerPlayers } from './ai/players'
import { apply, legalActions, newGame, playerView, whyIllegal, type GameState } from './engine'
import { troubleOf, type Games, type Note, type SavedGame } from './saves'
import { askedComputer, isBusiness, isThrowOfTable, safeAction, type Asked } from './session-computers'
import { replay } from './session-replay'

export type SessionParts = {
  readonly games: Games
  readonly players: ComputerPlayers
  /** Tells the window something unasked. */
  readonly tell: <N extends PushName>(push: N, message: Pushes[N]) => void
  readonly note: Note
  /** Milliseconds that a computer player may think; then a safe action is played for it. */
  readonly patience?: number
}

/** Business that a computer may do in one decision; more is taken for a computer that goes round in circles. */
const MOST_BUSINESS = 40

type Table = {
  readonly id: string
  readonly name: string
  readonly seats: readonly SeatSetup[]
  seq: number
  state: GameState
  /** The last action that the window has shown to the end, -1 before it has shown anything. */
  seen: number
  /** Whether a computer is thinking: never more than one answer is on its way. */
  thinking: boolean
  /** How much business computers have done in the decision at hand. */
  business: { readonly decision: Decision | null; readonly count: number }
}

/**
 * `create`, `open` and `remove` throw what the saves throw (see `troubleOf`). A table is always at its last saved action:
 * what cannot be saved has not happened.
 */
export class Session {
  readonly #parts: SessionParts
  #table: Table | null = null

  constructor(parts: SessionParts) {
    this.#parts = parts
  }

  create(game: NewGame): OpenedGame {
    const id = randomUUID()
    const rules = officialRules(game.seats.length)
    const seed = game.seed ?? randomBytes(32).toString('hex')
    const { name, seats } = game
    this.#parts.games.create({ id, name, seats, rules, seed, ...newGame(rules, seed) })
    return this.open(id)
  }

  /** Goes on with a saved game at the very decision where it was left. */
  open(id: string): OpenedGame {
    const { games } = this.#parts
    const game = games.read(id)
    const state = game.state ?? this.#mend(game)
    const ledger = games.ledger(id)
    const { name, seats, seq } = game
    this.#table = {
      id,
      name,
      seats,
      seq,
      state,
      seen: -1,
      thinking: false,
      business: { decision: null, count: 0 }
    }
    return { id, name, seats, seq, ledger, ...shown(state) }
  }

  /** Leaves the table; a computer that is thinking will not be heard. */
  close(): void {
    this.#table = null
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
    const isOfComputer = table.seats[action.player]?.computer && !isThrowOfTable(action)
    const illegal = isOfComputer ? 'outOfTurn' : whyIllegal(table.state, action)
    if (illegal) return { ok: false, illegal }
    const trouble = this.#commit(table, action)
    if (trouble) return { ok: false, trouble }
    this.#askComputer()
    return { ok: true, seq: table.seq }
  }

  /**
   * The window has shown everything up to an action, so that the next computer may act. Said again after a save failed, it
   * lets the computer try again.
   */
  caughtUp(seq: number): void {
    const table = this.#table
    if (!table || seq > table.seq) return
    table.seen = Math.max(table.seen, seq)
    this.#askComputer()
  }

  /** Saves a legal action, then shows it. A trouble means that nothing has changed. */
  #commit(table: Table, action: Action): Trouble | null {
    const { games, tell, note } = this.#parts
    const { state, events } = apply(table.state, action)
    const seq = table.seq + 1
    try {
      games.append(table.id, { seq, action, events, state })
    } catch (error) {
      const trouble = troubleOf(error)
      if (!trouble) throw error
      note(`action ${seq} of game ${table.id} not saved`, error)
      return trouble
    }
    table.seq = seq
    table.state = state
    tell('tableUpdated', { id: table.id, seq, action, events, ...shown(state) })
    return null
  }

  #askComputer(): void {
    const table = this.#table
    if (!table || table.thinking || table.seen < table.seq) return
    const asked = askedComputer(table.state, table.seats)
    if (asked) void this.#letThink(table, asked)
  }

  /** An answer to a question that has changed meanwhile is dropped, and the question put anew. */
  async #letThink(table: Table, asked: Asked): Promise<void> {
    const { seq } = table
    table.thinking = true
    const answer = await this.#answer(table, asked)
    table.thinking = false
    if (this.#table !== table) return
    if (table.seq === seq) {
      const trouble = this.#commit(table, this.#judged(table, asked, answer))
      if (trouble) {
        this.#parts.tell('troubleArose', trouble)
        return
      }
    }
    this.#askComputer()
  }

  /** What the computer answers; null also for a computer that fails or takes too long. */
  async #answer({ state, seq }: Table, asked: Asked): Promise<Action | null> {
    const { players, note, patience = 15_000 } = this.#parts
    let clock: NodeJS.Timeout | undefined
    const lateness = new Promise<never>((_resolve, reject) => {
      clock = setTimeout(() => reject(new Error(`No answer in ${patience} ms`)), patience)
    })
    try {
      const question = { ...asked, view: playerView(state, asked.seat), nonce: seq + 1 }
      const answer = await Promise.race([players.choose(question), lateness])
      if (!answer) note(`the computer on seat ${asked.seat} has no answer at action ${question.nonce}`)
      return answer
    } catch (error) {
      note(`the computer on seat ${asked.seat} failed at action ${seq + 1}`, error)
      return null
    } finally {
      clearTimeout(clock)
    }
  }

  /** The answer if it is usable, else a safe action, so that the game never stands still. */
  #judged(table: Table, asked: Asked, answer: Action | null): Action {
    const { note } = this.#parts
    const fault = answer && faultOf(table.state, asked, answer)
    if (fault) note(`the computer on seat ${asked.seat} answered ${answer.type}: ${fault}`)
    if (!answer || fault) return safeAction(asked)
    if (!isBusiness(answer)) return answer
    const decision = decisionOf(table.state)
    const count = table.business.decision === decision ? table.business.count + 1 : 1
    table.business = { decision, count }
    if (count <= MOST_BUSINESS) return answer
    note(`the computer on seat ${asked.seat} goes round in circles`)
    return safeAction(asked)
  }

  /** The state of a game whose snapshot is damaged, saved again. */
  #mend(game: SavedGame): GameState {
    const { games, note } = this.#parts
    note(`the snapshot of game ${game.id} is damaged: it is played again from its records`)
    const state = replay(game, games.moves(game.id))
    games.mend(game.id, game.seq, state)
    return state
  }
}

/** What the window is shown of a state. All of it is open to every seat, so that one view serves all. */
function shown(state: GameState): Pick<OpenedGame, 'view' | 'options'> {
  const options = seatsAt(state.rules).map((seat) => legalActions(state, seat))
  return { view: playerView(state, 0), options }
}

function faultOf(state: GameState, { seat, options }: Asked, answer: Action): string | null {
  if (answer.player !== seat) return 'it is another seat'
  if (!options.some((option) => option.type === answer.type)) return 'it was not asked for that'
  return whyIllegal(state, answer)
}
