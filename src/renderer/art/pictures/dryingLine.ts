// Prints of the house drying on a line, 720 x 130: a frieze for the settings.
import { bark, coral, deep, glow, noon, paper, rose, sand, sea, spruce, sun, wash } from '../inks'
import { gull, sail, tree, waves } from '../motifs'
import { draw } from '../pen'
import type { Pen } from '../pen'
import { beams, box, disc, line, rays, rect, turned } from '../strokes'
import { moon, stars } from '../weather'

const WIDTH = 84
const TOP = 24

/** A sheet on its pegs with the ground of its picture; what is drawn on it follows. */
function sheet(pen: Pen, x: number, degrees: number, ground: string): void {
  const on = (d: string) => turned(d, x, 66, degrees)
  pen.block(on(box(-WIDTH / 2, -42, WIDTH, 94)), paper)
  pen.block(on(box(-WIDTH / 2 + 7, -35, WIDTH - 14, 64)), ground, 1.2)
  pen.key(on('M-26 37L26 37M-16 44L16 44'), 1.6).key(on('M-28 -48L-28 -37M28 -48L28 -37'), 3.2).lift()
}

export const dryingLine = draw({ width: 720, height: 130, ground: noon }, (pen) => {
  pen.flat(beams(360, 170, 460, 61), rose)
  pen.key(`M-4 14Q180 ${TOP + 8} 360 18T724 12`, 1.8).lift()
  // sun over the sea
  sheet(pen, 62, -2, glow)
  pen
    .block(disc(62, 66, 14), coral, 1.4)
    .lift()
    .flat(rect(28, 66, 68, 28), sea)
  waves(pen, 26, 74, 74, 2, paper, 5)
  pen.lift()
  // a boat
  sheet(pen, 162, 1.5, wash)
  sail(pen, 158, 86, 0.95, coral)
  pen.stroke('M130 88q5-3 10 0M180 90q5-3 10 0M146 92q5-3 10 0', paper, 2).lift()
  // a house
  sheet(pen, 262, -1, sand)
  pen
    .block(rect(244, 58, 36, 36), paper, 1.4)
    .block(line(238, 60, 262, 38, 286, 60) + 'z', coral, 1.4)
    .block(rect(256, 74, 12, 20), deep, 1.2)
    .lift()
  // the lighthouse by night
  sheet(pen, 362, 1, deep)
  stars(pen, [
    [336, 42],
    [346, 58],
    [388, 76],
    [340, 78]
  ])
  pen.flat('M362 47L396 36v24z', sun).block(line(352, 94, 357, 54, 367, 54, 372, 94) + 'z', paper, 1.4)
  pen
    .fill('M355.5 66h13l1.5 11h-16z', coral)
    .block(rect(357, 43, 10, 10), sun, 1.3)
    .block('M354 43l8-8 8 8z', coral, 1.3)
  moon(pen, 340, 46, 5)
  // a tree
  sheet(pen, 462, -1.5, noon)
  tree(pen, 462, 94, 0.58, spruce)
  // gulls over a sun
  sheet(pen, 560, 2, coral)
  pen.block(disc(560, 76, 15), sun, 1.4).key(rays(560, 76, [19, 26], 12, [0, 360]), 1.6)
  gull(pen, 544, 48, 0.8)
  gull(pen, 572, 42, 0.6)
  pen.lift()
  // a cup
  sheet(pen, 658, -2, sea)
  pen
    .key('M674 64c12 0 10 16-4 15', 3)
    .block('M638 60h38c0 16-4 24-10 27h-18c-6-3-10-11-10-27z', paper, 1.4)
    .key('M650 54c-4-6 4-8 0-14M662 54c-4-6 4-8 0-14', 1.5)
  pen.block('M632 88h50c-3 5-8 6-12 6h-26c-4 0-9-1-12-6z', bark, 1.3).lift()
})
