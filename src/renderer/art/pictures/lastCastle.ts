// The tide has taken two castles and left the third: the picture for the richest at the second bankruptcy.
import { coral, glow, ink, noon, paper, sand, sea, sun, wash, bark } from '../inks'
import { gull, waves } from '../motifs'
import { draw } from '../pen'
import { beams, disc, rect } from '../strokes'

export const lastCastle = draw({ width: 340, height: 220, ground: noon }, (pen) => {
  pen.flat(beams(226, 92, 340, 37), glow)
  pen.block(disc(226, 92, 40), coral)
  gull(pen, 60, 40)
  gull(pen, 88, 56, 0.7)
  pen
    .lift()
    .flat(rect(0, 92, 340, 60), sea)
    .key('M0 92h340', 1.3)
  waves(pen, -6, 100, 360, 4, paper, 5)
  pen.lift().block('M-4 142c50-14 96 18 150 6s110-16 198-6v84H-4z', sand)
  // two have gone soft
  pen
    .block('M4 168c6-18 20-10 26-22 8-8 16 2 20 10 10 0 16 6 20 14z', bark)
    .key('M22 160c6-4 10-4 16 0M40 166c6-4 8-4 14 0', 1)
    .key('M66 160l-26-18', 2)
    .block('M40 142l-12-2 2 12 12 1z', sun, 1.3)
  pen
    .block('M76 200c6-24 22-14 30-30 10-6 18 0 22 14 10 2 20 8 24 16z', bark)
    .key('M96 190c8-5 12-5 18 0M118 194c6-4 10-4 16 0', 1)
    .key('M138 206l34-12', 2)
    .block('M172 194l10-10-4 16-10 4z', sea, 1.3)
    .lift()
  pen
    .block('M-4 176c30-10 50 16 86 12 24-2 40 24 80 20 20-2 30 8 40 18H-4z', wash)
    .stroke('M-4 176c30-10 50 16 86 12 24-2 40 24 80 20 20-2 30 8 40 18', paper, 4)
  waves(pen, 0, 202, 120, 2, paper, 7)
  pen.lift()
  // one has not
  const tower = (x: number, top: number, width: number): void => {
    const part = width / 5
    pen.block(`M${x} 190V${top}h${part}v8h${part}v-8h${part}v8h${part}v-8h${part}v${190 - top}z`, noon)
    pen.solid(`M${x + width / 2 - 3} ${top + 32}v-9a3 3 0 0 1 6 0v9z`)
    let shade = ''
    for (let y = top + 16; y < 186; y += 5) shade += `M${x + width * 0.78} ${y}h${width * 0.2}`
    pen.key(shade, 0.8).lift()
  }
  pen.key('M254 64V20', 2.6).block('M254 20h36l-9 11 9 11h-36z', coral)
  tower(232, 62, 44)
  tower(200, 108, 36)
  tower(274, 98, 38)
  pen
    .block('M226 194v-52h9v8h10v-8h10v8h10v-8h10v8h9v44z', noon)
    .block('M244 194v-22a11 13 0 0 1 22 0v22z', ink, 1.2)
  pen.block('M176 190c30-10 130-10 156 0-26 20-130 20-156 0z', bark).block('M240 188h30l4 14h-38z', noon, 1.3)
  for (const x of [198, 218, 292, 312])
    pen
      .block(`M${x - 9} 196c0-12 18-12 18 0z`, paper, 1.2)
      .key(`M${x} 189v7M${x - 4} 191l2 5M${x + 4} 191l-2 5`, 0.9)
  pen.lift()
})
