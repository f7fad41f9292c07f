// The hand press that prints all of this, its type case and the sheets drying: the picture of the settings.
import { bark, brass, coral, deep, glow, ink, noon, paper, rose, sand, sea, spruce, sun, wash } from '../inks'
import { sail } from '../motifs'
import { draw } from '../pen'
import { beams, disc, line, rect, turned } from '../strokes'

export const printShop = draw({ width: 340, height: 220, ground: rose }, (pen) => {
  pen.flat(beams(240, 130, 340, 37, [0, 360]), noon)
  // sheets on the line
  pen.key('M-4 16Q170 40 344 10', 1.4)
  for (const [x, y, degrees] of [
    [34, 50, -3],
    [94, 56, 2],
    [154, 56, -2]
  ] as const) {
    const on = (d: string) => turned(d, x, y, degrees)
    pen
      .block(on('M-24 -28L24 -28L24 30L-24 30z'), paper)
      .fill(on('M-19 -23L19 -23L19 8L-19 8z'), x === 94 ? wash : glow)
    pen
      .key(on('M-19 -23L19 -23L19 8L-19 8zM-19 16L19 16M-14 22L14 22'), 1.2)
      .key(on('M-14 -32L-14 -24M14 -32L14 -24'), 2.6)
      .lift()
  }
  pen.block(disc(34, 48, 9), coral, 1.2).flat(rect(16, 48, 36, 10), sea)
  sail(pen, 92, 62, 0.55, coral)
  pen
    .block(line(138, 62, 138, 48, 154, 36, 170, 48, 170, 62) + 'z', coral, 1.2)
    .solid('M150 62V52h8v10z')
    .lift()
  pen.block('M-4 186h348v38H-4z', bark).key('M-4 194h348M20 206h90M180 210h120', 1).lift()
  // the case of type, three drawers, one open
  pen
    .block(rect(14, 110, 116, 84), sand)
    .block(rect(20, 140, 104, 22), bark, 1.2)
    .block(rect(20, 166, 104, 22), bark, 1.2)
  pen
    .solid(disc(72, 151, 3) + disc(72, 177, 3))
    .lift()
    .block('M6 104h132l-10 30H16z', bark)
  pen.key('M24 104l6 30M48 104l4 30M72 104v30M96 104l-4 30M120 104l-6 30M10 114h124M13 124h118', 1.1)
  pen
    .solid('M30 107h8v5h-8zM56 117h8v5h-8zM78 107h8v5h-8zM102 117h8v5h-8zM100 127h8v4h-8zM34 127h8v4h-8z')
    .lift()
  // the press
  pen.block('M196 186V74h20v112zM290 186V74h20v112z', spruce).block('M182 186h142v12H182z', spruce)
  pen
    .block('M188 76c0-16 12-22 26-24 6-14 70-14 78 0 14 2 26 8 26 24z', spruce)
    .scratch('M206 66c10-6 20-6 28-6M272 60c10 0 20 2 28 6', 1.4, sun)
    .block(disc(253, 58, 8), sun)
  pen
    .block(rect(244, 76, 18, 34), brass)
    .key('M244 84h18M244 92h18M244 100h18', 1.2)
    .block(rect(222, 108, 62, 12), ink)
    .lift()
  pen.key('M262 92L326 116', 4).block(disc(328, 117, 6), coral)
  pen
    .block(rect(222, 120, 62, 5), paper, 1.2)
    .block(rect(160, 142, 172, 12), sand)
    .block(rect(176, 154, 150, 6), deep, 1.2)
  pen
    .block('M166 142l-16-50 56-2 6 52z', sand)
    .block('M172 136l-11-38 38-1 5 38z', paper, 1.2)
    .key('M170 108l26-1M174 118l22-1M176 126l16-1', 1.2)
    .lift()
  pen
    .key('M236 160v26M270 160v26', 3)
    .block(disc(210, 172, 10), sun)
    .key(disc(210, 172, 3), 1.2)
    .lift()
})
