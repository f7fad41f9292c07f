// Cards with music in them, and what is paid for it.
import { face, shoulders } from '../cast'
import { coral, deep, glow, ink, noon, paper, rose, sea, spruce, sun, wash } from '../inks'
import type { Pen } from '../pen'
import { beams, disc, line, turned } from '../strokes'
import { onCard } from './format'

/** A mug that foams over. */
function mug(pen: Pen, x: number, y: number, size: number): Pen {
  const on = (d: string) => turned(d, x, y, 0, size)
  pen.key(on('M10 -22C20 -22 20 -6 10 -6'), 4).scratch(on('M10 -22C20 -22 20 -6 10 -6'), 1.6, wash).lift()
  pen.block(on('M-11 -28L11 -28L10 0L-10 0z'), sun).key(on('M-4 -22L-4 -4M4 -22L4 -4'), 1.1)
  return pen.block(
    on(
      'M-13 -26C-18 -32 -12 -38 -7 -35C-5 -42 6 -42 7 -36C13 -38 18 -30 13 -26C10 -22 8 -26 5 -24C2 -18 -2 -20 -3 -25C-6 -23 -10 -23 -13 -26z'
    ),
    paper
  )
}

export const bandPresident = onCard(rose, (pen) => {
  pen.flat(beams(58, 66, 220, 33, [0, 360]), noon)
  // the tuba above the drum
  pen.key('M120 40C122 76 108 84 92 82', 13).scratch('M120 40C122 76 108 84 92 82', 9.6, sun).lift()
  pen.block('M94 10C104 26 110 34 113 44h14c3-10 12-20 26-30z', sun)
  pen.block('M92 10c8-9 54-6 62 4-8 8-56 6-62-4z', ink, 1.4).key('M112 48h16', 1.3).lift()
  pen.block(disc(58, 68, 46), coral).block(disc(58, 68, 38), paper)
  pen
    .key(
      'M20 54l-7-5M16 68h-4M19 84l-6 4M30 100l-4 5M48 110l-2 6M30 34l-4-5M48 26l-2-6M68 26l2-6M86 36l4-5',
      2
    )
    .lift()
  pen.block('M58 42l7 17 18 1-14 12 5 18-16-10-16 10 5-18-14-12 18-1z', deep)
  pen
    .key('M18 20L48 52M30 8l14 40', 3.2)
    .block(disc(49, 53, 6), sun)
    .block(disc(45, 47, 6), sun)
  pen.block('M-4 110h168v14H-4z', spruce).lift()
  mug(pen, 98, 116, 0.96)
  mug(pen, 146, 116, 0.96)
  mug(pen, 122, 120, 1.15)
})

export const pavilion = onCard(deep, (pen) => {
  pen.flat(line(80, -10, 22, 92, 138, 92) + 'z', glow).flat(line(80, -10, 48, 92, 112, 92) + 'z', noon)
  pen.block(disc(80, 92, 58, 9), sun)
  // the singer
  pen.block('M62 96c2-20 4-34 8-42h20c4 8 6 22 8 42-10 3-26 3-36 0z', coral).key('M74 62l-4 34M86 62l4 34', 1)
  pen
    .block('M72 56L50 36l5-6 22 20zM88 56l22-20-5-6-22 20z', coral)
    .block(disc(51, 31, 4.5), noon)
    .block(disc(109, 31, 4.5), noon)
  face(pen, 80, 38, 12, 'sings')
  pen
    .block('M66 40c-4-22 32-22 28 0-2-8-6-11-14-11s-12 3-14 11z', ink, 1.1)
    .block(disc(80, 19, 5), ink, 1)
    .lift()
  pen
    .solid(disc(40, 56, 3) + disc(122, 50, 3))
    .key('M43 56V40l8 4M125 50V34l8 4', 1.8)
    .lift()
  // curtains
  pen.block(
    'M-4 -4h168v12c-8 12-18 12-24 2-6 12-18 12-24 0-6 12-18 12-24 0-8 12-18 12-24 0-6 12-18 12-24 0-6 12-18 12-24 0-6 8-16 10-24-4z',
    coral
  )
  pen
    .block('M-4 8h34c4 34-8 56-22 62v24H-4zM164 8h-34c-4 34 8 56 22 62v24h12z', coral)
    .key('M6 16c2 22-2 38-8 48M18 18c2 22-6 38-16 48M154 16c-2 22 2 38 8 48M142 18c-2 22 6 38 16 48', 1.2)
  pen
    .block('M-4 68c6 2 12 2 16-1l-2 8c-4 2-10 2-14 1zM164 68c-6 2-12 2-16-1l2 8c4 2 10 2 14 1z', sun, 1.2)
    .lift()
  // the house is full
  for (const [x, coat] of [
    [14, sea],
    [42, paper],
    [70, spruce],
    [98, wash],
    [126, sun],
    [152, sea]
  ] as const) {
    shoulders(pen, x, 108, 30, coat)
    pen.block(disc(x, 101, 8, 9), ink, 1)
  }
})
