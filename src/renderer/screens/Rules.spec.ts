// The rule book shows every card, and what the cards say can be found in it.
import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { words } from '../i18n'
import Rules from './Rules.svelte'

const titles = Object.values(words.names.cards).map(({ title }) => title)

describe('Rule book', () => {
  it('lists all 32 cards with their pictures in the chapter of the decks', async () => {
    const { container } = render(Rules, { fromTable: false, onback: () => undefined })
    expect(screen.queryByText(titles[0] ?? '')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: /The two decks/ }))
    for (const title of titles) {
      const card = screen.getByText(title).closest('li')
      expect(card?.querySelectorAll('svg path').length, title).toBeGreaterThan(20)
    }
    expect(container.querySelectorAll('.picture svg')).toHaveLength(33)
  })

  it('finds a word of a card, opens the chapter of the decks and marks it', async () => {
    render(Rules, { fromTable: false, onback: () => undefined })
    await userEvent.type(screen.getByRole('searchbox'), 'parrot')
    const card = screen.getByText('A ticket for two').closest('li')
    expect(card && within(card).getByText('parrot').tagName).toBe('MARK')
    expect(screen.getByRole('button', { name: /The two decks/ })).toHaveAttribute('aria-current', 'page')
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('heading', { name: 'The two decks' })).toHaveFocus()
  })
})
