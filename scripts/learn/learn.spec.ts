// Learning: what is asked for, which positions it learns from, and that it gets better by it.
import { describe, expect, it } from 'vitest'
import { FEATURES } from '../../src/main/ai/value/features'
import { fastChance } from '../../src/main/engine/random'
import { BadArguments } from '../arguments'
import { lessonOf } from './arguments'
import { samplesOf, type Sample } from './samples'
import { fit, newNetwork, surprise } from './training'

describe('A lesson', () => {
  it('is read from the command line', () => {
    const lesson = lessonOf(['--games', 'brisk:30,strong/miser:4', '--epochs', '2', '--file', 'x.json'])
    expect(lesson).toMatchObject({ epochs: 2, hidden: 32, seed: 1, from: null, file: 'x.json' })
    expect(lesson.games).toEqual([
      { who: 'brisk', count: 30 },
      { who: 'strong/miser', count: 4 }
    ])
  })

  it.each([
    [['--games', 'nobody:3'], 'Nobody is called "nobody"'],
    [['--games', 'brisk'], '--games wants a whole number'],
    [['--games', 'brisk:0'], '--games wants a whole number'],
    [['--epochs', 'x'], '--epochs wants a whole number'],
    [['--from', 'no-such-file.json'], 'There is no file'],
    [['--speed', '3'], '--speed']
  ])('refuses %j', (args, why) => {
    expect(() => lessonOf(args)).toThrow(BadArguments)
    expect(() => lessonOf(args)).toThrow(why)
  })
})

describe('Learning', () => {
  const games = Array.from({ length: 240 }, (_, game) => samplesOf('brisk', 700 + game))
  const learned = games.slice(0, 200).flat()
  const tested = games.slice(200).flat()

  it('sees positions of games of two to six with the seats that are left, the winner among them', () => {
    const seats = new Set(learned.map(({ features }) => features.length / FEATURES))
    expect([...seats].sort()).toEqual([2, 3, 4, 5, 6])
    for (const { features, winner, thumb } of learned) {
      expect(winner).toBeGreaterThanOrEqual(0)
      expect(winner).toBeLessThan(features.length / FEATURES)
      expect(thumb).toBeGreaterThan(0)
    }
  })

  it('is less and less surprised by who wins games that it has not seen', () => {
    const network = newNetwork(8, fastChance(1))
    const before = surprise(network, tested).network
    const order: Sample[] = [...learned]
    let epochs = 0
    fit(network, order, { epochs: 4, chance: fastChance(2) }, () => epochs++)
    expect(epochs).toBe(4)
    const after = surprise(network, tested)
    expect(after.network).toBeLessThan(before - 0.1)
    // so few games do not make it wiser than the rule of thumb, but nearly so
    expect(after.network).toBeLessThan(after.thumb + 0.1)
  })

  it('learns the same from the same', () => {
    const [one, other] = [1, 2].map(() => {
      const network = newNetwork(4, fastChance(3))
      fit(network, learned.slice(0, 400), { epochs: 1, chance: fastChance(4) }, () => undefined)
      return network
    })
    expect(one).toEqual(other)
  })
})
