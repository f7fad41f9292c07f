// The way through every screen, and through auctions, deals and debts at the table, by the words of any language.
import type { Page } from '@playwright/test'
import type { Messages } from '../src/renderer/i18n'
import type { Action, Bundle } from '../src/shared/game/actions'
import type { Rules } from '../src/shared/game/rules'
import type { PlayerView } from '../src/shared/game/view'
import type { NewGame } from '../src/shared/ipc'
import { expect } from './app'
import { carryOut, pressAtTable, tableOf } from './hands'

const SEED = 'c0ffee00'.repeat(8)
const BALTIC = 3

/** What is done with each screen once it is there; its name tells them apart. */
export type Visit = (screen: string) => Promise<void>

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** This lies open, and the focus on its title. */
const asked = (page: Page, title: string) => expect(heading(page, title).first()).toBeFocused()

const throws = (player: number, ...dice: readonly [number, number]): Action => ({
  type: 'enterThrow',
  player,
  dice
})

/** Everybody throws for the start, and Nora has thrown most. */
const opening = (players: number): readonly Action[] =>
  Array.from({ length: players }, (_, seat) => (seat === 0 ? throws(0, 6, 5) : throws(seat, 1, 2)))

const nothing: Bundle = { cash: 0, deeds: [], cards: [] }

/** Deeds change hands for a dollar; `offer` is the number of the offer at this table. */
const sale = (offer: number, from: number, to: number, deeds: readonly number[]): readonly Action[] => [
  { type: 'offer', player: from, to, give: { ...nothing, deeds }, take: { ...nothing, cash: 1 } },
  { type: 'acceptOffer', player: to, offer }
]

/** A table of people with real dice, at which the opening throws are made, and what else has been done. */
async function lay(
  page: Page,
  words: Messages,
  players: number,
  { banker = null, ...rules }: Partial<Omit<Rules, 'banker'>> & { banker?: string | null },
  done: (view: PlayerView) => readonly Action[] = () => []
): Promise<void> {
  const plain = tableOf(Array<null>(players).fill(null), SEED)
  const agreed = {
    ...plain.rules,
    dice: 'table',
    banker: banker === null ? null : players,
    ...rules
  } as const
  const game: NewGame = { ...plain, banker, rules: agreed }
  const view = await page.evaluate(async (game) => {
    const created = await window.freehold.createGame(game)
    if (!created.ok) throw new Error(created.trouble)
    return created.value.view
  }, game)
  await carryOut(page, [...opening(players), ...done(view)])
  await page.evaluate(() => window.freehold.closeGame(null))
  await page.reload()
  await page.getByRole('button', { name: words.screens.start.resume(game.name) }).click()
  await expect(page.locator('.slip-place h2')).toBeFocused()
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
    await asked(page, title)
    await visit(title)
    if (key === 'n') {
      await page.keyboard.press('2')
      await visit('one seat')
      await page.keyboard.press('g')
      await asked(page, options.heading)
      await visit(options.heading)
      await page.getByRole('button', { name: options.done }).click()
    }
    await page.keyboard.press('Escape')
    await asked(page, screens.start.heading)
  }
}

/** A lot is auctioned, by a Banker who does not play. */
export async function visitAuction(page: Page, words: Messages, visit: Visit): Promise<void> {
  const { decisions, screens } = words
  await lay(page, words, 5, { banker: 'Ida' })
  await visit('turn of the first of five')
  await carryOut(page, [throws(0, 1, 2)])
  await asked(page, decisions.purchase.title(BALTIC))
  await visit('purchase')
  await pressAtTable(page, '?')
  await asked(page, words.why.decisions.purchase)
  await visit('why')
  await page.keyboard.press('Escape')
  await pressAtTable(page, 'a')
  await asked(page, decisions.hammer.openTitle(BALTIC))
  await visit('lot to be opened')
  await carryOut(page, [{ type: 'openBidding', player: 5 }])
  await expect(page.getByText(decisions.auction.eyebrow('Theo'), { exact: true })).toBeVisible()
  await carryOut(page, [{ type: 'bid', player: 1, amount: 60 }])
  await expect(page.getByText(decisions.auction.eyebrow('Lou'), { exact: true })).toBeVisible()
  await visit('auction')
  await carryOut(
    page,
    [2, 3, 4, 0].map((player) => ({ type: 'pass', player }))
  )
  await expect(page.getByText(decisions.hammer.eyebrow('Ida'), { exact: true })).toBeVisible()
  await visit('hammer')
  await page.keyboard.press('Escape')
  await asked(page, screens.start.heading)
  await page.keyboard.press('g')
  await asked(page, screens.saved.heading)
  await visit('saved games')
  await page.keyboard.press('Escape')
}

/** All deeds are dealt: a deal is offered, a debt comes up, and the game is ended. */
export async function visitTroubles(page: Page, words: Messages, visit: Visit): Promise<void> {
  const { decisions, screens } = words
  await lay(page, words, 2, { dealt: 'all', startCash: 150 })
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
  // by key: what the scales say may move the button under a pointer
  await page.getByRole('button', { name: new RegExp(`^${decisions.deal.offer}`) }).press('Enter')
  await expect(page.getByText(decisions.deal.answerEyebrow('Theo'), { exact: true })).toBeVisible()
  await visit('offer')
  await pressAtTable(page, 'n')
  await carryOut(page, [throws(0, 1, 3)])
  await asked(page, decisions.tax.title(200))
  await visit('income tax')
  await page.getByRole('button', { name: decisions.tax.flat(200) }).click()
  await asked(page, decisions.debt.title(50))
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

/** What is not Nora's in the end: Theo's group, the mortgaged railroad that he takes over, and the only lot of Lou's. */
const ORANGE = [16, 18, 19]
const READING = 5
const SHORE = 25

/** All deeds are Nora's but for a few, and of the Bank's houses there are two left. */
function settle({ owners }: PlayerView): readonly Action[] {
  const deedsOf = (seat: number): number[] =>
    owners.flatMap((owner, space) => (owner === seat ? [space] : []))
  return [
    ...sale(1, 1, 0, deedsOf(1)),
    ...sale(2, 2, 0, deedsOf(2)),
    { type: 'build', player: 0, group: 'yellow', levels: [4, 4, 4] },
    { type: 'build', player: 0, group: 'green', levels: [4, 4, 4] },
    { type: 'build', player: 0, group: 'darkBlue', levels: [3, 3] },
    ...sale(3, 0, 1, ORANGE),
    ...sale(4, 0, 2, [SHORE]),
    { type: 'mortgage', player: 0, space: READING }
  ]
}

/** Rent is asked for, houses are scarce, a mortgage is inherited, and somebody sits in jail. */
export async function visitScarcity(page: Page, words: Messages, visit: Visit): Promise<void> {
  const { decisions, coach, since } = words
  await lay(page, words, 3, { dealt: 'all', startCash: 20_000, rent: 'claimNext' }, settle)
  await pressAtTable(page, 'm')
  await visit('streets with houses')
  await page.keyboard.press('Escape')
  await carryOut(page, sale(5, 0, 1, [READING]))
  await asked(page, decisions.inheritance.title(READING))
  await visit('inheritance')
  await carryOut(page, [
    { type: 'keepMortgage', player: 1 },
    { type: 'build', player: 1, group: 'orange', levels: [1, 1, 1] }
  ])
  await asked(page, decisions.wish.title('house'))
  await visit('wish')
  await carryOut(page, [{ type: 'wish', player: 0, count: 1 }])
  await asked(page, decisions.lotTitle('house'))
  await visit('a house at auction')
  await carryOut(page, [
    { type: 'bid', player: 1, amount: 120 },
    { type: 'pass', player: 0 }
  ])
  await asked(page, decisions.placement.title('house'))
  await visit('placement')
  // the third doubles lead to jail; Theo stands on a lot of Nora's then
  await carryOut(page, [
    { type: 'place', player: 1, space: 16 },
    { type: 'lowerWish', player: 0, count: 0 },
    { type: 'place', player: 1, space: 18 },
    throws(0, 5, 5),
    throws(0, 5, 5),
    throws(0, 5, 5),
    { type: 'endTurn', player: 0 },
    throws(1, 1, 2)
  ])
  await pressAtTable(page, 'q')
  await asked(page, decisions.claim.title)
  await visit('claim')
  await page.keyboard.press('Escape')
  await carryOut(page, [{ type: 'endTurn', player: 1 }, throws(2, 4, 6), { type: 'endTurn', player: 2 }])
  await asked(page, decisions.jail.title)
  await visit('jail')
  await page.keyboard.press('F9')
  await asked(page, since.title('Nora'))
  await visit('meanwhile')
  await page.keyboard.press('!')
  await expect(page.getByRole('button', { name: coach.follow })).toBeVisible()
  await visit('coach')
}

/** Puts all games into the bin, so that the next way through begins without any. */
export const clearAway = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await window.freehold.closeGame(null)
    const games = await window.freehold.listGames(null)
    if (!games.ok) throw new Error(games.trouble)
    for (const { id } of games.value) await window.freehold.removeGame(id)
  })
