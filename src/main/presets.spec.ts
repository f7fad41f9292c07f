// Own sets of rules survive on the disk, and a broken file of them never stops the app.
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { officialRules } from '../shared/game/rules'
import type { Preset } from '../shared/ipc'
import { openPresets, type PresetsFile } from './presets'
import { freshFolder } from './saves/testing/folder'

const preset = (name: string, startCash = 1500): Preset => ({
  name,
  rules: { ...officialRules(4), startCash }
})

let folder: string
let notes: string[]
let presets: PresetsFile

beforeEach(() => {
  folder = freshFolder()
  notes = []
  presets = openPresets(join(folder, 'presets.json'), (what) => notes.push(what))
})

describe('presets', () => {
  it('are none before any was kept', () => {
    expect(presets.read()).toEqual([])
    expect(notes).toEqual([])
  })

  it('stay as they were kept, in the order of their names, and leave no other file behind', () => {
    for (const name of ['Sunday', 'At Granny’s', 'Évening']) presets.save(preset(name))
    presets.save(preset('Sunday', 2000))
    const again = openPresets(join(folder, 'presets.json'), () => undefined)
    expect(again.read()).toEqual([preset('At Granny’s'), preset('Évening'), preset('Sunday', 2000)])
    expect(readdirSync(folder)).toEqual(['presets.json'])
  })

  it('go when they are removed', () => {
    for (const name of ['One', 'Two']) presets.save(preset(name))
    presets.remove('One')
    presets.remove('Three')
    expect(presets.read()).toEqual([preset('Two')])
  })

  for (const [what, content] of Object.entries({
    'cut off': '[{"name":"Sun',
    'of another shape': '{"name":"Sunday"}',
    'with rules that nobody can play by': JSON.stringify([preset('Sunday', -1)]),
    empty: ''
  }))
    it(`are none, which the log says, when the file is ${what}`, () => {
      writeFileSync(join(folder, 'presets.json'), content)
      expect(presets.read()).toEqual([])
      expect(notes).toEqual(['presets unreadable, none used'])
      presets.save(preset('New'))
      expect(presets.read()).toEqual([preset('New')])
    })

  it('stay the old ones when they cannot be written', () => {
    const nowhere = openPresets(join(folder, 'gone', 'presets.json'), () => undefined)
    expect(() => nowhere.save(preset('Sunday'))).toThrow(/ENOENT/)
    expect(nowhere.read()).toEqual([])
  })
})
