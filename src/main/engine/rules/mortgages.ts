// Mortgaging deeds to the Bank and lifting them again at ten per cent interest (MORT-01 to MORT-12).
import type { ActionOption, Illegality } from '../../../shared/game/actions'
import { deedAt, liftCost, mortgageValue, type Seat, type Space } from '../../../shared/game/board'
import { BANK } from '../../../shared/game/events'
import { unexpected, type Business, type Play } from '../play'
import { deedsOf, playerAt, type GameState } from '../state'
import { isGroupBuilt, pay, setMortgaged } from './bank'
import { lapseOffersOn } from './trades'
import { whyNoBusiness, whyNoRaising } from './windows'

function whyNotOwned(state: GameState, player: Seat, space: Space): Illegality | null {
  if (!deedAt(space)) return 'noTitleDeed'
  return state.owners[space] === player ? null : 'notYourDeed'
}

/** Why a seat cannot mortgage a deed; buildings on the group must be sold first (R34). */
function whyNoMortgage(state: GameState, player: Seat, space: Space): Illegality | null {
  const fault = whyNotOwned(state, player, space)
  if (fault) return fault
  if (state.mortgaged[space]) return 'alreadyMortgaged'
  return isGroupBuilt(state, space) ? 'groupBuilt' : null
}

/** Why a seat cannot lift a mortgage: it costs the mortgage and ten per cent, rounded up (R1). */
function whyNoLift(state: GameState, player: Seat, space: Space): Illegality | null {
  const fault = whyNotOwned(state, player, space)
  if (fault) return fault
  if (!state.mortgaged[space]) return 'notMortgaged'
  return playerAt(state, player).cash < liftCost(space) ? 'notEnoughCash' : null
}

export const mortgages: Business = {
  whyIllegal(state, action) {
    if (action.type === 'mortgage')
      return whyNoRaising(state, action.player) ?? whyNoMortgage(state, action.player, action.space)
    if (action.type === 'lift') return whyNoBusiness(state) ?? whyNoLift(state, action.player, action.space)
    return unexpected(action, 'business')
  },
  play(play, action): void {
    if (action.type !== 'mortgage' && action.type !== 'lift') unexpected(action, 'business')
    const { player, space, type } = action
    lapseOffersOn(play, space)
    if (type === 'mortgage') {
      mortgageDeed(play, player, space)
      return
    }
    setMortgaged(play, space, false)
    pay(play, { from: player, to: BANK, amount: liftCost(space), reason: { kind: 'lift', space } })
  }
}

/** Mortgages a free deed: the Bank lends half its price. */
export function mortgageDeed(play: Play, player: Seat, space: Space): void {
  setMortgaged(play, space, true)
  pay(play, { from: BANK, to: player, amount: mortgageValue(space), reason: { kind: 'mortgage', space } })
}

/** Adds every deed that a seat may mortgage or lift now. */
export function mortgageOptions(state: GameState, player: Seat, list: ActionOption[]): void {
  const mayMortgage = whyNoRaising(state, player) === null
  const mayLift = whyNoBusiness(state) === null
  if (!mayMortgage && !mayLift) return
  for (const space of deedsOf(state, player)) {
    if (mayMortgage && !whyNoMortgage(state, player, space)) list.push({ type: 'mortgage', player, space })
    if (mayLift && !whyNoLift(state, player, space)) list.push({ type: 'lift', player, space })
  }
}
