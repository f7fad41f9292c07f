// One open game in the window: what main has sent, what the eye has reached, and what the people at this screen do.
import type { Action, ActionOption, Offer } from '../../shared/game/actions'
import type { Seat, Space } from '../../shared/game/board'
import type { Party } from '../../shared/game/events'
import { decisionOf, type Decision, type PlayerView } from '../../shared/game/view'
import type {
  ActResult,
  Advice,
  Bridge,
  Clock,
  LedgerEntry,
  OpenedGame,
  Pushes,
  SeatSetup,
  Settings,
  TableUpdate,
  UndoState
} from '../../shared/ipc'
import { words } from '../i18n'
import { reasonOf } from '../i18n/narrate'
import { nameIn } from '../i18n/parties'
import { Acts } from './acts.svelte'
import { Chronicle } from './chronicle.svelte'
import { Coach } from './coach.svelte'
import { isHandedOver } from './handover'
import { Notices } from './notices.svelte'
import { optionsOfType, type OptionOf } from './options'
import { paceOf, type Pace } from './pace'
import { Playback } from './playback.svelte'
import { Report } from './report'
import { Slip } from './slip.svelte'

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
  seq: number
  undoState: UndoState
  /** The clock as main told it last; `clockReadAt` says when, in milliseconds of this page. */
  clock: Clock | null
  clockReadAt = 0
  /** The lot that is pointed at for a building, on the slip or on the board. */
  pointedAt: Space | null = $state.raw(null)
  /** Whether the people have asked the computer players to wait. */
  held: boolean = $state(false)
  /** Number of the turn whose handover card has been taken away. */
  begun: number = $state(-1)
  readonly playback: Playback
  readonly chronicle: Chronicle
  readonly coach: Coach
  readonly slip: Slip
  readonly acts: Acts
  readonly notices = new Notices()

  readonly #parts: TableParts
  readonly #report: Report
  readonly #banker: string | null

  constructor(parts: TableParts) {
    const { game, bridge } = parts
    this.#parts = parts
    this.id = game.id
    this.seats = $state.raw(game.seats)
    this.#banker = game.banker
    this.undoState = $state.raw(game.undo)
    this.clock = $state.raw(game.clock)
    this.clockReadAt = performance.now()
    this.name = game.name
    this.view = $state.raw(game.view)
    this.options = $state.raw(game.options)
    this.seq = $state(game.seq)
    this.chronicle = new Chronicle(game.ledger)
    this.chronicle.onevent((entry) => this.#tellRefusal(entry))
    this.coach = new Coach({ here: game.coach, table: this, bridge })
    this.slip = new Slip({
      ...{ table: this, coach: this.coach, notices: this.notices },
      onclose: () => this.#catchUp()
    })
    this.acts = new Acts({ bridge, notices: this.notices, seq: () => this.seq })
    this.#report = new Report(bridge)
    this.playback = new Playback(game.view, {
      pace: () => this.pace,
      saw: (entries) => this.chronicle.see(entries),
      adopt: (update) => this.#adopt(update),
      tookBack: (seq) => this.chronicle.takeBack(seq),
      isComputer: (seat) => this.isComputer(seat)
    })
    // who was being asked when the table was left is asked again
    const last = this.story.at(-1)?.event
    if (last?.type === 'offerMade') this.slip.layOffer(last.offer)
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
    return this.held || this.slip.isBusy || this.openOffers.some(({ from }) => this.isComputer(from))
  }

  isComputer(seat: Seat): boolean {
    return (this.seats[seat]?.computer ?? null) !== null
  }

  /** "Theo", "the Bank". */
  readonly nameOf = (party: Party): string => nameIn({ seats: this.seats, banker: this.#banker }, party)

  /** What has happened and was not taken back, oldest first. */
  get story(): readonly LedgerEntry[] {
    return this.chronicle.story
  }

  get card(): Chronicle['card'] {
    return this.chronicle.card
  }

  optionsOf(seat: Seat): readonly ActionOption[] {
    return this.options[seat] ?? []
  }

  /** The legal answers of one type for a seat. */
  optionsFor<T extends ActionOption['type']>(seat: Seat, type: T): OptionOf<T>[] {
    return optionsOfType(this.optionsOf(seat), type)
  }

  /** Seats of the people at this screen that are still in the game. */
  get people(): readonly Seat[] {
    return this.view.players.flatMap((player, seat) =>
      player.bankrupt || this.isComputer(seat) ? [] : [seat]
    )
  }

  /** Tells main that this table has been laid, so that a computer whose turn it is may begin. */
  begin(): void {
    this.#catchUp()
  }

  receive(update: TableUpdate): void {
    if (update.id !== this.id) return
    if (this.pace.instant && !this.waits) this.#report.tell(update.seq)
    this.playback.push(update)
  }

  /** The person who may ask the coach now. */
  get advisee(): Seat | null {
    return this.coach.adviseeAt(this.slip.panel)
  }

  /** Opens what the coach has to say, or puts it away. */
  askCoach(): void {
    const { slip, advisee } = this
    const { panel } = slip
    if (panel?.kind === 'coach') slip.close()
    else if (advisee !== null) {
      slip.open({ kind: 'coach', seat: advisee, ...(panel?.kind === 'offer' ? { offer: panel.offer } : {}) })
      void this.coach.consult(advisee)
    }
  }

  /** Does what the coach has said. */
  follow({ action }: Advice): Promise<ActResult> {
    this.slip.clear()
    return this.act(action)
  }

  /** Why a computer has made an offer, as it says itself; null where it has not said so. */
  reasonOfOffer(offer: number): string | null {
    const made = this.story.findLast(({ event }) => event.type === 'offerMade' && event.offer.id === offer)
    return made?.reason && this.decision?.kind !== 'tax' ? reasonOf(made.reason, this.nameOf) : null
  }

  /** Says what a person wants to do; a refusal becomes a sentence and changes nothing. */
  act(action: Action): Promise<ActResult> {
    return this.acts.act(action)
  }

  /** Somebody else plays a seat now, or the clock has stopped or started. */
  change({ id, seats, clock }: Pushes['tableChanged']): void {
    if (id !== this.id) return
    // main waits to be told again when a seat has changed hands, so that it can change back at once
    if (seats.some(({ computer }, seat) => computer !== this.seats[seat]?.computer))
      this.#report.forget(this.seq)
    this.seats = seats
    this.#setClock(clock)
    this.#catchUp()
  }

  #setClock(clock: Clock | null): void {
    this.clock = clock
    this.clockReadAt = performance.now()
  }

  /** Has the move tried again that could not be saved. */
  retry(): void {
    this.notices.note = null
    void this.#parts.bridge.caughtUp(this.seq)
  }

  /** Whether a handover card lies on the board. */
  get handover(): boolean {
    return this.#parts.settings().handover && isHandedOver(this)
  }

  /** The player whose turn it is has come: the handover card goes. */
  takeOver(): void {
    this.begun = this.view.turn.number
  }

  hold(held: boolean): void {
    this.held = held
    void this.#parts.bridge.pause(held)
    this.#catchUp()
  }

  /** A person whose offer a computer has refused is told why. */
  #tellRefusal({ event, reason }: LedgerEntry): void {
    if (event.type !== 'offerRefused' || !reason) return
    const { from, to } = event.offer
    if (this.isComputer(to) && !this.isComputer(from))
      this.notices.show(words.reasons.refuses(this.nameOf(to), reasonOf(reason, this.nameOf)), 'refused')
  }

  #adopt(update: TableUpdate): void {
    this.view = update.view
    this.options = update.options
    this.seq = update.seq
    this.undoState = update.undo
    this.#setClock(update.clock)
    this.pointedAt = null
    this.notices.refusal = null
    this.acts.seen(update.seq)
    this.slip.follow(update)
    this.#catchUp()
  }

  #catchUp(): void {
    if (!this.waits) this.#report.tell(this.seq)
  }
}
