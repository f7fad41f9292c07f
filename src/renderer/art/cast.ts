// People, as far as they come into a picture: hands, faces, shoulders, hats. `x`, `y` is where a thing is held or stands.
import { coral, paper, skin, sun } from './inks'
import type { Pen } from './pen'
import { disc, turned } from './strokes'

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
