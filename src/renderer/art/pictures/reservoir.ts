// A lake in the hills with its dam, its pump house and a water tower: the picture of the water works.
import { coral, deep, glow, leaf, noon, paper, sand, sea, spruce, sun, wash } from '../inks'
import { cloud, hatch, tree, waves } from '../motifs'
import { draw } from '../pen'
import { beams, disc, line, rect } from '../strokes'

export const reservoir = draw({ width: 340, height: 220, ground: noon }, (pen) => {
  pen.flat(beams(228, 96, 330, 35), glow)
  pen.block(disc(228, 88, 22), sun)
  cloud(pen, 96, 26, 56)
  pen.block('M-4 112c40-44 74-50 112-26 30-22 60-20 88 4 40-30 90-26 150 8v40H-4z', leaf)
  pen.key('M60 82l10 12M84 88l8 10M250 84l12 12M284 88l10 12', 0.9).lift()
  // the lake above the dam
  pen.flat('M96 116h250v34H96z', sea)
  pen.key('M96 116h250', 1.3)
  waves(pen, 100, 122, 250, 3, paper, 4)
  pen.lift()
  pen.block('M84 148h262v50H84z', sand)
  let stones = ''
  for (let row = 0; row < 4; row++)
    for (let x = 92 + (row % 2) * 14; x < 344; x += 28) stones += `M${x} ${154 + row * 11}v11`
  pen.key(`M84 154h262M84 165h262M84 176h262M84 187h262${stones}`, 0.9).lift()
  pen.block(rect(82, 143, 268, 7), paper, 1.4)
  // three arches let it fall
  for (const x of [142, 204, 266]) {
    pen.solid(`M${x} 176v-10a11 11 0 0 1 22 0v10z`).lift()
    pen.block(`M${x + 2} 170q9-5 18 0l4 40h-26z`, wash)
    pen.scratch(`M${x + 8} 176l-1 30M${x + 14} 176l1 30`, 1.4).lift()
  }
  pen.flat(rect(-2, 204, 344, 18), sea)
  waves(pen, -10, 209, 360, 2, paper, 7)
  pen.key('M-4 204h350', 1.3).lift()
  // tower on the bank
  pen.block('M-4 152c30-10 62-10 92 2v56H-4z', leaf)
  pen
    .key('M28 166 36 104M76 166 68 104M52 166v-62M33 132h38M30 150h44M34 132l40 18M70 132 30 150', 1.9)
    .lift()
  pen.block('M24 58h56v40c-10 9-46 9-56 0z', paper)
  pen.block('M24 78q14-7 28 0t28 0v20c-10 9-46 9-56 0z', sea)
  pen.key('M38 60v42M66 60v42', 1.2)
  hatch(pen, 70, 60, 10, 38)
  pen.block(line(18, 58, 52, 34, 86, 58) + 'z', coral)
  pen
    .key('M52 34v-9', 1.8)
    .solid(disc(52, 24, 2.6))
    .lift()
  tree(pen, 8, 206, 0.7, spruce)
  // pump house at the end of the dam
  pen.block(rect(300, 112, 46, 34), paper)
  pen.block('M296 112c4-22 50-22 54 0z', deep)
  pen.solid('M314 146v-16a7 7 0 0 1 14 0v16z').key('M306 120h6M332 120h6', 1.4).lift()
})
