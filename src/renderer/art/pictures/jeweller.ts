// A shop window with pearls, shells and scent: the picture of the luxury tax.
import { coral, deep, glow, noon, paper, rose, sand, spruce, sun, wash } from '../inks'
import { awning } from '../motifs'
import { draw } from '../pen'
import { around, beams, disc, line, rect } from '../strokes'

export const jeweller = draw({ width: 340, height: 220, ground: noon }, (pen) => {
  // the house front and the sky of the display
  pen.block(rect(-4, -4, 350, 232), spruce)
  pen.block(rect(26, 30, 288, 156), rose)
  pen.flat(beams(170, 176, 150, 25), noon)
  pen.key(rect(26, 30, 288, 156), 2.4).lift()
  // curtains
  pen.block('M26 30h46c-4 40-18 66-46 78zM314 30h-46c4 40 18 66 46 78z', coral)
  pen
    .key('M38 32c0 26-4 46-12 58M50 32c-2 26-8 46-20 66M302 32c0 26 4 46 12 58M290 32c2 26 8 46 20 66', 1)
    .lift()
  awning(pen, 14, 8, 312, 20, 16, deep)
  // steps of velvet
  pen.block(rect(40, 166, 260, 20), deep).block(rect(104, 148, 132, 18), deep)
  pen.scratch('M40 171h260M104 153h132', 1).lift()
  // the shell with its pearl
  pen.block(
    'M170 148c-36-8-52-32-48-62 4-10 12-12 18-5 3-12 14-14 20-6 4-11 16-11 20 0 6-8 17-6 20 6 6-7 14-5 18 5 4 30-12 54-48 62z',
    glow
  )
  pen.key('M138 84l26 58M156 78l11 62M184 78l-11 62M202 84l-26 58', 1.2).lift()
  pen.block(disc(170, 128, 11), paper, 1.6)
  pen.key('M165 126c1-3 3-4 6-4', 1.3).lift()
  // a bust with a string of pearls
  pen.block('M66 166c-6-14 0-24 10-28 4-2 5-6 4-12h20c-1 6 0 10 4 12 10 4 16 14 10 28z', sand)
  for (const [x, y] of around(90, 138, 17, 18).filter(([, height]) => height > 136))
    pen.block(disc(x, y, 3.2), paper, 1.1)
  pen.block(disc(90, 158, 4.4), coral, 1.2)
  // scent and a fan
  pen.block('M262 166v-22c0-6 4-8 8-9v-7h12v7c4 1 8 3 8 9v22z', wash)
  pen.block(rect(268, 120, 16, 8), sun, 1.4)
  pen.key('M262 150h28M266 160h20', 1).lift()
  pen
    .block('M226 166c-14-16-10-34 0-44 14 6 20 22 12 44z', coral)
    .key('M232 166c-4-16-5-30-5-42M228 165c-8-12-9-22-6-34M236 165c2-12 2-24-2-34', 1.1)
    .lift()
  // sparkle
  const glint = (x: number, y: number, size: number): string =>
    `M${x} ${y - size}l${size * 0.3} ${size * 0.7} ${size * 0.7} ${size * 0.3}-${size * 0.7} ${size * 0.3}-${size * 0.3} ${size * 0.7}-${size * 0.3}-${size * 0.7}-${size * 0.7}-${size * 0.3} ${size * 0.7}-${size * 0.3}z`
  pen.fill(glint(120, 62, 9) + glint(226, 66, 7) + glint(246, 92, 5) + glint(98, 92, 5), paper).lift()
  // sill
  pen.block(rect(18, 186, 304, 10), paper).block(rect(26, 196, 288, 28), coral)
  pen.key('M60 196v28M114 196v28M170 196v28M226 196v28M280 196v28', 1.1)
  pen.key(line(26, 206, 314, 206), 1).lift()
})
