// The settings of this computer in a small file.
import { DEFAULT_SETTINGS, understandSettings, type Settings } from '../shared/ipc'
import { readJson, replaceJson } from './replacement'
import type { Note } from './saves'

export type SettingsFile = {
  /** The usual ones where the file has none, or none that can be understood. */
  readonly read: () => Settings
  /** Throws the error of the file system; the old settings stay then. */
  readonly write: (settings: Settings) => void
}

export function openSettings(file: string, note: Note): SettingsFile {
  return {
    read: () => {
      try {
        const { settings, unfit } = understandSettings(readJson(file) ?? {})
        if (unfit.length > 0) note(`settings not understood: ${unfit.join(', ')}`)
        return settings
      } catch (error) {
        note('settings unreadable, defaults used', error)
        return DEFAULT_SETTINGS
      }
    },
    write: (settings) => replaceJson(file, settings)
  }
}
