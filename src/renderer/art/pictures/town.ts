// The town seen from its boardwalk, 680 x 680: sun by day, moon, stars and lit windows by night, sand below for decks and dice.
import { coral, deep, paper, sand, sea, sun, wash, white, ink } from '../inks'
import { draw } from '../pen'
import type { Pen, Picture } from '../pen'
import { around, beams, disc, rect } from '../strokes'

const HORIZON = 322
/** Ground line of the houses on the promenade. */
const BASE = 398
const SUN = { x: 214, y: 300, radius: 62 }
const FRONT = 'var(--a-front)'
const FRONT_2 = 'var(--a-front-2)'
const HILL = 'var(--a-hill)'
const LAMPLIGHT = 'var(--a-window)'

const tenth = (value: number): number => Math.round(value * 10) / 10

/** A sequence of numbers from 0 to 1 that is the same on every start, so that the sea and the sand never jump. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

function sky(pen: Pen): void {
  const { x, y, radius } = SUN
  pen.flat(`M0 0h680v${HORIZON}H0z`, 'var(--a-sky)').flat(beams(x, y, 760, 37, [-2, 182]), 'var(--a-ray)')
  let lines = ''
  for (let level = y - 54; level < HORIZON; level += 9) {
    const half = Math.sqrt(Math.max(0, radius ** 2 - (level - y) ** 2))
    lines += `M${tenth(x - half)} ${level}H${tenth(x + half)}`
  }
  pen
    .fill(disc(x, y, radius), 'var(--a-disc)')
    .key(disc(x, y, radius), 1.6)
    .key(lines, 0.8)
  for (const [left, top, width] of [
    [80, 190, 120],
    [604, 168, 110],
    [350, 206, 90]
  ] as const) {
    let engraved = ''
    for (let row = 0; row < 6; row++) {
      const length = width * (0.35 + 0.65 * Math.sin(Math.PI * (0.25 + 0.12 * row)))
      engraved += `M${tenth(left - length / 2 + (row % 2 ? 8 : -5))} ${top + row * 6}h${tenth(length)}`
    }
    pen.key(engraved, 1.3, { opacity: 0.75 })
  }
  pen.lift()
}

function water(pen: Pen, chance: () => number): void {
  const { x } = SUN
  pen.flat(`M0 ${HORIZON}h680v130H0z`, sea)
  let crests = ''
  for (let row = 0; row < 9; row++) {
    const level = HORIZON + 5 + row * row * 1.05 + row * 5
    const half = 4 + row * 1.9
    for (let at = -20 + (row % 2) * (9 + row * 2); at < 680; at += 26 + row * 7) {
      if (chance() < 0.22) continue
      crests += `M${tenth(at)} ${tenth(level)}q${tenth(half)} ${tenth(-1.5 - row * 0.5)} ${tenth(half * 2)} 0`
    }
  }
  pen.stroke(crests, wash, 1.7)
  pen.stroke(
    `M${x - 46} ${HORIZON + 5}h92M${x - 36} ${HORIZON + 13}h74M${x - 44} ${HORIZON + 22}h70M${x - 26} ${HORIZON + 32}h60M${x - 30} ${HORIZON + 43}h44`,
    'var(--a-glint)',
    3
  )
  pen.key(`M0 ${HORIZON}h680`, 1.2).lift()
}

function lighthouse(pen: Pen, chance: () => number): void {
  pen
    .fill('M8 352c8-20 24-32 44-34 20 2 36 14 44 34z', 'var(--a-rock)')
    .fill('M42 318 46 226h16l4 92z', paper)
    .fill('M44.8 258h18.6l1 22H43.8zM43 300h22.5l.7 18H42z', coral)
    .fill('M46 208h16v14H46z', sun)
  pen
    .key('M8 352c8-20 24-32 44-34 20 2 36 14 44 34M42 318 46 226h16l4 92M42 226h24M40 222h28v4H40z')
    .key('M46 208h16v14H46zM54 208v14M43 208 54 196l11 12zM54 196v-7')
    .key('M60 228l3.5 88M57.5 228l3 88', 0.8)
    .key('M20 344l8-12M30 350l10-20M44 350l6-20M60 350l4-18M74 350l2-14', 1)
    .key('M70 212l70-16M70 216h64M38 212-8 200M38 216H-8', 1.1, { dash: '7 4' })
    .lift()
  // by night only: the beam across the sky, and stars
  pen.flat('M66 211L700 128V232z', 'var(--a-beam)')
  let stars = ''
  for (let star = 0; star < 46; star++) stars += disc(chance() * 680, chance() * 250, 0.8 + chance() * 1.5)
  pen.flat(stars, 'var(--a-star)')
}

function boat(pen: Pen, x: number, y: number, size: number, cloth: string): void {
  const by = (units: number) => tenth(units * size)
  const main = `M${x} ${y - by(30)}l${by(17)} ${by(25)}h${-by(17)}z`
  const jib = `M${x - by(2)} ${y - by(25)}v${by(20)}h${-by(11)}z`
  pen
    .fill(main, cloth)
    .fill(jib, paper)
    .fill(`M${x - by(15)} ${y - by(3)}h${by(34)}l${-by(6)} ${by(7)}h${-by(22)}z`, ink)
  pen.key(`M${x} ${y - by(32)}v${by(29)}${main}${jib}`, 1)
}

function steamer(pen: Pen): void {
  pen.fill('M396 318h52l-4 8h-44z', coral).fill('M406 310h32v8h-32z', paper)
  pen
    .key('M396 318h52l-4 8h-44zM406 310h32v8h-32zM416 302v8M426 302v8')
    .key('M417 300c8-8 14-2 20-8s12-2 16-6M427 301c8-6 14 0 20-5', 1)
    .key('M410 314h2M416 314h2M422 314h2M428 314h2M434 314h2', 2)
    .lift()
}

type House = {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly wall: string
  readonly roof: 'gable' | 'mansard' | 'dome' | 'flat' | 'spire'
  /** Columns and rows of windows. */
  readonly windows: readonly [number, number]
}

function windowsOf({ x, width, height, windows: [columns, rows] }: House): string {
  const [across, down] = [(width * 0.8 - 4) / columns, (height - 22) / rows]
  let panes = ''
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      panes += rect(x + 3 + across * (column + 0.5) - 2, BASE - height + 6 + down * (row + 0.5) - 3.2, 4, 6.4)
    }
  }
  return panes
}

function roofOf(pen: Pen, { x, width, height, roof }: House): void {
  const y = BASE - height
  const middle = x + width / 2
  switch (roof) {
    case 'gable': {
      const slope = `M${x - 3} ${y}L${middle} ${tenth(y - width * 0.42)}L${x + width + 3} ${y}z`
      pen.fill(slope, coral).key(slope)
      pen.key(
        `M${tenth(x + width * 0.72)} ${y - 4}L${tenth(x + width * 0.55)} ${tenth(y - width * 0.34)}M${tenth(x + width * 0.85)} ${y - 4}L${tenth(x + width * 0.6)} ${tenth(y - width * 0.31)}`,
        0.8
      )
      return
    }
    case 'mansard': {
      const slope = `M${x - 2} ${y}l7-18h${width - 10}l7 18z`
      pen.fill(slope, deep).key(slope)
      const dormers = [0.25, 0.6].map((place) => `M${tenth(x + width * place)} ${y - 4}v-9h7v9`)
      pen.key(dormers.join(''), 1, { fill: paper })
      return
    }
    case 'dome': {
      const radius = tenth(width * 0.36)
      const rise = tenth(radius * 1.15)
      pen.fill(`M${middle - radius} ${y}a${radius} ${rise} 0 0 1 ${2 * radius} 0z`, sea)
      pen.key(`M${middle - radius} ${y}a${radius} ${rise} 0 0 1 ${2 * radius} 0`)
      pen.key(
        `M${tenth(middle - radius / 2)} ${y - 1}q1-${radius} ${tenth(radius / 2)}-${rise}q${tenth(radius * 0.4)} ${tenth(radius * 0.2)} ${tenth(radius / 2)} ${rise}`
      )
      pen.key(`M${middle} ${tenth(y - rise)}v-16h9l-3 3 3 3h-9`)
      return
    }
    case 'flat':
      pen.key(`M${x - 3} ${y - 5}h${width + 6}v5h-${width + 6}z`, undefined, { fill: paper })
      return
    case 'spire': {
      const slope = `M${x - 1} ${y}L${middle} ${y - 52}L${x + width + 1} ${y}z`
      pen.fill(slope, deep).key(`${slope}M${middle} ${y - 52}v-12M${middle - 4} ${y - 59}h8`)
      pen.key(
        `M${tenth(x + width * 0.6)} ${y - 32}L${tenth(x + width * 0.85)} ${y - 4}M${tenth(x + width * 0.55)} ${y - 32}L${tenth(x + width * 0.7)} ${y - 4}`,
        0.8
      )
      return
    }
  }
}

function house(pen: Pen, plan: House): void {
  const { x, width, height, wall } = plan
  const y = BASE - height
  let shade = ''
  for (let level = y + 3; level < BASE; level += 3)
    shade += `M${tenth(x + width * 0.8)} ${level}h${tenth(width * 0.2)}`
  pen.fill(rect(x, y, width, height), wall)
  pen
    .key(`M${x} ${BASE}V${y}h${width}v${height}`)
    .key(shade, 0.75)
    .key(windowsOf(plan), 0.01, { fill: LAMPLIGHT })
    .key(`M${x} ${BASE - 13}h${width}`, 0.9)
  roofOf(pen, plan)
  pen.lift()
}

const HOUSES: readonly House[] = [
  { x: 630, width: 50, height: 116, wall: FRONT_2, roof: 'gable', windows: [3, 5] },
  { x: 598, width: 24, height: 128, wall: white, roof: 'spire', windows: [1, 5] },
  { x: 548, width: 56, height: 120, wall: FRONT, roof: 'dome', windows: [4, 6] },
  { x: 506, width: 40, height: 84, wall: coral, roof: 'flat', windows: [3, 4] },
  { x: 470, width: 38, height: 66, wall: white, roof: 'gable', windows: [3, 3] },
  { x: 432, width: 40, height: 52, wall: wash, roof: 'mansard', windows: [3, 2] },
  { x: 640, width: 44, height: 74, wall: FRONT, roof: 'mansard', windows: [3, 3] },
  { x: 590, width: 52, height: 62, wall: white, roof: 'flat', windows: [4, 3] }
]

function bigWheel(pen: Pen): void {
  const [x, y, radius] = [386, 330, 54]
  const spokes = around(x, y, radius, 16).map(([endX, endY]) => `M${x} ${y}L${endX} ${endY}`)
  pen
    .key(disc(x, y, radius), 1.9)
    .key(disc(x, y, radius - 7), 0.9)
    .key(spokes.join(''), 0.9)
    .key(`M${x} ${y}L${x - 26} ${BASE}M${x} ${y}L${x + 26} ${BASE}M${x - 14} ${BASE - 32}h28`, 2)
    .solid(disc(x, y, 5))
  around(x, y, radius + 4, 16).forEach(([cabinX, cabinY], cabin) => {
    pen.key(disc(cabinX, cabinY, 4.2), 1, { fill: cabin % 2 ? coral : sun })
  })
  pen.lift()
}

function pier(pen: Pen): void {
  let piles = ''
  for (let x = 196; x < 356; x += 13) piles += `M${x} ${BASE - 10}v26M${x} ${BASE + 4}l13-13`
  pen
    .fill(rect(190, BASE - 16, 180, 7), sand)
    .fill(rect(204, BASE - 42, 58, 26), paper)
    .fill(`M198 ${BASE - 42}c12-22 58-22 70 0z`, coral)
    .fill(rect(284, BASE - 34, 30, 18), FRONT)
    .fill(`M280 ${BASE - 34}l19-16 19 16z`, sea)
  pen
    .key(piles, 1.3)
    .key(`M190 ${BASE - 16}h190M190 ${BASE - 9}h190M190 ${BASE - 16}v7`)
    .key(`M204 ${BASE - 16}v-26M262 ${BASE - 42}v26M198 ${BASE - 42}c12-22 58-22 70 0z`)
    .key(`M233 ${BASE - 58}v-15h14l-4 4 4 4h-14M233 ${BASE - 58}v15`)
    .key(`M215 ${BASE - 16}v-18M226 ${BASE - 16}v-18M240 ${BASE - 16}v-18M251 ${BASE - 16}v-18`)
    .key(`M218 ${BASE - 43}c2-9 6-13 15-15 9 2 13 6 15 15`)
    .key(`M284 ${BASE - 16}v-18M314 ${BASE - 34}v18M280 ${BASE - 34}l19-16 19 16zM295 ${BASE - 16}v-10h8v10`)
    .key(
      `M190 ${BASE - 24}h14M262 ${BASE - 24}h22M314 ${BASE - 24}h30M196 ${BASE - 24}v8M272 ${BASE - 24}v8M324 ${BASE - 24}v8M334 ${BASE - 24}v8`,
      1
    )
    .lift()
}

function boardwalk(pen: Pen): void {
  let planks = ''
  for (let x = 368; x < 680; x += 9) planks += `M${x} ${BASE + 16}v5`
  for (let x = 362; x < 680; x += 14) planks += `M${x} ${BASE + 16}v-11`
  let joints = ''
  for (let row = 0; row < 3; row++) {
    for (let x = 374 + (row % 2) * 11; x < 680; x += 22) joints += `M${x} ${BASE + 22 + row * 7}v7`
  }
  pen
    .fill(`M356 ${BASE}H680v16H356z`, sand)
    .fill(`M356 ${BASE + 16}H680v26H380z`, 'var(--a-wall)')
    .key(`M356 ${BASE}H680M356 ${BASE + 16}H680M356 ${BASE + 5}H680M356 ${BASE}l24 44`)
    .key(planks, 1)
    .key(`M372 ${BASE + 22}H680M375 ${BASE + 29}H680M378 ${BASE + 36}H680${joints}`, 0.8)
    .lift()
}

function hut(pen: Pen, x: number, y: number, stripes: string): void {
  const wall = rect(x, y, 28, 34)
  const gable = `M${x - 3} ${y}l17-15 17 15z`
  pen
    .fill(wall, paper)
    .fill(rect(x, y, 5.6, 34) + rect(x + 11.2, y, 5.6, 34) + rect(x + 22.4, y, 5.6, 34), stripes)
    .fill(gable, stripes)
    .key(wall + gable)
    .key(rect(x + 9, y + 14, 10, 20), undefined, { fill: paper })
}

function parasol(pen: Pen, x: number, y: number, cloth: string, size = 1): void {
  const by = (units: number) => tenth(units * size)
  const shade = `M${x - by(24)} ${y}c${by(4)}-${by(22)} ${by(44)}-${by(22)} ${by(48)} 0z`
  const gore = `M${x - by(8)} ${y}c${by(1)}-${by(12)} ${by(4)}-${by(17)} ${by(8)}-${by(17)} ${by(4)} 0 ${by(7)} ${by(5)} ${by(8)} ${by(17)}`
  pen
    .fill(shade, cloth)
    .fill(`${gore}z`, paper)
    .key(`${shade}${gore}M${x} ${y - by(17)}v-4M${x} ${y}v${by(24)}`)
    .key(`M${x - by(14)} ${y + by(25)}h${by(34)}`, 1)
}

/** A stretch of sand that is kept clear of ripples for what will be laid on it: left, top, right, bottom. */
type Clearing = readonly [number, number, number, number]

function beach(pen: Pen, chance: () => number, [left, top, right, bottom]: Clearing): void {
  const shore = 'c40-12 70 6 110-4s70-18 116-8 70 4 110-2'
  pen.flat(`M0 452${shore} 30 2 52 2H680V680H0z`, 'var(--a-beach)')
  let ripples = ''
  for (let row = 0; row < 26; row++) {
    const y = 468 + row * 9
    for (let at = 0; at < 5; at++) {
      if (chance() < 0.45) continue
      const x = chance() * 660
      const width = 10 + chance() * 34
      if (x + width > left && x < right && y > top && y < bottom) continue
      ripples += `M${tenth(x)} ${y}q${tenth(width / 2)} -3 ${tenth(width)} 0`
    }
  }
  pen
    .scratch(`M0 448${shore} 28 2 48 2`, 5)
    .key(`M0 453${shore} 30 2 54 2`, 1.2)
    .key(ripples, 0.8, { opacity: 0.55 })
    .lift()
  const stripes = [coral, sea, sun]
  for (let at = 0; at < 6; at++) hut(pen, 470 + at * 36, at === 1 ? 426 : 424, stripes[at % 3] ?? coral)
  parasol(pen, 64, 486, coral)
  parasol(pen, 140, 478, sun, 0.85)
  pen.fill('M92 494l22 16-4 3-22-15z', sea).key('M88 496l26 18M92 512l18-14M88 496l4-3 24 17-4 4z')
  pen.lift()
}

function gulls(pen: Pen): void {
  const wings = (
    [
      [300, 250, 1],
      [334, 236, 0.7],
      [130, 240, 0.8],
      [470, 232, 0.7],
      [500, 214, 1]
    ] as const
  ).map(
    ([x, y, size]) =>
      `M${tenth(x - 12 * size)} ${tenth(y - 3 * size)}q${tenth(6 * size)} ${tenth(-6 * size)} ${tenth(12 * size)} ${tenth(3 * size)}q${tenth(6 * size)} ${tenth(-9 * size)} ${tenth(12 * size)} ${tenth(-3 * size)}`
  )
  pen.key(wings.join(''), 1.7).lift()
}

/** Draws the town with a clearing on the beach. */
export function town(clearing: Clearing): Picture {
  return draw({ width: 680, height: 680, ground: 'var(--a-beach)', shift: [1.3, 1], line: 1.1 }, (pen) => {
    const chance = sequence(7)
    sky(pen)
    water(pen, chance)
    lighthouse(pen, chance)
    boat(pen, 160, 352, 0.95, coral)
    boat(pen, 300, 338, 0.62, sun)
    boat(pen, 118, 382, 1.25, sun)
    pen.lift()
    steamer(pen)
    pen.fill(`M450 ${BASE}c20-70 70-104 130-112 40-4 70 4 100 14v98z`, HILL)
    pen.key(`M452 ${BASE - 10}c20-64 70-94 128-102 40-4 70 4 100 14`).lift()
    for (const plan of HOUSES) house(pen, plan)
    bigWheel(pen)
    pier(pen)
    boardwalk(pen)
    gulls(pen)
    beach(pen, chance, clearing)
  })
}
