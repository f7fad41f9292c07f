// The upper levels: legal, blind to what is hidden, in time, and nobody's fools.
import { describe, expect, it } from 'vitest'
import type { Action } from '../../../shared/game/actions'
import type { Seat } from '../../../shared/game/board'
import { bankerOnlySeat } from '../../../shared/game/rules'
import { decisionOf } from '../../../shared/game/view'
import type { Level } from '../../../shared/ipc'
import { newSimulation, playerView, simulate, whyIllegal, type GameState } from '../../engine'
import { below, fastChance, type Chance } from '../../engine/random'
import { randomRules } from '../../engine/testing/random-play'
import { P1, P2, table } from '../../engine/testing/table'
import { goodsOf } from '../memory'
import { Minds } from '../minds'
import { temperamentOf } from '../temperament'
import { OPPONENTS } from '../testing/opponents'
import { withOtherSecrets } from '../testing/secrets'
import { computerPlayer, nextToAct, playGame, positions, type Player } from '../testing/self-play'
import { powers, shareOf } from '../valuation'
import type { Budget } from './race'

const casual = temperamentOf('casual')

/** A player of a level who thinks for so many rollouts. */
function player(level: Level, rollouts = 40): Player {
  const minds = new Minds(() => ({ rollouts }))
  let nonce = 0
  return (state, seat) =>
    minds.choose({ view: playerView(state, seat), seat, level, options: [], nonce: ++nonce })
}

describe('A master', () => {
  it('chooses the same whatever the unseen cards and the dice to come, with a number of rollouts', () => {
    const asked = positions(4, casual, (state) => state.turn.number > 20 && state.turn.number % 6 === 1)
    const searched = { decisions: 0, rollouts: 0 }
    for (let count = 0; count < 60; count++) {
      const state = asked.next().value
      const seat = nextToAct(state) ?? 0
      const choices = [state, withOtherSecrets(state, count), withOtherSecrets(state, 1000 + count)].map(
        (one) =>
          new Minds(() => ({ rollouts: 120 })).weigh({
            ...{ view: playerView(one, seat), seat, level: 'master', options: [], nonce: count }
          })
      )
      expect(choices[1]).toEqual(choices[0])
      expect(choices[2]).toEqual(choices[0])
      const rollouts = choices[0]?.weighed.reduce((sum, runner) => sum + runner.rollouts, 0) ?? 0
      searched.decisions += Number(rollouts > 0)
      searched.rollouts += rollouts
    }
    expect(searched.decisions).toBeGreaterThan(15)
    expect(searched.rollouts).toBeGreaterThan(1000)
  })

  it('says what it has weighed: each thing it might do, with the chance that it leaves', () => {
    const { state } = table().cash(P1, 900).owns(P1, 16, 18).owns(P2, 6).lands(P1, 19)
    const { action, weighed } = new Minds(() => ({ rollouts: 200 })).weigh({
      ...{ view: playerView(state, P1), seat: P1, level: 'master', options: [], nonce: 1 }
    })
    expect(action).toEqual({ type: 'buy', player: P1 })
    expect(weighed.map(({ candidate }) => candidate.actions[0]?.type)).toEqual(['buy', 'decline'])
    const [buying, declining] = weighed
    expect(buying?.chance).toBeGreaterThan(0.3)
    expect(buying?.chance).toBeLessThan(0.6)
    expect(declining?.chance).toBeCloseTo((buying?.chance ?? 0) + (declining?.lead ?? 0), 1)
  })

  it('stops thinking when its time is up', () => {
    let time = 0
    const effort = (): Budget => ({ rollouts: 1e9, deadline: time + 30, now: () => (time += 1) })
    const { state } = table().cash(P1, 900).owns(P1, 16, 18).lands(P1, 19)
    const { weighed } = new Minds(effort).weigh({
      ...{ view: playerView(state, P1), seat: P1, level: 'master', options: [], nonce: 1 }
    })
    const rollouts = weighed.reduce((sum, runner) => sum + runner.rollouts, 0)
    expect(rollouts).toBeGreaterThan(2)
    expect(rollouts).toBeLessThan(80)
  })

  it('knows who gives his deeds away, and takes them', () => {
    let won = 0
    for (let game = 0; game < 4; game++) {
      const seat = game % 4
      const players = [0, 1, 2, 3].map((at) => (at === seat ? player('master', 40) : OPPONENTS['v3.1']()))
      if (playGame(players, game + 1).winner === seat) won++
    }
    expect(won).toBeGreaterThanOrEqual(3)
  })
})

describe.each(['strong', 'master'] as const)('A %s player', (level) => {
  it('does nothing illegal and always something, by any mixture of rules', () => {
    for (let seed = 1; seed <= 2; seed++) {
      const rules = { ...randomRules(fastChance(seed)), dice: 'app' as const, timeLimit: null }
      const state = newSimulation(rules, seed)
      const seats = Array.from({ length: rules.players + 1 }, (_, seat) =>
        seat === bankerOnlySeat(rules) ? computerPlayer(casual) : player(level, 24)
      )
      for (let actions = 0; !state.outcome && actions < 500; actions++) {
        const claimant = decisionOf(state)?.kind === 'turn' ? state.claims[0]?.owner : undefined
        const seat = state.offers[0]?.to ?? claimant ?? nextToAct(state) ?? 0
        const action = seats[seat]?.(state, seat)
        expect(whyIllegal(state, action), `seed ${seed}, action ${actions}`).toBeNull()
        simulate(state, action as Action)
      }
    }
  })

  it('never makes an offer again that was refused in a like position, nor more than two in a turn', () => {
    for (const seed of [1]) {
      const refused = new Map<string, { readonly turn: number; readonly cash: number }>()
      const offersIn = new Map<number, number>()
      const asks = player(level, 24)
      const refuses: Player = (state, seat) => {
        const open = state.offers.find(({ to }) => to === seat)
        return open ? { type: 'refuseOffer', player: seat, offer: open.id } : mate(state, seat)
      }
      const mate = computerPlayer({ ...casual, stir: 99 })
      playGame([asks, refuses, refuses, refuses], seed, (state, action) => {
        if (action.type !== 'offer' || action.player !== 0) return
        const { number } = state.turn
        offersIn.set(number, (offersIn.get(number) ?? 0) + 1)
        const key = goodsOf({ from: 0, ...action })
        const cash = action.give.cash - action.take.cash
        const last = refused.get(key)
        if (last && number - last.turn < 12) expect(cash, key).toBeGreaterThanOrEqual(last.cash + 50)
        refused.set(key, { turn: number, cash })
      })
      expect(Math.max(0, ...offersIn.values())).toBeLessThanOrEqual(2)
    }
  })

  it('loses nothing to one who sends it thousands of random and sneaky offers', () => {
    const chance = fastChance(5)
    const sum = { sent: 0, accepted: 0, gained: 0 }
    const asked = positions(3, casual, (state) => {
      const decision = decisionOf(state)
      return decision?.kind === 'turn' && !state.turn.throwDue && state.turn.number > 15
    })
    const minds = new Minds(() => ({ rollouts: 64 }))
    const wanted = level === 'master' ? 500 : 1000
    while (sum.sent < wanted) {
      const state = asked.next().value
      const from = decisionOf(state)?.player ?? 0
      const to = (from + 1 + below(chance, 2)) % 3
      const offer = trickOf(state, from, to, chance)
      if (!offer || whyIllegal(state, offer)) continue
      sum.sent++
      simulate(state, offer)
      const answer = minds.choose({
        ...{ view: playerView(state, to), seat: to, level, options: [], nonce: sum.sent }
      })
      if (answer?.type !== 'acceptOffer') continue
      sum.accepted++
      const before = shareOf(powers(state, casual), to, casual)
      simulate(state, answer)
      for (let step = decisionOf(state); step?.kind === 'inheritance'; step = decisionOf(state))
        simulate(state, { type: 'keepMortgage', player: step.player })
      sum.gained += shareOf(powers(state, casual), to, casual) - before
    }
    // what it agreed to was to its own good, taken together and by the mean
    expect(sum.gained).toBeGreaterThanOrEqual(0)
    // by far the most are to its harm
    expect(sum.accepted).toBeLessThan(sum.sent / 4)
  })
})

/** Something for next to nothing, or anything for anything. */
function trickOf(state: GameState, from: Seat, to: Seat, chance: Chance): Action | null {
  const some = (seat: Seat, part: number): number[] =>
    state.owners.flatMap((owner, space) => (owner === seat && below(chance, part) === 0 ? [space] : []))
  const cashOf = (seat: Seat): number => below(chance, (state.players[seat]?.cash ?? 0) + 1)
  const isSneaky = below(chance, 2) === 0
  return {
    type: 'offer',
    player: from,
    to,
    give: isSneaky
      ? { cash: 1, deeds: [], cards: [] }
      : { cash: cashOf(from), deeds: some(from, 4), cards: [] },
    take: isSneaky
      ? { cash: 0, deeds: some(to, 3), cards: [] }
      : { cash: below(chance, 2) ? cashOf(to) : 0, deeds: some(to, 4), cards: [] }
  }
}
