// Whole games in the real window, from the start screen to the winner.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHARACTERS, LEVELS } from '../src/shared/ipc'
import { expect, test } from './app'
import { choose, playUntil, sitDown, tableOf } from './hands'

test('Four computers play a game to its end at instant speed', async ({ page }) => {
  test.setTimeout(180_000)
  await choose(page, { speed: 'instant' })
  await sitDown(page, tableOf(['casual', 'casual', 'casual', 'casual'], 'c0de'.repeat(16)))
  await expect(page.getByRole('heading', { name: 'How it ended' })).toBeVisible({ timeout: 150_000 })
  await expect(page.getByText('The game goes to')).toBeVisible()
})

test('The four levels play to the end, each with a character, and nothing goes wrong', async ({
  page,
  dataDir
}) => {
  test.setTimeout(240_000)
  await choose(page, { speed: 'instant' })
  const table = tableOf(LEVELS, '1eaf'.repeat(16))
  const seats = table.seats.map((seat, at) => ({ ...seat, character: CHARACTERS[at] }))
  await sitDown(page, { ...table, seats })
  await expect(page.getByRole('heading', { name: 'How it ended' })).toBeVisible({ timeout: 210_000 })
  const log = join(dataDir, 'logs', 'freehold.log')
  if (existsSync(log)) expect(readFileSync(log, 'utf8')).not.toMatch(/computer/)
})

test('A game is set up by keys and played', async ({ page }) => {
  await choose(page, { speed: 'instant' })
  // at once, while the page of the first key may still be on its way
  await page.keyboard.press('n')
  await page.keyboard.press('c')
  await expect(page.getByRole('radio', { name: 'Computer' })).toHaveCount(4)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(4)
  const turn = page.getByText(/^turn ([5-9]|\d\d)/)
  await playUntil(page, async () => (await turn.count()) > 0)
})

test('One person plays a whole game against two computers, by keys alone', async ({ page }) => {
  test.setTimeout(240_000)
  await choose(page, { speed: 'instant' })
  await sitDown(page, tableOf([null, 'casual', 'casual'], 'beef'.repeat(16)))
  const end = page.getByRole('heading', { name: 'How it ended' })
  await playUntil(page, async () => (await end.count()) > 0, 200_000)
})
