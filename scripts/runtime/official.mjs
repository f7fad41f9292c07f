// Electron from its official source: where it lies once downloaded, and how it is downloaded.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { announce } from './announce.mjs'
import { cache, packageFolder, packageVersion } from './places.mjs'

export const wanted = packageVersion('electron')
const folder = packageFolder('electron')
/** Touched at each failed download, so that a machine that cannot reach the source asks it once a day only. */
const failedMark = join(cache, `electron-${wanted}-refused`)
const DAY = 24 * 60 * 60 * 1000

/** The name of Electron's executable inside its folder. */
export const executableName =
  {
    darwin: 'Electron.app/Contents/MacOS/Electron',
    win32: 'electron.exe'
  }[process.platform] ?? 'electron'

/** The version of the Electron in `dist`, or null if there is none. */
export function versionIn(dist) {
  const file = join(dist, 'version')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().replace(/^v/, '') : null
}

/** The official Electron if it has been downloaded into this checkout, else null. */
export function officialRuntime() {
  const dist = join(folder, 'dist')
  const exec = join(dist, executableName)
  return versionIn(dist) === wanted && existsSync(exec)
    ? { kind: 'official', version: wanted, dist, exec }
    : null
}

/** Whether the official source refused within the last day. */
export function refusedToday() {
  const mark = statSync(failedMark, { throwIfNoEntry: false })
  return mark !== undefined && Date.now() - mark.mtimeMs < DAY
}

/**
 * Downloads the official Electron with its own installer.
 * @param {number} seconds after which a network that neither answers nor refuses is given up
 * @returns {{ runtime: object } | { reason: string }}
 */
export function downloadOfficial(seconds) {
  announce(`downloading Electron ${wanted} (some 120 MB, once)`)
  const run = spawnSync(process.execPath, [join(folder, 'install.js')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: seconds * 1000
  })
  const runtime = run.status === 0 ? officialRuntime() : null
  if (runtime) return { runtime }
  mkdirSync(cache, { recursive: true })
  writeFileSync(failedMark, new Date().toISOString())
  return { reason: run.error?.message ?? (run.stderr.split('\n', 1)[0] || `exit code ${run.status}`) }
}
