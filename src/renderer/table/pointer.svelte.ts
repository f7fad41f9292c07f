// Which spaces are meant: those that a slip has chosen, the one that a key asks about, and where a click on the board leads.
import { DEED_SPACES, type Space } from '../../shared/game/board'
import type { Announcer } from './announcer.svelte'
import type { Deal } from './deal.svelte'
import { spaceAsked } from './question'
import { ownerSentence } from './spoken'
import type { Table } from './table.svelte'

export class Pointer {
  /** The deal being put together, so that deeds can be picked on the board. */
  deal: Deal | null = $state.raw(null)
  readonly #table: Table
  readonly #announcer: Announcer

  constructor(table: Table, announcer: Announcer) {
    this.#table = table
    this.#announcer = announcer
  }

  readonly question: Space | null = $derived.by(() => spaceAsked(this.#table))

  /** Lots that a building can go to. */
  readonly places: readonly Space[] = $derived.by(() => {
    const { decision } = this.#table
    return decision?.kind === 'placement'
      ? this.#table.optionsFor(decision.player, 'place').map(({ space }) => space)
      : []
  })

  readonly chosen: readonly Space[] = $derived.by(() => {
    const { panel } = this.#table.slip
    if (this.deal) return [...this.deal.give.deeds, ...this.deal.take.deeds]
    return panel?.kind === 'deed' ? [panel.space] : this.places
  })

  /** The space that has the focus on the board, or that is asked about, or where the player stands. */
  get space(): Space {
    const focused = document.activeElement?.getAttribute('data-space')
    if (focused) return Number(focused)
    const { view } = this.#table
    return this.question ?? view.players[view.turn.player]?.position ?? 0
  }

  /** The deed to begin with: of the space that is meant, or the next one on the way. */
  get deed(): Space {
    const { space } = this
    return DEED_SPACES.find((deed) => deed >= space) ?? 1
  }

  /** Deeds open with a click on the board; while a deal is put together they go on its sides. */
  readonly open = (space: Space): void => {
    if (this.deal) {
      if (!this.deal.pick(space)) this.#announcer.say(ownerSentence(this.#table, space))
      return
    }
    if (this.places.includes(space) && this.#table.slip.panel === null) {
      this.#table.pointedAt = space
      return
    }
    if (DEED_SPACES.includes(space)) this.#table.slip.open({ kind: 'deed', space })
  }
}
