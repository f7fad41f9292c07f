// How names are broken and sized so that they stay upright and whole in narrow spaces, and what of them is read across a room.

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

/** Kinds of street and line, which colour and picture of a space say as well. */
const KIND = /(?<=\p{L}{3}| O\.) (Avenue|Railroad)$|(?<=^St\. \p{L}+) Place$/u
/** Where words too long for a space may be broken. */
const SYLLABLES: Readonly<Record<string, string>> = {
  Mediterranean: 'Mediter\u00adranean',
  Connecticut: 'Connec\u00adticut',
  Pennsylvania: 'Pennsyl\u00advania',
  Tennessee: 'Tennes\u00adsee'
}

/** The two lines or the one of what tells a name from all others of its kind, to be set large; long words can be broken. */
export function bareName(name: string): readonly string[] {
  const bare = name.replace(KIND, '')
  const lines = bare.includes('&') ? [bare.replaceAll(' ', NO_BREAK)] : linesOf(bare)
  return lines.map((line) => SYLLABLES[line] ?? line)
}

/** Width of a letter against one of middle width. */
const weightOf = (letter: string): number =>
  /[mwMWV]/.test(letter) ? 1.7 : /[ijlfrtI .]/.test(letter) ? 0.7 : /\p{Lu}/u.test(letter) ? 1.25 : 1
const widthOf = (piece: string): number =>
  Array.from(piece).reduce((sum, letter) => sum + weightOf(letter), 0)

/** How much smaller lines must be set if the longest piece of them is wider than `room`, in letters of middle width. */
export function fitFar(lines: readonly string[], room: number): number {
  const pieces = lines
    .flatMap((line) => line.split(/(?<=\u00ad)/))
    .map((piece) => widthOf(piece.replace('\u00ad', '-')))
  return Math.min(1, room / Math.max(...pieces))
}

/** Letters of the longer line of a name that is broken here. */
const longer = (name: string, at: number): number => Math.max(at, name.length - at - 1)

/** Whether a word is so long that the name must be set smaller. */
export const isLong = (name: string): boolean => /\p{L}{11}/u.test(name)

/** How much smaller a line must be set that has more letters than fit, as a part of one; with a little air beside it. */
export const fit = (line: string, letters: number): number =>
  line.length <= letters ? 1 : (letters - 1) / line.length
