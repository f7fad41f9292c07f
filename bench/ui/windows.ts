// Starts the windows to be measured: the app as it is built, and an empty window of the same Electron, with or without a database.
import { _electron, chromium, errors, type ElectronApplication, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { largestPaint, timeToShow } from './recorders'

export type Kind = 'freehold' | 'empty' | 'emptyWithDatabase'

/** Where Chromium writes the port of its debugger, within its data folder. */
const PORT_FILE = 'DevToolsActivePort'
/** Milliseconds for a whole start; a debugger hangs about once in a hundred times when it is attached to a starting Electron. */
const PATIENCE = 30_000
/** Milliseconds that a window is left alone before it is looked into: what a debugger does at once slows a page with more in it. */
const PAINTED = 1500
const EXECUTABLE = process.env.ELECTRON_EXEC_PATH
const FOLDERS: Readonly<Record<Kind, string>> = {
  freehold: resolve('.'),
  empty: resolve('bench/ui/empty'),
  emptyWithDatabase: resolve('bench/ui/empty')
}

/** Lends a data folder that is removed afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'freehold-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const environmentOf = (kind: Kind, folder: string): Record<string, string> => ({
  ...(process.env as Record<string, string>),
  ...(kind === 'emptyWithDatabase' ? { FREEHOLD_BENCH_DATABASE: join(folder, 'games.db') } : {})
})

/** Opens a window under Playwright and lends its app and page. */
export async function withWindow<T>(
  kind: Kind,
  folder: string,
  work: (page: Page, app: ElectronApplication) => Promise<T>
): Promise<T> {
  const app = await launched(kind, folder)
  try {
    return await work(await app.firstWindow(), app)
  } finally {
    await app.close()
  }
}

/** The app under Playwright, whose debugger hangs now and then when it is attached: then once more, three times at most. */
async function launched(kind: Kind, folder: string, triesLeft = 3): Promise<ElectronApplication> {
  try {
    return await _electron.launch({
      ...(EXECUTABLE === undefined ? {} : { executablePath: EXECUTABLE }),
      args: [FOLDERS[kind], `--user-data-dir=${folder}`],
      env: environmentOf(kind, folder),
      timeout: PATIENCE
    })
  } catch (error) {
    if (!(error instanceof errors.TimeoutError) || triesLeft <= 1) throw error
    return launched(kind, folder, triesLeft - 1)
  }
}

export type Start = {
  /** Milliseconds from the start of the process until its content is painted. */
  readonly painted: number
  /** Milliseconds from the click on "Continue" to the frame with the table; 0 for an empty window. */
  readonly table: number
}

/** A start that did not come to its end, because the debugger hangs. */
export class StartHung extends Error {
  constructor() {
    super(`A window was not ready within ${PATIENCE / 1000} seconds`)
    this.name = 'StartHung'
  }
}

/** Starts a window without a debugger on its back, and looks into it only when it has painted. */
export async function timeStart(kind: Kind, folder: string): Promise<Start> {
  if (EXECUTABLE === undefined) throw new Error('ELECTRON_EXEC_PATH is not set: start with npm run bench:ui')
  rmSync(join(folder, PORT_FILE), { force: true })
  const started = Date.now()
  const child = spawn(EXECUTABLE, [FOLDERS[kind], `--user-data-dir=${folder}`, '--remote-debugging-port=0'], {
    env: environmentOf(kind, folder),
    stdio: 'ignore'
  })
  const ended = once(child, 'exit')
  const limit = AbortSignal.timeout(PATIENCE)
  // which ends the connection, and with it whatever waits for an answer
  limit.addEventListener('abort', () => child.kill())
  try {
    const port = await portIn(folder)
    await new Promise((wake) => setTimeout(wake, PAINTED))
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    const page = await pageOf(() => browser.contexts().flatMap((context) => context.pages()))
    const painted = (await page.evaluate(largestPaint)) - started
    const table =
      kind === 'freehold'
        ? await page.evaluate(timeToShow, { button: 'Continue', wanted: '.board [data-space]' })
        : 0
    await browser.close()
    return { painted, table }
  } catch (error) {
    throw limit.aborted ? new StartHung() : error
  } finally {
    child.kill()
    await ended
  }
}

/** The port that Chromium has written into its data folder. */
async function portIn(folder: string): Promise<string> {
  const file = join(folder, PORT_FILE)
  for (let tries = 0; tries < 600; tries++) {
    try {
      const [port] = readFileSync(file, 'utf8').split('\n')
      if (port) return port
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    }
    await new Promise((wake) => setTimeout(wake, 50))
  }
  throw new Error('The window did not start within 30 seconds')
}

async function pageOf(pages: () => Page[]): Promise<Page> {
  for (let tries = 0; tries < 200; tries++) {
    const [page] = pages()
    if (page) return page
    await new Promise((wake) => setTimeout(wake, 50))
  }
  throw new Error('The app has opened no window')
}

/** Mebibytes of all processes of an app. */
export type Memory = {
  /** Working sets: pages that processes share are counted in each. */
  readonly working: number
  /** Shared pages in equal parts (Linux' PSS); null on other systems. */
  readonly proportional: number | null
}

export async function memoryOf(app: ElectronApplication): Promise<Memory> {
  const processes = await app.evaluate(({ app }) =>
    app.getAppMetrics().map(({ pid, memory }) => ({ pid, kilobytes: memory.workingSetSize }))
  )
  const sum = (kilobytes: readonly number[]): number => kilobytes.reduce((all, one) => all + one, 0) / 1024
  return {
    working: sum(processes.map(({ kilobytes }) => kilobytes)),
    proportional: process.platform === 'linux' ? sum(processes.map(({ pid }) => proportionalOf(pid))) : null
  }
}

function proportionalOf(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
  if (kilobytes === undefined) throw new Error(`Linux does not tell the memory of process ${pid}`)
  return Number(kilobytes)
}
