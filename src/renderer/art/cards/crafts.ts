// Cards about fine work: lettering a sign, and a teapot that a collector admires.
import { fist } from '../cast'
import { bark, brass, coral, deep, glow, ink, noon, paper, rose, sea, sun, wash } from '../inks'
import { beams, box, disc, rect, turned } from '../strokes'
import { onCard } from './format'

export const steadyHand = onCard(noon, (pen) => {
  pen.flat(beams(30, 0, 210, 29, [180, 360]), glow)
  // the sign on its iron arm
  pen.key('M8 -4v128', 5).key('M8 14h130M24 14c0 14-6 22-16 24', 3).key('M40 14v12M120 14v12', 1.8)
  pen.block(disc(138, 14, 3), ink)
  pen
    .block(rect(24, 26, 114, 84), deep)
    .key(rect(29, 31, 104, 74), 1)
    .scratch(rect(29, 31, 104, 74), 1.2, sun)
    .lift()
  // a plaited loaf and the letter, half done
  pen
    .fill(
      'M44 42h20c18 0 20 20 6 24 18 4 16 28-4 28H44zM54 50v12h8c10 0 10-12 0-12zM54 70v16h10c12 0 12-16 0-16z',
      coral
    )
    .lift()
  pen
    .scratch(
      'M44 42h20c18 0 20 20 6 24 18 4 16 28-4 28M54 50v12h8c10 0 10-12 0-12zM54 70v16h10c12 0 12-16 0-16z',
      1.6,
      paper
    )
    .scratch('M44 42v30', 1.6, paper)
    .lift()
  pen
    .block('M92 60c-8-16 12-22 16-8 4-14 26-8 16 8-4 8-10 10-16 18-6-8-12-10-16-18z', sun)
    .block('M97 57c-2-6 6-8 8-1l1 6c-4 2-7 0-9-5zM119 57c2-6-6-8-8-1l-1 6c4 2 7 0 9-5z', deep, 1.2)
  pen.key('M108 54c0 10-6 14-10 18M108 54c0 10 6 14 10 18', 1.2).lift()
  // the brush
  const on = (d: string) => turned(d, 45, 92, 30)
  pen.block(on('M2 4C-3 0 -3 -8 0 -12L6 -12C9 -8 7 0 2 4z'), coral, 1.3)
  pen
    .block(turned('M0 -5L14 -4L14 4L0 5z', 54, 90, 16), wash, 1.2)
    .block(turned('M14 -3L64 -2L64 2L14 3z', 54, 90, 16), bark)
  fist(pen, 92, 99, 16, paper, 1.05)
  pen.key('M44 98v6M44 108v3', 2.2).lift()
})

export const blueTeapot = onCard(rose, (pen) => {
  pen.flat(beams(70, 70, 200, 33, [0, 360]), noon)
  pen.block('M-4 98h168v26H-4z', bark).key('M-4 105h168', 1).block('M18 98h92v-6H18z', paper).lift()
  // the pot, with a ship on it
  pen.key('M34 50C8 44 10 82 36 80', 6).scratch('M34 50C8 44 10 82 36 80', 3.4, sea).lift()
  pen.block('M92 66c12 0 10-24 26-26l4 8c-10 4-8 30-28 36z', sea)
  pen.block('M28 66c0-24 18-34 36-34s36 10 36 34c0 14-8 22-16 26H44c-8-4-16-12-16-26z', deep)
  pen
    .fill('M31 58c20 6 46 6 66 0l1 8c-20 6-48 6-68 0z', paper)
    .key('M31 58c20 6 46 6 66 0M30 66c20 6 48 6 68 0', 1.1)
  pen
    .scratch('M36 80q5-5 10 0t10 0 10 0 10 0 10 0M42 87q5-4 10 0t10 0 10 0 10 0', 1.5, wash)
    .scratch('M44 52q4-5 8 0M76 52q4-5 8 0M60 46q4-5 8 0', 1.5, wash)
    .lift()
  pen
    .block('M46 36c2-12 34-12 36 0-10 4-26 4-36 0z', sea)
    .block(disc(64, 22, 5), sun)
    .lift()
  // the collector's glass
  pen.block(disc(112, 60, 27), wash, 3.4).block(disc(112, 60, 22), noon, 1.2)
  pen
    .fill('M92 70c16-2 12-32 34-36l4 12c-14 8-8 34-28 40z', sea)
    .key('M92 70c16-2 12-32 34-36M102 82c18-4 16-32 27-38', 1.6)
    .scratch('M106 70c6-6 8-14 14-20', 2, paper)
    .lift()
  pen.key(disc(112, 60, 27), 3.6).lift()
  fist(pen, 143, 96, 46, coral, 0.92)
  pen.block(turned(box(20, -5, 26, 10), 112, 60, 48), brass).lift()
})
