// Plays the events of each update on a displayed copy of the table, one after the other, and then adopts what main has sent.
import type { Dice, Lot } from '../../shared/game/actions'
import type { Deck, Seat, Space } from '../../shared/game/board'
import type { CardId } from '../../shared/game/cards'
import type { GameEvent, Party } from '../../shared/game/events'
import type { PlayerView } from '../../shared/game/view'
import type { LedgerEntry, TableUpdate } from '../../shared/ipc'
import { wayOf, withCash, withEvent } from './material'
import { walkTime, type Pace } from './pace'
import { notesFor, weightOf, type NoteValue } from './sums'

type Walk = Extract<GameEvent, { type: 'tokenMoved' }>

/** What is moving right now, for the layers that draw it and for the ear. */
export type Motion = {
  /** Milliseconds. */
  readonly duration: number
  /** Whether travel is unwelcome: what moves fades in where it ends. */
  readonly fades: boolean
} & (
  | { readonly kind: 'dice'; readonly player: Seat; readonly dice: Dice }
  | {
      readonly kind: 'walk'
      readonly player: Seat
      /** The spaces that are trodden, the last one included. */
      readonly way: readonly Space[]
      readonly by: Walk['by']
    }
  | {
      readonly kind: 'payment'
      readonly from: Party
      readonly to: Party
      readonly amount: number
      readonly notes: readonly NoteValue[]
    }
  | { readonly kind: 'deed'; readonly space: Space; readonly from: Party; readonly to: Party }
  /** The card that lets its holder out of jail. */
  | { readonly kind: 'pass'; readonly deck: Deck; readonly from: Party; readonly to: Party }
  | { readonly kind: 'mortgage'; readonly space: Space; readonly mortgaged: boolean }
  | { readonly kind: 'building'; readonly space: Space; readonly from: number; readonly to: number }
  | { readonly kind: 'card'; readonly player: Seat; readonly deck: Deck; readonly card: CardId }
  | { readonly kind: 'hammer'; readonly lot: Lot; readonly winner: Seat | null; readonly amount: number }
)
export type MotionKind = Motion['kind']
export type MotionOf<K extends MotionKind> = Extract<Motion, { kind: K }>

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

/** As many motions of one kind as the eye follows one by one; more of them in one update go faster. */
const FOLLOWED = 3
/** Milliseconds of full speed that are drawn together: each drawing takes the time of several acts. */
const GATHERED = 50

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
  #gathering = false

  constructor(start: PlayerView, audience: Audience) {
    this.shown = $state.raw(start)
    this.#audience = audience
  }

  /** Takes the next update; it is shown when those before it have been. */
  push(update: TableUpdate): void {
    this.#queue.push(update)
    if (this.#audience.pace().instant && !this.busy) this.#flushOrGather(update)
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
      const entries = entriesOf(update)
      for (const entry of entries) {
        const like = entries.filter(({ event }) => event.type === entry.event.type).length
        await this.#play(entry.event, Math.min(1, FOLLOWED / like), () => this.#audience.saw([entry]))
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

  /** At full speed what a person does is drawn at once; computers go on while what they do is gathered. */
  #flushOrGather({ action }: TableUpdate): void {
    if (this.#gathering && this.#audience.isComputer(action.player)) return
    this.#flush()
    if (this.#gathering) return
    this.#gathering = true
    setTimeout(() => {
      this.#gathering = false
      const last = this.#queue.at(-1)
      if (last && !this.busy) this.#flushOrGather(last)
    }, GATHERED)
  }

  #flush(): void {
    const updates = this.#queue.splice(0)
    for (const update of updates) {
      const entries = entriesOf(update)
      for (const { event } of entries) if (event.type === 'tokenMoved') this.trail = trailOf(event)
      this.#audience.saw(entries)
      if (update.undid !== null) this.#audience.tookBack(update.undid)
    }
    const last = updates.at(-1)
    if (last) this.#adopt(last)
  }

  /**
   * @param haste factor of the time of what comes many times in one update
   * @param tell called when the eye has reached the event: throws and walks are told when they have come to rest
   */
  async #play(event: GameEvent, haste: number, tell: () => void): Promise<void> {
    const pace = this.#audience.pace()
    const { fades } = pace
    if (event.type !== 'diceThrown' && event.type !== 'tokenMoved') tell()
    switch (event.type) {
      case 'diceThrown':
        await this.#move({ ...event, kind: 'dice', fades, duration: pace.dice })
        this.shown = withEvent(this.shown, event)
        tell()
        return this.#wait(pace.faces)
      case 'tokenMoved': {
        const { player, from, to, by } = event
        const way = wayOf(from, to, by)
        // It stands there already; the walk is drawn on its way there.
        this.shown = withEvent(this.shown, event)
        await this.#move({ kind: 'walk', player, way, by, fades, duration: walkTime(pace, way.length, by) })
        this.trail = trailOf(event)
        tell()
        return
      }
      case 'cashPaid': {
        const { from, to, amount } = event
        const duration = fades ? pace.payment : pace.payment * weightOf(amount) * haste
        this.shown = withCash(this.shown, from, -amount)
        await this.#move({ kind: 'payment', from, to, amount, notes: notesFor(amount), fades, duration })
        this.shown = withCash(this.shown, to, amount)
        return
      }
      case 'deedTransferred':
        await this.#move({ ...event, kind: 'deed', fades, duration: pace.deed * haste })
        this.shown = withEvent(this.shown, event)
        return
      case 'releaseCardMoved':
        await this.#move({ ...event, kind: 'pass', fades, duration: pace.deed })
        this.shown = withEvent(this.shown, event)
        return
      case 'mortgageChanged':
        await this.#move({ ...event, kind: 'mortgage', fades, duration: pace.mortgage * haste })
        this.shown = withEvent(this.shown, event)
        return
      case 'buildingsChanged':
        await this.#move({ ...event, kind: 'building', fades, duration: pace.building * haste })
        this.shown = withEvent(this.shown, event)
        return
      case 'cardDrawn':
        return this.#move({ ...event, kind: 'card', fades, duration: pace.card })
      case 'auctionClosed':
        return this.#move({ ...event, kind: 'hammer', fades, duration: pace.hammer })
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
function entriesOf({ seq, cause, events, reason }: TableUpdate): readonly LedgerEntry[] {
  if (cause === 'undo') return []
  return events.map((event, place) => (reason && place === 0 ? { seq, event, reason } : { seq, event }))
}

function trailOf({ player, from, to, by }: Walk): Playback['trail'] {
  return by === 'jail' ? null : { player, spaces: [from, ...wayOf(from, to, by).slice(0, -1)] }
}
