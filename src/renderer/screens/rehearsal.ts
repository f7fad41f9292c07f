// Lays the table once where nobody sees it, so that it lies there at once when it is wanted: code and letters that are used for the
// first time take twice as long.
import { flushSync, mount, unmount } from 'svelte'
import type { OpenedGame, Settings } from '../../shared/ipc'
import type TableScreen from '../table/Table.svelte'

const nothing = (): void => undefined
const never = (): Promise<never> => new Promise(nothing)

/** A table that hears nothing and to which nobody answers. */
const BRIDGE = {
  act: never,
  weighDeal: never,
  advise: never,
  caughtUp: never,
  undo: never,
  redo: never,
  setControl: never,
  pause: never,
  on: () => nothing
}

/** Begins and ends within one turn of the page: no key, no focus and no voice can come to it. */
export function rehearse(Table: typeof TableScreen, game: OpenedGame, settings: Settings): void {
  const stage = document.createElement('div')
  stage.className = 'rehearsal'
  document.body.append(stage)
  const table = mount(Table, {
    target: stage,
    props: {
      ...{ game, settings, bridge: BRIDGE },
      ...{ onover: nothing, onleave: nothing, onrules: nothing, onsettings: nothing, onchoose: nothing }
    }
  })
  flushSync()
  stage.getBoundingClientRect() // which has it measured
  void unmount(table)
  stage.remove()
}
