// The bell of the town strikes and the doves go up: the picture for a game that ended by the clock.
import { coral, deep, dusk, ember, glow, ink, noon, paper, sand, sea, sun, wash } from '../inks'
import { gull, pane } from '../motifs'
import { draw } from '../pen'
import { around, beams, disc, line, rect } from '../strokes'

export const hourStrikes = draw({ width: 340, height: 220, ground: noon }, (pen) => {
  pen.flat(beams(170, 196, 360, 39), glow)
  pen.flat(rect(0, 190, 340, 30), dusk)
  // roofs of the town
  pen
    .block(line(-8, 224, -8, 150, 40, 116, 88, 150, 88, 224) + 'z', wash)
    .block(line(-16, 152, 40, 110, 96, 152) + 'z', deep)
  pen
    .block(line(252, 224, 252, 146, 300, 108, 350, 146, 350, 224) + 'z', sand)
    .block(line(244, 148, 300, 102, 356, 148) + 'z', ember)
  pen
    .block(line(70, 224, 70, 182, 104, 158, 138, 182, 138, 224) + 'z', sand)
    .block(line(62, 184, 104, 152, 146, 184) + 'z', sea)
  pane(pen, 30, 160, 16, 22)
  pane(pen, 290, 156, 18, 22)
  pane(pen, 96, 192, 14, 18)
  pen.lift()
  // the tower
  pen
    .block(rect(130, 86, 80, 140), paper)
    .key('M196 90v134M202 90v134M190 96v124', 0.8)
    .block(rect(122, 80, 96, 10), sand)
  pen.block(rect(138, 34, 64, 46), sand).block('M148 80V54a22 20 0 0 1 44 0v26z', deep)
  pen.block('M126 36L170-14l44 50z', coral).key('M170-14L152 36M170-14l18 50', 1.2).lift()
  // the bell swings
  pen
    .block('M156 70c8-4 6-20 16-24 10 0 16 12 14 20 2 4 6 4 8 8z', sun)
    .block(disc(172, 76, 5), sun)
    .key('M170 40l2 7', 3)
    .lift()
  pen
    .key('M132 58c-8 2-8 14-2 18M120 50c-14 6-14 28-4 36M208 58c8 2 8 14 2 18M220 50c14 6 14 28 4 36', 2)
    .lift()
  // five and twenty to nothing: it is twelve
  pen.block(disc(170, 128, 33), ink).block(disc(170, 128, 28), paper)
  for (const [x, y] of around(170, 128, 23, 12)) pen.solid(disc(x, y, 1.9))
  pen
    .key('M170 128v-20', 3.4)
    .key('M170 128v-15', 5)
    .solid(disc(170, 128, 4))
    .lift()
  pane(pen, 160, 178, 20, 30, coral)
  pen.lift()
  for (const [x, y, size] of [
    [60, 60, 1.3],
    [92, 34, 1],
    [34, 30, 0.8],
    [270, 40, 1.3],
    [300, 66, 0.9],
    [246, 76, 0.8],
    [110, 84, 0.8]
  ] as const)
    gull(pen, x, y, size)
  pen.lift()
})
