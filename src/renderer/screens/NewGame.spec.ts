// The new-game screen: one click plays, what is wrong is said in a sentence, no two seats are ever alike.
import { cleanup, render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameLength, NewGame as NewGameChoice, Preset } from '../../shared/ipc'
import { officialRules, type Rules } from '../../shared/game/rules'
import { gamesBy, lengthOf } from '../../main/ai/length'
import { paceOf } from '../table/pace'
import NewGame from './NewGame.svelte'
import { rulesOf } from './options'
import { pressShortcut } from './shortcuts'

/** Plays real games, fewer than the app does. */
function measured(rules: Rules): Promise<GameLength> {
  const games = gamesBy(rules)
  return Promise.resolve(lengthOf(Array.from({ length: 40 }, () => games.next().value)))
}

function show(
  measure: (rules: Rules) => Promise<GameLength | null> = measured,
  presets: readonly Preset[] = []
) {
  const oncreate = vi.fn<(game: NewGameChoice) => void>()
  const onsave = vi.fn()
  const onremove = vi.fn()
  render(NewGame, {
    draft: null,
    presets,
    games: [],
    pace: paceOf({ speed: 'brisk', motion: 'full' }, false),
    measure,
    oncreate,
    onsave,
    onremove,
    onrules: vi.fn(),
    onback: vi.fn()
  })
  return { oncreate, onsave, onremove, user: userEvent.setup() }
}
const start = () => screen.getByRole('button', { name: /^Start the game/ })
const seat = (number: number) => within(screen.getByRole('listitem', { name: `Seat ${number}` }))

beforeEach(() => {
  window.addEventListener('keydown', pressShortcut)
  return () => window.removeEventListener('keydown', pressShortcut)
})

describe('New game', () => {
  it('plays at once: one person and two computer players', async () => {
    const { oncreate, user } = show()
    await user.click(start())
    expect(oncreate).toHaveBeenCalledOnce()
    const { name, seats, seed } = oncreate.mock.calls[0]?.[0] ?? { name: '', seats: [], seed: '' }
    expect(name).toMatch(/ table$/)
    expect(seats.map(({ computer }) => computer)).toEqual([null, 'casual', 'casual'])
    expect(seed).toBeNull()
  })

  it('lets each computer player have a level and a character of its own', async () => {
    const { oncreate, user } = show()
    await user.selectOptions(seat(2).getByRole('combobox', { name: 'How well Marlow plays' }), 'Master')
    await user.click(seat(3).getByRole('button', { name: 'Piece and colour of Quill', expanded: false }))
    await user.click(seat(3).getByRole('radio', { name: 'Miser' }))
    expect(seat(3).getByText(/likes cash in hand/)).toBeVisible()
    expect(seat(1).queryByRole('combobox')).toBeNull()
    await user.click(start())
    const { seats } = oncreate.mock.calls[0]?.[0] ?? { seats: [] }
    expect(seats.map(({ computer, character }) => [computer, character])).toEqual([
      [null, undefined],
      ['master', undefined],
      ['casual', 'miser']
    ])
  })

  it('says which names are alike and does not start', async () => {
    const { oncreate, user } = show()
    const field = screen.getByRole('textbox', { name: 'Name of seat 2' })
    await user.clear(field)
    await user.type(field, 'player 1')
    expect(start()).toHaveAttribute('aria-disabled', 'true')
    expect(start()).toHaveTextContent('Two seats are called player 1')
    expect(field).toHaveAccessibleDescription(/Two seats are called player 1/)
    await user.click(start())
    expect(oncreate).not.toHaveBeenCalled()
  })

  it('seats eight and no more, and removes down to two', async () => {
    const { user } = show()
    for (let count = 3; count < 8; count++)
      await user.click(screen.getByRole('button', { name: 'Add a person' }))
    expect(screen.queryByRole('button', { name: 'Add a person' })).toBeNull()
    expect(screen.getAllByRole('listitem', { name: /^Seat/ })).toHaveLength(8)
    for (let count = 8; count > 2; count--) await user.click(seat(1).getByRole('button', { name: /^Remove/ }))
    expect(seat(1).getByRole('button', { name: /^Remove/ })).toBeDisabled()
  })

  it('exchanges a piece with the seat that has it', async () => {
    const { oncreate, user } = show()
    await user.click(seat(1).getByRole('button', { name: 'Piece and colour of Player 1', expanded: false }))
    await user.click(seat(1).getByRole('radio', { name: 'Tugboat, now with Marlow' }))
    expect(screen.getByRole('status')).toHaveTextContent('Tugboat changed places with Marlow')
    await user.click(start())
    expect(oncreate.mock.calls[0]?.[0].seats.map(({ piece }) => piece).slice(0, 2)).toEqual([
      'tugboat',
      'fox'
    ])
  })

  it('hands a seat to a person under a name of his own', async () => {
    const { oncreate, user } = show()
    await user.click(seat(2).getByRole('radio', { name: 'Person' }))
    await user.click(start())
    expect(oncreate.mock.calls[0]?.[0].seats[1]).toMatchObject({ name: 'Player 2', computer: null })
  })

  it('begins by the official rules unless others are chosen', async () => {
    const { oncreate, user } = show()
    await user.click(start())
    expect(oncreate.mock.calls[0]?.[0]).toMatchObject({
      rules: officialRules(3),
      banker: null,
      undo: 'lastAction'
    })
  })

  it('begins by a set of rules with changes of its own, and tells what differs', async () => {
    const { oncreate, user } = show()
    await user.click(screen.getByRole('button', { name: 'Change the rules' }))
    await user.click(screen.getByRole('button', { name: /^Family/ }))
    await user.click(
      within(screen.getByRole('group', { name: 'Dice' })).getByRole('radio', { name: 'Real dice' })
    )
    expect(screen.getByText('Taxes, fines and card payments wait on Free Parking.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Done/ }))
    expect(screen.getByText('Real dice are thrown and entered.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add a person' }))
    await user.click(start())
    expect(oncreate.mock.calls[0]?.[0].rules).toEqual({ ...officialRules(4), pot: true, dice: 'table' })
  })

  it('says why rules cannot be played and does not start', async () => {
    const { oncreate, user } = show()
    await user.click(screen.getByRole('button', { name: 'Change the rules' }))
    await user.click(screen.getByRole('button', { name: /^Deal them all/ }))
    await user.click(
      within(screen.getByRole('group', { name: 'Buying at once' })).getByRole('radio', { name: 'No' })
    )
    expect(screen.getByRole('alert')).toHaveTextContent('All deeds are dealt')
    await user.click(screen.getByRole('button', { name: /^Done/ }))
    expect(start()).toHaveTextContent('All deeds are dealt')
    await user.click(start())
    expect(oncreate).not.toHaveBeenCalled()
  })

  it('offers a Banker without a seat from six persons on', async () => {
    const { oncreate, user } = show()
    const bankers = () =>
      within(screen.getByRole('combobox', { name: 'Banker' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    await user.click(screen.getByRole('button', { name: 'Change the rules' }))
    expect(bankers()).toEqual(['The app', 'Player 1', 'Marlow', 'Quill'])
    await user.click(screen.getByRole('button', { name: /^Done/ }))
    for (let count = 0; count < 2; count++)
      await user.click(screen.getByRole('button', { name: 'Add a person' }))
    await user.click(screen.getByRole('button', { name: 'Change the rules' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Banker' }), 'Without a seat')
    const field = screen.getByRole('textbox', { name: 'Name of the Banker' })
    await user.clear(field)
    await user.type(field, 'Grandpa')
    await user.click(screen.getByRole('button', { name: /^Done/ }))
    await user.click(start())
    expect(oncreate.mock.calls[0]?.[0]).toMatchObject({ banker: 'Grandpa', rules: { players: 5, banker: 5 } })
  })

  it('keeps rules under a name', async () => {
    const { onsave, user } = show()
    await user.click(screen.getByRole('button', { name: 'Change the rules' }))
    await user.click(screen.getByRole('button', { name: /^Short game/ }))
    await user.type(screen.getByRole('textbox', { name: 'Keep these rules as' }), 'Sundays')
    await user.click(screen.getByRole('button', { name: 'Keep' }))
    expect(onsave).toHaveBeenCalledExactlyOnceWith({ name: 'Sundays', rules: rulesOf('short', 3) })
  })

  it('opens, names and removes a seat by its keys, and leads from name to name', async () => {
    const { user } = show()
    await user.keyboard('2')
    expect(seat(2).getByRole('button', { name: 'Harbour', expanded: true })).toHaveFocus()
    await user.keyboard('n')
    expect(screen.getByRole('textbox', { name: 'Name of seat 2' })).toHaveFocus()
    await user.keyboard('Lou{Enter}')
    expect(screen.getByRole('textbox', { name: 'Name of seat 2' })).toHaveValue('Lou')
    expect(screen.getByRole('textbox', { name: 'Name of seat 3' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(start()).toHaveFocus()
    screen.getByRole('textbox', { name: 'Name of seat 1' }).focus()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await user.keyboard('{Delete}')
    expect(seat(2).getByRole('button', { name: 'Ochre' })).toHaveFocus()
    expect(screen.queryByRole('listitem', { name: 'Seat 3' })).toBeNull()
  })

  it('brings back a removed seat, by mouse or key, until something else is chosen', async () => {
    const { user } = show()
    const name = (number: number) => screen.queryByRole('textbox', { name: `Name of seat ${number}` })
    const undo = () => screen.queryByRole('button', { name: 'Undo' })
    await user.type(name(2) as HTMLElement, ' the Great')
    await user.click(seat(2).getByRole('button', { name: /^Remove/ }))
    expect(
      screen.getByText(/ the Great is no longer at the table\.$/).closest('[role="status"]')
    ).toBeVisible()
    await user.click(undo() as HTMLElement)
    expect(undo()).toBeNull()
    expect(name(2)).toHaveDisplayValue(/ the Great$/)
    expect(name(3)).toBeVisible()
    await user.click(seat(3).getByRole('button', { name: /^Remove/ }))
    await user.keyboard('z')
    expect(name(3)).toBeVisible()
    await user.click(seat(3).getByRole('button', { name: /^Remove/ }))
    await user.type(name(1) as HTMLElement, '!')
    expect(undo()).toBeNull()
  })

  it('has kept what was chosen when it was left without a game', async () => {
    const { user } = show()
    await user.type(screen.getByRole('textbox', { name: 'Name of seat 1' }), ' the Great')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    cleanup()
    const again = show()
    expect(screen.getByRole('textbox', { name: 'Name of seat 1' })).toHaveValue('Player 1 the Great')
    await again.user.click(start())
    cleanup()
    show()
    expect(screen.getByRole('textbox', { name: 'Name of seat 1' })).toHaveValue('Player 1')
  })

  it('chooses a set of rules by its key, removes an own one by another, and brings it back', async () => {
    const sundays = { name: 'Sundays', rules: { ...officialRules(3), salary: 300 } }
    const { onsave, onremove, user } = show(measured, [sundays])
    await user.keyboard('g3')
    expect(screen.getByRole('button', { name: /^Short game/, pressed: true })).toBeVisible()
    await user.keyboard('{Delete}')
    expect(onremove).not.toHaveBeenCalled()
    await user.keyboard('8{Delete}')
    expect(onremove).toHaveBeenCalledExactlyOnceWith('Sundays')
    expect(screen.getByText('Sundays was removed.')).toBeVisible()
    await user.keyboard('z')
    expect(onsave).toHaveBeenCalledExactlyOnceWith(sundays)
    expect(screen.queryByText('Sundays was removed.')).toBeNull()
  })

  it('says how long such games last, and again when the rules or the seats change', async () => {
    const { user } = show()
    const lasts = () => screen.getByRole('region', { name: 'How long it takes' })
    const middle = () => Number(/About (\d+) minutes; eight games in ten take/.exec(lasts().textContent)?.[1])
    expect(lasts()).toHaveTextContent('measuring')
    await user.click(screen.getByRole('button', { name: 'Add a person' }))
    await vi.waitFor(() => expect(middle()).toBeGreaterThan(5))
    const official = middle()
    expect(lasts()).toHaveTextContent(/turns each, mostly \d+ to \d+/)
    expect(lasts()).toHaveTextContent(
      'half a minute for a person\u2019s turn and 3 seconds for a computer\u2019s'
    )
    await user.click(screen.getByRole('button', { name: 'Change the rules' }))
    await user.click(screen.getByRole('button', { name: /^Short game/ }))
    await vi.waitFor(() => expect(middle()).toBeLessThan(official))
    // every set tells its own
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: /^Deal them all/ })).toHaveTextContent(
        /about \d+ minutes, \d+ to \d+/
      )
    )
    expect(screen.getByRole('button', { name: /^60 minutes/ })).toHaveTextContent(/minutes/)
    await user.click(screen.getByRole('button', { name: /^Done/ }))
    const short = middle()
    await user.click(screen.getByRole('button', { name: 'Add a person' }))
    await vi.waitFor(() => expect(middle()).toBeGreaterThan(short))
  })

  it('measures only rules that have settled, and none that cannot be played', async () => {
    const measure = vi.fn(measured)
    const { user } = show(measure)
    await user.click(screen.getByRole('button', { name: 'Add a person' }))
    await user.click(screen.getByRole('button', { name: 'Add a person' }))
    await vi.waitFor(() => expect(measure).toHaveBeenCalled())
    expect(measure.mock.calls.map(([{ players }]) => players)).toEqual([5])
    await user.click(screen.getByRole('button', { name: 'Change the rules' }))
    await user.click(screen.getByRole('button', { name: /^Deal them all/ }))
    await user.click(
      within(screen.getByRole('group', { name: 'Buying at once' })).getByRole('radio', { name: 'No' })
    )
    await user.click(screen.getByRole('button', { name: /^Done/ }))
    expect(screen.getByRole('region', { name: 'How long it takes' })).toHaveTextContent(
      'All deeds are dealt, so buying cannot wait for the first time round.'
    )
    const unplayable = measure.mock.calls.filter(
      ([rules]) => rules.dealt === 'all' && !rules.firstLapPurchases
    )
    expect(unplayable).toEqual([])
  })

  it('says so where it cannot be measured, and the game can be started all the same', async () => {
    const { oncreate, user } = show(() => Promise.resolve(null))
    await vi.waitFor(() => expect(screen.getByText('That could not be measured.')).toBeVisible())
    await user.click(start())
    expect(oncreate).toHaveBeenCalledOnce()
  })
})
