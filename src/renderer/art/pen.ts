// A pen that prints in two plates, as a letterpress does: flat colour first, slightly out of register, then the ink drawing.
import { ink, paper } from './inks'

/** One path of a plate. Inks are values of `fill` and `stroke`. */
export type Mark = {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly opacity?: number
  readonly dash?: string
}
/** Marks printed one over the other: without shift and outline (`flat`), in colour, in ink. */
export type Plate = {
  readonly flat: readonly Mark[]
  readonly colour: readonly Mark[]
  readonly key: readonly Mark[]
}
export type Picture = {
  readonly width: number
  readonly height: number
  /** Ink of the ground, printed edge to edge. */
  readonly ground: string
  /** How far the colour lies beside the ink. */
  readonly shift: readonly [number, number]
  /** Width of the ink line where a mark does not say. */
  readonly line: number
  readonly plates: readonly Plate[]
}

type Extras = Pick<Mark, 'opacity' | 'dash' | 'fill'>

export class Pen {
  readonly plates: Plate[] = []
  #colour: Mark[] = []
  #key: Mark[] = []

  /** Ends a plate, so that what follows lies over what was drawn. */
  lift(): this {
    if (this.#colour.length || this.#key.length) {
      this.plates.push({ flat: [], colour: this.#colour, key: this.#key })
      this.#colour = []
      this.#key = []
    }
    return this
  }

  /** Colour without outline and without shift: skies, water, ground. */
  flat(d: string, fill: string): this {
    this.lift()
    this.plates.push({ flat: [{ d, fill }], colour: [], key: [] })
    return this
  }

  /** A flat colour. */
  fill(d: string, fill: string): this {
    this.#colour.push({ d, fill })
    return this
  }

  /** A line in colour. */
  stroke(d: string, stroke: string, width: number): this {
    this.#colour.push({ d, stroke, width })
    return this
  }

  /** A line in ink. */
  key(d: string, width?: number, extras: Extras = {}): this {
    this.#key.push({ d, ...(width === undefined ? {} : { width }), ...extras })
    return this
  }

  /** A shape in solid ink. */
  solid(d: string): this {
    this.#key.push({ d, fill: ink, stroke: 'none' })
    return this
  }

  /** A light line scratched out of the ink. */
  scratch(d: string, width = 1.2, stroke = paper): this {
    this.#key.push({ d, stroke, width })
    return this
  }

  /** A coloured shape with its outline, over everything before it. */
  block(d: string, fill: string, width?: number): this {
    this.lift()
    return this.fill(d, fill).key(d, width).lift()
  }
}

/** Draws a picture once, when it is first looked at; its plates are plain data for Picture.svelte. */
export function draw(
  {
    width,
    height,
    ground,
    shift = [0.9, 0.7],
    line = 1.5
  }: Omit<Picture, 'plates' | 'shift' | 'line'> & Partial<Picture>,
  drawing: (pen: Pen) => void
): Picture {
  let plates: readonly Plate[] | null = null
  const print = (): readonly Plate[] => {
    const pen = new Pen()
    drawing(pen)
    return pen.lift().plates
  }
  return {
    width,
    height,
    ground,
    shift,
    line,
    // Not before somebody looks, since a game starts with two pictures of some seventy.
    get plates() {
      return (plates ??= print())
    }
  }
}
