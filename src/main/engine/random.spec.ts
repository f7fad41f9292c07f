// The source of chance: fair, repeatable, and open to checking by anyone who knows the seed.
import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { below, fastChance, sealedChance, seedFrom, shuffled, throwDice, type Chance } from './random'

const SEED = seedFrom('a seed for the specs')
const sources = [
  ['sealed', (): Chance => sealedChance(SEED)],
  ['fast', (): Chance => fastChance(36)]
] as const

/** The throw that the sealed stream must show at a counter, worked out with the cryptography of Node instead of ours. */
function expectedThrow(counter: number): [number, number] {
  const word = createHmac('sha256', Buffer.from(SEED, 'hex')).update(String(counter)).digest().readUInt32BE(0)
  return [Math.floor((word % 36) / 6) + 1, (word % 6) + 1]
}

describe('The sealed stream', () => {
  it('shows HMAC-SHA-256 of a counter under the seed, so that every throw can be checked afterwards', () => {
    const chance = sealedChance(SEED)
    const throws = Array.from({ length: 200 }, () => throwDice(chance))
    expect(throws).toEqual(throws.map((_, counter) => expectedThrow(counter)))
  })

  it('takes seeds of 64 hex digits only', () => {
    for (const seed of ['', 'abc', SEED.slice(1), `${SEED}0`, SEED.toUpperCase(), `${SEED.slice(1)}g`])
      expect(() => sealedChance(seed)).toThrow(RangeError)
  })

  it('makes a seed from any text, the same one each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(seedFrom(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
        expect(sealedChance(seedFrom(text))).toMatchObject({ kind: 'sealed', counter: 0 })
      })
    )
  })
})

/** The generator sfc32 as its author describes it: three words that are mixed, and a counter. */
function* sfc32(a: number, b: number, c: number, counter: number): Generator<number> {
  for (;;) {
    const word = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + word) | 0
    yield word >>> 0
  }
}

describe('The fast stream', () => {
  it.each([0, 1, 36, 0xffff_ffff])('is sfc32 after twelve words of warming up (seed %i)', (seed) => {
    const chance = fastChance(seed)
    const words = sfc32(0x9e3779b9, 0x243f6a88, seed, 1)
    for (let warmUp = 0; warmUp < 12; warmUp++) words.next()
    for (let count = 0; count < 100; count++) expect(below(chance, 2 ** 32)).toBe(words.next().value)
  })
})

describe.each(sources)('Chance of the %s kind', (_, source) => {
  it('repeats itself from the same start, and goes on alike from a saved copy', () => {
    const [one, other] = [source(), source()]
    const draw = (chance: Chance) => Array.from({ length: 50 }, () => below(chance, 1000))
    expect(draw(one)).toEqual(draw(other))
    const saved = JSON.parse(JSON.stringify(one)) as Chance
    expect(draw(one)).toEqual(draw(saved))
  })

  it('draws whole numbers from 0 to below the bound', () => {
    const chance = source()
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0xffff_ffff }), (bound) => {
        const drawn = below(chance, bound)
        expect([Number.isInteger(drawn), drawn >= 0, drawn < bound]).toEqual([true, true, true])
      })
    )
  })

  it('favours none of the 36 throws', () => {
    const chance = source()
    const counts = new Map<string, number>()
    for (let count = 0; count < 18_000; count++) {
      const faces = throwDice(chance).join()
      counts.set(faces, (counts.get(faces) ?? 0) + 1)
    }
    const deviation = [...counts.values()].reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0)
    expect(counts.size).toBe(36)
    // 35 degrees of freedom: a fair source stays below this in 9,999 of 10,000 runs, and this run is always the same
    expect(deviation).toBeLessThan(75)
  })

  it('shuffles without losing a card and leaves the given order alone', () => {
    const chance = source()
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { maxLength: 40 }), (cards) => {
        const before = cards.slice()
        expect(shuffled(chance, cards).sort((one, other) => one - other)).toEqual(
          before.slice().sort((one, other) => one - other)
        )
        expect(cards).toEqual(before)
      })
    )
  })

  it('brings each of four cards to each place equally often', () => {
    const chance = source()
    const places = [0, 1, 2, 3].map(() => [0, 0, 0, 0])
    for (let count = 0; count < 4000; count++)
      shuffled(chance, [0, 1, 2, 3]).forEach((card, place) => {
        const row = places[card]
        if (row) row[place] = (row[place] ?? 0) + 1
      })
    for (const count of places.flat()) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })
})
