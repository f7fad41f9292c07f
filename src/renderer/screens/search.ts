// Finding words in a line: all of them must be there, in any order; capitals do not matter.

const wordsOf = (sought: string): readonly string[] =>
  sought
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')

/** Whether a line holds every word that is sought; nothing sought is found nowhere. */
export function matches(line: string, sought: string): boolean {
  const words = wordsOf(sought)
  const low = line.toLocaleLowerCase()
  return words.length > 0 && words.every((word) => low.includes(word))
}

/** The line in pieces, those marked that are sought. Lines that do not match stay whole. */
export function split(
  line: string,
  sought: string
): readonly { readonly part: string; readonly hit: boolean }[] {
  if (!matches(line, sought)) return [{ part: line, hit: false }]
  const pattern = wordsOf(sought)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')
  return line
    .split(new RegExp(`(${pattern})`, 'i'))
    .map((part, place) => ({ part, hit: place % 2 === 1 }))
    .filter(({ part }) => part !== '')
}

/** The line in pieces, marked wherever one of the words stands; for lines that are found together with others. */
export function marks(
  line: string,
  sought: string
): readonly { readonly part: string; readonly hit: boolean }[] {
  const found = wordsOf(sought).filter((word) => line.toLocaleLowerCase().includes(word))
  return found.length === 0 ? [{ part: line, hit: false }] : split(line, found.join(' '))
}
