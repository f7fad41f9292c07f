// The scalloped awning over a street, on the rim of the board and on its title deed.
const hundredth = (value: number): number => Math.round(value * 100) / 100

/** Depth of an awning before its scallops, on the board. */
const AWNING = 16
const SCALLOPS = 6

/** Outline of the awning of a field, its straight edge on the rim of the board (units of the board). */
export function awningOn(field: {
  side: string
  x: number
  y: number
  width: number
  height: number
}): string {
  const { side, x, y, width, height } = field
  const along = side === 'top' || side === 'bottom' ? width : height
  const step = hundredth(along / SCALLOPS)
  const half = hundredth(along / SCALLOPS / 2)
  const arcs = (sweep: 0 | 1, right: number, down: number) =>
    `a${half} ${half} 0 0 ${sweep} ${right} ${down}`.repeat(SCALLOPS)
  switch (side) {
    case 'top':
      return `M${hundredth(x)} ${y}v${AWNING}${arcs(0, step, 0)}V${y}z`
    case 'bottom':
      return `M${hundredth(x)} ${y + height}v${-AWNING}${arcs(1, step, 0)}V${y + height}z`
    case 'left':
      return `M${x} ${hundredth(y)}h${AWNING}${arcs(1, 0, step)}H${x}z`
    default:
      return `M${x + width} ${hundredth(y)}h${-AWNING}${arcs(0, 0, step)}H${x + width}z`
  }
}

/** Outline of an awning along the upper edge of something wide, with its straight part and a number of scallops. */
export function awningAcross(width: number, depth: number, scallops: number): string {
  const step = width / scallops
  return `M0 0h${width}v${depth}${`a${step / 2} ${step / 2} 0 0 1 ${-step} 0`.repeat(scallops)}z`
}
