// Cards about roofs: after the storm, and for the school.
import { bark, coral, deep, dusk, glow, ink, noon, paper, sand, sea, skin, spruce, sun, wash } from '../inks'
import { pane } from '../motifs'
import { beams, disc, line, rect, turned } from '../strokes'
import { onCard } from './format'
import { rain } from '../weather'

export const afterStorm = onCard(noon, (pen) => {
  pen.flat(beams(22, 42, 200, 29), glow)
  pen.block(disc(24, 40, 16), sun).lift()
  pen.block('M150 6c-2-14-26-16-32-4-10-8-26 0-24 10-12 0-14 14-2 16h68c14-2 10-22-10-22z', deep)
  rain(pen, 104, 30, 50, 16, ink, 6)
  pen.block(rect(20, 98, 144, 30), sand)
  pane(pen, 54, 108, 14, 18)
  pane(pen, 112, 108, 14, 18)
  pen.lift().block(line(12, 100, 54, 40, 164, 40, 164, 100) + 'z', sea)
  let slates = ''
  for (let row = 0; row < 4; row++) {
    const [y, left] = [54 + row * 15, 45 - row * 10.5]
    slates += `M${left} ${y}`
    for (let at = left; at < 160; at += 15) slates += 'q7.5 7 15 0'
    for (let at = left + (row % 2 ? 7.5 : 15); at < 160; at += 15)
      slates += `M${at} ${y - (row % 2 ? 0 : 0)}v-12`
  }
  pen.key(slates, 1.1).lift()
  pen.block('M92 52l14 3 12-4 8 12 10 4-4 12 4 8-18 2-8-4-14 4-4-12-10-4 6-8z', ink, 1.2)
  pen.fill('M90 58l6-2 34 34-6 1zM112 54l6-1 18 20-2 6zM86 70l5 2 18 15-7 1z', bark).lift()
  pen
    .block(rect(126, 14, 20, 34), coral)
    .key('M126 24h20M126 34h20M136 14v10M132 24v10M138 34v10', 1)
    .block(rect(122, 10, 28, 6), paper, 1.3)
    .lift()
  pen.block(rect(4, 98, 160, 7), paper)
  for (const [x, y, degrees, fill] of [
    [34, 66, 24, sea],
    [14, 84, -30, wash],
    [62, 30, 50, sea],
    [74, 96, 14, wash],
    [88, 95, -16, sea],
    [12, 112, 62, sea]
  ] as const)
    pen.block(turned('M-6 -8L6 -8L6 5C3 9 -3 9 -6 5z', x, y, degrees), fill, 1.3)
  pen.key('M42 52l4-6M20 70l4-7M70 22l3-5', 1.2).lift()
})

export const schoolRoof = onCard(dusk, (pen) => {
  rain(pen, 4, 4, 156, 66, deep, 4)
  // rafters with nothing on them
  pen.block(line(14, 58, 80, 14, 146, 58) + 'z', noon)
  let rafters = 'M14 58L80 14L146 58M80 14V58M8 58h144'
  for (const x of [30, 46, 62]) rafters += `M${x} 58L80 14M${160 - x} 58L80 14`
  pen.key(rafters, 2.4)
  pen
    .block(rect(70, 12, 20, 14), paper)
    .block('M66 12L80 2l14 10z', coral)
    .block('M75 24c0-10 10-10 10 0z', sun, 1.2)
  // umbrellas in the schoolroom
  for (const [x, y, fill, size] of [
    [44, 60, coral, 1],
    [80, 56, sun, 1.1],
    [116, 61, sea, 1]
  ] as const) {
    const on = (d: string) => turned(d, x, y, 0, size)
    pen
      .key(on('M0 0L0 14'), 1.8)
      .block(on('M-19 0C-17 -21 17 -21 19 0C14 -4 10 -4 6 0C3 -4 -3 -4 -6 0C-10 -4 -14 -4 -19 0z'), fill)
    pen.key(on('M0 -16C-4 -12 -6 -6 -6 0M0 -16C4 -12 6 -6 6 0M0 -16L0 -20'), 1.1).lift()
  }
  pen
    .block(rect(10, 66, 140, 48), paper)
    .key('M10 84h18M10 98h12M132 84h18M138 98h12M20 72h14M128 73h14', 0.9)
  for (const [x, hair, coat] of [
    [44, ink, coral],
    [80, bark, sea],
    [116, coral, deep]
  ] as const) {
    pen.block(rect(x - 15, 72, 30, 28), wash).block(`M${x - 11} 100c0-9 22-9 22 0z`, coat, 1.2)
    pen.block(disc(x, 86, 6.5, 7), skin, 1.2).block(`M${x - 7} 85c0-10 14-10 14 0-4-4-10-4-14 0z`, hair, 1)
    pen
      .solid(disc(x - 2.4, 87, 0.9) + disc(x + 2.4, 87, 0.9))
      .key(`M${x - 18} 101h36`, 2.4)
      .lift()
  }
  pen.block('M-4 112h168v12H-4z', spruce).scratch('M10 116h14M60 118h16M120 116h14', 1.4, wash).lift()
})
