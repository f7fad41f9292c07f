// Gardens and villas: the picture of group F.
import { paper, coral, sand, spruce, deep, leaf, dusk, hue } from '../inks'
import { hatch, cloud, pane, tree } from '../motifs'
import { draw } from '../pen'
import { rect, disc, line, rays } from '../strokes'

export const villas = draw({ width: 340, height: 220, ground: dusk }, (pen) => {
  const c = hue('F')
  pen.block(disc(284, 42, 20), c)
  pen.key(rays(284, 42, [25, 33], 15, [0, 336]), 1.5)
  cloud(pen, 180, 22, 56)
  pen.block('M-4 150c50-30 120-34 180-22 60-14 120-8 170 8v60H-4z', leaf)
  tree(pen, 176, 152, 0.72)
  tree(pen, 338, 154, 0.66)
  const villa = (x: number, rf: string) => {
    pen.block(rect(x, 92, 96, 76), c)
    hatch(pen, x + 82, 92, 14, 74, 4)
    pen.block(line(x - 8, 94, x + 14, 62, x + 82, 62, x + 104, 94) + 'z', rf)
    pen.key(`M${x + 2} 86h92M${x + 8} 78h80M${x + 14} 70h68`, 0.8).lift()
    pen.block(rect(x + 70, 48, 12, 18), paper, 1.3)
    pen.block(rect(x + 30, 66, 36, 30), paper).block(line(x + 25, 67, x + 48, 46, x + 71, 67) + 'z', rf)
    pane(pen, x + 41, 74, 14, 18)
    pen.lift()
    pane(pen, x + 10, 104, 14, 16)
    pane(pen, x + 70, 104, 14, 16)
    pen.lift()
    // veranda
    pen.block(line(x - 12, 134, x - 4, 122, x + 100, 122, x + 108, 134) + 'z', paper)
    pen.block(rect(x + 40, 138, 18, 32), spruce, 1.3)
    pane(pen, x + 12, 140, 14, 18)
    pane(pen, x + 70, 140, 14, 18)
    pen
      .key(`M${x - 8} 134v36M${x + 22} 134v-1M${x + 32} 134v36M${x + 64} 134v36M${x + 104} 134v36`, 2.2)
      .key(`M${x - 8} 158h40M${x + 64} 158h40`, 1.4)
    let s = ''
    for (let i = 0; i < 5; i++) s += `M${x - 2 + i * 7} 158v11M${x + 70 + i * 7} 158v11`
    pen
      .key(s, 1)
      .key(`M${x - 12} 170h120`, 2)
      .lift()
  }
  villa(26, coral)
  villa(212, deep)
  pen.block('M-4 170h350v54H-4z', leaf)
  pen.block('M64 172h20l22 52H30zM250 172h20l34 52h-78z', sand, 1.3)
  // hedges and flower beds
  const bed = (x: number, w: number) => {
    pen.block(`M${x} 192q4-12 12-8 6-10 14-3 8-8 14 1 9-4 ${w - 40} 10z`, spruce, 1.3)
  }
  bed(98, 56)
  bed(170, 52)
  const fl = (x: number, y: number, h: number, f: string) => {
    pen.key(`M${x} ${y}v${-h}M${x} ${y - h * 0.4}q-5-1-6-5M${x} ${y - h * 0.3}q5-1 6-5`, 1.4)
    pen.block(disc(x, y - h, 5.5), f, 1.2)
    pen.solid(disc(x, y - h, 2))
    pen.lift()
  }
  for (const [x, h, f] of [
    [118, 34, c],
    [140, 40, paper],
    [160, 36, c],
    [182, 42, c],
    [202, 34, paper]
  ] as const)
    fl(x, 206, h, f)
  // picket fence
  let p = ''
  for (let x = 2; x < 340; x += 12)
    if (!((x > 26 && x < 96) || (x > 222 && x < 300))) p += `M${x} 222v-18l4-5 4 5v18z`
  pen.key('M-4 208h32M96 208h130M300 208h50M-4 215h32M96 215h130M300 215h50', 1.4).lift()
  pen.block(p, paper, 1.2)
  pen.key('M52 200h10M70 206h12M58 214h12M254 202h12M262 210h14', 1).lift()
})
