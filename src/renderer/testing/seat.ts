// Lays a table for a spec: the window's side of a game whose other end is the real engine.
import { Table } from '../table/table.svelte'
import type { Settings } from '../../shared/ipc'
import type { House } from './house'

/** A table that hears the house and shows everything at once, unless another speed is asked for. */
export function layTable(house: House, speed: Settings['speed'] = 'instant'): Table {
  const table = new Table({
    game: house.opened(),
    bridge: house.bridge,
    settings: () => ({ speed, motion: 'full', handover: false }),
    systemReduces: () => false
  })
  house.bridge.on('tableUpdated', (update) => table.receive(update))
  table.begin()
  return table
}

/** Until the next frame has been drawn and the page has followed. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
