// Setting up: shuffled decks, and throws for the start; the highest begins, ties throw again (SETUP-03, SETUP-04).
import { DECK_CARDS } from '../../../shared/game/cards'
import { MAX_PLAYERS, MIN_PLAYERS, type Rules } from '../../../shared/game/rules'
import { close, push, replaceTop, unexpected, type Chapter, type Play } from '../play'
import { shuffled, throwDice, type Chance } from '../random'
import { emptyTable, type GameState } from '../state'
import { beginTurn } from './turn'

/** Why a game cannot be set up. */
export type RulesFault = 'players' | 'housesBeforeHotel'

/** Options that no game can be played with; nothing was set up. */
export class InvalidRules extends Error {
  constructor(readonly fault: RulesFault) {
    super(`These rules cannot be played: ${fault}`)
    this.name = 'InvalidRules'
  }
}

/** The first fault of the options of a game, or null (SETUP-02). */
export function whyUnplayable(rules: Rules): RulesFault | null {
  if (!Number.isInteger(rules.players) || rules.players < MIN_PLAYERS || rules.players > MAX_PLAYERS)
    return 'players'
  // a game that was saved by hand may hold anything
  if (![3, 4].includes(rules.housesBeforeHotel)) return 'housesBeforeHotel'
  return null
}

/** A new table with shuffled decks; throws InvalidRules. */
export function setUp(rules: Rules, chance: Chance): GameState {
  const fault = whyUnplayable(rules)
  if (fault) throw new InvalidRules(fault)
  const decks = {
    chance: { cards: shuffled(chance, DECK_CARDS.chance), drawn: 0 },
    chest: { cards: shuffled(chance, DECK_CARDS.chest), drawn: 0 }
  }
  return emptyTable(rules, decks, chance)
}

export const opening: Chapter<'openingThrow'> = {
  answers: ['throwDice'],
  options(_state, { player }, list) {
    list.push({ type: 'throwDice', player })
  },
  whyIllegal: () => null,
  answer(play, step, action): void {
    if (action.type !== 'throwDice') unexpected(action, step.kind)
    const dice = throwDice(play.state.chance)
    play.events?.push({ type: 'diceThrown', player: step.player, dice, purpose: 'opening', doubles: 0 })
    const sums = [...step.sums, dice[0] + dice[1]]
    const next = step.contenders[sums.length]
    if (next === undefined) endRound(play, step.contenders, sums)
    else replaceTop(play, { ...step, player: next, sums })
  }
}

function endRound(play: Play, contenders: readonly number[], sums: readonly number[]): void {
  const highest = Math.max(...sums)
  const best = contenders.filter((_, place) => sums[place] === highest)
  const [first = 0] = best
  close(play)
  if (best.length > 1) {
    play.events?.push({ type: 'openingTied', players: best })
    push(play, { kind: 'openingThrow', player: first, contenders: best, sums: [] })
  } else {
    play.events?.push({ type: 'starterFound', player: first })
    beginTurn(play, first)
  }
}
