// Bills on the spike, an empty purse and the last coins, late in the evening: the picture of debt.
import { bark, brass, coral, deep, glow, ink, noon, paper, rose, sand, sea, spruce, sun, wash } from '../inks'
import { coin } from '../motifs'
import { draw } from '../pen'
import { disc, rect } from '../strokes'
import { writing } from '../papers'
import { moon, stars } from '../weather'

export const billSpike = draw({ width: 340, height: 220, ground: rose }, (pen) => {
  // the window, and the lamp over the table
  pen.block(rect(18, 20, 76, 92), deep)
  stars(pen, [
    [30, 34],
    [48, 52],
    [80, 66],
    [34, 88],
    [84, 100]
  ])
  moon(pen, 72, 42, 11)
  pen
    .key('M56 20v92M18 64h76', 2.4)
    .block(rect(10, 112, 92, 7), sand)
    .lift()
  pen.flat('M186 40L70 166h238L214 40z', glow).flat('M190 40L122 166h138L210 40z', noon)
  pen
    .key('M200-4v22', 2.4)
    .block('M158 44c4-34 80-34 84 0z', spruce)
    .block(disc(200, 46, 9, 6), sun)
    .block(rect(193, 12, 14, 8), brass)
    .lift()
  pen.block('M-4 160h348v64H-4z', bark).key('M-4 168h348M20 186h60M120 200h90M250 188h70', 1).lift()
  // the spike
  pen
    .block('M138 166c0-12 64-12 64 0l4 8h-72z', spruce)
    .key('M170 158V66', 3)
    .solid('M170 58l3 10h-6z')
    .lift()
  for (const [x, y, degrees, fill] of [
    [172, 146, 4, paper],
    [166, 134, -8, wash],
    [174, 120, 10, paper],
    [168, 106, -5, paper],
    [171, 92, 13, paper]
  ] as const)
    writing(pen, x, y, 74, 34, degrees, fill)
  pen.key('M170 92V66', 3).lift().block('M196 84l14 3-2 12-14-3z', coral, 1.2)
  // the purse has been turned out
  pen
    .block('M236 178c-4-24 10-40 36-42l34 12c12 14 10 34-2 44-20 6-54 2-68-14z', coral)
    .key('M252 150c-6 8-8 18-4 28M272 146c-4 14-2 28 4 44', 1.2)
  pen
    .block('M226 172c6 12 20 24 40 30l-5 6c-20-4-38-18-42-32z', sun)
    .block(disc(236, 190, 5), sun)
    .lift()
  coin(pen, 210, 196, 12, 5)
  coin(pen, 232, 208, 12, 5)
  // cold tea
  pen
    .block('M58 152h44c0 20-6 30-16 32H74c-10-2-16-12-16-32z', paper)
    .key('M102 158c16 0 14 18-4 18', 3)
    .fill('M60 164h40l-2 6H62z', sea)
    .key('M60 164h40M61 170h37', 1.1)
    .lift()
  pen
    .block('M44 184h72c-4 8-12 10-20 10H64c-8 0-16-2-20-10z', paper)
    .key('M66 156h28', 1, { fill: ink })
    .lift()
})
