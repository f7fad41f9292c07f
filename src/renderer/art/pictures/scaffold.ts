// A house in its scaffold, the roof on its way by crane: the picture of building.
import { bark, coral, deep, glow, ink, leaf, noon, paper, sand, sea, skin, sun } from '../inks'
import { cloud, pane } from '../motifs'
import { draw } from '../pen'
import { beams, disc, line, rect } from '../strokes'

export const scaffold = draw({ width: 340, height: 220, ground: noon }, (pen) => {
  pen.flat(beams(110, 200, 360, 39), glow)
  cloud(pen, 60, 30, 70)
  pen.lift().block('M-4 190h348v34H-4z', bark).key('M-4 198h348M30 210h50M220 208h70', 1).lift()
  // a finished one
  pen
    .block(rect(14, 128, 62, 64), sand)
    .block('M6 130l39-34 39 34z', coral)
    .block(rect(24, 88, 10, 22), sand)
  pane(pen, 24, 142, 13, 18, sea)
  pen.solid(rect(52, 158, 14, 34)).lift()
  // one that grows
  pen.block(rect(112, 96, 96, 96), paper)
  let bricks = ''
  for (let row = 0; row < 5; row++)
    for (let at = 0; at < 3; at++) bricks += `M${118 + at * 32 + (row % 2) * 9} ${106 + row * 18}h12`
  pen.key(bricks, 1)
  pane(pen, 126, 114, 16, 24)
  pane(pen, 178, 114, 16, 24)
  pane(pen, 126, 154, 16, 24)
  pen.solid('M174 192v-34a10 10 0 0 1 20 0v34z').lift()
  pen.block(rect(108, 90, 104, 8), sand)
  pen.key('M98 192V70M152 192V70M222 192V70', 3).key('M98 148l54-44M152 192l70-44', 1.6)
  for (const y of [104, 148]) pen.block(rect(88, y, 144, 6), sun, 1.4)
  pen.lift()
  // the mason, the bucket
  pen
    .block('M148 104V88c0-6 4-8 10-8s10 2 10 8v16z', coral)
    .block(disc(158, 71, 7), skin)
    .block('M149 68c0-12 18-12 18 0z', sea)
    .key('M146 68.5h24', 2)
    .block('M166 84l16 6-2 6-16-4z', coral)
  pen.block('M182 88h14l-2 14h-10z', deep).key('M182 88c0-8 14-8 14 0', 1.6).lift()
  pen.key('M236 192l14-106M246 192l14-106M238 176h10M240 158h10M243 140h10M245 122h10M247 104h10', 2).lift()
  // the crane brings the roof
  pen.key('M304 192V18M316 192V18', 2.6).key('M304 186l12-20-12-20 12-20-12-20 12-20-12-20 12-20-12-20', 1.4)
  pen.key('M120 18h214M120 18l16-8h168M310 2L150 18M310 2l24 16', 2).key('M310 18V2', 2.6).lift()
  pen.block(rect(318, 14, 20, 18), coral).block(rect(298, 34, 24, 22), sun)
  pen.key('M160 18L112 60M160 18l48 42', 1.2).lift()
  pen
    .block(line(104, 62, 160, 28, 216, 62) + 'z', coral)
    .key('M196 58l-24-15M204 59l-16-10M160 28V18', 1.1)
    .lift()
  pen
    .block('M262 192c2-14 10-20 18-18 8-6 18 2 18 18z', leaf)
    .block(rect(70, 180, 30, 12), coral)
    .key('M70 186h30M85 180v6M78 186v6M92 186v6', 1, { fill: ink })
    .lift()
})
