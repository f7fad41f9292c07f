// What happens when something breaks: it is noted, said plainly, and the game goes on from its last saved move.
import { app, dialog, shell, type BrowserWindow } from 'electron'
import { note } from './log'

/** A page that dies twice within this many milliseconds is not brought back without asking. */
const SOON = 30_000

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

/** Brings the page back when it dies or hangs; every accepted move is already on the disk. */
export function guardWindow(window: BrowserWindow): void {
  let lastDeath = -Infinity
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return
    note(`page gone: ${reason} (${exitCode})`)
    const again = Date.now() - lastDeath < SOON
    lastDeath = Date.now()
    if (again) void ask(window, 'The table keeps closing unexpectedly.', 'Try again')
    else window.webContents.reload()
  })
  window.on('unresponsive', () => {
    note('page does not answer')
    void ask(window, 'The table does not answer.', 'Reload the table')
  })
}

async function ask(window: BrowserWindow, message: string, again: string): Promise<void> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message,
    detail: 'Nothing is lost: every move was saved when it was made.',
    buttons: [again, 'Wait', 'Quit'],
    defaultId: 0,
    cancelId: 1
  })
  if (response === 0) window.webContents.reload()
  if (response === 2) app.quit()
}

function breakDown(error: unknown): void {
  note('unexpected error', error)
  console.error(error)
  const message = 'Freehold ran into an unexpected error.'
  const detail = 'Your game is safe up to the last move. What happened was written to the log.'
  if (!app.isReady()) dialog.showErrorBox(message, detail)
  else if (restartWanted(message, detail)) app.relaunch()
  app.exit(1)
}

function restartWanted(message: string, detail: string): boolean {
  for (;;) {
    const buttons = ['Restart', 'Show the log', 'Quit']
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
