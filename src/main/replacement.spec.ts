// A file that cannot be replaced stays as it was, with nothing half written beside it.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readJson, replaceFile, replaceJson } from './replacement'
import { freshFolder } from './saves/testing/folder'

it('puts the new text in the place of the old one', () => {
  const folder = freshFolder()
  const file = join(folder, 'settings.json')
  expect(readJson(file)).toBeUndefined()
  replaceJson(file, { volume: 30 })
  replaceJson(file, { volume: 60 })
  expect(readJson(file)).toEqual({ volume: 60 })
  expect(readdirSync(folder)).toEqual(['settings.json'])
})

it('leaves nothing behind where the last step fails', () => {
  const folder = freshFolder()
  const file = join(folder, 'Sunday.freehold')
  mkdirSync(file)
  writeFileSync(join(file, 'kept'), 'as it was')
  expect(() => replaceFile(file, 'a game')).toThrow(/EISDIR|ENOTEMPTY|EPERM|EEXIST/)
  expect(readdirSync(folder)).toEqual(['Sunday.freehold'])
  expect(readFileSync(join(file, 'kept'), 'utf8')).toBe('as it was')
})
