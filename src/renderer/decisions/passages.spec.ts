// Every question, business and refusal leads to a rule that the rule book really has, in every language.
import { describe, expect, it } from 'vitest'
import { ILLEGALITIES } from '../../shared/game/actions'
import { officialRules } from '../../shared/game/rules'
import { SPEECHES } from '../i18n'
import { explain } from './explanation'
import { BUSINESS_RULES, BUSINESSES, DECISION_RULES, REFUSAL_RULES, type Explanation } from './passages'

const ALL: readonly (readonly [name: string, explanation: Explanation])[] = [
  ...Object.entries(DECISION_RULES),
  ...Object.entries(BUSINESS_RULES),
  ...Object.entries(REFUSAL_RULES)
]

const LANGUAGES = await Promise.all(
  Object.entries(SPEECHES).map(async ([name, { load }]) => [name, await load()] as const)
)

describe.each(LANGUAGES)('Rule book, %s', (_, language) => {
  it.each(ALL)('has every passage about %s', (_, { passages }) => {
    for (const [id, carries] of passages) {
      const chapter = language.rules.chapterOf(id)
      expect(
        chapter?.rules.filter(({ cases }) => cases.includes(carries)),
        `${id}, ${carries}`
      ).toHaveLength(1)
    }
  })

  it('has no chapter twice, and no rule twice in a chapter', () => {
    const { chapters } = language.rules
    expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length)
    for (const { rules } of chapters) expect(new Set(rules.map(({ text }) => text)).size).toBe(rules.length)
  })
})

describe('Explanation', () => {
  it('tells the rule, what this table plays, and whether that is as printed', () => {
    const told = explain({ of: 'decision', kind: 'purchase' }, { ...officialRules(3), auctions: false })
    expect(told.heading).toBe('Why buy or auction?')
    expect(told.rules[0]).toMatch(/^Only the player who has landed there may buy/)
    expect(told.plays).toEqual([
      { text: 'no auctions: what is not bought stays with the Bank', official: false },
      { text: 'buying from the first throw on', official: true }
    ])
    expect(told.chapters.map(({ title }) => title)).toEqual(['Buying a deed'])
  })

  it('opens a refusal under its own sentence', () => {
    const told = explain({ of: 'refusal', code: 'mustBuildEvenly' }, officialRules(2))
    expect(told.heading).toBe('Streets of a group must be built up evenly.')
    expect(told.rules).toEqual([
      'Build evenly: no lot may be more than one house ahead of another of its group.'
    ])
  })

  it.each([...ILLEGALITIES])('has something to say about %s', (code) => {
    expect(explain({ of: 'refusal', code }, officialRules(2)).rules.length).toBeGreaterThan(0)
  })

  it.each([...BUSINESSES])('has something to say about %s', (kind) => {
    expect(explain({ of: 'business', kind }, officialRules(2)).rules.length).toBeGreaterThan(0)
  })

  it('reads a whole chapter', () => {
    const told = explain({ of: 'chapter', id: 'shortage' }, officialRules(2))
    expect(told.heading).toBe('When buildings are scarce')
    expect(told.rules.length).toBe(6)
  })
})
