// The family's own sets of rules in a small file.
import * as v from 'valibot'
import { ARGUMENTS, type Preset } from '../shared/ipc'
import { readJson, replaceJson } from './replacement'
import type { Note } from './saves'

export type PresetsFile = {
  /** In the order of their names; none if there is no file yet, or none that can be understood. */
  readonly read: () => readonly Preset[]
  /** Keeps a preset in the place of one of the same name. Throws the error of the file system; the old file stays then. */
  readonly save: (preset: Preset) => void
  /** Throws like `save`; a name that is not there changes nothing. */
  readonly remove: (name: string) => void
}

const presetsShape = v.array(ARGUMENTS.savePreset)

export function openPresets(file: string, note: Note): PresetsFile {
  const read = (): readonly Preset[] => {
    try {
      const found = readJson(file)
      if (found === undefined) return []
      const presets = v.safeParse(presetsShape, found)
      if (presets.success) return presets.output
      note('presets unreadable, none used')
    } catch (error) {
      note('presets unreadable, none used', error)
    }
    return []
  }
  const without = (name: string): Preset[] => read().filter((preset) => preset.name !== name)
  return {
    read,
    save: (preset) =>
      replaceJson(
        file,
        [...without(preset.name), preset].toSorted((one, other) => one.name.localeCompare(other.name))
      ),
    remove: (name) => {
      const rest = without(name)
      if (rest.length < read().length) replaceJson(file, rest)
    }
  }
}
