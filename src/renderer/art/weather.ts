// Weather, night, and the boards underfoot: steam, rain, moon, stars.
import { ink, paper } from './inks'
import type { Pen } from './pen'
import { disc, turned } from './strokes'

/** Steam or smoke in curls that rise from a place. */
export function steam(pen: Pen, x: number, y: number, size = 1, stroke = ink): Pen {
  const on = (d: string) => turned(d, x, y, 0, size)
  return pen.scratch(
    on(
      'M-9 0C-15 -7 -3 -11 -9 -19C-13 -25 -6 -28 -8 -32M1 -2C-5 -10 7 -14 1 -23C-3 -29 4 -33 2 -38M11 0C5 -7 17 -11 11 -19C7 -25 14 -28 12 -32'
    ),
    1.5,
    stroke
  )
}

/** Slanting rain over a part of the picture. */
export function rain(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  stroke = ink,
  slant = 5
): Pen {
  let drops = ''
  for (let row = 0; row * 13 < height; row++)
    for (let at = (row % 2) * 8 + ((row * 5) % 6); at < width; at += 17)
      drops += `M${x + at} ${y + row * 13}l${-slant} 10`
  return pen.scratch(drops, 1.3, stroke)
}

/** A crescent moon. */
export function moon(pen: Pen, x: number, y: number, across: number, fill = paper): Pen {
  const on = (d: string) => turned(d, x, y, 0, across / 10)
  return pen.block(on('M3 -9.500C-8 -11 -14 2 -7 8C-3 12 5 11 8 6C-1 8 -6 -2 3 -9.500z'), fill, 1.2)
}

/** Small stars without outline. */
export function stars(pen: Pen, places: readonly (readonly [number, number])[], fill = paper): Pen {
  return pen.flat(places.map(([x, y], at) => disc(x, y, at % 3 === 0 ? 1.5 : 1)).join(''), fill)
}

/** Boards of a floor running away from the eye to a point above. */
export function boards(
  pen: Pen,
  y: number,
  vanishX: number,
  vanishY: number,
  count = 11,
  width = 160,
  foot = 124
): Pen {
  let seams = ''
  for (let at = 0; at <= count; at++) {
    const footX = -width * 0.6 + (at * width * 2.2) / count
    const share = (y - vanishY) / (foot - vanishY)
    seams += `M${Math.round((vanishX + (footX - vanishX) * share) * 10) / 10} ${y}L${Math.round(footX)} ${foot}`
  }
  return pen.key(seams, 1)
}
