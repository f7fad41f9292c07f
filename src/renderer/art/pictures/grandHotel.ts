// A grand hotel on the promenade at dusk: the picture of group H.
import { paper, sea, sun, coral, sand, ember, hue } from '../inks'
import { waves, awning, lamp, sail } from '../motifs'
import { draw } from '../pen'
import { rect, disc } from '../strokes'

export const grandHotel = draw({ width: 340, height: 220, ground: hue('H') }, (pen) => {
  const c = hue('H'),
    dk = 'var(--b-hotel)'
  pen.flat('M0 96h340v50H0z', ember).flat('M0 118h340v30H0z', sun)
  pen.block(disc(48, 40, 15), paper)
  pen.flat(disc(55, 36, 13), c)
  let st = ''
  for (const [x, y, a] of [
    [16, 22, 1.4],
    [86, 24, 1.6],
    [110, 54, 1.2],
    [24, 76, 1.5],
    [72, 74, 1.1],
    [322, 30, 1.5],
    [300, 58, 1.2],
    [332, 74, 1.3],
    [140, 18, 1.2]
  ] as const)
    st += disc(x, y, a)
  pen.flat(st, paper)
  pen.fill(rect(0, 140, 130, 40), sea).key('M0 140h112', 1.3)
  waves(pen, -6, 150, 120, 3, sun, 4)
  pen.lift()
  sail(pen, 34, 146, 0.5, coral)
  // hotel
  const lit = (x: number, y: number, w = 7, h = 12) =>
    pen.fill(rect(x, y, w, h), sun).key(rect(x, y, w, h), 1)
  pen.block(rect(116, 82, 220, 104), dk)
  pen
    .block(rect(110, 64, 44, 122), dk)
    .block(rect(296, 64, 50, 122), dk)
    .block(rect(196, 50, 64, 136), dk)
  pen
    .block('M106 65c2-18 14-22 20-34h12c6 12 18 16 20 34z', coral)
    .block('M292 65c2-18 14-22 22-34h14c6 12 18 16 22 34z', coral)
    .block('M192 51c2-20 20-24 28-38h16c8 14 26 18 28 38z', coral)
  pen.block(rect(158, 74, 36, 9), coral).block(rect(262, 74, 32, 9), coral)
  pen
    .key('M132 31v-14M321 31v-14M228 13v-10', 1.8)
    .key('M130 40v24M126 46v18M324 40v24M328 46v18M232 24v26M238 30v20', 0.8)
    .lift()
  pen.block('M132 18h12l-3 3 3 3h-12z', sun, 1.2).block('M321 18h12l-3 3 3 3h-12z', sun, 1.2)
  for (let j = 0; j < 5; j++) {
    for (const x of [118, 130, 142, 304, 316, 328]) lit(x, 74 + j * 19)
    for (const x of [164, 178, 268, 282])
      if (!((x === 178 && j === 1) || (x === 268 && j === 3))) lit(x, 92 + j * 19 - 2)
    for (const x of [204, 217, 232, 245]) if (j < 4) lit(x, 62 + j * 20)
  }
  pen.block(disc(228, 40, 6), sun, 1.3)
  pen.lift()
  pen
    .fill('M216 186v-22a12 12 0 0 1 24 0v22z', sun)
    .key('M216 186v-22a12 12 0 0 1 24 0v22M228 152v34', 1.3)
    .lift()
  awning(pen, 206, 146, 44, 8, 8, coral)
  // promenade
  pen.block(rect(-4, 184, 350, 40), sand)
  pen.key('M-4 194h350', 1.2)
  let s = ''
  for (let x = -2; x < 340; x += 18) s += `M${x} 194v28`
  pen.key(s, 0.9).lift()
  let rl = 'M-4 172h110M-4 178h110'
  for (let x = 4; x < 108; x += 10) rl += `M${x} 172v14`
  pen.key(rl, 1.4).lift()
  lamp(pen, 86, 200, 48)
  lamp(pen, 168, 206, 52)
  lamp(pen, 288, 206, 52)
  pen.block(rect(28, 191, 36, 3), coral, 1.2).block(rect(30, 181, 32, 6), coral, 1.2)
  pen.key('M34 200v-22M58 200v-22', 2).lift()
})
