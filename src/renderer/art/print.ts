// Puts drawings on the page. They never change, so nothing has to watch over their hundreds of paths.
import type { Attachment } from 'svelte/attachments'
import type { Mark, Picture } from './pen'

type Attributes = Readonly<Record<string, string | number | undefined>>

const SVG = 'http://www.w3.org/2000/svg'
const ROUND: Attributes = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }

/** An SVG element; attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, children: readonly Element[] = []): Element {
  const made = document.createElementNS(SVG, name)
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(attribute, String(value))
  made.append(...children)
  return made
}

const pathOf = ({ d, fill, stroke, width, opacity, dash }: Mark): Element =>
  element('path', { d, fill, stroke, 'stroke-width': width, opacity, 'stroke-dasharray': dash })

/** The ground of a picture and its plates, in the order in which they are printed. */
export function printed({ width, height, ground, shift, line, plates }: Picture): Element[] {
  const colourPlate: Attributes = { ...ROUND, transform: `translate(${shift.join(' ')})`, fill: 'none' }
  const keyPlate: Attributes = { ...ROUND, fill: 'none', stroke: 'var(--a-ink)', 'stroke-width': line }
  const plate = (attributes: Attributes, marks: readonly Mark[]): Element[] =>
    marks.length === 0 ? [] : [element('g', attributes, marks.map(pathOf))]
  return [
    element('path', { d: `M0 0h${width}v${height}H0z`, fill: ground }),
    ...plates.flatMap(({ flat, colour, key }) => [
      ...flat.map(pathOf),
      ...plate(colourPlate, colour),
      ...plate(keyPlate, key)
    ])
  ]
}

/** Puts a drawing into an element that holds nothing else. */
export const printing =
  (drawing: () => readonly Element[]): Attachment =>
  (place) =>
    place.replaceChildren(...drawing())
