// Hands that play in the real window: they read what is asked and press the keys that the buttons show.
import type { Page } from '@playwright/test'
import { officialRules } from '../src/shared/game/rules'
import type { Level, NewGame, Settings } from '../src/shared/ipc'
import { expect } from './app'

/** What a plain player presses, by preference: buys, passes bids, keeps out of deals, takes what is proposed in a debt. */
const PLAIN = ['Space', 'B', 'K', 'G', 'X', 'F', 'A', 'Enter', 'E']

/** Presses what a plain player would press now; returns the key, or null while there is nothing for him to do. */
export async function pressPlainly(page: Page): Promise<string | null> {
  const offered = await page.evaluate(() =>
    // at the table only: on the winner's screen Enter would lay the next one
    document.querySelector('ol[aria-label="Players"]')
      ? [...document.querySelectorAll('[aria-keyshortcuts]:not([aria-disabled], :disabled)')].flatMap(
          (button) => button.getAttribute('aria-keyshortcuts')?.split(' ') ?? []
        )
      : []
  )
  const isOffer = offered.includes('Y') && offered.includes('N')
  const key = isOffer ? 'N' : (PLAIN.find((key) => offered.includes(key)) ?? null)
  if (key) await page.keyboard.press(key)
  return key
}

/** Sets the speed and theme as the settings screen would, before the page reads them. */
export async function choose(page: Page, wanted: Partial<Settings>): Promise<void> {
  await page.evaluate(async (wanted) => {
    const settings = await window.freehold.readSettings(null)
    await window.freehold.writeSettings({ ...settings, ...wanted })
  }, wanted)
  await page.reload()
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

/** Plays plainly for every person at the table until something has come about. */
export async function playUntil(page: Page, isDone: () => Promise<boolean>, timeout = 60_000): Promise<void> {
  const step = async (): Promise<boolean> => {
    await pressPlainly(page)
    return isDone()
  }
  await expect.poll(step, { timeout, intervals: [20] }).toBe(true)
}
