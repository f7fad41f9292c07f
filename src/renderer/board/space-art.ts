// Places of the small drawings on a space: letter, emblem, owner's bar, buildings (units of the board).
import { HOTEL } from '../../shared/game/board'
import { BOARD_SIZE, DEPTH } from './geometry'
import type { Field, Point } from './geometry'

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Depth of the bar in the owner's colour that touches the promenade. */
const BAR = 8
const HOUSE = 18.5
const HOTEL_LEVEL = { width: 40, height: 25 }
const HOTEL_SIDE = { width: 29, height: 19 }

const middle = ({ x, y, width, height }: Field): Point => ({ x: x + width / 2, y: y + height / 2 })

/** Centre of the letter on the awning. */
export function letterOn(field: Field): Point {
  const { x, y } = middle(field)
  switch (field.side) {
    case 'top':
      return { x, y: 14 }
    case 'bottom':
      return { x, y: BOARD_SIZE - 14 }
    case 'left':
      return { x: 14, y }
    default:
      return { x: BOARD_SIZE - 14, y }
  }
}

/** Side of the emblem of a deck that stands alone on its space. */
const ALONE = 68

/** Box of the emblem of a space without a colour group; emblems of the decks are larger, and alone where no name is printed. */
export function emblemOn(field: Field, deck: boolean, alone = false): Box {
  const { x, y } = middle(field)
  if (alone) return { x: x - ALONE / 2, y: y - ALONE / 2, width: ALONE, height: ALONE }
  const level = deck ? 54 : 42
  const side = deck ? 43 : 40
  switch (field.side) {
    case 'top':
      return { x: x - level / 2, y: deck ? 10 : 7, width: level, height: level }
    case 'bottom':
      return { x: x - level / 2, y: BOARD_SIZE - level - (deck ? 10 : 7), width: level, height: level }
    case 'left':
      return { x: deck ? 7 : 4, y: y - side / 2, width: side, height: side }
    default:
      return { x: BOARD_SIZE - side - (deck ? 7 : 4), y: y - side / 2, width: side, height: side }
  }
}

/** The owner's bar along the promenade. */
export function barOn({ side, x, y, width, height }: Field): Box {
  switch (side) {
    case 'top':
      return { x, y: DEPTH - BAR, width, height: BAR }
    case 'bottom':
      return { x, y, width, height: BAR }
    case 'left':
      return { x: DEPTH - BAR, y, width: BAR, height }
    default:
      return { x, y, width: BAR, height }
  }
}

/** Boxes of the buildings of a level, in a row along the promenade; one box for a hotel. */
export function buildingsOn(field: Field, level: number): Box[] {
  const { x, y } = middle(field)
  const flat = field.side === 'top' || field.side === 'bottom'
  const inner = (depth: number): number => {
    switch (field.side) {
      case 'top':
      case 'left':
        return DEPTH - BAR - depth - 1
      default:
        return BOARD_SIZE - DEPTH + BAR + 1
    }
  }
  if (level === HOTEL) {
    const { width, height } = flat ? HOTEL_LEVEL : HOTEL_SIDE
    return [
      flat
        ? { x: x - width / 2, y: inner(height), width, height }
        : { x: inner(width), y: y - height / 2, width, height }
    ]
  }
  return Array.from({ length: level }, (_, place) => {
    const along = (place - (level - 1) / 2) * (HOUSE + 1) - HOUSE / 2
    return flat
      ? { x: x + along, y: inner(HOUSE), width: HOUSE, height: HOUSE }
      : { x: inner(HOUSE), y: y + along, width: HOUSE, height: HOUSE }
  })
}
