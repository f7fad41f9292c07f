// The native menu: on macOS under the app's name, elsewhere in the window.
import { app, Menu, shell, type MenuItemConstructorOptions } from 'electron'

/** Puts the menu and the About panel in place. */
export function setupMenu(): void {
  app.setAboutPanelOptions({
    applicationName: app.getName(),
    applicationVersion: app.getVersion(),
    copyright: 'Freehold is not affiliated with, endorsed by or connected to Hasbro or the MONOPOLY brand.'
  })
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, !app.isPackaged)))
}

/**
 * The menu of one system; `developing` adds reload and the developer tools. There is no page zoom: the board never
 * scrolls, and the size of the text is one of the game's own settings.
 */
function menuTemplate(platform: NodeJS.Platform, developing: boolean): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin'
  const separator: MenuItemConstructorOptions = { type: 'separator' }
  const tools: MenuItemConstructorOptions[] = [separator, { role: 'reload' }, { role: 'toggleDevTools' }]
  return [
    ...(mac ? [{ role: 'appMenu' as const }] : []),
    { label: '&File', submenu: [{ role: mac ? 'close' : 'quit' }] },
    { label: '&Edit', role: 'editMenu' },
    { label: '&View', submenu: [{ role: 'togglefullscreen' }, ...(developing ? tools : [])] },
    ...(mac ? [{ role: 'windowMenu' as const }] : []),
    {
      label: '&Help',
      role: 'help',
      submenu: [
        { label: 'Show the &log folder', click: () => void shell.openPath(app.getPath('logs')) },
        ...(mac ? [] : [separator, { role: 'about' as const }])
      ]
    }
  ]
}
