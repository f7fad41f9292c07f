// The guide of the first game: once for each kind of question, said once, put away for good, and never in the way.
import { render, screen, waitFor, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { GameState } from '../../main/engine'
import { P1, P2, table as scene } from '../../main/engine/testing/table'
import { DEFAULT_SETTINGS, type Settings } from '../../shared/ipc'
import { House, seatsOf } from '../testing/house'
import { nextFrame } from '../testing/seat'
import TableScreen from './Table.svelte'

/** A table whose choices take effect, as the desk has them do. */
function sitDown(state: GameState, chosen: Partial<Settings> = {}, computers: number[] = []) {
  const house = new House(state, seatsOf(state.players.length, computers))
  let settings: Settings = { ...DEFAULT_SETTINGS, speed: 'instant', motion: 'full', ...chosen }
  const onchoose = (change: Partial<Settings>): void => {
    settings = { ...settings, ...change }
    void view.rerender({ settings })
  }
  const view = render(TableScreen, {
    game: house.opened(),
    bridge: house.bridge,
    settings,
    onover: vi.fn(),
    onleave: vi.fn(),
    onrules: vi.fn(),
    onsettings: vi.fn(),
    onchoose
  })
  return { house, user: userEvent.setup(), settings: () => settings }
}

const guide = (): HTMLElement | null => screen.queryByRole('region', { name: 'Guide' })
const said = (sentence: RegExp): number =>
  [...screen.getByRole('log').children].filter((line) => sentence.test(line.textContent)).length
const heading = (): HTMLElement =>
  screen.getByRole('heading', { level: 2, name: (_, element) => element.closest('.slip') !== null })

describe('Guide', () => {
  it('says one sentence beside each new kind of question, and not again', async () => {
    const { house, user, settings } = sitDown(scene(2).at(P1, 20).throws(3, 4).state)
    expect(guide()).toHaveTextContent('B buys it; with A everybody may bid.')
    await waitFor(() => expect(heading()).toHaveFocus())
    expect(said(/B buys it/)).toBe(1)
    // looking at one's deeds meanwhile is no answer
    await user.keyboard('d')
    expect(guide()).toBeNull()
    await user.keyboard('{Escape}')
    expect(guide()).toHaveTextContent('B buys it')
    expect(said(/B buys it/)).toBe(1)
    await user.keyboard('b')
    await nextFrame()
    expect(guide()).toHaveTextContent('E ends the turn')
    await user.keyboard('e')
    await nextFrame()
    expect(guide()).toHaveTextContent('Throw the dice: Space.')
    expect(settings().told).toEqual(['purchase', 'endTurn'])
    expect(house.acted.map(({ type }) => type)).toEqual(['buy', 'endTurn'])
  })

  it('keeps quiet about what it has told in another sitting', () => {
    sitDown(scene(2).at(P1, 20).throws(3, 4).state, { told: ['purchase'] })
    expect(guide()).toBeNull()
  })

  it('is put away by its key, and says so; the focus stays', async () => {
    const { user, settings } = sitDown(scene(2).at(P1, 20).throws(3, 4).state)
    await waitFor(() => expect(heading()).toHaveFocus())
    await user.keyboard('8')
    expect(guide()).toBeNull()
    expect(settings().guide).toBe(false)
    expect(said(/The guide is put away/)).toBe(1)
    expect(heading()).toHaveFocus()
  })

  it('is put away by its button, and the focus goes to the question', async () => {
    const { user } = sitDown(scene(2).at(P1, 20).throws(3, 4).state)
    await waitFor(() => expect(heading()).toHaveFocus())
    const region = guide()
    if (!region) throw new Error('There is no guide')
    within(region)
      .getByRole('button', { name: /Don.t show again/ })
      .focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(heading()).toHaveFocus())
    expect(guide()).toBeNull()
  })

  it('speaks once in an auction, whoever bids', async () => {
    const { user, settings } = sitDown(scene(3).at(P1, 20).throws(3, 4).state)
    await user.keyboard('a')
    await nextFrame()
    expect(guide()).toHaveTextContent('The highest bid gets the lot.')
    await user.keyboard('1')
    await nextFrame()
    expect(guide()).toHaveTextContent('The highest bid gets the lot.')
    expect(said(/The highest bid gets the lot/)).toBe(1)
    expect(settings().told).toEqual(['purchase'])
  })

  it('is silent while a computer decides, in TV mode, and when it is off', () => {
    sitDown(scene(2).at(P1, 20).throws(3, 4).state, {}, [P1, P2])
    sitDown(scene(2).at(P1, 20).throws(3, 4).state, { tv: true })
    sitDown(scene(2).at(P1, 20).throws(3, 4).state, { guide: false })
    expect(guide()).toBeNull()
  })
})
