// The saved games: who banks, and a game carried to a file and back.
import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { BANK } from '../../shared/game/events'
import type { GameSummary } from '../../shared/ipc'
import { seatsOf } from '../testing/house'
import Saved from './Saved.svelte'

const game = (id: string, name: string, banker: string | null): GameSummary => ({
  id,
  name,
  banker,
  seats: seatsOf(5),
  createdAt: 0,
  playedAt: 0,
  removedAt: null,
  turn: 23,
  waiting: { player: 5, kind: 'hammer' },
  outcome: null,
  owners: Array.from({ length: 40 }, () => BANK),
  positions: [6, 10, 0, 0, 0],
  lastEvents: []
})

it('The list names the Banker who does not play, and who is waited for', () => {
  const bin = [{ ...game('2', 'Old table', null), removedAt: 1 }]
  const nothing = vi.fn()
  render(Saved, {
    kept: [game('1', 'Sunday table', 'Aunt Vera')],
    bin,
    onopen: nothing,
    onrename: nothing,
    onremove: nothing,
    onrestore: nothing,
    onexport: nothing,
    onimport: nothing,
    onback: nothing
  })
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('Aunt Vera is the Banker')
  expect(first).toHaveTextContent('Aunt Vera to bring down the hammer')
  expect(second).not.toHaveTextContent('is the Banker')
})

it('A game is written to a file, and another is added from one', async () => {
  const [onexport, onimport, nothing] = [vi.fn(), vi.fn(), vi.fn()]
  const sunday = game('1', 'Sunday table', null)
  render(Saved, {
    kept: [sunday],
    bin: [{ ...game('2', 'Old table', null), removedAt: 1 }],
    onopen: nothing,
    onrename: nothing,
    onremove: nothing,
    onrestore: nothing,
    onexport,
    onimport,
    onback: nothing
  })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Write Sunday table to a file' }))
  expect(onexport).toHaveBeenCalledExactlyOnceWith(sunday)
  await user.click(screen.getByRole('button', { name: 'Add from a file' }))
  expect(onimport).toHaveBeenCalledOnce()
  const [, binned] = screen.getAllByRole('listitem')
  expect(within(binned ?? document.body).getAllByRole('button')).toHaveLength(1)
})
