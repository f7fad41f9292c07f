// What is printed on the caps of keys whose names are longer than a cap.

const CAPS: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ArrowLeft: '\u2190',
  ArrowRight: '\u2192',
  ArrowUp: '\u2191',
  ArrowDown: '\u2193',
  Delete: 'Del'
}

/** The print on a key's cap; single letters as capitals. */
export const capOf = (key: string): string => CAPS[key] ?? (key.length === 1 ? key.toUpperCase() : key)
