// Fireworks over the pier: the picture for the last player at the table.
import { coral, deep, ink, noon, paper, rose, sand, sea, spruce, sun, wash } from '../inks'
import { waves } from '../motifs'
import { draw } from '../pen'
import { disc, rays, rect } from '../strokes'
import { stars } from '../weather'

export const fireworks = draw({ width: 340, height: 220, ground: deep }, (pen) => {
  stars(pen, [
    [20, 20],
    [60, 90],
    [150, 18],
    [186, 96],
    [318, 24],
    [300, 108],
    [128, 112],
    [12, 74],
    [220, 14],
    [326, 76]
  ])
  // the bursts, and the tails they rose on
  for (const [x, y, size, inner, outer] of [
    [88, 56, 46, sun, coral],
    [236, 60, 54, coral, sun],
    [162, 66, 30, paper, wash],
    [304, 54, 24, wash, paper]
  ] as const) {
    pen.scratch(`M${x} ${y + size * 0.4}C${x + 4} ${y + 60} ${x - 6} 130 ${x - 2} 150`, 1.4, rose)
    pen.scratch(rays(x, y, [size * 0.28, size * 0.6], 16, [0, 360]), 2.6, inner)
    pen.scratch(rays(x, y, [size * 0.68, size], 16, [11, 371]), 2.2, outer)
    pen
      .lift()
      .flat(
        Array.from({ length: 12 }, (_, at) =>
          disc(
            x + Math.cos((at * Math.PI) / 6) * size * 1.1,
            y + Math.sin((at * Math.PI) / 6) * size * 1.1,
            1.8
          )
        ).join(''),
        inner
      )
  }
  pen.flat(rect(0, 148, 340, 50), sea).key('M0 148h340', 1.3)
  waves(pen, -10, 156, 360, 3, wash, 5)
  pen.stroke('M66 160h44M74 168h34M216 158h48M222 167h40M232 176h24', sun, 2.4).lift()
  // the pier with its lights
  let piles = ''
  for (let x = 128; x < 344; x += 14) piles += `M${x} 152v30M${x} 166l14-12`
  pen.key(piles, 1.6).block(rect(118, 146, 226, 8), sand)
  pen
    .block(rect(150, 118, 84, 28), noon)
    .block('M140 118c14-34 90-34 104 0z', coral)
    .block(rect(186, 84, 12, 12), noon)
    .key('M192 84V68', 2)
    .block('M192 68h22l-5 6 5 6h-22z', sun, 1.4)
  for (const x of [158, 174, 190, 206, 222]) pen.solid(`M${x - 4} 146v-14a4 4 0 0 1 8 0v14z`)
  pen.lift().key('M118 146V126M244 132c20 10 40 10 60 0s30-4 40 0M304 146v-16', 1.6)
  for (const x of [118, 254, 270, 286, 304, 322]) pen.block(disc(x, x === 118 ? 124 : 136, 4), sun, 1.3)
  pen.lift()
  // those who stayed to watch
  for (const [x, coat] of [
    [18, coral],
    [58, spruce],
    [98, sun],
    [140, sea],
    [184, wash],
    [226, spruce],
    [270, coral],
    [316, sun]
  ] as const) {
    pen.block(`M${x - 26} 226c0-22 10-32 26-32s26 10 26 32z`, coat).block(disc(x, 186, 11, 13), ink)
  }
})
