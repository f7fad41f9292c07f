// How names are broken and sized so that they stay upright and whole in narrow spaces.

const NO_BREAK = '\u00a0'

/** The lines of a name: always broken before its last word, and only there where initials would be torn off. */
export function linesOf(name: string): readonly string[] {
  const last = name.lastIndexOf(' ')
  if (last < 0) return [name]
  const first = name.slice(0, last)
  return [/[.&]/.test(first) ? first.replaceAll(' ', NO_BREAK) : first, name.slice(last + 1)]
}

/** Whether a word is so long that the name must be set smaller. */
export const isLong = (name: string): boolean => /\p{L}{11}/u.test(name)

/** How much smaller a line must be set that has more letters than fit, as a part of one. */
export const fit = (line: string, letters: number): number => Math.min(1, letters / line.length)
