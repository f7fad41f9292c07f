// npm run learn: learns the chances to win from positions of whole games between computer players. See USAGE.
import { readFileSync, writeFileSync } from 'node:fs'
import { FEATURES } from '../../src/main/ai/value/features'
import { networkOf, type KeptNetwork, type Network } from '../../src/main/ai/value/network'
import { fastChance } from '../../src/main/engine/random'
import { BadArguments } from '../arguments'
import { showProgress } from '../prove/progress'
import { lessonOf, USAGE, type Lesson } from './arguments'
import { samplesOf, type Sample } from './samples'
import { fit, newNetwork, surprise } from './training'

/** Weights are kept with four digits after the point. */
const DIGITS = 10_000
/** One game in so many is not learned from, but kept for the test. */
const TESTED = 10

type Played = { readonly learned: Sample[]; readonly tested: ReadonlyMap<string, readonly Sample[]> }

function play({ games, seed }: Lesson): Played {
  const learned: Sample[] = []
  const tested = new Map<string, Sample[]>()
  for (const { who, count } of games) {
    const progress = showProgress(count, who)
    const test: Sample[] = []
    for (let game = 0; game < count; game++) {
      const samples = samplesOf(who, seed * 1_000_000 + game)
      if (game % TESTED === 0) test.push(...samples)
      else learned.push(...samples)
      progress.add(1)
    }
    progress.end()
    tested.set(who, test)
  }
  return { learned, tested }
}

/** How surprised the network and the rule of thumb are by who has won the games for the test. */
const figuresOf = (network: Network, { tested }: Played): string =>
  [...tested]
    .map(([who, samples]) => {
      const found = surprise(network, samples)
      return `${who} ${found.network.toFixed(4)} (rule of thumb ${found.thumb.toFixed(4)})`
    })
    .join(', ')

const kept = (list: Float64Array): number[] =>
  Array.from(list, (number) => Math.round(number * DIGITS) / DIGITS)

function learn(lesson: Lesson): string {
  const { epochs, hidden, seed, from, file } = lesson
  const chance = fastChance(seed)
  const played = play(lesson)
  const network: Network =
    from === null
      ? newNetwork(hidden, chance)
      : networkOf(JSON.parse(readFileSync(from, 'utf8')) as KeptNetwork)
  fit(network, played.learned, { epochs, chance }, (epoch) =>
    console.error(
      `${epoch + 1} of ${epochs}: surprise in games not learned from: ${figuresOf(network, played)}`
    )
  )
  const obtained = `npm run learn -- ${lesson.text}: ${played.learned.length} positions; surprise in games not learned from: ${figuresOf(network, played)}`
  const weights: KeptNetwork = {
    obtained,
    inputs: FEATURES,
    hidden: network.hidden,
    first: kept(network.first),
    bias: kept(network.bias),
    last: kept(network.last)
  }
  writeFileSync(file, `${JSON.stringify(weights)}\n`)
  return obtained
}

try {
  console.log(learn(lessonOf(process.argv.slice(2))))
} catch (error) {
  if (!(error instanceof BadArguments)) throw error
  console.error(`learn: ${error.message}\n\n${USAGE}`)
  process.exitCode = 2
}
