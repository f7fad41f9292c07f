// What somebody can lay on the slip in place of the open decision, and when it goes by itself.
import type { Offer } from '../../shared/game/actions'
import type { Seat, Space } from '../../shared/game/board'
import type { PlayerView } from '../../shared/game/view'

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

/** Whether an offer still lies open. */
export const isOpen = ({ offers }: PlayerView, offer: number): boolean =>
  offers.some(({ id }) => id === offer)

/**
 * Whether a panel has lost what it is about: a slip about an offer goes when the offer does; an estate can be managed only while
 * its owner is in the game. Of the coach's slip the coach decides himself, except that it ends with the game like all others.
 */
export function isOver(panel: Panel, view: PlayerView, people: readonly Seat[]): boolean {
  if (view.outcome) return true
  switch (panel.kind) {
    case 'offer':
      return !isOpen(view, panel.offer)
    case 'estate':
    case 'claim':
    case 'since':
      return view.players[panel.seat]?.bankrupt === true
    case 'game':
      // All people want the end: the computers, which wait for an open slip, are to be asked.
      return people.length > 0 && people.every((seat) => view.agreed.includes(seat))
    case 'deed':
    case 'trade':
    case 'coach':
      return false
  }
}
