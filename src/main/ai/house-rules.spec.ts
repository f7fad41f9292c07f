// Computer players at tables with any mixture of rules, asked as the session asks them: always legal, never at a standstill.
import { describe, expect, it } from 'vitest'
import type { Action, ActionType } from '../../shared/game/actions'
import { BANK } from '../../shared/game/events'
import { bankerOnlySeat } from '../../shared/game/rules'
import { decisionOf, type DecisionKind } from '../../shared/game/view'
import { newSimulation, playerView, simulate, whyIllegal, type GameState } from '../engine'
import { below, fastChance, type Chance } from '../engine/random'
import { randomRules } from '../engine/testing/random-play'
import { seatsOf } from '../saves/testing/random-play'
import { askedComputer, faultOf, isLeftToDice } from '../session-computers'
import { Minds } from './minds'

const GAMES = 60
/** Turns after which the hour strikes, or the game counts as undecided. */
const LONG = 1500

/** What the persons do who throw real dice for computers, and the Banker who does not play. */
function byHand(state: GameState, chance: Chance): Action {
  const decision = decisionOf(state)
  const banker = bankerOnlySeat(state.rules)
  if (decision && decision.player === banker)
    return { type: decision.kind === 'openLot' ? 'openBidding' : 'hammer', player: banker }
  const dice = [below(chance, 6) + 1, below(chance, 6) + 1] as const
  return { type: 'enterThrow', player: decision?.player ?? 0, dice }
}

type Played = { readonly ended: boolean; readonly faults: readonly unknown[] }

function play(seed: number, watch: (state: GameState, action: Action) => void): Played {
  const chance = fastChance(seed)
  const rules = randomRules(chance)
  const everybody = Array.from({ length: rules.players }, (_, seat) => seat)
  const seats = seatsOf(rules.players, everybody)
  const state = newSimulation(rules, seed)
  const minds = new Minds()
  const faults: unknown[] = []
  for (let nonce = 1; !state.outcome && state.turn.number < LONG + 10; nonce++) {
    if (state.turn.number === LONG && rules.timeLimit !== null && !state.hourStruck)
      simulate(state, { type: 'strikeHour', player: BANK })
    const asked = askedComputer(state, seats)
    const answer = asked && minds.choose({ ...asked, view: playerView(state, asked.seat), nonce })
    const action = answer && !isLeftToDice(state, answer) ? answer : byHand(state, chance)
    const fault = asked && answer === action ? faultOf(state, asked, action) : whyIllegal(state, action)
    if (fault ?? (asked && !answer)) {
      faults.push({ seed, fault, asked, action, decision: decisionOf(state) })
      break
    }
    watch(state, action)
    simulate(state, action)
  }
  return { ended: state.outcome !== null, faults }
}

describe('Computer players under any rules', () => {
  const answered = new Map<DecisionKind, number>()
  const played = new Map<ActionType, number>()
  let ended = 0

  it(`do nothing illegal and always something in ${GAMES} games`, { timeout: 120_000 }, () => {
    const faults: unknown[] = []
    for (let seed = 1; seed <= GAMES; seed++) {
      const game = play(seed, (state, action) => {
        const kind = decisionOf(state)?.kind
        if (kind) answered.set(kind, (answered.get(kind) ?? 0) + 1)
        played.set(action.type, (played.get(action.type) ?? 0) + 1)
      })
      faults.push(...game.faults)
      if (game.ended) ended++
    }
    expect(faults).toEqual([])
  })

  it('come to the decisions that only such rules bring', () => {
    for (const kind of ['wish', 'placement', 'openLot', 'hammer'] satisfies DecisionKind[])
      expect(answered.get(kind) ?? 0, kind).toBeGreaterThan(0)
    for (const type of ['claimRent', 'enterThrow', 'place'] satisfies ActionType[])
      expect(played.get(type) ?? 0, type).toBeGreaterThan(0)
  })

  it('bring nearly all games to an end, and nobody resigns', () => {
    expect(ended / GAMES).toBeGreaterThan(0.8)
    expect(played.get('resign') ?? 0).toBe(0)
  })
})
