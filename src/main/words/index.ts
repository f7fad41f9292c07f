// What the main process says in windows of the system, in the language in use.
import type { Language } from '../../shared/ipc'
import { german } from './de'
import { english, type Words } from './en'
import { spanish } from './es'
import { french } from './fr'
import { italian } from './it'
import { dutch } from './nl'
import { polish } from './pl'
import { portuguese } from './pt'

export type { Words } from './en'

export const SPEECHES: Readonly<Record<Language, Words>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pl: polish,
  pt: portuguese
}

/** The words of the language in use. Read them when they are said: the language may change meanwhile. */
export let words: Words = english

/** Changes the language of all that is said from now on. */
export function speak(language: Language): void {
  words = SPEECHES[language]
}
