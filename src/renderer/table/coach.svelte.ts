// The coach of a table: whom he may advise, what he has said last, and whether it may be shown what things are worth.
import type { Action } from '../../shared/game/actions'
import type { Seat } from '../../shared/game/board'
import type { Decision, PlayerView } from '../../shared/game/view'
import type { Advice, Bridge, DealWeight } from '../../shared/ipc'
import { isOpen, type Panel } from './panel'

/** What the coach sees of the table. */
export type Position = {
  readonly seq: number
  readonly view: PlayerView
  readonly decision: Decision | null
  readonly people: readonly Seat[]
}

export type CoachParts = {
  /** Whether this table plays with him. */
  readonly here: boolean
  readonly table: Position
  readonly bridge: Pick<Bridge, 'advise' | 'weighDeal'>
}

export class Coach {
  readonly here: boolean
  /** What he has said last; null if he has nothing to say. */
  advice: Advice | null | 'thinking' = $state.raw(null)
  readonly #table: Position
  readonly #bridge: CoachParts['bridge']

  constructor({ here, table, bridge }: CoachParts) {
    this.here = here
    this.#table = table
    this.#bridge = bridge
  }

  /** Whether what things are worth may be shown: not where a table does without, nor while the income tax is chosen. */
  get weighs(): boolean {
    return this.here && this.#table.decision?.kind !== 'tax'
  }

  /** How an offer weighs for both sides, or null where it cannot be weighed. */
  weigh(offer: Action): Promise<DealWeight | null> {
    return this.#bridge.weighDeal(offer)
  }

  /** The person who may ask now: to whom the offer on the slip lies open, or who must decide; null if there is none. */
  adviseeAt(panel: Panel | null): Seat | null {
    if (!this.weighs) return null
    const { view, decision, people } = this.#table
    const offer = panel?.kind === 'offer' ? view.offers.find(({ id }) => id === panel.offer) : undefined
    const seat = offer?.to ?? decision?.player
    return seat !== undefined && people.includes(seat) ? seat : null
  }

  /** Whether who has asked is still asked the same himself. */
  mayAdvise({ seat, offer }: Extract<Panel, { kind: 'coach' }>): boolean {
    const { view, decision, people } = this.#table
    if (!this.weighs || !people.includes(seat)) return false
    return offer === undefined ? decision?.player === seat : isOpen(view, offer)
  }

  /** Asks what he would do in the place of a seat. An answer to a position that has passed meanwhile is not heard. */
  async consult(seat: Seat): Promise<void> {
    const { seq } = this.#table
    this.advice = 'thinking'
    const advice = await this.#bridge.advise(seat)
    if (this.#table.seq === seq) this.advice = advice
  }
}
