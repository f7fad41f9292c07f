// How names are broken and sized so that they stay upright and whole in narrow spaces.

const NO_BREAK = '\u00a0'

/**
 * The two lines of a name, or the one of a single word: broken where the longer line is shortest, the later the better, but
 * never so that initials are torn off.
 */
export function linesOf(name: string): readonly string[] {
  let broken = -1
  for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1))
    if (broken < 0 || longer(name, at) <= longer(name, broken)) broken = at
  if (/[.&]/.test(name)) broken = name.lastIndexOf(' ')
  if (broken < 0) return [name]
  const first = name.slice(0, broken)
  return [/[.&]/.test(first) ? first.replaceAll(' ', NO_BREAK) : first, name.slice(broken + 1)]
}

/** Letters of the longer line of a name that is broken here. */
const longer = (name: string, at: number): number => Math.max(at, name.length - at - 1)

/** Whether a word is so long that the name must be set smaller. */
export const isLong = (name: string): boolean => /\p{L}{11}/u.test(name)

/** How much smaller a line must be set that has more letters than fit, as a part of one; with a little air beside it. */
export const fit = (line: string, letters: number): number =>
  line.length <= letters ? 1 : (letters - 1) / line.length
