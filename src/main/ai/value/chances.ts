// The learned value: the chance of every seat to win from a position as it stands. Trained by `npm run learn`.
import type { OpenState } from '../../../shared/game/view'
import type { Estates } from '../valuation'
import { FEATURES, MOST_SEATS, writeFeatures } from './features'
import { networkOf, scoreOf } from './network'
import weights from './weights.json'

const network = networkOf(weights)
const features = new Float64Array(MOST_SEATS * FEATURES)
const units = new Float64Array(network.hidden)

/** Chances to win by seat, 0 to 1, in all 1; 0 for who is out. */
export function chancesOf(table: Estates): number[] {
  writeFeatures(table, features)
  const odds = table.players.map(({ bankrupt }, seat) =>
    bankrupt ? 0 : Math.exp(scoreOf(network, features, seat * FEATURES, units))
  )
  const sum = odds.reduce((total, odd) => total + odd, 0)
  return odds.map((odd) => odd / sum)
}

/** The same for a game that may have ended: whoever has won has all, or shares it. */
export function chancesAt(state: OpenState): number[] {
  if (!state.outcome) return chancesOf(state)
  const { winners } = state.outcome
  return state.players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
}
