// What the operating system must bring along (libraries, a compiler, a virtual display): installed when that can be
// done without asking, else named as the one line to type. Debian and its relatives; elsewhere the names are given.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { announce, SetupError } from './announce.mjs'

/** Which Debian package brings which program. */
const PACKAGE_OF = { 'g++': 'g++', make: 'make', python3: 'python3', Xvfb: 'xvfb' }
/** What Electron is linked against beyond a bare system; other libraries come with these. */
const LIBRARIES = ['libgtk-3-0', 'libnss3', 'libasound2', 'libgbm1']

/** Sees to it that the programs can be run. */
export function needPrograms(programs, purpose) {
  const missing = programs.filter((program) => !isProgram(program))
  if (missing.length > 0) install([...new Set(missing.map((program) => PACKAGE_OF[program]))], purpose)
}

/** Sees to it that the libraries of an executable are there. */
export function needLibraries(exec, purpose) {
  if (process.platform !== 'linux') return
  const listed = spawnSync('ldd', [exec], { encoding: 'utf8' })
  if (listed.status === 0 && listed.stdout.includes('not found')) install(LIBRARIES, purpose)
}

function install(packages, purpose) {
  if (!isProgram('apt-get'))
    throw new SetupError(`${purpose} needs what Debian calls ${packages.join(', ')}: please install that`)
  if (process.getuid() !== 0)
    throw new SetupError(
      `${purpose} needs more from the system. Please run: sudo apt-get install -y ${packages.map(todaysName).join(' ')}`
    )
  announce(`installing ${packages.join(' ')} with apt-get, for ${purpose} (about a minute, once)`)
  apt(['update'])
  apt(['install', '--yes', '--no-install-recommends', ...packages.map(todaysName)])
}

/** Libraries that were renamed when Debian widened its clock to 64 bits carry the suffix t64 on newer systems. */
function todaysName(name) {
  const renamed = spawnSync('apt-cache', ['show', `${name}t64`], { stdio: 'ignore' })
  return renamed.status === 0 ? `${name}t64` : name
}

function apt(args) {
  const run = spawnSync('apt-get', ['-qq', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  })
  if (run.status !== 0) throw new SetupError(`apt-get ${args.join(' ')} failed:\n${run.stdout}${run.stderr}`)
}

function isProgram(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK)
      return true
    } catch {
      return false // not in this folder
    }
  })
}
