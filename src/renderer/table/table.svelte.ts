// One open game in the window: what main has sent, what the eye has reached, and what the people at this screen do.
import type { Action, ActionOption, Dice, Illegality, Offer } from '../../shared/game/actions'
import type { Deck, Seat, Space } from '../../shared/game/board'
import type { CardId } from '../../shared/game/cards'
import { BANK, POT, type GameEvent, type Party } from '../../shared/game/events'
import { decisionOf, type Decision, type PlayerView } from '../../shared/game/view'
import type {
  ActResult,
  Advice,
  Bridge,
  Clock,
  DealWeight,
  LedgerEntry,
  Level,
  OpenedGame,
  Pushes,
  SeatSetup,
  Settings,
  TableUpdate,
  Trouble,
  UndoResult,
  UndoState
} from '../../shared/ipc'
import type { Topic } from '../decisions/passages'
import { words } from '../i18n'
import { reasonOf } from '../i18n/narrate'
import { paceOf, type Pace } from './pace'
import { Playback } from './playback.svelte'

/** What lies on the slip instead of the open decision. */
export type Panel =
  /** `space` says which set lies open at first. */
  | {
      readonly kind: 'estate'
      readonly seat: Seat
      readonly space?: Space
      /** The offer from which it was opened, to go back to. */
      readonly offer?: number
    }
  | { readonly kind: 'deed'; readonly space: Space }
  | { readonly kind: 'trade'; readonly from: Seat; readonly to: Seat | null; readonly answers: Offer | null }
  | { readonly kind: 'offer'; readonly offer: number }
  /** An owner asks for a rent. */
  | { readonly kind: 'claim'; readonly seat: Seat }
  /** Who plays which seat, leaving the game, ending it. */
  | {
      readonly kind: 'game'
      /** Who has said that he will resign, and is asked again. */ readonly leaving?: Seat
    }
  /** What the coach would do in the place of a seat. */
  | {
      readonly kind: 'coach'
      readonly seat: Seat
      /** The offer from which he was asked, to go back to. */
      readonly offer?: number
    }
  /** What has happened since a seat's own last turn. */
  | { readonly kind: 'since'; readonly seat: Seat }

/** The options of one type, also where several types share one shape. */
export type OptionOf<T extends ActionOption['type']> = ActionOption extends infer Option
  ? Option extends { readonly type: ActionOption['type'] }
    ? T extends Option['type']
      ? Option & { readonly type: T }
      : never
    : never
  : never

/** As many lines as the ledger keeps in the window. */
const LEDGER_LENGTH = 400

export type TableParts = {
  readonly game: OpenedGame
  readonly bridge: Pick<
    Bridge,
    'act' | 'weighDeal' | 'advise' | 'caughtUp' | 'undo' | 'redo' | 'setControl' | 'pause'
  >
  readonly settings: () => Pick<Settings, 'speed' | 'motion' | 'handover'>
  /** The wish of the operating system for less motion. */
  readonly systemReduces: () => boolean
}

export class Table {
  readonly id: string
  seats: readonly SeatSetup[]
  name: string
  /** The newest view whose events have all been shown; answers go by it. */
  view: PlayerView
  options: readonly (readonly ActionOption[])[]
  /** Newest last. */
  ledger: readonly LedgerEntry[]
  seq: number
  /** Whether the coach may be asked here, and deals are weighed. */
  readonly coach: boolean
  undoState: UndoState
  /** The clock as main told it last; `clockReadAt` says when, in milliseconds of this page. */
  clock: Clock | null
  clockReadAt = 0
  /** Numbers of the actions that were taken back. */
  undone: readonly number[]
  /** The lot that is pointed at for a building, on the slip or on the board. */
  pointedAt: Space | null = $state.raw(null)
  panel: Panel | null = $state.raw(null)
  /** The card drawn last in this turn, to be read again. */
  card: { readonly player: Seat; readonly deck: Deck; readonly card: CardId } | null = $state.raw(null)
  /** The last throw, also after the turn has passed on. */
  lastThrow: { readonly player: Seat; readonly dice: Dice } | null = $state.raw(null)
  /** Whether the people have asked the computer players to wait. */
  held: boolean = $state(false)
  /** What was refused or failed last; null once something else has happened. `stalled`: the computers stand still over it;
   * `said`: the voice tells it anyway. */
  notice: { readonly text: string; readonly stalled: boolean; readonly said?: true } | null = $state.raw(null)
  /** What the coach has said last; null if he has nothing to say. */
  advice: Advice | null | 'thinking' = $state.raw(null)
  /** Why something was refused last, in the slip or by main; its rule is what "Why?" opens first. */
  refusal: Illegality | null = $state.raw(null)
  /** The rule that lies open over the question, or null. */
  why: Topic | null = $state.raw(null)
  /** Number of the turn whose handover card has been taken away. */
  begun: number = $state(-1)
  /** Whether an act of this screen is on its way, until the eye has seen what became of it. */
  answering: boolean = $state(false)
  readonly playback: Playback

  readonly #parts: TableParts
  #listeners: ((entry: LedgerEntry) => void)[] = []
  #reported = -1
  /** Number of the act that this screen waits for. */
  #awaited = 0
  readonly #banker: string | null

  constructor(parts: TableParts) {
    const { game } = parts
    this.#parts = parts
    this.id = game.id
    this.seats = $state.raw(game.seats)
    this.#banker = game.banker
    this.coach = game.coach
    this.undoState = $state.raw(game.undo)
    this.clock = $state.raw(game.clock)
    this.clockReadAt = performance.now()
    this.name = game.name
    this.view = $state.raw(game.view)
    this.options = $state.raw(game.options)
    this.ledger = $state.raw(game.ledger)
    this.undone = $state.raw(game.ledger.flatMap(({ seq, undone }) => (undone ? [seq] : [])))
    for (const { event } of this.story) this.#remember(event)
    this.seq = $state(game.seq)
    this.playback = new Playback(game.view, {
      pace: () => this.pace,
      saw: (entries) => this.#see(entries),
      adopt: (update) => this.#adopt(update),
      tookBack: (seq) => this.#takeBack(seq),
      isComputer: (seat) => this.isComputer(seat)
    })
  }

  get pace(): Pace {
    return paceOf(this.#parts.settings(), this.#parts.systemReduces())
  }

  /** The table as it is to be drawn now. */
  get shown(): PlayerView {
    return this.playback.shown
  }

  get decision(): Decision | null {
    return decisionOf(this.view)
  }

  /** Offers that a person at this screen may answer, oldest first. */
  get openOffers(): readonly Offer[] {
    return this.view.offers.filter(({ to }) => !this.isComputer(to))
  }

  /** Whether the computer players wait: asked to, or because somebody is busy with his estate or a deal. */
  get waits(): boolean {
    return (
      this.held ||
      (this.panel !== null && this.panel.kind !== 'deed') ||
      this.why !== null ||
      this.openOffers.some(({ from }) => this.isComputer(from))
    )
  }

  isComputer(seat: Seat): boolean {
    return (this.seats[seat]?.computer ?? null) !== null
  }

  /** "Theo", "the Bank". */
  readonly nameOf = (party: Party): string => {
    if (party === BANK) return words.table.bank
    if (party === POT) return words.table.pot
    return this.seats[party]?.name ?? this.#banker ?? ''
  }

  /** What has happened and was not taken back, oldest first. */
  get story(): readonly LedgerEntry[] {
    return this.ledger.filter(({ seq }) => !this.undone.includes(seq))
  }

  optionsOf(seat: Seat): readonly ActionOption[] {
    return this.options[seat] ?? []
  }

  /** The legal answers of one type for a seat. */
  optionsFor<T extends ActionOption['type']>(seat: Seat, type: T): OptionOf<T>[] {
    return this.optionsOf(seat).filter((option) => option.type === type) as OptionOf<T>[]
  }

  /** Seats of the people at this screen that are still in the game. */
  get people(): readonly Seat[] {
    return this.view.players.flatMap((player, seat) =>
      player.bankrupt || this.isComputer(seat) ? [] : [seat]
    )
  }

  /** Tells main that this table has been laid, so that a computer whose turn it is may begin. */
  begin(): void {
    this.#report()
  }

  receive(update: TableUpdate): void {
    if (update.id !== this.id) return
    if (this.pace.instant && !this.waits) this.#tell(update.seq)
    this.playback.push(update)
  }

  /** How an offer weighs for both sides, or null where it cannot be weighed. */
  weigh(offer: Action): Promise<DealWeight | null> {
    return this.#parts.bridge.weighDeal(offer)
  }

  /** Whether what things are worth may be shown: not where a table does without, nor while the income tax is chosen. */
  get weighs(): boolean {
    return this.coach && this.decision?.kind !== 'tax'
  }

  /** The person who may ask the coach now: to whom an offer lies open, or who must decide; null if there is none. */
  get advisee(): Seat | null {
    if (!this.weighs) return null
    const { panel } = this
    const offer = panel?.kind === 'offer' ? this.view.offers.find(({ id }) => id === panel.offer) : undefined
    const seat = offer?.to ?? this.decision?.player
    return seat !== undefined && this.people.includes(seat) ? seat : null
  }

  /** Opens what the coach has to say, or puts it away. */
  askCoach(): void {
    const { panel, advisee } = this
    if (panel?.kind === 'coach') this.close()
    else if (advisee !== null) {
      this.open({ kind: 'coach', seat: advisee, ...(panel?.kind === 'offer' ? { offer: panel.offer } : {}) })
      void this.#consult(advisee)
    }
  }

  /** An answer to a position that has passed meanwhile is not heard. */
  async #consult(seat: Seat): Promise<void> {
    const { seq } = this
    this.advice = 'thinking'
    const advice = await this.#parts.bridge.advise(seat)
    if (this.seq === seq) this.advice = advice
  }

  /** Does what the coach has said. */
  follow({ action }: Advice): Promise<ActResult> {
    this.panel = null
    this.why = null
    return this.act(action)
  }

  /** Why a computer has made an offer, as it says itself; null where it has not said so. */
  reasonOfOffer(offer: number): string | null {
    const made = this.story.findLast(({ event }) => event.type === 'offerMade' && event.offer.id === offer)
    return made?.reason && this.decision?.kind !== 'tax' ? reasonOf(made.reason, this.nameOf) : null
  }

  /** Says what a person wants to do; a refusal becomes a sentence and changes nothing. */
  async act(action: Action): Promise<ActResult> {
    this.notice = null
    this.refusal = null
    this.answering = true
    const result = await this.#parts.bridge.act(action)
    if (result.ok) this.#await(result.seq)
    else if ('illegal' in result) {
      this.#refuse(words.table.illegalities[result.illegal])
      this.refusal = result.illegal
    } else this.#refuse(words.table.troubles[result.trouble])
    return result
  }

  /** Takes the last action back, or brings it back; a refusal becomes a sentence. */
  undo(): Promise<void> {
    return this.#turnBack(this.#parts.bridge.undo(null))
  }

  redo(): Promise<void> {
    return this.#turnBack(this.#parts.bridge.redo(null))
  }

  async #turnBack(call: Promise<UndoResult>): Promise<void> {
    this.notice = null
    this.answering = true
    const result = await call
    if (result.ok) this.#await(result.seq)
    else
      this.#refuse(
        'refused' in result ? words.table.undoRefusals[result.refused] : words.table.troubles[result.trouble]
      )
  }

  /** Leaves a seat to the computer, or takes it back. */
  async leaveTo(seat: Seat, computer: Level | null): Promise<void> {
    this.notice = null
    const result = await this.#parts.bridge.setControl({ seat, computer })
    if (!result.ok) this.#refuse(words.table.troubles[result.trouble])
  }

  /** Somebody else plays a seat now, or the clock has stopped or started. */
  change({ id, seats, clock }: Pushes['tableChanged']): void {
    if (id !== this.id) return
    // main waits to be told again when a seat has changed hands, so that it can change back at once
    if (seats.some(({ computer }, seat) => computer !== this.seats[seat]?.computer))
      this.#reported = Math.min(this.#reported, this.seq - 1)
    this.seats = seats
    this.#setClock(clock)
    this.#report()
  }

  #setClock(clock: Clock | null): void {
    this.clock = clock
    this.clockReadAt = performance.now()
  }

  #await(seq: number): void {
    this.#awaited = Math.max(this.#awaited, seq)
    this.answering = this.seq < this.#awaited
  }

  #refuse(text: string): void {
    this.answering = false
    this.notice = { text, stalled: false }
  }

  /** Says something in passing that is no trouble. */
  tell(text: string): void {
    this.notice = { text, stalled: false }
  }

  /** The move of a computer could not be saved, so that it was not made: the people may try again. */
  stall(trouble: Trouble): void {
    this.notice = { text: words.table.troubles[trouble], stalled: true }
  }

  retry(): void {
    this.notice = null
    void this.#parts.bridge.caughtUp(this.seq)
  }

  open(panel: Panel): void {
    this.panel = panel
    this.why = null
    this.refusal = null
  }

  close(): void {
    const { panel } = this
    const offer = panel?.kind === 'estate' || panel?.kind === 'coach' ? panel.offer : undefined
    this.panel =
      offer !== undefined && this.view.offers.some(({ id }) => id === offer) ? { kind: 'offer', offer } : null
    this.why = null
    this.refusal = null
    this.#report()
  }

  /** Opens a rule over the question, which stays open; the computers wait for who reads. */
  openWhy(topic: Topic): void {
    this.why = topic
  }

  closeWhy(): void {
    this.why = null
    this.refusal = null
    this.#report()
  }

  /** Whether a handover card lies on the board: a person's turn begins, at a table of several, and nobody has taken it yet. */
  get handover(): boolean {
    const { decision } = this
    return (
      this.#parts.settings().handover &&
      decision?.kind === 'turn' &&
      this.people.length > 1 &&
      this.people.includes(decision.player) &&
      this.view.turn.throwDue &&
      this.view.turn.dice === null &&
      this.view.turn.doubles === 0 &&
      this.begun !== this.view.turn.number &&
      this.panel === null
    )
  }

  /** The player whose turn it is has come: the handover card goes. */
  takeOver(): void {
    this.begun = this.view.turn.number
  }

  /** A deal has been offered: its slip goes, unless the partner at this screen is being asked already. */
  dealOffered(): void {
    if (this.panel?.kind === 'trade') this.close()
  }

  hold(held: boolean): void {
    this.held = held
    void this.#parts.bridge.pause(held)
    this.#report()
  }

  /** Calls back for each entry of the ledger as the eye reaches it; returns how to stop. */
  onevent(listen: (entry: LedgerEntry) => void): () => void {
    this.#listeners.push(listen)
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listen)
    }
  }

  #see(entries: readonly LedgerEntry[]): void {
    this.ledger = [...this.ledger, ...entries].slice(-LEDGER_LENGTH)
    for (const entry of entries) {
      this.#remember(entry.event)
      this.#notice(entry)
      for (const listen of this.#listeners) listen(entry)
    }
  }

  /** A person whose offer a computer has refused is told why. */
  #notice({ event, reason }: LedgerEntry): void {
    if (event.type !== 'offerRefused' || !reason) return
    const { from, to } = event.offer
    if (this.isComputer(to) && !this.isComputer(from))
      this.notice = {
        text: words.reasons.refuses(this.nameOf(to), reasonOf(reason, this.nameOf)),
        ...{ stalled: false, said: true }
      }
  }

  /** Keeps what is still to be read after its event has passed. */
  #remember(event: GameEvent): void {
    if (event.type === 'turnStarted') this.card = null
    if (event.type === 'cardDrawn') this.card = event
    if (event.type === 'diceThrown') this.lastThrow = event
  }

  #adopt(update: TableUpdate): void {
    this.view = update.view
    this.options = update.options
    this.seq = update.seq
    this.undoState = update.undo
    this.#setClock(update.clock)
    this.pointedAt = null
    this.refusal = null
    if (update.seq >= this.#awaited) this.answering = false
    this.#closeWhatIsOver()
    this.#askPartner(update)
    this.#report()
  }

  /** Marks what was taken back; what is still to be read goes by what is left. */
  #takeBack(seq: number): void {
    this.undone = [...this.undone, seq]
    this.card = null
    this.lastThrow = null
    for (const { event } of this.story) this.#remember(event)
  }

  /** A new offer to a person at this screen is laid before him at once. */
  #askPartner({ events, cause }: TableUpdate): void {
    if (cause === 'undo') return
    const made = events.find((event) => event.type === 'offerMade')
    if (!made || this.isComputer(made.offer.to)) return
    if (this.panel === null || this.panel.kind === 'trade')
      this.panel = { kind: 'offer', offer: made.offer.id }
  }

  /** A slip about an offer goes when the offer does; an estate can be managed only while its owner is in the game. */
  #closeWhatIsOver(): void {
    const { panel } = this
    if (panel?.kind === 'offer' && !this.view.offers.some(({ id }) => id === panel.offer)) this.panel = null
    if (panel?.kind === 'estate' && this.view.players[panel.seat]?.bankrupt) this.panel = null
    if (panel?.kind === 'claim' && this.view.players[panel.seat]?.bankrupt) this.panel = null
    if (panel?.kind === 'since' && this.view.players[panel.seat]?.bankrupt) this.panel = null
    if (panel?.kind === 'coach') {
      if (this.#mayAdvise(panel)) void this.#consult(panel.seat)
      else this.panel = null
    }
    // All people want the end: the computers, which wait for an open slip, are to be asked.
    const { agreed } = this.view
    if (
      panel?.kind === 'game' &&
      this.people.length > 0 &&
      this.people.every((seat) => agreed.includes(seat))
    )
      this.panel = null
    if (this.view.outcome) this.panel = null
  }

  #mayAdvise({ seat, offer }: Extract<Panel, { kind: 'coach' }>): boolean {
    if (!this.weighs || !this.people.includes(seat)) return false
    return offer === undefined
      ? this.decision?.player === seat
      : this.view.offers.some(({ id }) => id === offer)
  }

  #report(): void {
    if (!this.waits) this.#tell(this.seq)
  }

  #tell(seq: number): void {
    if (seq <= this.#reported) return
    this.#reported = seq
    void this.#parts.bridge.caughtUp(seq)
  }
}
