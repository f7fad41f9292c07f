// Every text can be read on its ground in both themes: 4.5:1 at least, measured on the tokens themselves.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync('src/renderer/styles/tokens.css', 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}));/g)].map(
    ([, name = '', light = '', dark = '', both]) =>
      [name, both ? { light: both, dark: both } : { light, dark }] as const
  )
)

const PAIRS: readonly (readonly [text: string, ground: string])[] = [
  ['ink', 'paper'],
  ['ink', 'paper-2'],
  ['ink', 'paper-3'],
  ['ink', 'spot'],
  ['ink-2', 'paper'],
  ['ink-2', 'paper-2'],
  ['ink-2', 'paper-3'],
  ['accent', 'paper'],
  ['on-accent', 'accent'],
  ['brass-ink', 'paper'],
  ['link', 'paper'],
  ['good', 'paper'],
  ['bad', 'paper'],
  ['bad', 'paper-2'],
  ['on-table', 'table'],
  ['on-table', 'table-2'],
  ['on-table-2', 'table'],
  ['on-table-accent', 'table'],
  ['a-title', 'a-sky'],
  ['a-ink', 'a-beach'],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((player) => ['paper', `p-${player}`] as const)
]

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(parseInt(colour.slice(at, at + 2), 16) / 255)
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
function token(name: string, theme: 'light' | 'dark'): string {
  const found = tokens.get(name)
  if (!found) throw new Error(`There is no token --${name} with a plain colour`)
  return found[theme]
}

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(PAIRS)('%s can be read on %s', (text, ground) => {
    expect(contrast(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it('the focus ring stands out from cloth and paper (3:1)', () => {
    expect(contrast(token('focus', theme), token('table', theme))).toBeGreaterThanOrEqual(3)
  })
})
