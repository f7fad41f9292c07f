// A game by rules of the table's own: chosen on screen, played with real dice, taken back, and the screens are open to all.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './app'
import { choose, playUntil, sitDown, tableOf } from './hands'

/** Minutes that half of the games last, as the screen says; null while it is measuring. */
async function minutes(page: Page): Promise<number | null> {
  const text = await page.getByRole('region', { name: 'How long it takes' }).innerText()
  const found = /About (\d+) minutes?; eight games in ten take \d+ to \d+/.exec(text)
  return found ? Number(found[1]) : null
}

async function expectNoBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.target])).toEqual([])
}

/** Enters a throw of real dice by keys. */
async function enter(page: Page, one: number, other: number): Promise<void> {
  await page.keyboard.press(String(one))
  await page.keyboard.press(String(other))
  await page.getByRole('button', { name: `Enter ${one} + ${other}` }).focus()
  await page.keyboard.press('Enter')
}

test('A family plays by rules of its own, with real dice, and takes a throw back', async ({ page }) => {
  await choose(page, { speed: 'instant' })
  await page.getByRole('button', { name: /^New game/ }).click()
  for (const seat of [2, 3])
    await page
      .getByRole('listitem', { name: `Seat ${seat}` })
      .getByRole('radio', { name: 'Person' })
      .check()
  await page.keyboard.press('g')
  await expect(page.getByRole('heading', { name: 'Rules of this game' })).toBeFocused()
  await expectNoBarrier(page)
  await page.getByRole('button', { name: /^Family/ }).click()
  await page.getByRole('group', { name: 'Dice' }).getByRole('radio', { name: 'Real dice' }).check()
  await page.getByRole('group', { name: 'Taking back' }).getByRole('radio', { name: 'Everything' }).check()
  await page.getByRole('textbox', { name: 'Keep these rules as' }).fill('Ours')
  await page.getByRole('button', { name: 'Keep' }).click()
  await expect(page.getByRole('button', { name: /^Ours/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: /^Done/ }).click()
  await page.getByRole('button', { name: /^Start the game/ }).click()

  const board = page.getByRole('group', { name: 'Board' })
  await expect(board.getByRole('button', { name: /^Free Parking, \$0 waiting here/ })).toBeVisible()
  for (const [seat, [one, other]] of [
    [6, 3],
    [2, 1],
    [1, 2]
  ].entries()) {
    await expect(page.getByText(`Player ${seat + 1} to throw`, { exact: true }).first()).toBeVisible()
    await enter(page, one ?? 0, other ?? 0)
  }
  await expect(page.getByText('Player 1 threw highest and starts', { exact: true })).toBeVisible()
  await expectNoBarrier(page)

  // 3 + 1 leads to the income tax; what is paid waits on Free Parking
  await enter(page, 3, 1)
  await page.getByRole('button', { name: /^Pay \$200/ }).click()
  await expect(board.getByRole('button', { name: /^Free Parking, \$200 waiting here/ })).toBeVisible()
  await page.keyboard.press('u')
  await expect(board.getByRole('button', { name: /^Free Parking, \$0 waiting here/ })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Ledger' }).getByText(', taken back').first()).toBeVisible()
  await page.keyboard.press('i')
  await expect(board.getByRole('button', { name: /^Free Parking, \$200 waiting here/ })).toBeVisible()
})

test('The screen says how long such games last, and by other rules how much shorter', async ({ page }) => {
  await page.getByRole('button', { name: /^New game/ }).click()
  for (const key of ['p', 'p']) await page.locator('h1').press(key)
  await expect.poll(() => minutes(page)).toBeGreaterThan(10)
  const official = (await minutes(page)) ?? 0
  await page.locator('h1').press('g')
  await page.getByRole('button', { name: /^Short game/ }).click()
  await expect.poll(async () => (await minutes(page)) ?? official).toBeLessThan(official)
  await expect(page.getByRole('button', { name: /^Deal them all/ })).toContainText(/about \d+ minutes/)
  // impossible rules are refused and not measured
  await page.getByRole('button', { name: /^Deal them all/ }).click()
  await page.getByRole('group', { name: 'Buying at once' }).getByRole('radio', { name: 'No' }).check()
  await page.getByRole('button', { name: /^Done/ }).click()
  await expect(page.getByRole('region', { name: 'How long it takes' })).toContainText('All deeds are dealt')
  await expectNoBarrier(page)
})

test('A timed game is paused, left to the computer, and ended by agreement with scores', async ({ page }) => {
  await choose(page, { speed: 'instant' })
  const game = tableOf([null, null], '5eed'.repeat(16))
  await sitDown(page, { ...game, rules: { ...game.rules, timeLimit: 60, dealt: 2 } })
  await expect(page.getByText(/60 min left$/)).toBeVisible()
  await page.keyboard.press('h')
  await expect(page.getByText(/min left, paused$/)).toBeVisible()
  await page.keyboard.press('h')
  await playUntil(page, page.getByText('To end the turn'))
  await page.keyboard.press('s')
  await expectNoBarrier(page)
  // also in the midst of one's own turn: the computer begins only when the slip is closed
  const acting = await page.locator('[data-seat][aria-current] b').innerText()
  const seat = page
    .getByRole('list', { name: 'Who plays which seat' })
    .getByRole('listitem')
    .filter({ hasText: acting })
  await seat.getByRole('button', { name: 'Leave it to the computer' }).click()
  await expect(seat.getByRole('button', { name: 'Take it back' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(seat.getByRole('button', { name: 'Leave it to the computer' })).toBeFocused()
  await page.getByRole('button', { name: 'End it' }).first().click()
  await expect(page.getByRole('button', { name: 'Play on' })).toBeVisible()
  await page.getByRole('button', { name: 'End it' }).click()
  await expect(page.getByText('The richest, when all agreed to end it')).toBeVisible()
  await expectNoBarrier(page)
})
