// Rent that its owner must ask for in time (RENT-12 to RENT-20, R22); with automatic rent it is simply owed.
import type { ActionOption, Illegality } from '../../../shared/game/actions'
import type { Seat, Space } from '../../../shared/game/board'
import type { Claim } from '../../../shared/game/view'
import { unexpected, type Business, type Play } from '../play'
import type { GameState } from '../state'
import { owe } from './debts'
import { whyNoBusiness } from './windows'

/** Following players whose first throw ends a claim. */
const DEADLINE = { automatic: 0, claimNext: 1, claimSecond: 2 } as const

/** A tenant has landed: the rent, fixed now, is owed or waits to be asked for. */
export function chargeRent(play: Play, rent: Omit<Claim, 'throwers'>): void {
  const { state } = play
  if (state.rules.rent === 'automatic') return collect(play, rent)
  if (rent.amount > 0) state.claims = [...state.claims, { ...rent, throwers: 0 }]
}

function collect(play: Play, { tenant, owner, space, amount }: Omit<Claim, 'throwers'>): void {
  owe(play, { player: tenant, creditor: owner, amount, reason: { kind: 'rent', space } })
}

/** The first throw of a turn: one more player has followed every tenant, and claims that waited too long are void. */
export function ageClaims(play: Play): void {
  const { state } = play
  if (state.claims.length === 0) return
  const limit = DEADLINE[state.rules.rent]
  state.claims = state.claims
    .map((claim) => ({ ...claim, throwers: claim.throwers + 1 }))
    .filter(({ throwers }) => throwers < limit)
}

/** Claims lapse when tenant or owner leaves the game (RENT-18). */
export function dropClaims(play: Play, seat: Seat): void {
  play.state.claims = play.state.claims.filter(({ owner, tenant }) => owner !== seat && tenant !== seat)
}

const claimOf = (state: GameState, owner: Seat, tenant: Seat, space: Space): Claim | undefined =>
  state.claims.find((claim) => claim.owner === owner && claim.tenant === tenant && claim.space === space)

function whyNoClaim(state: GameState, owner: Seat, tenant: Seat, space: Space): Illegality | null {
  return claimOf(state, owner, tenant, space) ? whyNoBusiness(state) : 'noRentToClaim'
}

export const claims: Business = {
  whyIllegal(state, action) {
    if (action.type !== 'claimRent') unexpected(action, 'business')
    return whyNoClaim(state, action.player, action.tenant, action.space)
  },
  play(play, action): void {
    if (action.type !== 'claimRent') unexpected(action, 'business')
    const { state } = play
    const claim = claimOf(state, action.player, action.tenant, action.space)
    if (!claim) return
    state.claims = state.claims.filter((open) => open !== claim)
    const { owner, tenant, space, amount } = claim
    play.events?.push({ type: 'rentClaimed', player: owner, tenant, space, amount })
    collect(play, claim)
  }
}

/** Adds the rents that a seat may ask for now. */
export function claimOptions(state: GameState, player: Seat, list: ActionOption[]): void {
  if (whyNoBusiness(state)) return
  for (const { owner, tenant, space } of state.claims)
    if (owner === player) list.push({ type: 'claimRent', player, tenant, space })
}
