// Actions that are mostly wrong, to be thrown at the judge: of the wrong seat, of the wrong shape, of the wrong moment.
import { isAction, type Action, type ActionType, type Bundle } from '../../src/shared/game/actions'
import { DECKS, GROUPS, GROUP_SPACES, HOTEL, type Group, type Seat } from '../../src/shared/game/board'
import { BANK } from '../../src/shared/game/events'
import { decisionOf } from '../../src/shared/game/view'
import { legalActions, whyIllegal, type GameState } from '../../src/main/engine'
import { below, type Chance } from '../../src/main/engine/random'
import { chapterOf } from '../../src/main/engine/rules/chapters'
import { ACTION_TYPES, actionsOfType, isListed } from '../../src/main/engine/testing/action-space'

const pick = <T>(chance: Chance, list: readonly T[]): T | undefined => list[below(chance, list.length)]

/** What takes the place of a field: wrong types, wrong numbers, and now and then a right one. */
const ODDITIES: readonly unknown[] = [
  ...[null, undefined, true, '', '3', NaN, Infinity, -1, 0.5, 41, 1e9, [], {}],
  ...[[1], [1, 1], [0, 7], [5, 5, 5], [0, 0, 0, 0], 'chance', 'red', 'percent', 0, 1, 2, 9, 39]
]

/** A legal action with one field changed, missing or too many. */
function misshapen(action: Action, chance: Chance): unknown {
  const fields = Object.entries(action)
  const place = below(chance, fields.length + 1)
  const oddity = pick(chance, ODDITIES)
  if (place === fields.length) return { ...action, extra: oddity }
  const [field] = fields[place] ?? ['type']
  if (below(chance, 3) > 0) return { ...action, [field]: oddity }
  return Object.fromEntries(fields.filter(([name]) => name !== field))
}

/** A deal in anything, whoever has it. */
function anyOffer(state: GameState, player: Seat, chance: Chance): Action {
  const seats = state.players.length
  const anyGoods = (owner: Seat): Bundle => {
    const mine = (space: number): boolean => state.owners[space] === owner
    // a fifth of the sums is more than there is
    const most = Math.floor((state.players[owner]?.cash ?? 0) * 1.25) + 2
    const deeds = Array.from({ length: 40 }, (_, space) => space)
    return {
      cash: below(chance, 3) === 0 ? below(chance, most) : 0,
      deeds: deeds.filter((space) => below(chance, mine(space) ? 3 : 600) === 0),
      cards: DECKS.filter((deck) => below(chance, state.releaseCards[deck] === owner ? 2 : 40) === 0)
    }
  }
  const to = below(chance, seats)
  return { type: 'offer', player, to, give: anyGoods(player), take: anyGoods(to) }
}

/** An order for a whole group of somebody, with any levels, or hotels everywhere. */
function anyOrder(state: GameState, chance: Chance): Action | null {
  const ownerOf = (group: Group): number | undefined => state.owners[GROUP_SPACES[group][0] ?? 0]
  const group = pick(
    chance,
    GROUPS.filter((one) => GROUP_SPACES[one].every((space) => state.owners[space] === ownerOf(one)))
  )
  const player = group && ownerOf(group)
  if (group === undefined || player === undefined || player === BANK) return null
  if (below(chance, state.hotels === 0 ? 2 : 4) === 0)
    return { type: 'build', player, group, levels: GROUP_SPACES[group].map(() => HOTEL) }
  const levels = GROUP_SPACES[group].map((space) =>
    Math.min(HOTEL, Math.max(0, (state.buildings[space] ?? 0) + below(chance, 5) - 2))
  )
  return { type: below(chance, 2) ? 'build' : 'sell', player, group, levels }
}

/** Any choice of a type. */
const choiceOf = (state: GameState, player: Seat, type: ActionType, chance: Chance): unknown =>
  type === 'strikeHour' ? { type, player: BANK } : pick(chance, actionsOfType(state, player, type))

/** Something to refuse, made from a legal action of this moment (null where there is none) or out of the blue. */
export function wrongAction(state: GameState, legal: Action | null, chance: Chance): unknown {
  const anybody = below(chance, state.players.length + 1)
  const decision = decisionOf(state)
  const decider = decision?.player ?? anybody
  const anyType = pick(chance, ACTION_TYPES) ?? 'resign'
  // whoever is in debt is rare and has reasons of his own to be refused a deal
  switch (decision?.kind === 'debt' && below(chance, 2) === 0 ? 1 : below(chance, 8)) {
    case 0:
      return anyOffer(state, anybody, chance)
    case 1:
      return anyOffer(state, decider, chance)
    case 2:
      return choiceOf(state, anybody, anyType, chance)
    case 3:
      return choiceOf(state, decider, anyType, chance)
    case 4:
      // an answer to what is asked, but any of them
      return choiceOf(
        state,
        decider,
        pick(chance, decision ? chapterOf(decision).answers : []) ?? anyType,
        chance
      )
    case 5:
      return anyOrder(state, chance)
    case 6:
      return legal && misshapen(legal, chance)
    default:
      return legal && { ...legal, player: anybody }
  }
}

/** Where the judge and the list of legal actions say different things about an action; null if they agree. */
export function contradiction(state: GameState, action: unknown): string | null {
  const why = whyIllegal(state, action)
  if (!isAction(action)) return why === 'malformed' ? null : `${why} instead of malformed`
  // the list names no hour, and of offers only the partners
  if (action.type === 'strikeHour' || (why && action.type === 'offer')) return null
  const listed = isListed(legalActions(state, action.player), action)
  return listed === (why === null)
    ? null
    : `${listed ? 'listed' : 'not listed'}, but judged ${why ?? 'legal'}`
}
