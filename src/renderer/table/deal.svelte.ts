// A deal while it is being put together: what lies on each side, and the cash that both would have after it.
import type { Action, Bundle, Illegality } from '../../shared/game/actions'
import { DECKS, interestOn, setOf, streetAt, type Deck, type Seat, type Space } from '../../shared/game/board'
import type { PlayerView } from '../../shared/game/view'
import { deedsOf } from './means'

const NOTHING: Bundle = { cash: 0, deeds: [], cards: [] }

const toggled = <T>(list: readonly T[], entry: T): T[] =>
  list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry]

const count = ({ deeds, cards }: Bundle): number => deeds.length + cards.length

/** Interest that falls due on the mortgaged deeds of a bundle when it changes hands, lot by lot. */
export const interestIn = (view: PlayerView, { deeds }: Bundle): number =>
  deeds.reduce((sum, space) => sum + (view.mortgaged[space] ? interestOn(space) : 0), 0)

/** A deed can be traded while no building stands on its group. */
export const isTradable = (view: PlayerView, space: Space): boolean =>
  setOf(space).every((lot) => (view.buildings[lot] ?? 0) === 0)

/** Cash of a seat after it has given one bundle, taken another and paid the interest that comes with it. */
export const cashAfter = (view: PlayerView, seat: Seat, give: Bundle, take: Bundle): number =>
  (view.players[seat]?.cash ?? 0) - give.cash + take.cash - interestIn(view, take)

/** Colour groups that a seat would own whole after the deal and did not before. */
export function groupsCompleted(view: PlayerView, seat: Seat, give: Bundle, take: Bundle): Space[] {
  return take.deeds.filter((space, index) => {
    if (!streetAt(space)) return false
    const set = setOf(space)
    const whole = set.every(
      (lot) => take.deeds.includes(lot) || (view.owners[lot] === seat && !give.deeds.includes(lot))
    )
    // told once for each group, at its first deed in the bundle
    return whole && take.deeds.findIndex((lot) => set.includes(lot)) === index
  })
}

export class Deal {
  readonly from: Seat
  readonly to: Seat
  give: Bundle
  take: Bundle
  readonly #view: () => PlayerView

  constructor(parts: { from: Seat; to: Seat; view: () => PlayerView; give?: Bundle; take?: Bundle }) {
    this.from = parts.from
    this.to = parts.to
    this.#view = parts.view
    this.give = $state.raw(parts.give ?? NOTHING)
    this.take = $state.raw(parts.take ?? NOTHING)
  }

  sideOf(seat: Seat): Bundle {
    return seat === this.from ? this.give : this.take
  }

  toggleDeed(seat: Seat, space: Space): void {
    const side = this.sideOf(seat)
    this.#set(seat, { ...side, deeds: toggled(side.deeds, space).sort((one, other) => one - other) })
  }

  toggleCard(seat: Seat, deck: Deck): void {
    const side = this.sideOf(seat)
    this.#set(seat, { ...side, cards: toggled(side.cards, deck) })
  }

  setCash(seat: Seat, cash: number): void {
    this.#set(seat, { ...this.sideOf(seat), cash })
  }

  /** A click on the board: the deed of one of the two goes on its owner's side or comes off it; others are no part of it. */
  pick(space: Space): boolean {
    const owner = this.#view().owners[space]
    if ((owner !== this.from && owner !== this.to) || !isTradable(this.#view(), space)) return false
    this.toggleDeed(owner, space)
    return true
  }

  deedsOf(seat: Seat): Space[] {
    return deedsOf(this.#view(), seat)
  }

  cardsOf(seat: Seat): Deck[] {
    return DECKS.filter((deck) => this.#view().releaseCards[deck] === seat)
  }

  cashAfter(seat: Seat): number {
    return cashAfter(this.#view(), seat, this.sideOf(seat), this.#other(seat))
  }

  interestFor(seat: Seat): number {
    return interestIn(this.#view(), this.#other(seat))
  }

  completes(seat: Seat): Space[] {
    return groupsCompleted(this.#view(), seat, this.sideOf(seat), this.#other(seat))
  }

  /** Why it cannot be offered as it lies here, or null. Main has the last word. */
  get refusal(): Illegality | null {
    const { give, take } = this
    if (count(give) + count(take) === 0 || count(give) + give.cash === 0 || count(take) + take.cash === 0)
      return 'oneSidedTrade'
    const view = this.#view()
    const cash = (seat: Seat): number => view.players[seat]?.cash ?? 0
    if (give.cash > cash(this.from)) return 'notEnoughCash'
    if (take.cash > cash(this.to)) return 'partnerLacksGoods'
    if (this.cashAfter(this.from) < 0 || this.cashAfter(this.to) < 0) return 'interestNotPayable'
    return null
  }

  get action(): Extract<Action, { type: 'offer' }> {
    return { type: 'offer', player: this.from, to: this.to, give: this.give, take: this.take }
  }

  #other(seat: Seat): Bundle {
    return seat === this.from ? this.take : this.give
  }

  #set(seat: Seat, side: Bundle): void {
    if (seat === this.from) this.give = side
    else this.take = side
  }
}
