// The other end of the bridge for specs: the real engine without disk and window. Computers take a legal action by lot.
import { isExact, type Action, type ActionOption } from '../../shared/game/actions'
import { seatsAt } from '../../shared/game/rules'
import { decisionOf } from '../../shared/game/view'
import {
  PIECES,
  type ActResult,
  type Advice,
  type Bridge,
  type Clock,
  type LedgerEntry,
  type OpenedGame,
  type Pushes,
  type PushName,
  type UndoResult,
  type UndoState,
  type SeatSetup,
  type TableUpdate,
  type Room,
  type Trouble
} from '../../shared/ipc'
import { weigh } from '../../main/ai/weighing'
import type { Reason } from '../../shared/reasons'
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

/** What goes round in circles, or ends the game before its end. */
const ROUNDABOUT: readonly string[] = [
  'build',
  'lift',
  'sell',
  'mortgage',
  'resign',
  'agreeToEnd',
  'disagreeToEnd'
]

type Turned = {
  readonly seq: number
  readonly before: GameState
  readonly after: GameState
  readonly action: Action
  readonly reason: Reason | null
  readonly events: TableUpdate['events']
}
type Listeners = { [N in PushName]: ((message: Pushes[N]) => void)[] }

export class House {
  state: GameState
  seq = 0
  readonly acted: Action[] = []
  readonly caughtUp: number[] = []
  readonly paused: boolean[] = []
  seats: readonly SeatSetup[]
  clock: Clock | null = null
  banker: string | null = null
  coach = true
  /** What the coach says when he is asked. */
  advice: Advice | null = null
  #updates: TableUpdate[] = []
  #listeners: Listeners = {
    tableUpdated: [],
    tableChanged: [],
    fileDelivered: [],
    troubleArose: [],
    roomChanged: []
  }
  #before: Turned[] = []
  #after: Turned[] = []
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
      banker: this.banker,
      undo: this.#undoState(),
      coach: this.coach,
      clock: this.clock,
      seq: this.seq,
      view: playerView(this.state, 0),
      options: this.#options(),
      ledger,
      departures: []
    }
  }

  /** Plays an action and pushes it to the window, as main does. */
  play(action: Action, reason: Reason | null = null): ActResult {
    const illegal = whyIllegal(this.state, action)
    if (illegal) return { ok: false, illegal }
    const before = this.state
    const { state, events } = apply(before, action)
    this.#before.push({ seq: this.seq + 1, before, after: state, action, reason, events })
    this.#after = []
    this.acted.push(action)
    return this.#record({ cause: 'action', undid: null, action, reason, events }, state)
  }

  /** Takes the last action back, as main does at a table that allows anything. */
  undo(): UndoResult {
    const turned = this.#before.pop()
    if (!turned) return { ok: false, refused: 'nothingToUndo' }
    this.#after.push(turned)
    return this.#record(
      { cause: 'undo', undid: turned.seq, action: turned.action, reason: null, events: [] },
      turned.before
    )
  }

  redo(): UndoResult {
    const turned = this.#after.pop()
    if (!turned) return { ok: false, refused: 'nothingToRedo' }
    const { action, reason, events, after } = turned
    this.#before.push({ ...turned, seq: this.seq + 1 })
    return this.#record({ cause: 'redo', undid: null, action, reason, events }, after)
  }

  #record(
    record: Pick<TableUpdate, 'cause' | 'undid' | 'action' | 'reason' | 'events'>,
    state: GameState
  ): { readonly ok: true; readonly seq: number } {
    this.state = state
    this.seq += 1
    const update: TableUpdate = {
      id: this.opened().id,
      seq: this.seq,
      ...record,
      undo: this.#undoState(),
      clock: this.clock,
      view: playerView(state, 0),
      options: this.#options()
    }
    this.#updates.push(update)
    for (const listen of this.#listeners.tableUpdated) listen(update)
    return { ok: true, seq: this.seq }
  }

  #undoState(): UndoState {
    return { policy: 'free', canUndo: this.#before.length > 0, canRedo: this.#after.length > 0 }
  }

  readonly bridge = {
    act: (action: Action) => Promise.resolve(this.play(action)),
    caughtUp: (seq: number) => {
      this.caughtUp.push(seq)
      if (seq === this.seq) this.#computerMoves()
      return Promise.resolve(null)
    },
    undo: () => Promise.resolve(this.undo()),
    redo: () => Promise.resolve(this.redo()),
    weighDeal: (offer: Action) =>
      Promise.resolve(offer.type === 'offer' ? weigh(this.state, { from: offer.player, ...offer }) : null),
    advise: () => Promise.resolve(this.advice),
    setControl: ({ seat, computer }: Parameters<Bridge['setControl']>[0]) => {
      this.seats = this.seats.map((setup, place) => (place === seat ? { ...setup, computer } : setup))
      this.#tellChange()
      return Promise.resolve({ ok: true as const, value: null })
    },
    pause: (paused: boolean) => {
      this.paused.push(paused)
      if (this.clock) this.clock = { ...this.clock, running: !paused }
      this.#tellChange()
      return Promise.resolve(null)
    },
    on: <N extends PushName>(push: N, listen: (message: Pushes[N]) => void) => {
      this.#listeners[push].push(listen)
      return () => {
        const heard: ((message: Pushes[N]) => void)[] = this.#listeners[push]
        heard.splice(heard.indexOf(listen), 1)
      }
    }
  } satisfies Pick<
    Bridge,
    'act' | 'weighDeal' | 'advise' | 'caughtUp' | 'undo' | 'redo' | 'setControl' | 'pause' | 'on'
  >

  #tellChange(): void {
    const { id, seats, clock } = this.opened()
    for (const listen of this.#listeners.tableChanged) listen({ id, seats, clock })
  }

  /** Something failed outside any act. */
  trouble(trouble: Trouble): void {
    for (const listen of this.#listeners.troubleArose) listen(trouble)
  }

  /** The disk has filled up, or somebody has made room. */
  room(room: Room): void {
    for (const listen of this.#listeners.roomChanged) listen(room)
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
    return seatsAt(this.state.rules).map((seat) => legalActions(this.state, seat))
  }

  #computerMoves(): void {
    const decision = decisionOf(this.state)
    if (!decision || (this.seats[decision.player]?.computer ?? null) === null) return
    const action = this.#drawn(legalActions(this.state, decision.player))
    setTimeout(() => this.play(action), 0)
  }

  /** Any legal action but what goes round in circles, so that a game comes to its end. */
  #drawn(options: readonly ActionOption[]): Action {
    const all = options.flatMap((option): Action[] => {
      if (isExact(option)) return [option]
      return option.type === 'bid' ? [{ type: 'bid', player: option.player, amount: option.min }] : []
    })
    const answers = all.filter(({ type }) => !ROUNDABOUT.includes(type))
    const open = answers.length > 0 ? answers : all
    this.#lot = (this.#lot * 16807) % 2147483647
    const action = open[this.#lot % open.length]
    if (!action) throw new Error('A computer has nothing to do')
    return action
  }
}
