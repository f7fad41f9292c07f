// Roofs in a sudden wind: the vane swings, a hat and some letters fly. The picture of Chance.
import { coral, deep, dusk, ink, noon, paper, sand, sea, spruce, sun, wash } from '../inks'
import { cloud, gull, hatch, pane } from '../motifs'
import { draw } from '../pen'
import { beams, disc, line, rect } from '../strokes'

export const windyRoofs = draw({ width: 340, height: 220, ground: noon }, (pen) => {
  pen.flat(beams(170, 230, 360, 35), dusk)
  cloud(pen, 72, 30, 80)
  cloud(pen, 286, 22, 60)
  // wind in long curls
  pen
    .key(
      'M-4 62c50-14 76 12 110 2 12-4 14-20 2-20-8 0-10 10-2 12M196 116c40-12 66 8 96-2 12-4 14-18 3-18-8 0-9 9-2 11M-4 112c24-6 40 2 58-2',
      1.7
    )
    .lift()
  gull(pen, 34, 88, 0.8)
  // roofs, one behind the other
  pen.block(line(-10, 224, -10, 158, 44, 118, 98, 158, 98, 224) + 'z', sand)
  pen.block(line(-18, 160, 44, 112, 106, 160) + 'z', coral)
  pen.key('M0 154l14-11M10 156l24-19M20 158l34-26', 0.9).lift()
  pen.block(line(240, 224, 240, 148, 298, 106, 356, 148, 356, 224) + 'z', wash)
  pen.block(line(232, 150, 298, 100, 364, 150) + 'z', deep)
  pen.block(rect(262, 92, 20, 34), coral).block(rect(258, 88, 28, 7), paper, 1.4)
  pen.key('M272 86c10-6 8-14 22-14s16-8 26-8', 1.6).lift()
  pen.block(line(92, 224, 92, 176, 170, 124, 248, 176, 248, 224) + 'z', paper)
  hatch(pen, 226, 178, 22, 46)
  pen.block(line(82, 180, 170, 118, 258, 180) + 'z', spruce)
  pen.key('M100 172l16-11M114 172l30-21M130 172l44-31', 0.9).lift()
  pane(pen, 136, 186, 18, 22, coral)
  pane(pen, 190, 186, 18, 22, coral)
  pane(pen, 36, 172, 16, 20)
  pane(pen, 290, 164, 16, 20)
  pen.lift()
  // the vane: a whale over the four winds
  pen.key('M170 122V52', 3).key('M138 86h64M150 78l40 16M150 94l40-16', 1.6)
  pen
    .solid(disc(170, 86, 5))
    .solid('M138 86l8-4v8zM202 86l-8-4v8z')
    .lift()
  pen.block(
    'M128 54c2-16 16-22 32-20 18 2 30 10 42 8 2-8 6-12 14-12-2 6-2 8 0 12 2 6 2 8 0 12-8-1-12-4-14-8-10 14-30 20-48 18-14-1-24-4-26-10z',
    sea
  )
  pen
    .key('M132 58c10 3 20 3 28 0M150 34c-6-8 0-14-8-20M150 34c2-10 10-10 10-18', 1.4)
    .solid(disc(142, 48, 2))
    .lift()
  // a hat and letters in the air
  pen.block('M52 84c2-16 8-20 18-18s14 8 12 22z', sun)
  pen.block('M40 84c14 4 40 8 56 6 2 5-2 7-8 7-18 1-38-2-46-6-4-2-5-5-2-7z', sun)
  pen.key('M53 78c10 4 20 6 30 5', 2.6).lift()
  const letter = (x: number, y: number, tilt: 1 | -1, fill: string): void => {
    const corners = [
      x,
      y,
      x + 28,
      y + tilt * 8,
      x + 28 - tilt * 5,
      y + tilt * 8 + 17,
      x - tilt * 5,
      y + 17
    ] as const
    pen.block(line(...corners) + 'z', fill)
    pen.key(line(x, y, x + 13 - tilt * 2, y + tilt * 4 + 11, x + 28, y + tilt * 8), 1.1).lift()
  }
  letter(234, 40, 1, paper)
  letter(284, 62, -1, wash)
  letter(92, 20, -1, paper)
  for (const [x, y] of [
    [112, 98],
    [226, 88],
    [20, 132],
    [316, 40],
    [206, 24]
  ] as const) {
    pen.block(`M${x} ${y}c4-6 10-6 12-1-3 5-8 6-12 1z`, coral, 1.1)
  }
  pen.key('M166 122h8', 2, { fill: ink }).lift()
})
