// A player of random legal actions for property tests: reaches odd corners of the rules that sensible play avoids.
import type { Action, ActionOption, Bundle } from '../../../shared/game/actions'
import type { Deck, Seat } from '../../../shared/game/board'
import { decisionOf } from '../../../shared/game/view'
import { legalActions, whyIllegal, type GameState } from '../index'
import { below, type Chance } from '../random'
import { deedsOf, playerAt } from '../state'

const pick = <T>(chance: Chance, list: readonly T[]): T | undefined => list[below(chance, list.length)]

function someGoods(state: GameState, seat: Seat, chance: Chance): Bundle {
  const deeds = deedsOf(state, seat).filter(() => below(chance, 4) === 0)
  const cards = (['chance', 'chest'] satisfies Deck[]).filter((deck) => state.releaseCards[deck] === seat)
  const { cash } = playerAt(state, seat)
  return { cash: below(chance, 2) ? below(chance, Math.floor(cash / 2) + 1) : 0, deeds, cards }
}

/** An action out of an option: bids and offers are filled in at random, the rest is taken as it is. */
function fill(state: GameState, option: ActionOption, chance: Chance): Action | null {
  if (option.type === 'bid') {
    // mostly small raises, as at a table; now and then a leap
    const span = Math.min(option.max - option.min, below(chance, 8) === 0 ? option.max : 20)
    return { type: 'bid', player: option.player, amount: option.min + below(chance, span + 1) }
  }
  if (option.type !== 'offer') return option
  const to = pick(chance, option.partners)
  if (to === undefined) return null
  const { player } = option
  const offer = {
    type: 'offer',
    player,
    to,
    give: someGoods(state, player, chance),
    take: someGoods(state, to, chance)
  } as const
  return whyIllegal(state, offer) === null ? offer : null
}

/**
 * A random legal action: mostly by who must decide, now and then business of any seat; null when the game is over. Throws
 * if the decider has no legal answer, which would be a dead end.
 */
export function randomAction(state: GameState, chance: Chance): Action | null {
  const decision = decisionOf(state)
  if (!decision) return null
  const seat = below(chance, 4) === 0 ? below(chance, state.players.length) : decision.player
  const options = legalActions(state, seat)
  // sales and mortgages are many and offers never run out: without this restraint no game would get anywhere
  const restrained = options.filter(
    ({ type }) =>
      (type !== 'sell' && type !== 'mortgage' && type !== 'lift' && type !== 'offer') ||
      decision.kind === 'debt' ||
      below(chance, 24) === 0
  )
  const option = pick(chance, restrained.length > 0 ? restrained : options)
  const action = option ? fill(state, option, chance) : null
  if (action) return action
  return answer(state, chance)
}

/** A random answer of the decider; an insolvent debtor who neither sells nor trades gives up. */
function answer(state: GameState, chance: Chance): Action | null {
  const decision = decisionOf(state)
  if (!decision) return null
  const answers = legalActions(state, decision.player).filter(({ type }) => type !== 'offer')
  const option = pick(chance, answers)
  if (!option) throw new Error(`Dead end: seat ${decision.player} has no answer to ${decision.kind}`)
  return fill(state, option, chance)
}
