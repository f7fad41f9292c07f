// A game carried in a file: written, taken in, opened by double click with the app closed and open; a file that is none; and the way
// back to a daily copy.
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { expect, launch, startAgain, test } from './app'
import { choose, playUntil, sitDown, tableOf } from './hands'

/** No test can work the system's own windows: they answer with this file. */
const answerDialogs = (app: ElectronApplication, file: string): Promise<void> =>
  app.evaluate(({ dialog }, file) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: file })
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file] })
  }, file)

const cards = (page: Page) => page.getByRole('heading', { level: 2, name: 'Sunday table' })

test('A game goes into a file and comes back out of it, by button and by double click', async ({
  app,
  page,
  dataDir
}) => {
  const file = join(dataDir, 'Sunday table.freehold')
  await choose(page, { speed: 'instant' })
  await sitDown(page, tableOf([null, null], '5eed'.repeat(16)))
  await playUntil(page, () => page.getByText('To end the turn').isVisible())
  const turn = await page.getByText(/^turn \d+$/).innerText()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Saved games/ }).click()
  await answerDialogs(app, file)
  await page.getByRole('button', { name: 'Write Sunday table to a file' }).click()
  await expect(page.getByRole('status')).toHaveText(/Sunday table was written to Sunday table\.freehold\./)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ freehold: 2 })

  await page.keyboard.press('f')
  await expect(page.getByText('Sunday table is among your games now.')).toBeVisible()
  await expect(cards(page)).toHaveCount(2)
  await page.keyboard.press('o')
  await expect(page.getByText(turn, { exact: true })).toBeVisible()

  await test.step('a second start with a file opens it here', async () => {
    await page.keyboard.press('Escape')
    await once(startAgain(app.process(), dataDir, file), 'exit')
    await expect(page.getByText(turn, { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Saved games/ }).click()
    await expect(cards(page)).toHaveCount(3)
  })

  await test.step('a Mac hands it over by an event, which is the same on every system', async () => {
    await app.evaluate(
      ({ app }, file) => app.emit('open-file', { preventDefault: () => undefined }, file),
      file
    )
    await expect(page.getByText(turn, { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Saved games/ }).click()
    await expect(cards(page)).toHaveCount(4)
  })

  await test.step('a file that is no game changes nothing and says so', async () => {
    const bad = join(dataDir, 'bad.freehold')
    writeFileSync(bad, readFileSync(file, 'utf8').replace('"undo"', '"und0"'))
    await answerDialogs(app, bad)
    await page.keyboard.press('f')
    await expect(page.getByRole('alert')).toContainText('That file holds no game of Freehold')
    await expect(cards(page)).toHaveCount(4)
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
  await app.close()

  await test.step('a start with a file begins at its table, and the day has its copy', async () => {
    const again = await launch(dataDir, [file])
    const opened = await again.firstWindow()
    await expect(opened.getByText(turn, { exact: true })).toBeVisible()
    await expect
      .poll(() => existsSync(join(dataDir, 'backups')) && readdirSync(join(dataDir, 'backups')).length)
      .toBe(1)
    await again.close()
  })
})

test('All games go back to a daily copy, by keys alone, and forth again', async ({ app, page, dataDir }) => {
  await choose(page, { speed: 'instant' })
  await sitDown(page, tableOf([null, null], '5eed'.repeat(16)))
  await playUntil(page, () => page.getByText('To end the turn').isVisible())
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await expect(page.getByText('There is no copy yet')).toBeVisible()
  await app.close()

  const again = await launch(dataDir)
  const later = await again.firstWindow()
  const copies = (): string[] =>
    existsSync(join(dataDir, 'backups')) ? readdirSync(join(dataDir, 'backups')) : []
  await expect.poll(() => copies().filter((name) => name.endsWith('.db')).length).toBe(1)
  // a game goes wrong: it is renamed, played on, and another one is begun
  await expect(later.getByRole('heading', { name: 'Take a seat' })).toBeFocused()
  await later.keyboard.press('g')
  await expect(cards(later)).toHaveCount(1)
  await later.keyboard.press('n')
  await later.keyboard.type('Spoilt')
  await later.keyboard.press('Enter')
  const spoilt = later.getByRole('heading', { level: 2, name: 'Spoilt' })
  await expect(spoilt).toBeVisible()
  await expect(later.getByRole('radio')).toHaveCount(1)

  await later.keyboard.press('d')
  await expect(later.getByRole('heading', { name: 'Go back to this copy?' })).toBeFocused()
  await expect(later.getByText('In it: Sunday table.')).toBeVisible()
  await expect(later.getByText(/^Nothing is lost/)).toBeVisible()
  await later.keyboard.press('y')
  await expect(later.getByRole('status')).toHaveText(/Your games are as they were then/)
  await expect(cards(later)).toHaveCount(1)
  await expect(spoilt).toHaveCount(0)
  await expect(later.getByRole('radio')).toHaveCount(2)
  await expect(later.getByRole('heading', { name: 'Daily copies' })).toBeFocused()
  // the game can be opened and goes on
  await later.keyboard.press('Enter')
  await playUntil(later, () => later.getByText('To end the turn').isVisible())
  await later.keyboard.press('Escape')
  await expect(later.getByRole('heading', { name: 'Take a seat' })).toBeFocused()

  // and forth again: the first copy in the list holds what was there before
  await later.keyboard.press('g')
  await expect(later.getByRole('radio').first()).toHaveAccessibleName(/made before you went back/)
  for (const key of ['d', 'y']) await later.keyboard.press(key)
  await expect(spoilt).toBeVisible()
  await expect(later.getByRole('radio')).toHaveCount(3)
  await again.close()
})
