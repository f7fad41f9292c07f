// Seats of a new game are never alike, and what is missing is found before the game starts.
import { describe, expect, it } from 'vitest'
import type { SeatSetup } from '../../shared/ipc'
import { firstTable, movedOn, problemsOf, withChange, withoutSeat, withPlayerKind, withSeat } from './seating'

const names = {
  defaultPerson: (number: number) => `Player ${number}`,
  computerNames: ['Marlow', 'Quill', 'Wren']
}
const full = (): readonly SeatSetup[] =>
  Array.from({ length: 8 }).reduce<readonly SeatSetup[]>((seats) => withSeat(seats, false, names), [])
const distinct = (values: readonly unknown[]) => new Set(values).size

describe('seating', () => {
  it('proposes one person and two computer players', () => {
    expect(firstTable(names).map(({ name, computer }) => [name, computer])).toEqual([
      ['Player 1', null],
      ['Marlow', 'casual'],
      ['Quill', 'casual']
    ])
  })

  it('seats eight at most, all with another name, piece and colour', () => {
    const seats = withSeat(full(), true, names)
    expect(seats).toHaveLength(8)
    for (const key of ['name', 'piece', 'colour'] as const)
      expect(distinct(seats.map((seat) => seat[key]))).toBe(8)
  })

  it('keeps two seats at least', () => {
    const two = full().slice(0, 2)
    expect(withoutSeat(two, 0)).toEqual(two)
    expect(withoutSeat(full(), 3)).toHaveLength(7)
  })

  it('exchanges a piece or a colour that another seat has', () => {
    const [first, second] = full()
    const seats = withChange(full(), 0, { piece: second?.piece ?? 'kite', colour: second?.colour ?? 1 })
    expect(seats[0]).toMatchObject({ piece: second?.piece, colour: second?.colour })
    expect(seats[1]).toMatchObject({ piece: first?.piece, colour: first?.colour })
    expect(distinct(seats.map(({ piece }) => piece))).toBe(8)
  })

  it('gives a computer a name of its own, but keeps one that was chosen', () => {
    const proposed = withPlayerKind(firstTable(names), 0, 'casual', names)
    expect(proposed[0]).toMatchObject({ name: 'Wren', computer: 'casual' })
    const chosen = withChange(firstTable(names), 0, { name: 'Grandpa Lou' })
    expect(withPlayerKind(chosen, 0, 'casual', names)[0]?.name).toBe('Grandpa Lou')
  })

  it('finds empty names, names that differ in capitals or blanks only, and a game without a name', () => {
    const seats = firstTable(names)
    expect(problemsOf('Sunday table', seats)).toEqual([])
    expect(problemsOf(' ', seats)).toEqual([{ kind: 'noTitle' }])
    expect(problemsOf('Sunday table', withChange(seats, 1, { name: '  ' }))).toEqual([
      { kind: 'noName', seat: 1 }
    ])
    expect(problemsOf('Sunday table', withChange(seats, 2, { name: ' marlow ' }))).toEqual([
      { kind: 'sameName', seat: 2, name: 'marlow' }
    ])
  })

  it('moves everybody on by one seat for a rematch', () => {
    expect(movedOn(firstTable(names)).map(({ name }) => name)).toEqual(['Marlow', 'Quill', 'Player 1'])
  })
})
