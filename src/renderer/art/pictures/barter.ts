// Two hands meet over the deeds that change sides: the picture of deals.
import { coral, deep, glow, ink, noon, paper, sea, skin, sun, bark, wash } from '../inks'
import { draw } from '../pen'
import type { Pen } from '../pen'
import { beams, box, rays, turned } from '../strokes'

function deed(pen: Pen, x: number, y: number, degrees: number, hue: string): void {
  const on = (d: string) => turned(d, x, y, degrees)
  pen
    .block(on(box(-32, -42, 64, 84)), paper)
    .key(on(box(-28, -38, 56, 76)), 1)
    .block(on(box(-28, -38, 56, 20)), hue, 1.2)
  pen.key(on('M-20 -6L20 -6M-20 4L12 4M-20 14L20 14M-20 24L6 24'), 1.4).lift()
}

export const barter = draw({ width: 340, height: 220, ground: noon }, (pen) => {
  pen.flat(beams(170, 92, 260, 37, [0, 360]), glow)
  pen.block('M-4 166h348v58H-4z', bark).key('M-4 175h348M24 200h90M200 206h110', 1).lift()
  deed(pen, 92, 148, -14, sea)
  deed(pen, 52, 164, -26, sun)
  deed(pen, 254, 148, 12, coral)
  for (const [x, y] of [
    [292, 190],
    [292, 183],
    [292, 176],
    [292, 169]
  ] as const)
    pen.block(turned('M-30 -9L26 -11L32 6L-24 9z', x, y, 4), wash, 1.2)
  pen.lift()
  // his sleeve, hers, and the clasp
  pen.block('M-6 44L96 74l-10 40L-6 104z', deep).block('M94 70l16 5-12 44-16-5z', paper)
  pen.block('M346 36L244 70l10 42 92-6z', coral).block('M246 66l-16 5 10 46 16-5z', paper)
  pen.block(
    'M108 76c18-6 30-2 44 2l34 12c8 4 4 14-4 12l-14-4 20 12c10 6 4 16-6 12l4 4c6 8-2 14-10 10-4 8-14 8-22 2l-30-16c-8-4-18-4-26-4z',
    skin
  )
  pen.block('M232 74c-20-8-36-6-52 4l-24 14c-6 8 2 16 12 12l16-6 28 18c8 6 20 2 30-4z', skin)
  pen.key('M176 136c-8-2-20-10-30-16M186 126c-8-2-20-10-30-17M190 112c-6-2-12-6-18-9', 1.4).lift()
  pen
    .key(rays(170, 92, [62, 78], 6, [50, 130]), 2.6)
    .scratch('M104 86c8-2 14-2 20 0', 1, ink)
    .lift()
})
