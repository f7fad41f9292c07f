// The figures that throws are measured against agree with each other, and too few or wrong throws are told apart.
import { describe, expect, it } from 'vitest'
import { exactChances } from './chain'
import { IN_JAIL, IN_JAIL_WITH_KEPT_CARDS, RESTS, SALARY_PER_TURN, THROWS_PER_TURN } from './figures'
import { noLandings, WALKS, walkOn, type Landings, type Walk } from './landing'
import { expectedOf, measure } from './measure'

/** Throws that fall exactly as expected of a walk. */
function asExpected(walk: Walk, throws: number): Landings {
  const { rests, throwsPerTurn, salaryPerTurn } = expectedOf(walk)
  const turns = throws / throwsPerTurn
  return {
    throws,
    turns,
    laps: (turns * salaryPerTurn) / 200,
    rests: rests.map((share) => (throws * share) / 100)
  }
}

describe('Exact chances', () => {
  it.each(['short', 'long'] as const)(
    'the printed figures of the policy %s are those of the chain',
    (policy) => {
      const { rests, throwsPerTurn, salaryPerTurn } = exactChances(policy)
      rests.forEach((share, space) => expect(share).toBeCloseTo(RESTS[policy][space] ?? NaN, 4))
      expect(throwsPerTurn).toBeCloseTo(THROWS_PER_TURN[policy], 5)
      expect(salaryPerTurn).toBeCloseTo(SALARY_PER_TURN[policy], 2)
    }
  )

  it.each(WALKS)('all throws of the walk %s rest somewhere', (walk) => {
    const sum = expectedOf(walk).rests.reduce((total, share) => total + share, 0)
    expect(sum).toBeCloseTo(100, 1)
  })

  it('kept release cards bring more tokens to jail, as printed', () => {
    const [full, thin] = [exactChances('long', 16), exactChances('long', 15)]
    const between = full.rests.map((share, space) => share + 0.44 * ((thin.rests[space] ?? 0) - share))
    expect(between[IN_JAIL]).toBeCloseTo(IN_JAIL_WITH_KEPT_CARDS, 2)
    expect(expectedOf('longKept').rests[22]).toBeCloseTo(between[22] ?? NaN, 2)
  })
})

describe('Measuring', () => {
  it.each(WALKS)('allows 0.03 points on every space of sixty million throws of the walk %s', (walk) => {
    const { places, off } = measure(walk, asExpected(walk, 60_000_000))
    expect(off).toEqual([])
    expect(places).toHaveLength(41)
    for (const { space, tolerance } of places) expect(tolerance, `${space}`).toBe(space === 30 ? 0 : 0.03)
  })

  it('allows more where there are few throws', () => {
    const { places } = measure('short', asExpected('short', 100_000))
    expect(places[24]?.tolerance).toBeCloseTo(0.25, 2)
  })

  it.each([
    ['a token that is left on Go To Jail', 30, 40],
    ['a share that is 0.031 points too high', 24, 18_600],
    ['a share that is 0.031 points too low', 40, -18_600]
  ])('notices %s', (_, space, more) => {
    const landings = asExpected('long', 60_000_000)
    landings.rests[space] = (landings.rests[space] ?? 0) + more
    expect(measure('long', landings).off).toHaveLength(1)
  })

  it('notices a salary that is not paid, and a throw too many', () => {
    const landings = asExpected('short', 1_000_000)
    const { off } = measure('short', {
      ...landings,
      laps: landings.laps * 0.99,
      turns: landings.turns * 0.99
    })
    expect(off.map((line) => line.split(':')[0])).toEqual(['throwsPerTurn'])
    expect(measure('short', { ...landings, laps: landings.laps * 0.98 }).off).toHaveLength(1)
  })

  it('tells the policies apart', () => {
    expect(measure('long', walkOn('short', 50_000, 1)).off.length).toBeGreaterThan(1)
    expect(measure('short', walkOn('short', 50_000, 1)).off).toEqual([])
  })
})

describe('A walk', () => {
  it('is the same again from its seed, and another one from another', () => {
    const [walk, same, other] = [5, 5, 6].map((seed) => walkOn('longKept', 2000, seed))
    expect(same).toEqual(walk)
    expect(other).not.toEqual(walk)
    expect(walk?.rests.reduce((sum, count) => sum + count, 0)).toBe(2000)
    expect(noLandings().throws).toBe(0)
  })
})
