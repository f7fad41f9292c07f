// What the command lines of all programs here have in common: named options, whole numbers, refusals that say why.
import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Arguments that cannot be followed; the message says why. */
export class BadArguments extends Error {}

type Range = { readonly usual: number; readonly least?: number; readonly most?: number }

/** The options of a command line by their names. Throws BadArguments for one that is not among `options`. */
export function valuesOf<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options
) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new BadArguments(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Reads whole numbers out of such options, each within its range (from 1 on, unless it says otherwise); what was not given is
 * the usual number. The reader throws BadArguments.
 */
export function wholeNumbersIn<Values extends object>(values: Values) {
  return (name: keyof Values & string, { usual, least = 1, most = 1_000_000_000 }: Range): number => {
    const given = values[name]
    if (given === undefined) return usual
    const number = typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : NaN
    if (number >= least && number <= most) return number
    throw new BadArguments(`--${name} wants a whole number from ${least} to ${most}, not "${String(given)}"`)
  }
}
