// npm test: every check and every test, one after the other, then the sum of what really ran.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageFolder, root } from './runtime/places.mjs'

const reports = mkdtempSync(join(tmpdir(), 'freehold-test-'))
const sum = { passed: 0, failed: 0, skipped: 0 }
const broken = []

try {
  stage('check', ['npm', 'run', '--silent', 'check'])
  const vitest = join(packageFolder('vitest'), 'vitest.mjs')
  const units = join(reports, 'vitest.json')
  tests('unit tests', units, countVitest, [
    ...['node', vitest, 'run', '--reporter=default'],
    ...['--reporter=json', `--outputFile.json=${units}`]
  ])
  if (stage('build', ['npm', 'run', '--silent', 'build'])) {
    const journeys = join(reports, 'playwright.json')
    const command = ['node', 'scripts/run.mjs', 'playwright', 'test', '--reporter=list,json']
    tests('end-to-end tests', journeys, countPlaywright, command, { PLAYWRIGHT_JSON_OUTPUT_FILE: journeys })
  }
} finally {
  rmSync(reports, { recursive: true, force: true })
}
if (sum.passed === 0) broken.push('no test has passed')
for (const name of broken) console.log(`failed: ${name}`)
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`)
process.exit(sum.failed > 0 || broken.length > 0 ? 1 : 0)

/** Runs one stage that is no test run; when it fails it counts as one failure. */
function stage(name, command) {
  const done = run(name, command) === 0
  if (!done) {
    broken.push(name)
    sum.failed += 1
  }
  return done
}

/** Runs one set of tests and adds up its report; a run that fails for another reason than its tests counts as one. */
function tests(name, report, count, command, env = {}) {
  const code = run(name, command, env)
  const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : null
  sum.passed += counted?.passed ?? 0
  sum.failed += counted?.failed ?? 0
  sum.skipped += counted?.skipped ?? 0
  if (code === 0 && counted !== null) return
  broken.push(name)
  if ((counted?.failed ?? 0) === 0) sum.failed += 1
}

function run(name, [program, ...args], env = {}) {
  console.log(`\n== ${name}`)
  const npm = process.env.npm_execpath
  const [exec, ...first] = program === 'node' ? [process.execPath] : npm ? [process.execPath, npm] : [program]
  const { status, error } = spawnSync(exec, [...first, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env }
  })
  if (error) console.error(error.message)
  return status
}

function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  // A file that cannot even be loaded has no tests to count.
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + numTodoTests
  }
}

function countPlaywright({ stats, errors }) {
  if (stats.flaky > 0) console.log(`${stats.flaky} of the journeys passed only when tried again`)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped
  }
}
