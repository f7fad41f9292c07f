// Everything that a seat could try to do, legal or not, for specs that ask the judge about all of it.
import {
  isExact,
  type Action,
  type ActionOption,
  type ActionType,
  type Levels
} from '../../../shared/game/actions'
import { DECKS, GROUPS, GROUP_SPACES, type Seat } from '../../../shared/game/board'
import type { GameState } from '../index'
import { goods } from './table'

const SPACES = Array.from({ length: 40 }, (_, space) => space)

const levelsOf = (lots: number): Levels[] =>
  lots === 0
    ? [[]]
    : levelsOf(lots - 1).flatMap((levels) => [0, 1, 2, 3, 4, 5].map((level) => [...levels, level]))

const orders = (type: 'build' | 'sell', player: Seat): Action[] =>
  GROUPS.flatMap((group) =>
    levelsOf(GROUP_SPACES[group].length).map((levels) => ({ type, player, group, levels }))
  )

const answersTo = (
  type: 'acceptOffer' | 'refuseOffer' | 'withdrawOffer',
  player: Seat,
  state: GameState
): Action[] =>
  [0, state.nextOffer, ...state.offers.map(({ id }) => id)].map((offer) => ({ type, player, offer }))

const bids = (player: Seat, state: GameState): Action[] => {
  const cash = state.players[player]?.cash ?? 0
  const amounts = new Set([1, 2, 40, 41, 200, Math.max(1, cash), cash + 1, 1_000_000])
  return [...amounts].map((amount) => ({ type: 'bid', player, amount }))
}

const wishes = (type: 'wish' | 'lowerWish', player: Seat): Action[] =>
  [0, 1, 2, 3, 4, 8, 12, 13, 99].map((count) => ({ type, player, count }))

const claims = (player: Seat, state: GameState): Action[] =>
  state.players.flatMap((_, tenant) =>
    SPACES.map((space): Action => ({ type: 'claimRent', player, tenant, space }))
  )

/** Offers to every seat: each deed and release card against ten dollars, either way round. */
const offers = (player: Seat, state: GameState): Action[] =>
  state.players.flatMap((_, to) =>
    [
      ...SPACES.map((space) => goods({ deeds: [space] })),
      ...DECKS.map((deck) => goods({ cards: [deck] }))
    ].flatMap((lot): Action[] => [
      { type: 'offer', player, to, give: lot, take: goods({ cash: 10 }) },
      { type: 'offer', player, to, give: goods({ cash: 10 }), take: lot }
    ])
  )

const BY_TYPE: Readonly<Record<ActionType, (player: Seat, state: GameState) => Action[]>> = {
  throwDice: (player) => [{ type: 'throwDice', player }],
  enterThrow: (player) =>
    (
      [
        [1, 1],
        [2, 5],
        [6, 6]
      ] as const
    ).map((dice) => ({ type: 'enterThrow', player, dice })),
  invalidThrow: (player) => [{ type: 'invalidThrow', player }],
  endTurn: (player) => [{ type: 'endTurn', player }],
  buy: (player) => [{ type: 'buy', player }],
  decline: (player) => [{ type: 'decline', player }],
  pass: (player) => [{ type: 'pass', player }],
  payFine: (player) => [{ type: 'payFine', player }],
  giveUp: (player) => [{ type: 'giveUp', player }],
  liftInherited: (player) => [{ type: 'liftInherited', player }],
  keepMortgage: (player) => [{ type: 'keepMortgage', player }],
  openBidding: (player) => [{ type: 'openBidding', player }],
  callBid: (player) => [{ type: 'callBid', player }],
  hammer: (player) => [{ type: 'hammer', player }],
  wish: (player) => wishes('wish', player),
  lowerWish: (player) => wishes('lowerWish', player),
  place: (player) => SPACES.map((space) => ({ type: 'place', player, space })),
  waive: (player) => [{ type: 'waive', player }],
  claimRent: claims,
  resign: (player) => [{ type: 'resign', player }],
  agreeToEnd: (player) => [{ type: 'agreeToEnd', player }],
  disagreeToEnd: (player) => [{ type: 'disagreeToEnd', player }],
  // the hour is struck by nobody at the table
  strikeHour: () => [],
  bid: bids,
  useReleaseCard: (player) => DECKS.map((deck) => ({ type: 'useReleaseCard', player, deck })),
  chooseTax: (player) =>
    (['flat', 'percent'] as const).map((choice) => ({ type: 'chooseTax', player, choice })),
  mortgage: (player) => SPACES.map((space) => ({ type: 'mortgage', player, space })),
  lift: (player) => SPACES.map((space) => ({ type: 'lift', player, space })),
  build: (player) => orders('build', player),
  sell: (player) => orders('sell', player),
  offer: offers,
  acceptOffer: (player, state) => answersTo('acceptOffer', player, state),
  refuseOffer: (player, state) => answersTo('refuseOffer', player, state),
  withdrawOffer: (player, state) => answersTo('withdrawOffer', player, state)
}

export const ACTION_TYPES = Object.keys(BY_TYPE) as ActionType[]

/** Well-formed actions of one type: every choice, or a few of the many bids, offers and wishes. */
export const actionsOfType = (state: GameState, player: Seat, type: ActionType): Action[] =>
  BY_TYPE[type](player, state)

/** Some 5,000 well-formed actions of a seat: every choice of every type, and a few of the many bids, offers and wishes. */
export const actionsOf = (state: GameState, player: Seat): Action[] =>
  Object.values(BY_TYPE).flatMap((list) => list(player, state))

const isSame = (one: object, other: object): boolean => {
  const theirs = new Map<string, unknown>(Object.entries(other))
  return Object.entries(one).every(([field, value]: [string, unknown]) => {
    const counterpart = theirs.get(field)
    return Array.isArray(value) && Array.isArray(counterpart)
      ? value.length === counterpart.length && value.every((member, place) => member === counterpart[place])
      : value === counterpart
  })
}

/** Whether an action is what an option offers: the very same, or within the range. */
function isCovered(option: ActionOption, action: Action): boolean {
  if (isExact(option)) return isSame(option, action)
  const isWithin = (amount: number): boolean =>
    'min' in option && amount >= option.min && amount <= option.max
  switch (action.type) {
    case 'bid':
      return isWithin(action.amount)
    case 'wish':
    case 'lowerWish':
      return isWithin(action.count)
    case 'offer':
      return option.type === 'offer' && option.partners.includes(action.to)
    default:
      return action.type === 'enterThrow'
  }
}

/** Whether an action is among the options. */
export const isListed = (options: readonly ActionOption[], action: Action): boolean =>
  options.some((option) => option.type === action.type && isCovered(option, action))
