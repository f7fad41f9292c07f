// What a visitor owes the owner of a lot (RENT-01 to RENT-11, CARD-04 to CARD-09).
import { RAILROADS, UTILITIES, deedAt, type Seat, type Space } from '../../../shared/game/board'
import { BANK } from '../../../shared/game/events'
import { close, push, type Chapter, type Play } from '../play'
import { playerAt, type GameState } from '../state'
import { ownsSet } from './bank'
import { chargeRent } from './claims'
import { castAgain, castDice, castOptions, whyNoCast } from './dice'

/** How a card changes the rent: twice the railroad rent (CH05, CH06), ten times a fresh throw on a utility (CH04). */
export type RentTerms = 'ordinary' | 'double' | 'tenfold'

const RAILROAD_RENT = 25
const ONE_UTILITY = 4
const BOTH_UTILITIES = 10

/** A token rests on a lot: it may be bought, its rent is due, or nothing happens (BUY-05, BUY-09). */
export function visitLot(play: Play, player: Seat, space: Space, terms: RentTerms): void {
  const { state } = play
  const owner = state.owners[space] ?? BANK
  if (owner === BANK) return offerLot(play, player, space)
  if (owner === player) return
  const why = whyNoRent(state, owner, space)
  if (why) {
    play.events?.push({ type: 'noRentDue', player, owner, space, why })
    return
  }
  if (terms === 'tenfold') return push(play, { kind: 'rentThrow', player, space })
  const amount = rentOf(state, space, thrown(state)) * (terms === 'double' ? 2 : 1)
  chargeRent(play, { tenant: player, owner, amount, space })
}

/** An unowned lot may be bought, unless the table wants everybody to go round once before. */
function offerLot(play: Play, player: Seat, space: Space): void {
  if (mayBuy(play.state, player)) return push(play, { kind: 'purchase', player, space })
  play.events?.push({ type: 'lotNotForSale', player, space })
}

/** Whether a seat may buy from the Bank and bid: with the house rule of the first lap only after coming round. */
export const mayBuy = (state: GameState, seat: Seat): boolean =>
  state.rules.firstLapPurchases || playerAt(state, seat).laps > 0

function whyNoRent(state: GameState, owner: Seat, space: Space): 'mortgaged' | 'ownerInJail' | null {
  if (state.mortgaged[space]) return 'mortgaged'
  return playerAt(state, owner).inJail && !state.rules.rentInJail ? 'ownerInJail' : null
}

const thrown = ({ turn }: GameState): number => (turn.dice ? turn.dice[0] + turn.dice[1] : 0)

/**
 * Ordinary rent of an owned lot in dollars; `thrown` is the sum of the dice, which only utilities ask for. Mortgaged members
 * of a set still count as owned (R33); the caller sees to it that the lot itself is not mortgaged.
 */
export function rentOf(state: Pick<GameState, 'owners' | 'buildings'>, space: Space, thrown: number): number {
  const deed = deedAt(space)
  const owner = state.owners[space] ?? BANK
  if (!deed || owner === BANK) return 0
  switch (deed.kind) {
    case 'street': {
      const level = state.buildings[space] ?? 0
      const rent = deed.rents[level] ?? 0
      return level === 0 && ownsSet(state, owner, space) ? 2 * rent : rent
    }
    case 'railroad':
      return RAILROAD_RENT * 2 ** (count(state, owner, RAILROADS) - 1)
    case 'utility':
      return thrown * (count(state, owner, UTILITIES) === UTILITIES.length ? BOTH_UTILITIES : ONE_UTILITY)
  }
}

function count(state: Pick<GameState, 'owners'>, owner: Seat, spaces: readonly Space[]): number {
  let owned = 0
  for (const space of spaces) if (state.owners[space] === owner) owned++
  return owned
}

/** The fresh throw of card CH04: ten times its sum is due; it moves nobody and never counts as doubles (R36). */
export const rentThrow: Chapter<'rentThrow'> = {
  answers: ['throwDice', 'enterThrow', 'invalidThrow'],
  options(state, { player }, list) {
    castOptions(state, player, list)
  },
  whyIllegal: (state, _step, action) => whyNoCast(state, action),
  answer(play, { player, space }, action): void {
    if (action.type === 'invalidThrow') return castAgain(play, player)
    const { dice, manual } = castDice(play, action)
    play.events?.push({ type: 'diceThrown', player, dice, purpose: 'rent', doubles: 0, manual })
    close(play)
    const owner = play.state.owners[space] ?? BANK
    chargeRent(play, { tenant: player, owner, amount: BOTH_UTILITIES * (dice[0] + dice[1]), space })
  }
}
