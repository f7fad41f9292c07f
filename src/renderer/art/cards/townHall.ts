// Cards of the town hall: the mayor writes, and a notice that shows the wrong man.
import { boater, face, shoulders } from '../cast'
import { bark, brass, coral, deep, ink, paper, rose, sand, sea, skin, spruce, wash } from '../inks'
import type { Pen } from '../pen'
import { beams, box, disc, rect, turned } from '../strokes'
import { onCard } from './format'
import { envelope } from '../papers'

export const mayor = onCard(wash, (pen) => {
  pen.flat(beams(112, 96, 200, 35), paper)
  // the town hall
  pen
    .block(rect(62, 40, 98, 70), sand)
    .block('M56 40l54-22 54 22z', deep)
    .block(rect(102, 2, 16, 20), paper)
    .block('M99 3l11-10 11 10z', coral)
  pen
    .block(disc(110, 12, 4.5), paper, 1.1)
    .key('M110 12v-3M110 12h2', 1)
    .lift()
  for (const x of [70, 84, 130, 144]) pen.solid(rect(x, 50, 8, 16)).lift()
  pen.block('M-4 106h168v18H-4z', bark)
  // that fountain
  pen.stroke(
    'M110 62c-12-8-20 0-22 16M110 62c12-8 20 0 22 16M110 58c-4-6-10-6-12 2M110 58c4-6 10-6 12 2',
    paper,
    2.6
  )
  pen.key('M110 60c-12-8-20 0-22 16M110 60c12-8 20 0 22 16', 1.2).block('M107 60h6l2 22h-10z', paper)
  pen.block('M84 80h52c-2 9-10 12-20 13h-12c-10-1-18-4-20-13z', paper).block('M104 92h12l3 10h-18z', paper)
  pen.block('M72 102h76l-4 12H76z', sea).key('M70 102h80', 3).lift()
  envelope(pen, 48, 76, 72, -12, 'seal')
  pen
    .block(turned('M-2 8L-12 30L-5 27L-1 34L3 8z', 48, 80, 6), coral, 1.2)
    .block(turned('M2 8L9 31L3 29L-2 33L-3 8z', 48, 80, -8), coral, 1.2)
  pen
    .block(disc(48, 79, 9.5), coral)
    .key(disc(48, 79, 5.5), 1)
    .lift()
})

/** A gentleman with a boater and a moustache to match. */
function gentleman(pen: Pen, x: number, y: number, size: number): Pen {
  const on = (d: string) => turned(d, x, y, 0, size)
  face(pen, x, y, 15 * size, 'sulks')
  pen.block(
    on(
      'M0 6C-5 2 -10 5 -12 8C-14 10 -18 9 -18 6C-20 13 -10 16 -4 12C-2 11 2 11 4 12C10 16 20 13 18 6C18 9 14 10 12 8C10 5 5 2 0 6z'
    ),
    ink,
    1
  )
  return boater(pen, x, y - 9 * size, 1.02 * size)
}

export const mistaken = onCard(rose, (pen) => {
  pen.key(
    'M0 30h14M0 60h10M0 90h14M84 30h76M84 60h76M84 90h76M120 0v30M104 30v30M144 30v30M120 60v30M150 90v30M104 90v30',
    1
  )
  const notice = (d: string) => turned(d, 48, 60, -4)
  pen.block(notice(box(-34, -52, 68, 104)), paper).key(notice(box(-30, -48, 60, 96)), 1)
  pen
    .block(notice(box(-24, 26, 48, 6)), coral, 1)
    .key(notice('M-20 39L20 39'), 2.4)
    .lift()
  pen.block(notice('M-22 22C-22 12 -12 8 0 8C12 8 22 12 22 22z'), sea)
  gentleman(pen, 46, 46, 0.95)
  pen.solid(disc(44, 5, 2) + disc(74, 112, 2) + disc(24, 115, 2)).lift()
  shoulders(pen, 118, 78, 64, sea)
  pen.block('M110 80l8 14 8-14z', paper, 1.2).block('M114 90l4 4 4-4 1 8-5 4-5-4z', coral, 1.1)
  gentleman(pen, 118, 54, 1.3)
  pen.key('M146 20l8-7M150 30l9-2M140 12l3-9', 2.2).lift()
  palm(pen)
})

/** The hand of the law on his shoulder. */
function palm(pen: Pen): Pen {
  pen
    .block('M164 84l-16 4 2 14 14-2z', spruce)
    .block('M150 86c-10-3-18 0-22 4 0 4 4 4 6 3-4 3-4 6 0 7 0 4 6 5 18 2z', skin)
  return pen
    .key('M134 93l8-1M134 100l8-2', 1)
    .lift()
    .block(disc(158, 92, 2), brass, 1)
}
