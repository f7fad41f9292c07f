// A shelf that waits for its first game: a spider, a mouse and the marks of boxes in the dust. The picture of no saved games.
import { bark, coral, deep, ink, noon, paper, rose, sand, sea, sun, wash } from '../inks'
import { hatch } from '../motifs'
import { draw } from '../pen'
import { disc, rays, rect } from '../strokes'

export const emptyShelf = draw({ width: 340, height: 220, ground: noon }, (pen) => {
  pen.flat(rect(0, 0, 340, 220), wash)
  pen.key('M8 0v220M18 0v220M322 0v220M332 0v220', 1).lift()
  // the case
  pen
    .block(rect(26, 8, 288, 212), bark)
    .block(rect(40, 22, 260, 84), rose)
    .block(rect(40, 120, 260, 86), rose)
  hatch(pen, 40, 22, 260, 12, 4)
  hatch(pen, 40, 120, 260, 12, 4)
  pen.lift().key('M70 104v-60M70 44h-30M112 104V56M112 56H70M112 84h24v20', 1, { dash: '3 4' }).lift()
  pen.block(rect(34, 104, 272, 14), sand).block(rect(34, 204, 272, 16), sand)
  // the web
  const web = [14, 28, 44, 60].map(
    (r) =>
      `M${300 - r} 22Q${300 - r * 0.6} ${22 + r * 0.35} ${300 - r * 0.72} ${22 + r * 0.72}Q${300 - r * 0.35} ${22 + r * 0.6} 300 ${22 + r}`
  )
  pen.key(`${web.join('')}M300 22L232 30M300 22L250 72M300 22L292 92`, 1)
  pen
    .key('M252 68v18', 1)
    .solid(disc(252, 91, 5))
    .key('M247 88l-8-5M247 92h-9M248 95l-7 5M257 88l8-5M257 92h9M256 95l7 5', 1.3)
    .lift()
  // one book end, one candle, one mouse
  pen
    .block('M152 104c0-20 10-26 22-26s24 8 24 26z', wash)
    .block(disc(148, 92, 6), rose, 1.3)
    .block(disc(156, 84, 7), rose, 1.4)
    .solid(disc(148, 96, 1.6))
    .key('M198 100c18 4 14-14 30-10M142 98l-10-2M142 100l-9 3', 1.7)
    .lift()
  pen
    .block('M60 204v-8h44v8z', sun)
    .block(rect(74, 172, 16, 24), paper)
    .key('M82 172v-5', 1.6)
    .block('M82 148c7 9 7 17 0 19-7-2-7-10 0-19z', sun)
    .key('M74 178c4 4 2 10-2 12', 1.3)
    .lift()
  pen.key(rays(82, 158, [17, 23], 8, [0, 180]), 1.8).lift()
  // the first box comes
  pen
    .block('M176 156h98v48h-98z', coral)
    .block('M170 146h110v16H170z', sea)
    .fill(rect(184, 172, 82, 24), paper)
    .key(rect(184, 172, 82, 24), 1.2)
  pen
    .block(disc(204, 184, 8), sun, 1.2)
    .key('M220 180h36M220 188h24', 1.8)
    .lift()
  pen
    .block('M140 204v-24l12-9 12 9v24z', deep, 1.3)
    .solid('M148 204v-12h8v12z')
    .key('M118 200h12', 1, { fill: ink })
    .lift()
})
