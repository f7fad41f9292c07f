// A network with one hidden layer that gives each seat a score; chances to win are to each other as the scores' exponentials.

/** Weights of a network: `first` by input and then by hidden unit, `bias` and `last` by hidden unit. */
export type Network = {
  readonly inputs: number
  readonly hidden: number
  readonly first: Float64Array
  readonly bias: Float64Array
  readonly last: Float64Array
}

/** A network as it is kept in a file, and how it was obtained. */
export type KeptNetwork = {
  readonly inputs: number
  readonly hidden: number
  readonly first: readonly number[]
  readonly bias: readonly number[]
  readonly last: readonly number[]
  readonly obtained: string
}

/** Slope of a hidden unit that is off. */
export const LEAK = 0.05

/** Throws a RangeError if the weights do not fit each other. */
export function networkOf({ inputs, hidden, first, bias, last }: KeptNetwork): Network {
  if (first.length !== inputs * hidden || bias.length !== hidden || last.length !== hidden)
    throw new RangeError(
      `The weights are not those of a network of ${inputs} inputs and ${hidden} hidden units`
    )
  return {
    inputs,
    hidden,
    first: Float64Array.from(first),
    bias: Float64Array.from(bias),
    last: Float64Array.from(last)
  }
}

/** Score of the inputs that begin at a place; leaves in `units` what the hidden units say. */
export function scoreOf(network: Network, inputs: Float64Array, at: number, units: Float64Array): number {
  const { hidden, first, last } = network
  units.set(network.bias)
  for (let input = 0; input < network.inputs; input++) {
    const value = inputs[at + input] ?? 0
    // most lots are somebody else's
    if (value === 0) continue
    const row = input * hidden
    for (let unit = 0; unit < hidden; unit++)
      units[unit] = (units[unit] ?? 0) + value * (first[row + unit] ?? 0)
  }
  let score = 0
  for (let unit = 0; unit < hidden; unit++) {
    const sum = units[unit] ?? 0
    const said = sum > 0 ? sum : LEAK * sum
    units[unit] = said
    score += said * (last[unit] ?? 0)
  }
  return score
}
