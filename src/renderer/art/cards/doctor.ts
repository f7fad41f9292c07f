// Cards that end with the doctor: too much sun, and the last step of the pier.
import { bark, coral, deep, ember, glow, ink, noon, paper, sand, sea, skin, spruce, sun, wash } from '../inks'
import { waves } from '../motifs'
import { beams, disc, rays, rect, turned } from '../strokes'
import { onCard } from './format'

export const sunburn = onCard(noon, (pen) => {
  pen.flat(beams(124, 30, 220, 41, [0, 360]), glow)
  pen
    .block(disc(124, 30, 20), coral)
    .key(rays(124, 30, [25, 32], 16, [0, 360]), 2)
    .lift()
  pen.flat(rect(0, 76, 160, 18), sea)
  waves(pen, 0, 82, 170, 1, paper, 5)
  pen
    .flat(rect(0, 94, 160, 30), sand)
    .key('M0 76h160', 1.2)
    .lift()
  // the back, with what the straps have spared
  pen.block('M10 126c-8-40 4-62 30-66l6-14h20l6 14c26 4 38 26 30 66z', ember)
  pen
    .fill('M30 64l10-3 4 34h-14zM82 64l-10-3-4 34h14z', skin)
    .key('M30 64l0 31M40 61l4 34M82 64v31M72 61l-4 34', 1)
  pen
    .block('M22 126c-2-20 2-34 10-34 14 6 34 6 48 0 8 0 12 14 10 34z', paper)
    .fill('M20.5 101h71v7H20.5zM20.5 115h71v7H20.5z', deep)
    .key('M22 100h68M21 107h70M21 114h70M21 121h70', 1)
  pen.key('M56 66v18M12 100c2-10 4-16 8-20M100 100c-2-10-4-16-8-20', 1.3)
  pen
    .block(disc(56, 36, 16, 18), ember)
    .block('M40 34c-2-24 34-24 32 0-8 4-24 4-32 0z', bark)
    .block(disc(39, 38, 3.5, 5), ember, 1.3)
    .block(disc(73, 38, 3.5, 5), ember, 1.3)
    .lift()
  pen.scratch('M16 76l-8-6M22 66l-5-9M96 76l8-6M90 66l5-9', 2.6, coral).lift()
  // her bag
  pen
    .key('M120 84c0-12 22-12 22 0', 3.4)
    .block('M106 118V94c0-6 4-10 10-10h30c6 0 10 4 10 10v24z', ink)
    .scratch('M108 96h46', 1.4, sun)
  pen
    .block(disc(131, 107, 8), paper, 1.2)
    .fill('M125 105h12v4h-12z', coral)
    .key('M127.5 105v4M134.5 105v4', 1)
    .lift()
})

export const hospital = onCard(wash, (pen) => {
  // the pier through the window
  pen
    .block(rect(10, 8, 52, 38), noon)
    .flat(rect(11, 32, 50, 13), sea)
    .key('M20 32v13M30 32v13M40 32v13M12 30h34', 1.6)
  pen.block('M18 30v-8h18v8zM15 22c4-10 20-10 24 0z', coral, 1.2).key('M44 8v38', 2).key('M5 48h62', 3).lift()
  pen.block('M-4 106h168v18H-4z', spruce)
  // the bed
  pen.block('M10 80h140v24H10z', paper).block('M12 80c-2-18 2-26 12-26h18c8 0 10 10 8 26z', paper)
  pen
    .block('M40 76h108c4 0 6 2 6 6v20H40z', coral)
    .key('M40 85h112M40 94h112M58 76v26M76 76v26M94 76v26M112 76v26M130 76v26', 1)
  pen
    .key('M8 114V42M154 114V56', 5.5)
    .scratch('M8 114V42M154 114V56', 2.6, sun)
    .lift()
    .block(disc(8, 40, 5), sun)
    .block(disc(154, 54, 5), sun)
  // the patient
  pen
    .block('M28 82c0-14 10-18 24-17l18 4v14z', deep)
    .block(disc(34, 60, 12, 13), skin)
    .block('M21 58c0-20 28-18 25 0-4-4-8-7-14-6-5 0-8 3-11 6z', bark, 1.3)
  pen
    .solid(disc(38, 59, 1.3))
    .key('M36 67c3 2 6 1 8-1', 1.3)
    .lift()
  // the leg in plaster, hoisted
  pen
    .key('M56 4h108M128 4v8', 3.2)
    .key('M128 16L86 58M128 16L128 40M128 16l12 62', 1.4)
    .block(disc(128, 16, 6), sun)
    .block(rect(134, 78, 12, 12), ink)
  const on = (d: string) => turned(d, 66, 80, -32)
  pen.block(on('M56 -9C62 -12 62 -28 68 -28C76 -28 76 -8 72 6z'), skin)
  pen.block(on('M-8 -12L50 -11C58 -12 58 -20 64 -20L72 -18C76 -6 76 8 70 13L-8 12z'), paper)
  pen.key(on('M2 -12L8 12M16 -12L22 12M30 -12L36 12M44 -11L52 12M60 -18L70 -2'), 1.1).lift()
  pen.scratch(on('M-2 6L40 6'), 1.4, wash).lift()
})
