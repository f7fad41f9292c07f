// The bench opponents by name: for the league and for specs, never for the app.
import { HOTEL, RAILROADS, type Seat } from '../../../../shared/game/board'
import type { Action } from '../../../../shared/game/actions'
import type { GameState } from '../../../engine'
import { fastChance, type Chance } from '../../../engine/random'
import { randomAction } from '../../../engine/testing/random-play'
import type { Player } from '../self-play'
import { ruleAgent, type Style } from './rule-agent'
import { trader } from './trader'

const PLAIN: Style = { wants: [], shunsUtilities: false, highest: HOTEL, pricing: 'printed', isSneaky: false }
const LIGHT_BLUE_AND_ORANGE = [6, 8, 9, 16, 18, 19]
const DARK_BLUE = [37, 39]

/** Makes a new player for one game; `seed` only matters to who plays at random. */
type Opponent = (seed: number) => Player

export const OPPONENTS = {
  'v3.1': () => ruleAgent(PLAIN),
  v4: () => ruleAgent({ ...PLAIN, pricing: 'purse' }),
  'v4.1': () =>
    ruleAgent({ ...PLAIN, pricing: 'purse', wants: [...RAILROADS, ...DARK_BLUE], shunsUtilities: true }),
  'v5.1': () =>
    ruleAgent({ ...PLAIN, pricing: 'purse', wants: [...RAILROADS, ...LIGHT_BLUE_AND_ORANGE], highest: 3 }),
  sneaky: () => ruleAgent({ ...PLAIN, isSneaky: true }),
  trading: () => trader('trading'),
  growth: () => trader('growth'),
  random: (seed) => {
    const chance = fastChance(seed)
    return (state, seat) => randomAnswer(state, seat, chance)
  }
} as const satisfies Readonly<Record<string, Opponent>>
export type OpponentName = keyof typeof OPPONENTS

/** A random action of one seat; the random player of the engine speaks for all seats, so its word is waited for. */
function randomAnswer(state: GameState, seat: Seat, chance: Chance): Action {
  for (;;) {
    const action = randomAction(state, chance)
    if (!action) throw new Error('The game is over')
    if (action.player === seat && action.type !== 'resign' && action.type !== 'agreeToEnd') return action
  }
}
