// People and what they carry, as they come back in the pictures of cards and occasions. `x`, `y` is where a thing is held or stands.
import { coral, ink, paper, skin, sun } from './inks'
import type { Pen } from './pen'
import { box, disc, turned } from './strokes'

/** A fist with cuff and a sleeve of a length. At 0 degrees the arm comes from the right. */
export function fist(
  pen: Pen,
  x: number,
  y: number,
  degrees: number,
  sleeve: string,
  size = 1,
  reach = 90
): Pen {
  const on = (d: string) => turned(d, x, y, degrees, size)
  pen
    .block(on(`M14 -11L${reach} -18L${reach} 18L14 11z`), sleeve)
    .block(on('M9 -12L16 -12L16 12L9 12z'), paper)
  return pen
    .block(on('M9 -9C0 -13 -11 -11 -11 -4L-11 5C-11 11 -2 12 9 9z'), skin)
    .key(on('M-10 -2L-2 -2M-10 3L-2 3'), 1)
    .lift()
}

/** An open hand that reaches or waves. At 0 degrees the arm comes from the right, the thumb is above. */
export function palm(
  pen: Pen,
  x: number,
  y: number,
  degrees: number,
  sleeve: string,
  size = 1,
  reach = 90
): Pen {
  const on = (d: string) => turned(d, x, y, degrees, size)
  pen
    .block(on(`M16 -10L${reach} -17L${reach} 17L16 10z`), sleeve)
    .block(on('M11 -11L18 -11L18 11L11 11z'), paper)
  return pen
    .block(
      on(
        'M11 -8C6 -9 4 -12 0 -15C-4 -17 -6 -13 -3 -10L1 -6L-14 -6C-18 -6 -18 -2 -14 -2L-16 -2C-20 -1 -19 3 -16 3L-14 3C-17 4 -16 8 -12 8C-4 9 4 9 11 8z'
      ),
      skin
    )
    .key(on('M-14 -2L-3 -2M-14 3L-3 3'), 1)
    .lift()
}

/** A head seen from the front: eyes, nose and a mouth, or an open one that sings. */
export function face(
  pen: Pen,
  x: number,
  y: number,
  across: number,
  mouth: 'smile' | 'sings' | 'sulks' = 'smile'
): Pen {
  const on = (d: string) => turned(d, x, y, 0, across / 10)
  pen.block(disc(x, y, across, across * 1.12), skin)
  pen
    .solid(disc(x - across * 0.38, y - across * 0.1, across * 0.1))
    .solid(disc(x + across * 0.38, y - across * 0.1, across * 0.1))
  pen.key(on('M0 -1C1 2 2 3 0 3.5'), 1.1)
  if (mouth === 'sings') pen.solid(disc(x, y + across * 0.68, across * 0.22, across * 0.3))
  else
    pen.key(on(mouth === 'smile' ? 'M-3.5 5.500C-1 7.5 1 7.5 3.5 5.5' : 'M-3 7.500C-1 5.5 1 5.5 3 7.5'), 1.2)
  return pen.lift()
}

/** Shoulders that are cut by the lower edge of a picture. */
export function shoulders(pen: Pen, x: number, y: number, width: number, coat: string): Pen {
  const half = width / 2
  return pen.block(
    `M${x - half} 126C${x - half} ${y + 12} ${x - half * 0.7} ${y} ${x} ${y}C${x + half * 0.7} ${y} ${x + half} ${y + 12} ${x + half} 126z`,
    coat
  )
}

/** A straw boater, its brim centred at `x`, `y`. */
export function boater(pen: Pen, x: number, y: number, size = 1, ribbon = coral, degrees = 0): Pen {
  const on = (d: string) => turned(d, x, y, degrees, size)
  pen
    .block(on('M-11 -1L-10 -11C-5 -13 5 -13 10 -11L11 -1z'), sun)
    .block(on('M-11 -1L-10.5 -6L10.5 -6L11 -1z'), ribbon, 1.1)
  return pen.block(on('M-19 -1C-10 -3 10 -3 19 -1C20 2 10 4 0 4C-10 4 -20 2 -19 -1z'), sun)
}

/** A sheet of writing, centred. */
export function writing(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  degrees: number,
  fill = paper
): Pen {
  const on = (d: string) => turned(d, x, y, degrees)
  const [left, top] = [-width / 2, -height / 2]
  pen.block(on(box(left, top, width, height)), fill)
  let lines = ''
  for (let row = 8, count = 0; row < height - 5; row += 6, count++)
    lines += `M${left + 5} ${top + row}L${left + width * (count % 3 === 2 ? 0.6 : 0.85)} ${top + row}`
  return pen.key(on(lines), 1).lift()
}

/** A banknote, centred. */
export function banknote(pen: Pen, x: number, y: number, width: number, degrees: number, fill: string): Pen {
  const on = (d: string) => turned(d, x, y, degrees)
  const height = width * 0.5
  pen.block(on(box(-width / 2, -height / 2, width, height)), fill)
  pen.key(on(box(-width / 2 + 3, -height / 2 + 3, width - 6, height - 6)), 0.8)
  return pen.block(disc(x, y, height * 0.24), paper, 1)
}

/** A letter in its envelope, centred, with a stamp or a seal. */
export function envelope(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  degrees: number,
  mark: 'stamp' | 'seal'
): Pen {
  const on = (d: string) => turned(d, x, y, degrees)
  const [half, rise] = [width / 2, width * 0.31]
  pen.block(on(box(-half, -rise, width, 2 * rise)), paper)
  if (mark === 'stamp') {
    pen.block(on(box(half - 15, -rise + 4, 11, 13)), coral, 1.1)
    return pen
      .key(
        on(
          `M${-half + 8} -1L${half * 0.3} -1M${-half + 8} 5L${half * 0.5} 5M${-half + 8} 11L${half * 0.1} 11`
        ),
        1.2
      )
      .lift()
  }
  pen.key(
    on(
      `M${-half} ${-rise}L0 ${rise * 0.2}L${half} ${-rise}M${-half} ${rise}L${-half * 0.25} 0M${half} ${rise}L${half * 0.25} 0`
    ),
    1.2
  )
  const [sealX, sealY] = [x, y + rise * 0.1]
  return pen
    .block(disc(sealX, sealY, width * 0.13), coral)
    .key(disc(sealX, sealY, width * 0.07), 1)
    .lift()
}

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
