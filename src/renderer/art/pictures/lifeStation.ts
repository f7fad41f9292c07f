// The station of the life-savers with its boat, ring and flags, kept by everyone for everyone: the picture of Community Chest.
import { bark, coral, deep, glow, noon, paper, sand, sea, sun, wash } from '../inks'
import { gull, hatch, pane, sail, waves } from '../motifs'
import { draw } from '../pen'
import { beams, disc, line, rect } from '../strokes'

export const lifeStation = draw({ width: 340, height: 220, ground: noon }, (pen) => {
  pen.flat(beams(276, 112, 340, 35), glow)
  pen.block(disc(276, 104, 24), coral)
  gull(pen, 216, 40)
  gull(pen, 238, 54, 0.7)
  pen.flat(rect(150, 112, 194, 70), sea)
  pen.key('M150 112h194', 1.3)
  waves(pen, 160, 120, 190, 5, paper, 5)
  sail(pen, 304, 138, 0.6, sun)
  pen.lift()
  // sand and slip
  pen.block('M-4 166c60-10 120-4 176 6 60 10 110 8 174 2v50H-4z', sand)
  pen.key('M24 204q10-3 20 0M250 196q12-3 24 0M292 208q10-3 20 0M120 212q10-3 20 0', 1).lift()
  // the boat house
  pen.block(rect(22, 76, 134, 98), paper)
  let boards = ''
  for (let x = 33; x < 154; x += 11) boards += `M${x} 78v94`
  pen.key(boards, 0.8)
  hatch(pen, 144, 78, 12, 96)
  pen.block(line(10, 80, 89, 28, 168, 80) + 'z', coral)
  pen.key('M24 74l18-12M36 76l30-20M52 77l40-27', 0.9).lift()
  pen.key('M10 80h158', 2.2).lift()
  pane(pen, 80, 52, 18, 16)
  pen.solid('M52 174v-48a37 30 0 0 1 74 0v48z').lift()
  // flags on the mast
  pen.key('M166 176V22M160 40h12', 2.4).lift()
  pen.block('M166 24h30l-8 8 8 8h-30z', coral, 1.4).block('M166 46h26v14h-26z', sun, 1.4)
  pen.key('M179 46v14M166 53h26', 1.2).lift()
  // the boat runs out
  pen.key('M58 186l120 22M66 176l124 24', 2)
  pen.block('M56 150c20 8 52 16 78 18 16 1 28 0 40-3-4 16-16 28-28 32-28-2-62-10-82-20-8-8-10-18-8-27z', deep)
  pen.block('M56 150c20 8 52 16 78 18 16 1 28 0 40-3l-2 8c-14 3-24 4-40 3-26-2-56-9-76-18z', paper)
  pen.key('M96 164l-8-22M132 170l-6-24M78 150l66 18', 2)
  pen.key('M72 166c20 10 60 20 92 22', 1).lift()
  // the ring on its post, the rope, a chest of lamps
  pen.key('M226 196v-52M216 148h20', 3).lift()
  pen.block(disc(226, 166, 18), coral).block(disc(226, 166, 8.5), sand)
  pen.fill('M219 150h14l-2 10h-10zM219 182h14l-2-10h-10zM210 159v14l10-2v-10zM242 159v14l-10-2v-10z', paper)
  pen.key(
    'M219 150l2 10M233 150l-2 10M219 182l2-10M233 182l-2-10M210 159l10 2M210 173l10-2M242 159l-10 2M242 173l-10-2',
    1.2
  )
  pen.key('M206 158c-8 14-2 30 20 32 20-2 28-18 20-32', 1.4, { dash: '4 2' }).lift()
  pen.block(rect(262, 176, 44, 24), bark).block('M262 176c2-12 42-12 44 0z', bark)
  pen.key('M262 184h44M272 176v24M296 176v24', 1.2).block(rect(280, 181, 8, 9), sun, 1.2)
  pen.block('M20 196h22l-3 14H23z', wash, 1.3).key('M20 196c2-10 20-10 22 0', 1.4).lift()
})
