// The board lies as designed: GO at the top left, play clockwise, every space beside the one before it.
import { describe, expect, it } from 'vitest'
import {
  BOARD_SIZE,
  DEPTH,
  geometry,
  neighbour,
  promenadeAt,
  PROMENADE,
  quartersFor,
  WIDTH
} from './geometry'

const spaces = Array.from({ length: 40 }, (_, space) => space)

describe('geometry', () => {
  it('puts the corners into the corners, GO at the top left', () => {
    expect([0, 10, 20, 30].map((space) => [geometry(space).x, geometry(space).y])).toEqual([
      [0, 0],
      [BOARD_SIZE - DEPTH, 0],
      [BOARD_SIZE - DEPTH, BOARD_SIZE - DEPTH],
      [0, BOARD_SIZE - DEPTH]
    ])
  })

  it('lays ten spaces along each side, clockwise', () => {
    expect(geometry(5)).toMatchObject({ side: 'top', y: 0 })
    expect(geometry(15)).toMatchObject({ side: 'right', x: BOARD_SIZE - DEPTH })
    expect(geometry(25)).toMatchObject({ side: 'bottom', y: BOARD_SIZE - DEPTH })
    expect(geometry(35)).toMatchObject({ side: 'left', x: 0 })
    expect(geometry(1).x).toBeLessThan(geometry(2).x)
    expect(geometry(11).y).toBeLessThan(geometry(12).y)
    expect(geometry(21).x).toBeGreaterThan(geometry(22).x)
    expect(geometry(31).y).toBeGreaterThan(geometry(32).y)
  })

  it('covers the rim without gap or overlap', () => {
    const area = spaces.reduce((sum, space) => sum + geometry(space).width * geometry(space).height, 0)
    expect(area).toBeCloseTo(BOARD_SIZE ** 2 - (BOARD_SIZE - 2 * DEPTH) ** 2)
    for (const space of spaces) {
      for (const other of spaces.filter((candidate) => candidate > space)) {
        const [a, b] = [geometry(space), geometry(other)]
        const apart =
          a.x + a.width <= b.x + 1e-6 ||
          b.x + b.width <= a.x + 1e-6 ||
          a.y + a.height <= b.y + 1e-6 ||
          b.y + b.height <= a.y + 1e-6
        expect(apart, `${space} and ${other}`).toBe(true)
      }
    }
  })

  it('refuses what is no space', () => {
    expect(() => geometry(40)).toThrow(RangeError)
  })
})

describe('promenadeAt', () => {
  it('keeps the tokens on the planks inside the spaces', () => {
    for (const space of spaces) {
      const { x, y } = promenadeAt(space)
      const fromEdge = Math.min(x, y, BOARD_SIZE - x, BOARD_SIZE - y)
      expect(fromEdge, `space ${space}`).toBeCloseTo(DEPTH + PROMENADE / 2)
    }
  })

  it('walks straight ahead, no step longer than one space and the turn of a corner', () => {
    for (const space of spaces) {
      const [from, to] = [promenadeAt(space), promenadeAt((space + 1) % 40)]
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(WIDTH + PROMENADE)
      expect(Math.min(Math.abs(to.x - from.x), Math.abs(to.y - from.y))).toBeCloseTo(0)
    }
  })
})

describe('neighbour', () => {
  it('follows the arrow that points along the side', () => {
    expect(neighbour(5, 'ArrowRight')).toBe(6)
    expect(neighbour(15, 'ArrowDown')).toBe(16)
    expect(neighbour(25, 'ArrowLeft')).toBe(26)
    expect(neighbour(35, 'ArrowUp')).toBe(36)
    expect(neighbour(25, 'ArrowRight')).toBe(24)
  })

  it('turns at the corners and closes the ring', () => {
    expect(neighbour(9, 'ArrowRight')).toBe(10)
    expect(neighbour(10, 'ArrowDown')).toBe(11)
    expect(neighbour(10, 'ArrowLeft')).toBe(9)
    expect(neighbour(39, 'ArrowUp')).toBe(0)
    expect(neighbour(0, 'ArrowDown')).toBe(39)
    expect(neighbour(0, 'ArrowRight')).toBe(1)
  })
})

describe('A turned board', () => {
  it('brings the side of a space to the bottom, whichever it is', () => {
    for (const space of [3, 14, 27, 35]) expect(geometry(space, quartersFor(space)).side).toBe('bottom')
    for (const corner of [0, 10, 20, 30]) {
      const { x, y } = geometry(corner, quartersFor(corner))
      expect([x, y]).toEqual([BOARD_SIZE - DEPTH, BOARD_SIZE - DEPTH])
    }
  })

  it('lays each space on the field of another, and none on the same', () => {
    for (const quarters of [0, 1, 2, 3] as const) {
      const fields = Array.from({ length: 40 }, (_, space) => JSON.stringify(geometry(space, quarters)))
      expect(new Set(fields).size).toBe(40)
      expect(geometry(0, quarters)).toEqual(geometry(10 * quarters))
    }
  })

  it('is walked by the arrow keys as it lies', () => {
    // turned by a quarter, GO lies at the top right: down leads on along the way
    expect(neighbour(1, 'ArrowDown', 1)).toBe(2)
    expect(neighbour(39, 'ArrowRight', 1)).toBe(0)
    expect(neighbour(0, 'ArrowDown', 0)).toBe(39)
  })
})
