// Pieces twice: `piece-…` with halo, shadow and outline for the board, `flat-…` as a small mark of ownership.
import { PIECE_ART, type Detail, type Shape } from './pieces'
import { element } from './print'

/** Shapes in one ink, grown by so much around their edges. */
const silhouette = (shapes: readonly Shape[], ink: string, grown: number): Element[] =>
  shapes.map(({ d, line }) =>
    element('path', {
      d,
      fill: line ? 'none' : ink,
      stroke: line || grown ? ink : 'none',
      'stroke-width': (line ?? 0) + grown
    })
  )

const marks = (details: readonly Detail[]): Element[] =>
  details.map(({ d, line, ink }) => {
    const colour = ink ? 'var(--player)' : 'var(--piece-detail, var(--a-paper))'
    return element('path', {
      d,
      fill: line ? 'none' : colour,
      stroke: line ? colour : 'none',
      'stroke-width': line
    })
  })

const symbol = (id: string, drawing: readonly Element[]): Element =>
  element('symbol', { id, viewBox: '0 0 24 24', overflow: 'visible' }, [
    element('g', { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }, drawing)
  ])

export const pieceSymbols = (): Element[] =>
  Object.entries(PIECE_ART).map(([name, { shapes, details }]) =>
    symbol(`piece-${name}`, [
      ...silhouette(shapes, 'var(--piece-halo, #f6eedb)', 5),
      element('g', { transform: 'translate(.9 1.1)' }, silhouette(shapes, 'var(--a-ink)', 1.9)),
      ...silhouette(shapes, 'var(--a-ink)', 1.9),
      ...silhouette(shapes, 'var(--player)', 0),
      ...marks(details)
    ])
  )

export const flatPieceSymbols = (): Element[] =>
  Object.entries(PIECE_ART).map(([name, { shapes, details }]) =>
    symbol(`flat-${name}`, [...silhouette(shapes, 'var(--player)', 0), ...marks(details)])
  )
