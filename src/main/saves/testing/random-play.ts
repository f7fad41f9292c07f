// Random but legal play for specs: real games full of auctions, debts, trades and buildings to be saved and brought back.
import { isExact, type Action, type ActionOption, type ActionType } from '../../../shared/game/actions'
import { DEED_SPACES, type Seat } from '../../../shared/game/board'
import { officialRules } from '../../../shared/game/rules'
import { decisionOf } from '../../../shared/game/view'
import type { SeatSetup } from '../../../shared/ipc'
import { apply, legalActions, newGame, whyIllegal, type GameState } from '../../engine'
import { below, fastChance, type Chance } from '../../engine/random'
import type { Beginning, Move } from '../games'

export const SEED = '5eed'.repeat(16)

/** Seats of a game, all persons unless their number is in `computers`. */
export const seatsOf = (players: number, computers: readonly Seat[] = []): SeatSetup[] =>
  (['lantern', 'kite', 'tugboat', 'teapot', 'beehive', 'bicycle', 'anvil', 'fox'] as const)
    .slice(0, players)
    .map((piece, seat) => ({
      name: `Player ${seat + 1}`,
      piece,
      colour: seat,
      computer: computers.includes(seat) ? 'casual' : null
    }))

export function beginning(id: string, players = 3, seed = SEED): Beginning {
  const rules = officialRules(players)
  const agreed = { name: 'Sunday table', seats: seatsOf(players), rules, banker: null, undo: 'free' } as const
  return { id, ...agreed, seed, ...newGame(rules, seed) }
}

/** Up to `count` accepted actions from a state on; ends with the game. */
export function* playOn(from: GameState, count: number, luck = 1): Generator<Move> {
  const chance = fastChance(luck)
  let state = from
  for (let seq = 1; seq <= count && !state.outcome; seq++) {
    const action = someAction(state, chance)
    const played = apply(state, action)
    yield { seq, cause: 'action', action, reason: null, played: 0, ...played }
    state = played.state
  }
}

/** A legal action of anybody; one in four is not the decider's business but a trade, a building or a mortgage. */
export function someAction(state: GameState, chance: Chance): Action {
  const decider = decisionOf(state)?.player ?? 0
  const others = state.players.flatMap((_, seat) =>
    legalActions(state, seat).filter(({ type }) => !LEAVING.includes(type))
  )
  const aside = below(chance, 4) === 0 ? actionOf(state, pick(chance, others), chance) : null
  return aside ?? answerOf(state, decider, legalActions(state, decider), chance)
}

/** These games are played to their end. */
const LEAVING: readonly ActionType[] = ['resign', 'agreeToEnd', 'disagreeToEnd']

/** What moves no game on, and giving up. */
const ASIDE: ReadonlySet<ActionType> = new Set<ActionType>([
  ...(['mortgage', 'lift', 'build', 'sell', 'offer', 'withdrawOffer', 'giveUp', 'lowerWish'] as const),
  ...LEAVING
])

/** A legal action out of a seat's options; giving up only when nothing else is left. */
function answerOf(state: GameState, seat: Seat, options: readonly ActionOption[], chance: Chance): Action {
  const answers = options.filter((option) => !ASIDE.has(option.type))
  const wanted = answers.length > 0 ? answers : options.filter((option) => option.type !== 'giveUp')
  for (let attempt = 0; attempt < 20; attempt++) {
    const action = wanted.length > 0 ? actionOf(state, pick(chance, wanted), chance) : null
    if (action) return action
  }
  const action = options.find(isExact)
  if (!action) throw new Error(`Seat ${seat} has nothing to do`)
  return action
}

function actionOf(state: GameState, option: ActionOption | null, chance: Chance): Action | null {
  if (!option) return null
  if (option.type === 'bid')
    return {
      type: 'bid',
      player: option.player,
      amount: Math.min(option.max, option.min + below(chance, 30))
    }
  if (option.type === 'wish' || option.type === 'lowerWish')
    return { type: option.type, player: option.player, count: option.min }
  if (option.type !== 'offer') return isExact(option) ? option : null
  const to = pick(chance, option.partners)
  const action: Action = {
    type: 'offer',
    player: option.player,
    to: to ?? 0,
    give: { cash: below(chance, 100), deeds: someDeed(state, option.player, chance), cards: [] },
    take: { cash: 0, deeds: someDeed(state, to ?? 0, chance), cards: [] }
  }
  return whyIllegal(state, action) === null ? action : null
}

function someDeed(state: GameState, seat: Seat, chance: Chance): number[] {
  const deed = pick(
    chance,
    DEED_SPACES.filter((space) => state.owners[space] === seat)
  )
  return deed === null ? [] : [deed]
}

function pick<T>(chance: Chance, list: readonly T[]): T | null {
  return list.length === 0 ? null : (list[below(chance, list.length)] ?? null)
}
