// A quay with boats: the picture of group B.
import { paper, wash, sun, coral, sand, deep, noon, glow, hue } from '../inks'
import { hatch, gull, pane, waves, sail } from '../motifs'
import { draw } from '../pen'
import { rect, disc, line, beams } from '../strokes'

export const quay = draw({ width: 340, height: 220, ground: noon }, (pen) => {
  const c = hue('B')
  pen.flat(beams(60, 104, 340, 31, [-2, 182]), glow)
  pen.block(disc(60, 104, 30), coral)
  pen.lift()
  gull(pen, 128, 36)
  gull(pen, 150, 48, 0.7)
  pen.fill(rect(0, 104, 340, 116), c).key('M0 104h140', 1.2)
  waves(pen, -10, 116, 360, 7, paper, 5)
  pen.stroke('M36 112h48M42 121h40M34 131h36', sun, 2.4)
  pen.lift()
  // warehouses on the far quay
  const wh = (x: number, w: number, h: number, f: string, rf: string) => {
    pen.block(rect(x, 96 - h, w, h + 4), f)
    hatch(pen, x + w * 0.84, 96 - h, w * 0.16, h)
    pen.block(line(x - 3, 97 - h, x + w / 2, 97 - h - w * 0.4, x + w + 3, 97 - h) + 'z', rf)
    pen.block(disc(x + w / 2, 97 - h - w * 0.15, 4), paper, 1.2)
    pane(pen, x + w * 0.16, 104 - h, 8, 10)
    pane(pen, x + w * 0.54, 104 - h, 8, 10)
    pen.solid(rect(x + w * 0.34, 82, w * 0.3, 16))
    pen.lift()
  }
  wh(160, 44, 38, paper, coral)
  wh(207, 52, 50, sand, deep)
  wh(262, 42, 36, wash, coral)
  wh(307, 48, 46, paper, deep)
  pen.block('M148 98h200v18H160z', sand)
  let s = ''
  for (let x = 168; x < 340; x += 16) s += `M${x} 98v9M${x - 8} 107v9`
  pen.key(s + 'M156 107h184', 0.8).lift()
  pen.key('M176 98v-5M292 98v-5', 3)
  sail(pen, 104, 148, 0.9, sun)
  // fishing boat
  pen.key('M244 170v-56M222 168v-34M244 116l-22 20M244 116l56 44M244 130h-14', 1.5)
  pen.block('M244 118l-3 0v28h-15z', paper, 1.2)
  pen.block(rect(252, 142, 30, 22), paper).block(rect(248, 137, 38, 6), coral)
  pen.solid(rect(257, 147, 8, 8) + rect(270, 147, 8, 8))
  pen.lift()
  pen.block('M188 158c10 5 24 7 40 7h82c-4 12-8 20-14 26h-88c-10-8-16-19-20-33z', deep)
  pen.scratch('M196 171c30 6 70 5 112 3', 1.6)
  pen.key('M204 190c-6 0-10 2-14 4M296 191c8 0 12 1 18 3', 1.2).lift()
  pen.block(disc(226, 181, 6), coral, 1.3).block(disc(226, 181, 2.4), paper, 1)
  pen.block(disc(256, 183, 6), coral, 1.3).block(disc(256, 183, 2.4), paper, 1)
  // dinghy
  pen.block('M92 186c16 5 44 5 62-1-3 11-8 18-14 21h-34c-7-3-12-10-14-20z', coral)
  pen.key('M100 193c16 3 34 3 48-1', 1).key('M118 188l-14-14M134 188l12-14', 1.7).lift()
  // near quay corner with bollard
  pen.block('M-4 172h66l14 52H-4z', sand)
  pen
    .key('M-4 182h68M-4 195h72M-4 209h75M14 182v13M40 182v13M26 195v14M54 195v14M12 209v14M44 209v14', 0.9)
    .lift()
  pen.solid('M22 172v-12h-4v-6h24v6h-4v12z')
  pen
    .key('M40 162c14 20 36 24 54 28', 1.5)
    .key('M22 166h16M22 169h16', 1)
    .scratch('M22 164h16M22 168h16', 1.1)
    .lift()
})
