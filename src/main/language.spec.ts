// The language of the menu and the dialogs: it follows the settings on the disk, and before any choice the system.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS, LANGUAGES, type Settings } from '../shared/ipc'
import { languageOf } from '../shared/language'
import { followLanguage } from './language'
import { freshFolder } from './saves/testing/folder'
import { openSettings, type SettingsFile } from './settings'
import { SPEECHES, words } from './words'

/** What the first menu was called each time that it was made. */
function follow(file: string, system: readonly string[]): { settings: SettingsFile; shown: string[] } {
  const shown: string[] = []
  const settings = followLanguage(
    openSettings(file, () => undefined),
    { system: () => system, show: () => shown.push(words.menu.file) }
  )
  return { settings, shown }
}
const choosing = (language: Settings['language']): Settings => ({ ...DEFAULT_SETTINGS, language })

it('A language is spoken as soon as it is chosen, and again after the next start', () => {
  const file = join(freshFolder(), 'settings.json')
  const { settings, shown } = follow(file, ['fr-CH', 'en'])
  expect(shown).toEqual(['&Fichier'])
  settings.write(choosing('de'))
  expect(shown).toEqual(['&Fichier', '&Datei'])
  expect(words.buttons.quit).toBe('Beenden')
  settings.write({ ...choosing('de'), theme: 'dark' })
  expect(shown, 'other settings change no menu').toHaveLength(2)
  expect(follow(file, ['fr-CH']).shown).toEqual(['&Datei'])
  settings.write(choosing('system'))
  expect(shown.at(-1)).toBe('&Fichier')
})

it('A language that cannot be saved is not spoken', () => {
  const file = join(freshFolder(), 'settings.json')
  mkdirSync(file)
  const { settings, shown } = follow(file, ['en'])
  expect(() => settings.write(choosing('pl'))).toThrow()
  expect(shown).toEqual(['&File'])
})

it('The system speaks its best language that is one of ours', () => {
  expect(languageOf('system', ['pt-BR', 'en-US'])).toBe('pt')
  expect(languageOf('system', ['ja', 'NL-be', 'de'])).toBe('nl')
  expect(languageOf('system', ['ja', 'constructor'])).toBe('en')
  expect(languageOf('system', [])).toBe('en')
  expect(languageOf('it', ['de'])).toBe('it')
})

/** Every sentence, those with gaps filled by figures. */
const sentencesIn = (part: unknown): string[] =>
  typeof part === 'string'
    ? [part]
    : typeof part === 'function'
      ? [(part as (...values: unknown[]) => string)('/games.db', 3, 2)]
      : Object.values(part as object).flatMap(sentencesIn)

it.each(LANGUAGES)('Every sentence in %s is its own, whole, and says what it was given', (language) => {
  const speech = SPEECHES[language]
  const said = sentencesIn([speech.faults, speech.saves, speech.presets, speech.files, speech.independence])
  expect(new Set(said).size).toBe(said.length)
  for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}[^&]*\S$/su)
  const { saves, presets } = speech
  for (const part of ['/games.db', '11', '12']) expect(saves.tooNew('/games.db', 12, 11)).toContain(part)
  for (const part of ['/games.db', 'synchronous = 2'])
    expect(saves.unsafe('/games.db', 'synchronous = 2')).toContain(part)
  for (const part of ['/games.db', '12', '3']) expect(saves.noRoom('/games.db', 12, 3)).toContain(part)
  for (const part of ['7', '8', '9', '/aside.db'])
    expect(saves.putAside(7, 8, 9, '/aside.db')).toContain(part)
  for (const part of ['7', '/aside.json']) expect(presets.putAside(7, '/aside.json')).toContain(part)
  if (language === 'en') return
  const english = new Set(sentencesIn(SPEECHES.en))
  expect(said.filter((sentence) => english.has(sentence))).toEqual([])
})

it.each(LANGUAGES)('No two buttons of a question in %s have the same name', (language) => {
  const names = Object.values(SPEECHES[language].buttons)
  expect(new Set(names).size).toBe(names.length)
})

it('French keeps a mark of two parts with its word', () => {
  for (const sentence of sentencesIn(SPEECHES.fr)) expect(sentence).not.toMatch(/[^\u202f][:;?!»]|«[^\u202f]/)
})
