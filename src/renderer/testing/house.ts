// The other end of the bridge for specs: the real engine without disk and window. Computers take a legal action by lot.
import type { Action, ActionOption } from '../../shared/game/actions'
import { decisionOf } from '../../shared/game/view'
import {
  PIECES,
  type ActResult,
  type Bridge,
  type LedgerEntry,
  type OpenedGame,
  type Pushes,
  type PushName,
  type SeatSetup,
  type TableUpdate,
  type Trouble
} from '../../shared/ipc'
import { apply, legalActions, playerView, whyIllegal, type GameState } from '../../main/engine'

export const NAMES = ['Nora', 'Theo', 'Lou', 'Marlow', 'Quill', 'Ada', 'Bo', 'Wren'] as const

/** Seats in the order of the names; the numbers given are played by computers. */
export const seatsOf = (count: number, computers: readonly number[] = []): SeatSetup[] =>
  Array.from({ length: count }, (_, seat) => ({
    name: NAMES[seat] ?? `Seat ${seat}`,
    piece: PIECES[seat] ?? 'fox',
    colour: seat,
    computer: computers.includes(seat) ? 'casual' : null
  }))

type Listeners = { [N in PushName]: ((message: Pushes[N]) => void)[] }

export class House {
  state: GameState
  seq = 0
  readonly acted: Action[] = []
  readonly caughtUp: number[] = []
  readonly seats: readonly SeatSetup[]
  #updates: TableUpdate[] = []
  #listeners: Listeners = { tableUpdated: [], troubleArose: [] }
  #lot = 1

  constructor(state: GameState, seats: readonly SeatSetup[] = seatsOf(state.players.length)) {
    this.state = state
    this.seats = seats
  }

  opened(ledger: readonly LedgerEntry[] = []): OpenedGame {
    return {
      id: '7b4f3c1e-5a52-4b1e-9f0e-0d6a1c2b3d4e',
      name: 'Sunday table',
      seats: this.seats,
      seq: this.seq,
      view: playerView(this.state, 0),
      options: this.#options(),
      ledger
    }
  }

  /** Plays an action and pushes it to the window, as main does. */
  play(action: Action): ActResult {
    const illegal = whyIllegal(this.state, action)
    if (illegal) return { ok: false, illegal }
    const { state, events } = apply(this.state, action)
    this.state = state
    this.seq += 1
    this.acted.push(action)
    const update: TableUpdate = {
      id: this.opened().id,
      seq: this.seq,
      action,
      events,
      view: playerView(state, 0),
      options: this.#options()
    }
    this.#updates.push(update)
    for (const listen of this.#listeners.tableUpdated) listen(update)
    return { ok: true, seq: this.seq }
  }

  readonly bridge = {
    act: (action: Action) => Promise.resolve(this.play(action)),
    caughtUp: (seq: number) => {
      this.caughtUp.push(seq)
      if (seq === this.seq) this.#computerMoves()
      return Promise.resolve(null)
    },
    on: <N extends PushName>(push: N, listen: (message: Pushes[N]) => void) => {
      this.#listeners[push].push(listen)
      return () => {
        const heard: ((message: Pushes[N]) => void)[] = this.#listeners[push]
        heard.splice(heard.indexOf(listen), 1)
      }
    }
  } satisfies Pick<Bridge, 'act' | 'caughtUp' | 'on'>

  /** Something failed outside any act. */
  trouble(trouble: Trouble): void {
    for (const listen of this.#listeners.troubleArose) listen(trouble)
  }

  /** The newest update that was pushed. */
  lastUpdate(): TableUpdate {
    const update = this.#updates.at(-1)
    if (!update) throw new Error('Nothing has been played yet')
    return update
  }

  /** Something that whoever must decide may do. */
  anyAnswer(): Action {
    const decision = decisionOf(this.state)
    if (!decision) throw new Error('Nobody has to decide anything')
    return this.#drawn(legalActions(this.state, decision.player))
  }

  #options(): ActionOption[][] {
    return this.state.players.map((_, seat) => legalActions(this.state, seat))
  }

  #computerMoves(): void {
    const decision = decisionOf(this.state)
    if (!decision || this.seats[decision.player]?.computer === null) return
    const action = this.#drawn(legalActions(this.state, decision.player))
    setTimeout(() => this.play(action), 0)
  }

  /** Any legal action but what goes round in circles, so that a game comes to its end. */
  #drawn(options: readonly ActionOption[]): Action {
    const all = options.flatMap((option): Action[] => {
      if (option.type === 'offer') return []
      return option.type === 'bid' ? [{ type: 'bid', player: option.player, amount: option.min }] : [option]
    })
    const answers = all.filter(({ type }) => !['build', 'lift', 'sell', 'mortgage'].includes(type))
    const open = answers.length > 0 ? answers : all
    this.#lot = (this.#lot * 16807) % 2147483647
    const action = open[this.#lot % open.length]
    if (!action) throw new Error('A computer has nothing to do')
    return action
  }
}
