// The table is laid: board, decks, dice and money under the lamp, chairs drawn up. The picture of sitting down to play.
import { bark, brass, coral, deep, glow, ink, noon, paper, rose, sand, sea, spruce, sun, wash } from '../inks'
import { draw } from '../pen'
import { disc, line, rect, turned } from '../strokes'

export const laidTable = draw({ width: 340, height: 220, ground: spruce }, (pen) => {
  pen.flat('M140 36L-10 150V224h360v-74L200 36z', deep)
  pen
    .key('M170-4v18', 2.6)
    .block('M120 40c4-38 96-38 100 0z', coral)
    .block(disc(170, 41, 11, 6), sun)
    .block(rect(162, 4, 16, 9), brass)
    .lift()
  // the chairs behind
  for (const x of [72, 224]) {
    pen.block(`M${x} 118V62c0-8 44-8 44 0v56z`, bark).block(`M${x + 8} 118V72c0-4 28-4 28 0v46z`, spruce, 1.2)
    pen.key(`M${x + 15} 70v46M${x + 22} 69v46M${x + 29} 70v46`, 2).lift()
  }
  // the table top in the lamp light
  pen.block('M56 104h228l76 92H-20z', glow).block('M-20 196h380v14H-20z', sand)
  // the board
  const field = (share: number, row: number): readonly [number, number] => {
    const half = 66 + row * 46
    return [170 - half + 2 * half * share, 112 + row * 66]
  }
  const quad = (left: number, top: number, right: number, bottom: number): string =>
    line(...field(left, top), ...field(right, top), ...field(right, bottom), ...field(left, bottom)) + 'z'
  pen.block(quad(0, 0, 1, 1), paper)
  const hues = [deep, wash, coral, sun] as const
  for (let at = 0; at < 8; at++) {
    const [from, to] = [0.14 + at * 0.09, 0.23 + at * 0.09]
    pen
      .fill(quad(from, 0.12, to, 0.17), hues[at % 4] ?? deep)
      .fill(quad(from, 0.83, to, 0.88), hues[(at + 2) % 4] ?? deep)
    pen.key(quad(from, 0, to, 0.17) + quad(from, 0.83, to, 1), 0.9)
    pen.key(
      quad(0, 0.17 + at * 0.0825, 0.14, 0.2525 + at * 0.0825) +
        quad(0.86, 0.17 + at * 0.0825, 1, 0.2525 + at * 0.0825),
      0.9
    )
  }
  pen.lift().block(quad(0.14, 0.17, 0.86, 0.83), noon, 1.3)
  pen.block(quad(0.36, 0.42, 0.64, 0.72), spruce, 1.3)
  pen.block(quad(0.18, 0.5, 0.3, 0.74), coral, 1.2).block(quad(0.7, 0.5, 0.82, 0.74), sea, 1.2)
  pen
    .block(turned('M-7 -7L7 -7L7 7L-7 7z', 158, 148, -10), paper, 1.2)
    .block(turned('M-7 -7L7 -7L7 7L-7 7z', 182, 150, 14), paper, 1.2)
  pen.solid(disc(158, 148, 1.8) + disc(179, 147, 1.6) + disc(185, 153, 1.6)).lift()
  // houses, pieces and money
  const piece = (x: number, y: number, fill: string): void => {
    pen.block(`M${x - 8} ${y}c0-6 5-8 5-14h6c0 6 5 8 5 14z`, fill, 1.4).block(disc(x, y - 18, 5.5), fill, 1.4)
  }
  piece(92, 174, coral)
  piece(110, 180, deep)
  piece(232, 124, sun)
  for (const [x, y, fill] of [
    [28, 176, wash],
    [34, 170, rose],
    [40, 164, sun]
  ] as const)
    pen.block(line(x - 22, y + 8, x - 8, y - 8, x + 30, y - 8, x + 20, y + 8) + 'z', fill, 1.3)
  for (const [x, y] of [
    [292, 166],
    [310, 172],
    [288, 182]
  ] as const)
    pen.block(line(x - 7, y + 6, x - 7, y - 3, x, y - 9, x + 7, y - 3, x + 7, y + 6) + 'z', coral, 1.3)
  pen.lift()
  // two chairs before it
  for (const x of [84, 200]) pen.block(`M${x} 226v-18c0-8 56-8 56 0v18z`, ink)
})
