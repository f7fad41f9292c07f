// The settings of this computer in a small file, replaced as a whole so that a crash leaves the old or the new one.
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { DEFAULT_SETTINGS, parseSettings, type Settings } from '../shared/ipc'
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
        const settings = parseSettings(JSON.parse(readFileSync(file, 'utf8')))
        if (settings) return settings
        note('settings unreadable, defaults used')
      } catch (error) {
        if (!isMissing(error)) note('settings unreadable, defaults used', error)
      }
      return DEFAULT_SETTINGS
    },
    write: (settings) => {
      const fresh = `${file}.new`
      const handle = openSync(fresh, 'w')
      try {
        writeFileSync(handle, `${JSON.stringify(settings, null, 2)}\n`)
        fsyncSync(handle)
      } finally {
        closeSync(handle)
      }
      renameSync(fresh, file)
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
