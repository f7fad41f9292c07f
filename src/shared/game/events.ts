// What happened, in the past tense: saves, history, animation and the spoken commentary all read this one stream.
import type { Dice, Lot, Offer, Unit } from './actions'
import type { Deck, Seat, Space } from './board'
import type { CardId } from './cards'

/** The Bank as one side of a payment or transfer. */
export const BANK = -1
/** The pot on Free Parking as one side of a payment. */
export const POT = -2
/** A seat, BANK or POT. */
export type Party = number

/** What a throw was for. */
export type ThrowPurpose = 'opening' | 'turn' | 'jail' | 'rent'

/** Why money moved. `space` is the lot concerned, `card` the card that ordered it. */
export type Reason =
  | {
      readonly kind: 'rent' | 'purchase' | 'building' | 'sale' | 'mortgage' | 'lift' | 'interest'
      readonly space: Space
    }
  | { readonly kind: 'auction'; readonly lot: Lot }
  | { readonly kind: 'card'; readonly card: CardId }
  | {
      readonly kind: 'salary' | 'incomeTax' | 'luxuryTax' | 'fine' | 'trade' | 'bankruptcy' | 'pot'
    }

/** What ended a game. */
export type Ending = 'lastPlayer' | 'secondBankruptcy' | 'timeLimit' | 'agreement'

export type GameEvent =
  // material: cash, deeds, buildings, cards and tokens change places
  | {
      readonly type: 'tokenMoved'
      readonly player: Seat
      readonly from: Space
      readonly to: Space
      /** How the token travels: along its way, three spaces back, or straight to jail. */
      readonly by: 'throw' | 'card' | 'back' | 'jail'
    }
  | {
      readonly type: 'cashPaid'
      readonly from: Party
      readonly to: Party
      readonly amount: number
      readonly reason: Reason
    }
  | { readonly type: 'deedTransferred'; readonly space: Space; readonly from: Party; readonly to: Party }
  | { readonly type: 'mortgageChanged'; readonly space: Space; readonly mortgaged: boolean }
  | { readonly type: 'buildingsChanged'; readonly space: Space; readonly from: number; readonly to: number }
  | { readonly type: 'releaseCardMoved'; readonly deck: Deck; readonly from: Party; readonly to: Party }
  // narrative
  | { readonly type: 'gameStarted'; readonly players: number }
  | { readonly type: 'openingTied'; readonly players: readonly Seat[] }
  | { readonly type: 'starterFound'; readonly player: Seat }
  | { readonly type: 'turnStarted'; readonly player: Seat; readonly number: number }
  | {
      readonly type: 'diceThrown'
      readonly player: Seat
      readonly dice: Dice
      readonly purpose: ThrowPurpose
      /** Doubles in a row in this turn, this throw included; 0 where doubles do not count. */
      readonly doubles: number
      /** Whether the table threw real dice and entered the faces. */
      readonly manual: boolean
    }
  | { readonly type: 'throwInvalid'; readonly player: Seat }
  | { readonly type: 'sentToJail'; readonly player: Seat; readonly why: 'space' | 'card' | 'doubles' }
  | { readonly type: 'stayedInJail'; readonly player: Seat; readonly throwsLeft: number }
  | { readonly type: 'leftJail'; readonly player: Seat; readonly by: 'fine' | 'card' | 'doubles' }
  | { readonly type: 'cardDrawn'; readonly player: Seat; readonly deck: Deck; readonly card: CardId }
  | {
      readonly type: 'noRentDue'
      readonly player: Seat
      readonly owner: Seat
      readonly space: Space
      readonly why: 'mortgaged' | 'ownerInJail'
    }
  /** Rent was asked for in time. */
  | {
      readonly type: 'rentClaimed'
      readonly player: Seat
      readonly tenant: Seat
      readonly space: Space
      readonly amount: number
    }
  /** A lot that this visitor may not buy yet: he has not been round the board. */
  | { readonly type: 'lotNotForSale'; readonly player: Seat; readonly space: Space }
  | { readonly type: 'purchaseDeclined'; readonly player: Seat; readonly space: Space }
  | { readonly type: 'auctionOpened'; readonly lot: Lot }
  | { readonly type: 'bidMade'; readonly player: Seat; readonly lot: Lot; readonly amount: number }
  /** The Banker calls the bid, once or twice, before the hammer falls. */
  | { readonly type: 'bidCalled'; readonly lot: Lot; readonly calls: number }
  | {
      readonly type: 'bidPassed'
      readonly player: Seat
      readonly lot: Lot
      /** True where the seat could not top the bid even by raising all its cash and was passed by the rules. */
      readonly forced: boolean
    }
  | {
      readonly type: 'auctionClosed'
      readonly lot: Lot
      readonly winner: Seat | null
      readonly amount: number
    }
  | { readonly type: 'taxChosen'; readonly player: Seat; readonly choice: 'flat' | 'percent' }
  | {
      readonly type: 'debtOpened'
      readonly debtor: Seat
      readonly creditor: Party
      readonly amount: number
      readonly reason: Reason
    }
  /** More buildings are wanted than the Bank has: the others say how many they want too. */
  | { readonly type: 'shortageDeclared'; readonly player: Seat; readonly unit: Unit; readonly count: number }
  | { readonly type: 'wishStated'; readonly player: Seat; readonly unit: Unit; readonly count: number }
  /** Whatever was left of a shortage has been settled, or nobody wanted it. */
  | { readonly type: 'shortageSettled'; readonly unit: Unit }
  | { readonly type: 'offerMade'; readonly offer: Offer }
  | { readonly type: 'offerAccepted' | 'offerRefused' | 'offerWithdrawn'; readonly offer: Offer }
  | { readonly type: 'offersLapsed'; readonly offers: readonly number[] }
  | { readonly type: 'playerResigned'; readonly player: Seat }
  | { readonly type: 'endAgreed' | 'endDisagreed'; readonly player: Seat }
  | { readonly type: 'hourStruck' }
  | { readonly type: 'playerBankrupted'; readonly player: Seat; readonly creditor: Party }
  | { readonly type: 'turnEnded'; readonly player: Seat }
  | { readonly type: 'gameEnded'; readonly winners: readonly Seat[]; readonly why: Ending }

export type EventType = GameEvent['type']
/** The event of one type. */
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>
