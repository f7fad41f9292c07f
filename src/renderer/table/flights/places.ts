// Where things fly from and to: purses, deeds, decks and spaces in pixels of the window, and the frames of a flight between them.
import { FREE_PARKING, type Deck, type Space } from '../../../shared/game/board'
import { BANK, POT, type Party } from '../../../shared/game/events'
import { BOARD_SIZE } from '../../board/geometry'

export type Place = { readonly x: number; readonly y: number }
/** A box on the page in pixels. */
export type Area = Place & { readonly width: number; readonly height: number }

/** Middle and size of each deck, in units of the board. */
const DECK_PLACES: Readonly<Record<Deck, { readonly x: number; readonly y: number; readonly turn: number }>> =
  {
    chance: { x: 256, y: 697, turn: -5 },
    chest: { x: 744, y: 697, turn: 4 }
  }
const DECK_WIDTH = 136

/** The middle of an element, or null where there is none. */
function middleOf(root: ParentNode, selector: string): Place | null {
  const box = root.querySelector(selector)?.getBoundingClientRect()
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null
}

export const spacePlace = (root: ParentNode, space: Space): Place | null =>
  middleOf(root, `[data-space="${space}"]`)

/** Where a party keeps its cash: a seat in its row, the Bank at the tray in the middle of the board, the pot on its corner. */
export const purseOf = (root: ParentNode, party: Party): Place | null =>
  party === POT
    ? spacePlace(root, FREE_PARKING)
    : party === BANK
      ? middleOf(root, '.tray')
      : middleOf(root, `[data-seat="${party}"] .cash`)

/** Where a party keeps its deeds. */
export const shelfOf = (root: ParentNode, party: Party): Place | null =>
  party < 0 ? middleOf(root, '.tray') : middleOf(root, `[data-seat="${party}"] .chips`)

/** A box of the board (units) in pixels of the window. */
export function areaOnBoard(root: ParentNode, { x, y, width, height }: Area): Area | null {
  const board = root.querySelector('.board')?.getBoundingClientRect()
  if (!board) return null
  const unit = board.width / BOARD_SIZE
  return { x: board.left + x * unit, y: board.top + y * unit, width: width * unit, height: height * unit }
}

/** Where a deck lies, its width in pixels, and how it lies in degrees. */
export function deckPlace(
  root: ParentNode,
  deck: Deck
): (Place & { readonly width: number; readonly turn: number }) | null {
  const { x, y, turn } = DECK_PLACES[deck]
  const area = areaOnBoard(root, { x, y, width: DECK_WIDTH, height: 0 })
  return area && { x: area.x, y: area.y, width: area.width, turn }
}

/** The middle of the picture on the board. */
export const boardMiddle = (root: ParentNode): Place | null => middleOf(root, '.board')

/** The transform of something that is centred on a place, at a scale and turned by degrees. */
export const centred = ({ x, y }: Place, scale = 1, turn = 0): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale}) rotate(${turn}deg)`

export const between = (from: Place, to: Place, part: number): Place => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part
})

/** Pixels: what has farther to fly is seen well enough on a nearly straight line. */
const NEAR = 260

/** A place on the bow between two: a little up, or far out to the left where both lie close together, one below the other. */
export function onBow(from: Place, to: Place, part: number): Place {
  const { x, y } = between(from, to, part)
  const height = Math.sin(Math.PI * part)
  const near = Math.max(0, 1 - Math.hypot(to.x - from.x, to.y - from.y) / NEAR)
  return { x: x - 170 * near * height, y: y - 40 * (1 - near) * height }
}
