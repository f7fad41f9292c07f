// Failures: found by a check, made short, made again from their seed, and played again from a file.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { officialRules } from '../../src/shared/game/rules'
import { newSimulation } from '../../src/main/engine'
import { INVARIANTS } from '../../src/main/engine/testing/invariants'
import { randomGame } from '../../src/main/engine/testing/random-play'
import { again } from './again'
import { BadArguments } from '../arguments'
import { playComputerGame } from './computer-games'
import { failureOf, replay, type Checks, type Failure } from './failure'
import { playRandomGame } from './random-games'
import { commandFor, failureLines } from './report'
import { shrink } from './shrink'
import { newTally } from './tally'

describe('Shrinking', () => {
  it('keeps just the members that are needed, in their order', () => {
    const list = Array.from({ length: 100 }, (_, number) => number)
    const fails = (part: readonly number[]) => [17, 18, 64].every((needed) => part.includes(needed))
    expect(shrink(list, fails)).toEqual([17, 18, 64])
  })

  it('finds what can go only after something later has gone', () => {
    // 1 is needed for as long as there is a 9
    const fails = (part: readonly number[]) => part.includes(5) && (!part.includes(9) || part.includes(1))
    expect(shrink([1, 2, 5, 9], fails)).toEqual([5])
  })

  it('leaves a list alone that does not fail', () => {
    expect(shrink([1, 2, 3], () => false)).toEqual([1, 2, 3])
  })
})

/** A fault that is none: two deeds with a mortgage in one hand. */
const noSecondMortgage: Checks = {
  ...INVARIANTS,
  *noSecondMortgage({ state }) {
    for (const seat of state.players.keys()) {
      const mortgaged = state.mortgaged.filter((is, space) => is && state.owners[space] === seat).length
      if (mortgaged > 1) yield `seat ${seat} has ${mortgaged} mortgages`
    }
  }
}

function failureIn(play: typeof playRandomGame, seed: number, checks = noSecondMortgage): Failure {
  const tally = newTally()
  play(seed, tally, checks)
  expect(tally.failures).toHaveLength(1)
  return tally.failures[0] as Failure
}

describe.each([
  ['random', playRandomGame, 2],
  ['computer', playComputerGame, 4]
] as const)('A failure in a %s game', (game, play, seed) => {
  const failure = failureIn(play, seed)

  it('comes with a list of actions of which none can be left out', () => {
    const { actions, found } = failure
    expect(failure).toMatchObject({ game, seed, check: 'noSecondMortgage' })
    expect(found).toBeGreaterThan(actions.length)
    expect(replay(failure, actions, noSecondMortgage)).toBe(failure.detail)
    for (const place of actions.keys())
      expect(replay(failure, actions.toSpliced(place, 1), noSecondMortgage)).toBeNull()
    expect(actions.filter(({ type }) => type === 'mortgage')).toHaveLength(2)
  })

  it('comes again from its seed, and from its print', () => {
    expect(failureIn(play, seed)).toEqual(failure)
    const [title, how, json] = failureLines(failure)
    expect(title).toBe(`FAILURE in the ${game} game ${seed}, noSecondMortgage: ${failure.detail}`)
    expect(how).toContain(commandFor(failure))
    const printed = JSON.parse(json ?? '') as Failure
    expect(replay(printed, printed.actions, noSecondMortgage)).toBe(failure.detail)
  })
})

describe('An error', () => {
  it('while a game is played is a failure too', () => {
    const broken: Checks = {
      breaks({ action }) {
        if (action.type === 'mortgage') throw new Error('out of order')
        return []
      }
    }
    const failure = failureIn(playRandomGame, 2, broken)
    expect(failure).toMatchObject({ check: 'crash', detail: 'out of order' })
    expect(failure.actions).toHaveLength(failure.found)
  })

  it('comes with the actions that lead to it', () => {
    const opening = newSimulation(officialRules(2), 3)
    const game = [...randomGame(opening, 3, 300)]
    const drawing = game.findIndex(({ events }) =>
      events.some((event) => event.type === 'cardDrawn' && event.deck === 'chest')
    )
    const actions = game.slice(0, drawing + 1).map(({ action }) => action)
    const cardless = { ...opening, decks: { ...opening.decks, chest: { cards: [], drawn: 0 } } }
    const found = { check: 'crash', detail: '', opening: cardless, actions, game: 'random', seed: 3 } as const
    const failure = failureOf(found)
    expect(failure).toMatchObject({ found: drawing + 1, detail: 'The deck chest is empty' })
    expect(failure.actions.length).toBeLessThan(drawing)
    for (const place of failure.actions.keys())
      expect(replay(failure, failure.actions.toSpliced(place, 1))).toBeNull()
  })
})

describe('Playing failures again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'freehold-prove-'))
  const file = join(folder, 'failure.json')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** What is said of a file with this content, and the code to exit with. */
  function playAgain(content: unknown): { code: number; said: string[] } {
    writeFileSync(file, JSON.stringify(content))
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const code = again(file)
    const said = log.mock.calls.map(([line]: unknown[]) => String(line))
    log.mockRestore()
    return { code, said }
  }

  const opening = newSimulation(officialRules(2), 1)
  const failure = {
    ...({ game: 'random', seed: 1, check: 'cash', detail: 'cash -5', found: 9 } as const),
    actions: [{ type: 'throwDice', player: 0 }]
  }
  const [first, second] = opening.players
  const indebted = { ...failure, opening: { ...opening, players: [first, { ...second, cash: -5 }] } }

  it('says action by action what is still wrong', () => {
    const said = ['random game 1, cash:', '  1. {"type":"throwDice","player":0}', '  still wrong: cash -5']
    expect(playAgain(indebted)).toEqual({ code: 1, said })
    expect(playAgain({ passed: false, failures: [indebted, indebted] })).toEqual({
      code: 1,
      said: [...said, ...said]
    })
  })

  it('says that nothing is wrong any more', () => {
    const { code, said } = playAgain({ ...failure, opening })
    expect([code, said.at(-1)]).toEqual([0, '  nothing is wrong any more'])
  })

  it('names the command for what only a whole game shows', () => {
    const { code, said } = playAgain({ ...indebted, check: 'circles' })
    expect([code, said.at(-1)]).toEqual([1, `  shows in the whole game only: ${commandFor(indebted)}`])
  })

  it.each([
    ['no failure', { passed: true }],
    ['no opening', failure],
    ['something that is no action', { ...indebted, actions: [{ type: 'throwDice' }] }],
    ['no object', 3]
  ])('refuses a file with %s', (_, content) => {
    expect(() => playAgain(content)).toThrow(BadArguments)
  })

  it('refuses a file that cannot be read', () => {
    expect(() => again(join(folder, 'missing.json'))).toThrow(BadArguments)
  })
})
