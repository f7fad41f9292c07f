// Starts the app: a table of contents.
import { app, protocol, session } from 'electron'
import { join } from 'node:path'
import { keepChromiumSmall } from './chromium'
import { guardMainProcess, guardWindow } from './crashes'
import { receiveFiles } from './deliveries'
import { note, openLog } from './log'
import { setupMenu } from './menu'
import { registerScheme, servePage } from './protocol'
import { guardPages, guardSession } from './security'
import { focusWindow, mainWindow, openWindow, showOncePainted } from './window'

// First of all: a second copy must touch neither the log nor the saved games.
if (app.requestSingleInstanceLock()) start()
else app.quit()

function start(): void {
  openLog(app.getPath('logs'))
  guardMainProcess()
  guardPages()
  registerScheme(protocol)
  keepChromiumSmall(app)
  app.setAppUserModelId('app.freehold.Freehold')
  const deliverTo = receiveFiles(app, { words: process.argv, folder: process.cwd() }, focusWindow)
  app.on('window-all-closed', () => app.quit())
  void app.whenReady().then(async () => {
    note(`started ${app.getVersion()} on Electron ${process.versions.electron}`)
    guardSession(session.defaultSession)
    servePage(protocol, join(__dirname, '../renderer'))
    // its process starts while this one reads its other half and lays the table; neither waits for anything, so no call comes before
    const window = openWindow()
    const [{ openSettings }, { followLanguage }, { setupTable }] = await Promise.all([
      import('./settings'),
      import('./language'),
      import('./table')
    ])
    const settings = followLanguage(openSettings(join(app.getPath('userData'), 'settings.json'), note), {
      // in the order in which the page has them
      system: () => [app.getLocale(), ...app.getPreferredSystemLanguages()],
      show: setupMenu
    })
    const table = setupTable(mainWindow, settings)
    if (table === null) return app.exit(1)
    showOncePainted(window)
    deliverTo(table)
    guardWindow(window)
  })
}
