// What of Chromium is left out: a game does not need all of its processes.
import { Menu, type App } from 'electron'
import { existsSync } from 'node:fs'

/** Where Linux shows graphics hardware: the kernel's own drivers, NVIDIA's, and Windows' under its Linux subsystem. */
const GRAPHICS = ['/dev/dri', '/dev/nvidiactl', '/dev/dxg']

/** Must run before the app is ready. */
export function keepChromiumSmall(app: Pick<App, 'commandLine' | 'disableHardwareAcceleration'>): void {
  if (process.platform === 'linux') {
    // On Windows and macOS the process of the sound is a sandbox, and keeps drivers of other makers away from the games. On
    // Linux Chromium runs it without one, and a process of its own costs 60 MiB.
    app.commandLine.appendSwitch('disable-features', 'AudioServiceOutOfProcess')
    // Chromium would start a process for the hardware, wait until it has failed, and start another that draws without.
    if (!GRAPHICS.some((device) => existsSync(device))) app.disableHardwareAcceleration()
  }
  // Or Electron would build a menu of its own first.
  Menu.setApplicationMenu(null)
}
