// The way through every screen, and through auctions, deals and debts at the table, by the words of any language.
import type { Page } from '@playwright/test'
import type { Messages } from '../src/renderer/i18n'
import type { Rules } from '../src/shared/game/rules'
import type { NewGame } from '../src/shared/ipc'
import { expect } from './app'
import { pressAtTable, tableOf } from './hands'

const SEED = 'c0ffee00'.repeat(8)
const BALTIC = 3

/** What is done with each screen once it is there; its name tells them apart. */
export type Visit = (screen: string) => Promise<void>

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

async function enter(page: Page, one: number, other: number): Promise<void> {
  for (const key of [String(one), String(other), 'Enter']) await pressAtTable(page, key)
}

/** A table of two with real dice, after the opening throws. */
async function lay(page: Page, words: Messages, rules: Partial<Rules>): Promise<void> {
  const plain = tableOf([null, null], SEED)
  const game: NewGame = { ...plain, rules: { ...plain.rules, dice: 'table', ...rules } }
  await page.evaluate(async (game) => {
    const created = await window.freehold.createGame(game)
    if (!created.ok) throw new Error(created.trouble)
    await window.freehold.closeGame(null)
  }, game)
  await page.reload()
  await page.getByRole('button', { name: words.screens.start.resume(game.name) }).click()
  await enter(page, 6, 5)
  await enter(page, 1, 2)
  await expect(page.getByText(words.decisions.turn.eyebrow('Nora'), { exact: true })).toBeVisible()
}

/** From the start screen through all that can be opened there, and back. */
export async function visitScreens(page: Page, words: Messages, visit: Visit): Promise<void> {
  const { screens, options } = words
  await expect(heading(page, screens.start.heading)).toBeVisible()
  await visit('start')
  for (const [key, title] of [
    ['n', screens.newGame.heading],
    ['r', screens.rules.heading],
    ['s', screens.settings.heading],
    ['a', screens.about.heading]
  ] as const) {
    await page.keyboard.press(key)
    await expect(heading(page, title).first()).toBeFocused()
    await visit(title)
    if (key === 'n') {
      await page.keyboard.press('g')
      await expect(heading(page, options.heading)).toBeFocused()
      await visit(options.heading)
      await page.getByRole('button', { name: options.done }).click()
    }
    await page.keyboard.press('Escape')
    await expect(heading(page, screens.start.heading)).toBeFocused()
  }
}

/** A lot is auctioned. */
export async function visitAuction(page: Page, words: Messages, visit: Visit): Promise<void> {
  const { decisions, screens } = words
  await lay(page, words, {})
  await enter(page, 1, 2)
  await expect(heading(page, decisions.purchase.title(BALTIC))).toBeFocused()
  await visit('purchase')
  await pressAtTable(page, '?')
  await expect(heading(page, words.why.decisions.purchase)).toBeFocused()
  await visit('why')
  await page.keyboard.press('Escape')
  await pressAtTable(page, 'a')
  await expect(page.getByText(decisions.auction.eyebrow('Theo'), { exact: true })).toBeVisible()
  await visit('auction')
  await page.keyboard.press('Escape')
  await expect(heading(page, screens.start.heading)).toBeFocused()
  await page.keyboard.press('g')
  await expect(heading(page, screens.saved.heading)).toBeFocused()
  await visit('saved games')
  await page.keyboard.press('Escape')
}

/** All deeds are dealt: a deal is offered, a debt comes up, and the game is ended. */
export async function visitTroubles(page: Page, words: Messages, visit: Visit): Promise<void> {
  const { decisions, screens } = words
  await lay(page, words, { dealt: 'all', startCash: 150 })
  await visit('turn')
  await pressAtTable(page, 'd')
  await visit('title deed')
  await page.keyboard.press('Escape')
  await pressAtTable(page, 't')
  await page
    .getByRole('group', { name: decisions.deal.choosePartner })
    .getByRole('button', { name: 'Theo' })
    .click()
  for (const name of ['Nora', 'Theo'])
    await page
      .getByRole('list', { name: decisions.deal.deeds(name) })
      .getByRole('button')
      .first()
      .click()
  await visit('deal')
  await page.getByRole('button', { name: new RegExp(`^${decisions.deal.offer}`) }).click()
  await expect(page.getByText(decisions.deal.answerEyebrow('Theo'), { exact: true })).toBeVisible()
  await visit('offer')
  await pressAtTable(page, 'n')
  await enter(page, 1, 3)
  await expect(heading(page, decisions.tax.title(200))).toBeFocused()
  await visit('income tax')
  await page.getByRole('button', { name: decisions.tax.flat(200) }).click()
  await expect(heading(page, decisions.debt.title(50))).toBeFocused()
  await visit('debt')
  await pressAtTable(page, 'm')
  await visit('deeds of one player')
  await page.keyboard.press('Escape')
  while (await page.getByText(decisions.debt.plan, { exact: true }).isVisible())
    await pressAtTable(page, 'Enter')
  await pressAtTable(page, 's')
  await visit('seats and end')
  for (let person = 0; person < 2; person++) {
    await page.getByRole('button', { name: decisions.game.agree, exact: true }).first().click()
    await page.waitForTimeout(100)
  }
  await expect(heading(page, screens.winner.ranking)).toBeVisible()
  await visit('winner')
}
