// Starts the app.
import { app, BrowserWindow } from 'electron'
import { join } from 'node:path'

void app.whenReady().then(() => {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    webPreferences: { preload: join(__dirname, '../preload/index.js'), sandbox: true }
  })
  void window.loadFile(join(__dirname, '../renderer/index.html'))
})
