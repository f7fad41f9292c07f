// Own sets of rules survive on the disk, and a broken file of them is put aside with what is whole in it kept.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { officialRules } from '../shared/game/rules'
import type { Preset } from '../shared/ipc'
import { openPresets, type PresetsAside, type PresetsFile } from './presets'
import { freshFolder } from './saves/testing/folder'

const preset = (name: string, startCash = 1500): Preset => ({
  name,
  rules: { ...officialRules(4), startCash }
})

let folder: string
let notes: string[]
let asides: PresetsAside[]
let presets: PresetsFile

beforeEach(() => {
  folder = freshFolder()
  notes = []
  asides = []
  presets = openPresets(
    join(folder, 'presets.json'),
    (what) => notes.push(what),
    (aside) => asides.push(aside)
  )
})

describe('presets', () => {
  it('are none before any was kept', () => {
    expect(presets.read()).toEqual([])
    expect(notes).toEqual([])
  })

  it('stay as they were kept, in the order of their names, and leave no other file behind', () => {
    for (const name of ['Sunday', 'At Granny’s', 'Évening']) presets.save(preset(name))
    presets.save(preset('Sunday', 2000))
    const again = openPresets(
      join(folder, 'presets.json'),
      () => undefined,
      () => undefined
    )
    expect(again.read()).toEqual([preset('At Granny’s'), preset('Évening'), preset('Sunday', 2000)])
    expect(readdirSync(folder)).toEqual(['presets.json'])
  })

  it('go when they are removed', () => {
    for (const name of ['One', 'Two']) presets.save(preset(name))
    presets.remove('One')
    presets.remove('Three')
    expect(presets.read()).toEqual([preset('Two')])
  })

  const damaged = {
    'cut off': { content: '[{"name":"Sun', kept: [] },
    'of another shape': { content: '{"name":"Sunday"}', kept: [] },
    'with rules that nobody can play by': {
      content: JSON.stringify([preset('Sunday', -1), preset('Monday')]),
      kept: [preset('Monday')]
    },
    empty: { content: '', kept: [] }
  }
  it.each(Object.entries(damaged))('are put aside, never written over, when the file is %s', (_, file) => {
    writeFileSync(join(folder, 'presets.json'), file.content)
    presets = openPresets(
      join(folder, 'presets.json'),
      (what) => notes.push(what),
      (aside) => asides.push(aside)
    )
    expect(presets.read()).toEqual(file.kept)
    expect(asides.map(({ kept }) => kept)).toEqual([file.kept.length])
    expect(asides[0]?.file).toMatch(/presets\.json\.corrupt-/)
    expect(notes).toEqual([expect.stringContaining('put aside')])
    presets.save(preset('New'))
    expect(presets.read()).toEqual([...file.kept, preset('New')])
    expect(readFileSync(asides[0]?.file ?? '', 'utf8')).toBe(file.content)
    expect(asides).toHaveLength(1)
  })

  it('that break while the app runs are put aside before the next one is kept', () => {
    presets.save(preset('One'))
    writeFileSync(join(folder, 'presets.json'), 'x')
    presets.save(preset('Two'))
    expect(presets.read()).toEqual([preset('Two')])
    expect(asides.map(({ file }) => readFileSync(file, 'utf8'))).toEqual(['x'])
  })

  it('that cannot be read at all are neither written over nor put aside', () => {
    mkdirSync(join(folder, 'presets.json'))
    const again = openPresets(
      join(folder, 'presets.json'),
      (what) => notes.push(what),
      (aside) => asides.push(aside)
    )
    expect(notes).toEqual(['presets cannot be read'])
    expect(() => again.read()).toThrow(/EISDIR/)
    expect(() => again.save(preset('One'))).toThrow(/EISDIR/)
    expect(asides).toEqual([])
    expect(readdirSync(folder)).toEqual(['presets.json'])
  })

  it('stay the old ones when they cannot be written', () => {
    const nowhere = openPresets(
      join(folder, 'gone', 'presets.json'),
      () => undefined,
      () => undefined
    )
    expect(() => nowhere.save(preset('Sunday'))).toThrow(/ENOENT/)
    expect(nowhere.read()).toEqual([])
  })
})
