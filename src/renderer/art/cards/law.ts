// Cards of the watch house: a friend with a key, and the park keeper.
import { face, fist } from '../cast'
import { bark, coral, deep, glow, ink, leaf, noon, paper, sand, skin, sun, wash } from '../inks'
import type { Pen } from '../pen'
import { beams, disc, rect, turned } from '../strokes'
import { onCard } from './format'
import { moon, stars } from '../weather'

/** A key with its bow at the place and its bit away from it. */
function key(pen: Pen, x: number, y: number, degrees: number, size: number): Pen {
  const on = (d: string) => turned(d, x, y, degrees, size)
  pen.block(on('M6 -3L44 -3L44 12L38 12L38 6L34 6L34 10L28 10L28 3L6 3z'), sun)
  return pen
    .block(disc(x, y, 11 * size), sun)
    .block(disc(x, y, 5 * size), deep)
    .lift()
}

export const friendWithKey = onCard(sand, (pen) => {
  pen.key(
    'M0 24h34M0 48h30M0 72h30M0 96h160M126 24h34M130 48h30M130 72h30M16 0v24M10 48v24M22 24v24M18 72v24M144 0v24M150 48v24M138 24v24M142 72v24M40 96v24M88 96v24M128 96v24',
    1
  )
  pen.block('M26 96V56c0-66 108-66 108 0v40z', paper).block('M36 96V58c0-52 88-52 88 0v38z', deep)
  stars(pen, [
    [50, 36],
    [66, 26],
    [112, 44],
    [108, 62]
  ])
  moon(pen, 104, 34, 8)
  // she looks in
  pen.block('M38 96c0-14 10-20 28-20s28 6 28 20z', coral)
  face(pen, 66, 58, 15)
  pen.block('M48 54c2-22 34-22 36 0-8-6-28-6-36 0z', sun).key('M44 54c10-4 34-4 44 0', 2.6).lift()
  pen.key('M50 96V28M70 96V19M90 96V19M110 96V28', 6.5).lift()
  pen.scratch('M50 96V28M70 96V19M90 96V19M110 96V28', 3.6, wash).lift()
  pen.block(rect(20, 94, 120, 10), bark)
  key(pen, 92, 92, 172, 1.15)
  fist(pen, 100, 90, -8, coral, 0.95)
})

export const parkKeeper = onCard(noon, (pen) => {
  pen.flat(beams(80, 120, 200, 35), glow)
  pen.block(
    'M-4 60c10-14 24-12 30-4 8-12 26-10 32 0 10-12 26-10 34 2 8-12 28-12 34-2 8-8 26-8 38 4v64H-4z',
    leaf
  )
  // the keeper
  pen.block('M80 126V78c0-14 10-22 28-22s28 8 28 22v48z', deep).key('M108 62v60', 1.2)
  pen
    .solid(disc(103, 76, 1.6) + disc(103, 88, 1.6) + disc(103, 100, 1.6))
    .block('M96 57l12 12 12-12z', paper, 1.2)
  face(pen, 108, 40, 14, 'sulks')
  pen
    .block('M92 33c-4-22 36-22 32 0z', deep)
    .block('M90 33c10-5 26-5 36 0 0 4-6 3-18 3s-18 1-18-3z', ink)
    .block(disc(108, 24, 3.6), sun, 1.2)
  // the culprit, held by the collar
  pen.block('M28 126V92c0-12 6-16 20-16s20 4 20 16v34z', coral)
  face(pen, 48, 60, 12, 'sulks')
  pen.block('M36 58c-2-18 26-18 24 0-4-6-6-8-10-8-6 0-10 2-14 8z', bark, 1.3)
  pen
    .block('M86 70L66 72l2 13 24-1z', deep)
    .block('M68 72c-8-4-14 0-14 6s6 10 14 7z', skin)
    .key('M56 76h7M56 80h7', 1)
    .lift()
  // flowers, his and the town's
  const flower = (x: number, y: number, fill: string, height: number): void => {
    pen
      .key(`M${x} ${y}v${height}`, 1.6)
      .block(`M${x} ${y + height * 0.7}c-2-8-8-8-10-8 0 6 4 10 10 8z`, leaf, 1.1)
    pen.block(`M${x - 8} ${y - 12}l4 4 4-6 4 6 4-4c2 10-1 16-8 16s-10-6-8-16z`, fill, 1.3)
  }
  flower(30, 88, sun, 20)
  flower(38, 82, paper, 26)
  pen.block('M26 104l20-6 4 12-16 4z', coral, 1.3).block(disc(46, 104, 4.5), skin, 1.2)
  for (const [x, y, fill] of [
    [8, 96, coral],
    [66, 108, sun],
    [84, 104, coral],
    [102, 110, paper],
    [122, 104, sun],
    [142, 98, coral],
    [156, 108, paper]
  ] as const)
    flower(x, y, fill, 30)
})
