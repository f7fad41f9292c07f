// Cards of the pier and the bay: the deck chairs, and the regatta.
import { coral, deep, glow, noon, paper, sand, sea, sun, wash } from '../inks'
import { coins, gull, waves } from '../motifs'
import type { Pen } from '../pen'
import { beams, disc, rect, turned } from '../strokes'
import { onCard } from './format'
import { boards } from '../weather'

/** A deck chair from the side, its feet on the place. */
function deckChair(pen: Pen, x: number, y: number, size: number, cloth: string): Pen {
  const on = (d: string) => turned(d, x, y, 0, size)
  pen.key(on('M-30 0L34 -66M34 0L-22 -44M-8 0L6 -38'), 4 * size + 0.6)
  pen.block(on('M36 -70C40 -40 16 -18 -26 -40L-30 -33C14 -6 54 -32 44 -70z'), cloth)
  pen.fill(on('M40 -70C44 -34 16 -12 -28 -37L-29 -34C16 -9 48 -34 42 -70z'), paper)
  return pen
    .key(on('M36 -70C40 -40 16 -18 -26 -40M44 -70C54 -32 14 -6 -30 -33'), 1.4)
    .lift()
    .key(on('M32 -71L48 -71'), 3 * size + 0.6)
    .lift()
}

export const deckChairs = onCard(noon, (pen) => {
  pen.flat(beams(120, 52, 200, 33), glow)
  pen.flat(rect(0, 50, 160, 26), sea).key('M0 50h160', 1.2)
  waves(pen, 0, 56, 110, 2, paper, 7)
  pen
    .lift()
    .key('M96 58v18M106 58v18M116 58v18M126 58v18M136 58v18M146 58v18M156 58v18', 1.4)
    .block(rect(90, 53, 74, 6), sand)
  pen
    .block(rect(110, 34, 40, 19), paper)
    .block('M104 34c6-20 46-20 52 0z', coral)
    .key('M130 19V8', 1.5)
    .block('M130 8h12l-3 4 3 4h-12z', sun, 1.2)
  pen.solid('M116 53V42h6v11zM127 53V42h6v11zM138 53V42h6v11z').lift()
  pen.block('M-4 74h168v50H-4z', sand)
  boards(pen, 74, 80, 30)
  deckChair(pen, 122, 98, 0.44, sun)
  deckChair(pen, 86, 100, 0.5, sea)
  deckChair(pen, 46, 112, 1, coral)
  coins(pen, 112, 116, 4, 12)
  coins(pen, 138, 116, 7, 12)
})

export const regatta = onCard(noon, (pen) => {
  pen.flat(beams(36, 74, 200, 33), glow)
  pen.block(disc(36, 72, 20), coral).lift()
  pen.key('M-4 4Q70 22 164 2', 1.2)
  for (const [x, y, fill] of [
    [10, 6, coral],
    [30, 10, sun],
    [50, 12, sea],
    [70, 13, coral],
    [90, 12, sun],
    [110, 10, sea],
    [130, 7, coral]
  ] as const)
    pen.block(`M${x} ${y}l12 0-5 11z`, fill, 1.2)
  pen
    .flat(rect(0, 74, 160, 50), sea)
    .key('M0 74h160', 1.2)
    .lift()
  // the others have gone under, nearly
  pen.block('M18 88l22-10 2 12z', paper, 1.3).key('M16 90c10 4 24 4 34 0', 1.4).lift()
  pen.block('M138 82l18 4-14 8z', sun, 1.3).key('M130 95c10 4 20 3 28 0', 1.4).lift()
  // she leans, and stays dry
  const on = (d: string) => turned(d, 84, 96, 14)
  pen
    .block(on('M2 -80C34 -58 38 -30 34 -14L4 -10z'), paper)
    .fill(on('M4 -44C14 -42 26 -40 34 -38L36 -26C24 -28 12 -28 4 -28z'), coral)
  pen
    .key(on('M3 -44C14 -42 26 -40 33 -38M4 -28C12 -28 24 -28 36 -26M18 -68C26 -50 28 -30 26 -13'), 1.2)
    .lift()
  pen.block(on('M-3 -72C-20 -52 -28 -30 -30 -12L-3 -10z'), sun).key(on('M-3 -30L-27 -26'), 1)
  pen.key(on('M0 -86L0 -4'), 2.6).block(on('M0 -86L16 -82L0 -78z'), coral, 1.3)
  pen
    .block(on('M-38 -6C-10 -2 20 -2 50 -10C44 4 36 12 26 14L-22 14C-30 10 -36 4 -38 -6z'), deep)
    .scratch(on('M-33 1C-8 6 22 5 44 -2'), 1.5)
  pen.block('M-4 108c16-10 30-10 46-2s28 8 44 0 30-8 44 0 22 6 34 0v20H-4z', wash)
  pen.key('M6 116c8-4 14-4 22 0M60 117c8-4 14-4 22 0M112 116c8-4 14-4 22 0', 1.2).lift()
  gull(pen, 140, 44, 0.9)
})
