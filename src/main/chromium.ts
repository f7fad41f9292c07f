// What of Chromium is left out: a game does not need all of its processes.
import { Menu, type App } from 'electron'
import { mayHaveGraphics } from './graphics'

/** Must run before the app is ready. */
export function keepChromiumSmall(app: Pick<App, 'commandLine' | 'disableHardwareAcceleration'>): void {
  if (process.platform === 'linux') {
    // On Windows and macOS the process of the sound is a sandbox, and keeps drivers of other makers away from the games. On
    // Linux Chromium runs it without one, and a process of its own costs 60 MiB.
    app.commandLine.appendSwitch('disable-features', 'AudioServiceOutOfProcess')
    // Nobody asks the network for anything (`security.ts`), yet each page waits at its start until its process is there.
    app.commandLine.appendSwitch('enable-features', 'NetworkServiceInProcess2')
  }
  if (!mayHaveGraphics()) {
    // Chromium would start a process for the hardware, wait until it has failed, and start another that draws without.
    app.disableHardwareAcceleration()
    // A window is drawn in tiles, of which each costs: four times as large ones are a quarter of them.
    for (const side of ['width', 'height']) app.commandLine.appendSwitch(`default-tile-${side}`, '512')
  }
  // Or Electron would build a menu of its own first.
  Menu.setApplicationMenu(null)
}
