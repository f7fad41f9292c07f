// What a seat may see of a game: everything but the order of the unseen cards and the generator of chance.
import type { Dice, Offer } from './actions'
import type { Deck, Seat, Space } from './board'
import type { CardId } from './cards'
import type { Party, Reason } from './events'
import type { Rules } from './rules'

export type PlayerState = {
  /** Whole dollars, never negative. */
  cash: number
  position: Space
  inJail: boolean
  /** Throws for doubles that failed during this stay in jail, 0 to 2. */
  jailThrows: number
  bankrupt: boolean
}

export type TurnState = {
  player: Seat
  /** Turns since the start, the first is 1; 0 during the opening throws. */
  number: number
  /** Doubles thrown in a row in this turn. */
  doubles: number
  /** Whether the player still has to throw before he may end his turn. */
  throwDue: boolean
  /** The last throw that moved, or was meant to move, a token; null before the first one of the turn. */
  dice: Dice | null
}

/**
 * A step waiting on the agenda, the last one first. Steps with a `player` are decisions and wait for his action; the others
 * run by themselves as soon as they come to the top.
 */
export type Decision =
  | {
      readonly kind: 'openingThrow'
      readonly player: Seat
      /** Seats that throw in this round, in order; `sums` holds the throws made so far. */
      readonly contenders: readonly Seat[]
      readonly sums: readonly number[]
    }
  /** The player's turn: a throw if one is due, otherwise its end. Estates may be managed by all. */
  | { readonly kind: 'turn'; readonly player: Seat }
  | { readonly kind: 'purchase'; readonly player: Seat; readonly space: Space }
  | {
      readonly kind: 'auction'
      /** Whose bid is asked. */
      readonly player: Seat
      readonly space: Space
      /** Seats still in, in bidding order starting with the one asked. */
      readonly bidders: readonly Seat[]
      /** Highest bid so far, or null. */
      readonly high: { readonly player: Seat; readonly amount: number } | null
    }
  | { readonly kind: 'tax'; readonly player: Seat }
  /** A throw whose tenfold is the rent of a utility (card CH04). */
  | { readonly kind: 'rentThrow'; readonly player: Seat; readonly space: Space }
  | {
      readonly kind: 'debt'
      readonly player: Seat
      readonly creditor: Party
      readonly amount: number
      readonly reason: Reason
      /** Whether the table has been told that the debtor cannot pay at once. */
      readonly opened: boolean
    }
  /** A mortgaged deed has changed hands: lift it now, or pay the interest and keep the mortgage. */
  | { readonly kind: 'inheritance'; readonly player: Seat; readonly space: Space }

export type AutomaticStep =
  /** The throw that could not be used before a debt was paid. */
  | { readonly kind: 'move'; readonly mover: Seat; readonly steps: number }
  /** A lot of a bankrupt estate comes under the hammer; `after` is the seat on whose left the bidding starts. */
  | { readonly kind: 'openAuction'; readonly space: Space; readonly after: Seat }
  | { readonly kind: 'nextTurn'; readonly after: Seat }

export type Step = Decision | AutomaticStep
export type DecisionKind = Decision['kind']
export type DecisionOf<K extends DecisionKind> = Extract<Decision, { kind: K }>

export type Outcome = { readonly winners: readonly Seat[]; readonly why: 'lastPlayer' }

/** Everything about a game that all may see. */
export type OpenState = {
  /** Version of this shape; a save of another version is migrated or refused. */
  readonly version: 1
  readonly rules: Rules
  players: PlayerState[]
  /** By position: the seat that owns the deed, or BANK. Spaces without a deed are BANK. */
  owners: Party[]
  /** By position. */
  mortgaged: boolean[]
  /** Building level by position: 0-4 houses, 5 = hotel. */
  buildings: number[]
  /** Houses and hotels left in the Bank. */
  houses: number
  hotels: number
  /** Who holds the jail release card of each deck, or BANK while it is in its deck. */
  releaseCards: Record<Deck, Party>
  turn: TurnState
  /** What is unresolved, as a stack: the last step is on top. */
  agenda: Step[]
  offers: Offer[]
  /** Number of the next offer. */
  nextOffer: number
  outcome: Outcome | null
}

/** What is known of a deck: cards at its bottom that were drawn before, first drawn first, and how many are unknown above. */
export type DeckView = { readonly drawn: readonly CardId[]; readonly unseen: number }

/** A seat's view of a game. */
export type PlayerView = OpenState & { readonly decks: Readonly<Record<Deck, DeckView>> }

/** The decision that waits, or null when the game is over. */
export function decisionOf(state: Pick<OpenState, 'agenda'>): Decision | null {
  const top = state.agenda.at(-1)
  return top && 'player' in top ? top : null
}
