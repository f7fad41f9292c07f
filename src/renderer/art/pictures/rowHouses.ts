// Row houses with stoops: the picture of group C.
import { paper, coral, spruce, deep, leaf, bark, noon, hue } from '../inks'
import { hatch, cloud, pane, lamp } from '../motifs'
import { draw } from '../pen'
import { rect, disc } from '../strokes'

export const rowHouses = draw({ width: 340, height: 220, ground: noon }, (pen) => {
  const c = hue('C')
  cloud(pen, 60, 14, 50)
  cloud(pen, 262, 12, 60)
  const H = (x: number, f: string, door: string, cor: number) => {
    pen.block(rect(x, 42, 68, 152), f)
    hatch(pen, x + 59, 50, 9, 140, 4)
    if (cor === 0) {
      pen.block(`M${x - 1} 44v-10h70v10z`, paper, 1.4)
      let s = ''
      for (let i = 0; i < 7; i++) s += `M${x + 4 + i * 10} 35v8`
      pen.key(s, 1).lift()
    }
    if (cor === 1) {
      pen.block(`M${x - 1} 44v-8h14c4-14 38-14 42 0h14v8z`, paper, 1.4)
      pen.solid(disc(x + 34, 37, 4)).lift()
    }
    pane(pen, x + 10, 58, 14, 26)
    pane(pen, x + 38, 58, 14, 26)
    pane(pen, x + 10, 104, 14, 28)
    pen.key(`M${x + 7} 54q10-6 20 0M${x + 35} 54q10-6 20 0M${x + 7} 100q10-6 20 0`, 1.8).lift()
    pen.block(`M${x + 36} 164v-52q10-12 20 0v52z`, door)
    pen
      .key(`M${x + 40} 120h12v14h-12zM${x + 40} 139h12v16h-12z`, 1)
      .key(`M${x + 32} 112q14-16 28 0`, 2)
      .lift()
    // stoop
    pen.block(`M${x + 26} 196v-8h4v-8h4v-8h4v-8h22v32z`, paper)
    pen.key(`M${x + 30} 188h30M${x + 34} 180h26M${x + 38} 172h22`, 1).lift()
    pen
      .key(`M${x + 24} 192v-16l13-26M${x + 60} 164v-14`, 1.6)
      .solid(disc(x + 24, 175, 2))
      .lift()
    pen.solid(rect(x + 10, 168, 14, 12))
    pen.scratch(`M${x + 14} 168v12M${x + 19} 168v12`, 1).lift()
  }
  H(-34, paper, deep, 0)
  H(34, c, spruce, 1)
  H(102, paper, c, 0)
  H(170, c, deep, 1)
  H(238, paper, coral, 0)
  H(306, c, deep, 1)
  pen.block(rect(-4, 194, 350, 30), bark)
  pen.key('M-4 203h350M20 195v8M66 195v8M112 195v8M158 195v8M204 195v8M250 195v8M296 195v8', 1).lift()
  // tree in front, and flower pots
  pen.block(rect(13, 189, 20, 7), coral, 1.3)
  pen.key('M23 190v-40', 2.6)
  pen.block('M23 116c12 0 18 10 16 20 4 10-6 20-16 19-10 1-20-9-16-19-2-10 4-20 16-20z', leaf)
  pen.key('M14 132q4 3 8 0M24 126q4 3 8 0M22 144q4 3 8 0', 1.1).lift()
  lamp(pen, 297, 203, 58)
  pen.key('M176 199h18M206 208h34M60 209h40M120 213h24', 1).lift()
})
