// A desk with scales, ledger and coins: the picture of the income tax.
import { bark, coral, deep, ink, leaf, paper, rose, sand, sun, wash } from '../inks'
import { coins } from '../motifs'
import { draw } from '../pen'
import { disc, line, rect } from '../strokes'

export const taxOffice = draw({ width: 340, height: 220, ground: rose }, (pen) => {
  // panelling, a calendar, and pigeon-holes full of forms
  pen.key('M-4 36h350', 1.2)
  pen.block(rect(22, 26, 94, 78), bark)
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 4; column++) {
      const [x, y] = [28 + column * 21.5, 32 + row * 23.5]
      pen.solid(rect(x, y, 17, 18)).lift()
      if ((row * 4 + column) % 3 !== 1) pen.block(rect(x + 3, y + 5, 11, 13), row === 1 ? wash : paper, 1)
    }
  }
  pen.block(rect(252, 28, 58, 66), paper).block(rect(252, 28, 58, 15), coral)
  pen.key('M264 24v8M298 24v8', 2.4)
  let days = ''
  for (let row = 0; row < 4; row++)
    for (let day = 0; day < 5; day++) days += rect(258 + day * 10, 49 + row * 11, 6, 6)
  pen
    .key(days, 1)
    .fill(rect(288, 71, 6, 6), coral)
    .lift()
  // the scales
  pen.block(line(156, 156, 160, 60, 172, 60, 176, 156) + 'z', sun)
  pen.block(rect(142, 150, 48, 9), sun).block(disc(166, 56, 7), sun)
  pen.key('M112 74 220 58', 3.4)
  pen.key('M116 74 100 112M116 74l16 38M216 59 200 96M216 59l16 37', 1.2).lift()
  pen.block('M94 112h44c-4 12-40 12-44 0z', sun).block('M194 96h44c-4 12-40 12-44 0z', sun)
  coins(pen, 116, 112, 4, 11)
  pen.block('M205 95l4-13h14l4 13z', paper, 1.3)
  pen.key('M211 88h10', 1).lift()
  // the desk
  pen.block(rect(-4, 158, 350, 12), bark).block(rect(-4, 170, 350, 54), sand)
  pen.key('M24 180h84v34H24zM128 180h84v34h-84zM232 180h84v34h-84z', 1.2)
  pen.solid(disc(66, 197, 3) + disc(170, 197, 3) + disc(274, 197, 3)).lift()
  // open ledger, pen and ink
  pen.block(
    'M212 158c-2-14 0-20 4-24 16-5 32-4 44 4 12-8 28-9 44-4 4 6 5 12 4 24-16-4-32-4-48 2-16-6-32-6-48-2z',
    paper
  )
  pen
    .key(
      'M260 138v22M222 142c10-2 20-1 30 3M222 149c10-2 20-1 30 3M268 145c10-4 20-5 30-3M268 152c10-4 20-5 30-3',
      1
    )
    .lift()
  pen.block('M42 158c-4-12-2-18 4-20v-6h16v6c6 2 8 8 4 20z', deep)
  pen.key('M46 132h16', 2.2)
  pen.block('M56 132C56 96 74 78 96 70c0 26-14 48-34 62z', leaf)
  pen.key('M56 132C62 108 76 88 96 70M66 112l10-2M72 102l10-2M64 120l8-1', 1.1).lift()
  coins(pen, 96, 158, 3, 11)
  coins(pen, 120, 158, 2, 11)
  pen.key('M20 158h12', 2, { fill: ink }).lift()
})
