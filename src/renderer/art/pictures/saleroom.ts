// The saleroom with raised hands and a hammer about to fall: the picture of auctions.
import { bark, coral, deep, glow, ink, noon, paper, rose, sand, sea, skin, spruce, sun, wash } from '../inks'
import { draw } from '../pen'
import { beams, disc, line, rect } from '../strokes'

export const saleroom = draw({ width: 340, height: 220, ground: rose }, (pen) => {
  pen.flat(beams(232, 130, 330, 31), noon)
  // wall with a picture of a house, the lot
  pen.block(rect(30, 18, 108, 82), bark).block(rect(38, 26, 92, 66), glow)
  pen.block(line(58, 92, 58, 58, 84, 38, 110, 58, 110, 92) + 'z', paper)
  pen.block(line(52, 60, 84, 34, 116, 60) + 'z', coral)
  pen.solid('M78 92V74h12v18z').key('M64 66h8v8h-8zM96 66h8v8h-8z', 1.2).lift()
  pen.key('M84 18 70 4M84 18 98 4', 1.2).lift()
  // the rostrum
  pen.block(rect(188, 128, 110, 96), bark).block(rect(180, 118, 126, 14), sand)
  pen.key('M200 142h86v70h-86zM210 152h66v50h-66z', 1.3).lift()
  // hammer and block
  pen.block(rect(212, 110, 44, 9), sand)
  pen.key('M252 92 296 60', 6).lift()
  pen.block('M226 84l14-20 26 18-14 20z', coral)
  pen.key('M231 77l26 18M236 70l26 18', 1.2).lift()
  pen.key('M208 102l-10-6M206 92l-12 0M262 106l10 4', 1.8).lift()
  // the sleeve
  pen.block('M286 58c8-8 20-10 28-4 4 4 2 12-4 18l-10 8c-6 2-10 0-12-4z', skin)
  pen.block('M306 78l12-26 34 8v34z', deep)
  pen.key('M312 80l10-26', 1.2).lift()
  // the bidders from behind
  const bidder = (x: number, size: number, coat: string, hat: string | null): void => {
    const by = (units: number) => Math.round(units * size)
    pen.block(
      `M${x - by(30)} 226c0-${by(32)} ${by(14)}-${by(42)} ${by(30)}-${by(42)}s${by(30)} ${by(10)} ${by(30)} ${by(42)}z`,
      coat
    )
    pen.block(disc(x, 172, by(14), by(16)), ink)
    if (hat)
      pen.block(
        `M${x - by(24)} 166c${by(8)}-6 ${by(10)}-${by(16)} ${by(24)}-${by(16)}s${by(16)} ${by(10)} ${by(24)} ${by(16)}c-${by(14)} 5-${by(34)} 5-${by(48)} 0z`,
        hat
      )
  }
  const paddle = (x: number, y: number, fill: string): void => {
    pen.key(`M${x} ${y + 14}v34`, 4).block(disc(x, y, 16), fill)
    pen.block(disc(x, y, 11), paper, 1.1)
  }
  paddle(40, 136, sun)
  pen.key('M37 131l4-2v13', 2).lift()
  paddle(152, 120, sea)
  pen.key('M149 114h7l-5 12', 2).lift()
  bidder(74, 1, spruce, null)
  bidder(16, 0.9, coral, sun)
  bidder(132, 1, deep, sand)
  bidder(190, 0.9, wash, null)
})
