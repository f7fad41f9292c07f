// Fitting the network to who has won: gradient descent with momentum and a step for each weight (Adam).
import { below, type Chance } from '../../src/main/engine/random'
import { FEATURES, MOST_SEATS } from '../../src/main/ai/value/features'
import { LEAK, scoreOf, type Network } from '../../src/main/ai/value/network'
import type { Sample } from './samples'

const BATCH = 128
const RATE = 0.002
const LAST_RATE = 0.00001
/** How fast weights that nothing speaks for fade. */
const DECAY = 0.0001
const [MOMENTUM, CALM, TINY] = [0.9, 0.999, 1e-8]
/** Likelihoods are kept off 0 and 1 where they are measured. */
const DOUBT = 0.02

/** A number from a normal distribution. */
function normal(chance: Chance): number {
  let sum = -6
  for (let count = 0; count < 12; count++) sum += below(chance, 1_000_000) / 1_000_000
  return sum
}

export function newNetwork(hidden: number, chance: Chance): Network {
  const weights = (length: number, size: number): Float64Array =>
    Float64Array.from({ length }, () => normal(chance) * size)
  return {
    inputs: FEATURES,
    hidden,
    first: weights(FEATURES * hidden, 1 / Math.sqrt(FEATURES)),
    bias: new Float64Array(hidden),
    last: weights(hidden, 1 / Math.sqrt(hidden))
  }
}

const inputs = new Float64Array(MOST_SEATS * FEATURES)

/** Chances of all seats of a sample; leaves in `units` what the hidden units said of each seat. */
function judge(network: Network, { features }: Sample, units: readonly Float64Array[]): number[] {
  inputs.set(features)
  const odds = Array.from({ length: features.length / FEATURES }, (_, seat) =>
    Math.exp(scoreOf(network, inputs, seat * FEATURES, units[seat] ?? new Float64Array(network.hidden)))
  )
  const sum = odds.reduce((total, odd) => total + odd, 0)
  return odds.map((odd) => odd / sum)
}

const unitsFor = ({ hidden }: Network): Float64Array[] =>
  Array.from({ length: MOST_SEATS }, () => new Float64Array(hidden))

const doubt = (chance: number): number => -Math.log(Math.min(1 - DOUBT, Math.max(DOUBT, chance)))

/** Mean surprise (logarithmic loss) over samples: of the network, and of the rule of thumb. */
export function surprise(network: Network, samples: readonly Sample[]): { network: number; thumb: number } {
  const units = unitsFor(network)
  const sum = { network: 0, thumb: 0 }
  for (const sample of samples) {
    sum.network += doubt(judge(network, sample, units)[sample.winner] ?? 0)
    sum.thumb += doubt(sample.thumb)
  }
  return { network: sum.network / samples.length, thumb: sum.thumb / samples.length }
}

/** Goes through all samples so many times, in a new order each time; changes the network in place. */
export function fit(
  network: Network,
  samples: Sample[],
  { epochs, chance }: { readonly epochs: number; readonly chance: Chance },
  tell: (epoch: number) => void
): void {
  const weights = [network.first, network.bias, network.last]
  const like = (): Float64Array[] => weights.map(({ length }) => new Float64Array(length))
  const [slopes, speeds, squares] = [like(), like(), like()]
  const units = unitsFor(network)
  const batches = Math.floor(samples.length / BATCH)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(samples, chance)
    for (let batch = 0; batch < batches; batch++) {
      for (const slope of slopes) slope.fill(0)
      for (const sample of samples.slice(batch * BATCH, (batch + 1) * BATCH))
        addSlopes(network, sample, judge(network, sample, units), units, slopes)
      const step = epoch * batches + batch
      const rate = RATE * (1 - step / (epochs * batches)) + LAST_RATE
      descend(weights, { slopes, speeds, squares }, step + 1, rate)
    }
    tell(epoch)
  }
}

/** Adds how the loss of one sample grows with each weight. */
function addSlopes(
  { hidden, last }: Network,
  { winner }: Sample,
  chances: readonly number[],
  units: readonly Float64Array[],
  [first, bias, top]: readonly Float64Array[]
): void {
  if (!first || !bias || !top) return
  for (const [seat, chance] of chances.entries()) {
    const slope = (chance - (seat === winner ? 1 : 0)) / BATCH
    for (let unit = 0; unit < hidden; unit++) {
      const said = units[seat]?.[unit] ?? 0
      top[unit] = (top[unit] ?? 0) + slope * said
      const below = slope * (last[unit] ?? 0) * (said > 0 ? 1 : LEAK)
      bias[unit] = (bias[unit] ?? 0) + below
      for (let input = 0; input < FEATURES; input++) {
        const value = inputs[seat * FEATURES + input] ?? 0
        if (value !== 0) first[input * hidden + unit] = (first[input * hidden + unit] ?? 0) + below * value
      }
    }
  }
}

type Descent = {
  readonly slopes: readonly Float64Array[]
  readonly speeds: readonly Float64Array[]
  readonly squares: readonly Float64Array[]
}

function descend(
  weights: readonly Float64Array[],
  { slopes, speeds, squares }: Descent,
  step: number,
  rate: number
): void {
  for (const [part, list] of weights.entries()) {
    const [slope, speed, square] = [slopes[part], speeds[part], squares[part]]
    if (!slope || !speed || !square) continue
    for (let at = 0; at < list.length; at++) {
      const by = slope[at] ?? 0
      const now = (speed[at] = MOMENTUM * (speed[at] ?? 0) + (1 - MOMENTUM) * by)
      const size = (square[at] = CALM * (square[at] ?? 0) + (1 - CALM) * by * by)
      const move = now / (1 - MOMENTUM ** step) / (Math.sqrt(size / (1 - CALM ** step)) + TINY)
      list[at] = (list[at] ?? 0) - rate * (move + DECAY * (list[at] ?? 0))
    }
  }
}

function shuffle(samples: Sample[], chance: Chance): void {
  for (let at = samples.length - 1; at > 0; at--) {
    const other = below(chance, at + 1)
    const [one, two] = [samples[at], samples[other]]
    if (!one || !two) continue
    samples[at] = two
    samples[other] = one
  }
}
