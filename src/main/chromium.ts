// What of Chromium is kept small: a game needs neither all of its processes nor garbage that lies around for long.
import { Menu, type App } from 'electron'

/** Must run before the app is ready. */
export function keepChromiumSmall({ commandLine }: Pick<App, 'commandLine'>): void {
  // The page's waste is collected sooner. At instant speed a table throws away some megabytes a second.
  commandLine.appendSwitch('js-flags', '--optimize-for-size')
  // Elsewhere the process of the sound is a sandbox too, and keeps drivers of other makers away from the games; here it is none.
  if (process.platform === 'linux') commandLine.appendSwitch('disable-features', 'AudioServiceOutOfProcess')
  // Or Electron would build a menu of its own first.
  Menu.setApplicationMenu(null)
}
