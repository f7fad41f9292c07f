// Where tokens rest: walks of millions of throws on the real engine, under the two ways of getting out of jail.
import type { Action } from '../../src/shared/game/actions'
import { DECKS } from '../../src/shared/game/board'
import { DECK_CARDS } from '../../src/shared/game/cards'
import { BANK } from '../../src/shared/game/events'
import { officialRules } from '../../src/shared/game/rules'
import { decisionOf } from '../../src/shared/game/view'
import { newSimulation, simulate, type GameState } from '../../src/main/engine'
import { shuffled } from '../../src/main/engine/random'
import { IN_JAIL } from './figures'

/**
 * short: pays the fine before the first throw in jail. long: throws for doubles up to three times. Release cards are kept and
 * never used in any of them. In `short` and `long` all cards are gathered and shuffled before a deck can go round, so that each
 * draw is one card out of sixteen, as in the figures. In `longKept` that happens every 400 throws, about once a game: a deck
 * goes round, and from then on the kept card is missing from it.
 */
export const WALKS = ['short', 'long', 'longKept'] as const
export type Walk = (typeof WALKS)[number]

/** Throws between two shuffles of all cards; in a hundred throws, seven cards are drawn from each deck. */
export const SHUFFLED_AFTER: Readonly<Record<Walk, number>> = { short: 100, long: 100, longKept: 400 }

export type Landings = {
  throws: number
  turns: number
  /** How often GO was passed. */
  laps: number
  /** By space, In Jail last: how many throws left a token there, after all that followed from them. */
  rests: number[]
}

export const noLandings = (): Landings => ({
  throws: 0,
  turns: 0,
  laps: 0,
  rests: Array<number>(41).fill(0)
})

/**
 * One game of two players, the throws of both counted, in which nothing is ever bought. It goes on for as long as it is wanted,
 * since the salary brings in more than taxes and cards cost.
 */
export function walkOn(walk: Walk, throws: number, seed: number): Landings {
  const rules = { ...officialRules(2), auctions: false, startCash: 100_000 }
  const state = newSimulation(rules, seed)
  const landings = noLandings()
  while (landings.throws < throws) {
    const thrower = state.players[state.turn.player]
    const action = next(state, walk)
    const counts = action.type === 'throwDice' && state.turn.number > 0
    simulate(state, action)
    if (!counts || !thrower) continue
    const rest = thrower.inJail ? IN_JAIL : thrower.position
    landings.rests[rest] = (landings.rests[rest] ?? 0) + 1
    landings.throws++
    if (landings.throws % SHUFFLED_AFTER[walk] === 0) gatherCards(state)
  }
  landings.turns = state.turn.number
  landings.laps = state.players.reduce((sum, { laps }) => sum + laps, 0)
  return landings
}

/** Takes all cards back, kept ones too, and shuffles both decks as before a game. */
function gatherCards(state: GameState): void {
  for (const deck of DECKS) {
    state.releaseCards[deck] = BANK
    state.decks[deck] = { cards: shuffled(state.chance, DECK_CARDS[deck]), drawn: 0 }
  }
}

function next({ agenda, players, turn }: GameState, walk: Walk): Action {
  const decision = decisionOf({ agenda })
  switch (decision?.kind) {
    case 'openingThrow':
      return { type: 'throwDice', player: decision.player }
    case 'turn': {
      const { player } = decision
      if (!turn.throwDue) return { type: 'endTurn', player }
      return { type: players[player]?.inJail && walk === 'short' ? 'payFine' : 'throwDice', player }
    }
    case 'purchase':
      return { type: 'decline', player: decision.player }
    case 'tax':
      return { type: 'chooseTax', player: decision.player, choice: 'flat' }
    default:
      throw new Error(`A walk never comes to ${decision?.kind ?? 'an end'}`)
  }
}
