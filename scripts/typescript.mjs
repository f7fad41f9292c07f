// node scripts/typescript.mjs ENTRY.ts [arguments...]
// Runs a program written in TypeScript on the sources of the app: bundles it (imports here have no extensions, which Node
// alone cannot follow) and starts the bundle in a process of its own, so that a bench measures nothing but itself. The
// program may start itself again as a worker with `new Worker(new URL(import.meta.url))`.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { build } from 'vite'
import { root } from './runtime/places.mjs'

const [entry, ...args] = process.argv.slice(2)
if (!entry) {
  console.error('freehold: node scripts/typescript.mjs ENTRY.ts [arguments...]')
  process.exit(2)
}

// inside node_modules, from where the bundle finds the packages that it imports
const cache = join(root, 'node_modules/.cache/freehold')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, `${basename(entry, '.ts')}-`))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: resolve(entry),
    outDir: folder,
    target: 'node22',
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'program.mjs' } }
  }
})

const program = spawn(process.execPath, ['--enable-source-maps', join(folder, 'program.mjs'), ...args], {
  stdio: 'inherit'
})
// A signal from the keyboard reaches the program too; the folder goes when it has ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => program.kill(signal))
process.exitCode = await new Promise((ended, failed) => {
  program.on('error', failed)
  program.on('close', (code) => ended(code ?? 1)) // no code: ended by a signal
})
