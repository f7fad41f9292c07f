// The native menu: on macOS under the app's name, elsewhere in the window.
import { app, Menu, shell } from 'electron'
import { menuEntries } from './menu-entries'
import { words } from './words'

/** Puts the menu and the About panel in place, in the language in use. */
export function setupMenu(): void {
  app.setAboutPanelOptions({
    applicationName: app.getName(),
    applicationVersion: app.getVersion(),
    copyright: words.independence
  })
  const entries = menuEntries({
    platform: process.platform,
    developing: !app.isPackaged,
    words: words.menu,
    showLogs: () => void shell.openPath(app.getPath('logs'))
  })
  Menu.setApplicationMenu(Menu.buildFromTemplate(entries))
}
