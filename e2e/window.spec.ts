// The window: where it comes back, and what is left of it when something breaks.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication } from '@playwright/test'
import { expect, launch, test } from './app'
import { answerQuestions, choose, playUntil, questionsAsked, sitDown, tableOf } from './hands'

test('The window comes back with the size it had', async ({ dataDir }) => {
  const first = await launch(dataDir)
  await first.firstWindow()
  const size = await first.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    window?.setBounds({ x: 40, y: 30, width: 1100, height: 700 })
    return window?.getSize()
  })
  expect(size).toEqual([1100, 700])
  await first.close()

  const second = await launch(dataDir)
  await second.firstWindow()
  const bounds = await second.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.getNormalBounds()
  )
  expect(bounds).toMatchObject({ width: 1100, height: 700 })
  await second.close()
})

test('The window cannot be made smaller than the board needs', async ({ app, page }) => {
  await page.waitForLoadState()
  expect(
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getMinimumSize())
  ).toEqual([1024, 640])
})

test('An unexpected error is written down, and the app ends with an error code', async ({
  app,
  page,
  dataDir
}) => {
  await page.waitForLoadState()
  const ended = new Promise((tell) => app.process().on('exit', tell))
  await app.evaluate(({ dialog }) => {
    dialog.showMessageBoxSync = () => 2 // a person presses Quit; no test can press a button of the system's own dialog
    setTimeout(() => {
      throw new Error('no paper in the bank')
    })
  })
  expect(await ended).toBe(1)
  expect(readFileSync(join(dataDir, 'logs/freehold.log'), 'utf8')).toContain('Error: no paper in the bank')
})

test('A page that dies comes back by itself, and the table with it', async ({ app, page }) => {
  await choose(page, { speed: 'instant' })
  await sitDown(page, tableOf([null, null], '5eed'.repeat(16)))
  await playUntil(page, () => page.getByText('To end the turn').isVisible())
  const cash = await page.getByRole('list', { name: 'Players' }).innerText()
  const died = page.waitForEvent('crash')
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer()
  )
  await died
  const look = (what: string) =>
    app.evaluate(
      ({ BrowserWindow }, what) =>
        BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(what) as unknown,
      what
    )
  await expect.poll(() => look(`document.querySelector('ol[aria-label="Players"]')?.innerText`)).toBe(cash)
})

test('A fault that nothing catches is told, and written down', async ({ dataDir }) => {
  const app = await launch(dataDir)
  const page = await app.firstWindow()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    setTimeout(() => void Promise.reject(new Error('a die fell off the table')))
  })
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('Nothing is lost')
  await expect
    .poll(() => readFileSync(join(dataDir, 'logs/freehold.log'), 'utf8'))
    .toContain('fault in the page: Error: a die fell off the table')
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toHaveCount(0)
  await app.close()
})

test('A page that hangs is brought back when a person wants it', async ({ app, page }) => {
  await page.waitForLoadState()
  await answerQuestions(app)
  const ended = page.waitForEvent('crash')
  await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    void window?.webContents.executeJavaScript('for (;;);')
    // Chromium says so itself only half a minute after a key that is not answered
    window?.emit('unresponsive')
  })
  await ended
  await expect.poll(() => titleOf(app)).toBe('Freehold')
  expect(await questionsAsked(app)).toEqual(['The table does not answer.'])
})

test('A page that cannot be loaded is said to be, and loaded again', async ({ app, page }) => {
  await page.waitForLoadState()
  await answerQuestions(app)
  await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    void window?.loadURL('app://freehold.example/').catch(() => 'refused, as no other address is ever shown')
  })
  await expect.poll(() => questionsAsked(app)).toEqual(['The table cannot be shown.'])
  await expect(page).toHaveURL('app://freehold/index.html')
})

const titleOf = (app: ElectronApplication): Promise<unknown> =>
  app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript('document.title')
  )
