// node scripts/packaging/twin.mjs UNPACKED TWIN
// Copies an unpacked package and opens the one fuse that a test needs to steer it (--inspect); nothing else differs.
import { flipFuses, FuseV1Options, FuseVersion } from '@electron/fuses'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const [unpacked, twin] = process.argv.slice(2)
const executable =
  { darwin: 'Freehold.app/Contents/MacOS/Freehold', win32: 'Freehold.exe' }[process.platform] ?? 'freehold'

rmSync(twin, { recursive: true, force: true })
cpSync(unpacked, twin, { recursive: true, verbatimSymlinks: true })
await flipFuses(join(twin, executable), {
  version: FuseVersion.V1,
  resetAdHocDarwinSignature: process.platform === 'darwin',
  [FuseV1Options.EnableNodeCliInspectArguments]: true
})
