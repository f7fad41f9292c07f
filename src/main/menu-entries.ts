// What stands in the native menu of each system.
import type { MenuItemConstructorOptions } from 'electron'
import type { Words } from './words'

type MenuParts = {
  readonly platform: NodeJS.Platform
  /** Adds reload and the developer tools, which are English everywhere. */
  readonly developing: boolean
  readonly words: Words['menu']
  readonly showLogs: () => void
}

const separator: MenuItemConstructorOptions = { type: 'separator' }
const tools: MenuItemConstructorOptions[] = [separator, { role: 'reload' }, { role: 'toggleDevTools' }]

/**
 * Every entry has a word of ours, since Electron's own are English in every language. There is no page zoom: the board never
 * scrolls, and the size of the text is one of the game's own settings.
 */
export function menuEntries({
  platform,
  developing,
  words,
  showLogs
}: MenuParts): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin'
  return [
    ...(mac ? [appEntries(words)] : []),
    {
      label: words.file,
      submenu: [mac ? { label: words.close, role: 'close' } : { label: words.quit, role: 'quit' }]
    },
    {
      label: words.edit,
      role: 'editMenu',
      submenu: [
        { label: words.undo, role: 'undo' },
        { label: words.redo, role: 'redo' },
        separator,
        { label: words.cut, role: 'cut' },
        { label: words.copy, role: 'copy' },
        { label: words.paste, role: 'paste' },
        { label: words.erase, role: 'delete' },
        separator,
        { label: words.selectAll, role: 'selectAll' }
      ]
    },
    {
      label: words.view,
      submenu: [{ label: words.fullScreen, role: 'togglefullscreen' }, ...(developing ? tools : [])]
    },
    ...(mac ? [windowEntries(words)] : []),
    {
      label: words.help,
      role: 'help',
      submenu: [
        { label: words.logs, click: showLogs },
        ...(mac ? [] : [separator, { label: words.about, role: 'about' as const }])
      ]
    }
  ]
}

/** The menu under the app's own name, which only a Mac has. */
const appEntries = (words: Words['menu']): MenuItemConstructorOptions => ({
  role: 'appMenu',
  submenu: [
    { label: words.about, role: 'about' },
    separator,
    { label: words.services, role: 'services' },
    separator,
    { label: words.hide, role: 'hide' },
    { label: words.hideOthers, role: 'hideOthers' },
    { label: words.showAll, role: 'unhide' },
    separator,
    { label: words.quitApp, role: 'quit' }
  ]
})

const windowEntries = (words: Words['menu']): MenuItemConstructorOptions => ({
  label: words.window,
  role: 'windowMenu',
  submenu: [
    { label: words.minimise, role: 'minimize' },
    { label: words.zoom, role: 'zoom' },
    separator,
    { label: words.front, role: 'front' }
  ]
})
