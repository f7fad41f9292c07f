// Names are broken and sized so that they fit, in every language.
import { describe, expect, it } from 'vitest'
import { SPEECHES } from '../i18n'
import { fit, linesOf } from './lettering'

const spoken = await Promise.all(
  Object.entries(SPEECHES).map(async ([language, { load }]) => [language, await load()] as const)
)

describe('A name on a space', () => {
  it('is broken where both lines are about as long', () => {
    expect(linesOf('Boardwalk')).toEqual(['Boardwalk'])
    expect(linesOf('Kentucky Avenue')).toEqual(['Kentucky', 'Avenue'])
    expect(linesOf('North Carolina Avenue')).toEqual(['North Carolina', 'Avenue'])
    expect(linesOf('Companhia de \u00e1guas')).toEqual(['Companhia', 'de \u00e1guas'])
  })

  it('keeps initials together', () => {
    expect(linesOf('B. & O. Railroad')).toEqual(['B.\u00a0&\u00a0O.', 'Railroad'])
    expect(linesOf('St. Charles Place')).toEqual(['St.\u00a0Charles', 'Place'])
  })

  it.each(spoken)('loses nothing, in %s', (_, { names }) => {
    for (const name of names.spaces)
      expect(linesOf(name).join(' ').replaceAll('\u00a0', ' ')).toBe(name.replaceAll('\u00a0', ' '))
  })

  it('is set smaller the more letters there are beyond those that fit', () => {
    expect(fit('Free Parking', 12)).toBe(1)
    expect(fit('Darmowy parking', 12)).toBeCloseTo(11 / 15)
  })
})
