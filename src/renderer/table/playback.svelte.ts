// Plays the events of each update on a displayed copy of the table, one after the other, and then adopts what main has sent.
import type { Dice, Lot } from '../../shared/game/actions'
import type { Deck, Seat, Space } from '../../shared/game/board'
import type { CardId } from '../../shared/game/cards'
import type { GameEvent, Party } from '../../shared/game/events'
import type { PlayerView } from '../../shared/game/view'
import type { LedgerEntry, TableUpdate } from '../../shared/ipc'
import { wayOf, withCash, withEvent, withPosition } from './material'
import type { Pace } from './pace'

/** What is moving right now, for the layers that draw it; `duration` in milliseconds. */
export type Motion = { readonly duration: number } & (
  | { readonly kind: 'dice'; readonly player: Seat; readonly dice: Dice }
  | { readonly kind: 'walk'; readonly player: Seat; readonly at: Space }
  | { readonly kind: 'payment'; readonly from: Party; readonly to: Party; readonly amount: number }
  | { readonly kind: 'deed'; readonly space: Space; readonly from: Party; readonly to: Party }
  | { readonly kind: 'card'; readonly player: Seat; readonly deck: Deck; readonly card: CardId }
  | { readonly kind: 'hammer'; readonly lot: Lot; readonly winner: Seat | null; readonly amount: number }
)

type Walk = Extract<GameEvent, { type: 'tokenMoved' }>

/** Who watches: is told of each event as the eye reaches it, and of each update once it has been shown. */
export type Audience = {
  readonly pace: () => Pace
  readonly saw: (entries: readonly LedgerEntry[]) => void
  readonly adopt: (update: TableUpdate) => void
  /** The record of this number was taken back; told before the table is drawn as it was. */
  readonly tookBack: (seq: number) => void
  /** Whether a computer plays this seat; its decisions get a pause of their own. */
  readonly isComputer: (seat: Seat) => boolean
}

export class Playback {
  /** The table as the eye sees it at this moment. */
  shown: PlayerView
  motion: Motion | null = $state.raw(null)
  /** The spaces of the last walk, without the one where it ended. */
  trail: { readonly player: Seat; readonly spaces: readonly Space[] } | null = $state.raw(null)
  /** Whether something is still to be shown. */
  busy: boolean = $state(false)

  readonly #audience: Audience
  #queue: TableUpdate[] = []
  #hurried = false
  #wake: (() => void) | null = null
  #frame = false

  constructor(start: PlayerView, audience: Audience) {
    this.shown = $state.raw(start)
    this.#audience = audience
  }

  /** Takes the next update; it is shown when those before it have been. */
  push(update: TableUpdate): void {
    this.#queue.push(update)
    if (this.#audience.pace().instant && !this.busy) this.#flushWithFrame()
    else if (!this.busy) void this.#run()
  }

  /** Ends the running motion and shows the rest of this update at once. */
  skip(): void {
    if (!this.busy) return
    this.#hurried = true
    this.#wake?.()
  }

  async #run(): Promise<void> {
    this.busy = true
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      this.#hurried = false
      if (update.undid !== null) this.#audience.tookBack(update.undid)
      for (const event of eventsOf(update)) {
        await this.#play(event, () => this.#audience.saw([{ seq: update.seq, event }]))
      }
      if (this.#audience.isComputer(update.action.player)) await this.#wait(this.#audience.pace().beat)
      this.#adopt(update)
    }
    this.busy = false
  }

  #adopt(update: TableUpdate): void {
    this.motion = null
    if (update.cause === 'undo') this.trail = null
    this.shown = update.view
    this.#audience.adopt(update)
  }

  /** At full speed all updates of one frame are drawn together; the timer serves a window that is not drawn at all. */
  #flushWithFrame(): void {
    if (this.#frame) return
    this.#frame = true
    const timer = setTimeout(() => flush(), 100)
    const flush = (): void => {
      if (!this.#frame) return
      this.#frame = false
      clearTimeout(timer)
      const updates = this.#queue.splice(0)
      const last = updates.at(-1)
      if (!last) return
      for (const update of updates) {
        const events = eventsOf(update)
        for (const event of events) if (event.type === 'tokenMoved') this.trail = trailOf(event)
        this.#audience.saw(events.map((event) => ({ seq: update.seq, event })))
        if (update.undid !== null) this.#audience.tookBack(update.undid)
      }
      this.#adopt(last)
    }
    requestAnimationFrame(flush)
  }

  /** `tell` is called when the eye has reached the event: throws and walks are told when they have come to rest. */
  async #play(event: GameEvent, tell: () => void): Promise<void> {
    const pace = this.#audience.pace()
    if (event.type !== 'diceThrown' && event.type !== 'tokenMoved') tell()
    switch (event.type) {
      case 'diceThrown':
        await this.#move({ kind: 'dice', player: event.player, dice: event.dice, duration: pace.dice })
        this.shown = withEvent(this.shown, event)
        tell()
        return this.#wait(pace.faces)
      case 'tokenMoved': {
        const way = wayOf(event.from, event.to, event.by)
        for (const at of pace.fades ? way.slice(-1) : way) {
          this.shown = withPosition(this.shown, event.player, at)
          await this.#move({ kind: 'walk', player: event.player, at, duration: pace.step })
        }
        this.trail = trailOf(event)
        tell()
        return
      }
      case 'cashPaid':
        this.shown = withCash(this.shown, event.from, -event.amount)
        await this.#move({
          kind: 'payment',
          from: event.from,
          to: event.to,
          amount: event.amount,
          duration: pace.payment
        })
        this.shown = withCash(this.shown, event.to, event.amount)
        return
      case 'deedTransferred':
        await this.#move({
          kind: 'deed',
          space: event.space,
          from: event.from,
          to: event.to,
          duration: pace.deed
        })
        this.shown = withEvent(this.shown, event)
        return
      case 'cardDrawn':
        return this.#move({
          kind: 'card',
          player: event.player,
          deck: event.deck,
          card: event.card,
          duration: pace.card
        })
      case 'auctionClosed':
        return this.#move({
          kind: 'hammer',
          lot: event.lot,
          winner: event.winner,
          amount: event.amount,
          duration: pace.hammer
        })
      default:
        this.shown = withEvent(this.shown, event)
    }
  }

  async #move(motion: Motion): Promise<void> {
    if (!this.#hurried && motion.duration > 0) this.motion = motion
    await this.#wait(motion.duration)
    this.motion = null
  }

  #wait(duration: number): Promise<void> {
    if (this.#hurried || duration === 0) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#wake?.(), duration)
      this.#wake = () => {
        clearTimeout(timer)
        this.#wake = null
        resolve()
      }
    })
  }
}

/** What is to be shown of an update: what was taken back is not played backwards, the table is simply as it was. */
const eventsOf = ({ cause, events }: TableUpdate): readonly GameEvent[] => (cause === 'undo' ? [] : events)

function trailOf({ player, from, to, by }: Walk): Playback['trail'] {
  return by === 'jail' ? null : { player, spaces: [from, ...wayOf(from, to, by).slice(0, -1)] }
}
