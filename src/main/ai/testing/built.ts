// A file of this folder built as it is for the app, for specs that run it in a thread.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll } from 'vitest'

/** `name` is that of the source without its ending. The built file stands in `folder`, which goes when the specs are over. */
export function builtThread(name: string): { readonly folder: string; readonly file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'freehold-thread-'))
  beforeAll(async () => {
    await build({
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: join(import.meta.dirname, '..', `${name}.ts`),
        outDir: folder,
        emptyOutDir: false,
        rolldownOptions: { output: { entryFileNames: `${name}.mjs` } }
      }
    })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return { folder, file: join(folder, `${name}.mjs`) }
}
