// Cards of the promenade: the wind takes a hat, a bicycle by night, Sunday best, drifting with the tide.
import { boater } from '../cast'
import { coral, deep, dusk, glow, ink, noon, paper, sand, sea, skin, sun, wash } from '../inks'
import { gull, waves } from '../motifs'
import { beams, disc, rays, rect, turned } from '../strokes'
import { onCard } from './format'
import { boards, moon, stars } from '../weather'

export const seaWind = onCard(dusk, (pen) => {
  pen.block(
    'M164 20C140 14 118 26 112 46c8-6 16-6 22-2-10 4-16 14-14 26 6-6 12-6 16-2-8 8-10 18-8 30h36z',
    sea
  )
  pen.stroke('M164 38c-14-2-24 4-28 14M164 60c-10 0-18 6-20 16M126 34c8-6 20-8 30-6', paper, 2).lift()
  pen
    .block(disc(104, 40, 3), paper, 1.1)
    .block(disc(110, 26, 2.2), paper, 1.1)
    .block(disc(112, 66, 2.4), paper, 1.1)
  pen.block('M-4 96h168v28H-4z', sand).key('M-4 103h168M16 112h26M70 115h24M122 111h22', 1.1).lift()
  pen.key('M-4 72H60M-4 84H54M6 68v28M26 68v28M46 68v28', 2.2).lift()
  pen.key('M124 12c-30-8-50 8-76 2-12-3-12-13-4-13 6 0 7 7 2 9M100 58c-6 4-10 4-16 2', 1.7).lift()
  // he leans after his hat
  pen.stroke('M88 76L74 88 78 102M84 78L100 88 112 84', ink, 6.5).lift()
  pen.solid('M72 100h11v5H68zM110 80l7 2-2 9-6-1z').lift()
  pen.block('M58 46C70 40 84 50 94 66c8 0 16-4 24-2-4 8-14 18-30 18C74 80 62 66 58 46z', coral)
  pen.block('M62 52L36 40l2-7 28 9z', coral).block(disc(34, 36, 4.5), skin)
  pen
    .block(disc(58, 38, 9.5, 10), skin)
    .block('M52 30c6-8 16-2 17 6 6-2 10 2 16-1-4 6-10 9-17 8-2-6-8-12-16-13z', ink, 1)
  pen
    .solid(disc(53, 38, 1.2))
    .block('M60 49c8-2 12 2 10 5 10-2 16 4 26 0-6 8-18 8-28 4-4 0-8-3-8-9z', sun, 1.3)
  boater(pen, 24, 22, 0.95, coral, -24)
})

export const bicycle = onCard(sea, (pen) => {
  moon(pen, 26, 22, 11)
  stars(pen, [
    [54, 12],
    [72, 26],
    [96, 10],
    [48, 34],
    [146, 40],
    [12, 48]
  ])
  pen.flat('M132 50L164 30v56z', sun)
  pen.block('M-4 92h168v32H-4z', sand)
  boards(pen, 92, 60, 20)
  pen.scratch('M-4 50h104M-4 64h104M10 44v48M40 44v48', 2.6, wash).lift()
  const wheel = (x: number): void => {
    pen
      .stroke(disc(x, 84, 22), paper, 2)
      .key(disc(x, 84, 22), 3.4)
      .key(rays(x, 84, [3, 20], 12, [0, 360]), 0.7)
    pen.lift().block(disc(x, 84, 3), ink)
  }
  wheel(44)
  wheel(116)
  pen.key('M44 84L62 50h40L78 84zM62 50l16 34M104 50l12 34', 6).lift()
  pen.scratch('M44 84L62 50h40L78 84zM62 50l16 34M104 50l12 34', 3.4, coral).lift()
  pen
    .block(disc(78, 84, 6), sun)
    .key('M78 84l6 10M80 95h9', 2.4)
    .lift()
  pen
    .key('M62 50l-3-10M101 50l-4-16h18c6 0 6 8 0 8', 3)
    .block('M48 36h22c2 5-2 7-8 6-8 0-14-1-14-6z', ink)
    .lift()
  pen.key('M104 48h14', 2.4).block('M116 44h9c8 0 8 12 0 12h-9z', sun)
  pen
    .key('M97 34h-12', 3)
    .block('M78 33a9 9 0 0 1 18 0z', sun)
    .key('M76 33h22', 2.4)
    .key('M70 26l-6-3M74 18l-4-5M87 15V9M98 18l4-5', 2)
    .lift()
})

export const sundayBest = onCard(noon, (pen) => {
  pen.flat(beams(60, 62, 200, 35), glow)
  pen.flat(rect(0, 62, 160, 30), sea).key('M0 62h160', 1.2)
  waves(pen, -6, 68, 172, 2, paper, 5)
  // the bandstand
  pen.block('M102 58h52v10h-52z', paper).key('M106 58V36M118 58V36M138 58V36M150 58V36', 1.8).lift()
  pen
    .block('M96 37C104 32 116 28 128 14c12 14 24 18 32 23z', coral)
    .key('M128 14v-9M128 14c-6 10-8 16-10 23M128 14c6 10 8 16 10 23', 1.3)
    .lift()
  for (const x of [112, 128, 144])
    pen.block(`M${x - 6} 58c0-9 12-9 12 0z`, deep, 1.2).block(disc(x, 47, 3.4), skin, 1.1)
  pen
    .block(rect(92, 68, 72, 26), wash)
    .key('M92 74h72M104 74v20M118 74v20M132 74v20M146 74v20', 1)
    .lift()
  pen.block('M-4 92h168v32H-4z', sand)
  boards(pen, 92, 60, 46)
  pen
    .solid(disc(92, 22, 2.6) + disc(103, 17, 2.6))
    .key('M94 22V8l11-4v13', 1.5)
    .lift()
  // she, from behind, in all her finery
  pen.block('M40 66c6-4 18-4 24 0l12 46c-14 6-34 6-48 0z', wash)
  pen
    .key('M46 72l-6 40M52 70v45M58 72l6 40', 1)
    .block('M42 67c2-12 4-16 10-16s8 4 10 16c-6 2-14 2-20 0z', deep)
  pen
    .block('M42 60c-6 4-8 12-6 20l4-1c0-7 2-11 5-13z', deep)
    .block('M62 58l10-10 4 4-10 14z', deep)
    .block(disc(74, 48, 3.4), skin, 1.2)
  pen.block(disc(52, 45, 6), ink)
  pen
    .key('M74 54L62 18', 2)
    .block(
      'M18 36C22 4 60-10 88 14c6 6 8 12 8 16-8-4-14-2-18 4-8-6-16-6-22 2-10-4-16-2-20 4-6-6-12-6-18-4z',
      coral
    )
  pen.fill(
    'M62 6C46 14 38 24 36 40c4-6 10-8 20-4 0-12 2-22 6-30zM62 6c8 6 14 16 16 28 4-6 10-8 18-4C92 18 78 6 62 6z',
    paper
  )
  pen.key('M62 6C46 14 38 24 36 40M62 6c-4 8-6 18-6 30M62 6c8 6 14 16 16 28M62 6V0', 1.2).lift()
  // her dog
  pen.key('M38 84c8 18 38 12 62 16', 1.1)
  pen
    .solid(
      'M98 106c0-8 2-10 8-10h14l4-8 2 3 8 2-1 5-6 1c-1 4-2 6-3 8v9h-3v-7h-12v7h-3v-7l-3-4zM98 106l-5-8 2-1 5 5z'
    )
    .lift()
})

export const withTheTide = onCard(sea, (pen) => {
  let currents = ''
  for (let row = 0; row < 8; row++)
    currents += `M${-12 + (row % 2) * 10} ${8 + row * 17}c30-16 56 14 92 0s60-12 90 2`
  pen.stroke(currents, wash, 2.2).lift()
  pen.flat(turned('M-52 -30C-20 -50 40 -44 56 -8C64 28 20 48 -20 40C-56 32 -70 -8 -52 -30z', 84, 66), wash)
  const on = (d: string) => turned(d, 80, 62, 24)
  // the ring, and the sleeper across it
  pen.block(disc(80, 62, 35), coral)
  for (const degrees of [24, 114, 204, 294])
    pen
      .fill(turned('M-8 -35C-3 -36 3 -36 8 -35L4 -15L-4 -15z', 80, 62, degrees), paper)
      .key(turned('M-8 -34.4L-4 -15M8 -34.4L4 -15', 80, 62, degrees), 1.2)
  pen.lift().block(disc(80, 62, 16), deep)
  pen
    .block(on('M10 -10L58 -15C65 -15 65 -4 58 -3L16 1z'), skin)
    .block(on('M14 -1L58 9C65 11 62 22 55 20L12 11z'), skin)
  pen.block(on('M-26 -14C-12 -18 8 -16 20 -10L20 12C8 17 -12 18 -26 14C-30 6 -30 -6 -26 -14z'), paper)
  pen.stroke(on('M-18 -14L-18 14M-6 -14L-6 14M6 -13L6 13'), deep, 4.5).lift()
  pen
    .block(on('M-26 -13C-40 -20 -52 -28 -58 -20C-60 -14 -48 -8 -30 -4z'), skin)
    .block(on('M-26 13C-40 20 -52 28 -58 20C-60 14 -48 8 -30 4z'), skin)
  pen.block(disc(44, 46, 17), sun).block(disc(44, 46, 9), sun, 1.2)
  pen
    .key(disc(44, 46, 13), 0.9)
    .stroke(disc(44, 46, 9.5), coral, 2.6)
    .lift()
  gull(pen, 132, 22, 0.9)
  pen.block('M14 96l24-4-4 16z', paper, 1.3).block('M8 104c10 4 24 4 34-2l-5 9c-8 4-18 4-24 1z', coral, 1.3)
})
