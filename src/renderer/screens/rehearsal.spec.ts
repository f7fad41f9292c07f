// The table is laid once before anybody wants it, and nobody notices.
import { screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { P1, table as scene } from '../../main/engine/testing/table'
import { BOARD } from '../../shared/game/board'
import { DEFAULT_SETTINGS } from '../../shared/ipc'
import TableScreen from '../table/Table.svelte'
import { House } from '../testing/house'
import { nextFrame } from '../testing/seat'
import { rehearse } from './rehearsal'

afterEach(() => vi.restoreAllMocks())

describe('The rehearsal of a table', () => {
  it('has all of it measured, and leaves nothing behind', async () => {
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    const before = document.body.innerHTML
    const measured: number[] = []
    const measure = vi.spyOn(HTMLDivElement.prototype, 'getBoundingClientRect')
    measure.mockImplementation(function (this: HTMLDivElement) {
      if (this.className === 'rehearsal') measured.push(this.querySelectorAll('.board [data-space]').length)
      return new DOMRect()
    })
    rehearse(TableScreen, new House(scene(2).at(P1, 0).state).opened(), DEFAULT_SETTINGS)
    await nextFrame()
    expect(measured).toEqual([BOARD.length])
    expect(document.body.innerHTML).toBe(before)
    expect(document.activeElement).toBe(button)
    button.remove()
  })

  it('hears no key afterwards, and tells main nothing', async () => {
    const house = new House(scene(2).at(P1, 0).state)
    rehearse(TableScreen, house.opened(), DEFAULT_SETTINGS)
    await userEvent.setup().keyboard(' ')
    await nextFrame()
    expect(screen.queryByRole('log')).toBeNull()
    expect([house.acted, house.caughtUp]).toEqual([[], []])
  })
})
