// Every screen, and the table in the middle of auctions, deals and debts, in both themes and two sizes: looked at and asked by axe.
import AxeBuilder from '@axe-core/playwright'
import type { ElectronApplication, Page } from '@playwright/test'
import { english } from '../src/renderer/i18n/en'
import { expect, test } from './app'
import { choose } from './hands'
import { flawsOf, pictureOf, resize, SIZES } from './looks'
import { visitAuction, visitScarcity, visitScreens, visitTroubles, type Visit } from './visits'

/** What is wrong at either size, and what axe finds by these rules, or by all of them. */
async function flawsIn(page: Page, app: ElectronApplication, rules: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const size of SIZES) {
    await resize(page, app, size)
    for (const flaw of await flawsOf(page)) found.push(`${size.join(' x ')}: ${flaw}`)
  }
  // of what is in order it need not find the way to each element
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
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
    await visitScreens(page, english, visit)
    await visitAuction(page, english, visit)
    await visitTroubles(page, english, visit)
    await visitScarcity(page, english, visit)
  })

test('Text at 200 % is read whole everywhere, and answers stay in view', async ({ page, app }) => {
  test.setTimeout(120_000)
  await choose(page, { speed: 'instant', guide: false, textSize: 200 })
  await resize(page, app, SIZES[0])
  const visit: Visit = async (screen) => {
    expect.soft(await flawsOf(page), screen).toEqual([])
    const below = await page
      .locator('.slip-place .answers button')
      .evaluateAll(
        (answers) => answers.filter((one) => one.getBoundingClientRect().bottom > innerHeight).length
      )
    expect.soft(below, screen).toBe(0)
  }
  await visitScreens(page, english, visit)
  await visitAuction(page, english, visit)
  await visitTroubles(page, english, visit)
  await visitScarcity(page, english, visit)
})
