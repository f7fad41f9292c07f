// The sounds in the real window: each one is rendered and measured, and none is played before anybody has pressed a key.
import type { Page } from '@playwright/test'
import { resolve } from 'node:path'
import { build } from 'vite'
import type * as sounds from '../src/renderer/sound/sounds'
import type * as voice from '../src/renderer/sound/voice'
import { expect, test } from './app'
import { choose, sitDown, tableOf } from './hands'

type Modules = typeof sounds & typeof voice
type Measure = {
  readonly name: string
  readonly peak: number
  readonly loud: number
  readonly silentAt: number
}

/** The sound module itself as one script: nothing is written again for the test. */
async function scriptOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: resolve(__dirname, entry), formats: ['iife'], name: 'sound' } }
  })
  const result = Array.isArray(built) ? built[0] : built
  if (!result || !('output' in result)) throw new Error('The sounds were not built')
  return result.output[0].code
}

/** Renders every sound in each of its variations at 44.1 kHz and measures the samples. */
async function measure(page: Page): Promise<Measure[]> {
  await page.evaluate(`${await scriptOf('sound-modules.ts')}; globalThis.sound = sound`)
  return page.evaluate(async () => {
    const { SOUND_NAMES, SOUNDS, lengthOf, render, VARIATIONS } = (
      globalThis as unknown as { sound: Modules }
    ).sound
    const measures = []
    for (const name of SOUND_NAMES)
      for (const variation of VARIATIONS) {
        const samples = await render(SOUNDS[name], lengthOf(SOUNDS[name]) + 0.3, variation)
        let peak = 0
        let squares = 0
        let last = 0
        samples.forEach((sample, at) => {
          peak = Math.max(peak, Math.abs(sample))
          squares += sample * sample
          if (Math.abs(sample) > 0.0015) last = at
        })
        const loud = Math.sqrt(squares / (lengthOf(SOUNDS[name]) * 44_100))
        measures.push({ name, peak, loud, silentAt: last / 44_100 / lengthOf(SOUNDS[name]) })
      }
    return measures
  })
}

test('Every sound can be heard, does not clip, and lasts as long as it says', async ({ page }) => {
  const measures = await measure(page)
  expect(measures.length).toBeGreaterThan(13 * 5)
  expect(measures.filter(({ peak, loud }) => !(peak > 0.04 && loud > 0.004))).toEqual([])
  expect(measures.filter(({ peak }) => peak > 0.9)).toEqual([])
  // as parts of the length that its data give
  expect(measures.filter(({ silentAt }) => silentAt > 1 || silentAt < 0.4)).toEqual([])
})

test('Nothing sounds before the first key, nor when muted; the volume is kept', async ({ page }) => {
  await page.addInitScript(() => {
    const made: AudioContext[] = []
    Object.assign(globalThis, { made })
    globalThis.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options)
        made.push(this)
      }
    }
  })
  await choose(page, { speed: 'brisk' })
  const contexts = () =>
    page.evaluate(() => (globalThis as unknown as { made: AudioContext[] }).made.map(({ state }) => state))
  await sitDown(page, tableOf(['casual', 'casual'], 'c0de'.repeat(16)))
  const ledger = page.getByRole('list', { name: 'Ledger' }).getByRole('listitem')
  // the click that opened the table was the first one
  await expect.poll(contexts).toEqual(['running'])
  await expect.poll(() => ledger.count()).toBeGreaterThan(3)

  await page.keyboard.press('0')
  await expect(page.getByText('The sound is off.')).toBeVisible()
  expect(await page.evaluate(() => window.freehold.readSettings(null))).toMatchObject({ muted: true })
  await page.reload()
  await expect(page.getByRole('button', { name: /^Continue/ })).toBeEnabled()
  expect(await contexts()).toEqual([])

  await page.keyboard.press('s')
  await page.getByRole('searchbox', { name: 'Find a setting or a key' }).fill('volume')
  const slider = page.getByRole('slider', { name: 'Volume' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('70')
  expect(await page.evaluate(() => window.freehold.readSettings(null))).toMatchObject({
    volume: 70,
    muted: true
  })
})
