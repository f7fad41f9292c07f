// What happens when something breaks: it is noted, said plainly, and the game goes on from its last saved move.
import { app, dialog, shell, type BrowserWindow } from 'electron'
import { note } from './log'
import { showPage } from './window'
import { words } from './words'

/** A page that dies twice within this many milliseconds is not brought back without asking. */
const SOON = 30_000
/** Chromium's code for a load that gave way to another one. */
const ABORTED = -3

/** What each button of a question does; the last one is Quit. */
type Answers = Readonly<Record<string, () => void>>

/** Catches whatever no other part of the main process caught. */
export function guardMainProcess(): void {
  process.on('uncaughtException', (error) => {
    breakDown(error)
  })
  process.on('unhandledRejection', (reason) => {
    breakDown(reason)
  })
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    note(`${type} process gone: ${reason} (${exitCode})`)
  })
}

/** Brings the page back when it dies, hangs or cannot be loaded; every accepted move is already on the disk. */
export function guardWindow(window: BrowserWindow): void {
  let lastDeath = -Infinity
  /** Not null while a question about the window is open: one at a time is enough. */
  let asking: AbortController | null = null

  const ask = async (message: string, answers: Answers): Promise<void> => {
    if (asking) return
    asking = new AbortController()
    const { signal } = asking
    const buttons = Object.keys(answers)
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message,
      detail: words.faults.nothingLost,
      buttons,
      defaultId: 0,
      cancelId: buttons.length - 2, // the one before Quit: Escape ends nothing
      signal
    })
    asking = null
    if (!signal.aborted) answers[buttons[response] ?? '']?.()
  }
  const bringBack = (): void => showPage(window)
  const quit = (): void => app.quit()
  const tryAgain = (): Answers => ({ [words.buttons.tryAgain]: bringBack, [words.buttons.quit]: quit })

  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return
    note(`page gone: ${reason} (${exitCode})`)
    const again = Date.now() - lastDeath < SOON
    lastDeath = Date.now()
    if (again) void ask(words.faults.keepsClosing, tryAgain())
    else bringBack()
  })
  window.webContents.on('did-fail-load', (_event, code, description, _address, isMainFrame) => {
    if (!isMainFrame || code === ABORTED) return
    note(`page not loaded: ${description} (${code})`)
    window.show()
    void ask(words.faults.notShown, tryAgain())
  })
  window.on('unresponsive', () => {
    note('page does not answer')
    void ask(words.faults.noAnswer, {
      [words.buttons.layAnew]: () => {
        lastDeath = -Infinity
        // a page that hangs would not even hear that it shall load again: it is brought back as one that has died
        window.webContents.forcefullyCrashRenderer()
      },
      [words.buttons.wait]: () => undefined,
      [words.buttons.quit]: quit
    })
  })
  window.on('responsive', () => asking?.abort())
}

function breakDown(error: unknown): void {
  note('unexpected error', error)
  console.error(error)
  const { unexpected: message, safe: detail } = words.faults
  if (!app.isReady()) dialog.showErrorBox(message, detail)
  else if (restartWanted(message, detail)) app.relaunch()
  app.exit(1)
}

function restartWanted(message: string, detail: string): boolean {
  for (;;) {
    const buttons = [words.buttons.restart, words.buttons.showLog, words.buttons.quit]
    const answer = dialog.showMessageBoxSync({
      type: 'error',
      message,
      detail,
      buttons,
      defaultId: 0,
      cancelId: 2
    })
    if (answer !== 1) return answer === 0
    void shell.openPath(app.getPath('logs'))
  }
}
