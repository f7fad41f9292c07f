// Lays the table: opens the saved games and settings, starts the session, and serves the calls of the window.
import { app, dialog, ipcMain, shell, type BrowserWindow } from 'electron'
import { join } from 'node:path'
import { startComputerPlayers, startLengths } from './ai/start'
import { filePicker } from './file-picker'
import { GameFiles } from './game-files'
import { handlersOf, serveCalls } from './ipc'
import { note } from './log'
import { isOwnPage } from './origin'
import { openPresets, type PresetsAside } from './presets'
import { openSaves, type PutAside, type Saves } from './saves'
import { backUp, goBackTo, listBackups } from './saves/backups'
import { developmentServer } from './security'
import { Session, type SessionParts } from './session'
import { openSettings } from './settings'

/**
 * Must run after the app is ready and before its window is opened; answers what takes the files that are opened from outside.
 * Null if the saved games cannot be opened: the player has been told why, and the app must end, for it would lose the game
 * that it cannot save.
 */
export function setupTable(window: () => BrowserWindow | null): ((files: readonly string[]) => void) | null {
  const folder = app.getPath('userData')
  const saves = openOrSayWhyNot(folder)
  if (!saves) return null
  const { games, putAside } = saves
  const players = startComputerPlayers((error) => note('computer players', error))
  const lengths = startLengths((error) => note('how long games last', error))
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
  const settings = openSettings(join(folder, 'settings.json'), note)
  const presets = openPresets(join(folder, 'presets.json'), note, (aside) =>
    onceShown(window, (shown) => sayPresetsAside(shown, aside))
  )
  const copies = join(folder, 'backups')
  serveCalls({
    server: ipcMain,
    handlers: handlersOf({
      ...{ session, games, settings, presets, lengths, files, versions, note },
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
    void lengths.close()
  })
  backUp({ games, folder: copies, now: new Date() }).then(
    (file) => {
      if (file) note(`saved games copied to ${file}`)
    },
    (error: unknown) => {
      note('saved games could not be copied', error)
      onceShown(window, (shown) => sayNoBackup(shown, error))
    }
  )
  if (putAside) onceShown(window, (shown) => sayPutAside(shown, putAside))
  return (paths) => files.deliver(paths)
}

/** Says something in the window, or as soon as there is one. */
function onceShown(window: () => BrowserWindow | null, say: (shown: BrowserWindow) => Promise<void>): void {
  const speak = (): void => {
    const shown = window()
    if (shown) void say(shown)
  }
  if (window()) speak()
  else app.once('browser-window-created', (_event, opened) => opened.once('show', speak))
}

function openOrSayWhyNot(folder: string): Saves | null {
  try {
    return openSaves(folder, note)
  } catch (error) {
    note('saved games cannot be opened', error)
    const why = error instanceof Error ? error.message : String(error)
    const buttons = ['Show the folder', 'Quit']
    const message = 'Freehold cannot open its saved games.'
    const shown = { type: 'error' as const, message, detail: why, buttons, defaultId: 0, cancelId: 1 }
    if (dialog.showMessageBoxSync(shown) === 0) void shell.openPath(folder)
    return null
  }
}

async function sayPutAside(window: BrowserWindow, { file, rescued, lost }: PutAside): Promise<void> {
  await dialog.showMessageBox(window, {
    type: 'warning',
    message: 'The file of your saved games was damaged.',
    detail:
      `Freehold started a new one. Of the games in the old one, ${rescued} could be brought over` +
      (lost > 0 ? ` and ${lost} could not` : '') +
      `. Daily copies of all games can be brought back under Saved games.\n\nNothing was deleted. The damaged file is kept here:\n${file}`,
    buttons: ['OK']
  })
}

async function sayNoBackup(window: BrowserWindow, error: unknown): Promise<void> {
  await dialog.showMessageBox(window, {
    type: 'warning',
    message: 'The daily copy of your saved games could not be made.',
    detail: `Your games themselves are safe and can be played. ${error instanceof Error ? error.message : String(error)}`,
    buttons: ['OK']
  })
}

async function sayPresetsAside(window: BrowserWindow, { file, kept }: PresetsAside): Promise<void> {
  await dialog.showMessageBox(window, {
    type: 'warning',
    message: 'The file of your own sets of rules was damaged.',
    detail:
      (kept > 0
        ? `Freehold kept the ${kept === 1 ? 'one set that was' : `${kept} sets that were`} still whole.`
        : 'Freehold will start a new one.') +
      `\n\nNothing was deleted. The damaged file is kept here:\n${file}`,
    buttons: ['OK']
  })
}
