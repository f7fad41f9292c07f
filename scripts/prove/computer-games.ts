// Games between computer players: every answer is legal, what must hold holds, and the games are decided.
import type { Action } from '../../src/shared/game/actions'
import { BANK } from '../../src/shared/game/events'
import { officialRules, type Rules } from '../../src/shared/game/rules'
import { TURN_LIMIT } from '../../src/main/ai/testing/self-play'
import { apply, newSimulation } from '../../src/main/engine'
import { fastChance } from '../../src/main/engine/random'
import { faultsIn, INVARIANTS } from '../../src/main/engine/testing/invariants'
import { randomRules } from '../../src/main/engine/testing/random-play'
import { countTurning } from './census'
import { computers, nextAction } from './computer-seats'
import { failureOf, type Checks } from './failure'
import { askedFor, messageOf } from './moments'
import type { GameCount, Tally } from './tally'

/** Actions in one turn after which the players go round in circles. */
const CIRCLES = 1000

/** Half of the games are those of four by the official rules, a quarter those of two to eight, a quarter has any rules. */
function tableOf(seed: number): { rules: Rules; isOfficial: boolean } {
  if (seed % 4 === 3) return { rules: randomRules(fastChance(seed)), isOfficial: false }
  return { rules: officialRules(seed % 4 === 1 ? 2 + ((seed >> 2) % 7) : 4), isOfficial: true }
}

/** Plays the game of a seed to its end and adds what came up to the tally, also a failure. */
export function playComputerGame(seed: number, tally: Tally, checks: Checks = INVARIANTS): void {
  const { rules, isOfficial } = tableOf(seed)
  const opening = newSimulation(rules, seed)
  const players = computers(rules.players)
  const chance = fastChance(seed + 1)
  const limit = TURN_LIMIT * rules.players
  const actions: Action[] = []
  const fail = (check: string, detail: string): unknown =>
    tally.failures.push(failureOf({ game: 'computer', seed, opening, actions, check, detail }, checks))
  let state = opening
  let turn = { number: 0, begun: 0 }
  while (!state.outcome && state.turn.number <= limit) {
    const asked = askedFor(state, () =>
      // the hour strikes when half of the time is over
      rules.timeLimit !== null && !state.hourStruck && state.turn.number > limit / 2
        ? { type: 'strikeHour', player: BANK }
        : nextAction(state, players, chance)
    )
    if (asked.fault !== null) {
      tally.computers.illegal++
      return void fail('computer', asked.fault)
    }
    actions.push(asked.action)
    tally.computers.actions++
    try {
      const turning = { before: state, action: asked.action, ...apply(state, asked.action) }
      const [fault] = faultsIn(turning, checks)
      if (fault) return void fail(fault.check, fault.detail)
      countTurning(tally.census, turning)
      state = turning.state
    } catch (error) {
      return void fail('crash', messageOf(error))
    }
    if (turn.number !== state.turn.number) turn = { number: state.turn.number, begun: actions.length }
    if (actions.length - turn.begun > CIRCLES) return void fail('circles', `turn ${turn.number} never ends`)
  }
  const count = isOfficial ? tally.computers.official[rules.players] : tally.computers.mixed
  if (count) countGame(count, state.outcome !== null, state.turn.number)
}

function countGame(count: GameCount, isDecided: boolean, turns: number): void {
  count.games++
  if (!isDecided) return
  count.decided++
  count.turns += turns
}
