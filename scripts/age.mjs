// npm run age: whether a package in use is known to be vulnerable, and whether Electron still gets updates. Asks the registry, and
// says so where that gives no answer, which is no failure.
import { spawnSync } from 'node:child_process'
import { packageVersion, root } from './runtime/places.mjs'

/** Electron looks after its latest three majors. */
const SUPPORTED = 3
const SEVERE = ['high', 'critical']

const findings = [...findVulnerable(), ...findOld()]
for (const finding of findings) console.log(finding)
process.exit(findings.length > 0 ? 1 : 0)

/** All packages count: of those that are only needed to build, Electron and Svelte are shipped too. */
function findVulnerable() {
  const vulnerabilities = ask('whether packages are known to be vulnerable', 'audit')?.vulnerabilities
  if (!vulnerabilities) return []
  const severe = Object.values(vulnerabilities).filter(({ severity }) => SEVERE.includes(severity))
  console.log(
    `packages known to be vulnerable: ${severe.length} severe of ${Object.keys(vulnerabilities).length}`
  )
  return severe.map(({ name, range, severity, via }) => {
    const why = via.map((cause) => cause.title ?? `by ${cause}`).join(', ')
    return `${severity}: ${name} ${range} (${why})`
  })
}

function findOld() {
  const used = packageVersion('electron')
  const latest = ask('which Electron is the latest', 'view', 'electron', 'dist-tags')?.latest
  if (!latest) return []
  console.log(`Electron ${used} is in use, ${latest} is the latest`)
  const oldest = majorOf(latest) - SUPPORTED + 1
  return majorOf(used) < oldest
    ? [`Electron ${used} gets no updates any more: the oldest that does is ${oldest}`]
    : []
}

/** What npm answers, or null if the registry gives it no answer. */
function ask(what, ...words) {
  const { stdout, stderr } = spawnSync(
    'npm',
    [...words, '--json', '--fetch-retries=0', '--fetch-timeout=20000'],
    {
      cwd: root,
      encoding: 'utf8',
      // npm is a script of the shell on Windows
      shell: process.platform === 'win32'
    }
  )
  const answer = parsed(stdout)
  if (answer && !answer.error && !answer.statusCode) return answer
  const [reason = 'no answer'] = (answer?.message ?? answer?.error?.summary ?? stderr ?? '')
    .split('\n')
    .filter(Boolean)
  console.log(`not known ${what}: ${reason}`)
  return null
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function majorOf(version) {
  return Number.parseInt(version, 10)
}
