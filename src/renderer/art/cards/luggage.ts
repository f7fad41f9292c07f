// Cards of the station: the porter, the parrot, the lost umbrella.
import { bark, brass, coral, deep, glow, ink, leaf, noon, paper, rose, sand, skin, sun, wash } from '../inks'
import { cloud } from '../motifs'
import { beams, box, disc, rect, turned } from '../strokes'
import { onCard } from './format'

export const porter = onCard(noon, (pen) => {
  pen.flat(beams(20, 96, 200, 29), glow)
  pen
    .block('M-4 34h34c6 0 8 3 8 8v46H-4z', coral)
    .fill(rect(-4, 64, 42, 6), paper)
    .key('M-4 64h42M-4 70h42', 1)
  pen
    .fill(rect(4, 44, 18, 15), wash)
    .key(rect(4, 44, 18, 15))
    .block(disc(31, 79, 4), sun)
    .solid('M-4 88h46v5H-4z')
    .lift()
  cloud(pen, 118, 14, 54)
  pen
    .block('M-4 98h168v26H-4z', sand)
    .key('M-4 104h168M20 104v8M62 104v8M104 104v8M146 104v8M-4 112h168', 1)
    .lift()
  // the porter, one arm high
  pen.block('M66 98V70h9v28zM79 98V70h9v28z', deep)
  pen.block('M62 76V52c0-8 5-11 15-11s15 3 15 11v24z', deep)
  pen.block('M63 56L46 30l7-5 17 22z', deep).block('M46 30c-6-2-8-12-4-13 4 0 3 3 5 4l6 4z', skin)
  pen.block('M92 54l10 18-6 5-11-17z', deep).block(disc(100, 76, 4.5), skin)
  pen
    .solid(disc(77, 50, 1.3))
    .solid(disc(77, 58, 1.3))
    .solid(disc(77, 66, 1.3))
    .lift()
  pen.block(disc(77, 32, 8, 9), skin).key('M71 35c3 4 7 4 10 0', 1.2)
  pen
    .block('M67 28V18h20v10z', coral)
    .fill(rect(67, 23, 20, 4), sun)
    .key('M67 23h20M63 28.5h27', 1.8)
    .lift()
  // the trunk on its barrow
  pen.block(rect(106, 54, 46, 38), bark).fill(rect(114, 54, 5, 38) + rect(139, 54, 5, 38), coral)
  pen.key('M114 54v38M119 54v38M139 54v38M144 54v38M106 66h46', 1.2)
  pen.block(rect(123, 70, 13, 10), paper, 1.1).block(disc(112, 82, 4), wash, 1)
  pen
    .key('M102 94h54M102 94L96 72', 2.6)
    .block(disc(112, 98, 5), ink)
    .block(disc(148, 98, 5), ink)
})

export const parrot = onCard(noon, (pen) => {
  pen.flat(beams(46, 124, 210, 33), glow)
  pen.fill('M14 100V52c0-44 64-44 64 0v48z', wash)
  // the parrot on its perch
  pen.lift().block('M42 64c-4 12-2 22 6 34 4-10 8-20 8-32z', coral)
  pen.block('M36 50c0-18 24-22 28-6 4 14-4 28-16 30-10-2-12-14-12-24z', leaf)
  pen
    .block('M38 44c2-12 22-14 26-1-6 8-18 8-26 1z', coral)
    .block('M64 42c6 0 8 5 5 10-4-2-6-5-6-9z', sun, 1.2)
  pen.block(disc(56, 41, 2.6), paper, 1.1).solid(disc(56.5, 41, 1))
  pen.key('M42 58c4 4 6 8 5 14M47 54c5 4 7 9 5 16M16 76h60', 1.3).key('M44 76v4M52 76v4', 2).lift()
  pen.key('M14 100V52c0-44 64-44 64 0v48', 2).key('M30 100V32M62 100V32M14 62h64', 1.1)
  pen.key('M46 19V8', 1.8).key(disc(46, 6, 4), 1.8)
  pen.block(rect(8, 100, 76, 9), brass).lift()
  const ticket = (x: number, y: number, degrees: number, fill: string): void => {
    const on = (d: string) => turned(d, x, y, degrees)
    pen.block(on('M-34 -17L34 -17L34 -5C29 -5 29 5 34 5L34 17L-34 17L-34 5C-29 5 -29 -5 -34 -5z'), fill)
    pen.key(on('M18 -17L18 17'), 1.2, { dash: '3 3' }).key(on('M-24 -7L10 -7M-24 0L4 0M-24 7L10 7'), 1.6)
    pen.solid(on('M24 -5L28 0L24 5L20 0z')).lift()
  }
  ticket(116, 48, -18, coral)
  ticket(116, 76, 8, sun)
})

export const umbrella = onCard(rose, (pen) => {
  pen.key('M0 14h160M0 108h160', 1.1)
  pen.block('M8 96V48c0-46 76-46 76 0v48z', bark).block('M17 96V50c0-34 58-34 58 0v46z', ink)
  pen.flat('M18 96V70h56v26z', deep)
  let bars = ''
  for (const x of [27, 37, 46, 55, 65]) bars += `M${x} ${x === 46 ? 26 : x === 37 || x === 55 ? 28 : 34}V78`
  pen.scratch(bars, 2, sun).scratch('M18 52h56M18 78h56', 2, sun).lift()
  pen
    .block(disc(46, 92, 8, 6), sun, 1.3)
    .block('M30 96c2-16 30-16 32 0z', sun, 1.3)
    .solid(disc(46, 79, 2.2))
    .lift()
  pen.block(rect(2, 96, 88, 9), sand).lift()
  pen
    .block(rect(100, 10, 50, 12), bark)
    .key('M125 22v6c0 6 8 6 8 0', 2.4)
    .solid(disc(110, 16, 1.5))
    .solid(disc(140, 16, 1.5))
    .lift()
  // closed, hung by its crook
  pen.key('M120 50V38c0-14 17-14 17-1', 3.6).key('M120 96v12', 2.6).lift()
  pen.block('M114 44h12l13 34c-1 12-9 20-19 22-10-2-18-10-19-22z', coral)
  pen.key('M120 44v54M123 44l8 50M117 44l-8 50', 1).block('M106 66h28v7h-28z', sun, 1.1)
  const tag = (d: string) => turned(d, 146, 52, 12)
  pen
    .key('M132 69l10-8', 1.2)
    .block(tag(box(-8, -9, 17, 22)), paper)
    .key(tag('M-4 -1L5 -1M-4 4L5 4M-4 8L1 8'), 1)
    .lift()
  pen.block('M103 112c8-4 26-4 34 0-8 5-26 5-34 0z', wash, 1.1).lift()
})
