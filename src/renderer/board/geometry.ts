// Where things lie on the board: a square of 1000 units, GO at the top left, play clockwise in reading order.
import type { Space } from '../../shared/game/board'

/** Side of the board that a space lies on; corners belong to none. */
export type Side = 'corner' | 'top' | 'right' | 'bottom' | 'left'
export type Field = {
  readonly side: Side
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export type Point = { readonly x: number; readonly y: number }

export const BOARD_SIZE = 1000
/** Depth of every space, and both sides of a corner. */
export const DEPTH = 124
/** Width of a space between two corners. */
export const WIDTH = (BOARD_SIZE - 2 * DEPTH) / 9
/** Depth of the planked promenade inside the spaces, where the tokens walk. */
export const PROMENADE = 36
/** The picture in the middle. */
export const PICTURE = { x: DEPTH + PROMENADE, size: BOARD_SIZE - 2 * (DEPTH + PROMENADE) } as const
/** Height of the picture in a corner; its name stands below. */
export const CORNER_PICTURE = 78

const FAR = BOARD_SIZE - DEPTH

/** By how many quarters the board is turned: clockwise, each space moves on to the next side. All lettering stays upright. */
export type Quarters = 0 | 1 | 2 | 3

/** The place of a space on a turned board, as the number of the space that lies there on a straight one. */
const slotOf = (space: Space, quarters: Quarters): Space => (space + 10 * quarters) % 40

/** The turn that brings a space to the bottom side. */
export const quartersFor = (space: Space): Quarters =>
  ([2, 1, 0, 3] as const)[Math.floor(space / 10) % 4] ?? 0

/** The field of a space, 0 to 39. */
export function geometry(at: Space, quarters: Quarters = 0): Field {
  if (!(at >= 0 && at < 40)) throw new RangeError(`There is no space ${at}`)
  const space = slotOf(at, quarters)
  const place = space % 10
  const along = DEPTH + (place - 1) * WIDTH
  const back = BOARD_SIZE - DEPTH - place * WIDTH
  const corner = (x: number, y: number): Field => ({ side: 'corner', x, y, width: DEPTH, height: DEPTH })
  switch (Math.floor(space / 10)) {
    case 0:
      return place === 0 ? corner(0, 0) : { side: 'top', x: along, y: 0, width: WIDTH, height: DEPTH }
    case 1:
      return place === 0 ? corner(FAR, 0) : { side: 'right', x: FAR, y: along, width: DEPTH, height: WIDTH }
    case 2:
      return place === 0 ? corner(FAR, FAR) : { side: 'bottom', x: back, y: FAR, width: WIDTH, height: DEPTH }
    default:
      return place === 0 ? corner(0, FAR) : { side: 'left', x: 0, y: back, width: DEPTH, height: WIDTH }
  }
}

/** The middle of the promenade before a space; at a corner, where its two arms meet. */
export function promenadeAt(space: Space, quarters: Quarters = 0): Point {
  const { side, x, y, width, height } = geometry(space, quarters)
  const half = PROMENADE / 2
  switch (side) {
    case 'top':
      return { x: x + width / 2, y: DEPTH + half }
    case 'right':
      return { x: x - half, y: y + height / 2 }
    case 'bottom':
      return { x: x + width / 2, y: y - half }
    case 'left':
      return { x: DEPTH + half, y: y + height / 2 }
    case 'corner':
      return { x: x === 0 ? DEPTH + half : x - half, y: y === 0 ? DEPTH + half : y - half }
  }
}

/** Where an arrow key leads from a space: along its side, and past the corners round the ring. */
export function neighbour(
  at: Space,
  key: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown',
  quarters: Quarters = 0
): Space {
  const slot = neighbourOf(slotOf(at, quarters), key)
  return (slot + 40 - 10 * quarters) % 40
}

function neighbourOf(space: Space, key: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'): Space {
  const row = Math.floor(space / 10)
  const forward =
    key === 'ArrowRight'
      ? row === 0 || row === 1
      : key === 'ArrowLeft'
        ? row === 2 || row === 3
        : key === 'ArrowDown'
          ? row < 2
          : row > 1
  // From a corner both of its sides can be walked: the key that points back along the side before it leads back.
  if (space % 10 === 0) {
    const back = (['ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight'] as const)[row]
    return (space + (key === back ? 39 : forward ? 1 : 39)) % 40
  }
  return (space + (forward ? 1 : 39)) % 40
}
