// No key means two things in one state.
import { describe, expect, it } from 'vitest'
import { ALWAYS, KEYS, STATES, type Command } from './keys'

const commands = Object.keys(KEYS) as Command[]

describe('Keys', () => {
  it.each(Object.entries(STATES))('%s has no key twice', (_, live) => {
    const keys = [...ALWAYS, ...live].map((command) => KEYS[command])
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([])
  })

  it('leaves no command without a state', () => {
    const used = new Set<Command>([...ALWAYS, ...Object.values(STATES).flat()])
    expect(commands.filter((command) => !used.has(command))).toEqual([])
  })
})
