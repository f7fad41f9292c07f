// Tokens that share a space make room, stay before their own space and off the lettering.
import { describe, expect, it } from 'vitest'
import { CORNER_PICTURE, DEPTH, geometry, WIDTH } from './geometry'
import { tokenStands } from './tokens'

const crowd = (at: number, count: number, inJail = false) =>
  tokenStands(Array.from({ length: count }, (_, seat) => ({ seat, at, inJail })))

describe('tokenStands', () => {
  it('gives eight tokens eight different places on every kind of space', () => {
    for (const at of [0, 7, 10, 20, 27]) {
      const places = crowd(at, 8).map(({ x, y }) => `${x} ${y}`)
      expect(new Set(places).size, `space ${at}`).toBe(8)
    }
  })

  it('keeps a row within the width of its own space', () => {
    for (let count = 1; count <= 8; count++) {
      for (const { x, size } of crowd(27, count)) {
        const { x: left } = geometry(27)
        expect(x - size / 2).toBeGreaterThanOrEqual(left - 0.01)
        expect(x + size / 2).toBeLessThanOrEqual(left + WIDTH + 0.01)
      }
    }
  })

  it('never covers the name of a corner', () => {
    for (const at of [0, 10, 20]) {
      for (const { y, size, x } of crowd(at, 8)) {
        const corner = geometry(at)
        const inside = x > corner.x && x < corner.x + DEPTH && y > corner.y && y < corner.y + DEPTH
        if (inside) expect(y + size / 2).toBeLessThanOrEqual(corner.y + CORNER_PICTURE + 2)
      }
    }
  })

  it('puts prisoners behind the bars and visitors outside', () => {
    const [prisoner, visitor] = tokenStands([
      { seat: 0, at: 10, inJail: true },
      { seat: 1, at: 10, inJail: false }
    ])
    const { x } = geometry(10)
    expect(prisoner?.x).toBeGreaterThan(x + 64)
    expect(visitor?.x).toBeLessThan(x + 64)
  })
})
