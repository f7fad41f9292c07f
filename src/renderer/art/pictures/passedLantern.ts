// One hand gives the lantern to the next, dusk over the table: the picture of handing over. Its middle band tells it all.
import { fist, palm } from '../cast'
import { bark, brass, coral, deep, glow, leaf, noon, paper, sea, sun } from '../inks'
import { draw } from '../pen'
import { disc, rays, rect, turned } from '../strokes'
import { stars } from '../weather'

export const passedLantern = draw({ width: 340, height: 220, ground: deep }, (pen) => {
  stars(pen, [
    [24, 22],
    [62, 50],
    [100, 18],
    [250, 24],
    [300, 16],
    [322, 60],
    [280, 96],
    [30, 92],
    [218, 10],
    [78, 84],
    [266, 66]
  ])
  pen
    .flat(disc(170, 108, 98), sea)
    .flat(disc(170, 108, 66), leaf)
    .flat(disc(170, 108, 40), glow)
  pen.scratch(rays(170, 108, [46, 58], 18, [0, 360]), 2, sun).lift()
  pen.block('M-4 192h348v32H-4z', bark).key('M-4 200h348M30 210h80M190 213h110', 1).lift()
  // the lantern hangs from one hand above the other
  const on = (d: string) => turned(d, 170, 110)
  pen.key(on('M-13 -29C-13 -54 13 -54 13 -29'), 3.2).lift()
  pen.block(on('M-18 -22L-10 -33L10 -33L18 -22z'), coral).block(rect(164, 72, 12, 6), coral)
  pen.block(on('M-17 -22L17 -22L21 18L-21 18z'), noon)
  pen.block(on('M0 -15C11 -3 10 13 0 16C-10 13 -11 -1 -5 -7C-4 -3 -2 -2 -1 -2C-2 -7 -1 -11 0 -15z'), sun)
  pen.key(on('M-9 -22L-11 18M9 -22L11 18'), 1.3).lift()
  pen.block(on('M-25 18L25 18L25 26L-25 26z'), coral).block(on('M-29 26L29 26L29 32L-29 32z'), brass)
  fist(pen, 176, 68, -7, paper, 1.2, 160)
  palm(pen, 140, 152, 173, coral, 1.35, 130)
})
