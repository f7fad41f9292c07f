// Temporary folders for specs that work on real files.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A fresh folder that goes when the test is over; its name has what names of users can have. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'freehold saves Žofie '))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
