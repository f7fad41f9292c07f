// The saved games: who banks, a game carried to a file and back, keys that work on one game, and the way back to a copy.
import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { BANK } from '../../shared/game/events'
import type { Backup, GameSummary } from '../../shared/ipc'
import { seatsOf } from '../testing/house'
import Saved from './Saved.svelte'
import { pressShortcut } from './shortcuts'

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

const hour = 60 * 60 * 1000
const copies: readonly Backup[] = [
  { name: 'games-2026-11-30T09-26-13.db', madeAt: 30 * hour, daily: true, games: ['Sunday table'] },
  { name: 'games-2026-11-29T09-26-13.db', madeAt: 6 * hour, daily: true, games: null },
  {
    name: 'before-2026-11-28T09-26-13.db',
    madeAt: 0,
    daily: false,
    games: ['Rainy day', 'Old table', 'Third', 'Fourth', 'Fifth']
  }
]

/** The screen with one game and one in the bin, and what was asked for. */
function open(backups: readonly Backup[] = [], banker: string | null = null) {
  const calls = {
    ...{ onopen: vi.fn(), onrename: vi.fn(), onremove: vi.fn(), onrestore: vi.fn() },
    ...{ onexport: vi.fn(), onimport: vi.fn(), ongoback: vi.fn(), onback: vi.fn() }
  }
  const sunday = game('1', 'Sunday table', banker)
  const second = game('3', 'Second table', null)
  const bin = [{ ...game('2', 'Old table', null), removedAt: 1 }]
  const { rerender } = render(Saved, { kept: [sunday, second], bin, backups, ...calls })
  const show = (kept: GameSummary[], bin: GameSummary[]): Promise<void> => rerender({ kept, bin })
  window.addEventListener('keydown', pressShortcut)
  onTestFinished(() => window.removeEventListener('keydown', pressShortcut))
  return { ...calls, sunday, second, show, user: userEvent.setup() }
}

it('The list names the Banker who does not play, and who is waited for', () => {
  open([], 'Aunt Vera')
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('Aunt Vera is the Banker')
  expect(first).toHaveTextContent('Aunt Vera to bring down the hammer')
  expect(second).not.toHaveTextContent('is the Banker')
})

it('A game is written to a file, and another is added from one', async () => {
  const { user, onexport, onimport, sunday } = open()
  await user.click(screen.getByRole('button', { name: 'Write Sunday table to a file' }))
  expect(onexport).toHaveBeenCalledExactlyOnceWith(sunday)
  await user.click(screen.getByRole('button', { name: 'Add from a file' }))
  expect(onimport).toHaveBeenCalledOnce()
  const [, , binned] = screen.getAllByRole('listitem')
  expect(within(binned ?? document.body).getAllByRole('button')).toHaveLength(1)
})

it('Every command has a key, which works on the game that the arrows lead to', async () => {
  const { user, onopen, onexport, onremove, onrestore, sunday, second } = open(copies)
  for (const button of screen.getAllByRole('button')) {
    const [first, ...others] = screen.getAllByRole('listitem')
    if (others.some((other) => other.contains(button)))
      expect(button).not.toHaveAttribute('aria-keyshortcuts')
    else expect(button, first?.textContent).toHaveAttribute('aria-keyshortcuts')
  }
  await user.keyboard('w')
  expect(onexport).toHaveBeenCalledExactlyOnceWith(sunday)
  await user.keyboard('{Enter}')
  expect(onopen).toHaveBeenCalledExactlyOnceWith('1')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('button', { name: 'Open Second table' })).toHaveFocus()
  await user.keyboard('{Delete}')
  expect(onremove).toHaveBeenCalledExactlyOnceWith(second)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('button', { name: 'Bring back Old table' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(onrestore).toHaveBeenCalledExactlyOnceWith('2')
  await user.keyboard('{ArrowUp}n')
  expect(screen.getByRole('textbox', { name: 'New name of Second table' })).toHaveFocus()
})

it('The focus goes on to the next game when one is removed, and follows the one that comes back', async () => {
  const { user, sunday, second, show } = open()
  await user.keyboard('{ArrowDown}')
  await show([second], [{ ...sunday, removedAt: 1 }])
  expect(screen.getByRole('button', { name: 'Open Second table' })).toHaveFocus()
  await show([], [second, sunday])
  expect(screen.getByRole('button', { name: 'Bring back Second table' })).toHaveFocus()
  await show([sunday, second], [])
  expect(screen.getByRole('button', { name: 'Open Second table' })).toHaveFocus()
})

it('A copy tells its day and how many games are in it; going back asks once more and says that nothing is lost', async () => {
  const { user, ongoback, onback } = open(copies)
  const [newest, broken, before] = screen.getAllByRole('radio')
  expect(newest).toBeChecked()
  expect(newest).toHaveAccessibleName(/January 2.*1 game/)
  expect(broken).toBeDisabled()
  expect(broken).toHaveAccessibleName(/cannot be read/)
  expect(before).toHaveAccessibleName(/5 games, made before you went back/)
  await user.click(before ?? document.body)
  await user.keyboard('d')
  expect(screen.getByRole('heading', { name: 'Go back to this copy?' })).toHaveFocus()
  expect(screen.getByText(/^In it: Rainy day, Old table, Third, Fourth,? and 1 more\.$/)).toBeVisible()
  expect(screen.getByText(/Nothing is lost: your games as they are now are copied first/)).toBeVisible()
  await user.keyboard('x')
  expect(screen.getByRole('heading', { name: 'Daily copies' })).toHaveFocus()
  await user.keyboard('d{Escape}')
  expect(screen.getByRole('heading', { name: 'Daily copies' })).toHaveFocus()
  expect(onback).not.toHaveBeenCalled()
  expect(ongoback).not.toHaveBeenCalled()
  await user.keyboard('dy')
  expect(ongoback).toHaveBeenCalledExactlyOnceWith(copies[2])
})

it('Without a copy it is said when the first is made', () => {
  open([])
  expect(screen.getByText(/There is no copy yet/)).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
})
