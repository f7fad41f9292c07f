// The hourglass lies on its side, the tea is hot: the picture of a game that rests.
import { bark, brass, coral, deep, glow, noon, paper, rose, sand, sea, sun, wash } from '../inks'
import { draw } from '../pen'
import { beams, disc, rect, turned } from '../strokes'
import { steam } from '../weather'

export const teaBreak = draw({ width: 340, height: 220, ground: noon }, (pen) => {
  pen.flat(beams(230, 120, 330, 37, [0, 360]), rose)
  // the window sill, and the sea beyond
  pen
    .block(rect(16, 14, 128, 84), glow)
    .block(disc(84, 62, 20), coral, 1.3)
    .lift()
    .flat(rect(17, 62, 126, 35), sea)
  pen
    .stroke('M68 70h34M74 78h24M78 86h30M28 74q5-3 10 0M120 80q5-3 10 0', paper, 2)
    .key('M80 14v84M16 62h128', 2.6)
    .key(rect(16, 14, 128, 84), 2)
    .lift()
  pen.block('M-4 148h348v76H-4z', bark).key('M-4 157h348M14 206h90M240 212h80', 1).lift()
  // hourglass on its side, the sand in equal halves
  pen.block(rect(22, 116, 12, 62), coral).block(rect(146, 116, 12, 62), coral)
  pen
    .key('M34 124h112M34 172h112', 3)
    .fill('M34 128c30-2 42 8 54 20h4c12-12 24-22 54-20v40c-30 2-42-8-54-20h-4c-12 12-24 22-54 20z', wash)
    .lift()
  pen.fill('M34 150c14 0 32 4 44 6-12 8-24 12-44 12zM146 150c-14 0-32 4-44 6 12 8 24 12 44 12z', sun)
  pen
    .key('M34 128c30-2 42 8 54 20h4c12-12 24-22 54-20M34 168c30 2 42-8 54-20M146 168c-30 2-42-8-54-20', 1.6)
    .scratch('M42 134c12 0 20 3 27 7', 2)
    .lift()
  // the cup
  steam(pen, 240, 84, 1.5)
  pen.key('M290 104c34-4 34 46-8 44', 7).scratch('M290 104c34-4 34 46-8 44', 4, paper).lift()
  pen.block('M186 90h108c2 46-10 74-34 82h-40c-24-8-36-36-34-82z', paper).block(disc(240, 91, 54, 9), bark)
  pen
    .fill('M189 116c32 10 70 10 103 0l-2 18c-32 8-66 8-98 0z', deep)
    .key('M189 116c32 10 70 10 103 0M192 134c32 8 66 8 98 0', 1.1)
    .scratch('M200 128q5-5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0', 1.6, wash)
    .lift()
  pen.block('M160 172h160c-8 14-26 18-46 18h-68c-20 0-38-4-46-18z', paper).key('M206 178h70', 1.1).lift()
  for (const [x, y, degrees] of [
    [146, 196, -8],
    [176, 200, 10]
  ] as const)
    pen
      .block(turned('M-18 -10C-18 -16 18 -16 18 -10L18 10C18 16 -18 16 -18 10z', x, y, degrees), sand)
      .solid(
        disc(x - 8, y - 3, 1.5) +
          disc(x, y - 3, 1.5) +
          disc(x + 8, y - 3, 1.5) +
          disc(x - 8, y + 4, 1.5) +
          disc(x, y + 4, 1.5) +
          disc(x + 8, y + 4, 1.5)
      )
      .lift()
  pen.block(turned('M0 -2L46 -2L46 2L0 2z', 276, 204, -8), brass, 1.3).block(disc(272, 205, 8, 5), brass, 1.3)
})
