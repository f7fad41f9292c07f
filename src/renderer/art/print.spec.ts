// Drawings on the page: every mark of a picture is there, in its order, and every piece has both of its symbols.
import { expect, it } from 'vitest'
import { PIECES } from '../../shared/ipc'
import { PICTURES } from './pictures'
import { flatPieceSymbols, pieceSymbols } from './piece-symbols'
import { printed, printing } from './print'

it.each(Object.entries(PICTURES))('%s is printed mark by mark over its ground', (_, picture) => {
  const place = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  // twice: what was printed before is gone
  for (let time = 0; time < 2; time++) printing(() => printed(picture))(place)
  const marks = picture.plates.flatMap(({ flat, colour, key }) => [...flat, ...colour, ...key])
  const paths = [...place.querySelectorAll('path')]
  expect(paths.slice(1).map((path) => path.getAttribute('d'))).toEqual(marks.map(({ d }) => d))
  expect(paths[0]?.getAttribute('fill')).toBe(picture.ground)
})

it('every piece stands on the board and marks what its player owns', () => {
  expect(
    pieceSymbols()
      .map(({ id }) => id)
      .sort()
  ).toEqual(PIECES.map((piece) => `piece-${piece}`).sort())
  expect(
    flatPieceSymbols()
      .map(({ id }) => id)
      .sort()
  ).toEqual(PIECES.map((piece) => `flat-${piece}`).sort())
})
