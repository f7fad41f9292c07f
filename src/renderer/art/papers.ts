// Papers: a sheet of writing, a banknote, a letter. `x`, `y` is the middle.
import { coral, paper } from './inks'
import type { Pen } from './pen'
import { box, disc, turned } from './strokes'

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
