// Cards that carry one off: the first tram, the outing, the cousin who writes.
import { bark, coral, deep, glow, ink, noon, paper, rose, sand, sea, skin, sun, wash } from '../inks'
import { awning } from '../motifs'
import { beams, disc, line, rays, rect } from '../strokes'
import { onCard } from './format'
import { envelope } from '../papers'
import { steam } from '../weather'

export const firstTram = onCard(noon, (pen) => {
  pen.flat(beams(122, 74, 200, 31), glow)
  pen.block(disc(122, 74, 21), coral).lift()
  pen.block('M-4 74h168v50H-4z', deep)
  pen.flat('M50 84L-4 116v8h140L86 84z', sun)
  pen.block(line(-4, 76, -4, 34, 12, 24, 26, 34, 26, 76) + 'z', sand)
  pen.solid('M4 44h5v9H4zM15 44h5v9h-5zM4 60h5v9H4zM15 60h5v9h-5z').lift()
  pen.key('M-4 9L164 3M66 18L84 6', 1.6).lift()
  pen.scratch('M54 96L30 124M82 96L106 124', 2.6, ink).lift()
  pen.block('M36 30c0-9 5-13 12-13h40c7 0 12 4 12 13v60H36z', coral)
  pen.block(rect(52, 20, 32, 9), paper, 1.2).block(rect(36, 61, 64, 7), paper, 1.2)
  for (const [x, width] of [
    [41, 14],
    [59, 18],
    [81, 14]
  ] as const)
    pen
      .fill(rect(x, 34, width, 23), wash)
      .key(rect(x, 34, width, 23), 1.3)
      .key(`M${x + 3} 52l6-14`, 0.9)
  pen.key('M57 24.500h22', 2.4).lift()
  pen.block(disc(68, 78, 7.5), sun).key(disc(68, 78, 3.5), 1)
  pen
    .solid(rect(32, 90, 72, 7))
    .solid('M46 97h10l-3 5h-8zM80 97h10l1 5h-8z')
    .lift()
})

export const outing = onCard(sand, (pen) => {
  pen.block(rect(-4, -4, 168, 14), paper)
  for (const x of [4, 46, 88, 130])
    pen.fill(rect(x, 26, 32, 34), wash).key(`M${x} 26h32v34h-32zM${x + 5} 50l8-18M${x + 11} 52l8-18`, 1.1)
  awning(pen, -8, 10, 176, 17, 11, coral)
  pen.block('M-4 92h168v32H-4z', bark).key('M-4 99h168M10 108h20M70 112h26M124 107h22', 1.1).lift()
  for (const [x, coat, hat] of [
    [32, paper, coral],
    [53, sun, deep],
    [74, coral, paper],
    [95, paper, coral]
  ] as const) {
    pen.block(`M${x - 11} 74c0-12 4-17 11-17s11 5 11 17z`, coat).block(disc(x, 50, 7, 7.5), skin)
    pen
      .block(`M${x - 8} 46c1-11 15-11 16 0z`, hat)
      .key(`M${x - 11} 46h22`, 2.2)
      .lift()
  }
  pen.key('M113 70l6-22', 2.2).lift()
  pen.block('M10 70h104l4 6h28c8 0 10 5 10 12v6H14c-6-8-6-16-4-24z', sea)
  pen.fill(rect(12, 80, 142, 4), sun).key('M12 80h142M12 84h142', 0.9)
  pen.key('M41 71v23M62 71v23M84 71v23M104 71v23M122 78v15M130 78v15M138 78v15', 1.1)
  pen.block(disc(154, 80, 4), sun)
  for (const x of [38, 128])
    pen
      .block(disc(x, 96, 13), ink)
      .block(disc(x, 96, 8), sun, 1.2)
      .key(rays(x, 96, [0, 8], 6, [0, 360]), 1)
  pen.lift()
})

export const cousin = onCard(rose, (pen) => {
  pen.block(rect(12, 8, 50, 44), wash).flat(rect(13, 34, 48, 17), sea)
  pen.key('M37 8v44M12 30h50', 1.8).key('M8 54h58', 3)
  pen.block('M8 6h18c0 14-4 26-14 32H8z', paper, 1.2).block('M66 6H48c0 14 4 26 14 32h4z', paper, 1.2)
  pen.block(rect(86, 74, 78, 50), deep).block(rect(82, 68, 82, 8), ink)
  pen
    .block(rect(98, 86, 38, 26), sun)
    .key('M98 94h38M98 103h38M110 86v26M123 86v26', 1.4)
    .lift()
  pen.block('M94 38h54v24c0 5-3 7-7 7h-40c-4 0-7-2-7-7z', coral)
  pen.key('M94 47h54', 1.1).key('M94 50h-6c-4 0-4-8 0-8h6M148 50h6c4 0 4-8 0-8h-6', 2)
  pen.block('M90 38c8-10 54-10 62 0z', coral).solid(disc(121, 28, 3.5))
  pen.scratch('M101 54v8M107 56v6', 1.6)
  steam(pen, 112, 24, 0.62)
  pen.block('M-4 98h90v26H-4z', bark).key('M-4 106h90M20 112h30', 1)
  envelope(pen, 42, 84, 62, -9, 'stamp')
})
