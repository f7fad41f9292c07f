// A small station with a canopy, a clock and a carriage waiting: the picture of the railroads.
import { bark, coral, deep, glow, leaf, noon, paper, sand, sun, wash } from '../inks'
import { awning, bench, cloud } from '../motifs'
import { draw } from '../pen'
import { beams, disc, line, rect } from '../strokes'

export const station = draw({ width: 340, height: 220, ground: noon }, (pen) => {
  pen.flat(beams(60, 140, 360, 35), glow)
  cloud(pen, 96, 26, 60)
  pen.block('M-4 138c50-30 100-34 150-18 70-20 130-18 200 4v60H-4z', leaf)
  // the signal, at clear
  pen.key('M34 160V30M29 30h10', 2.6).lift()
  pen.block('M34 36 76 26l2 10-42 11z', coral, 1.5)
  pen
    .key('M66 28l2 11', 1.5)
    .solid(disc(34, 41, 5))
    .key('M28 66h12M28 92h12M28 118h12', 1.4)
    .lift()
  // the carriage behind the platform
  pen.block('M58 92c2-7 6-10 12-10h214c6 0 10 3 12 10z', deep)
  pen.block(rect(62, 92, 230, 34), paper).block(rect(62, 122, 230, 34), coral)
  pen.fill(rect(62, 126, 230, 5), sun).key('M62 126h230M62 131h230', 1)
  for (let at = 0; at < 7; at++)
    pen.fill(rect(74 + at * 31, 98, 20, 22), wash).key(rect(74 + at * 31, 98, 20, 22))
  pen.key('M78 114l8-14M109 114l8-14M171 114l8-14M233 114l8-14', 0.9)
  pen.key('M162 156v-26h20v26M166 98v-2', 1.2).lift()
  // platform and track
  pen.block(rect(-4, 158, 350, 10), sand).block(rect(-4, 168, 350, 16), bark)
  let joints = ''
  for (let x = 8; x < 340; x += 26) joints += `M${x} 168v8M${x + 13} 176v8`
  pen.key(`M-4 176h350${joints}`, 0.9).lift()
  let sleepers = ''
  for (let x = -6; x < 350; x += 19) sleepers += rect(x, 190, 11, 26)
  pen.fill(sleepers, bark).key(sleepers, 1)
  pen.key('M-4 196h350M-4 210h350', 3).lift()
  // canopy on iron posts
  pen.key('M206 158V84M270 158V84M330 158V84', 3)
  pen.key(
    'M206 104q2-14 16-16M206 104q-2-14-16-16M270 104q2-14 16-16M270 104q-2-14-16-16M330 104q-2-14-16-16',
    1.5
  )
  pen.block(line(184, 58, 344, 58, 352, 76, 172, 76) + 'z', coral)
  awning(pen, 172, 76, 180, 8, 18, deep)
  // clock
  pen
    .key('M238 84v8', 2)
    .block(disc(238, 103, 12), paper, 2)
    .key('M238 103v-7M238 103l6 3', 1.6)
    .solid(disc(238, 103, 1.6))
    .lift()
  bench(pen, 284, 160, 40)
  // luggage
  pen
    .block(rect(112, 140, 34, 18), deep)
    .block(rect(118, 127, 22, 13), sun)
    .block(rect(150, 146, 20, 12), coral)
  pen.key('M120 140v18M138 140v18M124 127v-3h8v3M156 146v-3h8v3', 1.3).lift()
})
