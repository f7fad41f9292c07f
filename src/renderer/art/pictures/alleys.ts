// Old alleys with a washing line: the picture of group A.
import { paper, wash, coral, sand, bark, rose, noon, hue } from '../inks'
import { hatch, cloud, pane } from '../motifs'
import { draw } from '../pen'
import { rect, disc, line } from '../strokes'

export const alleys = draw({ width: 340, height: 220, ground: noon }, (pen) => {
  const c = hue('A')
  cloud(pen, 112, 24, 40)
  cloud(pen, 232, 36, 34)
  // far roofs in the two alleys
  pen
    .block(line(84, 190, 84, 132, 108, 112, 132, 132, 132, 190) + 'z', rose)
    .block(line(208, 190, 208, 126, 232, 106, 256, 126, 256, 190) + 'z', rose)
  pen.lift()
  pane(pen, 103, 142, 9, 12)
  pane(pen, 228, 138, 9, 12)
  pen.lift()
  const wall = (x: number, w: number, y: number, f: string) => {
    pen.block(rect(x, y, w, 194 - y), f)
    hatch(pen, x + w * 0.86, y, w * 0.14, 194 - y)
    pen.lift()
  }
  // left, centre, right houses
  wall(-6, 92, 56, sand)
  pen.block(line(-14, 58, 38, 20, 94, 58) + 'z', c)
  pen.key('M70 54 52 36M80 55 60 39M60 53 46 36', 0.8).lift()
  pen.block(rect(12, 22, 13, 22), coral)
  pen.block(rect(9, 18, 19, 5), paper, 1.3)
  wall(130, 80, 74, paper)
  pen.block(line(122, 76, 170, 40, 218, 76) + 'z', coral)
  pen.key('M196 72 180 54M204 73 186 56M188 71 176 55', 0.8).lift()
  pen.block(rect(186, 42, 12, 18), sand)
  pen.block(rect(183, 39, 18, 4), paper, 1.3)
  wall(254, 94, 50, sand)
  pen.block(line(246, 52, 302, 12, 354, 52) + 'z', c)
  pen.key('M330 48 312 27M340 50 320 31', 0.8).lift()
  pane(pen, 17, 72, 14, 22, c)
  pane(pen, 52, 72, 14, 22, c)
  pane(pen, 17, 118, 14, 22, c)
  pane(pen, 148, 88, 13, 20, c)
  pane(pen, 180, 88, 13, 20, c)
  pane(pen, 276, 70, 14, 22, c)
  pane(pen, 314, 70, 14, 22, c)
  pane(pen, 314, 120, 14, 22, c)
  pen.lift()
  // doors
  const door = (x: number, w: number, h: number) => {
    pen.block(rect(x, 190 - h, w, h), c)
    pen
      .scratch(`M${x + w / 2} ${190 - h + 4}v${h - 6}`, 1)
      .key(`M${x - 4} ${190 - h - 3}h${w + 8}`, 2.2)
      .key(`M${x - 3} 191h${w + 6}`, 2.4)
      .solid(disc(x + w - 4, 190 - h / 2, 1.4))
      .lift()
  }
  door(46, 22, 46)
  door(160, 22, 44)
  door(274, 22, 46)
  pen.block(rect(140, 150, 12, 16), sand, 1.2)
  pen.block(rect(192, 150, 12, 16), sand, 1.2)
  pen.key('M142 150c0-6 2-8 4-8 3 0 4 4 4 8M194 150c1-7 3-9 5-9s3 5 3 9', 1.3).lift()
  // lines with the washing
  const A = 'M84 92Q170 130 256 86'
  pen.key(A, 1.3)
  const sheet = (x: number, y: number, w: number, h: number, f: string) => {
    pen.block(`M${x} ${y}q${w / 2} 4 ${w} 0l1 ${h}q${-w / 2} -4 ${-w - 2} 0z`, f, 1.3)
    pen.key(`M${x + 3} ${y - 3}v6M${x + w - 3} ${y - 3}v6`, 1.8)
    pen.key(`M${x + w * 0.35} ${y + 7}v${h * 0.5}M${x + w * 0.65} ${y + 6}v${h * 0.35}`, 0.8)
    pen.lift()
  }
  const shirt = (x: number, y: number, f: string) => {
    pen.block(`M${x} ${y}h6q4 4 8 0h6l6 13-6 3-2-5v17h-16v-17l-2 5-6-3z`, f, 1.3)
    pen.key(`M${x + 4} ${y - 3}v5M${x + 16} ${y - 3}v5`, 1.8).lift()
  }
  sheet(92, 97, 28, 30, paper)
  shirt(130, 110, wash)
  pen.block('M168 111h18l2 28h-7l-4-18-4 18h-7z', c, 1.3)
  pen.key('M170 108v5M184 108v5', 1.8).lift()
  shirt(202, 105, paper)
  sheet(228, 97, 18, 22, wash)
  // cobbles
  pen.block(rect(-4, 192, 350, 32), bark)
  let s = ''
  for (let i = 0; i < 3; i++) for (let x = -6 + i * 9; x < 340; x += 26) s += `M${x} ${199 + i * 8}q6-4 13 0`
  pen.key(s, 1).lift()
  // cat on the step
  pen.solid('M94 193c-2-9 0-14 4-18l-2-6 5 3 5-3-1 8c3 4 4 9 3 16zM108 192c6 1 9-3 7-8l2-1c3 6-1 12-9 12z')
})
