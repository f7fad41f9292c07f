// The pictures: one for every card and subject, printed in inks of ours only, with path data that can be drawn.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CARDS } from '../../shared/game/cards'
import { CARD_PICTURES } from './cards'
import type { Mark, Picture } from './pen'
import { PICTURES } from './pictures'
import { town } from './pictures/town'
import { box, disc, turned } from './strokes'

const tokens = new Set(
  [...readFileSync('src/renderer/styles/tokens.css', 'utf8').matchAll(/--((?:a|b|g)-[\w-]+):/g)].map(
    ([, name]) => `var(--${name})`
  )
)
const all = Object.entries<Picture>({
  ...CARD_PICTURES,
  ...PICTURES,
  town: town([0, 486, 680, 662])
})
const marksOf = ({ plates }: Picture): readonly Mark[] =>
  plates.flatMap(({ flat, colour, key }) => [...flat, ...colour, ...key])

/** How many numbers each command of path data takes. */
const NUMBERS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0
}

/** What is wrong with path data, or null; by the grammar of SVG 1.1, with flags of arcs set apart. */
function faultOf(d: string): string | null {
  if (!/^[Mm]/.test(d)) return 'does not begin with a move'
  const known = d.match(/[a-zA-Z][^a-zA-Z]*/g) ?? []
  if (known.join('') !== d) return 'has something before its first command'
  for (const segment of known) {
    const count = NUMBERS[segment.charAt(0).toUpperCase()]
    if (count === undefined) return `has an unknown command in "${segment}"`
    const rest = segment.slice(1).replace(/-?(?:\d+\.?\d*|\.\d+)/g, '#')
    if (/[^#\s,]/.test(rest)) return `has no number in "${segment}"`
    const given = rest.split('#').length - 1
    if (count === 0 ? given > 0 : given === 0 || given % count !== 0)
      return `is short of numbers in "${segment}"`
  }
  return null
}

describe('the grammar of this spec', () => {
  it.each(['L1 2', 'M1', 'M0 0C1 2 3 4', 'M0 0 NaN', 'M0 0Lundefined 3', 'M0 0z4', 'M0 0h'])(
    'refuses %s',
    (d) => {
      expect(faultOf(d)).not.toBeNull()
    }
  )
  it('accepts moves, curves and arcs', () => {
    expect(faultOf(`M.5-1.5l3-4 5 6q1 2 3 4t5 6a4 4 0 0 1 8 0z${disc(3, 4, 5)}`)).toBeNull()
  })
})

describe.each(all)('the picture of %s', (_, picture) => {
  it('is printed in inks of ours', () => {
    const inks = marksOf(picture).flatMap(({ fill, stroke }) => [fill, stroke])
    const foreign = [picture.ground, ...inks].filter(
      (ink) => ink !== undefined && ink !== 'none' && !tokens.has(ink)
    )
    expect(foreign).toEqual([])
  })

  it('has path data that can be drawn', () => {
    const faults = marksOf(picture).flatMap(({ d }) => (faultOf(d) === null ? [] : [`${d}: ${faultOf(d)}`]))
    expect(faults).toEqual([])
  })

  it('has a composition, not a single sign', () => {
    expect(picture.plates.length).toBeGreaterThan(5)
  })
})

describe('the cards', () => {
  it('have a picture each, and no two the same', () => {
    expect(Object.keys(CARD_PICTURES).sort()).toEqual(Object.keys(CARDS).sort())
    const prints = Object.values(CARD_PICTURES).map((picture) => JSON.stringify(picture.plates))
    expect(new Set(prints).size).toBe(32)
  })
  it('are all of one size', () => {
    const sizes = Object.values(CARD_PICTURES).map(({ width, height }) => `${width} x ${height}`)
    expect(new Set(sizes)).toEqual(new Set(['160 x 120']))
  })
  it('print in few inks each: paper, ink and ground aside', () => {
    for (const [card, picture] of Object.entries(CARD_PICTURES)) {
      const inks = new Set(marksOf(picture).flatMap(({ fill, stroke }) => [fill ?? 'none', stroke ?? 'none']))
      for (const shared of ['none', 'var(--a-ink)', 'var(--a-paper)', picture.ground]) inks.delete(shared)
      expect(inks.size, card).toBeLessThanOrEqual(9)
    }
  })
})

describe('turning a figure', () => {
  it('moves it to its place', () => {
    expect(turned('M1 2L3 -4z', 10, 20)).toBe('M11 22L13 16z')
  })
  it('turns clockwise, sizes and mirrors', () => {
    expect(turned('M10 0L0 10', 0, 0, 90)).toBe('M0 10L-10 0')
    expect(turned(box(0, 0, 2, 3), 5, 5, 0, 2, true)).toBe('M5 5L1 5L1 11L5 11z')
  })
})
