// The Bank with its columns: the picture of loans, debts and mortgages.
import { bark, coral, deep, dusk, glow, leaf, paper, sand, sun, wash } from '../inks'
import { cloud, lamp, tree } from '../motifs'
import { draw } from '../pen'
import { beams, disc, line, rect } from '../strokes'

export const bankHouse = draw({ width: 340, height: 220, ground: dusk }, (pen) => {
  pen.flat(beams(170, 150, 320, 35), wash)
  cloud(pen, 44, 26, 50)
  cloud(pen, 300, 36, 50)
  tree(pen, 24, 190, 0.95, leaf)
  tree(pen, 318, 190, 0.95, leaf)
  pen.block(rect(70, 84, 200, 100), sand)
  // pediment with a coin
  pen.block(line(58, 72, 170, 22, 282, 72) + 'z', paper)
  pen.key(line(84, 66, 170, 30, 256, 66) + 'z', 1.2).lift()
  pen
    .block(disc(170, 54, 12), sun)
    .key(disc(170, 54, 8), 1)
    .key('M170 48v12M166 51c2-3 8-2 8 1s-8 2-8 5 6 4 8 1', 1.3)
    .lift()
  pen.block(rect(60, 72, 220, 12), paper).block(rect(66, 84, 208, 7), glow)
  // door and windows between the columns
  pen.solid('M152 184v-54a18 18 0 0 1 36 0v54z').lift()
  pen.block('M156 184v-50h13v50zM171 184v-50h13v50z', coral, 1.3)
  pen.key('M159 142h7v14h-7zM174 142h7v14h-7zM159 162h7v14h-7zM174 162h7v14h-7z', 1).lift()
  for (const x of [104, 214]) {
    pen.block(rect(x, 108, 22, 40), deep)
    pen.scratch(`M${x + 7} 108v40M${x + 15} 108v40M${x} 128h22`, 1.4).lift()
  }
  for (const x of [74, 128, 194, 248]) {
    pen.block(rect(x, 98, 18, 86), paper)
    pen.key(`M${x + 5} 98v86M${x + 9} 98v86M${x + 13} 98v86`, 0.8)
    pen.block(rect(x - 3, 91, 24, 7), paper, 1.3).block(rect(x - 3, 178, 24, 7), paper, 1.3)
  }
  // steps
  pen
    .block(rect(60, 184, 220, 8), paper)
    .block(rect(48, 192, 244, 8), paper)
    .block(rect(36, 200, 268, 8), paper)
  pen.block(rect(-4, 208, 350, 16), bark)
  pen.key('M20 213h30M120 215h40M230 213h36M300 216h24', 1).lift()
  lamp(pen, 52, 200, 60)
  lamp(pen, 288, 200, 60)
})
