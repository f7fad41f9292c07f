// The start screen says why there is nothing to continue, and shows the last table when there is.
import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BANK } from '../../shared/game/events'
import type { GameSummary } from '../../shared/ipc'
import Start from './Start.svelte'

const game: GameSummary = {
  id: '1',
  name: 'Sunday table',
  seats: [
    { name: 'Nora', piece: 'fox', colour: 0, computer: null },
    { name: 'Quill', piece: 'kite', colour: 4, computer: 'casual' }
  ],
  banker: null,
  createdAt: 0,
  playedAt: 0,
  removedAt: null,
  turn: 23,
  waiting: { player: 0, kind: 'auction' },
  outcome: null,
  owners: Array.from({ length: 40 }, () => BANK),
  positions: [6, 10],
  lastEvents: [{ type: 'bidMade', player: 1, lot: 6, amount: 60 }]
}
function show(games: readonly GameSummary[], current: GameSummary | null) {
  const oncontinue = vi.fn()
  const nothing = vi.fn()
  render(Start, {
    games,
    current,
    oncontinue,
    onnew: nothing,
    onsaved: nothing,
    onrules: nothing,
    onsettings: nothing,
    onabout: nothing
  })
  return oncontinue
}

describe('Start', () => {
  it('greys Continue and says why', async () => {
    const oncontinue = show([], null)
    const button = screen.getByRole('button', { name: /^Continue/ })
    expect(button).toHaveTextContent('no game has been started yet')
    await userEvent.click(button)
    expect(oncontinue).not.toHaveBeenCalled()
  })

  it('tells apart a shelf of finished games from an empty one', () => {
    show([{ ...game, outcome: { winners: [0], why: 'lastPlayer', scores: null } }], null)
    expect(screen.getByRole('button', { name: /^Continue/ })).toHaveTextContent('every game is over')
  })

  it('shows who must decide and what happened last, and continues', async () => {
    const oncontinue = show([game], game)
    expect(screen.getByRole('heading', { name: 'Nora to bid' })).toBeInTheDocument()
    expect(screen.getByText('Quill bid $60')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: /^Continue Sunday table/ }))
    expect(oncontinue).toHaveBeenCalledExactlyOnceWith('1')
  })
})
