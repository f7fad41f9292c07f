// The walks through the app as people take them, in the real window; TV mode is walked in comfort.spec.ts, deaths of the app in resume.spec.ts.
import type { Page } from '@playwright/test'
import type { Rules } from '../src/shared/game/rules'
import type { Level } from '../src/shared/ipc'
import { expect, launch, test } from './app'
import { choose, playUntil, pressAtTable, sitDown, tableOf } from './hands'
import { resize } from './looks'

const SEED = 'c0ffee00'.repeat(8)

/** A table with other rules than the printed ones, at instant speed and without the guide. */
async function lay(page: Page, computers: readonly (Level | null)[], rules: Partial<Rules>): Promise<string> {
  await choose(page, { speed: 'instant', guide: false })
  const game = tableOf(computers, SEED)
  return sitDown(page, { ...game, rules: { ...game.rules, ...rules } })
}

/** Enters a throw of real dice. */
async function enter(page: Page, ...[one, other]: readonly [number, number]): Promise<void> {
  for (const key of [String(one), String(other), 'Enter']) await pressAtTable(page, key)
}

/** Throws for the start, so that the first seat begins. */
async function open(page: Page, seats: number): Promise<void> {
  for (let seat = 0; seat < seats; seat++) {
    await expect(page.locator('.slip .eyebrow').getByText(`${NAMES[seat]} to throw`)).toBeVisible()
    await enter(page, seat === 0 ? 6 : 1, seat === 0 ? 5 : 2)
  }
  await expect(page.getByText('Nora’s turn', { exact: true })).toBeVisible()
}
const NAMES = ['Nora', 'Theo', 'Lou']

const ledger = (page: Page) => page.getByRole('list', { name: 'Ledger' })
const row = (page: Page, who: string) =>
  page.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: who })
const slip = (page: Page) => page.locator('.slip-place .slip')
const spoken = (page: Page) => page.getByRole('log')
/** What has the focus, or null if it was lost to the page. */
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(
    () => (document.activeElement === document.body ? null : document.activeElement?.textContent) ?? null
  )

test('First start: one click leads to a game, one more plays, and a guide stays out of the way', async ({
  page
}) => {
  await expect(page.getByRole('heading', { name: 'Take a seat' })).toBeFocused()
  // within seconds, on a busy machine too
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null)
  await expect.poll(painted).not.toBeNull()
  expect(await painted()).toBeLessThan(5000)
  const resume = page.getByRole('button', { name: 'Continue' })
  await expect(resume).toHaveAttribute('aria-disabled', 'true')
  await expect(resume).toContainText('no game has been started yet')
  for (const name of [/^New game/, 'Rules', 'Settings'])
    await expect(page.getByRole('button', { name })).toBeVisible()
  await page.getByRole('button', { name: /^New game/ }).click()
  await expect(page.getByRole('radio', { name: 'Person', checked: true })).toHaveCount(1)
  await expect(page.getByRole('radio', { name: 'Computer', checked: true })).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'The official rules' })).toBeVisible()
  await page.getByRole('button', { name: /^Start the game/ }).click()

  const guide = page.getByRole('region', { name: 'Guide' })
  await expect(guide).toContainText('Throw the dice: Space.')
  await expect(page.getByRole('heading', { name: 'The highest throw starts' })).toBeFocused()
  await expect(spoken(page).getByText(/^Throw the dice: Space\./)).toHaveCount(1)
  await page.keyboard.press('8')
  await expect(guide).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'The highest throw starts' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Take a seat' })).toBeFocused()
  await page.keyboard.press('s')
  const setting = page.getByRole('group', { name: 'Guide' })
  await expect(setting.getByRole('radio', { name: 'Off' })).toBeChecked()
  await setting.getByRole('radio', { name: 'On' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(guide).toBeVisible()
})

test('A family sits down, by keys alone, and ties throw again', async ({ page }) => {
  await choose(page, { speed: 'instant', guide: false })
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { name: 'New game' })).toBeFocused()
  for (const name of ['Nora', 'Theo']) {
    await page.keyboard.press('p')
    await expect(page.locator('input:focus')).toHaveValue(/^Player \d$/)
    await page.keyboard.type(name)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('radio', { name: 'Person', checked: true })).toHaveCount(3)
  await expect(page.getByRole('radio', { name: 'Computer', checked: true })).toHaveCount(2)
  await page.keyboard.press('g')
  await page.getByRole('button', { name: /^Short game/ }).press('Enter')
  await expect(page.locator('.differs')).toContainText('hotel')
  await expect(page.getByRole('button', { name: /^Short game/ })).toContainText(/about \d+ minutes/)
  await page.getByRole('group', { name: 'Dice' }).getByRole('radio', { name: 'Real dice' }).press('Space')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'New game' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'The highest throw starts' })).toBeFocused()
  for (let seat = 0; seat < 5; seat++) await enter(page, 4, 2)
  await expect(page.getByRole('heading', { name: 'Alike: throw once more' })).toBeFocused()
  await enter(page, 5, 6)
  for (let seat = 1; seat < 5; seat++) await enter(page, 1, 2)
  await expect(page.getByText('Player 1 threw highest and starts', { exact: true })).toBeVisible()
})

test('A turn takes three keys, and the computers wait for who holds', async ({ page }) => {
  await lay(page, [null, 'casual'], {})
  await playUntil(page, page.getByRole('heading', { name: 'Throw the dice' }))
  const buy = page.getByRole('button', { name: /^Buy for/ })
  await playUntil(page, buy)
  await expect(slip(page)).toContainText('cash after')
  await expect(slip(page)).toContainText('Rent, full group')
  await pressAtTable(page, 'b')
  await expect(
    ledger(page)
      .getByText(/^Nora bought/)
      .first()
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: /Everything settled|throw again/ })).toBeFocused()
  await playUntil(page, page.getByRole('heading', { name: 'Everything settled?' }))
  await pressAtTable(page, 'h')
  await expect(spoken(page).getByText('The computer players wait.')).toHaveCount(1)
  await pressAtTable(page, 'e')
  const waits = page.getByRole('heading', { name: 'Theo waits for you' })
  await expect(waits).toBeFocused()
  await pressAtTable(page, 'm')
  await expect(slip(page)).toContainText('Nora')
  await page.keyboard.press('Escape')
  await expect(waits).toBeFocused()
  await pressAtTable(page, 'h')
  await playUntil(page, page.getByRole('heading', { name: /Throw the dice|throw again/ }))
})

test('An auction goes round one keyboard: a key to raise and a key to pass for each seat', async ({
  page
}) => {
  await lay(page, [null, null, null], { dice: 'table', startCash: 100 })
  await open(page, 3)
  await enter(page, 1, 2)
  await pressAtTable(page, 'a')
  // Baltic Avenue; the next seat bids first
  await expect(page.getByText('Auction, Theo to bid', { exact: true })).toBeVisible()
  for (const name of NAMES)
    await expect(slip(page).getByRole('listitem').filter({ hasText: name })).toContainText('$100')
  // the key of another seat does nothing now
  await pressAtTable(page, 'a')
  await expect(page.getByText('Auction, Theo to bid', { exact: true })).toBeVisible()
  await pressAtTable(page, 'f')
  await expect(page.getByText('Auction, Lou to bid', { exact: true })).toBeVisible()
  await expect(slip(page)).toContainText('Theo holds it at')
  await pressAtTable(page, 'b')
  await expect(page.getByText('Auction, Nora to bid', { exact: true })).toBeVisible()
  await expect(slip(page).getByRole('listitem').filter({ hasText: 'Lou' })).toContainText('out')
  // a bid is typed; Theo cannot top it, is passed and told so, and the hammer falls
  const field = page.getByLabel('Your bid')
  await field.fill('100')
  await field.press('Enter')
  await expect(
    ledger(page).getByText('Theo cannot top the bid, even by raising every dollar, and is out')
  ).toBeVisible()
  await expect(ledger(page).getByText('Nora won Baltic Avenue at $100')).toBeVisible()
  await expect(row(page, 'Nora')).toContainText('$0')
  await expect(page.getByRole('heading', { name: 'Everything settled?' })).toBeFocused()
})

test('Eight bid round one keyboard, and nothing is out of reach', async ({ page, app }) => {
  await lay(
    page,
    Array.from({ length: 8 }, () => null),
    {}
  )
  const buy = page.getByRole('button', { name: /^Buy for/ })
  await playUntil(page, buy)
  await pressAtTable(page, 'a')
  for (const [width, height, guide] of [
    [1280, 800, false],
    [1024, 640, false],
    [1280, 800, true],
    [1024, 640, true]
  ] as const) {
    await choose(page, { guide, told: [] })
    await page.getByRole('button', { name: /^Continue/ }).click()
    await expect(page.getByRole('region', { name: 'Guide' })).toHaveCount(guide ? 1 : 0)
    await resize(page, app, [width, height])
    const inReach = page.locator('.slip-place button, [data-seat] .cash, .bids li, .side > section button')
    expect(await inReach.count()).toBeGreaterThan(24)
    for (const part of await inReach.all()) await expect(part).toBeInViewport({ ratio: 0.99 })
    // no name is cut
    const cut = await page
      .locator('.bids .name')
      .evaluateAll(
        (names) => names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length
      )
    expect(cut).toBe(0)
  }
})

test('A deal is picked on the board, weighed, changed, offered back, and accepted', async ({ page }) => {
  await lay(page, [null, null, 'casual'], { dice: 'table', dealt: 'all' })
  await open(page, 3)
  await pressAtTable(page, 't')
  await page.getByRole('group', { name: 'With whom?' }).getByRole('button', { name: 'Theo' }).click()
  const given = page.getByRole('list', { name: 'Nora’s deeds' }).getByRole('button').first()
  const taken = page.getByRole('list', { name: 'Theo’s deeds' }).getByRole('button').first()
  const name = ((await taken.locator('.name').innerText()).split(',')[0] ?? '').split('\n')[0] ?? ''
  await given.click()
  // the other one lies on the board
  await page
    .getByRole('group', { name: 'Board' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click()
  await expect(taken).toHaveAttribute('aria-pressed', 'true')
  const meter = page.getByRole('region', { name: 'How the deal weighs' })
  await expect(meter).toContainText('Chance to win')
  await page.getByRole('button', { name: /^Offer it/ }).press('Enter')

  await expect(page.getByText('Theo is asked', { exact: true })).toBeVisible()
  await pressAtTable(page, 'v')
  await page.getByRole('button', { name: 'More cash from Nora' }).click()
  await page.getByRole('button', { name: /^Offer it/ }).click()
  await expect(page.getByText('Nora is asked', { exact: true })).toBeVisible()
  await expect(slip(page)).toContainText('$10')
  await pressAtTable(page, 'y')
  await expect(row(page, 'Nora')).toContainText('$1,490')
  await expect(row(page, 'Theo')).toContainText('$1,510')

  // another one, put off by who is asked and withdrawn by who has made it
  await pressAtTable(page, 't')
  await page.getByRole('group', { name: 'With whom?' }).getByRole('button', { name: 'Theo' }).click()
  await given.click()
  await taken.click()
  await page.getByRole('button', { name: /^Offer it/ }).click()
  await expect(page.getByText('Theo is asked', { exact: true })).toBeVisible()
  await pressAtTable(page, 'Escape')
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(ledger(page).getByText('Nora withdrew the offer to Theo')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Throw the dice' })).toBeFocused()
})

test('Trouble: what is missing, what could be raised, and one way out', async ({ page }) => {
  await lay(page, [null, null], { dice: 'table', dealt: 'all', startCash: 150 })
  await open(page, 2)
  await enter(page, 1, 3)
  await page.getByRole('button', { name: /^Pay \$200/ }).click()
  await expect(page.getByRole('heading', { name: '$50 still missing' })).toBeFocused()
  await expect(slip(page)).toContainText('in all $')
  await expect(slip(page)).toContainText('Give up: only if all else fails')
  await expect(spoken(page).getByText(/\$50 still missing\. Answers:/)).toHaveCount(1)
  // one's own choice instead of the proposal, and back
  await pressAtTable(page, 'm')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: '$50 still missing' })).toBeFocused()
  while (await page.getByRole('heading', { name: /still missing/ }).isVisible())
    await page.keyboard.press('Enter')
  await expect(ledger(page).getByText('Nora paid income tax').first()).toBeVisible()
})

test('Dinner is ready: an auction goes on at the same bid', async ({ dataDir }) => {
  const first = await launch(dataDir)
  const page = await first.firstWindow()
  await lay(page, [null, null, null], { dice: 'table' })
  await open(page, 3)
  await enter(page, 1, 2)
  await pressAtTable(page, 'a')
  await pressAtTable(page, 'f')
  await expect(page.getByText('Auction, Lou to bid', { exact: true })).toBeVisible()
  const closed = first.waitForEvent('close')
  await first.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  await closed

  const second = await launch(dataDir)
  const later = await second.firstWindow()
  const last = later.getByRole('article')
  await expect(last.locator('svg').first()).toBeVisible()
  await expect(last.getByRole('heading', { level: 2 })).toContainText('Lou')
  await expect(last.locator('ol li')).toHaveCount(3)
  await expect(last.locator('ol')).toContainText('Theo bid $10')
  await later.keyboard.press('Enter')
  await expect(later.getByText('Auction, Lou to bid', { exact: true })).toBeVisible()
  await expect(slip(later)).toContainText(/Theo holds it at\s*\$10/)
  await second.close()
})

test('By ear: every event once, answers with their keys, and what is asked for on demand', async ({
  page
}) => {
  await lay(page, [null, null], { dice: 'table' })
  await open(page, 2)
  await enter(page, 1, 2)
  await expect(spoken(page).getByText('Nora walked to Baltic Avenue.')).toHaveCount(1)
  await expect(
    spoken(page).getByText(
      /Buy Baltic Avenue\? Answers: Buy for \$60, key B; Auction it, Theo bids first, key A/
    )
  ).toHaveCount(1)
  for (const [key, sentence] of [
    ['c', 'Nora has $1,500.'],
    ['w', 'Nobody owns Baltic Avenue. Its price is $60.'],
    ['p', 'Nora: Baltic Avenue and Theo: GO.'],
    ['l', 'Nora walked to Baltic Avenue.']
  ] as const) {
    await page.keyboard.press(key)
    await expect(spoken(page).locator('p').last()).toHaveText(sentence)
  }
  await pressAtTable(page, 'b')
  await expect(spoken(page).getByText(/^Nora bought Baltic Avenue/)).toHaveCount(1)
  // the board is one stop of Tab and is walked with the arrows
  await page.locator('[data-space="0"]').focus()
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-space="3"]')).toBeFocused()
  await expect(page.locator('[data-space="3"]')).toHaveAccessibleName(/Baltic Avenue.*Nora/)
  await pressAtTable(page, 'w')
  await expect(spoken(page).locator('p').last()).toHaveText('Nora owns Baltic Avenue.')
  await pressAtTable(page, 'e')
  for (const key of ['d', 'Escape', '?', 'Escape', 's', 'Escape', 'F9', 'Escape']) {
    await page.keyboard.press(key)
    expect(await focused(page), `after ${key}`).not.toBeNull()
  }
})

test('The evening ends: a winner, a ranking, and the seats move on', async ({ page }) => {
  await lay(page, [null, null, 'casual'], { timeLimit: 60 })
  await playUntil(page, page.getByText('To end the turn'))
  await pressAtTable(page, 's')
  // the computer agrees to what all people want
  for (const who of ['Nora', 'Theo'])
    await page
      .getByRole('list', { name: 'Who plays which seat' })
      .getByRole('listitem')
      .filter({ hasText: who })
      .getByRole('button', { name: 'End it' })
      .click()
  await expect(page.locator('h1')).toBeFocused()
  await expect(page.getByText('The game goes to').or(page.getByText('The game is shared'))).toBeVisible()
  const ranking = page.getByRole('region', { name: 'How it ended' })
  await expect(ranking.getByRole('listitem')).toHaveCount(3)
  await expect(ranking.getByRole('listitem').first()).toContainText('$')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'New game' })).toBeFocused()
  const names = await page
    .locator('li.seat input[type="text"]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  expect(names).toEqual(['Theo', 'Lou', 'Nora'])
})
