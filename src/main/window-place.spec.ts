// Where the window comes back.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FIRST_PLACE, fitPlace, readPlace, writePlace } from './window-place'

const screen = { x: 0, y: 0, width: 1920, height: 1040 }
const at = (x: number, y: number) => ({ bounds: { x, y, width: 1280, height: 800 }, maximized: false })

describe('Remembered place', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'freehold-place-'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  it('comes back as it was written', () => {
    const place = { bounds: { x: -5, y: 20, width: 1400, height: 900 }, maximized: true }
    writePlace(join(folder, 'window.json'), place)
    expect(readPlace(join(folder, 'window.json'))).toEqual(place)
  })

  it.each([
    '',
    'null',
    '[]',
    '{"bounds":{"width":"1"},"maximized":true}',
    '{"bounds":{"width":1280,"height":800}}',
    '{"bounds":{"width":1280.5,"height":800},"maximized":false}'
  ])('is the first place when the file holds %j', (text) => {
    writeFileSync(join(folder, 'window.json'), text)
    expect(readPlace(join(folder, 'window.json'))).toEqual(FIRST_PLACE)
  })

  it('is the first place when there is no file', () => {
    expect(readPlace(join(folder, 'none.json'))).toEqual(FIRST_PLACE)
  })
})

describe('Screens of today', () => {
  it('keep a place that can be seen, even in part', () => {
    expect(fitPlace(at(100, 100), [screen])).toEqual(at(100, 100))
    expect(fitPlace(at(1700, 900), [screen])).toEqual(at(1700, 900))
    expect(fitPlace(at(2000, 100), [screen, { ...screen, x: 1920 }])).toEqual(at(2000, 100))
  })

  it.each([
    ['beside', 1900, 100],
    ['above', 100, -50],
    ['below', 100, 1000],
    ['on an unplugged screen', 2000, 100]
  ])('drop a place %s', (_where, x, y) => {
    expect(fitPlace(at(x, y), [screen]).bounds).toEqual({ width: 1280, height: 800 })
  })
})
