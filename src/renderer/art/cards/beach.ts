// Cards of the beach: a tin in the sand, shrimps, castles.
import { bark, coral, deep, dusk, ink, leaf, noon, paper, sand, sea, sun, wash } from '../inks'
import { cloud, waves } from '../motifs'
import type { Pen } from '../pen'
import { disc, rect, turned } from '../strokes'
import { onCard } from './format'
import { banknote } from '../papers'

export const tinInTheSand = onCard(noon, (pen) => {
  pen.flat(rect(0, 18, 160, 18), sea).key('M0 18h160', 1.2)
  waves(pen, 0, 24, 170, 1, paper, 5)
  pen
    .block('M-4 34c40-6 60 6 90 2s50-6 78-2v92H-4z', sand)
    .key('M10 50q6-3 12 0M136 50q6-3 12 0M6 76q6-3 12 0', 1)
    .lift()
  pen
    .block('M22 126c-4-24 2-54 24-64 14-6 50-6 64 0 22 8 28 40 26 64z', bark)
    .key('M30 84q6-3 10 0M122 92q6-3 8 0M26 104q5-3 10 0M124 110q5-3 9 0', 1)
  pen.block('M12 64c4-14 18-20 26-8 6 8-2 14-12 14s-16 0-14-6z', sand, 1.3).lift()
  // the lid, the notes, the tin
  pen.block('M50 66l60-12 3 12-60 12z', deep).scratch('M58 70l46-9', 1.3)
  banknote(pen, 62, 74, 34, -68, leaf)
  banknote(pen, 76, 68, 36, -82, wash)
  banknote(pen, 92, 72, 34, 76, leaf)
  banknote(pen, 102, 80, 34, 54, wash)
  pen
    .block('M46 84h66v30c0 4-2 6-6 6H52c-4 0-6-2-6-6z', sea)
    .fill('M46 90h66v5H46z', sun)
    .key('M46 90h66M46 95h66', 1)
  pen
    .block('M79 98c8 0 12 4 12 9s-4 9-12 9-12-4-12-9 4-9 12-9z', paper, 1.2)
    .key('M72 107c4-5 10-5 14 0M79 102v10', 1.2)
    .lift()
  // the spade
  const on = (d: string) => turned(d, 138, 66, 14)
  pen.block(on('M-2.5 -44L2.5 -44L2.5 6L-2.5 6z'), bark).block(on('M-10 -52L10 -52L10 -45L-10 -45z'), coral)
  pen.block(on('M-13 4C-4 0 4 0 13 4L13 26C6 34 -6 34 -13 26z'), coral).key(on('M0 6L0 24'), 1.2).lift()
  pen.block('M120 100c6-8 22-12 36-6v30h-34c-4-8-6-16-2-24z', sand, 1.3).key('M132 106q5-3 10 0', 1).lift()
})

/** A shrimp curled about the place. */
function shrimp(pen: Pen, x: number, y: number, degrees: number, size: number): Pen {
  const on = (d: string) => turned(d, x, y, degrees, size)
  pen.key(on('M-10 -8C-18 -12 -22 -6 -26 -8M-10 -9C-16 -18 -22 -16 -26 -18M-2 4L-4 9M3 5L3 10M8 3L10 8'), 1.2)
  pen.block(
    on('M-14 -6C-6 -14 8 -14 14 -4C18 4 14 12 8 16L16 18L8 21L3 15C8 8 6 2 0 2C-6 2 -12 0 -14 -6z'),
    coral,
    1.3
  )
  return pen
    .key(on('M-4 -11C-2 -6 -2 -2 -4 1M4 -11C4 -6 3 -2 2 1M11 -7C8 -3 6 0 5 4M14 1C10 2 8 4 7 8'), 1)
    .solid(on('M-9.5 -7C-8 -8.5 -6.5 -7 -7.5 -5.5C-9 -5 -10 -6 -9.5 -7z'))
    .lift()
}

export const shrimps = onCard(dusk, (pen) => {
  cloud(pen, 36, 12, 44)
  pen.flat(rect(0, 40, 160, 40), sea).key('M0 40h160', 1.2)
  waves(pen, -6, 46, 172, 3, paper, 4)
  pen
    .block('M-4 76c40-8 70 6 104 0 20-4 40-4 64 0v50H-4z', sand)
    .stroke('M-4 75c40-8 70 6 104 0 20-4 40-4 64 0', paper, 3)
  pen.key('M8 110q6-3 12 0M70 92q6-3 12 0', 1).lift()
  // the net
  pen.key('M10 124L46 26', 4.5).scratch('M10 124L46 26', 1.8, sand).lift()
  pen
    .block('M30 30c6-16 34-20 44-8-4 12-12 30-24 32-12-2-20-14-20-24z', paper, 1.6)
    .key('M36 24l22 28M48 18l14 24M62 16l6 14M32 38l34-22M38 48l34-22M48 53l20-14', 0.9)
    .key('M30 30c6-16 34-20 44-8', 3)
    .lift()
  // the bucket
  pen.key('M78 62C84 18 142 18 148 62', 2.4).lift()
  for (const [x, y, degrees] of [
    [98, 52, -20],
    [120, 44, 30],
    [136, 56, 80],
    [110, 60, 10]
  ] as const)
    shrimp(pen, x, y, degrees, 0.86)
  pen
    .block('M74 62h78l-8 50c-1 5-4 6-8 6H90c-4 0-7-1-8-6z', wash)
    .key('M77 76h72M80 98h66', 1.3)
    .block('M70 58h86v8H70z', paper)
  shrimp(pen, 88, 56, 60, 0.9)
  pen.key('M92 72l4 40', 0.9).lift()
  shrimp(pen, 48, 102, -12, 1.05)
  shrimp(pen, 30, 88, 160, 0.7)
})

export const sandCastle = onCard(wash, (pen) => {
  cloud(pen, 128, 16, 44)
  pen.flat(rect(0, 58, 160, 20), sea).key('M0 58h160', 1.2)
  waves(pen, 0, 64, 170, 1, paper, 5)
  pen.block('M-4 78c50-6 110-6 168 0v48H-4z', noon).key('M8 112q6-3 12 0M140 96q6-3 12 0', 1).lift()
  const tower = (x: number, top: number, width: number): void => {
    const third = width / 5
    pen.block(`M${x} 104V${top}h${third}v5h${third}v-5h${third}v5h${third}v-5h${third}v${104 - top}z`, sand)
    pen.solid(`M${x + width / 2 - 2} ${top + 18}v-6a2 2 0 0 1 4 0v6z`)
    pen.key(`M${x + width - 4} ${top + 12}v${88 - top}M${x + width - 8} ${top + 20}v${72 - top}`, 0.8).lift()
  }
  tower(36, 38, 26)
  pen.key('M49 38V14', 1.8).block('M49 14h18l-5 6 5 6H49z', coral)
  tower(14, 64, 22)
  tower(84, 60, 22)
  pen.block('M56 108V72h4v5h6v-5h6v5h6v-5h6v5h4v31z', sand).block('M66 108V94a6 7 0 0 1 12 0v14z', ink, 1.1)
  pen.key('M80 84v20M60 84v20', 0.8).lift()
  pen.block('M4 106c20-8 90-8 116 0-20 10-92 12-116 0z', bark).block('M62 106h20l2 10H60z', sand, 1.2)
  for (const [x, y] of [
    [20, 110],
    [40, 112],
    [98, 112]
  ] as const)
    pen.block(`M${x - 6} ${y}c0-8 12-8 12 0z`, paper, 1.1).key(`M${x} ${y - 5}v5`, 0.9)
  // third prize
  pen.lift().block('M124 64l-8 40 12-6 6 10 6-42zM142 64l12 36-12-4-6 10-6-40z', coral)
  pen
    .block(
      'M134 22l6 6 9-3 2 9 9 3-3 8 6 7-7 6 1 9-9 1-4 8-8-5-8 5-4-8-9-1 1-9-7-6 6-7-3-8 9-3 2-9 9 3z',
      sun
    )
    .block(disc(135, 47, 14), paper)
  pen.key('M130 40c8-5 14 3 6 7 10 3 4 13-7 8', 2.4).lift()
})
