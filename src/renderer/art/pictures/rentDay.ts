// Rent day: the landlady stands at the blue door with her book. The picture of rent.
import { boater, palm } from '../cast'
import { bark, coral, deep, glow, ink, leaf, noon, paper, rose, sand, sea, skin, sun } from '../inks'
import { hatch, lamp, pane } from '../motifs'
import { draw } from '../pen'
import { box, disc, rect, turned } from '../strokes'

export const rentDay = draw({ width: 340, height: 220, ground: rose }, (pen) => {
  let courses = ''
  for (let row = 0; row < 8; row++)
    for (let at = 0; at < 8; at++) courses += `M${at * 48 + (row % 2) * 22} ${12 + row * 22}h14`
  pen.key(courses, 1).lift()
  pane(pen, 24, 40, 40, 60, sea)
  pen.lift().block(rect(14, 104, 60, 12), bark)
  for (const [x, fill] of [
    [24, coral],
    [44, sun],
    [64, coral]
  ] as const)
    pen
      .key(`M${x} 104v-8`, 1.6)
      .block(disc(x, 92, 6), fill, 1.3)
      .block(disc(x, 92, 2), paper, 1)
  pen.lift()
  // the door
  pen
    .block('M112 196V58c0-50 104-50 104 0v138z', paper)
    .block('M124 196V76h80v120z', deep)
    .block('M124 70c0-34 80-34 80 0z', glow)
    .key('M164 46v24M164 70l-26-18M164 70l26-18', 1.4)
  pen.key('M134 88h26v40h-26zM168 88h26v40h-26zM134 138h26v48h-26zM168 138h26v48h-26z', 1.3).lift()
  pen.block('M164 98c8 0 8 14 0 14s-8-14 0-14z', sun).block(disc(196, 134, 4), sun)
  pen
    .block(rect(96, 194, 136, 10), sand)
    .block(rect(84, 204, 160, 20), sand)
    .key('M-4 214h88M244 214h104', 1)
    .lift()
  hatch(pen, 96, 194, 136, 10, 4)
  lamp(pen, 92, 196, 96)
  // she
  pen
    .block('M244 224c-2-40 0-70 10-84 8-10 40-10 48 0 12 16 18 50 18 84z', coral)
    .key('M272 150v60', 1)
    .solid(disc(278, 158, 2) + disc(278, 172, 2) + disc(278, 186, 2))
  pen
    .block('M262 132h22v12h-22z', skin, 1.3)
    .block(disc(272, 112, 19, 21), skin)
    .block('M252 112c-4-34 46-34 42 4 0 10-4 14-8 16 2-10 0-18-6-22-10 0-22-2-28 2z', ink, 1.2)
  pen
    .solid(disc(262, 113, 1.8))
    .key('M256 118l-3 6 5 1M260 128c4 3 8 2 10 0', 1.4)
    .lift()
  boater(pen, 272, 98, 1.5, sea, -4)
  pen.block('M298 146c14 10 20 36 6 48l-44-6 4-14 28 2z', coral)
  const book = (d: string) => turned(d, 240, 168, -10)
  pen.block(book(box(-24, -30, 46, 60)), leaf).block(book(box(-18, -30, 40, 56)), paper, 1.2)
  pen
    .key(book('M-12 -20L16 -20M-12 -12L16 -12M-12 -4L16 -4M-12 4L8 4M6 -26L6 20'), 1.2)
    .block(disc(254, 184, 7, 6), skin)
  palm(pen, 206, 116, 22, coral, 0.9)
  pen
    .key('M186 92l-8-4M190 84l-5-7M184 102h-8', 2)
    .lift()
    .block(disc(164, 112, 4), noon, 1.3)
})
