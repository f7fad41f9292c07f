// What somebody has laid on the slip in place of the open decision, and the rule that lies open over either.
import type { Offer } from '../../shared/game/actions'
import type { Seat } from '../../shared/game/board'
import type { PlayerView } from '../../shared/game/view'
import type { TableUpdate } from '../../shared/ipc'
import type { Topic } from '../decisions/passages'
import type { Coach } from './coach.svelte'
import type { Notices } from './notices.svelte'
import { isOpen, isOver, type Panel } from './panel'

export type SlipParts = {
  readonly table: {
    readonly view: PlayerView
    readonly people: readonly Seat[]
    readonly isComputer: (seat: Seat) => boolean
  }
  readonly coach: Coach
  readonly notices: Notices
  /** Hears that something has been put away: computers may have waited for that. */
  readonly onclose: () => void
}

export class Slip {
  panel: Panel | null = $state.raw(null)
  /** The rule that lies open over the question, or null. */
  why: Topic | null = $state.raw(null)
  readonly #parts: SlipParts

  constructor(parts: SlipParts) {
    this.#parts = parts
  }

  /** Whether somebody is at work here; a deed is only looked at. */
  get isBusy(): boolean {
    return (this.panel !== null && this.panel.kind !== 'deed') || this.why !== null
  }

  open(panel: Panel): void {
    this.panel = panel
    this.why = null
    this.#parts.notices.refusal = null
  }

  /** Puts away what lies here; under an estate or the coach the offer comes back from which they were opened. */
  close(): void {
    const { panel } = this
    const offer = panel?.kind === 'estate' || panel?.kind === 'coach' ? panel.offer : undefined
    const { table } = this.#parts
    this.panel = offer !== undefined && isOpen(table.view, offer) ? { kind: 'offer', offer } : null
    this.closeWhy()
  }

  openWhy(topic: Topic): void {
    this.why = topic
  }

  closeWhy(): void {
    this.why = null
    this.#parts.notices.refusal = null
    this.#parts.onclose()
  }

  /** Leaves nothing but the open decision, which is about to be answered. */
  clear(): void {
    this.panel = null
    this.why = null
  }

  /** A deal has been offered: its slip goes, unless the partner at this screen is being asked already. */
  dealOffered(): void {
    if (this.panel?.kind === 'trade') this.close()
  }

  /** Goes by what has just happened: what is over is put away, and an offer to a person at this screen is laid before him. */
  follow({ events, cause }: TableUpdate): void {
    this.#closeWhatIsOver()
    if (cause === 'undo') return
    const made = events.find((event) => event.type === 'offerMade')
    if (made) this.layOffer(made.offer)
  }

  /** Lays an offer before a person at this screen, unless he is at work on something else. */
  layOffer({ id, to }: Offer): void {
    if (this.#parts.table.isComputer(to)) return
    if (this.panel === null || this.panel.kind === 'trade') this.panel = { kind: 'offer', offer: id }
  }

  /** What lies here goes with what it is about; the coach thinks anew while he is asked. */
  #closeWhatIsOver(): void {
    const { panel } = this
    if (panel === null) return
    const { table, coach } = this.#parts
    const asks = panel.kind === 'coach' ? panel : null
    if (isOver(panel, table.view, table.people) || (asks && !coach.mayAdvise(asks))) this.panel = null
    else if (asks) void coach.consult(asks.seat)
  }
}
