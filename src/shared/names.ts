// The names of all calls and pushes, without their schemas: the preload script has no use for those, and runs at every start.
import type { CallName, PushName } from './ipc'

/** Keys of a record, so that a forgotten one does not compile. */
const namesOf = <N extends string>(record: Readonly<Record<N, true>>): readonly N[] =>
  Object.keys(record) as N[]

export const CALL_NAMES = namesOf<CallName>({
  appVersions: true,
  readSettings: true,
  writeSettings: true,
  listGames: true,
  createGame: true,
  lookAtGame: true,
  openGame: true,
  closeGame: true,
  renameGame: true,
  removeGame: true,
  restoreGame: true,
  exportGame: true,
  importGame: true,
  takeDelivery: true,
  listBackups: true,
  restoreBackup: true,
  act: true,
  weighDeal: true,
  advise: true,
  undo: true,
  redo: true,
  setControl: true,
  pause: true,
  readPresets: true,
  savePreset: true,
  removePreset: true,
  measureLength: true,
  caughtUp: true,
  recallGame: true,
  noteFault: true
})
export const PUSH_NAMES = namesOf<PushName>({
  tableUpdated: true,
  tableChanged: true,
  fileDelivered: true,
  troubleArose: true,
  roomChanged: true
})
