// A shop that closes: shutters down, the awning rolled up, a cart with all that is left. The picture of bankruptcy.
import { bark, coral, deep, dusk, ember, paper, sand, sea, spruce, sun, wash } from '../inks'
import { lamp } from '../motifs'
import { draw } from '../pen'
import { disc, rect } from '../strokes'

export const shutDoor = draw({ width: 340, height: 220, ground: dusk }, (pen) => {
  pen.flat(rect(-2, 0, 344, 60), ember)
  pen.flat(rect(-2, 34, 344, 30), sun)
  // the house
  pen.block(rect(96, 12, 176, 182), sand)
  pen.block(rect(88, 4, 192, 12), paper)
  for (const x of [116, 170, 224]) {
    pen.block(rect(x, 28, 24, 32), deep)
    pen.key(`M${x + 12} 28v32M${x} 44h24`, 1.2).block(rect(x - 3, 60, 30, 4), paper, 1.2)
  }
  // rolled awning and bare sign
  pen.block(rect(100, 74, 168, 18), bark)
  pen.block('M100 92h168a6 6 0 0 1 0 12H100a6 6 0 0 1 0-12z', coral)
  pen.key('M120 92v12M144 92v12M168 92v12M192 92v12M216 92v12M240 92v12', 1.1).lift()
  // shutters
  pen.block(rect(108, 110, 92, 72), wash)
  let slats = ''
  for (let y = 117; y < 180; y += 7) slats += `M108 ${y}h92`
  pen.key(slats, 1).block(rect(146, 168, 16, 12), sun, 1.3)
  pen.key('M150 168v-4a4 4 0 0 1 8 0v4', 1.6).lift()
  pen.block(rect(212, 110, 46, 84), spruce).block(rect(218, 118, 34, 26), wash)
  pen.block('M224 122l22 4-3 16-22-4z', paper, 1.2)
  pen
    .key('M228 128l12 2M227 133l10 2', 1)
    .solid(disc(251, 156, 2))
    .lift()
  // street
  pen.block(rect(-4, 194, 350, 30), bark)
  pen.key('M-4 203h350M30 195v8M90 195v8M150 195v8M210 195v8M270 195v8', 1).lift()
  lamp(pen, 306, 196, 74)
  // the cart
  pen.key('M92 166 118 150', 3.4)
  pen.block(rect(4, 158, 92, 12), coral)
  pen.block('M14 158v-34h24v34z', sea).key('M18 132h16M18 142h16M18 152h16', 1.1)
  pen.block('M40 158v-22h30v22z', bark).key('M44 142h22M44 150h22', 1.1)
  pen.block('M72 158l4-30h10l4 30z', paper).block('M66 128l6-20h18l6 20z', sun)
  pen.block('M44 136c0-10 6-14 11-14s11 4 11 14z', wash, 1.3)
  pen.key('M20 124c4-14 12-14 14 0M55 122v-8', 1.4).lift()
  pen.block(disc(34, 182, 19), paper).key(disc(34, 182, 5), 1.3)
  pen.key('M34 163v38M15 182h38M21 169l26 26M47 169l-26 26', 1.2).lift()
  pen.key('M84 170l6 30', 3).lift()
})
