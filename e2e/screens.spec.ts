// Every screen, and the table in the middle of auctions, deals and debts, in both themes and two sizes: looked at and asked by axe.
import AxeBuilder from '@axe-core/playwright'
import type { ElectronApplication, Page } from '@playwright/test'
import type { Rules } from '../src/shared/game/rules'
import { expect, test } from './app'
import { choose, pressAtTable, sitDown, tableOf } from './hands'
import { flawsOf, pictureOf, resize } from './looks'

const SIZES = [
  [1280, 780],
  [1024, 640]
] as const
const SEED = 'c0ffee00'.repeat(8)

type Visit = (screen: string) => Promise<void>

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

async function lay(page: Page, rules: Partial<Rules>): Promise<void> {
  const game = tableOf([null, null], SEED)
  await sitDown(page, { ...game, rules: { ...game.rules, dice: 'table', ...rules } })
  await enter(page, 6, 5)
  await enter(page, 1, 2)
  await expect(page.getByText('Nora’s turn', { exact: true })).toBeVisible()
}

async function enter(page: Page, one: number, other: number): Promise<void> {
  for (const key of [String(one), String(other), 'Enter']) await pressAtTable(page, key)
}

/** From the start screen through all that can be opened there, and back. */
async function visitScreens(page: Page, visit: Visit): Promise<void> {
  await expect(heading(page, 'Take a seat')).toBeVisible()
  await visit('start')
  for (const [key, title] of [
    ['n', 'New game'],
    ['r', 'Rule book'],
    ['s', 'Settings']
  ] as const) {
    await page.keyboard.press(key)
    await expect(heading(page, title).first()).toBeFocused()
    await visit(title.toLowerCase())
    if (key === 'n') {
      await page.keyboard.press('g')
      await expect(heading(page, 'Rules of this game')).toBeFocused()
      await visit('rules of this game')
      await page.getByRole('button', { name: /^Done/ }).click()
    }
    await page.keyboard.press('Escape')
    await expect(heading(page, 'Take a seat')).toBeFocused()
  }
  await page.keyboard.press('a')
  await expect(heading(page, 'About Freehold')).toBeFocused()
  await visit('about')
  await page.keyboard.press('Escape')
}

/** A lot is auctioned. */
async function visitAuction(page: Page, visit: Visit): Promise<void> {
  await lay(page, {})
  await enter(page, 1, 2)
  await expect(heading(page, 'Buy Baltic Avenue?')).toBeFocused()
  await visit('purchase')
  await pressAtTable(page, '?')
  await expect(heading(page, /^Why/)).toBeFocused()
  await visit('why')
  await page.keyboard.press('Escape')
  await pressAtTable(page, 'a')
  await expect(page.getByText('Auction, Theo to bid', { exact: true })).toBeVisible()
  await visit('auction')
  await page.keyboard.press('Escape')
  await expect(heading(page, 'Take a seat')).toBeFocused()
  await page.keyboard.press('g')
  await expect(heading(page, 'Saved games')).toBeFocused()
  await visit('saved games')
  await page.keyboard.press('Escape')
}

/** All deeds are dealt: a deal is offered, a debt comes up, and the game is ended. */
async function visitTroubles(page: Page, visit: Visit): Promise<void> {
  await lay(page, { dealt: 'all', startCash: 150 })
  await visit('turn')
  await pressAtTable(page, 'd')
  await visit('title deed')
  await page.keyboard.press('Escape')
  await pressAtTable(page, 't')
  await page.getByRole('group', { name: 'With whom?' }).getByRole('button', { name: 'Theo' }).click()
  for (const name of ['Nora', 'Theo'])
    await page
      .getByRole('list', { name: `${name}’s deeds` })
      .getByRole('button')
      .first()
      .click()
  await visit('deal')
  await page.getByRole('button', { name: /^Offer it/ }).click()
  await expect(page.getByText('Theo is asked', { exact: true })).toBeVisible()
  await visit('offer')
  await pressAtTable(page, 'n')
  await enter(page, 1, 3)
  await expect(page.getByRole('button', { name: /^Pay \$200/ })).toBeVisible()
  await visit('income tax')
  await page.getByRole('button', { name: /^Pay \$200/ }).click()
  await expect(heading(page, '$50 still missing')).toBeFocused()
  await visit('debt')
  await pressAtTable(page, 'm')
  await visit('deeds of one player')
  await page.keyboard.press('Escape')
  while (await heading(page, /still missing/).isVisible()) await pressAtTable(page, 'Enter')
  await pressAtTable(page, 's')
  await visit('seats and end')
  for (let person = 0; person < 2; person++) {
    await page.getByRole('button', { name: 'End it' }).first().click()
    await page.waitForTimeout(100)
  }
  await expect(heading(page, 'How it ended')).toBeVisible()
  await visit('winner')
}

/** What is wrong at either size, and what axe finds by these rules, or by all of them. */
async function flawsIn(page: Page, app: ElectronApplication, rules: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const size of SIZES) {
    await resize(page, app, size)
    for (const flaw of await flawsOf(page)) found.push(`${size.join(' x ')}: ${flaw}`)
  }
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze()
  return [...found, ...violations.map(({ id, nodes }) => `axe: ${id} at ${String(nodes[0]?.target)}`)]
}

// Of the page by night nothing differs from that by day but its colours.
for (const [theme, rules] of [
  ['light', []],
  ['dark', ['color-contrast', 'link-in-text-block']]
] as const)
  test(`Every screen is whole and open to all, theme ${theme}`, async ({ page, app }) => {
    test.setTimeout(180_000)
    await choose(page, { speed: 'instant', theme, guide: false })
    const visit: Visit = async (screen) => {
      expect.soft(await flawsIn(page, app, rules), screen).toEqual([])
      const { cloth, colours } = await pictureOf(page, app)
      expect.soft(colours, `${screen}: different colours`).toBeGreaterThan(60)
      expect.soft(cloth > 0.5, `${screen}: cloth of ${cloth.toFixed(2)}`).toBe(theme === 'light')
    }
    await visitScreens(page, visit)
    await visitAuction(page, visit)
    await visitTroubles(page, visit)
  })

test('Text at 200 % is read whole everywhere', async ({ page, app }) => {
  test.setTimeout(120_000)
  await choose(page, { speed: 'instant', guide: false, textSize: 200 })
  await resize(page, app, SIZES[0])
  const visit: Visit = async (screen) => {
    expect.soft(await flawsOf(page), screen).toEqual([])
  }
  await visitScreens(page, visit)
  await visitAuction(page, visit)
  await visitTroubles(page, visit)
})
