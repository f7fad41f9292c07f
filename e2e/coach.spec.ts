// Reasons and the coach: a computer says why it refuses, the coach says what he would do, and his move is made by one key.
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './app'
import { choose, playUntil, sitDown, tableOf } from './hands'

const SEED = '5c'.repeat(32)

test('A computer refuses with a reason, and the coach is asked and followed', async ({ page }) => {
  await choose(page, { speed: 'instant', guide: false })
  const game = tableOf([null, 'casual', 'strong'], SEED)
  await sitDown(page, { ...game, rules: { ...game.rules, dealt: 2 } })
  const ledger = page.getByRole('list', { name: 'Ledger' })

  // a throw is due: one dollar for a deed of Theo
  await playUntil(page, page.getByRole('heading', { name: 'Throw the dice' }))
  await page.keyboard.press('t')
  await page.getByRole('button', { name: 'Theo', exact: true }).click()
  await page.getByRole('list', { name: 'Theo’s deeds' }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'More cash from Nora' }).click()
  await expect(page.getByRole('region', { name: 'How the deal weighs' })).toBeVisible()
  await page.getByRole('button', { name: /^Offer it/ }).press('Enter')
  await expect(page.getByText(/^Theo refuses: “.+”$/)).toBeVisible()
  const told = ledger.getByRole('listitem').filter({ hasText: 'Theo refused' })
  await expect(told.locator('q')).toHaveText(/^“.+”$/)
  const voice = page.getByRole('log').locator('p')
  await expect(voice.filter({ hasText: (await told.locator('q').innerText()).trim() })).toHaveCount(1)

  // the coach: what he would do, the odds, and his move
  await playUntil(page, page.getByRole('heading', { name: /^Buy / }))
  await page.keyboard.press('!')
  const asked = page.getByText('The coach, in Nora’s place', { exact: true })
  await expect(asked).toBeVisible()
  const odds = page.getByRole('region', { name: 'Nora’s next throw' })
  await expect(odds.getByRole('listitem')).toHaveCount(11)
  await expect(odds.getByRole('listitem').nth(5)).toHaveText(/^7, 17%: /)
  const doIt = page.getByRole('button', { name: /^Do it/ })
  await expect(doIt).toBeVisible()
  await expect(
    voice.filter({ hasText: /^The coach, in Nora’s place\. .+ “.+”\.? Answers: Do it/ })
  ).toHaveCount(1)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.target])).toEqual([])
  const move = await page.locator('.slip h2').innerText()
  await page.keyboard.press('Enter')
  await expect(asked).toBeHidden()
  await expect(ledger).toContainText(
    /^Buy/.test(move) ? /Nora bought/ : /Nora (leaves|sends|declined|.*auction)/
  )
})

test('A tournament plays without the coach, and nothing is weighed', async ({ page }) => {
  await choose(page, { speed: 'instant', guide: false })
  await page.getByRole('button', { name: /^New game/ }).click()
  await expect(page.getByRole('heading', { name: 'New game' })).toBeFocused()
  await page.keyboard.press('g')
  await page.getByRole('group', { name: 'Coach' }).getByRole('radio', { name: 'Off' }).check()
  await expect(page.getByText('There is no coach, and deals are not weighed.')).toBeVisible()
  await page.getByRole('button', { name: /^Done/ }).click()
  await page.getByRole('button', { name: /^Start the game/ }).click()
  await expect(page.getByRole('list', { name: 'Players' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Coach/ })).toHaveCount(0)
  const advice = await page.evaluate(() => window.freehold.advise(0))
  expect(advice).toBeNull()
  await page.keyboard.press('s')
  await expect(page.getByText('This table plays without the coach.')).toBeVisible()
})
