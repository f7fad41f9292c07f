// Setting up: shuffled decks, and throws for the start; the highest begins, ties throw again (SETUP-03, SETUP-04).
import { DEED_SPACES, deedAt } from '../../../shared/game/board'
import { DECK_CARDS } from '../../../shared/game/cards'
import { BANK, type GameEvent } from '../../../shared/game/events'
import { whyUnplayable, type Rules, type RulesFault } from '../../../shared/game/rules'
import { close, push, replaceTop, type Chapter, type Play } from '../play'
import { shuffled, type Chance } from '../random'
import { emptyTable } from '../state'
import { pay, transferDeed } from './bank'
import { castAgain, castDice, castOptions, whyNoCast } from './dice'
import { beginTurn } from './turn'

/** Options that no game can be played with; nothing was set up. */
export class InvalidRules extends Error {
  constructor(readonly fault: RulesFault) {
    super(`These rules cannot be played: ${fault}`)
    this.name = 'InvalidRules'
  }
}

/** A new table with shuffled decks, and deeds dealt where the rules say so; throws InvalidRules. */
export function setUp(rules: Rules, chance: Chance): Play & { events: GameEvent[] } {
  const fault = whyUnplayable(rules)
  if (fault) throw new InvalidRules(fault)
  const decks = {
    chance: { cards: shuffled(chance, DECK_CARDS.chance), drawn: 0 },
    chest: { cards: shuffled(chance, DECK_CARDS.chest), drawn: 0 }
  }
  const play = { state: emptyTable(rules, decks, chance), events: [] as GameEvent[] }
  play.events.push({ type: 'gameStarted', players: rules.players })
  deal(play)
  return play
}

/** Deals deeds one by one from the Banker's left: all of them free, or two each, paid at once (R25, R26). */
function deal(play: Play): void {
  const { rules, chance } = play.state
  if (rules.dealt === 0) return
  const deeds = shuffled(chance, DEED_SPACES)
  // a Banker who does not play sits between the last seat and the first
  const first = rules.banker === null ? 0 : ((rules.banker + 1) % (rules.players + 1)) % rules.players
  const count = rules.dealt === 'all' ? deeds.length : rules.dealt * rules.players
  deeds.slice(0, count).forEach((space, place) => {
    const player = (first + place) % rules.players
    transferDeed(play, space, player)
    if (rules.dealt === 'all') return
    pay(play, {
      from: player,
      to: BANK,
      amount: deedAt(space)?.price ?? 0,
      reason: { kind: 'purchase', space }
    })
  })
}

export const opening: Chapter<'openingThrow'> = {
  answers: ['throwDice', 'enterThrow', 'invalidThrow'],
  options(state, { player }, list) {
    castOptions(state, player, list)
  },
  whyIllegal: (state, _step, action) => whyNoCast(state, action),
  answer(play, step, action): void {
    const { player } = step
    if (action.type === 'invalidThrow') return castAgain(play, player)
    const { dice, manual } = castDice(play, action)
    play.events?.push({ type: 'diceThrown', player, dice, purpose: 'opening', doubles: 0, manual })
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
