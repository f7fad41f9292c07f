// Asks the player for a file by the system's own windows.
import { app, dialog, type BrowserWindow } from 'electron'
import { join } from 'node:path'
import type { FilePicker } from './game-files'
import { GAME_FILE } from './file-type'
import { words } from './words'

const filters = [{ name: 'Freehold', extensions: [GAME_FILE] }]

/** The windows belong to ours, so that it takes no clicks while they are open. */
export function filePicker(window: () => BrowserWindow | null): FilePicker {
  return {
    toSave: async (proposed) => {
      const defaultPath = join(app.getPath('documents'), proposed)
      const options = { title: words.files.toFile, defaultPath, filters }
      const parent = window()
      const { canceled, filePath } = await (parent
        ? dialog.showSaveDialog(parent, options)
        : dialog.showSaveDialog(options))
      return canceled || filePath === '' ? null : filePath
    },
    toOpen: async () => {
      const options = { title: words.files.fromFile, filters, properties: ['openFile' as const] }
      const parent = window()
      const { canceled, filePaths } = await (parent
        ? dialog.showOpenDialog(parent, options)
        : dialog.showOpenDialog(options))
      return canceled ? null : (filePaths[0] ?? null)
    }
  }
}
