// Comfort round one screen: the rule behind a question, keys of one's own, the handover card, TV mode, all in the real window.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './app'
import { LANGUAGES, NAME_LENGTH } from '../src/shared/ipc'
import { english } from '../src/renderer/i18n/en'
import { choose, playUntil, sitDown, tableOf } from './hands'
import { flawsOf, resize } from './looks'
import { visitAuction, visitScarcity, visitTroubles, type Visit } from './visits'

const SEED = 'c0ffee00'.repeat(8)

async function expectNoBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.target])).toEqual([])
}

/** Heights of the letters beside the board in CSS pixels, smallest first, with the text that is so small. */
const letters = (page: Page): Promise<{ size: number; text: string }[]> =>
  page.evaluate(() => {
    const found: { size: number; text: string }[] = []
    const walker = document.createTreeWalker(
      document.querySelector('.side') ?? document.body,
      NodeFilter.SHOW_TEXT
    )
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!parent || text === '' || !parent.checkVisibility() || parent.closest('.spoken, svg')) continue
      found.push({ size: parseFloat(getComputedStyle(parent).fontSize), text })
    }
    return found.sort((one, other) => one.size - other.size)
  })

test('The rule behind a purchase lies beside the board, and the decision goes on', async ({ page }) => {
  await choose(page, { speed: 'instant' })
  const game = tableOf([null, null], SEED)
  await sitDown(page, { ...game, rules: { ...game.rules, auctions: false } })
  const buy = page.getByRole('button', { name: /^Buy for/ })
  await playUntil(page, buy)
  await buy.focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('heading', { name: 'Why buy or auction?' })).toBeFocused()
  await expect(page.getByText('no auctions: what is not bought stays with the Bank,').first()).toBeVisible()
  // neither the board nor the answers are hidden
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible()
  await expect(buy).toBeVisible()
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await expect(buy).toBeFocused()
  await page.keyboard.press('?')
  await page.getByRole('button', { name: 'Buying a deed' }).click()
  await expect(page.getByRole('heading', { name: 'Buying a deed' })).toBeFocused()
  await page.keyboard.press('b')
  await expect(
    page
      .getByRole('list', { name: 'Ledger' })
      .getByText(/bought/)
      .first()
  ).toBeVisible()
  await expect(page.locator('section.why')).toHaveCount(0)
})

test('A key is changed, refused where it clashes, used at the table, and put back', async ({ page }) => {
  await choose(page, { speed: 'instant' })
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('s')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeFocused()
  await page.keyboard.press('f')
  await expect(page.getByRole('searchbox', { name: 'Find a setting or a key' })).toBeFocused()
  await page.keyboard.type('buy the lot')
  await expect(page.getByText('1 found')).toBeVisible()
  const row = page.getByRole('button', { name: /^Buy the lot/ })
  await row.click()
  await page.keyboard.press('a')
  await expect(page.getByText('A is taken by \u201CSend the lot to auction\u201D.')).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByRole('button', { name: 'Buy the lot key K' })).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole('searchbox').fill('about freehold')
  await page.getByRole('button', { name: /^About Freehold/ }).click()
  await page.keyboard.press('.')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { name: 'Take a seat' })).toBeVisible()
  await page.keyboard.press('.')
  await expect(page.getByRole('heading', { name: 'About Freehold' })).toBeFocused()
  await page.reload()
  await sitDown(page, tableOf([null, null], SEED))
  const buy = page.getByRole('button', { name: /^Buy for/ })
  await playUntil(page, buy)
  await expect(buy).toHaveAttribute('aria-keyshortcuts', 'K')
  await expect(buy.locator('kbd')).toHaveText('K')
  await page.keyboard.press('b')
  await expect(buy).toBeVisible()
  await page.keyboard.press('k')
  await expect(
    page
      .getByRole('list', { name: 'Ledger' })
      .getByText(/bought/)
      .first()
  ).toBeVisible()
  // the settings lie behind the table, too, and lead back to it
  await page.keyboard.press('s')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'All keys as usual', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('list', { name: 'Players' })).toBeVisible()
})

test('The masthead stays one line and names the table whole in every language, whatever is agreed', async ({
  page,
  app
}) => {
  await choose(page, { speed: 'instant', guide: false })
  const game = tableOf([null, null, 'casual'], SEED)
  const name = 'Großmutters Spieleabende'
  expect(name).toHaveLength(NAME_LENGTH)
  await sitDown(page, { ...game, name, rules: { ...game.rules, timeLimit: 60, rent: 'claimNext' } })
  for (const language of LANGUAGES) {
    await choose(page, { language })
    await page.locator('[aria-keyshortcuts="Enter"]').click()
    for (const size of [
      [1280, 800],
      [1024, 640]
    ] as const) {
      await resize(page, app, size)
      const hidden = await page
        .getByRole('heading', { name })
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
      expect(hidden, `${language} at ${size[0]}`).toBeLessThanOrEqual(1)
      for (const header of await page.locator('.side header').all()) {
        const tops = await header
          .locator('button:visible')
          .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().top)))
        expect(tops.length).toBeGreaterThan(1)
        expect(new Set(tops).size, `${language} at ${size[0]}`).toBe(1)
        const aside = header.locator('i')
        if ((await aside.count()) > 0)
          expect(
            await aside.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
            `${language} at ${size[0]}`
          ).toBeLessThanOrEqual(1)
      }
    }
    // the widest figures of all deeds stay on their card, and the card in its place
    for (const key of ['d', 'ArrowLeft']) await page.keyboard.press(key)
    await expect(page.locator('.beside article')).toBeVisible()
    const [card, heading] = await Promise.all(
      ['.beside article', '.asked h2'].map((part) => page.locator(part).boundingBox())
    )
    expect((card?.x ?? 0) + (card?.width ?? 0), language).toBeLessThan((heading?.x ?? 0) - 4)
  }
  // the time and the pause stand above the ledger; the rule book is reached by its key and through the game's slip
  await choose(page, { language: 'en' })
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page.getByText('60 min left')).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByRole('heading', { name: 'Rule book' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('s')
  await page.locator('.slip-place').getByRole('button', { name: 'Rules' }).click()
  await expect(page.getByRole('heading', { name: 'Rule book' })).toBeFocused()
})

test('A handover card lies between two people, and begins with Space', async ({ page }) => {
  await choose(page, { speed: 'instant', handover: true })
  await sitDown(page, tableOf([null, null, 'casual'], SEED))
  const here = page.getByRole('button', { name: /^I am here/ })
  await playUntil(page, here)
  await expect(here).toBeFocused()
  const name = await page.locator('.cover h2 span').innerText()
  await expect(page.locator('.slip-place')).toHaveAttribute('inert')
  await expect(page.getByRole('list', { name: 'Players' })).toBeVisible()
  await expectNoBarrier(page)
  await page.keyboard.press('Space')
  await expect(here).toHaveCount(0)
  await expect(page.getByText(`${name}’s turn`, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Throw the dice' })).toBeFocused()
  // on demand, for every seat, at any time
  await page.keyboard.press('F9')
  await expect(page.getByRole('heading', { name: /^Since (.+’s last turn|the game began)$/ })).toBeFocused()
  await page.keyboard.press('F9')
  await expect(page.getByRole('heading', { name: 'Throw the dice' })).toBeVisible()
})

test('TV mode is legible from three metres and has one bar of answers', async ({ page, app }) => {
  await choose(page, { speed: 'instant' })
  await sitDown(page, tableOf([null, null, 'casual', 'casual'], SEED))
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1920, 1080))
  const buy = page.getByRole('button', { name: /^Buy for/ })
  await playUntil(page, buy)
  await page.keyboard.press('F10')
  await expect(page.locator('main.tv')).toBeVisible()
  // who has come here is told the way back
  const told = page.getByText('TV mode: large enough for the far end of the room. F10 leads back.')
  await expect(told).toBeVisible()
  await expect(told).toHaveCount(0, { timeout: 15_000 })
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))
  const scale = Math.min(width / 1920, height / 1080)
  const found = await letters(page)
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(({ size }) => size < 24 * scale - 0.01)).toEqual([])
  // names on the board as large as the narrowest space allows, most of them as large as all other letters; prices are away
  const names = await page
    .locator('.board .space .name')
    .evaluateAll((all) => all.map((name) => parseFloat(getComputedStyle(name).fontSize)))
  expect(names).toHaveLength(30)
  expect(names.filter((size) => size < 18 * scale)).toEqual([])
  expect(names.filter((size) => size >= 24 * scale - 0.01).length).toBeGreaterThanOrEqual(20)
  await expect(page.locator('.board .price')).toHaveCount(0)
  expect((await flawsOf(page)).filter((flaw) => !flaw.includes('F10'))).toEqual([])
  // all answers stand in one row along the foot of the window
  const boxes = await Promise.all(
    (await page.locator('.answers button').all()).map((button) => button.boundingBox())
  )
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1)
  for (const box of boxes) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
  await expectNoBarrier(page)
  await page.keyboard.press('F10')
  await expect(page.locator('main.tv')).toHaveCount(0)
  await expect(buy).toBeVisible()
})

test('In TV mode all players and answers stay in view, whatever is asked', async ({ page, app }) => {
  await choose(page, { speed: 'instant', guide: false, tv: true })
  await resize(page, app, [1280, 720])
  /** How far the players reach below their side, and the answers below the window; a player who is not shown at all is told as one. */
  const hidden = (): Promise<(number | string)[]> =>
    page.evaluate(() => {
      const foot = (part: Element): number => part.getBoundingClientRect().bottom
      const side = document.querySelector('.tv .side')
      if (side === null) return []
      const rows = [...side.querySelectorAll('li.row:not(.out)')]
      const gone = rows.filter((row) => row.getBoundingClientRect().height === 0)
      return [
        // a rule that is read takes the place of the players
        ...(side.querySelector('section.why') === null ? gone.map((row) => row.textContent.trim()) : []),
        ...[
          ...rows.map((row) => foot(row) - foot(side)),
          ...[...side.querySelectorAll('.answers button')].map((answer) => foot(answer) - innerHeight)
        ].filter((below) => below > 0)
      ]
    })
  const visit: Visit = async (screen) => {
    expect.soft(await hidden(), screen).toEqual([])
    expect.soft(await flawsOf(page), screen).toEqual([])
  }
  await visitAuction(page, english, visit)
  await visitTroubles(page, english, visit)
  await visitScarcity(page, english, visit)
})
