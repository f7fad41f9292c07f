// The book of rules, its ribbon and the spectacles of the one who always looks things up.
import { bark, brass, coral, deep, glow, noon, paper, sea, spruce, sun, wash } from '../inks'
import { draw } from '../pen'
import { beams, disc, line, rect } from '../strokes'

export const openBook = draw({ width: 340, height: 220, ground: deep }, (pen) => {
  pen.flat(beams(170, 230, 360, 33), sea)
  pen.block('M-4 184h348v40H-4z', bark).key('M-4 193h348M20 210h80M220 208h100', 1).lift()
  // the covers and the leaves
  pen
    .block('M18 66h304v128H18z', coral)
    .block('M26 62C70 44 130 46 170 66c40-20 100-22 144-4v122c-44-16-104-14-144 6-40-20-100-22-144-6z', paper)
  pen
    .key(
      'M170 66v124M26 170c44-16 104-14 144 6 40-20 100-22 144-6M26 177c44-16 104-14 144 6 40-20 100-22 144-6',
      1.1
    )
    .lift()
  // left a picture, right the letter of the law
  pen
    .fill('M46 72c34-10 70-10 104 2v62c-34-12-70-12-104-2z', glow)
    .key('M46 72c34-10 70-10 104 2v62c-34-12-70-12-104-2z', 1.3)
    .lift()
  pen
    .block(disc(76, 96, 12), coral, 1.3)
    .block(line(96, 126, 96, 104, 114, 90, 134, 106, 134, 132) + 'z', wash, 1.3)
    .block('M90 105l24-20 26 23c-16-6-34-6-50-3z', spruce, 1.3)
    .block(rect(110, 112, 9, 16), sun, 1.1)
  pen.key('M48 146c34-9 68-9 100 3M48 155c24-7 48-8 72-3', 1.5)
  pen
    .block('M192 76c0-4 18-8 18-8l2 26-20 4z', coral, 1.2)
    .key(
      'M218 70c24-7 48-8 74-2M218 80c24-7 48-8 74-2M218 90c24-7 48-8 60-4M192 108c34-12 68-14 100-6M192 120c34-12 68-14 100-6M192 132c34-12 68-14 100-6M192 144c24-8 48-12 66-11',
      1.7
    )
    .lift()
  pen.block('M162 60h16v126l-8-9-8 9z', sun).lift()
  // the spectacles
  pen.key('M196 176c-20-6-30 2-40 16M300 168c20-10 26-4 34 10', 2.6)
  pen
    .fill(disc(222, 178, 25, 21) + disc(284, 172, 25, 21), noon)
    .key(disc(222, 178, 25, 21) + disc(284, 172, 25, 21), 4)
    .scratch(disc(222, 178, 25, 21) + disc(284, 172, 25, 21), 1.6, brass)
  pen.key('M246 172c4-8 10-8 14-3', 3.4).key('M208 176l10-10M270 170l10-10', 1.8).lift()
  // lamplight overhead
  pen
    .key('M170-4v14', 2.4)
    .block('M134 34c4-30 68-30 72 0z', sun)
    .block(disc(170, 35, 8, 5), paper)
})
