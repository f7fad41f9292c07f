// Four glasses meet: the picture for a game that all agreed to end.
import { fist } from '../cast'
import { coral, deep, glow, noon, paper, sea, spruce, sun, wash, rose } from '../inks'
import { draw } from '../pen'
import type { Pen } from '../pen'
import { beams, disc, turned } from '../strokes'

/** A glass held by its stem, tipped towards the middle. */
function glass(pen: Pen, x: number, y: number, degrees: number, wine: string): void {
  const on = (d: string) => turned(d, x, y, degrees, 1.1)
  pen
    .block(on('M-17 -46C-20 -16 -12 -4 0 -2C12 -4 20 -16 17 -46z'), paper)
    .fill(on('M-18 -32C-17 -14 -10 -5 0 -3C10 -5 17 -14 18 -32C8 -28 -6 -36 -18 -32z'), wine)
  pen
    .key(on('M-18 -32C-6 -36 8 -28 18 -32M-11 -24C-11 -16 -8 -11 -4 -9'), 1.1)
    .key(on('M0 -2L0 34'), 3.4)
    .lift()
}

export const toast = draw({ width: 340, height: 220, ground: noon }, (pen) => {
  pen.flat(beams(170, 98, 260, 45, [0, 360]), glow)
  pen.block(disc(170, 98, 64), rose).lift()
  glass(pen, 140, 122, 14, coral)
  glass(pen, 200, 122, -14, sun)
  glass(pen, 112, 96, 34, sea)
  glass(pen, 228, 96, -34, coral)
  fist(pen, 104, 110, 158, deep, 1.4)
  fist(pen, 236, 110, 22, coral, 1.4)
  fist(pen, 140, 148, 122, sun, 1.5)
  fist(pen, 202, 148, 58, spruce, 1.5)
  for (const [x, y, fill] of [
    [152, 48, coral],
    [186, 44, sun],
    [170, 34, coral],
    [138, 36, sea],
    [204, 34, sea]
  ] as const)
    pen.block(`M${x} ${y - 6}c5 6 5 11 0 12-5-1-5-6 0-12z`, fill, 1.3)
  // streamers
  for (const [x, y, fill, side] of [
    [22, 14, coral, 1],
    [72, 8, sea, -1],
    [318, 14, sun, -1],
    [266, 8, coral, 1],
    [40, 84, sun, -1],
    [300, 92, sea, 1]
  ] as const)
    pen.block(turned('M-10 -4C-2 -12 4 4 12 -4L12 1C4 9 -2 -7 -10 1z', x, y, side * 24, 1.2), fill, 1.2)
  pen
    .block(disc(96, 34, 3), wash, 1)
    .block(disc(250, 40, 3), wash, 1)
    .block(disc(30, 48, 3), coral, 1)
    .block(disc(312, 52, 3), coral, 1)
})
