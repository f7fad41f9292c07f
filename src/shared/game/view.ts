// What a seat may see of a game: everything but the order of the unseen cards and the generator of chance.
import type { Dice, Levels, Lot, Offer, Unit } from './actions'
import type { Deck, Group, Seat, Space } from './board'
import type { CardId } from './cards'
import type { Ending, Party, Reason } from './events'
import type { Rules } from './rules'

export type PlayerState = {
  /** Whole dollars, never negative. */
  cash: number
  position: Space
  inJail: boolean
  /** Throws for doubles that failed during this stay in jail, 0 to 2; 3 while the fine of the last one is owed. */
  jailThrows: number
  bankrupt: boolean
  /** How often the token has come round to GO, by throw or card. */
  laps: number
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

export type Bidding = {
  readonly lot: Lot
  /** Lowest opening bid. */
  readonly floor: number
  /** Seats still in, in bidding order starting with the one asked. */
  readonly bidders: readonly Seat[]
  /** Highest bid so far, or null. */
  readonly high: { readonly player: Seat; readonly amount: number } | null
}

/** What a seat orders for one group: target levels in board order. */
export type BuildingOrder = { readonly player: Seat; readonly group: Group; readonly levels: Levels }

/** A stock of houses or hotels that may not suffice for all who want them (R17). */
export type Contest = {
  readonly unit: Unit
  /** What was asked for first; null once a unit of it has been auctioned. */
  readonly order: BuildingOrder | null
  /** Wishes in the order of the seats from the one who asked first. */
  readonly wishes: readonly { readonly player: Seat; readonly count: number }[]
}

/** Rent that its owner has not asked for yet (R22). */
export type Claim = {
  readonly owner: Seat
  readonly tenant: Seat
  readonly space: Space
  readonly amount: number
  /** Following players who have thrown since. */
  readonly throwers: number
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
  | ({
      readonly kind: 'auction'
      /** Whose bid is asked. */
      readonly player: Seat
    } & Bidding)
  /** A Banker who does not play opens the bidding, and brings the hammer down when all but one have passed. */
  | { readonly kind: 'openLot'; readonly player: Seat; readonly lot: Space; readonly after: Seat }
  | ({ readonly kind: 'hammer'; readonly player: Seat; readonly calls: number } & Bidding)
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
  /** A rival says how many buildings of a short stock he wants. */
  | {
      readonly kind: 'wish'
      readonly player: Seat
      readonly contest: Contest
      /** Rivals that are asked after this one. */
      readonly waiting: readonly Seat[]
    }
  /** A building out of a short stock is put on a lot: paid already where it was won at auction, else at printed cost. */
  | {
      readonly kind: 'placement'
      readonly player: Seat
      readonly unit: Unit
      readonly paid: boolean
      /** Buildings that this seat may still place, this one included. */
      readonly left: number
    }
  /** A mortgaged deed has changed hands: lift it now, or pay the interest and keep the mortgage. */
  | { readonly kind: 'inheritance'; readonly player: Seat; readonly space: Space }

export type AutomaticStep =
  /** The throw that could not be used before a debt was paid. */
  | { readonly kind: 'move'; readonly mover: Seat; readonly steps: number }
  /** A deed comes under the hammer; `after` is the seat on whose left the bidding starts. */
  | { readonly kind: 'openAuction'; readonly lot: Space; readonly after: Seat }
  /** An auction goes on after a bidder has left the game. */
  | ({ readonly kind: 'callBids' } & Bidding)
  /** The wishes for a short stock are known: sell what is uncontested, auction the next unit otherwise. */
  | { readonly kind: 'shortage'; readonly contest: Contest }
  | { readonly kind: 'nextTurn'; readonly after: Seat }

export type Step = Decision | AutomaticStep
export type DecisionKind = Decision['kind']
export type DecisionOf<K extends DecisionKind> = Extract<Decision, { kind: K }>

export type Outcome = {
  readonly winners: readonly Seat[]
  readonly why: Ending
  /** Valuation by seat in dollars where the game ended by it, null for a seat that is out; null where it did not. */
  readonly scores: readonly (number | null)[] | null
}

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
  /** Rents not asked for yet; the window gives no hint of them. */
  claims: Claim[]
  /** Dollars on Free Parking. */
  pot: number
  /** Whether the agreed hour has come: the turn under way is the last. */
  hourStruck: boolean
  /** Seats that want to end the game now by valuation. */
  agreed: Seat[]
  offers: Offer[]
  /** Number of the next offer. */
  nextOffer: number
  outcome: Outcome | null
}

/** What is known of a deck: cards at its bottom that were drawn before, first drawn first, and how many are unknown above. */
export type DeckView = { readonly drawn: readonly CardId[]; readonly unseen: number }

/** A seat's view of a game. */
export type PlayerView = OpenState & { readonly decks: Readonly<Record<Deck, DeckView>> }

/** Whether a step waits for a player. Asked more often than anything else, and reading is faster than asking `in`. */
const isDecision = (step: Step): step is Decision => (step as Partial<Decision>).player !== undefined

/** The decision that waits, or null when the game is over. */
export function decisionOf(state: Pick<OpenState, 'agenda'>): Decision | null {
  const top = state.agenda.at(-1)
  return top && isDecision(top) ? top : null
}
