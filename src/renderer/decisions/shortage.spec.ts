// A short stock of houses: wishes, the auction of a unit, its place; and faces of real dice.
import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { GameState } from '../../main/engine'
import { P1, P2, P3, table as scene, type Table as Scene } from '../../main/engine/testing/table'
import type { Table } from '../table/table.svelte'
import Slips from '../table/Slips.svelte'
import { House } from '../testing/house'
import { layTable, nextFrame } from '../testing/seat'

function lay(state: GameState): { house: House; table: Table } {
  const house = new House(state)
  const table = layTable(house)
  render(Slips, { table, ondeal: vi.fn() })
  return { house, table }
}

/** Three whole groups and few houses; the owner of the first has asked for one on each lot. */
const short = (houses: number): Scene =>
  scene(3).owns(P1, 16, 18, 19).owns(P2, 21, 23, 24).owns(P3, 6, 8, 9).stock(houses)

describe('Wish', () => {
  it('asks for as many as were set, and no more than could be placed', async () => {
    const user = userEvent.setup()
    const { house } = lay(short(3).builds(P1, 'orange', 1, 1, 1).state)
    expect(screen.getByText('The Bank has 3 houses left.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'One more' }))
    await user.click(screen.getByRole('button', { name: /^Ask for 2 houses/ }))
    expect(house.acted).toEqual([{ type: 'wish', player: P2, count: 2 }])
  })

  it('says none', async () => {
    const { house } = lay(short(3).builds(P1, 'orange', 1, 1, 1).state)
    await userEvent.click(screen.getByRole('button', { name: /^None/ }))
    expect(house.acted).toEqual([{ type: 'wish', player: P2, count: 0 }])
  })
})

describe('Auction of a house', () => {
  const contested = () => short(2).builds(P1, 'orange', 1, 1, 0).wishes(P2, 1).wishes(P3, 1)

  it('opens at the lowest printed cost', () => {
    lay(contested().state)
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('A house of the Bank')
    expect(screen.getByRole('spinbutton')).toHaveAttribute('min', '50')
    expect(screen.getAllByRole('button', { name: /^Bid \$50/ })).toHaveLength(2)
  })

  it('lets a wish be lowered before the first bid only', async () => {
    const user = userEvent.setup()
    const { house } = lay(contested().state)
    await user.click(screen.getByRole('button', { name: 'Theo no longer wants any' }))
    expect(house.acted).toEqual([{ type: 'lowerWish', player: P2, count: 0 }])
    document.body.innerHTML = ''
    lay(contested().bids(P1, 60).state)
    expect(screen.queryByRole('button', { name: /any more/ })).toBeNull()
  })
})

describe('Placement', () => {
  const won = () =>
    short(1).builds(P1, 'orange', 1, 0, 0).wishes(P2, 1).wishes(P3, 0).bids(P1, 100).bids(P2, 160)

  it('goes where the slip or the board is pointed at', async () => {
    const user = userEvent.setup()
    const { house, table } = lay(won().pass(P1).state)
    expect(screen.getByRole('button', { name: /^Let it go/ })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: /^Indiana Avenue/ }))
    expect(table.pointedAt).toBe(23)
    await user.click(screen.getByRole('button', { name: /^Place it on Indiana Avenue/ }))
    await nextFrame()
    expect(house.acted).toEqual([{ type: 'place', player: P2, space: 23 }])
    expect(table.pointedAt).toBeNull()
  })
})

describe('Real dice', () => {
  it('enters two faces, and no throw before there are two', async () => {
    const user = userEvent.setup()
    const { house } = lay(scene(3, { dice: 'table' }).at(P1, 20).state)
    const enter = () => screen.getByRole('button', { name: /^Enter / })
    expect(enter()).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: 'Face 3' }))
    expect(enter()).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: 'Face 4' }))
    await user.click(enter())
    expect(house.acted).toEqual([{ type: 'enterThrow', player: P1, dice: [3, 4] }])
  })

  it('takes a face away again, and throws again where a die does not lie flat', async () => {
    const user = userEvent.setup()
    const { house } = lay(scene(3, { dice: 'table' }).inJail(P1).state)
    await user.click(screen.getByRole('button', { name: 'Face 6' }))
    await user.click(screen.getByRole('button', { name: 'First die, six: take away' }))
    expect(screen.getByRole('img', { name: 'First die, still open' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^Throw again/ }))
    expect(house.acted).toEqual([{ type: 'invalidThrow', player: P1 }])
  })
})
