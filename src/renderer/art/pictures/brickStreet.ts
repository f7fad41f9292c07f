// A brick street with awnings and a waiting dog: the picture of group D.
import { paper, wash, sun, coral, sand, spruce, deep, bark, noon, hue } from '../inks'
import { cloud, pane, awning } from '../motifs'
import { draw } from '../pen'
import { rect, disc } from '../strokes'

export const brickStreet = draw({ width: 340, height: 220, ground: noon }, (pen) => {
  const c = hue('D')
  cloud(pen, 300, 18, 50)
  const bricks = (x: number, y: number, w: number, h: number, n: number) => {
    let s = '',
      sd = n
    for (let j = 0; j < h / 7 - 1; j++)
      for (let i = 0; i < w / 12; i++) {
        sd = (sd * 16807) % 2147483647
        if (sd % 10 < 4) s += `M${x + 3 + i * 12 + (j % 2 ? 5 : 0)} ${y + 6 + j * 7}h7`
      }
    pen.key(s, 0.9)
  }
  pen.block(rect(-4, 26, 172, 172), c)
  bricks(0, 30, 160, 88, 11)
  pen.block(rect(-4, 18, 178, 9), paper, 1.4)
  pen.block(rect(-4, 12, 182, 6), sand, 1.3)
  pen.block(rect(172, 44, 172, 154), paper)
  bricks(176, 48, 158, 62, 23)
  pen.block('M168 45h178l-8-20H182z', deep)
  pen.key('M200 44v-12h12v12M250 44v-12h12v12M300 44v-12h12v12', 1.2).lift()
  pen.solid(rect(202, 34, 8, 10) + rect(252, 34, 8, 10) + rect(302, 34, 8, 10))
  for (const x of [16, 60, 104, 140]) pane(pen, x, 44, 15, 24)
  for (const x of [16, 60, 104, 140]) pane(pen, x, 86, 15, 20)
  for (const x of [194, 238, 282, 318]) pane(pen, x, 62, 15, 26)
  pen.lift()
  // shop fronts
  pen.block(rect(2, 132, 156, 64), sand)
  pen
    .block(rect(8, 142, 52, 40), wash)
    .block(rect(102, 142, 50, 40), wash)
    .block(rect(68, 140, 26, 56), deep)
  pen.scratch('M72 146h18v24h-18z', 1.1).key('M34 142v40M127 142v40', 1).lift()
  // bread and pots in the windows
  pen
    .block('M14 182c0-7 14-7 14 0z', c, 1.2)
    .block('M40 182c0-7 14-7 14 0z', c, 1.2)
    .block('M108 182v-9h10v9zM134 182v-9h10v9z', coral, 1.2)
  pen.block(rect(180, 132, 152, 64), sand)
  pen
    .block(rect(186, 142, 74, 40), wash)
    .block(rect(270, 140, 26, 56), spruce)
    .block(rect(302, 142, 26, 40), wash)
  pen.scratch('M274 146h18v24h-18z', 1.1)
  pen.key('M223 142v40', 1).lift()
  pen.block(disc(204, 174, 8), coral, 1.2).block(disc(240, 174, 8), sun, 1.2)
  pen.key('M204 166v-4M240 166v-4', 1.3)
  pen.solid(rect(308, 160, 14, 22))
  pen.lift()
  awning(pen, -2, 112, 164, 22, 12, c)
  awning(pen, 176, 112, 162, 22, 12, coral)
  // crates outside
  pen.block(rect(-4, 196, 350, 28), bark)
  pen.key('M-4 205h350M30 197v8M90 197v8M150 197v8M210 197v8M270 197v8M330 197v8', 1).lift()
  pen.block('M296 188q3-6 7 0 3-6 7 0 3-6 7 0 3-6 7 0z', coral, 1.2)
  pen.block(rect(292, 188, 36, 12), sand, 1.3)
  pen.key('M292 194h36M304 188v12M316 188v12', 1).lift()
  // the dog, waiting
  pen.solid(
    'M132 205l1-18c-1-6-1-10-6-12 2 6-1 9-3 7-4-4-3-12 3-15 3-2 6-2 9-1l4-7 3 6c3 1 5 3 6 6l8 2c1 4-2 6-8 6-1 3-1 5 0 8 4 3 6 8 6 18h-6v-9h-2v9z'
  )
  pen.solid('M106 205c-4-2-5-8-2-13 3-4 8-6 14-6l16-1c6 0 9 3 10 8l-2 12h-7l-1-8c-6 2-12 2-16 1-1 3-1 5 0 7z')
  pen.key('M106 192c-6 0-9-4-8-10', 2.6).scratch('M143 175h5M130 184c4 1 8 1 12 0', 1.3).lift()
})
