// Money, deeds, buildings and release cards change places here and nowhere else.
import {
  DEED_SPACES,
  HOTEL,
  setOf,
  streetAt,
  mortgageValue,
  type Deck,
  type Seat,
  type Space
} from '../../../shared/game/board'
import { RELEASE_CARD } from '../../../shared/game/cards'
import { BANK, POT, type Party, type Reason } from '../../../shared/game/events'
import type { Play } from '../play'
import { playerAt, type GameState } from '../state'

export type Payment = {
  readonly from: Party
  readonly to: Party
  /** Whole dollars. */
  readonly amount: number
  readonly reason: Reason
}

/** Moves cash that the payer has; the Bank never runs out (SETUP-06). What feeds the pot goes there instead (R24). */
export function pay(play: Play, { from, to, amount, reason }: Payment): void {
  if (amount === 0) return
  const payee = to === BANK && play.state.rules.pot && feedsPot(reason) ? POT : to
  move(play.state, from, -amount)
  move(play.state, payee, amount)
  play.events?.push({ type: 'cashPaid', from, to: payee, amount, reason })
}

/** Taxes, fines and what cards make players pay to the Bank (HOUSERULE-01 to HOUSERULE-06). */
const feedsPot = ({ kind }: Reason): boolean =>
  kind === 'incomeTax' || kind === 'luxuryTax' || kind === 'fine' || kind === 'card'

function move(state: GameState, party: Party, amount: number): void {
  if (party === POT) state.pot += amount
  else if (party !== BANK) playerAt(state, party).cash += amount
}

/** Gives a deed to another party, mortgaged or not as it is. */
export function transferDeed(play: Play, space: Space, to: Party): void {
  const from = play.state.owners[space] ?? BANK
  play.state.owners[space] = to
  play.events?.push({ type: 'deedTransferred', space, from, to })
}

export function setMortgaged(play: Play, space: Space, mortgaged: boolean): void {
  play.state.mortgaged[space] = mortgaged
  play.events?.push({ type: 'mortgageChanged', space, mortgaged })
}

/** Changes the building on a street and the Bank's stock of houses and hotels with it. */
export function setBuilding(play: Play, space: Space, level: number): void {
  const { state } = play
  const from = state.buildings[space] ?? 0
  if (from === level) return
  state.houses += housesIn(from) - housesIn(level)
  state.hotels += Number(from === HOTEL) - Number(level === HOTEL)
  state.buildings[space] = level
  play.events?.push({ type: 'buildingsChanged', space, from, to: level })
}

/** Houses that stand on a lot of this building level. */
export const housesIn = (level: number): number => (level === HOTEL ? 0 : level)

/** How many building costs a level stands for: a hotel is the houses before it and one step more. */
export const stepsIn = (state: Pick<GameState, 'rules'>, level: number): number =>
  level === HOTEL ? state.rules.housesBeforeHotel + 1 : level

/** Moves the release card of a deck to a seat, or back to the bottom of its deck (R12). */
export function moveReleaseCard(play: Play, deck: Deck, to: Party): void {
  const { state } = play
  const from = state.releaseCards[deck]
  state.releaseCards[deck] = to
  if (to === BANK) {
    const pile = state.decks[deck]
    pile.cards.push(RELEASE_CARD[deck])
    pile.drawn++
  }
  play.events?.push({ type: 'releaseCardMoved', deck, from, to })
}

/** Whether any lot of the set that a deed belongs to carries a building. */
export function isGroupBuilt({ buildings }: Pick<GameState, 'buildings'>, space: Space): boolean {
  for (const lot of setOf(space)) if ((buildings[lot] ?? 0) > 0) return true
  return false
}

/** Whether a party owns every deed of the set that this one belongs to. */
export function ownsSet({ owners }: Pick<GameState, 'owners'>, owner: Party, space: Space): boolean {
  for (const lot of setOf(space)) if (owners[lot] !== owner) return false
  return true
}

/**
 * What a seat can raise from the Bank without trading: half the cost of its buildings and the mortgage values of its
 * free deeds, in dollars (R9). Always within reach, since a whole group can be sold down to nothing (R16).
 */
function raisable(state: GameState, seat: Seat): number {
  const { owners, mortgaged, buildings } = state
  let sum = 0
  for (const space of DEED_SPACES) {
    if (owners[space] !== seat) continue
    if (!mortgaged[space]) sum += mortgageValue(space)
    const level = buildings[space] ?? 0
    if (level > 0) sum += (stepsIn(state, level) * (streetAt(space)?.houseCost ?? 0)) / 2
  }
  return sum
}

/** Cash of a seat and all that it can raise from the Bank. */
export const meansOf = (state: GameState, seat: Seat): number =>
  playerAt(state, seat).cash + raisable(state, seat)

/** Whether a seat has anything that it could trade: a deed or a release card. */
export const hasGoods = (state: GameState, seat: Seat): boolean =>
  state.owners.includes(seat) || state.releaseCards.chance === seat || state.releaseCards.chest === seat
