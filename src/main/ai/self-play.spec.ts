// Computer players among themselves on the real engine: every answer is legal, games end, and the same game comes out twice.
import { describe, expect, it } from 'vitest'
import type { Action } from '../../shared/game/actions'
import { decisionOf, type DecisionKind } from '../../shared/game/view'
import { copyState, playerView, simulate, whyIllegal, type GameState } from '../engine'
import { fastChance } from '../engine/random'
import { randomAction } from '../engine/testing/random-play'
import { Minds } from './minds'
import { temperamentOf } from './temperament'
import { computerPlayer, nextToAct, playGame, positions, type Result } from './testing/self-play'
import { powers, shareOf } from './valuation'

const casual = temperamentOf('casual')
const table = (players: number) => Array.from({ length: players }, () => computerPlayer(casual))

describe('Computer players among themselves', () => {
  const GAMES = 2000
  const answered = new Map<DecisionKind, number>()
  const offers = { made: 0, accepted: 0, losing: 0 }
  const results = new Map<number, Result[]>()

  it(`do nothing illegal in ${GAMES} games of two to eight, whatever they are asked`, () => {
    const illegal: unknown[] = []
    for (let game = 0; game < GAMES; game++) {
      // half of the games are those of four
      const players = game % 2 === 0 ? 4 : 2 + ((game >> 1) % 7)
      const result = playGame(table(players), game, (state, action) => {
        const why = whyIllegal(state, action)
        if (why) illegal.push({ game, why, action })
        const kind = decisionOf(state)?.kind
        if (kind) answered.set(kind, (answered.get(kind) ?? 0) + 1)
        if (action.type === 'offer') offers.made++
        if (action.type !== 'acceptOffer') return
        offers.accepted++
        // who sells to escape bankruptcy has no choice, and the debt is paid with it
        if (kind !== 'debt' && losesByAccepting(state, action)) offers.losing++
      })
      results.set(players, [...(results.get(players) ?? []), result])
    }
    expect(illegal).toEqual([])
  }, 60_000)

  it('are asked everything that there is to ask', () => {
    const kinds: DecisionKind[] = [
      'openingThrow',
      'turn',
      'purchase',
      'auction',
      'tax',
      'rentThrow',
      'debt',
      'inheritance'
    ]
    for (const kind of kinds) expect(answered.get(kind) ?? 0, kind).toBeGreaterThan(100)
  })

  it('bring games of any number to an end: 98 in 100 within 400 turns of each player', () => {
    for (const [players, games] of results) {
      const decided = games.filter(({ winner }) => winner !== null)
      expect(decided.length / games.length, `${players} players`).toBeGreaterThanOrEqual(0.98)
    }
    const four = results.get(4) ?? []
    const turns = four.reduce((sum, game) => sum + game.turns, 0) / four.length
    expect(turns).toBeGreaterThan(80)
    expect(turns).toBeLessThan(260)
  })

  it('trade, and neither side is worse off by its own judgement', () => {
    expect(offers.made).toBeGreaterThan(GAMES)
    expect(offers.accepted).toBeGreaterThan(GAMES)
    expect(offers.losing).toBe(0)
  })

  it('win from every seat alike', () => {
    const four = results.get(4) ?? []
    for (const seat of [0, 1, 2, 3]) {
      const won = four.filter(({ winner }) => winner === seat).length
      expect(won / four.length, `seat ${seat}`).toBeGreaterThan(0.2)
    }
  })
})

/** Plays an acceptance with what follows from it, and compares the chances of both sides before and after. */
function losesByAccepting(state: GameState, action: Action): boolean {
  const offer = state.offers.find(({ id }) => action.type === 'acceptOffer' && id === action.offer)
  if (!offer) throw new Error('Accepted what was not offered')
  const then = copyState(state)
  simulate(then, action)
  for (let step = decisionOf(then); step?.kind === 'inheritance'; step = decisionOf(then))
    simulate(then, { type: 'keepMortgage', player: step.player })
  const [before, after] = [powers(state, casual), powers(then, casual)]
  // two who are alone on the table agree on what leaves both their chances, to a hair
  const [from, to] = [shareOf(before, offer.from, casual), shareOf(before, offer.to, casual)]
  const hair = from + to > 0.998 ? 0.998 : 1
  return shareOf(after, offer.from, casual) < hair * from || shareOf(after, offer.to, casual) < hair * to
}

describe('A computer player', () => {
  it('plays the same game again move by move', () => {
    const moves = [0, 0].map(() => {
      const list: Action[] = []
      playGame(table(4), 77, (_, action) => list.push(action))
      return list
    })
    expect(moves[0]?.length).toBeGreaterThan(200)
    expect(moves[1]).toEqual(moves[0])
  })

  it('answers from the view and the nonce alone', () => {
    const asked = positions(4, casual, (state) => state.turn.number % 7 === 3)
    for (let count = 0; count < 300; count++) {
      const state = asked.next().value
      const seat = nextToAct(state) ?? 0
      const request = {
        view: playerView(state, seat),
        seat,
        level: 'casual',
        options: [],
        nonce: count
      } as const
      const before = JSON.stringify(request)
      const answers = [0, 0].map(() => new Minds().choose(request))
      expect(answers[0]).not.toBeNull()
      expect(answers[1]).toEqual(answers[0])
      expect(JSON.stringify(request)).toBe(before)
    }
  })

  it('beats players of random moves nearly always', () => {
    const GAMES = 60
    let won = 0
    for (let game = 0; game < GAMES; game++) {
      const seat = game % 4
      const chance = fastChance(game)
      const players = table(4).map((computer, at) =>
        at === seat ? computer : (state: GameState) => randomAnswer(state, at, chance)
      )
      if (playGame(players, game).winner === seat) won++
    }
    expect(won / GAMES).toBeGreaterThan(0.9)
  })
})

/** A random action of one seat; the random player of the engine speaks for all seats, so its word is waited for. */
function randomAnswer(state: GameState, seat: number, chance: ReturnType<typeof fastChance>): Action {
  for (;;) {
    const action = randomAction(state, chance)
    if (!action) throw new Error('The game is over')
    if (action.player === seat && action.type !== 'offer') return action
  }
}
