// The packaged app: made anew from out/, opened as a person would, and steered through a twin that differs in one fuse.
import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import packageFile from '../package.json'
import { expect, launch, test } from './app'
import { choose, playUntil, sitDown, tableOf } from './hands'

const { version } = packageFile
const root = resolve(__dirname, '..')
const output = join(root, 'test-results/package')
const executable =
  { darwin: 'Freehold.app/Contents/MacOS/Freehold', win32: 'Freehold.exe' }[process.platform as string] ??
  'freehold'
let release: string
let twin: string

test.beforeAll(() => {
  test.setTimeout(180_000)
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, stdio: 'pipe' })
  run('scripts/run.mjs', 'electron-builder', '--dir', `-c.directories.output=${output}`)
  const unpacked = readdirSync(output, { withFileTypes: true }).find((entry) => entry.isDirectory())
  if (unpacked === undefined) throw new Error(`electron-builder left no folder in ${output}`)
  run('scripts/packaging/twin.mjs', join(output, unpacked.name), join(output, 'twin'))
  release = join(output, unpacked.name, executable)
  twin = join(output, 'twin', executable)
})

test('A release cannot be made to run other code', async () => {
  const { FuseState, FuseV1Options, getCurrentFuseWire } = await import('@electron/fuses')
  const wire = await getCurrentFuseWire(release)
  const set = (fuse: keyof typeof FuseV1Options) => wire[FuseV1Options[fuse]] === FuseState.ENABLE
  expect({
    runAsNode: set('RunAsNode'),
    nodeOptions: set('EnableNodeOptionsEnvironmentVariable'),
    inspect: set('EnableNodeCliInspectArguments'),
    filePrivileges: set('GrantFileProtocolExtraPrivileges'),
    onlyFromAsar: set('OnlyLoadAppFromAsar'),
    asarIntegrity: set('EnableEmbeddedAsarIntegrityValidation')
  }).toEqual({
    runAsNode: false,
    nodeOptions: false,
    inspect: false,
    filePrivileges: false,
    onlyFromAsar: true,
    asarIntegrity: true
  })
})

test('A release says what it is made of', () => {
  const resources = process.platform === 'darwin' ? '../Resources' : 'resources'
  const bill = JSON.parse(readFileSync(join(dirname(release), resources, 'materials.cdx.json'), 'utf8')) as {
    bomFormat: string
    components: { name: string; version: string }[]
  }
  expect(bill.bomFormat).toBe('CycloneDX')
  const versions = new Map(bill.components.map(({ name, version }) => [name, version]))
  const { devDependencies, dependencies } = packageFile
  expect(versions.get('better-sqlite3')).toBe(dependencies['better-sqlite3'])
  expect(versions.get('svelte')).toBe(devDependencies.svelte)
  expect(versions.has('electron')).toBe(true)
  expect(versions.has('eslint')).toBe(false)
})

test('A release opens its window', async ({ dataDir }) => {
  const app = spawn(release, [`--user-data-dir=${dataDir}`], { stdio: 'ignore' })
  try {
    const log = join(dataDir, 'logs/freehold.log')
    await expect.poll(() => readIfThere(log), { timeout: 20_000 }).toContain('window shown')
    expect(readIfThere(log)).toContain(`started ${version}`)
  } finally {
    const ended = new Promise((done) => app.on('exit', done))
    app.kill()
    await ended
  }
})

test('The packaged app shows the game, its version and no developer tools', async ({ dataDir }) => {
  const app = await launch(dataDir, [], twin)
  const page = await app.firstWindow()
  await expect(page).toHaveTitle('Freehold')
  await expect(page.locator('#app')).not.toBeEmpty()
  const facts = await app.evaluate(({ app, BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    window?.webContents.openDevTools()
    return {
      packaged: app.isPackaged,
      version: app.getVersion(),
      size: window?.getSize(),
      developerTools: window?.webContents.isDevToolsOpened()
    }
  })
  expect(facts).toMatchObject({ packaged: true, size: [1280, 800], developerTools: false })
  expect(facts.version).toMatch(new RegExp(`^${version}(-test)?$`))
  await app.close()
})

test('The packaged app plays a few turns against the computer', async ({ dataDir }) => {
  const app = await launch(dataDir, [], twin)
  const page = await app.firstWindow()
  await choose(page, { speed: 'instant' })
  await sitDown(page, tableOf([null, 'casual', 'casual'], 'cafe'.repeat(16)))
  const turn = page.getByText(/^turn ([4-9]|\d\d)/)
  await playUntil(page, async () => (await turn.count()) > 0)
  await app.close()
})

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
