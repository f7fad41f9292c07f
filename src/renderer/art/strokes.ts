// Path data for the simple figures that pictures are made of. Units are those of the picture, y runs down.

const tenth = (value: number): number => Math.round(value * 10) / 10

/** A point at an angle in degrees, counted from the right against the clock. */
const onCircle = (x: number, y: number, radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${tenth(x + Math.cos(angle) * radius)} ${tenth(y - Math.sin(angle) * radius)}`
}

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${tenth(x)} ${tenth(y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}z`

/** A circle, or an ellipse with a second radius. */
export const disc = (x: number, y: number, across: number, up = across): string => {
  const arc = (width: number) => `a${tenth(across)} ${tenth(up)} 0 1 0 ${tenth(width)} 0`
  return `M${tenth(x - across)} ${tenth(y)}${arc(2 * across)}${arc(-2 * across)}z`
}

/** An open line through points given as x, y, x, y, ... */
export const line = (...points: readonly number[]): string =>
  points
    .map((value, place) => (place % 2 ? `${tenth(value)}` : `${place ? 'L' : 'M'}${tenth(value)} `))
    .join('')

/** Lines running out from a centre between two radii, `count` + 1 of them from one angle to the other. */
export function rays(
  x: number,
  y: number,
  radii: readonly [number, number],
  count: number,
  [from, to] = [0, 180]
): string {
  return Array.from({ length: count + 1 }, (_, ray) => {
    const angle = from + ((to - from) * ray) / count
    return `M${onCircle(x, y, radii[0], angle)}L${onCircle(x, y, radii[1], angle)}`
  }).join('')
}

/** Every second one of `count` beams from a centre, the sky of a poster. */
export function beams(x: number, y: number, radius: number, count: number, [from, to] = [0, 180]): string {
  return Array.from({ length: Math.ceil(count / 2) }, (_, pair) => {
    const [start, end] = [2 * pair, 2 * pair + 1].map((beam) => from + ((to - from) * beam) / count)
    return `M${x} ${y}L${onCircle(x, y, radius, start ?? from)}L${onCircle(x, y, radius, end ?? to)}z`
  }).join('')
}

/** Points of `count` spokes on a circle, for cabins, lamps and pearls. */
export const around = (
  x: number,
  y: number,
  radius: number,
  count: number
): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, spoke) => {
    const angle = (2 * Math.PI * spoke) / count
    return [tenth(x + Math.cos(angle) * radius), tenth(y + Math.sin(angle) * radius)] as const
  })

/** A rectangle by its corners, which `turned` can tilt. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}z`

/**
 * Lays a figure drawn about 0 0 on a sheet: turned clockwise, sized and moved to a place.
 * Takes path data of absolute M, L, C, Q and z whose points are written as "x y".
 */
export function turned(d: string, x: number, y: number, degrees = 0, size = 1, mirrored = false): string {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size]
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, across: string, down: string) => {
    const [a, b] = [Number(across) * (mirrored ? -1 : 1), Number(down)]
    return `${tenth(x + a * cos - b * sin)} ${tenth(y + a * sin + b * cos)}`
  })
}
