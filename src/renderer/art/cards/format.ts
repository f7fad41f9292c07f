// The sheet that the pictures of the cards are printed on: 160 x 120, to be seen at about that size in pixels.
import { draw } from '../pen'
import type { Pen, Picture } from '../pen'

/** Draws the picture of a card on a ground of one ink. */
export const onCard = (ground: string, drawing: (pen: Pen) => void): Picture =>
  draw({ width: 160, height: 120, ground, shift: [0.9, 0.7], line: 1.5 }, drawing)
