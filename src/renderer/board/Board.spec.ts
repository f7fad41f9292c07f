// The board can be heard and walked: every space says its state, arrows lead round, a click opens.
import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BANK } from '../../shared/game/events'
import { officialRules } from '../../shared/game/rules'
import type { SeatSetup } from '../../shared/ipc'
import Board from './Board.svelte'
import type { BoardPosition } from './position'

const seats: SeatSetup[] = [
  { name: 'Nora', piece: 'fox', colour: 0, computer: null },
  { name: 'Theo', piece: 'tugboat', colour: 1, computer: null }
]
const player = (position: number, inJail = false) => ({
  cash: 1500,
  position,
  inJail,
  jailThrows: 0,
  bankrupt: false,
  laps: 0
})
const by = <T>(none: T, entries: Record<number, T>) =>
  Array.from({ length: 40 }, (_, space) => entries[space] ?? none)

const position: BoardPosition = {
  players: [player(27), player(10, true)],
  owners: by(BANK, { 26: 1, 27: 1, 29: 1, 5: 0, 12: 0, 21: 0 }),
  buildings: by(0, { 27: 2, 26: 5 }),
  mortgaged: by(false, { 21: true }),
  houses: 30,
  hotels: 11,
  rules: officialRules(2),
  pot: 0
}
const show = (onopen = vi.fn()) => {
  render(Board, { position, seats, onopen })
  return onopen
}

describe('Board', () => {
  it('names each space with group, owner, buildings and rent', () => {
    show()
    const names = [
      'Ventnor Avenue, group F, owned by Theo, 2 houses, rent $330, here: Nora',
      'Atlantic Avenue, group F, owned by Theo, hotel, rent $1,150',
      'Marvin Gardens, group F, owned by Theo, rent $48',
      'Kentucky Avenue, group E, owned by Nora, mortgaged, no rent',
      'Reading Railroad, railroad, owned by Nora, rent $25',
      'Electric Company, utility, owned by Nora, rent 4 times the throw',
      'Boardwalk, group H, for sale at $400',
      'Jail, in jail: Theo',
      'GO, Salary $200',
      'Income Tax, $200 or 10%',
      'Luxury Tax, Pay $75'
    ]
    for (const name of names) expect(screen.getByRole('button', { name })).toBeInTheDocument()
    expect(screen.getAllByRole('button')).toHaveLength(40)
  })

  it('lets Tab reach one space only, and arrows the rest', async () => {
    show()
    const user = userEvent.setup()
    await user.tab()
    expect(screen.getByRole('button', { name: /^GO/ })).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toHaveAttribute('data-space', '2')
    await user.keyboard('{End}')
    expect(document.activeElement).toHaveAttribute('data-space', '39')
    const reachable = screen.getAllByRole('button').filter((space) => space.tabIndex === 0)
    expect(reachable).toEqual([document.activeElement])
  })

  it('opens the space that is clicked', async () => {
    const onopen = show()
    await userEvent.click(screen.getByRole('button', { name: /^Boardwalk/ }))
    expect(onopen).toHaveBeenCalledExactlyOnceWith(39)
  })
})
