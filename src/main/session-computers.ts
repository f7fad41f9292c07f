// Which computer player is to be asked next, and what is played for one that gives no usable answer.
import { isExact, type Action, type ActionOption, type ActionType } from '../shared/game/actions'
import type { Seat } from '../shared/game/board'
import { decisionOf } from '../shared/game/view'
import type { Character, Level, SeatSetup } from '../shared/ipc'
import { notices } from './ai/attention'
import { legalActions, whyIllegal, type GameState } from './engine'

/** A computer seat that has to act, with what it may do. */
export type Asked = {
  readonly seat: Seat
  readonly level: Level
  readonly character?: Character | undefined
  readonly options: readonly ActionOption[]
}

/**
 * The computer that must act now, or null while the table waits for a person. An offer to a computer comes before everything
 * else, then rents that it must ask for and an end that all persons want; while a person considers the offer of a computer,
 * the computers wait, since the next throw would end the offer.
 */
export function askedComputer(state: GameState, seats: readonly SeatSetup[]): Asked | null {
  const asked = askedSeat(state, seats)
  return asked && { ...asked, character: seats[asked.seat]?.character }
}

function askedSeat(state: GameState, seats: readonly SeatSetup[]): Asked | null {
  const levelOf = (seat: Seat) => seats[seat]?.computer ?? null
  if (state.outcome) return null
  for (const offer of state.offers) {
    const level = levelOf(offer.to)
    const options = legalActions(state, offer.to).filter(
      (option) =>
        (option.type === 'acceptOffer' || option.type === 'refuseOffer') && option.offer === offer.id
    )
    if (level && options.length > 0) return { seat: offer.to, level, options }
  }
  for (const claim of state.claims) {
    const { owner, tenant, space } = claim
    const level = levelOf(owner)
    if (!level || !notices(state, claim, level)) continue
    const options = legalActions(state, owner).filter(
      (option) => option.type === 'claimRent' && option.tenant === tenant && option.space === space
    )
    if (options.length > 0) return { seat: owner, level, options }
  }
  const voter = askedVoter(state, seats)
  if (voter) return voter
  if (state.offers.some((offer) => levelOf(offer.from) && !levelOf(offer.to))) return null
  const seat = decisionOf(state)?.player
  const level = seat === undefined ? null : levelOf(seat)
  if (seat === undefined || !level) return null
  const options = legalActions(state, seat)
  if (!options.some(isThrowOfTable)) return { seat, level, options }
  // persons throw its dice; it only says whether it leaves jail in another way
  const ways = options.filter(({ type }) => type === 'payFine' || type === 'useReleaseCard')
  return ways.length > 0 ? { seat, level, options: ways } : null
}

/** A computer that has not agreed yet to the end on which all persons in the game agree. */
function askedVoter(state: GameState, seats: readonly SeatSetup[]): Asked | null {
  const left = seats.flatMap((_, seat) => (state.players[seat]?.bankrupt ? [] : [seat]))
  const persons = left.filter((seat) => !seats[seat]?.computer)
  if (persons.length === 0 || !persons.every((seat) => state.agreed.includes(seat))) return null
  for (const seat of left) {
    const level = seats[seat]?.computer
    const options = legalActions(state, seat).filter(({ type }) => type === 'agreeToEnd')
    if (level && options.length > 0) return { seat, level, options }
  }
  return null
}

/** Whether an answer means that the persons shall throw the real dice for this computer. */
export const isLeftToDice = (state: GameState, answer: Action | null): boolean =>
  state.rules.dice === 'table' && answer?.type === 'throwDice'

/** Real dice are thrown by persons, for computers too. */
export const isThrowOfTable = ({ type }: { readonly type: ActionType }): boolean =>
  type === 'enterThrow' || type === 'invalidThrow'

/** Whether an action is business of an owner, which leaves the decision before him as it was. */
export const isBusiness = (action: Action): boolean => PREFERENCE[action.type] >= BUSINESS

const BUSINESS = 100

/** The first of these that is legal moves the game on at little risk. Business comes last: it may have to raise cash. */
const PREFERENCE: Readonly<Record<ActionType, number>> = {
  refuseOffer: 1,
  throwDice: 2,
  endTurn: 3,
  pass: 4,
  decline: 5,
  chooseTax: 6,
  keepMortgage: 7,
  liftInherited: 8,
  wish: 9,
  waive: 10,
  place: 11,
  payFine: 12,
  useReleaseCard: 13,
  buy: 14,
  bid: 15,
  acceptOffer: 16,
  // what computers do not do: real dice are thrown by persons, and a Banker without a seat is one
  enterThrow: 17,
  invalidThrow: 18,
  openBidding: 19,
  callBid: 20,
  hammer: 21,
  mortgage: BUSINESS,
  sell: BUSINESS + 1,
  giveUp: BUSINESS + 2,
  lift: BUSINESS + 3,
  build: BUSINESS + 4,
  withdrawOffer: BUSINESS + 5,
  offer: BUSINESS + 6,
  claimRent: BUSINESS + 7,
  lowerWish: BUSINESS + 8,
  disagreeToEnd: BUSINESS + 9,
  agreeToEnd: BUSINESS + 10,
  strikeHour: BUSINESS + 11,
  resign: BUSINESS + 12
}

/** A safe legal action for a seat that must act. Throws if there is none, which the rules exclude. */
export function safeAction({ seat, options }: Asked): Action {
  const [safest] = options
    .flatMap(plainest)
    .toSorted((one, other) => PREFERENCE[one.type] - PREFERENCE[other.type])
  if (!safest) throw new Error(`Seat ${seat} must act and has no legal action`)
  return safest
}

/** What an option comes to where nothing is ventured: no bid, no offer, no building wished for. */
function plainest(option: ActionOption): Action[] {
  if (isExact(option)) return [option]
  return option.type === 'wish' ? [{ type: 'wish', player: option.player, count: option.min }] : []
}

/** Why the answer of a computer cannot be used, or null. */
export function faultOf(state: GameState, { seat, options }: Asked, answer: Action): string | null {
  if (answer.player !== seat) return 'it is another seat'
  if (!options.some((option) => option.type === answer.type)) return 'it was not asked for that'
  return whyIllegal(state, answer)
}
