// A language that does not exist: English with accents, in brackets and a third longer. Whatever is shown without brackets
// is not translated, and whatever it breaks would break in German.
import { english } from '../i18n/en'
import type { Messages } from '../i18n/messages'

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'à',
  e: 'é',
  i: 'í',
  o: 'ö',
  u: 'ü',
  y: 'ý',
  A: 'À',
  E: 'É',
  I: 'Í',
  O: 'Ö',
  U: 'Ü'
}

const OPEN = '\u27e6'
const CLOSE = '\u27e7'

/** A text as it would look in the language, in one pair of brackets; what has no letters stays as it is. */
function pseudo(text: string): string {
  const plain = text.replaceAll(MARKS, '')
  if (!/\p{L}/u.test(plain)) return text
  const longer = FILL.repeat(Math.ceil(plain.length / 3))
  return `${OPEN}${plain.replaceAll(/\p{L}/gu, (letter) => ACCENTED[letter] ?? letter)}${longer}${CLOSE}`
}
const FILL = '~'
const MARKS = /[\u27e6\u27e7~]/g

/** Names that the code goes by are left as they are. */
const NAMES = new Set(['id', 'cases'])

function translated(value: unknown): unknown {
  if (typeof value === 'string') return pseudo(value)
  if (typeof value === 'function')
    return (...values: readonly unknown[]) =>
      translated((value as (...all: readonly unknown[]) => unknown)(...values))
  if (Array.isArray(value)) return value.map(translated)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, NAMES.has(name) ? part : translated(part)])
  )
}

/** All words of the window in that language. */
export const pseudoMessages = translated(english) as Messages
