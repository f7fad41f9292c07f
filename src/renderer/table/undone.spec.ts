// What was taken back stays struck out after a game has been opened again, and the right lines are struck out after that.
import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { P1, P2, table as scene } from '../../main/engine/testing/table'
import { GROUP_SPACES } from '../../shared/game/board'
import { DEFAULT_SETTINGS, type LedgerEntry } from '../../shared/ipc'
import { House } from '../testing/house'
import { nextFrame } from '../testing/seat'
import TableScreen from './Table.svelte'

/** A house whose ledger is kept as main keeps it, so that its game can be opened again. */
function houseWithLedger(state: ConstructorParameters<typeof House>[0]): { house: House; open: () => void } {
  const house = new House(state)
  let ledger: LedgerEntry[] = []
  house.bridge.on('tableUpdated', ({ seq, events, undid }) => {
    ledger = ledger.map((entry) => (entry.seq === undid ? { ...entry, undone: true } : entry))
    ledger.push(...events.map((event) => ({ seq, event })))
  })
  const open = (): void => {
    render(TableScreen, {
      game: house.opened(ledger),
      bridge: house.bridge,
      settings: { ...DEFAULT_SETTINGS, speed: 'instant' },
      onover: vi.fn(),
      onleave: vi.fn(),
      onsettings: vi.fn(),
      onchoose: vi.fn(),
      onrules: vi.fn()
    })
  }
  return { house, open }
}
const ledger = () => within(screen.getByRole('list', { name: 'Ledger' }))
const struck = (): string[] =>
  ledger()
    .queryAllByText(/, taken back$/)
    .map(({ parentElement }) => parentElement?.textContent ?? '')
const spoken = (): string[] => [...screen.getByRole('log').children].map((line) => line.textContent)

describe('A game that is opened again', () => {
  it('shows struck out what was taken back, and does not say it again', async () => {
    const { house, open } = houseWithLedger(scene(2).owns(P1, 6).owns(P2, 39).state)
    house.play({ type: 'mortgage', player: P1, space: 6 })
    house.play({ type: 'mortgage', player: P2, space: 39 })
    house.undo()
    open()
    await nextFrame()
    expect(struck()).toEqual(['Theo mortgaged Boardwalk, taken back'])
    expect(ledger().getByText('Nora mortgaged Oriental Avenue')).toBeVisible()
    expect(spoken().filter((line) => line.startsWith('Taken back'))).toEqual([])
    await userEvent.setup().keyboard('u')
    await nextFrame()
    expect(struck()).toHaveLength(2)
    expect(spoken().filter((line) => line.startsWith('Taken back'))).toEqual([
      'Taken back: Nora mortgaged Oriental Avenue.'
    ])
  })

  it('says what the act was as the ledger tells it', async () => {
    const { house, open } = houseWithLedger(scene(2).at(P1, 20).throws(3, 4).state)
    open()
    const user = userEvent.setup()
    await nextFrame()
    for (const key of ['b', 'e', 'u', 'u']) {
      await user.keyboard(key)
      await nextFrame()
    }
    expect(house.acted.map(({ type }) => type)).toEqual(['buy', 'endTurn'])
    expect(spoken().filter((line) => line.startsWith('Taken back'))).toEqual([
      'Taken back: Nora ended the turn.',
      'Taken back: Nora bought Ventnor Avenue.'
    ])
  })

  it('strikes out nothing for an action that left no line', async () => {
    const t = scene(3)
    t.owns(P1, ...GROUP_SPACES.orange).owns(P2, ...GROUP_SPACES.red)
    t.stock(3).builds(P1, 'orange', 1, 0, 0).wishes(P2, 2)
    const { house, open } = houseWithLedger(t.state)
    house.play({ type: 'place', player: P2, space: 24 })
    house.play({ type: 'waive', player: P2 })
    expect(house.lastUpdate().events).toEqual([])
    open()
    const user = userEvent.setup()
    await nextFrame()
    await user.keyboard('u')
    await nextFrame()
    expect(struck()).toEqual([])
    await user.keyboard('u')
    await nextFrame()
    expect(struck()).toEqual(['Theo built on Illinois Avenue: now 1 house, taken back'])
  })
})
