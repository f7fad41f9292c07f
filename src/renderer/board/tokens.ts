// Where the tokens stand: on the promenade before their space, round the corners' pictures, behind the bars of the jail.
import { JAIL } from '../../shared/game/board'
import type { Seat, Space } from '../../shared/game/board'
import { geometry, promenadeAt, WIDTH } from './geometry'
import type { Point, Quarters } from './geometry'

export type Stand = Point & {
  /** Width and height of the token in units of the board. */
  readonly size: number
}
export type Standing = { readonly seat: Seat; readonly at: Space; readonly inJail: boolean }

const ALONE = 41
/** A corner lends its picture to all but the first token; each list leaves out what the picture is about. */
const CORNER_STANDS: Readonly<Record<number, readonly Point[]>> = {
  0: [
    { x: 62, y: 59 },
    { x: 28, y: 57 },
    { x: 96, y: 57 },
    { x: 48, y: 23 },
    { x: 76, y: 23 },
    { x: 20, y: 23 },
    { x: 104, y: 23 }
  ],
  // The path beside the arch is for visitors.
  10: [
    { x: 19, y: 60 },
    { x: 44, y: 60 },
    { x: 19, y: 30 },
    { x: 44, y: 30 },
    { x: 19, y: 44 },
    { x: 44, y: 44 },
    { x: 31, y: 52 }
  ],
  20: [
    { x: 20, y: 62 },
    { x: 46, y: 62 },
    { x: 20, y: 34 },
    { x: 46, y: 34 },
    { x: 20, y: 48 },
    { x: 46, y: 48 },
    { x: 33, y: 20 }
  ],
  30: [
    { x: 62, y: 60 },
    { x: 28, y: 60 },
    { x: 96, y: 30 }
  ]
}
/** The gateway of the jail within its corner. */
const GATE = { x: 86, y: 50, width: 44, height: 54 }

/** Places along a line, `gap` apart and centred. */
const spread = (count: number, gap: number): number[] =>
  Array.from({ length: count }, (_, place) => (place - (count - 1) / 2) * gap)

/** Stands of a number of tokens before a space that is no corner: one row, from four on two, all before their own space. */
function rowStands(space: Space, count: number, quarters: Quarters): Stand[] {
  const middle = promenadeAt(space, quarters)
  const { side } = geometry(space, quarters)
  const level = side === 'top' || side === 'bottom'
  const rows = count > 3 ? 2 : 1
  const longest = Math.ceil(count / rows)
  const size =
    count === 1 ? ALONE : count === 2 ? 38 : count === 3 ? 31 : longest === 2 ? 27 : longest === 3 ? 25 : 21
  const gap = longest === 1 ? 0 : Math.min(size - 1, (WIDTH - size) / (longest - 1))
  return Array.from({ length: rows }, (_, row) => {
    const inRow = row === 0 ? longest : count - longest
    const deep = rows === 1 ? 0 : (row - 0.5) * (size - 5)
    return spread(inRow, gap).map((along) => ({
      x: middle.x + (level ? along : deep),
      y: middle.y + (level ? deep : along),
      size
    }))
  }).flat()
}

function cornerStands(space: Space, count: number, quarters: Quarters): Stand[] {
  const { x, y } = geometry(space, quarters)
  const first = { ...promenadeAt(space, quarters), size: count === 1 ? ALONE : 36 }
  const size = count > 5 ? 26 : 30
  const others = (CORNER_STANDS[space] ?? [])
    .slice(0, count - 1)
    .map((stand) => ({ x: x + stand.x, y: y + stand.y, size }))
  return [first, ...others].slice(0, count)
}

function jailStands(count: number, quarters: Quarters): Stand[] {
  const { x, y } = geometry(JAIL, quarters)
  const columns = count === 1 ? 1 : count <= 4 ? 2 : 3
  const size = [38, 25, 19][columns - 1] ?? 19
  const rows = Math.ceil(count / columns)
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / columns)
    const inRow = Math.min(columns, count - row * columns)
    return {
      x: x + GATE.x + (spread(inRow, size * 0.86)[place % columns] ?? 0),
      y: y + GATE.y + (spread(rows, size * 0.9)[row] ?? 0),
      size
    }
  })
}

/** Where every token stands, in the order given. Tokens that share a place make room for one another. */
export function tokenStands(tokens: readonly Standing[], quarters: Quarters = 0): Stand[] {
  const placeOf = ({ at, inJail }: Standing) => (inJail ? 'jail' : String(at))
  const places = new Map<string, Standing[]>()
  for (const token of tokens) places.set(placeOf(token), [...(places.get(placeOf(token)) ?? []), token])
  return tokens.map((token) => {
    const group = places.get(placeOf(token)) ?? []
    const stands = token.inJail
      ? jailStands(group.length, quarters)
      : token.at % 10 === 0
        ? cornerStands(token.at, group.length, quarters)
        : rowStands(token.at, group.length, quarters)
    return stands[group.indexOf(token)] ?? { ...promenadeAt(token.at, quarters), size: ALONE }
  })
}
