// Settings: found by typing, keys set by pressing them, clashes refused with the name of the other action.
import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS, type Settings } from '../../shared/ipc'
import SettingsScreen from './Settings.svelte'

function open(chosen: Partial<Settings> = {}) {
  const choose = vi.fn<(change: Partial<Settings>) => void>()
  const back = vi.fn()
  render(SettingsScreen, { settings: { ...DEFAULT_SETTINGS, ...chosen }, onchoose: choose, onback: back })
  return { choose, back, user: userEvent.setup() }
}
const row = (name: string): HTMLElement => screen.getByRole('button', { name: new RegExp(`^${name}`) })

describe('Finding a setting', () => {
  it('leaves what matches, marks it, and says how much there is', async () => {
    const { user } = open()
    await user.type(screen.getByRole('searchbox'), 'auction')
    expect(screen.queryByRole('group', { name: 'Speed' })).toBeNull()
    const found = screen.getAllByRole('button', { name: / ?key .+$/ }).length
    expect(screen.getByText(`${found} found`)).toBeVisible()
    expect(found).toBeGreaterThan(8)
    expect([...document.querySelectorAll('mark')].every((mark) => /^auction$/i.test(mark.textContent))).toBe(
      true
    )
    await user.keyboard('{Escape}')
    expect(screen.getByRole('group', { name: 'Speed' })).toBeVisible()
  })

  it('finds a setting by a word of its note or of its choices, and a key by its cap', async () => {
    const { user } = open()
    const field = screen.getByRole('searchbox')
    await user.type(field, 'metres')
    expect(screen.getByRole('group', { name: 'TV mode' })).toBeVisible()
    expect(screen.getByText('1 found')).toBeVisible()
    await user.clear(field)
    await user.type(field, 'instant')
    expect(screen.getByRole('group', { name: 'Speed' })).toBeVisible()
    await user.clear(field)
    await user.type(field, 'f10')
    expect(row('TV mode')).toBeVisible()
    await user.clear(field)
    await user.type(field, 'zeppelin')
    expect(screen.getByText('Nothing is called that')).toBeVisible()
  })
})

describe('Keys', () => {
  it('are set by pressing the row and then the new key', async () => {
    const { choose, back, user } = open()
    row('Buy the lot').focus()
    await user.keyboard('{Enter}')
    expect(screen.getByText('press a key')).toBeVisible()
    await user.keyboard('k')
    expect(choose).toHaveBeenCalledWith({ keys: { buy: 'K' } })
    expect(screen.getByText('Buy the lot: key K.')).toBeVisible()
    expect(back).not.toHaveBeenCalled()
  })

  it('take Space and Enter, too, and Escape lets go', async () => {
    const { choose, user } = open()
    await user.click(row('End the turn'))
    await user.keyboard('{Escape}')
    expect(screen.queryByText('press a key')).toBeNull()
    await user.click(row('Buy the lot'))
    await user.keyboard(' ')
    expect(choose.mock.calls).toEqual([[{ keys: { buy: 'Space' } }]])
  })

  it('that clash are refused with the name of the other action', async () => {
    const { choose, user } = open()
    await user.click(row('Buy the lot'))
    await user.keyboard('a')
    expect(screen.getByText('A is taken by \u201CSend the lot to auction\u201D.')).toBeVisible()
    await user.keyboard('{F12}')
    expect(screen.getByText('F12 is needed elsewhere and cannot be set.')).toBeVisible()
    expect(choose).not.toHaveBeenCalled()
  })

  it('go back to the usual one by one, or all at once', async () => {
    const { choose, user } = open({ keys: { buy: 'K', endTurn: '.' } })
    await user.click(screen.getByRole('button', { name: 'Buy the lot: back to B' }))
    expect(choose).toHaveBeenLastCalledWith({ keys: { endTurn: '.' } })
    await user.click(screen.getByRole('button', { name: 'All keys as usual' }))
    expect(choose).toHaveBeenLastCalledWith({ keys: {} })
  })
})

describe('What was put back', () => {
  it.each([
    ['Put back the defaults', DEFAULT_SETTINGS],
    ['All keys as usual', { keys: {} }]
  ] as const)('by %s comes back as it was', async (button, change) => {
    const { choose, user } = open({ keys: { buy: 'K' }, theme: 'dark' })
    await user.click(screen.getByRole('button', { name: button }))
    expect(choose).toHaveBeenLastCalledWith(change)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(choose).toHaveBeenLastCalledWith({ ...DEFAULT_SETTINGS, keys: { buy: 'K' }, theme: 'dark' })
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})

describe('Switches', () => {
  it('turn the handover card, the board and TV mode on, the sound off, and the guide off or on anew', async () => {
    const { choose, user } = open()
    const pick = (group: string, choice: string): Promise<void> =>
      user.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name: choice }))
    await pick('Handover card', 'On')
    await pick('Board', 'Turning')
    await pick('TV mode', 'On')
    await pick('Sound', 'Off')
    await pick('Guide', 'Off')
    expect(choose.mock.calls).toEqual([
      [{ handover: true }],
      [{ turnBoard: true }],
      [{ tv: true }],
      [{ muted: true }],
      [{ guide: false, told: [] }]
    ])
  })
})
