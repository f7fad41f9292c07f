// Where Chromium is told that there is no graphics hardware, and where it has to look for itself.
import { describe, expect, it } from 'vitest'
import { DEVICES, mayHaveGraphics } from './graphics'

describe('Graphics hardware', () => {
  it.each(DEVICES)('may be there on Linux with %s', (device) => {
    expect(mayHaveGraphics('linux', (asked) => asked === device)).toBe(true)
  })

  it('is not there on Linux without any of them', () => {
    expect(mayHaveGraphics('linux', () => false)).toBe(false)
  })

  it.each(['win32', 'darwin'] as const)(
    'may always be there on %s, which shows no such files',
    (platform) => {
      expect(mayHaveGraphics(platform, () => false)).toBe(true)
    }
  )
})
