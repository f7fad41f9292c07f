// What a seat can do: every action, the options that list the legal ones, and the reasons why one is refused.
import { DECKS, GROUPS, type Deck, type Group, type Seat, type Space } from './board'

/** Dice faces, 1 to 6 each. */
export type Dice = readonly [number, number]

/** One side of a trade: cash in whole dollars, title deeds by position, jail release cards by deck. */
export type Bundle = {
  readonly cash: number
  readonly deeds: readonly Space[]
  readonly cards: readonly Deck[]
}

/** An open offer: `from` gives `give` and takes `take` from `to`, who may accept or refuse. */
export type Offer = {
  readonly id: number
  readonly from: Seat
  readonly to: Seat
  readonly give: Bundle
  readonly take: Bundle
}

/** Building levels wanted on the lots of one group, in board order: 0 none, 1-4 houses, 5 hotel. */
export type Levels = readonly number[]

/** What is auctioned: a title deed by position, or one building out of a short stock. */
export type Unit = 'house' | 'hotel'
export type Lot = Space | Unit

/** Actions that are complete with the name of the player. */
export type PlainType =
  | 'throwDice'
  | 'invalidThrow'
  | 'endTurn'
  | 'buy'
  | 'decline'
  | 'pass'
  | 'payFine'
  | 'giveUp'
  | 'liftInherited'
  | 'keepMortgage'
  | 'openBidding'
  | 'callBid'
  | 'hammer'
  | 'waive'
  | 'resign'
  | 'agreeToEnd'
  | 'disagreeToEnd'

export type Action =
  /**
   * throwDice: whatever throw is due. invalidThrow: real dice fell off the table or lean, and are thrown again. buy, decline:
   * the lot landed on. pass: leaves the auction for good. payFine: $50, out of jail. giveUp: only an insolvent debtor.
   * liftInherited, keepMortgage: the mortgaged deed just received. openBidding, callBid, hammer: a Banker who conducts an
   * auction. waive: a building that one might buy out of a short stock. resign: leaves the game. agreeToEnd, disagreeToEnd:
   * whether the game shall end now by valuation.
   */
  | { readonly type: PlainType; readonly player: Seat }
  /** The faces that real dice show, where the table throws its own. */
  | { readonly type: 'enterThrow'; readonly player: Seat; readonly dice: Dice }
  | { readonly type: 'bid'; readonly player: Seat; readonly amount: number }
  /** How many buildings out of a short stock a seat wants; lowerWish only less than before. */
  | { readonly type: 'wish' | 'lowerWish'; readonly player: Seat; readonly count: number }
  /** Puts a building just won or bought on a lot. */
  | { readonly type: 'place'; readonly player: Seat; readonly space: Space }
  /** Asks a tenant for the rent of a lot. */
  | { readonly type: 'claimRent'; readonly player: Seat; readonly tenant: Seat; readonly space: Space }
  /** The agreed hour has come; said by nobody at the table, so that `player` is BANK. */
  | { readonly type: 'strikeHour'; readonly player: -1 }
  | { readonly type: 'useReleaseCard'; readonly player: Seat; readonly deck: Deck }
  | { readonly type: 'chooseTax'; readonly player: Seat; readonly choice: 'flat' | 'percent' }
  | { readonly type: 'mortgage' | 'lift'; readonly player: Seat; readonly space: Space }
  | {
      readonly type: 'build' | 'sell'
      readonly player: Seat
      readonly group: Group
      readonly levels: Levels
    }
  | {
      readonly type: 'offer'
      readonly player: Seat
      readonly to: Seat
      readonly give: Bundle
      readonly take: Bundle
    }
  | {
      readonly type: 'acceptOffer' | 'refuseOffer' | 'withdrawOffer'
      readonly player: Seat
      readonly offer: number
    }

export type ActionType = Action['type']

/** Types of action that have too many legal forms to be listed one by one. */
const RANGED = ['bid', 'offer', 'enterThrow', 'wish', 'lowerWish'] as const

/** An option that is the very action to send. */
export type ExactOption = Exclude<Action, { type: (typeof RANGED)[number] | 'strikeHour' }>

/** One legal answer. Bids, offers, wishes and thrown faces come as ranges, everything else as the very action to send. */
export type ActionOption =
  | ExactOption
  | { readonly type: 'enterThrow'; readonly player: Seat }
  /** Any count from `min` to `max`. */
  | { readonly type: 'wish'; readonly player: Seat; readonly min: number; readonly max: number }
  | { readonly type: 'lowerWish'; readonly player: Seat; readonly min: number; readonly max: number }
  | { readonly type: 'bid'; readonly player: Seat; readonly min: number; readonly max: number }
  | { readonly type: 'offer'; readonly player: Seat; readonly partners: readonly Seat[] }

/** Whether an option can be sent as it is, with nothing to choose in it. */
export const isExact = (option: ActionOption): option is ExactOption =>
  !(RANGED as readonly string[]).includes(option.type)

/** Why an action is refused. The window turns each code into a sentence. */
export const ILLEGALITIES = [
  'malformed',
  'gameOver',
  'bankruptPlayer',
  'outOfTurn',
  'bankerDoesNotPlay',
  // something else must be settled first
  'throwDue',
  'noThrowDue',
  'purchaseOpen',
  'auctionOpen',
  'debtOpen',
  'taxOpen',
  'inheritanceOpen',
  'shortageOpen',
  'notNow',
  'diceOfTheApp',
  'diceOfTheTable',
  // money
  'notEnoughCash',
  'bidTooLow',
  'alreadyPassed',
  'stillSolvent',
  // jail
  'notInJail',
  'fineNoLongerAccepted',
  'cardNotHeld',
  // estate
  'noTitleDeed',
  'notYourDeed',
  'notAStreet',
  'groupIncomplete',
  'groupMortgaged',
  'groupBuilt',
  'mustBuildEvenly',
  'mustSellEvenly',
  'nothingToBuild',
  'nothingToSell',
  'noHousesLeft',
  'noHotelsLeft',
  'noSuchWish',
  'noPlaceForIt',
  'noRentToClaim',
  'alreadyAgreed',
  'notAgreed',
  'noTimeLimit',
  'alreadyMortgaged',
  'notMortgaged',
  // trade
  'tradingOff',
  'tradeWithYourself',
  'tradeWithBankrupt',
  'sameDeedTwice',
  'oneSidedTrade',
  'partnerLacksGoods',
  'interestNotPayable',
  'wouldNotSettleDebt',
  'noSuchOffer'
] as const
export type Illegality = (typeof ILLEGALITIES)[number]

const isWhole = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max

const isDeck = (value: unknown): value is Deck => (DECKS as readonly unknown[]).includes(value)

const isListOf = (value: unknown, isMember: (member: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isMember) && new Set(value).size === value.length

/** Largest sum that an action may name; more dollars than any game can bring together on one seat. */
const MAX_AMOUNT = 1_000_000

function isBundle(value: unknown): value is Bundle {
  if (typeof value !== 'object' || value === null) return false
  const { cash, deeds, cards, ...rest } = value as Record<string, unknown>
  return (
    Object.keys(rest).length === 0 &&
    isWhole(cash, 0, MAX_AMOUNT) &&
    isListOf(deeds, (space) => isWhole(space, 0, 39)) &&
    isListOf(cards, isDeck)
  )
}

/** What each type of action must carry besides `type` and `player`. */
const FIELDS: Readonly<Record<ActionType, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  throwDice: {},
  invalidThrow: {},
  openBidding: {},
  callBid: {},
  hammer: {},
  waive: {},
  resign: {},
  agreeToEnd: {},
  disagreeToEnd: {},
  strikeHour: {},
  enterThrow: { dice: isDice },
  wish: { count: (value) => isWhole(value, 0, 99) },
  lowerWish: { count: (value) => isWhole(value, 0, 99) },
  place: { space: (value) => isWhole(value, 0, 39) },
  claimRent: { tenant: isSeat, space: (value) => isWhole(value, 0, 39) },
  endTurn: {},
  buy: {},
  decline: {},
  pass: {},
  payFine: {},
  giveUp: {},
  liftInherited: {},
  keepMortgage: {},
  bid: { amount: (value) => isWhole(value, 1, MAX_AMOUNT) },
  useReleaseCard: { deck: isDeck },
  chooseTax: { choice: (value) => value === 'flat' || value === 'percent' },
  mortgage: { space: (value) => isWhole(value, 0, 39) },
  lift: { space: (value) => isWhole(value, 0, 39) },
  build: { group: isGroup, levels: isLevels },
  sell: { group: isGroup, levels: isLevels },
  offer: { to: isSeat, give: isBundle, take: isBundle },
  acceptOffer: { offer: (value) => isWhole(value, 0, Number.MAX_SAFE_INTEGER) },
  refuseOffer: { offer: (value) => isWhole(value, 0, Number.MAX_SAFE_INTEGER) },
  withdrawOffer: { offer: (value) => isWhole(value, 0, Number.MAX_SAFE_INTEGER) }
}

function isGroup(value: unknown): boolean {
  return (GROUPS as readonly unknown[]).includes(value)
}
function isLevels(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length >= 2 &&
    value.length <= 3 &&
    value.every((level) => isWhole(level, 0, 5))
  )
}
function isDice(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every((face) => isWhole(face, 1, 6))
}
/** Eight players and a Banker who does not play. */
function isSeat(value: unknown): boolean {
  return isWhole(value, 0, 8)
}

/** Whether a value from outside has the shape of an action: known type, all fields, no others, whole numbers in range. */
export function isAction(value: unknown): value is Action {
  if (typeof value !== 'object' || value === null) return false
  const { type, player, ...rest } = value as Record<string, unknown>
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return false
  if (type === 'strikeHour' ? player !== -1 : !isSeat(player)) return false
  const fields = FIELDS[type as ActionType]
  const names = Object.keys(fields)
  return (
    Object.keys(rest).length === names.length &&
    names.every((name) => Object.hasOwn(rest, name) && fields[name]?.(rest[name]) === true)
  )
}
