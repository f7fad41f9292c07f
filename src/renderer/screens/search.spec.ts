// Looking up a rule: every word counts, marks fall on what was sought.
import { describe, expect, it } from 'vitest'
import { chapters } from '../i18n/en/rules'
import { matches, split } from './search'

describe('search', () => {
  it('finds lines that hold every word, whatever the capitals', () => {
    expect(matches('The Bank has 32 houses and 12 hotels.', 'HOUSES bank')).toBe(true)
    expect(matches('The Bank has 32 houses and 12 hotels.', 'houses jail')).toBe(false)
    expect(matches('anything', '   ')).toBe(false)
  })

  it('marks what was sought and loses nothing of the line', () => {
    const line = 'Pay $50, or throw. (Doubles?)'
    const parts = split(line, '$50 (doubles?)')
    expect(parts.map(({ part }) => part).join('')).toBe(line)
    expect(parts.filter(({ hit }) => hit).map(({ part }) => part)).toEqual(['$50', '(Doubles?)'])
  })

  it('goes past accents and capitals of other languages, and marks what is written', () => {
    expect(matches('Ve a la cárcel', 'carcel')).toBe(true)
    expect(matches('Grundstücke', 'grundstucke')).toBe(true)
    expect(matches('Île de la Cité', 'ILE cite')).toBe(true)
    const parts = split('Ve a la cárcel, sin cobrar', 'carcel')
    expect(parts.map(({ part }) => part)).toEqual(['Ve a la ', 'cárcel', ', sin cobrar'])
    expect(parts[1]?.hit).toBe(true)
  })
})

describe('the rule book', () => {
  it('names a case for every rule, and no rule twice', () => {
    const rules = chapters.flatMap((chapter) => chapter.rules)
    for (const { cases, text } of rules) {
      expect(cases.length, text).toBeGreaterThan(0)
      for (const id of cases) expect(id).toMatch(/^[A-Z]+-\d\d$/)
    }
    expect(new Set(rules.map(({ text }) => text)).size).toBe(rules.length)
    expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length)
  })
})
