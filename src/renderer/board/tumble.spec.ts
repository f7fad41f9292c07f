// A tumbling die stays inside its tray, and ends exactly where it lies, with the thrown face to the front.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facesAbout, ROOM, tumble } from './tumble'

const frames = fc.record({
  side: fc.constantFrom<-1 | 1>(-1, 1),
  chances: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 8 })
})

describe('A tumble', () => {
  it('ends at rest, unturned but for the slant of the die, whatever chance has brought', () => {
    fc.assert(
      fc.property(frames, ({ side, chances }) => {
        let next = 0
        const { path, spin } = tumble(
          { room: ROOM, side, turn: -7 },
          () => chances[next++ % chances.length] ?? 0
        )
        expect(path.at(-1)).toMatchObject({ offset: 1, transform: 'translate(0cqw, 0cqw) scale(1)' })
        expect(String(spin.at(-1)?.transform)).toMatch(
          / rotateX\(-?0deg\) rotateY\(-?0deg\) rotateZ\(-7deg\)$/
        )
      })
    )
  })

  it('turns over at least once, and its moments are in order', () => {
    const { path, spin } = tumble({ room: ROOM, side: 1, turn: 0 }, () => 0)
    const turned = /rotateX\((-?\d+)deg\)/.exec(String(spin[0]?.transform))
    expect(Math.abs(Number(turned?.[1]))).toBeGreaterThan(360)
    for (const list of [path, spin]) {
      const offsets = list.map(({ offset }) => Number(offset))
      expect(offsets).toEqual([...offsets].sort((one, other) => one - other))
      expect([offsets[0], offsets.at(-1)]).toEqual([0, 1])
    }
  })

  it('strays no farther than its room', () => {
    for (const side of [-1, 1] as const)
      for (const { transform } of tumble({ room: ROOM, side, turn: 0 }, () => 0.5).path) {
        const x = Number(/translate\((-?[\d.]+)cqw/.exec(String(transform))?.[1])
        expect(x).toBeGreaterThanOrEqual(-ROOM.left)
        expect(x).toBeLessThanOrEqual(ROOM.right)
      }
  })
})

describe('The faces of a die', () => {
  it.each([1, 2, 3, 4, 5, 6])('have %i in front, opposite ones making seven', (face) => {
    const [front = 0, back = 0, right = 0, left = 0, top = 0, bottom = 0] = facesAbout(face)
    expect(front).toBe(face)
    expect([front + back, right + left, top + bottom]).toEqual([7, 7, 7])
    expect(new Set([front, back, right, left, top, bottom]).size).toBe(6)
  })
})
