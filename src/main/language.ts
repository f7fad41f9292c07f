// The language of the menu and of the system's own windows: the one of the settings, changed as soon as another is chosen.
import { languageOf } from '../shared/language'
import type { SettingsFile } from './settings'
import { speak } from './words'

type Speaker = {
  /** The languages that the system wants, the most wanted first. */
  readonly system: () => readonly string[]
  /** Shows anew what is always to be seen. Called at once, and whenever the language changes. */
  readonly show: () => void
}

/** Speaks the language of the settings from now on; whatever is written to the answered ones is heard. */
export function followLanguage(settings: SettingsFile, { system, show }: Speaker): SettingsFile {
  let language = languageOf(settings.read().language, system())
  const say = (): void => {
    speak(language)
    show()
  }
  say()
  return {
    read: settings.read,
    write: (chosen) => {
      settings.write(chosen)
      const wanted = languageOf(chosen.language, system())
      if (wanted === language) return
      language = wanted
      say()
    }
  }
}
