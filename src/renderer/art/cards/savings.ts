// Cards about what is put by and counted: the winter jar, the clerk, the policy.
import { fist } from '../cast'
import {
  bark,
  coral,
  deep,
  dusk,
  glow,
  ink,
  noon,
  paper,
  rose,
  sand,
  sea,
  skin,
  spruce,
  sun,
  wash
} from '../inks'
import { coin, waves } from '../motifs'
import { beams, disc, line, rect } from '../strokes'
import { onCard } from './format'
import { writing } from '../papers'
import { rain } from '../weather'

export const winterJar = onCard(rose, (pen) => {
  // snow beyond the panes
  pen.block(rect(10, -6, 140, 92), deep)
  pen.block('M10 62c24-14 44-4 64-8s50-14 76-4v36H10z', paper, 1.2)
  pen
    .block(line(18, 60, 18, 44, 31, 32, 44, 44, 44, 60) + 'z', coral, 1.3)
    .block('M13 46l18-17 18 17c-4 2-8-1-12 0-8 2-14-2-24 0z', paper, 1.2)
    .solid('M28 50h6v6h-6z')
    .lift()
  pen.flat(
    [
      [20, 12],
      [36, 22],
      [54, 10],
      [60, 34],
      [126, 14],
      [138, 32],
      [120, 44],
      [142, 8],
      [24, 28],
      [130, 24]
    ]
      .map(([x = 0, y = 0], at) => disc(x, y, at % 2 ? 2.2 : 1.6))
      .join(''),
    paper
  )
  pen.key('M80 -4v90M10 24h140', 4).lift().scratch('M80 -4v90M10 24h140', 1.6, sand).lift()
  pen
    .block(rect(-4, 86, 168, 12), sand)
    .key('M-4 92h168', 0.9)
    .lift()
  // the jar
  pen
    .fill('M66 20h44v8c12 4 16 10 16 20v50c0 8-4 12-12 12H62c-8 0-12-4-12-12V48c0-10 4-16 16-20z', wash)
    .lift()
  for (const [x, y] of [
    [62, 100],
    [80, 102],
    [98, 100],
    [114, 101],
    [70, 90],
    [90, 91],
    [108, 90],
    [60, 82],
    [80, 80],
    [98, 80],
    [115, 78],
    [68, 70],
    [88, 68],
    [106, 68],
    [62, 60],
    [78, 58],
    [98, 56],
    [114, 60],
    [88, 48]
  ] as const)
    coin(pen, x, y, 9.5, 7)
  pen
    .key('M66 28v-8h44v8c12 4 16 10 16 20v50c0 8-4 12-12 12H62c-8 0-12-4-12-12V48c0-10 4-16 16-20z', 2.2)
    .scratch('M57 50v34M57 90v6', 2.2)
    .lift()
  pen.block('M62 12h52v9H62z', coral).key('M68 16.5h40', 1.1).lift()
  coin(pen, 136, 106, 11, 8)
})

export const clerk = onCard(noon, (pen) => {
  pen.flat(beams(80, 100, 190, 31), glow)
  // the window in its frame
  pen.block('M-4 -4h168v104h-16V44C148 2 12 2 12 44v56H-4z', spruce)
  pen.key('M4 10v90M156 10v90', 1).lift()
  // he, under his green shade
  pen
    .block('M40 106c-2-22 10-34 40-34s42 12 40 34z', paper)
    .block('M60 80l8 26h-14zM100 80l-8 26h14z', deep, 1.2)
    .block('M80 76l7-4v9l-7-3-7 3v-9z', coral, 1.1)
  pen.block(disc(80, 50, 17, 20), skin).block('M62 46c-2-26 38-26 36 0l-4-8c-8-4-20-4-28 0z', ink, 1.1)
  pen.block('M58 44c6-10 38-10 44 0 2 4 2 6 0 6-12-5-32-5-44 0-2 0-2-2 0-6z', sea)
  pen
    .key(disc(73, 55, 4.5) + disc(87, 55, 4.5) + 'M77.5 55h5', 1.3)
    .key('M76 66c3 2 6 2 9-1', 1.3)
    .lift()
  pen.scratch('M28 98V24M132 98V24M44 98V18M116 98V18', 2.6, sun).lift()
  pen.key('M12 60h30M118 60h30', 2).lift()
  pen
    .block(rect(-4, 98, 168, 26), bark)
    .key('M-4 104h168', 1)
    .lift()
  // abacus and coins
  pen.block(rect(16, 68, 52, 40), coral).block(rect(21, 73, 42, 30), paper, 1.2)
  pen.key('M21 80h42M21 88h42M21 96h42', 1.1)
  for (const [x, y, fill] of [
    [26, 80, deep],
    [32, 80, deep],
    [54, 80, deep],
    [60, 80, deep],
    [26, 88, sun],
    [46, 88, sun],
    [52, 88, sun],
    [58, 88, sun],
    [32, 96, deep],
    [38, 96, deep],
    [58, 96, deep]
  ] as const)
    pen.block(disc(x, y, 3, 3.6), fill, 1.1)
  pen.lift()
  fist(pen, 74, 90, 18, deep, 0.62)
  // the page with the wrong figure
  writing(pen, 126, 94, 44, 36, 6)
  pen
    .block(disc(128, 94, 11), paper, 1)
    .key('M122 90c2-7 11-6 11 0 0 4-6 6-10 10h12', 2.4)
    .scratch('M116 104L142 84', 2.6, coral)
    .lift()
})

export const rainPolicy = onCard(dusk, (pen) => {
  pen.flat(rect(0, 62, 160, 22), sea).key('M0 62h160', 1.2)
  waves(pen, 0, 68, 170, 1, paper, 5)
  pen.block('M-4 82c50-6 110-4 168 0v44H-4z', sand)
  pen.block('M-2 96c8-6 30-6 38 0-8 5-30 5-38 0zM116 110c8-6 34-6 42 0-8 5-34 5-42 0z', wash, 1.1)
  rain(pen, 4, 4, 160, 40, deep, 5)
  rain(pen, 4, 56, 30, 56, deep, 5)
  rain(pen, 146, 60, 18, 54, deep, 5)
  // the parasol, streaming
  pen.key('M84 22L76 114', 3.4).lift()
  pen.block(
    'M22 56C26 20 58 8 86 12c30 2 54 20 56 52-10-6-20-6-28 0-8-6-20-8-30-2-10-8-22-8-32-2-10-6-20-8-30-4z',
    sun
  )
  pen.fill(
    'M86 12C64 18 52 38 52 60c10-6 22-6 32 2 0-20 0-36 2-50zM86 12c20 8 28 30 28 52 8-6 18-6 28 0-2-32-26-50-56-52z',
    coral
  )
  pen.key('M86 12C64 18 52 38 52 60M86 12c-2 14-2 30-2 50M86 12c20 8 28 30 28 52M86 12V4', 1.3).lift()
  pen.key('M22 60v10M52 66v9M114 70v9M142 70v12M30 66v5', 1.6).lift()
  // dry, in oilskins, with the policy
  pen.key('M92 116L128 84M128 116L96 92', 3.2).lift()
  pen.block('M96 108c-6-22 0-30 14-30s16 10 14 22l-8 8z', sun).block('M100 106l-24 2-2 10h8l2-3 28 0z', deep)
  pen
    .block(disc(110, 70, 8, 8.5), skin)
    .solid(disc(106, 69, 1.1))
    .key('M103 74c2 2 4 2 6 1', 1.2)
  pen.block('M98 67c2-14 20-14 22-1l6 8c-6 0-10-3-12-7-6 2-10 2-16 0z', sun)
  writing(pen, 78, 88, 24, 30, -10)
  pen
    .block('M110 88L90 92l1 6 22-2z', sun)
    .block(disc(89, 95, 3.6), skin, 1.2)
    .block(disc(74, 98, 3), coral, 1)
})
