// Computer players at a table with any rules: who is asked, and what persons do for them (real dice, the Banker's hammer).
import type { Action } from '../../src/shared/game/actions'
import type { Seat } from '../../src/shared/game/board'
import { bankerOnlySeat } from '../../src/shared/game/rules'
import { decisionOf } from '../../src/shared/game/view'
import { notices } from '../../src/main/ai/attention'
import { Minds } from '../../src/main/ai/minds'
import type { Player } from '../../src/main/ai/testing/self-play'
import { playerView, type GameState } from '../../src/main/engine'
import { below, type Chance } from '../../src/main/engine/random'
import type { Character, Level } from '../../src/shared/ipc'

/** Levels and characters seat by seat; those who think too long for masses of games are counted in the league. */
const TABLE: readonly { readonly level: Level; readonly character?: Character }[] = [
  { level: 'casual' },
  { level: 'beginner' },
  { level: 'casual', character: 'collector' },
  { level: 'casual', character: 'builder' },
  { level: 'casual', character: 'trader' },
  { level: 'beginner', character: 'miser' },
  { level: 'casual', character: 'miser' },
  { level: 'beginner', character: 'trader' }
]

export const computers = (count: number): Player[] =>
  TABLE.slice(0, count).map((who) => {
    const minds = new Minds()
    let nonce = 0
    return (state, seat) =>
      minds.choose({ ...who, view: playerView(state, seat), seat, options: [], nonce: ++nonce })
  })

/** Who is asked, as the session asks: the partner of an open offer, then who has noticed a rent, then the decider. */
function seatToAsk(state: GameState): Seat | null {
  const decision = decisionOf(state)
  if (!decision) return null
  const claims = decision.kind === 'turn' ? state.claims : []
  const claim = claims.find((open) => notices(state, open, TABLE[open.owner]?.level ?? 'casual'))
  return state.offers[0]?.to ?? claim?.owner ?? decision.player
}

/** What the table does next; null if the computer that is asked gives no answer, or if the game is over. */
export function nextAction(state: GameState, players: readonly Player[], chance: Chance): Action | null {
  const seat = seatToAsk(state)
  if (seat === null) return null
  if (seat === bankerOnlySeat(state.rules))
    return { type: decisionOf(state)?.kind === 'openLot' ? 'openBidding' : 'hammer', player: seat }
  const action = players[seat]?.(state, seat) ?? null
  if (action?.type !== 'throwDice' || state.rules.dice === 'app') return action
  return { type: 'enterThrow', player: seat, dice: [below(chance, 6) + 1, below(chance, 6) + 1] }
}
