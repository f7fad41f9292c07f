// Settings survive on the disk, and a broken file of them never stops the app.
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, type Settings } from '../shared/ipc'
import { freshFolder } from './saves/testing/folder'
import { openSettings, type SettingsFile } from './settings'

const OTHERS: Settings = {
  language: 'en',
  theme: 'dark',
  speed: 'instant',
  textSize: 150,
  motion: 'reduced',
  keys: { buy: 'K', why: '?' },
  handover: true,
  tv: true,
  turnBoard: true,
  guide: false,
  told: ['throw', 'purchase'],
  volume: 35,
  muted: true
}

let folder: string
let notes: string[]
let settings: SettingsFile

beforeEach(() => {
  folder = freshFolder()
  notes = []
  settings = openSettings(join(folder, 'settings.json'), (what) => notes.push(what))
})

describe('settings', () => {
  it('are the defaults before anything was chosen', () => {
    expect(settings.read()).toEqual(DEFAULT_SETTINGS)
    expect(notes).toEqual([])
  })

  it('stay as chosen, and leave no other file behind', () => {
    settings.write(OTHERS)
    settings.write({ ...OTHERS, textSize: 120 })
    expect(openSettings(join(folder, 'settings.json'), () => undefined).read()).toEqual({
      ...OTHERS,
      textSize: 120
    })
    expect(readdirSync(folder)).toEqual(['settings.json'])
  })

  it('of an older version are kept, and what they do not name is as usual', () => {
    const older = { theme: 'dark', speed: 'calm', textSize: 140, motion: 'full' }
    writeFileSync(join(folder, 'settings.json'), JSON.stringify(older))
    expect(settings.read()).toEqual({ ...DEFAULT_SETTINGS, ...older })
    expect(notes).toEqual([])
  })

  it.each([
    ['of a newer version', { stakes: 'high' }, 'stakes'],
    ['full of odd keys', { keys: { buy: 'a b' } }, 'keys'],
    ['out of range', { textSize: 5000, volume: -1 }, 'textSize, volume']
  ])(
    'lose no more than what cannot be understood, and say so in the log, in a file %s',
    (_what, odd, names) => {
      writeFileSync(join(folder, 'settings.json'), JSON.stringify({ ...OTHERS, ...odd }))
      const usual = Object.keys(odd).flatMap((name) =>
        Object.entries(DEFAULT_SETTINGS).filter(([other]) => other === name)
      )
      expect(settings.read()).toEqual({ ...OTHERS, ...Object.fromEntries(usual) })
      expect(notes).toEqual([`settings not understood: ${names}`])
    }
  )

  it.each(['{"theme":"da', '', '[1', '\0'])('are the usual ones when the file holds %j', (content) => {
    writeFileSync(join(folder, 'settings.json'), content)
    expect(settings.read()).toEqual(DEFAULT_SETTINGS)
    expect(notes).toEqual(['settings unreadable, defaults used'])
  })

  it('stay the old ones when they cannot be written', () => {
    settings.write(OTHERS)
    const nowhere = openSettings(join(folder, 'gone', 'settings.json'), () => undefined)
    expect(() => nowhere.write(DEFAULT_SETTINGS)).toThrow(/ENOENT/)
    expect(settings.read()).toEqual(OTHERS)
  })
})
