// A player of random legal actions for property tests: reaches odd corners of the rules that sensible play avoids.
import {
  isExact,
  type Action,
  type ActionOption,
  type ActionType,
  type Bundle
} from '../../../shared/game/actions'
import { GROUPS, GROUP_SPACES, type Deck, type Seat } from '../../../shared/game/board'
import { BANK } from '../../../shared/game/events'
import { officialRules, seatsAt, whyUnplayable, type Rules } from '../../../shared/game/rules'
import { decisionOf } from '../../../shared/game/view'
import { apply, legalActions, newSimulation, whyIllegal, type GameState, type Played } from '../index'
import { below, fastChance, type Chance } from '../random'
import { deedsOf, playerAt } from '../state'

const pick = <T>(chance: Chance, list: readonly T[]): T | undefined => list[below(chance, list.length)]

function someGoods(state: GameState, seat: Seat, chance: Chance): Bundle {
  const deeds = deedsOf(state, seat).filter(() => below(chance, 4) === 0)
  const cards = (['chance', 'chest'] satisfies Deck[]).filter((deck) => state.releaseCards[deck] === seat)
  const { cash } = playerAt(state, seat)
  return { cash: below(chance, 2) ? below(chance, Math.floor(cash / 2) + 1) : 0, deeds, cards }
}

/** One in how many chances is taken: sales, mortgages and offers never run out, and no game would get anywhere. */
const RARITY: { readonly [T in ActionType]?: number } = {
  sell: 24,
  mortgage: 24,
  lift: 24,
  offer: 24,
  agreeToEnd: 40,
  invalidThrow: 10,
  resign: 2000
}

/** An action out of an option: ranges are filled in at random, the rest is taken as it is. */
function fill(state: GameState, option: ActionOption, chance: Chance): Action | null {
  if (isExact(option)) return option
  const { player } = option
  switch (option.type) {
    case 'bid': {
      // mostly small raises, as at a table; now and then a leap
      const span = Math.min(option.max - option.min, below(chance, 8) === 0 ? option.max : 20)
      return { type: 'bid', player, amount: option.min + below(chance, span + 1) }
    }
    case 'enterThrow':
      return { type: 'enterThrow', player, dice: [below(chance, 6) + 1, below(chance, 6) + 1] }
    case 'wish':
    case 'lowerWish':
      return { type: option.type, player, count: option.min + below(chance, option.max - option.min + 1) }
    case 'offer':
      return someOffer(state, option, chance)
  }
}

function someOffer(
  state: GameState,
  { player, partners }: { player: Seat; partners: readonly Seat[] },
  chance: Chance
): Action | null {
  const to = pick(chance, partners)
  if (to === undefined) return null
  const [give, take] = [someGoods(state, player, chance), someGoods(state, to, chance)]
  const offer: Action = { type: 'offer', player, to, give, take }
  return whyIllegal(state, offer) === null ? offer : null
}

/**
 * A random legal action: mostly by who must decide, now and then business of any seat; null when the game is over. Throws
 * if the decider has no legal answer, which would be a dead end.
 */
export function randomAction(state: GameState, chance: Chance): Action | null {
  const decision = decisionOf(state)
  if (!decision) return null
  if (state.rules.timeLimit !== null && !state.hourStruck && below(chance, 400) === 0)
    return { type: 'strikeHour', player: BANK }
  const seat = below(chance, 4) === 0 ? below(chance, seatsAt(state.rules).length) : decision.player
  const options = legalActions(state, seat)
  const restrained = options.filter(({ type }) => {
    const rarity = decision.kind === 'debt' && type !== 'resign' ? undefined : RARITY[type]
    return rarity === undefined || below(chance, rarity) === 0
  })
  const option = pick(chance, restrained)
  const action = option ? fill(state, option, chance) : null
  if (action) return action
  return answer(state, chance)
}

/** Rules with every option at random; all of them can be played. */
export function randomRules(chance: Chance): Rules {
  const players = 2 + below(chance, 7)
  const flip = (): boolean => below(chance, 2) === 0
  const rules: Rules = {
    players,
    banker: players >= 5 && flip() ? players : flip() ? below(chance, players) : null,
    rent: pick(chance, ['automatic', 'claimNext', 'claimSecond'] as const) ?? 'automatic',
    ending: flip() ? 'lastPlayer' : 'secondBankruptcy',
    timeLimit: flip() ? 60 : null,
    dealt: pick(chance, [0, 2, 'all'] as const) ?? 0,
    housesBeforeHotel: flip() ? 3 : 4,
    pot: flip(),
    potSeed: flip() ? 500 : 0,
    auctions: below(chance, 4) > 0,
    startCash: pick(chance, [760, 1500, 2500]) ?? 1500,
    salary: pick(chance, [0, 200, 400]) ?? 200,
    doubleSalaryOnGo: flip(),
    firstLapPurchases: below(chance, 4) > 0,
    rentInJail: flip(),
    evenBuilding: flip(),
    incomeTax: flip() ? 'choice' : 'flat',
    trading: below(chance, 4) > 0,
    dice: below(chance, 4) > 0 ? 'app' : 'table'
  }
  return whyUnplayable(rules) === 'nothingToBuy' ? { ...rules, dealt: 0 } : rules
}

/**
 * A table at its opening. Every third one plays the official rules, the others a random mixture of all options. Every second
 * one is poor, so that debts and bankruptcies are as common as purchases; every fourth has whole groups and few buildings, so
 * that they run short.
 */
export function randomTable(seed: number): GameState {
  const rules = seed % 3 === 0 ? officialRules(2 + (seed % 7)) : randomRules(fastChance(seed))
  const state = newSimulation(rules, seed)
  if (seed % 2 === 1) for (const player of state.players) player.cash = 60
  if (seed % 4 === 2) {
    GROUPS.forEach((group, place) => {
      for (const space of GROUP_SPACES[group]) state.owners[space] = place % rules.players
    })
    state.houses = 4
    state.hotels = 1
  }
  return state
}

/** One action of a game at random, with what it did. */
export type Turning = Played & { readonly before: GameState; readonly action: Action }

/** Plays a table at random, this many actions at most. */
export function* randomGame(opening: GameState, seed: number, actions: number): Generator<Turning> {
  const chance = fastChance(seed)
  let before = opening
  for (let count = 0; count < actions; count++) {
    const action = randomAction(before, chance)
    if (!action) return
    const played = apply(before, action)
    yield { before, action, ...played }
    before = played.state
  }
}

/** A random answer of the decider; an insolvent debtor who neither sells nor trades gives up. */
function answer(state: GameState, chance: Chance): Action | null {
  const decision = decisionOf(state)
  if (!decision) return null
  const answers = legalActions(state, decision.player).filter(
    ({ type }) => type !== 'offer' && type !== 'resign'
  )
  const option = pick(chance, answers)
  if (!option) throw new Error(`Dead end: seat ${decision.player} has no answer to ${decision.kind}`)
  return fill(state, option, chance)
}
