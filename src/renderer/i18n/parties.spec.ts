// Names from right to left leave the figures and signs of a sentence where they are.
import { describe, expect, it } from 'vitest'
import { BANK, POT } from '../../shared/game/events'
import { isolated, nameIn } from './parties'
import { narrate } from './narrate'

const company = { seats: [{ name: 'Nora' }, { name: 'אבא' }, { name: 'نور 2' }], banker: 'דוד' }

describe('A party', () => {
  it('is called by its name, a Banker who does not play by his own', () => {
    expect([0, BANK, POT].map((party) => nameIn(company, party))).toEqual([
      'Nora',
      'the Bank',
      'Free Parking'
    ])
  })

  it('whose name runs from right to left stands by itself in a sentence', () => {
    expect(nameIn(company, 1)).toBe('\u2068אבא\u2069')
    expect(nameIn(company, 3)).toBe('\u2068דוד\u2069')
    const paid = {
      type: 'cashPaid',
      from: 1,
      to: 2,
      amount: 50,
      reason: { kind: 'rent', space: 39 }
    } as const
    const sentence = narrate(paid, (party) => nameIn(company, party))
    expect(sentence).toMatch(/^\u2068אבא\u2069 .*\u2068نور 2\u2069/u)
  })

  it('in letters of the other direction needs nothing', () => {
    expect(['Zoë', 'Łukasz', '李雷', '🦊'].map(isolated)).toEqual(['Zoë', 'Łukasz', '李雷', '🦊'])
  })
})
