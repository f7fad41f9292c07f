// The one window of the app: its size, its place, its page.
import { app, BrowserWindow, nativeTheme, screen } from 'electron'
import { join } from 'node:path'
import icon from '../../build/icons/256x256.png?asset'
import { note } from './log'
import { ORIGIN } from './origin'
import { developmentServer } from './security'
import { fitPlace, readPlace, writePlace } from './window-place'

/** The table's cloth, so that no white flashes up before the page is painted. */
const CLOTH = { light: '#d6c9ad', dark: '#12322c' }

let window: BrowserWindow | null = null

/** The window, or null before it is made and after it is closed. */
export function mainWindow(): BrowserWindow | null {
  return window
}

/** Opens the window where it was last, not to be seen yet, and loads its page. */
export function openWindow(): BrowserWindow {
  const placeFile = join(app.getPath('userData'), 'window.json')
  const place = fitPlace(
    readPlace(placeFile),
    screen.getAllDisplays().map((display) => display.workArea)
  )
  const opened = new BrowserWindow({
    ...place.bounds,
    minWidth: 1024,
    minHeight: 640,
    show: false,
    title: 'Freehold',
    backgroundColor: nativeTheme.shouldUseDarkColors ? CLOTH.dark : CLOTH.light,
    ...(process.platform === 'linux' ? { icon } : {}),
    webPreferences: {
      preload: join(__dirname, '../preload/index.js'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
      devTools: !app.isPackaged
    }
  })
  window = opened
  if (place.maximized) opened.maximize()
  opened.on('page-title-updated', (event) => {
    event.preventDefault()
  })
  opened.on('close', () => {
    writePlace(placeFile, { bounds: opened.getNormalBounds(), maximized: opened.isMaximized() })
  })
  opened.on('closed', () => {
    window = null
  })
  showPage(opened)
  return opened
}

/** Shows a window as soon as its page is painted. */
export function showOncePainted(window: BrowserWindow): void {
  window.once('ready-to-show', () => {
    window.show()
    note('window shown')
  })
}

/** Loads the page, or loads it anew. Where it cannot be loaded the window is told so by `did-fail-load`. */
export function showPage(window: BrowserWindow): void {
  void window.loadURL(developmentServer() ?? `${ORIGIN}/index.html`)
}

/** Brings the window to the front, out of the dock or task bar if need be. */
export function focusWindow(): void {
  if (window === null) return
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
