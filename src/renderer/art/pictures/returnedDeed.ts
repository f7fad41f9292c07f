// A flat hand sends the deed back over the table: the picture of an offer refused.
import { palm } from '../cast'
import { bark, coral, deep, dusk, noon, paper, sea, sun, wash } from '../inks'
import { draw } from '../pen'
import { beams, box, disc, turned } from '../strokes'

export const returnedDeed = draw({ width: 340, height: 220, ground: dusk }, (pen) => {
  pen.flat(beams(110, 116, 330, 33, [0, 360]), noon)
  pen.block('M-4 138h348v86H-4z', bark).key('M-4 147h348M20 172h50M190 200h120M60 206h70', 1).lift()
  // his cup and his hat stand between them
  pen
    .block('M272 108h44c0 18-6 28-14 30h-16c-8-2-14-12-14-30z', paper)
    .key('M316 113c16 0 14 17-4 17', 3)
    .fill('M274 110h40l-2 6h-36z', sea)
    .key('M274 110h40M276 116h36', 1.1)
    .lift()
  pen.block('M258 138h72c-4 8-12 10-20 10h-32c-8 0-16-2-20-10z', paper)
  pen.key('M286 100c-5-8 6-12 0-20M300 100c-5-8 6-12 0-20', 1.5).lift()
  // the deed slides back
  const on = (d: string) => turned(d, 88, 104, -16)
  pen.key('M150 60c14-4 26-2 36 4M158 92c12-2 20 0 28 4M148 124c14 2 24 4 32 10', 2.4).lift()
  pen
    .block(on(box(-50, -62, 100, 124)), paper)
    .key(on(box(-44, -56, 88, 112)), 1)
    .block(on(box(-44, -56, 88, 34)), coral, 1.3)
  pen.key(on('M-30 -4L30 -4M-30 10L18 10M-30 24L30 24M-30 38L6 38'), 1.8).block(disc(99, 68, 9), paper, 1.2)
  pen.key('M95 64l8 8M103 64l-8 8', 2.2).lift()
  pen
    .block(turned(box(-26, -13, 52, 26), 40, 176, 10), wash)
    .block(disc(40, 176, 6), paper, 1)
    .block(turned(box(-26, -13, 52, 26), 56, 190, -6), sun)
    .block(disc(56, 190, 6), paper, 1)
  palm(pen, 196, 144, 22, deep, 2.1)
})
