// Names are broken and sized so that they fit, in every language.
import { describe, expect, it } from 'vitest'
import { deedAt } from '../../shared/game/board'
import { SPEECHES } from '../i18n'
import { bareName, fit, fitFar, linesOf } from './lettering'

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

describe('A name read across a room', () => {
  it('is without the kind of street or line, which colour and picture say', () => {
    expect(bareName('Kentucky Avenue')).toEqual(['Kentucky'])
    expect(bareName('North Carolina Avenue')).toEqual(['North', 'Carolina'])
    expect(bareName('Pennsylvania Railroad')).toEqual(['Pennsyl\u00advania'])
    expect(bareName('Impôt sur le revenu')).toEqual(['Impôt sur', 'le revenu'])
    expect(bareName('Reading Railroad')).toEqual(['Reading'])
    expect(bareName('B. & O. Railroad')).toEqual(['B.\u00a0&\u00a0O.'])
    expect(bareName('St. Charles Place')).toEqual(['St.', 'Charles'])
    for (const name of ['Park Place', 'Short Line', 'Boardwalk', 'Marvin Gardens', 'Water Works'])
      expect(bareName(name)).toEqual(name.split(' '))
  })

  it('tells every deed from all others, a railroad by its picture, in every language', () => {
    for (const [language, { names }] of spoken) {
      const bare = names.spaces.flatMap((name, space) =>
        deedAt(space)?.kind === 'street' ? [bareName(name).join(' ')] : []
      )
      expect(new Set(bare).size, language).toBe(22)
    }
  })

  it('is set smaller only as far as its longest piece asks for', () => {
    expect(fitFar(['Kentucky'], 8)).toBe(1)
    expect(fitFar(['North', 'Carolina'], 8)).toBe(1)
    expect(fitFar(['Mediter\u00adranean'], 8)).toBe(1)
    expect(fitFar(['Pacific'], 8)).toBe(1)
    expect(fitFar(['dochodowy'], 8)).toBeCloseTo(8 / 9.7)
    // wide letters need more room, so that neighbours do not touch, and narrow ones less
    expect(fitFar(['Vermont'], 7)).toBeCloseTo(7 / 7.8)
    expect(fitFar(['Elektrownia'], 8)).toBeGreaterThan(fitFar(['Wasserwerke'], 8))
    expect(fitFar(['Impôt sur', 'le revenu'], 8)).toBeLessThan(1)
  })
})
