// Starts the app: a table of contents.
import { app, protocol, session } from 'electron'
import { join } from 'node:path'
import { guardMainProcess, guardWindow } from './crashes'
import { filesIn } from './game-files'
import { note, openLog } from './log'
import { setupMenu } from './menu'
import { registerScheme, servePage } from './protocol'
import { guardPages, guardSession } from './security'
import { setupTable } from './table'
import { focusWindow, mainWindow, openWindow } from './window'

// First of all: a second copy must touch neither the log nor the saved games.
if (app.requestSingleInstanceLock()) start()
else app.quit()

function start(): void {
  openLog(app.getPath('logs'))
  guardMainProcess()
  guardPages()
  registerScheme(protocol)
  app.setAppUserModelId('app.freehold.Freehold')
  // Files that are opened before there is a table to lay them on.
  const early = filesIn(process.argv.slice(1), process.cwd())
  let deliver = (files: readonly string[]): void => void early.push(...files)
  app.on('second-instance', (_event, commandLine, folder) => {
    focusWindow()
    deliver(filesIn(commandLine.slice(1), folder))
  })
  app.on('open-file', (event, file) => {
    event.preventDefault()
    deliver([file])
  })
  app.on('window-all-closed', () => app.quit())
  void app.whenReady().then(() => {
    note(`started ${app.getVersion()} on Electron ${process.versions.electron}`)
    guardSession(session.defaultSession)
    servePage(protocol, join(__dirname, '../renderer'))
    setupMenu()
    const table = setupTable(mainWindow)
    if (table === null) return app.exit(1)
    deliver = table
    deliver(early)
    guardWindow(openWindow())
  })
}
