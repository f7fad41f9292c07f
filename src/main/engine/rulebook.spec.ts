// The rule book of the repository tells the truth: its board is the board of the game, its cases are those of the specs.
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { DEED_SPACES, deedAt, interestOn, liftCost, mortgageValue, type Space } from '../../shared/game/board'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const book = readFileSync(`${root}RULES.md`, 'utf8')

/** Cells of the table rows of the book that begin like this. */
const rowsOf = (start: RegExp): string[][] =>
  book
    .split('\n')
    .filter((line) => start.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))

const deeds = new Map(rowsOf(/^\| +\d+ \| [A-Z]/).map((row): [Space, string[]] => [Number(row[1]), row]))
const cases = [...book.matchAll(/^- \*\*([A-Z]+-\d\d)\*\*( †)?/gm)].map(([, id, later]) => ({ id, later }))
const rulings = rowsOf(/^\| R\d/).map((row) => row[1])

/** Numbers of cases in the specs of the sources, comments aside. */
const named = new Set(
  readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => readFileSync(`${root}src/${file}`, 'utf8').replace(/(^|\s)\/\/.*$/gm, ''))
    .flatMap((text) => text.match(/\b[A-Z]+-\d\d\b/g) ?? [])
)

/** A deed as the book must print it: numbers, and the set in words. */
function printed(space: Space): (string | number)[] {
  const deed = deedAt(space)
  if (!deed) return []
  const money = [deed.price, mortgageValue(space), interestOn(space), liftCost(space)]
  if (deed.kind !== 'street') return [deed.kind, ...money, ...Array<string>(8).fill('')]
  const [base, ...built] = deed.rents
  const group = deed.group.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`)
  return [group, ...money, deed.houseCost, base, 2 * base, ...built]
}

describe('The rule book', () => {
  it('has the 28 deeds of the board', () => {
    expect([...deeds.keys()]).toEqual(DEED_SPACES)
  })

  it.each(DEED_SPACES)('prints deed %i as it is played', (space) => {
    expect(deeds.get(space)?.slice(3, -1)).toEqual(printed(space).map(String))
  })

  it('has 246 cases, and no number twice', () => {
    expect(cases).toHaveLength(246)
    expect(new Set(cases.map(({ id }) => id)).size).toBe(246)
  })

  it('marks the cases that no spec names, and only those', () => {
    expect(cases.filter(({ id = '' }) => !named.has(id))).toEqual(cases.filter(({ later }) => later))
  })

  it('knows every case that a spec names', () => {
    const numbers = new Set(cases.map(({ id }) => id))
    const chapters = new Set(cases.map(({ id = '' }) => id.split('-')[0]))
    const strange = [...named].filter((id) => chapters.has(id.split('-')[0]) && !numbers.has(id))
    expect(strange).toEqual([])
  })

  it('has the 38 rulings that its cases rest on', () => {
    expect(rulings).toEqual(Array.from({ length: 38 }, (_, index) => `R${index + 1}`))
    const cited = book.match(/\bR\d+\b/g) ?? []
    expect(cited.filter((ruling) => !rulings.includes(ruling))).toEqual([])
  })
})
