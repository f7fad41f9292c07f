// One hand gives the lantern to the next, dusk over the table: the picture of handing over.
import { fist, palm, stars } from '../cast'
import { bark, brass, coral, deep, glow, ink, leaf, noon, paper, sea, sun } from '../inks'
import { draw } from '../pen'
import { disc, rays, rect } from '../strokes'

export const passedLantern = draw({ width: 340, height: 220, ground: deep }, (pen) => {
  stars(pen, [
    [24, 22],
    [62, 50],
    [100, 18],
    [250, 24],
    [300, 16],
    [322, 60],
    [280, 84],
    [30, 92],
    [218, 10]
  ])
  pen
    .flat(disc(170, 110, 104), sea)
    .flat(disc(170, 110, 74), leaf)
    .flat(disc(170, 110, 46), glow)
  pen.scratch(rays(170, 110, [52, 66], 18, [0, 360]), 2, sun).lift()
  pen.block('M-4 188h348v36H-4z', bark).key('M-4 196h348M30 208h80M190 212h110', 1).lift()
  // the lantern
  pen.key('M150 66C150 26 190 26 190 66', 3.6).lift()
  pen.block('M142 80l12-18h32l12 18z', coral).block(rect(160, 54, 20, 9), coral)
  pen
    .block('M144 80h52l6 66h-64z', noon)
    .block('M170 92c16 18 14 42 0 48-14-6-16-26-7-36 1 6 3 8 5 8-1-8 0-14 2-20z', sun)
  pen
    .block('M170 116c7 8 6 18 0 21-6-3-7-12-2-17 0 3 1 4 2 4z', coral, 1.2)
    .key('M158 80l-4 66M182 80l4 66', 1.6)
    .lift()
  pen.block('M132 146h76v14h-76z', coral).block('M126 160h88v10h-88z', brass)
  pen.scratch('M146 153h46', 1.4, ink).lift()
  // hers, his
  palm(pen, 122, 166, 168, coral, 1.7)
  fist(pen, 214, 76, -24, paper, 1.5)
})
