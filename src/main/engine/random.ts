// The one source of chance: a sealed stream for games at the table, a fast one for simulation, behind the same functions.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Dice } from '../../shared/game/actions'

/**
 * State of a source of chance. `sealed`: each draw is HMAC-SHA-256 of the counter under the seed (64 hex digits), so that
 * who knows the seed afterwards can check every throw. `fast`: the generator sfc32, four unsigned words.
 */
export type Chance =
  | { kind: 'sealed'; readonly seed: string; counter: number }
  | { kind: 'fast'; a: number; b: number; c: number; d: number }

/** A sealed source at its first draw; throws a RangeError unless the seed is 64 lower-case hex digits. */
export function sealedChance(seed: string): Chance {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new RangeError('A seed has 64 hex digits')
  return { kind: 'sealed', seed, counter: 0 }
}

/** A fast source from any whole number. */
export function fastChance(seed: number): Chance {
  const chance: Chance = { kind: 'fast', a: 0x9e3779b9, b: 0x243f6a88, c: seed >>> 0, d: 1 }
  for (let warmUp = 0; warmUp < 12; warmUp++) nextWord(chance)
  return chance
}

/** A seed of 64 hex digits from any text; the same text gives the same seed. */
export const seedFrom = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** The next 32 unsigned bits. */
function nextWord(chance: Chance): number {
  if (chance.kind === 'sealed') {
    const block = hmac(sha256, hexToBytes(chance.seed), utf8ToBytes(String(chance.counter)))
    chance.counter++
    return new DataView(block.buffer, block.byteOffset).getUint32(0)
  }
  const sum = (((chance.a + chance.b) >>> 0) + chance.d) >>> 0
  chance.d = (chance.d + 1) >>> 0
  chance.a = (chance.b ^ (chance.b >>> 9)) >>> 0
  chance.b = (chance.c + (chance.c << 3)) >>> 0
  chance.c = (((chance.c << 21) | (chance.c >>> 11)) + sum) >>> 0
  return sum
}

/** So many words of 32 bits there are. */
const WORDS = 2 ** 32

/** A whole number from 0 to below `bound`, each equally likely: words in the incomplete last span are drawn again. */
export function below(chance: Chance, bound: number): number {
  // a remainder of something beyond 32 bits would be slow
  const limit = Math.floor(WORDS / bound) * bound
  let word = nextWord(chance)
  while (word >= limit) word = nextWord(chance)
  return word % bound
}

/** A throw of two dice; both faces come from one draw of 36. */
export function throwDice(chance: Chance): Dice {
  const both = below(chance, 36)
  return [Math.floor(both / 6) + 1, (both % 6) + 1]
}

/** A copy of the cards in random order (Fisher-Yates). */
export function shuffled<T>(chance: Chance, cards: readonly T[]): T[] {
  const order = cards.slice()
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(chance, last + 1)
    const card = order[last] as T
    order[last] = order[other] as T
    order[other] = card
  }
  return order
}
