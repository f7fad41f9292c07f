// An avenue with a tram: the picture of group E.
import { paper, wash, sun, sand, deep, bark, rose, noon, glow, hue } from '../inks'
import { hatch, tree } from '../motifs'
import { draw } from '../pen'
import { rect, disc, beams } from '../strokes'

export const tramway = draw({ width: 340, height: 220, ground: noon }, (pen) => {
  const c = hue('E')
  pen.flat(beams(170, 170, 320, 41, [0, 180]), glow)
  const B = (x: number, w: number, y: number, f: string, cols: number, rows: number) => {
    pen.block(rect(x, y, w, 190 - y), f)
    hatch(pen, x + w * 0.86, y, w * 0.14, 190 - y)
    pen.block(rect(x - 2, y - 6, w + 4, 7), paper, 1.3)
    const dx = (w * 0.86) / cols
    for (let i = 0; i < cols; i++)
      for (let j = 0; j < rows; j++) pen.solid(rect(x + dx * (i + 0.5) - 4, y + 10 + j * 22, 8, 12))
    pen.lift()
  }
  B(-6, 58, 52, sand, 3, 5)
  B(54, 46, 76, rose, 2, 4)
  B(240, 48, 70, wash, 2, 4)
  B(290, 60, 44, sand, 3, 5)
  pen.block('M-6 46l6-16h44l6 16z', deep).block('M286 38l7-16h46l9 16z', deep)
  pen.key('M10 46V35h9v11M30 46V35h9v11M302 38V28h9v10M324 38V28h9v10', 1.2).lift()
  tree(pen, 118, 186, 0.62)
  tree(pen, 222, 186, 0.62)
  pen.block(rect(-4, 184, 350, 40), bark)
  // wire and masts
  pen.key('M-4 42Q170 56 344 42', 1.2)
  pen.key('M36 190V34M36 40h20M304 190V34M304 40h-20', 2.2).key('M36 52l14-12M304 52l-14-12', 1.2).lift()
  // tram
  pen.key('M190 76L216 50M184 76h14', 2).solid(disc(217, 49, 2.6))
  pen.block('M72 84c0-6 4-8 10-8h176c6 0 10 2 10 8z', deep)
  pen.block(rect(70, 84, 200, 12), paper)
  pen.block(rect(74, 96, 192, 40), paper)
  pen.block('M66 136h208v34c0 6-4 8-8 8H74c-4 0-8-2-8-8z', c)
  pen.fill(rect(74, 140, 192, 6), sun).key('M66 140h208M66 146h208', 1)
  for (let i = 0; i < 6; i++)
    pen.fill(rect(100 + i * 24, 100, 18, 34), wash).key(rect(100 + i * 24, 100, 18, 34), 1.4)
  pen
    .fill(rect(78, 100, 15, 34) + rect(247, 100, 15, 34), wash)
    .key(rect(78, 100, 15, 34) + rect(247, 100, 15, 34), 1.4)
  pen.key('M102 122l8-16M126 122l8-16M150 122l8-16M174 122l8-16M198 122l8-16M222 122l8-16', 0.9)
  pen.key('M98 178v-26h22v26M220 178v-26h22v26M109 152v26M231 152v26', 1.2).lift()
  pen.block(disc(262, 160, 5.5), sun).block(disc(78, 160, 5.5), sun)
  pen.block(rect(150, 86, 40, 8), sun, 1.2)
  pen.solid('M62 176h216v5H62z').solid(rect(100, 180, 140, 5))
  for (const x of [110, 136, 204, 230]) pen.solid(disc(x, 188, 9))
  pen.lift()
  for (const x of [110, 136, 204, 230]) pen.scratch(disc(x, 188, 4.5), 1.3)
  pen.key('M-4 198h350M-4 204h350', 1.8)
  let s = ''
  for (let x = 6; x < 340; x += 20) s += `M${x} 207l-3 6`
  pen.key(s, 1)
  pen.lift()
})
