// Every word of the window, in the language in use. A language that lacks a key of the English one does not compile.
import type { Language, Settings } from '../../shared/ipc'
import { languageOf as languageMeant } from '../../shared/language'
import { english } from './en'
import { setLocale } from './format'
import type { Messages } from './messages'

export type { Messages } from './messages'

type Speech = {
  /** What the language calls itself. */
  readonly name: string
  readonly locale: string
  readonly load: () => Promise<Messages>
}

/** Where the words of each language lie, loaded when they are asked for, and the locale of its numbers and dates. */
export const SPEECHES: Readonly<Record<Language, Speech>> = {
  en: { name: 'English', locale: 'en-US', load: () => Promise.resolve(english) },
  de: { name: 'Deutsch', locale: 'de-DE', load: async () => (await import('./de')).default },
  es: { name: 'Español', locale: 'es-ES', load: async () => (await import('./es')).default },
  fr: { name: 'Français', locale: 'fr-FR', load: async () => (await import('./fr')).default },
  it: { name: 'Italiano', locale: 'it-IT', load: async () => (await import('./it')).default },
  nl: { name: 'Nederlands', locale: 'nl-NL', load: async () => (await import('./nl')).default },
  pl: { name: 'Polski', locale: 'pl-PL', load: async () => (await import('./pl')).default },
  pt: { name: 'Português', locale: 'pt-PT', load: async () => (await import('./pt')).default }
}

/** The words of the language in use. Read them when they are shown: the language may change between two screens. */
export let words: Messages = english

/** The language that a setting means on this computer. */
export const languageOf = (setting: Settings['language']): Language =>
  languageMeant(setting, navigator.languages)

/** Changes the language of everything that is shown from now on. Rejects if its words cannot be loaded. */
export async function speak(language: Language): Promise<void> {
  const { locale, load } = SPEECHES[language]
  utter(await load(), locale)
  document.documentElement.lang = locale
}

/** Takes these words as they are; for specs with a language that does not exist. */
export function utter(spoken: Messages, locale: string): void {
  words = spoken
  setLocale(locale)
}
