// Which of our languages somebody is spoken to in: the one chosen in the settings, or the best one for the system's.
import { LANGUAGES, type Language, type Settings } from './ipc'

/** `system` names the languages that the system wants, the most wanted first, as tags like `de-AT`. */
export function languageOf(chosen: Settings['language'], system: readonly string[]): Language {
  if (chosen !== 'system') return chosen
  for (const tag of system) {
    const [wanted = ''] = tag.toLowerCase().split('-')
    const ours = LANGUAGES.find((language) => language === wanted)
    if (ours) return ours
  }
  return 'en'
}
