// Things that come back in many pictures: clouds, gulls, windows, trees, lamps, boats. `x`, `y` is where a thing stands.
import { bark, coral, leaf, paper, sun } from './inks'
import type { Pen } from './pen'
import { disc, rect } from './strokes'

const tenth = (value: number): number => Math.round(value * 10) / 10

/** Shading in level lines. */
export function hatch(pen: Pen, x: number, y: number, width: number, height: number, step = 3.5): Pen {
  let lines = ''
  for (let at = y + step; at < y + height - 0.5; at += step)
    lines += `M${tenth(x)} ${tenth(at)}h${tenth(width)}`
  return pen.key(lines, 0.8)
}

/** Four engraved lines, hung at their middle. */
export function cloud(pen: Pen, x: number, y: number, width: number): Pen {
  const lines = [0.45, 0.8, 1, 0.7].map((share, row) => {
    const length = width * share
    return `M${tenth(x - length / 2 + (row % 2 ? 6 : -4))} ${y + row * 5}h${tenth(length)}`
  })
  return pen.key(lines.join(''), 1.1)
}

export function gull(pen: Pen, x: number, y: number, size = 1): Pen {
  const [a, b, c, d] = [9, 5, 4, 7].map((units) => tenth(units * size))
  return pen.key(
    `M${tenth(x - 9 * size)} ${tenth(y - 2 * size)}q${b} ${-(b ?? 0)} ${a} ${tenth(2 * size)}q${c} ${-(d ?? 0)} ${a} ${tenth(-2 * size)}`,
    1.5
  )
}

/** A window with its bars, with shutters where an ink is given for them. */
export function pane(pen: Pen, x: number, y: number, width: number, height: number, shutters?: string): Pen {
  if (shutters) {
    const leafWidth = width * 0.42
    const both = rect(x - leafWidth - 1, y, leafWidth, height) + rect(x + width + 1, y, leafWidth, height)
    pen.fill(both, shutters).key(both, 1)
  }
  return pen
    .solid(rect(x, y, width, height))
    .scratch(`M${tenth(x + width / 2)} ${y}v${height}M${x} ${tenth(y + height * 0.42)}h${width}`, 1)
    .key(`M${x - 2} ${tenth(y + height + 1.5)}h${width + 4}`, 1.6)
}

/** Rows of small waves that grow towards the eye. */
export function waves(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  rows: number,
  stroke = paper,
  seed = 3
): Pen {
  let crests = ''
  for (let row = 0; row < rows; row++) {
    const level = y + row * (8 + row)
    for (
      let at = x + ((row * seed * 17) % 30);
      at < x + width - 20;
      at += 38 + row * 6 + ((at * seed) % 13)
    ) {
      crests += `M${tenth(at)} ${level}q${5 + row} ${tenth(-2.5 - row * 0.4)} ${10 + 2 * row} 0`
    }
  }
  return pen.stroke(crests, stroke, 1.6)
}

/** A scalloped awning with every second strip in colour. */
export function awning(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  strips: number,
  fill: string
): Pen {
  const strip = width / strips
  const scallop = `a${tenth(strip / 2)} ${tenth(strip * 0.42)} 0 0 1 ${tenth(-strip)} 0`
  const outline = `M${x} ${y}h${width}v${height}${scallop.repeat(strips)}z`
  pen.lift().fill(outline, paper)
  let seams = ''
  for (let at = 0; at < strips; at++) {
    const left = tenth(x + at * strip)
    if (at % 2 === 0) pen.fill(`M${left} ${y}h${tenth(strip)}v${height}${scallop}z`, fill)
    if (at > 0) seams += `M${left} ${y}v${height}`
  }
  return pen.key(outline).key(seams, 1).lift()
}

/** A street lamp of a height. */
export function lamp(pen: Pen, x: number, y: number, height: number, glass = sun): Pen {
  pen
    .key(`M${x} ${y}v${-height}`, 2.2)
    .key(`M${x - 5} ${y}h10`, 2.4)
    .key(`M${x - 3} ${tenth(y - height * 0.3)}h6`, 1.6)
  pen.block(`M${x - 5} ${y - height - 11}h10l-2 11h-6z`, glass, 1.3)
  return pen.solid(`M${x - 7} ${y - height - 11}l7-6 7 6z`).lift()
}

export function bench(pen: Pen, x: number, y: number, width: number, boards = coral): Pen {
  pen.block(rect(x, y - 18, width, 4), boards, 1.2).block(rect(x, y - 12, width, 4), boards, 1.2)
  pen.block(rect(x - 2, y - 6, width + 4, 3.5), boards, 1.2)
  return pen.key(`M${x + 5} ${y + 4}V${y - 20}M${x + width - 5} ${y + 4}V${y - 20}`, 2).lift()
}

/** A broad tree, some 90 units high at size 1. */
export function tree(pen: Pen, x: number, y: number, size: number, crown = leaf): Pen {
  const at = (a: number, b: number) => `${tenth(x + a * size)} ${tenth(y + b * size)}`
  const curve = (...points: readonly (readonly [number, number])[]) =>
    `C${points.map(([a, b]) => at(a, b)).join(' ')}`
  pen.block(
    `M${at(-6, 0)}${curve([-3, -14], [-3, -26], [-4, -40])}L${at(4, -40)}${curve([3, -26], [4, -14], [7, 0])}z`,
    bark
  )
  pen.block(
    `M${at(-22, -30)}` +
      curve([-42, -30], [-44, -50], [-33, -56]) +
      curve([-38, -74], [-18, -86], [-6, -78]) +
      curve([2, -92], [28, -88], [29, -72]) +
      curve([46, -70], [46, -48], [36, -42]) +
      curve([38, -28], [18, -24], [10, -30]) +
      curve([0, -22], [-14, -24], [-22, -30]) +
      'z',
    crown
  )
  const leaves = [
    [-30, -48],
    [-24, -64],
    [-8, -70],
    [12, -74],
    [22, -58],
    [-12, -52],
    [6, -56],
    [-20, -36],
    [18, -42],
    [0, -38]
  ] as const
  const curl = `q${tenth(4 * size)} ${tenth(3 * size)} ${tenth(8 * size)} 0`
  return pen.key(leaves.map(([a, b]) => `M${at(a, b)}${curl}`).join(''), 1.1).lift()
}

/** A small sailing boat; `y` is the water. */
export function sail(pen: Pen, x: number, y: number, size: number, cloth: string): Pen {
  const by = (units: number) => tenth(units * size)
  pen
    .block(`M${x} ${tenth(y - by(44))}l${by(26)} ${by(38)}h${-by(26)}z`, cloth, 1.3)
    .block(`M${tenth(x - by(3))} ${tenth(y - by(36))}v${by(30)}h${-by(17)}z`, paper, 1.3)
  return pen
    .key(`M${x} ${tenth(y - by(48))}v${by(46)}`, 1.7)
    .solid(`M${tenth(x - by(24))} ${tenth(y - by(3))}h${by(54)}l${-by(9)} ${by(11)}h${-by(36)}z`)
    .lift()
}

export function coin(pen: Pen, x: number, y: number, across: number, up = across): Pen {
  return pen
    .block(disc(x, y, across, up), sun, 1.4)
    .key(disc(x, y, across * 0.6, up * 0.6), 0.9)
    .lift()
}

/** A pile of coins, `y` its foot. */
export function coins(pen: Pen, x: number, y: number, count: number, across = 12): Pen {
  const flat = tenth(across * 0.32)
  for (let at = 0; at < count; at++) {
    const top = y - at * 5 - 4
    const left = x - across + ([0, 1.5, -1][at % 3] ?? 0)
    pen.block(`M${left} ${top}v4a${across} ${flat} 0 0 0 ${2 * across} 0v-4`, sun, 1.3)
    pen.block(disc(left + across, top, across, flat), sun, 1.3)
  }
  return pen.lift()
}
