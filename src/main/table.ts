// Lays the table: opens the saved games and settings, starts the session, and serves the calls of the window.
import { app, dialog, ipcMain, shell, type BrowserWindow } from 'electron'
import { join } from 'node:path'
import type { Lengths } from './ai/length-host'
import { filePicker } from './file-picker'
import { GameFiles } from './game-files'
import { handlersOf, serveCalls } from './ipc'
import { LatePlayers } from './late-players'
import { note } from './log'
import { onceShown } from './once-shown'
import { isOwnPage } from './origin'
import { openPresets, type PresetsAside } from './presets'
import {
  DatabaseDamaged,
  DatabaseTooNew,
  NoRoom,
  openSaves,
  troubleOf,
  UnsafeDisk,
  type PutAside,
  type Saves
} from './saves'
import { backUp, COPIES, goBackTo, listBackups } from './saves/backups'
import { developmentServer } from './security'
import { Session, type SessionParts } from './session'
import type { SettingsFile } from './settings'
import { words } from './words'

/** Milliseconds for the first look at the window: this process has to show it and to open a game, and does nothing else. */
const LOOK = 1500

/**
 * Must run in the turn in which the window is opened, before its page can ask; answers what takes the files that are opened from
 * outside.
 * Null if the saved games cannot be opened: the player has been told why, and the app must end, for it would lose the game
 * that it cannot save.
 */
export function setupTable(
  window: () => BrowserWindow | null,
  settings: SettingsFile
): ((files: readonly string[]) => void) | null {
  const folder = app.getPath('userData')
  const saves = openOrSayWhyNot(folder)
  if (!saves) return null
  const { games, putAside, onrenewal } = saves
  const troubled = (error: unknown): void => note('computer players', error)
  const players = new LatePlayers(async () => {
    // the call that wants them is answered first
    await new Promise((turn) => setImmediate(turn))
    const { startComputerPlayers } = await import('./ai/start')
    return startComputerPlayers(troubled)
  }, troubled)
  onceShown(window(), () => setTimeout(() => void players.load(), LOOK))
  let lengths: Lengths | null = null
  const measure: Lengths['measure'] = async (rules) => {
    const { startLengths } = await import('./ai/start')
    lengths ??= startLengths((error) => note('how long games last', error))
    return lengths.measure(rules)
  }
  const tell: SessionParts['tell'] = (push, message) => window()?.webContents.send(push, message)
  const session = new Session({ games, players, tell, note })
  const files = new GameFiles(games, filePicker(window))
  files.ondelivery(() => tell('fileDelivered', null))
  const versions = {
    app: app.getVersion(),
    electron: process.versions.electron,
    chrome: process.versions.chrome,
    node: process.versions.node,
    sqlite: games.engineVersion(),
    platform: process.platform
  }
  const presets = openPresets(join(folder, 'presets.json'), note, (aside) =>
    onceShown(window(), (shown) => void sayPresetsAside(shown, aside))
  )
  const copies = join(folder, COPIES)
  serveCalls({
    server: ipcMain,
    handlers: handlersOf({
      ...{ session, games, settings, presets, files, versions, note },
      lengths: { measure },
      backups: {
        list: () => listBackups(copies, note),
        goBackTo: async (name) => {
          const before = await goBackTo(name, { games, folder: copies, now: new Date() })
          note(`went back to ${name}; the games until then: ${before ?? 'none'}`)
        }
      }
    }),
    page: () => window()?.webContents ?? null,
    isOwnPage: (address) => isOwnPage(address, developmentServer()),
    note
  })
  app.on('render-process-gone', () => session.breakOff())
  app.on('window-all-closed', () => session.close())
  app.on('will-quit', () => {
    session.close()
    games.close()
    void players.close()
    void lengths?.close()
  })
  backUp({ games, folder: copies, now: new Date() }).then(
    (file) => {
      if (file) note(`saved games copied to ${file}`)
    },
    (error: unknown) => {
      note('saved games could not be copied', error)
      onceShown(window(), (shown) => void sayNoBackup(shown, error))
    }
  )
  if (putAside) onceShown(window(), (shown) => void sayPutAside(shown, putAside))
  onrenewal((aside) => onceShown(window(), (shown) => void sayRenewed(shown, aside)))
  return (paths) => files.deliver(paths)
}

function openOrSayWhyNot(folder: string): Saves | null {
  try {
    return openSaves(folder, note)
  } catch (error) {
    note('saved games cannot be opened', error)
    const buttons = [words.buttons.showFolder, words.buttons.quit]
    const shown = {
      message: words.saves.closed,
      detail: inWords(error),
      buttons,
      defaultId: 0,
      cancelId: 1
    }
    if (dialog.showMessageBoxSync({ type: 'error', ...shown }) === 0) void shell.openPath(folder)
    return null
  }
}

/** What the system itself says of a file has no language but its own. */
function inWords(error: unknown): string {
  if (error instanceof DatabaseTooNew) return words.saves.tooNew(error.file, error.found, error.known)
  if (error instanceof UnsafeDisk) return words.saves.unsafe(error.file, error.setting)
  if (error instanceof NoRoom)
    return words.saves.noRoom(
      error.file,
      Math.ceil(error.needed / MEGABYTE),
      Math.floor(error.free / MEGABYTE)
    )
  if (error instanceof DatabaseDamaged) return words.saves.badCopy
  if (troubleOf(error) === 'diskFull') return words.saves.full
  return error instanceof Error ? error.message : String(error)
}

const MEGABYTE = 1_000_000

const putAsideInWords = ({ file, rescued, fromCopy, lost }: PutAside): string =>
  words.saves.putAside(rescued, fromCopy, lost, file)

const sayPutAside = (window: BrowserWindow, aside: PutAside): Promise<void> =>
  warn(window, words.saves.damaged, putAsideInWords(aside))

/** In the middle of a game; null says that the file was gone. */
const sayRenewed = (window: BrowserWindow, aside: PutAside | null): Promise<void> =>
  aside
    ? warn(window, words.saves.damaged, `${words.saves.goesOn}\n\n${putAsideInWords(aside)}`)
    : warn(window, words.saves.gone, words.saves.writtenAnew)

const sayNoBackup = (window: BrowserWindow, error: unknown): Promise<void> =>
  warn(window, words.saves.notCopied, `${words.saves.playable}\n\n${inWords(error)}`)

const sayPresetsAside = (window: BrowserWindow, { file, kept }: PresetsAside): Promise<void> =>
  warn(window, words.presets.damaged, words.presets.putAside(kept, file))

async function warn(window: BrowserWindow, message: string, detail: string): Promise<void> {
  await dialog.showMessageBox(window, { type: 'warning', message, detail, buttons: [words.buttons.ok] })
}
