// A house leaves on a cart: the picture of selling buildings.
import { bark, coral, deep, dusk, glow, ink, leaf, noon, paper, sand, sea, sun, wash } from '../inks'
import { cloud, pane, tree } from '../motifs'
import { draw } from '../pen'
import { beams, disc, rays, rect } from '../strokes'

export const houseOnWheels = draw({ width: 340, height: 220, ground: noon }, (pen) => {
  pen.flat(beams(300, 150, 380, 37), glow)
  cloud(pen, 240, 30, 70)
  pen.lift().block('M-4 150c60-26 120-20 180-8s110-12 168-6v30H-4z', leaf)
  tree(pen, 316, 168, 0.9)
  pen.block('M-4 166h348v58H-4z', sand).key('M-4 206h348M20 214h60M180 216h80', 1).lift()
  // the bare lot, and its board
  pen
    .block('M4 176h64l8 14H-4z', bark, 1.3)
    .key('M8 182h52', 1, { dash: '4 3' })
    .key('M30 176v-40', 3)
    .block(rect(8, 116, 46, 26), paper)
    .block(rect(13, 121, 12, 16), coral, 1.1)
    .key('M30 125h18M30 132h14', 1.6)
    .lift()
  // the house
  pen
    .block(rect(112, 82, 106, 80), wash)
    .block(rect(116, 38, 16, 34), coral)
    .block(rect(112, 33, 24, 7), paper, 1.4)
  pen
    .block('M98 86l26-40h82l26 40z', deep)
    .key('M140 80l10-26M158 80l6-26M190 80l-8-26', 1.1)
    .block('M150 64h30v22h-30z', paper)
    .block('M144 66l21-18 21 18z', coral)
  pane(pen, 158, 68, 14, 14)
  pane(pen, 126, 102, 18, 26, coral)
  pane(pen, 188, 102, 18, 26, coral)
  pen
    .block('M154 162v-46a11 11 0 0 1 22 0v46z', sun)
    .solid(disc(171, 140, 2))
    .lift()
  pen.key('M126 33c-2-10 10-10 8-20', 1.5).lift()
  // the cart and the ropes
  pen
    .key('M112 96l-14 66M218 96l14 66', 1.5)
    .block(rect(92, 162, 148, 12), coral)
    .key('M240 168l34 4', 4)
    .lift()
  for (const x of [124, 206])
    pen
      .block(disc(x, 186, 22), sun)
      .block(disc(x, 186, 16), dusk, 1.2)
      .key(rays(x, 186, [4, 16], 8, [0, 360]), 2)
      .block(disc(x, 186, 5), ink)
  pen.lift()
  // the horse
  pen.block(
    'M272 204l2-30c-4-8 0-18 8-18h24c4-10 6-18 14-24l2-6 4 6c6 4 10 12 12 20l-6 6-10-4c0 10-2 18-6 22l4 28h-7l-5-24h-20l-6 24z',
    bark
  )
  pen
    .key('M274 160c-8 4-10 16-8 26M306 154c4 6 4 16 0 22M296 156v22', 2)
    .solid(disc(326, 144, 1.6))
    .block('M314 132c-6 4-10 14-8 22l6-2c0-8 4-14 8-17z', ink, 1)
    .lift()
  pen.block('M282 152h18l3 14h-24z', sea, 1.3)
})
