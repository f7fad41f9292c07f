// What every journey starts from: the real app with a fresh data folder. FREEHOLD_EXECUTABLE tests a packaged app instead.
import { _electron, test as base, type ElectronApplication, type Page } from '@playwright/test'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Starts the app on a data folder; starting it again on the same folder is what a person does the next day.
 * @param dataDir folder for saved games, settings and logs
 * @param args more arguments for its command line, for instance a file to open
 * @param packaged executable of a packaged app, or undefined to run this checkout
 */
export function launch(
  dataDir: string,
  args: readonly string[] = [],
  packaged = process.env.FREEHOLD_EXECUTABLE
): Promise<ElectronApplication> {
  return _electron.launch({
    ...(packaged === undefined ? {} : { executablePath: packaged }),
    args: [
      ...(packaged === undefined ? [resolve(__dirname, '..')] : []),
      `--user-data-dir=${dataDir}`,
      ...args
    ]
  })
}

/** Starts the app of another process once more, on a data folder, as a person does: nothing holds it by a debugger. */
export function startAgain(
  { spawnfile }: ChildProcess,
  dataDir: string,
  ...words: readonly string[]
): ChildProcess {
  const args = [
    ...(process.env.FREEHOLD_EXECUTABLE === undefined ? [resolve(__dirname, '..')] : []),
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    `--user-data-dir=${dataDir}`,
    ...words
  ]
  return spawn(spawnfile, args, { stdio: 'ignore' })
}

/** `dataDir`: a fresh folder; `app`: the app started on it; `page`: its window, in which nothing may fail unseen. */
export const test = base.extend<{ app: ElectronApplication; page: Page; dataDir: string }>({
  dataDir: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'freehold-e2e-'))
    await use(folder)
    rmSync(folder, { recursive: true, force: true })
  },
  app: async ({ dataDir }, use) => {
    const app = await launch(dataDir)
    await use(app)
    await app.close()
  },
  page: async ({ app }, use) => {
    const page = await app.firstWindow()
    const faults: string[] = []
    page.on('pageerror', ({ stack, message }) => faults.push(stack ?? message))
    await use(page)
    base.expect(faults, 'faults that nothing in the page has caught').toEqual([])
  }
})

export { expect } from '@playwright/test'
