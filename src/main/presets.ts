// The family's own sets of rules in a small file; a damaged one is put aside, and what is whole in it is kept.
import * as v from 'valibot'
import { ARGUMENTS, type Preset } from '../shared/ipc'
import { readJson, replaceJson } from './replacement'
import type { Note } from './saves'
import { setAside } from './saves/aside'

export type PresetsFile = {
  /** In the order of their names; none if there is no file yet. Throws the error of the file system if it cannot be read. */
  readonly read: () => readonly Preset[]
  /** Keeps a preset in the place of one of the same name. Throws the error of the file system; the old file stays then. */
  readonly save: (preset: Preset) => void
  /** Throws like `save`; a name that is not there changes nothing. */
  readonly remove: (name: string) => void
}

/** A damaged file that was put aside under the name `file`, and how many sets of it were kept. */
export type PresetsAside = { readonly file: string; readonly kept: number }

/**
 * Looks at the file at once. Whenever it is found damaged it is renamed, so that nothing writes over it, and `tell` hears of it.
 */
export function openPresets(file: string, note: Note, tell: (aside: PresetsAside) => void): PresetsFile {
  const read = (): readonly Preset[] => {
    const found = contentsOf(file)
    if (!found.damaged) return found.presets
    const aside = setAside(file, new Date())
    note(`presets damaged, put aside as ${aside}`)
    if (found.presets.length > 0) replaceJson(file, found.presets)
    tell({ file: aside, kept: found.presets.length })
    return found.presets
  }
  const without = (name: string): Preset[] => read().filter((preset) => preset.name !== name)
  try {
    read()
  } catch (error) {
    note('presets cannot be read', error) // said again, and to the window, when they are asked for
  }
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

type Contents = { readonly presets: readonly Preset[]; readonly damaged: boolean }

/** What of the file can be understood, and whether there is anything else in it. */
function contentsOf(file: string): Contents {
  let found: unknown
  try {
    found = readJson(file)
  } catch (error) {
    if (error instanceof SyntaxError) return { presets: [], damaged: true }
    throw error
  }
  if (found === undefined) return { presets: [], damaged: false }
  if (!Array.isArray(found)) return { presets: [], damaged: true }
  const presets = found.flatMap((entry) => {
    const preset = v.safeParse(ARGUMENTS.savePreset, entry)
    return preset.success ? [preset.output] : []
  })
  return { presets, damaged: presets.length < found.length }
}
