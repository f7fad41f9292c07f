// The command line of the proof: what is left out has its usual value, what cannot be meant is refused with a reason.
import { expect, it } from 'vitest'
import { BadArguments } from '../arguments'
import { planOf } from './arguments'

it('is a hundred thousand games and a tenth of them by computers where nothing is said', () => {
  expect(planOf([])).toMatchObject({ games: 100_000, computers: 10_000, throws: 60_000_000, seed: 1 })
  expect(planOf([])).toMatchObject({ json: false, replay: null })
})

it('scales with the number of games', () => {
  expect(planOf(['--games', '5000', '--json'])).toMatchObject({ games: 5000, computers: 500, json: true })
  expect(planOf(['--games=5000', '--computers=0'])).toMatchObject({ games: 5000, computers: 0 })
})

it.each([
  [['--games', '-1'], /games/],
  [['--games', '1.5'], /--games wants a whole number from 0 to 1000000000, not "1.5"/],
  [['--throws', '1e9'], /--throws wants/],
  [['--workers', '0'], /--workers wants a whole number from 1/],
  [['--seed'], /seed/],
  [['--speed', '3'], /--speed/],
  [['5000'], /5000/]
])('refuses %j', (args, reason) => {
  expect(() => planOf(args)).toThrow(BadArguments)
  expect(() => planOf(args)).toThrow(reason)
})
