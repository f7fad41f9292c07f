// Cards about the street: the lamps go out, and the paving is new.
import { fist } from '../cast'
import { bark, coral, deep, glow, ink, leaf, noon, paper, sand, sea, skin, spruce, sun, wash } from '../inks'
import { cloud } from '../motifs'
import { beams, disc, rays, rect, turned } from '../strokes'
import { onCard } from './format'
import { moon, stars } from '../weather'

export const lampsOut = onCard(deep, (pen) => {
  stars(pen, [
    [20, 14],
    [44, 26],
    [64, 10],
    [88, 20],
    [148, 12],
    [104, 8]
  ])
  moon(pen, 78, 22, 6)
  pen.block('M58 96V46l14-12 14 12v50zM86 96V38h22v58z', spruce).block('M108 96V50l26-16 30 16v46z', spruce)
  pen
    .solid(
      'M66 54h6v9h-6zM76 54h5v9h-5zM66 72h6v9h-6zM92 48h5v8h-5zM100 48h5v8h-5zM92 66h5v8h-5zM100 66h5v8h-5zM144 60h8v11h-8zM144 80h8v11h-8z'
    )
    .lift()
  pen.block('M-4 96h168v28H-4z', sea).key('M-4 102h168', 1.1).lift()
  // dark lamps, the near one large
  const dark = (x: number, foot: number, size: number): void => {
    const on = (d: string) => turned(d, x, foot, 0, size)
    pen.block(on('M-2 0L-1.5 -60L1.5 -60L2 0z'), sand, 1.2).block(on('M-5 0L-3 -12L3 -12L5 0z'), sand, 1.2)
    pen
      .block(on('M-6 -60L6 -60L9 -78L-9 -78z'), ink, 1.2)
      .block(on('M-11 -78L0 -88L11 -78z'), sand, 1.2)
      .lift()
  }
  dark(74, 99, 0.5)
  dark(96, 103, 0.7)
  dark(128, 113, 1.15)
  pen.scratch('M120 34l4 10M123 33l3 8', 1.1, wash).lift()
  // somebody looks into it, with a candle
  pen
    .flat(disc(30, 52, 36), sea)
    .flat(disc(30, 52, 23), leaf)
    .flat(disc(30, 50, 13), glow)
  pen
    .block('M24 62h12v26H24z', paper)
    .key('M30 62v-4', 1.6)
    .block('M30 38c8 8 8 20 0 21-8-1-8-9-4-13 1 2 2 3 3 2 0-4-1-6 1-10z', sun, 1.4)
  pen.block('M14 88h32l-3 7H17z', sun).lift()
  fist(pen, 30, 99, 148, coral, 0.9)
})

export const newPaving = onCard(noon, (pen) => {
  pen.flat(beams(150, 90, 220, 31), glow)
  cloud(pen, 140, 20, 40)
  pen.block('M-4 98h168v26H-4z', bark).lift()
  // the steam roller
  pen.block('M58 18h62v7H58z', coral).key('M64 25v26M114 25v36', 2.6).lift()
  pen
    .block('M24 48h58v26H24z', spruce)
    .block(rect(46, 42, 4, 8), sun, 1.2)
    .key('M38 48v26M68 48v26', 1.1)
  pen.block('M28 48V28h-3l2-8h14l2 8h-3v20z', ink).scratch('M31 30v14', 1.2)
  pen
    .block('M82 54h40v22H82z', coral)
    .block('M92 54c0-12 4-16 10-16s10 4 10 16z', deep, 1.3)
    .block(disc(102, 33, 6, 6.5), skin, 1.3)
    .solid(disc(98.5, 33, 0.9))
    .lift()
  pen.block('M95 31c0-9 14-9 14 0z', sun, 1.2).key('M93 31h18M90 52l-8-6', 1.8).lift()
  pen
    .block(disc(103, 84, 20), wash)
    .block(disc(103, 84, 13), paper, 1.2)
    .key(rays(103, 84, [3, 13], 7, [0, 360]), 1.8)
    .block(disc(103, 84, 3.5), ink)
  pen
    .key('M30 66v22', 4)
    .block(disc(30, 85, 18), wash)
    .block(disc(30, 85, 12), paper, 1.2)
    .block(disc(30, 85, 4), ink)
    .key('M10 66h42', 3.4)
    .lift()
  pen.scratch('M34 16c-6-6 4-10-2-14M42 12c-4-6 6-8 2-14', 1.6, ink).lift()
  pen.key('M-4 103h120', 2).lift()
  // setts, and a barrier with its lantern
  for (const [x, y] of [
    [124, 112],
    [140, 112],
    [156, 112],
    [132, 102],
    [148, 102]
  ] as const)
    pen.block(`M${x - 7} ${y + 8}v-7c0-4 2-4 4-4h7c3 0 4 1 4 4v7z`, sand, 1.3)
  pen.key('M136 98l10-38M156 98l-8-38', 2.2).block(rect(126, 64, 38, 9), paper)
  pen
    .fill('M132 64h7l-5 9h-7zM146 64h7l-5 9h-7zM159 64h6v9h-11z', coral)
    .key('M126 64h38M126 73h38', 1.2)
    .lift()
  pen.block('M142 56h10l-2-11h-6z', coral).key('M144 45c0-6 6-6 6 0', 1.6).lift()
  pen.key('M20 113h34M66 116h36M36 119h12', 1.1).lift()
})
