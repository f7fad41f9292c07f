// The exact chances of a token's way round the board, without playing: a Markov chain over 123 positions, solved.
import { GO, JAIL, RAILROADS, spaceAt, UTILITIES, type Deck, type Space } from '../../src/shared/game/board'
import { BACK, CARDS, DECK_CARDS, RELEASE_CARD } from '../../src/shared/game/cards'
import { IN_JAIL, type Policy } from './figures'

/** All figures are those of one throw but the last two. */
export type Chances = {
  /** By space, In Jail last: per cent of throws that leave the token there. */
  readonly rests: readonly number[]
  readonly draws: Readonly<Record<Deck, number>>
  readonly throwsPerTurn: number
  readonly salaryPerTurn: number
}

/** Before a throw: on a space after 0, 1 or 2 doubles, or in jail after 0, 1 or 2 failures. */
const STATES = 123
const FIRST_IN_JAIL = 120
const stateOf = (space: Space, doubles: number): number => 3 * space + doubles

/** What a throw may come to. */
type Way = { chance: number; next: number; rest: number; laps: number; draws: Record<Deck, number> }

/** Chances of a token whose release cards are in their decks (sixteen cards each) or kept by players (fifteen). */
export function exactChances(policy: Policy, decksOf: 16 | 15 = 16): Chances {
  const ways = Array.from({ length: STATES }, (_, state) => waysFrom(state, policy, decksOf))
  const shares = stationary(ways)
  const rests = Array<number>(41).fill(0)
  const draws = { chance: 0, chest: 0 }
  let [laps, turns] = [0, 0]
  ways.forEach((list, state) => {
    const share = shares[state] ?? 0
    if (state >= FIRST_IN_JAIL || state % 3 === 0) turns += share
    for (const way of list) {
      rests[way.rest] = (rests[way.rest] ?? 0) + 100 * share * way.chance
      laps += share * way.chance * way.laps
      draws.chance += share * way.chance * way.draws.chance
      draws.chest += share * way.chance * way.draws.chest
    }
  })
  return { rests, draws, throwsPerTurn: 1 / turns, salaryPerTurn: (200 * laps) / turns }
}

/** How often each state comes up in the long run: chances are passed on until they no longer change. */
function stationary(ways: readonly (readonly Way[])[]): number[] {
  let shares = Array<number>(STATES).fill(1 / STATES)
  for (let change = 1; change > 1e-14;) {
    const after = Array<number>(STATES).fill(0)
    ways.forEach((list, state) => {
      for (const { next, chance } of list) after[next] = (after[next] ?? 0) + chance * (shares[state] ?? 0)
    })
    change = Math.max(...after.map((share, state) => Math.abs(share - (shares[state] ?? 0))))
    shares = after
  }
  return shares
}

function waysFrom(state: number, policy: Policy, decksOf: 16 | 15): Way[] {
  const list: Way[] = []
  const inJail = state >= FIRST_IN_JAIL
  const space = inJail ? JAIL : Math.floor(state / 3)
  const nothing = { chance: 1 / 36, rest: IN_JAIL, laps: 0, draws: { chance: 0, chest: 0 } }
  for (let one = 1; one <= 6; one++)
    for (let other = 1; other <= 6; other++) {
      const isDoubles = one === other
      // who throws his way out of jail has no further throw
      const counts = isDoubles && !(inJail && policy === 'long')
      const doubles = counts ? (inJail ? 1 : (state % 3) + 1) : 0
      if (doubles === 3) list.push({ ...nothing, next: FIRST_IN_JAIL })
      else if (inJail && policy === 'long' && !isDoubles && state < STATES - 1)
        list.push({ ...nothing, next: state + 1 })
      else walk(list, { ...nothing, next: doubles }, space, one + other, decksOf)
    }
  return list
}

/** Adds the ways on from a space by so many steps; `next` of the way so far holds the doubles. */
function walk(list: Way[], way: Way, from: Space, steps: number, decksOf: 16 | 15): void {
  const to = (from + steps) % 40
  settle(list, { ...way, laps: way.laps + Number(from + steps >= 40 + GO) }, to, decksOf)
}

function settle(list: Way[], way: Way, at: Space, decksOf: 16 | 15): void {
  const space = spaceAt(at)
  if (space.kind === 'goToJail') return void list.push({ ...way, next: FIRST_IN_JAIL, rest: IN_JAIL })
  const stay = (stayer: Way): unknown => list.push({ ...stayer, next: stateOf(at, stayer.next), rest: at })
  if (space.kind !== 'draw') return void stay(way)
  const { deck } = space
  const cards = DECK_CARDS[deck].filter((card) => decksOf === 16 || card !== RELEASE_CARD[deck])
  const drawn = {
    ...way,
    chance: way.chance / cards.length,
    draws: { ...way.draws, [deck]: way.draws[deck] + 1 }
  }
  const goTo = (to: Space): void => walk(list, drawn, at, (to - at + 40) % 40, decksOf)
  for (const card of cards) {
    const effect = CARDS[card]
    if (effect.kind === 'advance') goTo(effect.to)
    else if (effect.kind === 'advanceToRailroad') goTo(nextOf(RAILROADS, at))
    else if (effect.kind === 'advanceToUtility') goTo(nextOf(UTILITIES, at))
    else if (effect.kind === 'back') settle(list, drawn, at - BACK, decksOf)
    else if (effect.kind === 'goToJail') list.push({ ...drawn, next: FIRST_IN_JAIL, rest: IN_JAIL })
    else stay(drawn)
  }
}

const nextOf = (spaces: readonly Space[], at: Space): Space =>
  spaces.find((space) => space > at) ?? spaces[0] ?? at
