// The family in front of the big picture on the wall: the picture of playing on a television.
import { bark, coral, deep, glow, ink, noon, paper, rose, sand, sea, spruce, sun, wash } from '../inks'
import { sail, waves } from '../motifs'
import { draw } from '../pen'
import { beams, disc, line, rect } from '../strokes'

export const parlour = draw({ width: 340, height: 220, ground: spruce }, (pen) => {
  pen.scratch('M16-4v170M44-4v170M296-4v170M324-4v170', 1.2, deep).lift()
  pen.flat('M70 120L-10 224h360L270 120z', deep)
  // the picture, as large as the wall allows
  pen.block(rect(58, 10, 224, 134), bark).block(rect(66, 18, 208, 118), noon)
  pen.flat(beams(140, 84, 210, 35), glow).flat('M58 10h8v134h-8zM274 10h8v134h-8zM66 10h208v8H66z', bark)
  pen.flat('M-4-4h62v148H-4zM282-4h62v148h-62zM-4-4h348v14H-4z', spruce)
  pen
    .block(disc(140, 84, 27), coral)
    .lift()
    .flat(rect(67, 84, 206, 51), sea)
    .key('M66 84h208', 1.2)
  waves(pen, 70, 92, 200, 3, paper, 5)
  pen.lift()
  sail(pen, 108, 118, 0.9, sun)
  pen
    .block(line(196, 104, 204, 48, 218, 48, 226, 104) + 'z', paper)
    .fill('M201 66h20l2 16h-24z', coral)
    .key('M201 66h20l2 16h-24z', 1.2)
  pen
    .block(rect(202, 36, 18, 12), sun)
    .block('M198 36l13-11 13 11z', coral)
    .block('M178 112c8-14 58-14 66 0z', sand)
    .lift()
  pen
    .key(rect(66, 18, 208, 118), 1.5)
    .key(rect(58, 10, 224, 134), 2)
    .lift()
  // the standing lamp
  pen.key('M312 200V96', 3.4).block('M292 96l10-34h22l10 34z', sun).key('M300 202h24', 4).lift()
  // the sofa, and all of them
  for (const [x, y, size, coat, hair] of [
    [92, 166, 17, coral, ink],
    [136, 172, 13, sun, ink],
    [186, 164, 18, sea, paper],
    [236, 170, 15, wash, ink]
  ] as const) {
    pen.block(
      `M${x - size * 1.7} 226C${x - size * 1.7} ${y + size} ${x - size} ${y + size * 0.2} ${x} ${y + size * 0.2}C${x + size} ${y + size * 0.2} ${x + size * 1.7} ${y + size} ${x + size * 1.7} 226z`,
      coat
    )
    pen.block(disc(x, y - size * 0.6, size * 0.9, size), hair)
  }
  pen.block(disc(92, 142, 7), ink).lift()
  pen
    .block('M40 224v-30c0-10 6-14 14-14s14 6 14 14v6h204v-6c0-8 6-14 14-14s14 4 14 14v30z', coral)
    .key('M68 200v24M272 200v24M170 200v24', 1.3)
    .lift()
  // the cat on the arm
  pen
    .solid(
      'M276 180c-3-12 2-20 8-24l-2-9 7 4 7-4v10c6 8 8 16 6 23zM300 178c10 2 14-8 11-15l3-1c4 10-1 22-14 22z'
    )
    .lift()
  pen
    .key('M20 224c0-20 4-30 8-44M20 224c-6-20-10-28-16-36M22 220c8-18 14-24 20-28', 2.4)
    .block('M26 176c-8 4-10 14-4 22 8-4 10-14 4-22zM2 184c-2 8 4 16 12 18 0-10-4-16-12-18z', wash, 1.3)
    .block(rect(10, 206, 22, 18), rose)
})
