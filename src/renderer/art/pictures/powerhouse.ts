// A powerhouse by the river whose wires carry light to the town: the picture of the electric company.
import { coral, deep, dusk, glow, paper, sand, sea, sun, wash } from '../inks'
import { hatch, waves } from '../motifs'
import { draw } from '../pen'
import { beams, disc, line, rect } from '../strokes'

export const powerhouse = draw({ width: 340, height: 220, ground: dusk }, (pen) => {
  pen.flat(beams(232, 150, 330, 33), wash)
  // the hill with pylons that grow towards the eye
  pen.block('M-4 158c40-40 90-46 150-26l40 26v30H-4z', deep)
  const pylon = (x: number, foot: number, size: number): void => {
    const at = (across: number, up: number) => [x + across * size, foot - up * size] as const
    const leg = (side: 1 | -1) => line(...at(0, 100), ...at(side * 22, 0))
    pen.key(`${leg(-1)}${leg(1)}`, 1.8)
    pen.key(
      line(...at(-8, 64), ...at(14, 36)) +
        line(...at(8, 64), ...at(-14, 36)) +
        line(...at(-14, 36), ...at(20, 8)) +
        line(...at(14, 36), ...at(-20, 8)),
      1.1
    )
    pen.key(line(...at(-30, 80), ...at(30, 80)) + line(...at(-22, 62), ...at(22, 62)), 2.4)
    pen.key(line(...at(-28, 80), ...at(-28, 73)) + line(...at(28, 80), ...at(28, 73)), 2.4).lift()
  }
  pylon(126, 142, 0.56)
  pylon(44, 168, 1.05)
  pen.key('M73.4 84q36 34 37 16M15.6 84q-10 8-22 8M142 98q36 26 60-6M66 103q28 22 47 4', 1.1).lift()
  // chimneys and smoke
  pen.key('M214 30c-10-10 6-16-4-24M262 20c-10-8 6-14-2-22', 1.6).lift()
  pen
    .block(line(206, 96, 210, 32, 226, 32, 230, 96) + 'z', coral)
    .block(line(254, 96, 257, 22, 272, 22, 275, 96) + 'z', coral)
  pen.block(rect(207, 28, 22, 7), paper, 1.3).block(rect(254, 18, 21, 7), paper, 1.3)
  hatch(pen, 223, 36, 6, 56)
  hatch(pen, 268, 26, 6, 66)
  pen.lift()
  // the hall with its lit windows
  pen.block(rect(176, 92, 170, 92), sand)
  pen.block(line(168, 92, 258, 58, 352, 92) + 'z', deep)
  pen.key('M186 88l66-25M330 88l-66-25', 0.9).lift()
  pen.block(disc(259, 79, 9.5), paper, 1.4)
  pen.block('M262 70l-8 11h4.500l-3 9 8.5-11h-4.500l4.5-9z', sun, 1.1)
  for (let at = 0; at < 4; at++) {
    const x = 190 + at * 40
    pen.block(`M${x} 170v-42a12 12 0 0 1 24 0v42z`, glow)
    pen.key(`M${x + 12} 116v54M${x} 130h24M${x} 150h24`, 1.2).lift()
  }
  pen.block(rect(170, 172, 180, 12), paper)
  pen
    .key('M186 172v12M206 172v12M226 172v12M246 172v12M266 172v12M286 172v12M306 172v12M326 172v12', 0.9)
    .lift()
  // river
  pen.flat(rect(-2, 184, 344, 40), sea)
  pen.key('M-4 184h350', 1.4)
  waves(pen, -10, 192, 360, 3, paper, 5)
  pen.stroke('M196 194h12M236 194h12M276 194h12M316 194h12M192 204h18M234 204h16M278 204h14', sun, 2.2).lift()
})
