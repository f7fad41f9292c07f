// Finding words in a line: all of them must be there, in any order; capitals and accents do not matter.

/** As it is compared: small letters without accents, one for each letter of the text. */
const plain = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    const bare = letter.normalize('NFD').charAt(0).toLocaleLowerCase()
    return letter.length === 1 && bare.length === 1 ? bare : letter
  }).join('')

const wordsOf = (sought: string): readonly string[] =>
  plain(sought)
    .split(/\s+/)
    .filter((word) => word !== '')

/** Whether a line holds every word that is sought; nothing sought is found nowhere. */
export function matches(line: string, sought: string): boolean {
  const words = wordsOf(sought)
  const low = plain(line)
  return words.length > 0 && words.every((word) => low.includes(word))
}

/** A piece of a line, and whether it is what was sought. */
type Piece = { readonly part: string; readonly hit: boolean }

/** The line in pieces, those marked that are sought. Lines that do not match stay whole. */
export function split(line: string, sought: string): readonly Piece[] {
  if (!matches(line, sought)) return [{ part: line, hit: false }]
  const pattern = wordsOf(sought)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')
  const written = line.normalize('NFC')
  let from = 0
  return plain(line)
    .split(new RegExp(`(${pattern})`))
    .map((part, place) => {
      const start = from
      from += part.length
      return { part: written.slice(start, from), hit: place % 2 === 1 }
    })
    .filter(({ part }) => part !== '')
}

/** The line in pieces, marked wherever one of the words stands; for lines that are found together with others. */
export function marks(line: string, sought: string): readonly Piece[] {
  const low = plain(line)
  const found = wordsOf(sought).filter((word) => low.includes(word))
  return found.length === 0 ? [{ part: line, hit: false }] : split(line, found.join(' '))
}
