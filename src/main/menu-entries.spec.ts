// The native menu in every language and on every system: no word of Electron's own, and one letter for one entry.
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../shared/ipc'
import { menuEntries } from './menu-entries'
import { SPEECHES } from './words'

type Entry = ReturnType<typeof menuEntries>[number]

const PLATFORMS = ['darwin', 'linux', 'win32'] as const
const within = ({ submenu }: Entry): readonly Entry[] => (Array.isArray(submenu) ? submenu : [])
const letters = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ label = '' }) => /&(\p{L})/u.exec(label)?.[1]?.toLowerCase() ?? [])

describe.each(LANGUAGES)('The menu in %s', (language) => {
  it.each(PLATFORMS)('has a word of ours for every entry on %s', (platform) => {
    const menus = menuEntries({
      platform,
      developing: false,
      words: SPEECHES[language].menu,
      showLogs: () => undefined
    })
    // a Mac writes the name of the app over its first menu
    expect(menus.filter(({ label }) => !label).map(({ role }) => role)).toEqual(
      platform === 'darwin' ? ['appMenu'] : []
    )
    const entries = menus.flatMap(within).filter(({ type }) => type !== 'separator')
    expect(entries.length).toBeGreaterThan(10)
    for (const { label, role } of entries) expect(label, role).toMatch(/\p{L}/u)
  })

  it.each(PLATFORMS)('chooses by Alt and one letter on %s', (platform) => {
    const menus = menuEntries({
      platform,
      developing: false,
      words: SPEECHES[language].menu,
      showLogs: () => undefined
    })
    const named = menus.filter(({ label }) => label)
    expect(letters(named)).toHaveLength(named.length)
    for (const entries of [menus, ...menus.map(within)])
      expect(new Set(letters(entries)).size).toBe(letters(entries).length)
  })
})

it('The tools of developers are not in the menu of players', () => {
  const roles = (developing: boolean) =>
    menuEntries({ platform: 'linux', developing, words: SPEECHES.en.menu, showLogs: () => undefined })
      .flatMap(within)
      .map(({ role }) => role)
  expect(roles(true)).toContain('toggleDevTools')
  expect(roles(false)).not.toContain('toggleDevTools')
  expect(roles(false)).not.toContain('reload')
})
