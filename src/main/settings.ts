// The settings of this computer in a small file.
import { DEFAULT_SETTINGS, parseSettings, type Settings } from '../shared/ipc'
import { readJson, replaceJson } from './replacement'
import type { Note } from './saves'

export type SettingsFile = {
  /** The defaults if there is no file yet, or none that can be understood. */
  readonly read: () => Settings
  /** Throws the error of the file system; the old settings stay then. */
  readonly write: (settings: Settings) => void
}

export function openSettings(file: string, note: Note): SettingsFile {
  return {
    read: () => {
      try {
        const found = readJson(file)
        if (found === undefined) return DEFAULT_SETTINGS
        const settings = parseSettings(found)
        if (settings) return settings
        note('settings unreadable, defaults used')
      } catch (error) {
        note('settings unreadable, defaults used', error)
      }
      return DEFAULT_SETTINGS
    },
    write: (settings) => replaceJson(file, settings)
  }
}
