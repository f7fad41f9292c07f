// A park with big trees and a bandstand: the picture of group G.
import { paper, sun, coral, sand, leaf, noon, glow, hue } from '../inks'
import { bench, tree } from '../motifs'
import { draw } from '../pen'
import { rect, beams } from '../strokes'

export const park = draw({ width: 340, height: 220, ground: noon }, (pen) => {
  const c = hue('G')
  pen.flat(beams(170, 150, 320, 37, [0, 180]), glow)
  pen.block('M-4 160c40-12 110-18 174-18s130 6 178 18v66H-4z', leaf)
  // distant avenue
  for (const [x, s] of [
    [112, 0.36],
    [128, 0.3],
    [228, 0.36],
    [212, 0.3]
  ] as const)
    tree(pen, x, 154, s, c)
  pen.block('M140 224c10-30 16-44 22-62h16c6 18 12 32 22 62z', sand, 1.3)
  // bandstand
  pen.block('M112 176h116l6 12H106z', paper).block(rect(116, 164, 108, 12), sand)
  pen.key('M128 164v12M146 164v12M164 164v12M182 164v12M200 164v12M214 164v12', 0.9).lift()
  pen
    .key('M122 164v-56M145 164v-56M195 164v-56M218 164v-56', 2.6)
    .key('M122 150h23M195 150h23M122 144h23M195 144h23', 1.2)
    .key('M128 150v14M134 150v14M140 150v14M201 150v14M207 150v14M213 150v14', 1)
  pen.key('M122 118q11-12 23 0M145 118q25-16 50 0M195 118q12-12 23 0', 1.3).lift()
  pen.block('M106 108c14-4 26-12 38-26 8-8 14-12 26-12s18 4 26 12c12 14 24 22 38 26z', coral)
  pen
    .fill('M148 108c2-20 8-34 18-38h8c10 4 16 18 18 38z', paper)
    .key(
      'M148 108c2-20 8-34 18-38M192 108c-2-20-8-34-18-38M126 108c8-12 14-20 30-36M214 108c-8-12-14-20-30-36',
      1.2
    )
    .lift()
  let s = 'M104 108'
  for (let i = 0; i < 12; i++) s += 'a5.5 4.6 0 0 0 11 0'
  pen.block(s + 'z', sun, 1.3)
  pen.key('M170 70v-14', 1.8)
  pen.block('M170 56h14l-4 4 4 4h-14z', coral, 1.2)
  pen.block('M156 188h28l4 8h-36z', paper, 1.3)
  // music stand and tuba on stage
  pen.key('M170 164v-18M162 146l14-6 2 6-14 6z', 1.4).lift()
  tree(pen, 44, 214, 1.5, c)
  tree(pen, 302, 214, 1.55, c)
  bench(pen, 66, 206, 40)
  bench(pen, 232, 206, 40)
  pen
    .key('M-4 214h40M110 212h20M204 216h24M318 212h30M118 200q3-4 6 0M214 200q3-4 6 0M20 200q3-4 6 0', 1.1)
    .lift()
})
