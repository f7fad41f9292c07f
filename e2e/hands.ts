// Hands that play in the real window: they read what is asked and press the keys that the buttons show.
import type { ElectronApplication, Locator, Page } from '@playwright/test'
import type { Action } from '../src/shared/game/actions'
import { officialRules } from '../src/shared/game/rules'
import type { Level, NewGame, Settings } from '../src/shared/ipc'
import { expect } from './app'

/** What a plain player presses, by preference: buys, passes bids, keeps out of deals, takes what is proposed in a debt. */
const PLAIN = ['Space', 'B', 'K', 'G', 'X', 'F', 'A', 'Enter', 'E']

/** What a plain player would press now, or null while there is nothing for him to do. */
async function plainKey(page: Page): Promise<string | null> {
  const offered = await page.evaluate(() =>
    // at the table only: on the winner's screen Enter would lay the next one
    document.querySelector('ol[aria-label="Players"]')
      ? [...document.querySelectorAll('[aria-keyshortcuts]:not([aria-disabled], :disabled)')].flatMap(
          (button) => button.getAttribute('aria-keyshortcuts')?.split(' ') ?? []
        )
      : []
  )
  const isOffer = offered.includes('Y') && offered.includes('N')
  return isOffer ? 'N' : (PLAIN.find((key) => offered.includes(key)) ?? null)
}

/** Presses a key at the table and waits until what comes of it has settled, for a quarter of a second at most. */
export async function pressAtTable(page: Page, key: string): Promise<void> {
  const before = await page.evaluate(() => document.querySelector('.side')?.textContent)
  await page.keyboard.press(key)
  await page.evaluate(async (before) => {
    const end = performance.now() + 250
    let seen = before
    let still = 0
    while (performance.now() < end && (seen === before || still < 2)) {
      await new Promise(requestAnimationFrame)
      const now = document.querySelector('.side')?.textContent
      still = now === seen ? still + 1 : 0
      seen = now
    }
  }, before)
}

/** Does all this at the game that is open, whether or not its table is shown; a table shows it by the next frame or so. */
export async function carryOut(page: Page, actions: readonly Action[]): Promise<void> {
  await page.evaluate(async (actions) => {
    for (const action of actions) {
      const done = await window.freehold.act(action)
      if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(done)}`)
    }
  }, actions)
}

/** Presses what a plain player would press now; returns the key, or null while there is nothing for him to do. */
export async function pressPlainly(page: Page): Promise<string | null> {
  const key = await plainKey(page)
  if (key) await pressAtTable(page, key)
  return key
}

/** Sets the speed and theme as the settings screen would, before the page reads them. */
export async function choose(page: Page, wanted: Partial<Settings>): Promise<void> {
  await page.evaluate(async (wanted) => {
    const settings = await window.freehold.readSettings(null)
    await window.freehold.writeSettings({ ...settings, ...wanted })
  }, wanted)
  await page.reload()
  // the page is there before its keys are
  await page.locator('h1').first().waitFor()
}

/** A table of players with one seed, so that a journey sees the same dice each time. */
export function tableOf(computers: readonly (Level | null)[], seed: string): NewGame {
  const pieces = ['fox', 'tugboat', 'teapot', 'snail', 'kite', 'watch', 'anvil', 'lantern'] as const
  const names = ['Nora', 'Theo', 'Lou', 'Marlow', 'Quill', 'Ada', 'Finn', 'Mia']
  return {
    name: 'Sunday table',
    rules: officialRules(computers.length),
    banker: null,
    undo: 'free',
    seed,
    seats: computers.map((computer, seat) => ({
      name: names[seat] ?? '',
      piece: pieces[seat] ?? 'fox',
      colour: seat,
      computer
    }))
  }
}

/** Lays a table through the bridge and goes on with it through the start screen. */
export async function sitDown(page: Page, game: NewGame): Promise<string> {
  const id = await page.evaluate(async (game) => {
    const created = await window.freehold.createGame(game)
    if (!created.ok) throw new Error(created.trouble)
    await window.freehold.closeGame(null)
    return created.value.id
  }, game)
  await page.reload()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page.getByRole('list', { name: 'Players' })).toBeVisible()
  return id
}

/**
 * Plays plainly for every person at the table until something has come about, or until something is to be seen; it is looked for
 * before each key, so that what is waited for is never answered.
 */
export async function playUntil(
  page: Page,
  awaited: Locator | (() => Promise<boolean>),
  timeout = 60_000
): Promise<void> {
  const isDone = typeof awaited === 'function' ? awaited : () => awaited.isVisible()
  const step = async (): Promise<boolean> => {
    // read first: a key that was found before the question came up is not pressed at it
    const key = await plainKey(page)
    if (await isDone()) return true
    if (key) await pressAtTable(page, key)
    return false
  }
  await expect.poll(step, { timeout, intervals: [20] }).toBe(true)
}

/** No test can press a button of the system's own dialogs: the first one is pressed, and what was asked is kept. */
export const answerQuestions = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ dialog }) => {
    const asked: string[] = []
    Object.assign(globalThis, { asked })
    dialog.showMessageBox = (...given: unknown[]) => {
      asked.push((given.at(-1) as { message: string }).message)
      return Promise.resolve({ response: 0, checkboxChecked: false })
    }
  })

export const questionsAsked = (app: ElectronApplication): Promise<string[]> =>
  app.evaluate(() => (globalThis as unknown as { asked: string[] }).asked)
