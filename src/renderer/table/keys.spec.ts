// No key means two things in one state, whatever the reader has set.
import { describe, expect, it } from 'vitest'
import {
  ALWAYS,
  clashOf,
  COMMANDS,
  isFree,
  keysWith,
  LIVE_TOGETHER,
  nameOf,
  STATES,
  type Command,
  type KeyMap
} from './key-map'
import { KEY_GROUPS, USUAL_KEYS } from './usual-keys'

/** Keys with two meanings in a state; only leaving the table and closing what lies on it may share one. */
function twice(live: readonly Command[], keys: KeyMap): string[] {
  const leaves = live.includes('leave') && live.includes('close') && keys.leave === keys.close
  const pressed = live.filter((command) => !leaves || command !== 'close').map((one) => keys[one])
  return pressed.filter((key, place) => pressed.indexOf(key) !== place)
}

describe('Usual keys', () => {
  it.each(Object.entries(STATES))('%s has no key twice, seat keys included', (_, live) => {
    expect(twice([...ALWAYS, ...live], USUAL_KEYS)).toEqual([])
  })

  it('leave no command without a state', () => {
    const used = new Set<Command>(LIVE_TOGETHER.flat())
    expect(COMMANDS.filter((command) => !used.has(command))).toEqual([])
  })

  it('clash nowhere', () => {
    expect(COMMANDS.filter((command) => clashOf(command, USUAL_KEYS[command], USUAL_KEYS))).toEqual([])
  })

  it('stand in one group each', () => {
    const grouped = Object.values(KEY_GROUPS).flatMap((group) => Object.keys(group))
    expect(new Set(grouped).size).toBe(grouped.length)
  })

  it('are all keys that may be given', () => {
    expect(Object.values(USUAL_KEYS).filter((key) => !isFree(key))).toEqual([])
  })
})

describe('A changed key', () => {
  it('is refused with the name of the other command where both are live in one state', () => {
    expect(clashOf('buy', 'A', USUAL_KEYS)).toBe('auction')
    expect(clashOf('buy', 'D', USUAL_KEYS)).toBe('deeds')
    expect(clashOf('raise1', 'X', USUAL_KEYS)).toBe('pass')
    expect(clashOf('claim3', 'B', USUAL_KEYS)).not.toBeNull()
    expect(clashOf('why', 'Escape', USUAL_KEYS)).not.toBeNull()
  })

  it('may be one that means something else in another state', () => {
    expect(clashOf('buy', 'N', USUAL_KEYS)).toBeNull()
    expect(clashOf('leave', 'Escape', USUAL_KEYS)).toBeNull()
  })

  it('takes its place in the map', () => {
    expect(keysWith({ buy: 'K' })).toEqual({ ...USUAL_KEYS, buy: 'K' })
    expect(keysWith({ buy: 'A', auction: 'B' })).toEqual({ ...USUAL_KEYS, buy: 'A', auction: 'B' })
  })

  it('is left out of a map that it would make ambiguous, or of which nothing is known', () => {
    expect(keysWith({ buy: 'A', endTurn: '.', dance: 'K', throw: 'Tab' })).toEqual({
      ...USUAL_KEYS,
      endTurn: '.'
    })
  })

  // Any set of changes that somebody may have in his file: the map stays unambiguous.
  it('never makes a key mean two things', () => {
    const keys = ['A', 'B', 'X', 'Space', 'Enter', 'Escape', 'F3', '7', 'D', '?']
    let lot = 7
    const next = (bound: number): number => (lot = (lot * 16807) % 2147483647) % bound
    for (let round = 0; round < 300; round++) {
      const changes = Object.fromEntries(
        Array.from({ length: 6 }, () => [
          COMMANDS[next(COMMANDS.length)] ?? 'buy',
          keys[next(keys.length)] ?? 'A'
        ])
      )
      const map = keysWith(changes)
      for (const live of LIVE_TOGETHER) expect(twice(live, map)).toEqual([])
    }
  })
})

describe('The name of a key', () => {
  it('is written as the map writes it', () => {
    expect([' ', 'b', '?', 'ß', 'F9', 'ArrowLeft'].map(nameOf)).toEqual([
      'Space',
      'B',
      '?',
      'ß',
      'F9',
      'ArrowLeft'
    ])
  })
})
