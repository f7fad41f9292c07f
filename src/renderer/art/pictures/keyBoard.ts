// The board of keys of a house that has closed: hooks stand empty, a hand takes what is left. The picture of an estate that passes on.
import { boater, fist } from '../cast'
import { bark, brass, coral, deep, glow, leaf, noon, paper, sand, sea, sun, wash } from '../inks'
import { draw } from '../pen'
import type { Pen } from '../pen'
import { beams, box, disc, rect, turned } from '../strokes'

/** A key that hangs from its bow, with a label. */
function hungKey(pen: Pen, x: number, y: number, label: string, degrees = 0): void {
  const on = (d: string) => turned(d, x, y, degrees)
  pen
    .block(on(box(-2.5, 12, 5, 34)), brass)
    .block(on('M2 34L12 34L12 38L8 38L8 42L12 42L12 46L2 46z'), brass, 1.3)
  pen
    .block(on('M0 -4C12 -4 12 14 0 14C-12 14 -12 -4 0 -4z'), brass)
    .block(on('M0 1C5 1 5 9 0 9C-5 9 -5 1 0 1z'), bark, 1.2)
  pen.key(on('M-4 4L-16 16'), 1.2).block(on('M-26 14L-12 14L-12 34L-26 34z'), label, 1.3)
}

export const keyBoard = draw({ width: 340, height: 220, ground: noon }, (pen) => {
  pen.flat(beams(250, 110, 340, 35, [0, 360]), glow)
  pen.block(rect(24, 14, 236, 122), deep).block(rect(32, 22, 220, 106), bark)
  pen.key('M32 75h220', 1.1).lift()
  for (const [place, label] of [coral, null, sea, null, sun].entries()) {
    const x = 64 + place * 42
    pen
      .solid(disc(x, 32, 3))
      .key(`M${x} 32v6`, 2)
      .lift()
    if (label) hungKey(pen, x, 38, label, place * 3 - 4)
    else pen.key(`M${x - 7} 44c0-10 14-10 14 0s-14 10-14 0M${x} 52v20`, 1, { dash: '2 3' }).lift()
  }
  for (const [place, label] of [null, leaf, null, null, null].entries()) {
    const x = 43 + place * 42
    pen
      .solid(disc(x, 84, 3))
      .key(`M${x} 84v6`, 2)
      .lift()
    if (label) hungKey(pen, x, 88, label, 3)
    else pen.key(`M${x - 7} 96c0-10 14-10 14 0s-14 10-14 0M${x} 104v16`, 1, { dash: '2 3' }).lift()
  }
  // taken off: the bunch in the hand
  hungKey(pen, 268, 124, coral, 14)
  hungKey(pen, 262, 124, paper, -12)
  pen
    .key(disc(266, 118, 15), 4)
    .scratch(disc(266, 118, 15), 1.6, sun)
    .lift()
  fist(pen, 282, 104, -16, coral, 1.5)
  pen.block('M-4 172h348v52H-4z', sand).key('M-4 181h348M30 200h70M160 208h90', 1).lift()
  // deeds in their ribbon, and a hat left behind
  for (const [y, fill] of [
    [162, coral],
    [152, sun],
    [142, sea]
  ] as const)
    pen
      .block(rect(92, y, 92, 12), paper)
      .fill(rect(94, y + 2, 88, 4), fill)
      .key(`M92 ${y + 6}h92`, 0.9)
  pen
    .lift()
    .block(rect(132, 140, 10, 36), coral, 1.3)
    .block('M137 140c-16-16-22 0 0 0 22 0 16-16 0 0z', coral, 1.3)
  boater(pen, 40, 168, 1.7, wash)
})
