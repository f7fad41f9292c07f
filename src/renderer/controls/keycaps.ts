// What is printed on the caps of keys whose names are longer than a cap.
import { words } from '../i18n'

/** Keys that have names of their own, which differ from language to language. */
export type NamedKey = 'Space' | 'Enter' | 'Escape' | 'Delete' | 'Backspace' | 'Home' | 'End' | 'Tab'

const ARROWS: Readonly<Record<string, string>> = {
  ArrowLeft: '\u2190',
  ArrowRight: '\u2192',
  ArrowUp: '\u2191',
  ArrowDown: '\u2193'
}

/** The print on a key's cap; single letters as capitals. */
export const capOf = (key: string): string =>
  (words.keys.caps as Readonly<Record<string, string>>)[key] ??
  ARROWS[key] ??
  (key.length === 1 ? key.toUpperCase() : key)
